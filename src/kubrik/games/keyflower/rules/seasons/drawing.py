"""Workers from the bag and skill tiles from the pile, behind a screen or onto a boat: always by chance."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import GREEN, MAX_PLAYERS


def weights(counts: list[int], choices: list[Choice]) -> list[Outcome]:
    """The possible draws, weighted by how many there are of each kind."""
    return [Outcome(choices[i], n) for i, n in enumerate(counts) if n > 0]


def pick(t: Keyflower, counts: list[int], size: int) -> int:
    """The kind of a random item."""
    k = t.rng.below(size)
    kind = 0
    while k >= counts[kind]:
        k -= counts[kind]
        kind += 1
    return kind


class FromBag(Draw[Keyflower]):
    """Draws one worker. An empty bag gives nothing (KF-6.25)."""

    def prepare(self, t: Keyflower) -> bool:
        return t.bag_size() > 0

    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return weights(t.bag, t.rules.outcomes.worker)

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.worker[pick(t, t.bag, t.bag_size())]


class FromPile(Draw[Keyflower]):
    """Draws one skill tile. An empty pile gives nothing (KF-6.25)."""

    def prepare(self, t: Keyflower) -> bool:
        return t.pile_size() > 0

    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return weights(t.pile, t.rules.outcomes.skill)

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.skill[pick(t, t.pile, t.pile_size())]


class DrawWorker(FromBag):
    """Draws a worker unseen (KF-2.5, KF-6.20). It can be green only if the bag has green ones (R-KF-26)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        player = t.players[self.seat]
        t.bag[outcome.a] -= 1
        player.workers[outcome.a] += 1
        if t.green_in > 0:
            player.green_most += 1
        t.whisper(self.seat, notes.WORKER_DRAWN, self.seat, outcome.a)


class DrawSkill(FromPile):
    """Draws a skill tile behind the screen, unseen (KF-6.19)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        t.pile[outcome.a] -= 1
        t.players[self.seat].skills[outcome.a] += 1
        t.whisper(self.seat, notes.SKILL_DRAWN, self.seat, outcome.a)


class LoadWorker(FromBag):
    """Draws a worker onto a boat, openly (KF-3.7)."""

    def __init__(self, boat: int) -> None:
        self.boat: Final = boat  # its index among the boats in play

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        t.bag[outcome.a] -= 1
        if outcome.a == GREEN:
            t.green_in -= 1
        t.cargo = one_more(t.cargo, self.boat, outcome.a)
        t.note(notes.WORKER_LOADED, t.rules.boats[self.boat].index, outcome.a)


class LoadSkill(FromPile):
    """Draws a skill tile onto a boat, openly (KF-3.7)."""

    def __init__(self, boat: int) -> None:
        self.boat: Final = boat

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        t.pile[outcome.a] -= 1
        t.cargo_skills = one_more(t.cargo_skills, self.boat, outcome.a)
        t.note(notes.SKILL_LOADED, t.rules.boats[self.boat].index, outcome.a)


def one_more(cargo: list[list[int]], boat: int, kind: int) -> list[list[int]]:
    """A copy of the cargo with one more; clones keep the old list."""
    loaded = cargo.copy()
    loaded[boat] = cargo[boat].copy()
    loaded[boat][kind] += 1
    return loaded


DRAW_WORKER: Final[list[AnyStep]] = [DrawWorker(seat) for seat in range(MAX_PLAYERS)]
DRAW_SKILL: Final[list[AnyStep]] = [DrawSkill(seat) for seat in range(MAX_PLAYERS)]
LOAD_WORKER: Final[list[AnyStep]] = [LoadWorker(boat) for boat in range(MAX_PLAYERS)]
LOAD_SKILL: Final[list[AnyStep]] = [LoadSkill(boat) for boat in range(MAX_PLAYERS)]


def draw_workers(t: Keyflower, seat: int, n: int) -> None:
    """Draws this many workers next, or all that are left."""
    t.note(notes.WORKERS_DRAWN, seat, min(n, t.bag_size()))
    for _ in range(n):
        t.do_first(DRAW_WORKER[seat])


def draw_skills(t: Keyflower, seat: int, n: int) -> None:
    t.note(notes.SKILLS_DRAWN, seat, min(n, t.pile_size()))
    for _ in range(n):
        t.do_first(DRAW_SKILL[seat])
