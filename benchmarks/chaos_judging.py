"""Compares what the store holds with what players were told."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from benchmarks.chaos_players import Attempt, Player
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import read_all
from kubrik.server.game.old import game_of
from kubrik.server.store.store import Store
from tests.server.processes.serving import choices_among

UNCERTAIN = ("", "in_doubt")  # the player was told nothing for certain
ELSEWHERE = "late"  # the question was answered already: this says nothing about this choice


class Verdict(msgspec.Struct):
    """How many choices of each kind; all but the first two should be 0."""

    acknowledged: int = 0
    refused: int = 0
    lost: int = 0
    twice: int = 0
    out_of_order: int = 0
    refused_but_stored: int = 0

    def add(self, other: Verdict) -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


async def judged(store: Store, players: Sequence[Player]) -> Verdict:
    tables: dict[str, list[Player]] = defaultdict(list)
    for player in players:
        tables[player.id].append(player)
    verdict = Verdict()
    for id, there in tables.items():
        verdict.add(await _table(store, id, there))
    return verdict


async def _table(store: Store, id: str, players: list[Player]) -> Verdict:
    stored = await store.load(id)
    assert stored is not None
    lines = read_all(stored.lines)
    log = choices_among(lines)
    verdict = Verdict()
    for player in players:
        verdict.add(_seat(player.attempts, [choice for seat, choice in log if seat == player.seat]))
    is_followed = isinstance(game_of(stored.table, box_of(stored.table.setup), lines), LiveGame)
    verdict.out_of_order += (not is_followed) + _overtaken(log, players)
    return verdict


def _seat(attempts: list[Attempt], stored: list[str]) -> Verdict:
    """Judges one seat. The answer to its question 7 is its eighth choice, because nobody takes anything back."""
    done = Counter(one.ask for one in attempts if one.answer == "done")
    kept = {ask for ask in done if any(_is_stored(one, stored) for one in attempts if one.ask == ask)}
    unknown = {one.ask for one in attempts if one.answer in UNCERTAIN}
    refused = [one for one in attempts if one.answer not in ("done", ELSEWHERE, *UNCERTAIN)]
    wrong = {one.ask for one in refused if _is_stored(one, stored)} - unknown - set(done)
    unsent = len(set(range(len(stored))) - {one.ask for one in attempts})
    return Verdict(
        acknowledged=len(done),
        refused=len(refused),
        lost=len(done) - len(kept),
        twice=sum(done.values()) - len(done) + unsent,
        refused_but_stored=len(wrong),
    )


def _is_stored(attempt: Attempt, stored: list[str]) -> bool:
    return attempt.ask < len(stored) and stored[attempt.ask] == attempt.choice


def _overtaken(log: list[tuple[int, str]], players: list[Player]) -> int:
    """Counts choices stored before one that had been acknowledged before they were sent."""
    places: dict[tuple[int, int], int] = {}
    asks: Counter[int] = Counter()
    for place, (seat, _) in enumerate(log):
        places[seat, asks[seat]] = place
        asks[seat] += 1
    done = [(one, (p.seat, one.ask)) for p in players for one in p.attempts if one.answer == "done"]
    known = [(one, places[key]) for one, key in done if key in places]
    return sum(a.answered < b.sent and at_a > at_b for a, at_a in known for b, at_b in known)
