"""A player who loses the last ship to Swift, or Swift's own player (AD-22.9, CC-8.22)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from tests.games.admiral.scene import Scene, scene

ROWS = ["........", "........"]


def three_players(captains: str = "F2 swift", *, attacker: int = 1) -> Scene:
    """The first has but one ship; the third lies on the other side of the second."""
    ships = "F1 A1 E, F2 D1 W, B2 H2 W, F3 G1 W"
    s = scene(*ROWS, ships=ships, captains=captains).ship("F1", strength=attacker).turn(0)
    return s.choose(0, "fire at F2", "3 from F1", "separate")


@pytest.mark.rule("T-84", "AD-22.9", "CC-8.27", "CC-8.22")
def test_the_rest_of_an_answer_is_fired_though_the_attacker_is_out() -> None:
    s = three_players("F1 rapid*, F2 swift").choose(1, "fire first", "1 from F2").chance("die 1")
    assert (s.t.is_in(0), s.asked(), s.options(1)) == (False, [1], ["enough", "against F3"])
    s.choose(1, "against F3", "1 from F2").chance("die 1")
    assert s.strength("F3") == 4
    s.choose(1, "enough")
    assert (s.t.acting, s.asked(), s.strength("F2")) == (1, [1], 5)  # no cards of the first are turned down
    assert "end turn" in s.options(1)
    assert s.t.sunk_value == [0, 3, 0]


@pytest.mark.rule("AD-22.9", "CC-8.10")
def test_with_nothing_left_to_fire_at_the_next_turn_begins_at_once() -> None:
    s = three_players()
    s.ship("F2", fired=[0, 3, 0, 0]).choose(1, "fire first", "3 from F2", "separate").chance("die 1")
    assert (s.t.acting, s.asked(), s.clause(1)) == (1, [1], "AD-6.6")


@pytest.mark.rule("AD-22.9", "AD-22.1")
def test_the_last_enemy_sunk_by_an_answer_ends_the_game() -> None:
    """Whatever was still loaded or declared."""
    s = scene(*ROWS, ships="F1 A1 E, F2 D1 W", captains="F2 swift").ship("F1", strength=1).turn(0)
    s.choose(0, "fire at F2", "3 from F1", "separate").choose(1, "fire first", "3 from F2", "separate").chance("die 1")
    assert (s.t.over, s.t.winners, s.strength("F2"), s.fired("F2")) == (True, 1, 5, [1, 0, 0, 0])


@pytest.mark.rule("AD-22.9", "CC-8.13", "T-31")
def test_who_is_out_by_a_claimed_attack_answers_no_more() -> None:
    ships = "F1 A1 E, F2 D1 W, F3 G1 W"
    s = scene(*ROWS, ships=ships, captains="F1 swift, F2 swift").ship("F2", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from F1").choose(1, "fire first").choose(0, "claim").chance("die 1")
    assert (s.t.is_in(1), s.asked(), s.t.sunk_value) == (False, [0], [3, 0, 0])


@pytest.mark.rule("AD-22.9", "CC-8.16", "AD-9.14")
def test_the_third_player_may_lose_his_last_ship_to_the_other_side() -> None:
    """And the attack goes on."""
    s = three_players(attacker=5)
    s.ship("F3", strength=1).choose(1, "fire first", "1 from F2").chance("die 2")
    s.choose(1, "against F3", "1 from F2").chance("die 1")
    assert (s.t.is_in(2), s.t.over, s.options(1)) == (False, False, ["enough", "against F1"])
    s.choose(1, "enough")
    assert s.asked() == [CHANCE]
    s.chance("die 1", "die 2", "die 2").choose(0, "end turn").choose(1, "end turn")
    assert (s.strength("F2"), s.captain("F2")) == (4, "swift*")


@pytest.mark.rule("T-36", "AD-18.6", "CC-8.2")
def test_in_a_third_players_turn_just_the_owner_answers() -> None:
    """Four players, two against two: the ally of the attacked is not asked, nor that of the attacker."""
    ships = "F1 A1 E, F2 D1 W, F3 A2 E, F4 D2 W"
    s = scene(*ROWS, ships=ships, captains="F1 swift, F2 swift, F3 swift, F4 swift", sides=[0, 1, 0, 1]).turn(2)
    s.choose(2, "fire at F4", "1 from F3")
    assert s.asked() == [3]
    s.choose(3, "fire first")
    assert s.asked() == [2]
    s.choose(2, "let be")
    assert (s.asked(), s.starting_with(3, "1 from")) == ([3], ["1 from F4"])
