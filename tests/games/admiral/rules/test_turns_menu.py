"""The menu of a turn (Q-1 – Q-3), and that every turn ends (AD-6.19)."""

from __future__ import annotations

from random import Random

import pytest

from kubrik.engine.choices import Choice
from kubrik.engine.play import chances, choose, next_to_act, options
from kubrik.games.admiral.table.choices import END_TURN
from tests.games.admiral.scene import Scene, scene

ROWS = ["1a..$....", "aa.^.#...", "....$...b", "....#..b2"]
LONGEST = 120  # choices of one turn, far more than guns, moves, gold and cards can ask for


@pytest.mark.rule("Q-2", "Q-3", "AD-6.6")
def test_the_menu_goes_by_what_to_do_and_then_by_ship() -> None:
    ships = "L1 E1 S, B1 H3 N, G1 B2 E, F2 G2 W, B2 D1 W"
    s = scene(*ROWS, ships=ships, level="admiral", options={"fireships": "on", "resign": "on"})
    s.ship("L1", gold=1).ship("G1", gold=2, strength=3).turn(0)
    assert s.options(0) == [
        *("move L1", "move B1", "move G1", "turn L1", "turn B1", "turn G1"),
        *("fire at F2", "fire at B2", "fire at fort 2", "fire from fort 1"),
        *("board with L1", "board with B1", "storm with B1"),
        *("repair G1", "load L1", "bank G1", "burn B1", "end turn", "resign"),
    ]
    assert s.clause(0) == "AD-6.6"


@pytest.mark.rule("Q-1", "Q-3")
def test_what_is_begun_is_finished() -> None:
    s = scene("....", "....", ships="F1 A1 E, F2 D1 W").turn(0).choose(0, "move F1")
    assert s.options(0) == ["to E", "to SE", "to S"]
    for other in ("end turn", "fire at F2", "move F1"):
        assert s.refusal(0, other) == "AD-8.13"


def rich(level: str, seed: int) -> Scene:
    """Everything that can be done, and captains to be shown, landed and taken aboard."""
    ships = "L1 B1 E, B1 B2 S, G1 E1 E, F2 G1 W, B2 D1 W, G2 H3 N"
    captains = "L1 swift, B1 rapid, G1 berserk*, F2 swift, G2 target"
    s = scene(*ROWS, ships=ships, level=level, captains=captains, options={"fireships": "on"}, number=3)
    return s.ship("B1", strength=1, gold=1).ship("L1", strength=4).turn(seed % 2)


@pytest.mark.rule("AD-6.19", "Q-1", "Q-2", "CC-6.11")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
@pytest.mark.parametrize("seed", range(12))
def test_a_player_who_never_wants_to_end_it_comes_to_the_end_of_the_turn(level: str, seed: int) -> None:
    s, rng = rich(level, seed), Random(seed)
    for _ in range(2):  # both players
        turns = s.t.turns
        for _ in range(LONGEST):
            if s.t.over or s.t.turns > turns:
                break
            step(s, rng)
        assert s.t.over or s.t.turns > turns


def step(s: Scene, rng: Random) -> None:
    """One choice of a player, or of chance."""
    seat = next_to_act(s.t)
    if seat < 0:
        choose(s.t, seat, rng.choice([o.choice for o in chances(s.t)]))
        return
    offered = options(s.t, seat)
    assert offered
    assert len(set(offered)) == len(offered)
    choose(s.t, seat, rng.choice(unless_last(offered)))


def unless_last(offered: list[Choice]) -> list[Choice]:
    return [c for c in offered if c.kind != END_TURN] or offered
