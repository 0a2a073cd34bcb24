"""The effects of using a tile (KF-7)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import Effect, Face
from kubrik.games.keyflower.rules.seasons.drawing import draw_skills, draw_workers
from kubrik.games.keyflower.rules.transport.transport import TRANSPORTING
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import GAIN_ONE
from kubrik.games.keyflower.table.state import NOTHING, Keyflower
from kubrik.games.keyflower.terms import (
    CHOOSE,
    DOUBLE_TRANSPORT,
    DRAW_SKILLS,
    DRAW_WORKERS,
    GAIN,
    GREEN,
    TAKE_GREEN,
    TRANSPORT,
)


def shown_face(t: Keyflower, tile: int) -> Face:
    """The visible face of a tile on offer or in a village."""
    plot = t.plots[tile]
    return plot.shown if plot is not None else t.auction(tile).shown


def carry_out_effect(t: Keyflower, seat: int, tile: int, effect: Effect, answers: list[Choice]) -> None:
    """Carries out the effect at once (KF-6.15), as far as supplies last (KF-6.24, KF-6.25)."""
    if effect.kind == GAIN:
        for kind in range(4):
            gain(t, seat, tile, kind, effect.resources[kind])
    elif effect.kind == CHOOSE:
        if answers[-1].kind == GAIN_ONE:
            gain(t, seat, tile, answers[-1].a, 1)
    elif effect.kind == DRAW_WORKERS:
        t.do_first(BAG_ASIDE)
        draw_workers(t, seat, effect.n)
    elif effect.kind == DRAW_SKILLS:
        t.do_first(PILE_ASIDE)
        draw_skills(t, seat, effect.n)
    elif effect.kind == TAKE_GREEN:
        take_green(t, seat, effect.n)
    elif effect.kind == TRANSPORT:
        start_transport(t, seat, effect)


def gain(t: Keyflower, seat: int, tile: int, kind: int, n: int) -> None:
    """Resources go on the tile itself in the own village, else on the home (KF-6.16, KF-6.17, KF-6.18, KF-8.26)."""
    n = min(n, t.supply[kind])
    if n == 0:
        return
    plot = t.plots[tile]
    at = tile if plot is not None and plot.owner == seat else t.players[seat].home
    t.add_resources(at, kind, n)
    t.supply[kind] -= n
    t.note(notes.RESOURCE_GAINED, seat, kind, n, at)


def take_green(t: Keyflower, seat: int, n: int) -> None:
    """Takes green workers, from the open supply only (KF-6.21, KF-6.28, KF-7.6)."""
    n = min(n, t.green)
    t.green -= n
    t.players[seat].gain_openly(GREEN, n)
    t.note(notes.GREEN_GAINED, seat, n)


def start_transport(t: Keyflower, seat: int, effect: Effect) -> None:
    """Steps are fixed when the workers are placed (KF-8.8), doubled for the owner of 2b (KF-7.14, KF-12.8)."""
    times = 2 if t.players[seat].has(DOUBLE_TRANSPORT) else 1
    t.steps_left = effect.transport * times
    t.upgrades_left = effect.upgrades * times
    t.do_first(TRANSPORTING[seat])


class BagAside(Step[Keyflower]):
    """The worker set aside goes into the bag (KF-7.7)."""

    def run(self, t: Keyflower) -> None:
        if t.aside != NOTHING:
            t.into_bag(t.aside, t.aside_size)
            t.aside = NOTHING
            t.aside_size = 0


class PileAside(Step[Keyflower]):
    """The skill tile set aside is mixed into the pile (KF-7.9)."""

    def run(self, t: Keyflower) -> None:
        if t.aside_skill != NOTHING:
            t.pile[t.aside_skill] += 1
            t.aside_skill = NOTHING


BAG_ASIDE: Final[AnyStep] = BagAside()
PILE_ASIDE: Final[AnyStep] = PileAside()
