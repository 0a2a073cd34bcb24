"""Allies: what is added up, what stays each one's own, and the fate they share (AD-18)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

ROADS = ("1a......", "aa......", "........", "......cc", "......c3")
PAIRS = [0, 1, 0, 1]


def allied(ships: str, captains: str | None = None, ranking: str = "score", fort_wins: bool = False) -> Scene:
    """Players 0 and 2 against 1 and 3."""
    return scene(*ROADS, ships=ships, sides=PAIRS, captains=captains, ranking=ranking, fort_wins=fort_wins)


def without_ally(fort_wins: bool = False) -> Scene:
    """Player 1 has just sunk the last ship of player 0; player 2 is to act."""
    s = allied("B1 C3 E, L2 D3 W, L3 H1 E, L4 A5 W", fort_wins=fort_wins).ship("B1", strength=1).turn(1, 2)
    return s.choose(1, "fire at B1", "1 from L2").chance("die 1").choose(1, "end turn")


# ---- together


@pytest.mark.rule("AD-18.4")
def test_scores_are_added_and_places_shared() -> None:
    s = allied("L1 A3 E, L2 D1 W, L3 D3 W, L4 A4 W")
    s.t.sunk_value = [1, 4, 6, 2]
    assert s.t.scores() == [7, 6, 7, 6]
    assert ranks(s.t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-18.4", "AD-24.9")
def test_banks_are_added() -> None:
    s = allied("L1 A3 E, L2 D1 W, L3 D3 W, L4 A4 W", ranking="gold")
    s.t.bank = [0, 2, 1, 0]
    assert ranks(s.t) == [2, 1, 2, 1]
    s.t.bank = [2, 2, 1, 0]
    assert ranks(s.t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-18.7", "AD-18.4", "AD-22.10")
def test_a_side_lives_as_long_as_one_of_its_players() -> None:
    s = allied("B1 C3 E, L2 D3 W, L3 E3 W, L4 D4 W")
    s.ship("B1", strength=1).ship("L2", strength=1).ship("L4", strength=1).turn(1, 2)
    s.choose(1, "fire at B1", "1 from L2").chance("die 1")
    assert (s.t.is_in(0), s.t.over) == (False, False)
    s.choose(1, "end turn").choose(2, "fire at L2", "1 from L3").chance("die 1")
    assert (s.t.is_in(1), s.t.over) == (False, False)
    s.choose(2, "fire at L4", "1 from L3").chance("die 1")
    assert (s.t.over, s.t.winners, ranks(s.t)) == (True, 0, [1, 2, 1, 2])  # with the one who was out first
    assert [seat for seat, *_ in s.notes(notes.VICTORY)] == [0, 2]


@pytest.mark.rule("AD-18.7", "AD-22.10")
def test_an_ally_who_is_out_does_not_drag_his_side_down() -> None:
    s = without_ally()
    assert ranks(s.t) == [2, 1, 2, 1]
    s.t.sunk_value[2] = 9
    assert ranks(s.t) == [1, 2, 1, 2]


# ---- each for himself


@pytest.mark.rule("AD-18.6")
def test_each_has_his_own_turn_ships_and_forts() -> None:
    s = allied("L1 A3 E, L2 D1 W, L3 D3 W, L4 A5 W").turn(0)
    assert {"move L1", "fire from fort 1"} <= set(s.options(0))
    assert [name for name in s.options(0) if name.endswith((" L3", "from fort 3"))] == []
    with pytest.raises(Illegal):
        s.choose(2, "move L3")
    with pytest.raises(Illegal):
        s.choose(0, "fire from fort 3")


@pytest.mark.rule("AD-18.6")
def test_the_spoils_are_his_who_won_and_nobody_else_is_asked() -> None:
    s = allied("G1 C3 E, B1 A5 E, G2 D3 W, B2 H1 W, G3 E3 W, L4 A3 W").ship("G2", gold=2).turn(0, 2)
    s.choose(0, "board with G1").chance("die 6", "die 1")
    assert s.asked() == [0]
    s.choose(0, "1 gold", "end turn")
    assert (s.flag("G2"), s.gold("G1"), s.gold("G2"), s.gold("G3")) == (0, 1, 1, 0)
    assert [name for name in s.options(2) if name.endswith(" G2")] == []


@pytest.mark.rule("AD-18.6")
def test_a_boarded_ship_is_defended_by_its_owner() -> None:
    s = allied("L1 C3 E, L2 D3 W, L3 E3 W, L4 A5 W", captains="L1 berserk, L3 berserk").turn(1)
    s.choose(1, "board with L2", "against L1")
    assert s.asked() == [0]


@pytest.mark.rule("AD-18.6", "AD-16.4")
def test_gold_goes_to_the_bank_and_not_to_an_ally_s_ship() -> None:
    s = allied("G1 G4 E, L2 D1 W, G3 H4 W, L4 A3 W").ship("G1", gold=1).turn(0)
    assert [name for name in s.options(0) if "gold" in name or name.startswith(("load", "bank"))] == ["bank G1"]
    s.choose(0, "bank G1")
    assert (s.gold("G1"), s.gold("G3"), sum(s.t.bank)) == (0, 0, 1)


# ---- what the side began with


@pytest.mark.rule("T-93", "AD-18.8", "AD-22.2")
def test_an_inherited_fort_scores_nothing() -> None:
    s = without_ally()
    assert (s.flag("fort 1"), s.t.scores()) == (2, [0, 2, 0, 2])
    s.fort("fort 1", flag=3)
    assert s.t.scores() == [0, 5, 0, 5]  # for the others it would


@pytest.mark.rule("AD-18.8", "AD-25.6")
def test_an_inherited_fort_wins_nothing() -> None:
    s = without_ally(fort_wins=True)
    assert (s.flag("fort 1"), s.t.unanswered, s.t.over, s.asked()) == (2, [0, 0], False, [2])


@pytest.mark.rule("T-93", "AD-18.8", "T-80")
def test_a_ship_taken_back_for_an_ally_scores_nothing() -> None:
    s = allied("L1 A3 E, F1 D3 E, L2 D1 W, L3 E3 W, L4 A5 W").ship("F1", flag=1).turn(2)
    assert s.t.scores() == [0, 3, 0, 3]
    s.choose(2, "board with L3").chance("die 6", "die 1")
    assert (s.flag("F1"), s.t.scores()) == (2, [0, 0, 0, 0])
