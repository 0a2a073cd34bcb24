"""Who is asked, and what, does not depend on hidden captains: two tables that differ in nothing else (H-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.engine.questions import Question
from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.expansions.captain_cards.table.questions import WHETHER_TO_ANSWER
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.table.questions import HOW_TO_DEFEND, HOW_TO_GO_ON
from kubrik.games.admiral.table.state import Admiral
from tests.games.admiral.expansions.captain_cards.twins import Twins
from tests.games.admiral.scene import SHIPS, drawn_scenario, rules_for

LEVELS = ["basic", "captain", "admiral"]
GAMES = [("duel", 2, 2), ("gold_run", 3, 2), ("fleet_battle", 2, 4), ("fleet_battle", 4, 2)]
OPTIONS = {"target_coastal": "on", "fireships": "on"}
MELEE = drawn_scenario(
    ["1a......", "aa......", "...#....", "....bb..", "....b2.."],
    "L1 B2 E, F1 C3 E, B1 D2 E, G1 B4 E, L2 E4 W, F2 E3 W, B2 D4 W, G2 F2 W",
)


def assigned(scenario: Scenario, number: int, level: str, rng: Rng) -> Admiral:
    """A game whose captains have been assigned at random; chance goes on by itself."""
    t = new_table(rules_for(scenario, {"level": level, **OPTIONS}, number), rng.below(1 << 30))
    advance(t)
    while t.round == 0:
        seat = next_to_act(t)
        offer = options(t, seat)
        choose(t, seat, offer[rng.below(len(offer))])
    return t


@pytest.mark.rule("H-4", "H-2", "H-6")
@pytest.mark.parametrize(("name", "players", "number"), GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_tables_with_other_hidden_captains_are_asked_alike(name: str, players: int, number: int, level: str) -> None:
    rng = Rng(17)
    scenario = load_scenario(name, players, SHIPS)
    for seat in range(players):
        Twins(assigned(scenario, number, level, rng), seat, rng).play(100)


@pytest.mark.rule("H-4", "H-2", "H-6", "CC-8.21", "CC-10.6", "Q-6")
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_thick_of_the_fight_too(level: str) -> None:
    """Here they get the questions in which captains make a difference to their own player."""
    rng = Rng(5)
    differed: set[Question] = set()
    for game in range(16):
        twins = Twins(assigned(MELEE, 3, level, rng), game % 2, rng)
        twins.play(150)
        differed |= twins.asked
    assert {HOW_TO_GO_ON, HOW_TO_DEFEND, WHETHER_TO_ANSWER} <= differed
