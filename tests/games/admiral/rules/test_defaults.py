"""What is answered for a player who is absent: nothing new, and no more than needed for what was begun."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.rules.defaults import default_choice
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.terms import NOWHERE
from tests.games.admiral.attacked import attacked, facing_each_other
from tests.games.admiral.scene import SHIPS, Scene, rules_for, scene

ROWS = ["......", "......", "......"]


def absent(s: Scene, seat: int) -> list[str]:
    return s.answer_for(seat, default_choice)


@pytest.mark.rule("AD-6.14")
def test_a_declaration_already_begun_has_a_single_shot() -> None:
    s = scene(*ROWS, ships="F1 B1 E, B1 A3 E, G2 D3 W", captains="F1 target").turn(0).choose(0, "fire at G2")
    assert absent(s, 0) == ["0 from F1", "1 from B1"]
    assert (s.fired("F1"), s.fired("B1"), s.captain("F1")) == ([0, 0, 0, 0], [1, 0, 0, 0], "target")
    s = facing_each_other("F1 target").turn(0).choose(0, "fire at F2")
    assert absent(s, 0) == ["1 from F1", "separate"]
    assert s.captain("F1") == "target"


@pytest.mark.rule("AD-6.14", "CC-8.5")
def test_an_answer_already_announced_is_one_shot() -> None:
    s = attacked("F2 swift").choose(1, "fire first")
    assert absent(s, 1) == ["1 from F2"]
    s.chance("die 1")
    assert absent(s, 1) == ["enough"]
    assert s.fired("F2") == [1, 0, 0, 0]


@pytest.mark.rule("AD-6.14", "AD-14.10")
@pytest.mark.parametrize(("gold", "answer"), [(2, "2 gold"), (1, "1 gold"), (0, "0 gold")])
def test_spoils_stay_where_they_are(gold: int, answer: str) -> None:
    s = scene(*ROWS, ships="F1 B1 E, F2 B2 W, B2 F3 W", captains="F1 rapid*").ship("F1", gold=1).ship("F2", gold=gold)
    s.turn(0).choose(0, "board with F1").chance("die 6", "die 1")
    assert absent(s, 0)[:2] == [answer, "stay"]
    assert (s.gold("F1"), s.gold("F2"), s.captain("F1"), s.captain("F2")) == (1, gold, "rapid*", "")


@pytest.mark.rule("AD-6.14", "CC-7.4")
def test_a_move_already_begun_is_one_cell_and_shows_nobody() -> None:
    """A ship of the line that needs Rapid to go against the wind."""
    s = scene(*ROWS, ships="L1 C2 E, F2 F3 W", wind="SW", captains="L1 rapid").turn(0).choose(0, "move L1")
    assert "to NE" in s.options(0)
    assert absent(s, 0) == ["to SW", "stop", "end turn"]
    assert (s.cell("L1"), s.captain("L1")) == ("B3", "rapid")


@pytest.mark.rule("AD-6.14", "CC-2.2")
def test_captains_are_assigned_in_the_order_of_ships_and_set() -> None:
    s = scene(*ROWS, ships="F1 A1 E, B1 A2 E, L1 A3 E, F2 F1 W", captains="", number=2).assign()
    assert absent(s, 0) == ["rapid commands F1", "swift commands B1"]
    absent(s, 1)
    assert (s.captain("F1"), s.captain("B1"), s.captain("L1")) == ("rapid", "swift", "")


@pytest.mark.rule("AD-6.11", "AD-6.14", "AD-22.1")
@pytest.mark.parametrize(
    ("scenario", "players"), [("duel", 2), ("gold_run", 2), ("gold_run", 3), ("gold_run", 4), ("fleet_battle", 4)]
)
@pytest.mark.parametrize("captains", [None, 2])
def test_a_game_of_absent_players_comes_to_its_end(scenario: str, players: int, captains: int | None) -> None:
    rules = rules_for(load_scenario(scenario, players, SHIPS), {}, captains)
    t = new_table(rules, seed=7)
    advance(t)
    while not t.over:
        seat = next_to_act(t)
        assert default_choice(t, seat) in options(t, seat)
        choose(t, seat, default_choice(t, seat))
    afloat = [ship for ship, cell in enumerate(t.cells) if cell != NOWHERE]  # storms may have sunk some
    assert all(t.cells[ship] == rules.scenario.berths[ship].cell for ship in afloat)
    assert (t.scores(), sum(t.fired), sum(t.bank)) == ([0] * players, 0, 0)


@pytest.mark.rule("AD-6.14", "AD-6.19")
@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_some_are_absent_comes_to_its_end_too(seed: int) -> None:
    """The first player does anything, the others nothing but what they must."""
    t = new_table(rules_for(load_scenario("gold_run", 3, SHIPS), {"level": "admiral"}, 2), seed)
    rng = Rng(seed)
    advance(t)
    while not t.over:
        seat = next_to_act(t)
        offer = options(t, seat)
        choose(t, seat, offer[rng.below(len(offer))] if seat == 0 else default_choice(t, seat))
    assert t.round <= t.rules.scenario.rounds
    assert t.bank[1:] == [0, 0]
