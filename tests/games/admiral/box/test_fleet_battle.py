"""The sea in flames (AD-25). How a fort is held: test_holding_forts.py."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes as cards
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_ELIMINATION, BY_HOLDING
from tests.games.admiral.scene import Scene
from tests.games.admiral.whole_scenarios import put, scenario_scene, sunk

IN_ORDER = {"windless": "on", "initiative": "fixed"}


def cells(s: Scene) -> list[str]:
    return [s.cell(ship) for ship in s.t.rules.names[: s.t.rules.number_of_ships]]


@pytest.mark.rule("AD-25.1")
def test_the_fleets_of_two() -> None:
    s = scenario_scene("fleet_battle", 2)
    assert s.t.rules.names[:5] == ["L1", "G1", "F1a", "F1b", "B1"]
    assert cells(s) == ["C7", "C9", "C5", "C11", "D6", "R8", "R6", "R10", "R4", "Q9"]
    assert [s.facing(ship) for ship in s.t.rules.names[:10]] == ["E"] * 5 + ["W"] * 5


@pytest.mark.rule("AD-25.2")
def test_the_fleets_of_four() -> None:
    s = scenario_scene("fleet_battle", 4)
    ships = s.t.rules.names[:12]
    assert ships == [f"{letter}{seat}" for seat in (1, 2, 3, 4) for letter in "LFB"]
    assert cells(s) == ["C3", "C5", "D2", "R12", "R10", "Q13", "C12", "C10", "D13", "R3", "R5", "Q2"]
    assert [s.facing(ship) for ship in ships] == ["E"] * 3 + ["W"] * 3 + ["E"] * 3 + ["W"] * 3


@pytest.mark.rule("AD-25.3")
def test_two_against_two() -> None:
    t = scenario_scene("fleet_battle", 4).t
    assert [[t.are_enemies(a, b) for b in range(4)] for a in (0, 1)] == [
        [False, True, False, True],
        [True, False, True, False],
    ]
    assert t.is_friendly(2, 0)
    assert t.is_friendly(3, 1)


@pytest.mark.rule("AD-25.4")
def test_four_captains_for_each_of_two() -> None:
    s = scenario_scene("fleet_battle", 2, captains=True).lay_cards("").assign()
    for seat, fleet in ((0, ["L1", "G1", "F1a", "F1b"]), (1, ["L2", "G2", "F2a", "F2b"])):
        captains = zip(["swift", "rapid", "target", "berserk"], fleet, strict=True)
        s.choose(seat, *(f"{captain} commands {ship}" for captain, ship in captains))
    assert s.notes(cards.CARDS_LAID) == [(0, 4, 0, 0), (1, 4, 0, 0)]


@pytest.mark.rule("AD-25.4")
def test_two_captains_for_each_of_four() -> None:
    s = scenario_scene("fleet_battle", 4, captains=True).lay_cards("").assign()
    for seat in range(4):
        s.choose(seat, f"swift commands L{seat + 1}", f"rapid commands F{seat + 1}")
    assert s.notes(cards.CARDS_LAID) == [(seat, 2, 0, 0) for seat in range(4)]


@pytest.mark.rule("AD-25.5")
def test_a_side_without_ships_has_lost() -> None:
    s = scenario_scene("fleet_battle", 4)
    sunk(s, "F1", "B1", "F2", "B2", "F4", "B4", "L4")
    put(s, "L2", "E3")
    s.t.out_at[3] = 1
    s.ship("L2", strength=1).turn(0).choose(0, "fire at L2", "1 from L1").chance("die 1")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_ELIMINATION, 0, 0), (2, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-25.5")
def test_a_player_without_ships_whose_ally_has_some_has_not_lost() -> None:
    s = scenario_scene("fleet_battle", 4)
    sunk(s, "F1", "B1", "F2", "B2")
    put(s, "L2", "E3")
    s.ship("L2", strength=1).turn(0).choose(0, "fire at L2", "1 from L1").chance("die 1")
    assert not s.t.over
    assert s.flag("fort 2") == 3


@pytest.mark.rule("AD-25.6", "AD-25.8")
@pytest.mark.parametrize("players", [2, 4])
def test_an_enemy_s_fort_held_for_a_round_wins(players: int) -> None:
    s = scenario_scene("fleet_battle", players, options=IN_ORDER).fort("fort 2", strength=0)
    put(s, "L1", "L12" if players == 2 else "O9")
    s.round().choose(0, "storm with L1")
    for seat in range(players):
        assert s.asked() == [seat]
        s.choose(seat, "end turn")
    assert s.t.over
    winners = [0] if players == 2 else [0, 2]
    assert s.notes(notes.VICTORY) == [(seat, BY_HOLDING, 0, 0) for seat in winners]


@pytest.mark.rule("AD-25.7")
def test_after_twenty_five_rounds_the_score_decides() -> None:
    """Not what is left of the fleets: player 1 has lost most of his, but took a galleon."""
    s = scenario_scene("fleet_battle", 2, options=IN_ORDER).ship("G1", flag=1)
    sunk(s, "L2", "F2a", "F2b", "B2")
    s.t.round = 25
    s.round().choose(0, "end turn").choose(1, "end turn")
    assert s.t.over
    assert (s.t.scores(), ranks(s.t)) == ([0, 4], [2, 1])
