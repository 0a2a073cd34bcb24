"""Whole games played at random, for what must hold in every game.

    for t in moments(Game(SCENARIO["duel", 2]), seed=1, pick=quarrelsome):
        assert t.round <= 20

Random play seldom fights, so there is also a quarrelsome player: he sails for enemies and gold, and then fires, boards,
storms, burns, loads and banks wherever he can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, chances, next_to_act, options, play
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.table.choices import (
    ADVANCE,
    BANK,
    BOARD_WITH,
    BURN,
    END_TURN,
    FIRE_AT,
    FIRE_FORT,
    HEADING,
    LOAD,
    MOVE,
    REPAIR,
    RESIGN,
    SHOTS,
    STORM_WITH,
)
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOWHERE
from tests.games.admiral.scene import drawn_scenario, rules_for

Pick = Callable[[Admiral, int, list[Choice], Rng], Choice]

MANY = 20_000  # choices: no game is that long
DEEDS = {FIRE_AT, FIRE_FORT, BOARD_WITH, STORM_WITH, LOAD, BANK, BURN}
FAR = 99  # further than any cell

# Small enough to meet in the first round, with everything there is: forts, reefs, mines, gold, an alliance.
NARROWS = drawn_scenario(
    ["1a..$..b2", "aa.^...bb", "...$#....", "3c......."],
    "G1 B2 E, B1 C1 E, F1 I2 W, L2 G2 W, B2 G1 W, G2 H2 W, F3 B4 E, B3 D4 E",
    sides=[0, 1, 0],
    mines="D1 F3 E4",
    rounds=8,
    goal=4,
    fort_wins=True,
    ranking="gold",
)


class Game:
    """What is played: a scenario, a level, options, and with how many captains (None: without the expansion)."""

    def __init__(self, scenario: Scenario, level: str = "captain", captains: int | None = None, **chosen: str) -> None:
        self.scenario = scenario
        self.options = {"level": level, **chosen}
        self.captains = captains
        words = [scenario.name.id, f"for {scenario.seats}", level]
        self.name = " ".join(words if captains is None else [*words, f"captains {captains}"])

    def begun(self, seed: int) -> Admiral:
        """Nobody has chosen anything yet. Chance is told, so that the table is looked at between two draws as well."""
        t = new_table(rules_for(self.scenario, self.options, self.captains), seed)
        t.explicit_chance = True
        t.journal = Journal()
        advance(t)
        return t


def moments(game: Game, seed: int, pick: Pick) -> Iterator[Admiral]:
    """The table at every choice and every draw of a game, and after the last."""
    t, rng = game.begun(seed), Rng(seed)
    yield t
    for _ in range(MANY):
        if t.over:
            return
        seat = next_to_act(t)
        play(t, seat, drawn(chances(t), rng) if seat == CHANCE else pick(t, seat, options(t, seat), rng))
        yield t
    raise AssertionError("it never ends")


def drawn(outcomes: list[Outcome], rng: Rng) -> Choice:
    """Each as likely as its weight says."""
    return one_of([o.choice for o in outcomes for _ in range(o.weight)], rng)


# ---------------------------------------------------------------- players


def one_of(offer: list[Choice], rng: Rng) -> Choice:
    return offer[rng.below(len(offer))]


def aimless(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    """But he does not resign."""
    return one_of([c for c in offer if c.kind != RESIGN], rng)


def quarrelsome(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    """Now and then he does anything at all; he gives up with his last ship only."""
    if rng.below(25) == 0:
        return one_of(offer, rng) if len(t.fleet(seat)) == 1 else aimless(t, seat, offer, rng)
    kinds = {c.kind for c in offer}
    if kinds & DEEDS:
        return one_of([c for c in offer if c.kind == STORM_WITH] or [c for c in offer if c.kind in DEEDS], rng)
    if HEADING in kinds:
        return nearest(t, offer, t.answers[seat][0].a)
    if ADVANCE in kinds:
        return way_on(t, offer, rng)
    if SHOTS in kinds:
        return offer[-1]
    moves = [c for c in offer if c.kind in (MOVE, REPAIR)]
    return aimless(t, seat, moves or [c for c in offer if c.kind not in (END_TURN, RESIGN)] or offer, rng)


def way_on(t: Admiral, offer: list[Choice], rng: Rng) -> Choice:
    """Ahead as long as it brings the ship nearer."""
    step = t.agenda[-1]
    assert isinstance(step, SailOn)
    ship = step.course.ship
    here = way_left(t, ship, t.cells[ship])
    there = way_left(t, ship, cell_to(t, ship, step.course.heading))
    ahead = [c for c in offer if c.kind == ADVANCE]
    return ahead[0] if there < here else one_of(offer, rng)


def nearest(t: Admiral, offer: list[Choice], ship: int) -> Choice:
    return min(offer, key=lambda c: way_left(t, ship, cell_to(t, ship, c.a)))


def cell_to(t: Admiral, ship: int, heading: int) -> int:
    return t.rules.sea.beside[t.cells[ship] * 8 + heading]


def way_left(t: Admiral, ship: int, cell: int) -> int:
    if cell == NOWHERE:
        return FAR
    return min((t.rules.sea.distance(cell, goal) for goal in goals(t, ship)), default=FAR)


def goals(t: Admiral, ship: int) -> list[int]:
    """Home with gold, and else to enemies, their forts and gold."""
    seat = t.flags[ship]
    if t.gold[ship]:
        home = [cell for cell, port in enumerate(t.rules.port_at) if port >= 0 and t.fort_flags[port] == seat]
        return home or t.cells
    hostile = [t.cells[other] for other, flag in enumerate(t.flags) if t.are_enemies(seat, flag)]
    forts = [port.fort for fort, port in enumerate(t.rules.ports) if t.are_enemies(seat, t.fort_flags[fort])]
    return [*hostile, *forts, *(cell for cell, units in enumerate(t.sea_gold) if units)]
