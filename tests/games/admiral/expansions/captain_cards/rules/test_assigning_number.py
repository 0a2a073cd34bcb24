"""How many captains are assigned: what the players agree on, or what is usual in the scenario (CC-2.1, AD-19.6)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.expansions.captain_cards.expansion import CaptainCards
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CARD, cards_of
from kubrik.games.admiral.rules.flow import admiral_rules, new_table
from kubrik.games.admiral.table.settings import settings
from kubrik.games.admiral.table.state import Admiral
from tests.games.admiral.scene import SHIPS, drawn_scenario

SMALL = drawn_scenario(["........", "........"], "L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W, B2 G1 W")


def assigned(scenario: Scenario, chosen: dict[str, str]) -> Admiral:
    """Everybody gives the first answer there is."""
    rules = admiral_rules(SHIPS, scenario, settings(chosen, scenario.level))
    CaptainCards().install(rules, chosen)
    t = new_table(rules, seed=1)
    advance(t)
    while t.round == 0:
        choose(t, next_to_act(t), options(t, next_to_act(t))[0])
    return t


def captains(t: Admiral) -> list[int]:
    """How many each player has."""
    aboard = cards_of(t).aboard
    return [sum(aboard[ship] != NO_CARD for ship in t.fleet(seat)) for seat in range(t.seats)]


@pytest.mark.rule("AD-19.6", "CC-2.1", "R-25")
@pytest.mark.parametrize("number", range(5))
def test_so_many_captains_as_agreed(number: int) -> None:
    """Five ships each: enough for the whole set."""
    t = assigned(load_scenario("fleet_battle", 2, SHIPS), {"captains": str(number)})
    assert captains(t) == [number, number]
    assert [len(aside) for aside in cards_of(t).aside] == [4 - number, 4 - number]


@pytest.mark.rule("CC-2.1", "AD-19.6")
@pytest.mark.parametrize(
    ("scenario", "players", "number"),
    [("duel", 2, 2), ("gold_run", 3, 2), ("fleet_battle", 2, 4), ("fleet_battle", 4, 2)],
)
def test_or_as_many_as_are_usual(scenario: str, players: int, number: int) -> None:
    assert captains(assigned(load_scenario(scenario, players, SHIPS), {})) == [number] * players


@pytest.mark.rule("CC-2.9", "CC-2.1")
def test_a_small_fleet_has_fewer() -> None:
    assert captains(assigned(SMALL, {"captains": "3"})) == [2, 3]


@pytest.mark.rule("AD-19.6")
def test_without_captains_nobody_is_asked() -> None:
    """The first question is what to do in the first turn."""
    t = assigned(SMALL, {"captains": "0"})
    assert captains(t) == [0, 0]
    assert t.turns == 1
