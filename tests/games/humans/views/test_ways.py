"""Which places of the board lead to which choice, and what kind of choice it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from kubrik.engine.play import options
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.moving import MoveShips, PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import choices
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.humans.views.view import humans_view
from kubrik.games.humans.views.ways import PlaceKind, way_of
from tests.games.humans.fights import all_fight, battle, captured
from tests.games.humans.random_games import PLAYERS, moments
from tests.games.humans.scene import Scene, scene

Ways = dict[str, list[str]]


def ways(s: Scene, seat: int = 0) -> Ways:
    """The places of every choice this captain has: «cell 2», or «home» where there is one only."""
    view = humans_view(s.t, seat)
    found = [way_of(s.t.rules, view, s.choice(name)) for name in s.options(seat)]
    return {way.name: [f"{place.kind} {place.which}".strip() for place in way.places] for way in found}


def buying(drawn: str, humans: int = 100_000, compensations: str = "") -> Scene:
    s = scene(2, turn=2).captain(0, humans=humans, compensations=compensations)
    return s.drawn(0, drawn).drawn(1, "teacup hoover").go(BUYING)


def planning(turn: int, ships: str, stations: str = "", compensations: str = "") -> Scene:
    s = scene(2, turn=turn).cities("seoul", "prague", "vienna")
    return s.captain(0, ships=ships, stations=stations, compensations=compensations).go(Planning())


def pulling() -> Scene:
    """Captain 1 has two ships in the attack, at different cities."""
    s = scene(2, turn=4).cities("seoul", "prague", "vienna").captain(0, ships="training", stations="magnet")
    s.captain(1, ships="cyclops krepysh").attack(1, "cyclops", 1).attack(1, "krepysh", 2)
    return s.go(PullShips())


def moving() -> Scene:
    s = scene(2, turn=7).cities("paris", "moscow", "london").captain(0, ships="strider")
    return s.attack(0, "strider", 2).go(MoveShips())


def rolled(stations: str = "", compensations: str = "") -> Scene:
    """Captain 0 loses a battle so far, and may do something about it."""
    s = scene(2, turn=4).captain(0, stations=stations, compensations=compensations)
    return all_fight(battle(s, "prague", "training teacup", "krepysh")).dice(1, 1).dice(1, 1)


def catching() -> Scene:
    s = captured(scene(2, turn=4).captain(0, stations="battery"), "vienna", "cyclops")
    return s.choose(0, "catch").chance("army no_army", "army army_12")


@pytest.mark.parametrize(
    ("set_up", "expected"),
    [
        (lambda: buying("battery magnet"), {"keep": ["drawn 0", "drawn 1"], "redraw": ["deck"]}),
        (
            lambda: buying("mosquito cyclops"),
            {"buy none": [], "buy first": ["drawn 0"], "buy both": ["drawn 0", "drawn 1"]},
        ),
        (lambda: buying("mosquito cyclops", humans=0), {"credits 0": ["credits"], "credits 1": ["credits"]}),
        (
            lambda: buying("mosquito cyclops", compensations="pension"),
            {"allowance pension 1": ["compensation pension"]},
        ),
        (lambda: planning(2, "training cyclops"), {"no cell": ["home"], "cell 2": ["cell 2"]}),
        (lambda: planning(7, "training", "cannon").choose(0, "cell 1"), {"no cell": [], "cell 2": ["cell 2"]}),
        (pulling, {"pass": [], "captain 1 ship 0": ["foe 1 0"], "captain 1 ship 1": ["foe 1 1"]}),
        (moving, {"no cell": ["cell 2"], "cell 1": ["cell 1"]}),
        (lambda: rolled(stations="battery"), {"pass": [], "station battery": ["station battery"]}),
        (lambda: rolled(compensations="rage"), {"compensation rage": ["compensation rage"]}),
        (
            lambda: rolled(stations="battery").choose(0, "station battery"),
            {"ship training": ["ship training"], "ship teacup": ["ship teacup"]},
        ),
        (lambda: captured(scene(2, turn=4), "prague", "cyclops"), {"raid": ["raid"], "catch": ["catch"]}),
        (catching, {"fight": ["army 1"], "flee": []}),
    ],
)
def test_a_choice_leads_from_these_places(set_up: Callable[[], Scene], expected: Ways) -> None:
    found = ways(set_up())
    assert {name: found.get(name) for name in expected} == expected


def test_a_battle_is_announced_from_the_captain_s_own_row() -> None:
    s = battle(scene(2, turn=4), "seoul", "cyclops", "krepysh")
    assert ways(s, s.asked()[0]) == {"fight": ["fighter"], "retreat": []}


def test_to_cancel_bonuses_only_ships_of_the_battle_are_counted_and_places_are_those_of_all() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="starship foreman barge")
    s.captain(1, ships="teacup", stations="jammer").attack(0, "starship", 2).attack(0, "foreman barge", 1)
    s.attack(1, "teacup", 1).go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1).choose(1, "station jammer")
    assert ways(s, 1) == {"captain 0 ship 0": ["foe 0 1"], "captain 0 ship 1": ["foe 0 2"]}


def test_every_card_of_a_set_of_fuel_leads_to_it() -> None:
    s = planning(1, "cyclops barge", "tanker", "jerrycan jerrycan fuel_tank").choose(0, "cell 1", "cell 2")
    assert ways(s) == {
        "fuel fuel_tank": ["compensation fuel_tank"],
        "fuel jerrycan+jerrycan": ["compensation jerrycan"],
        "fuel tanker+jerrycan": ["station tanker", "compensation jerrycan"],
    }


def test_every_kind_of_choice_has_a_name_of_its_own() -> None:
    box = scene().t.rules.choices.catalogue
    assert {c.kind for c in box.choices} == choices.KINDS.keys()
    assert len(set(choices.KINDS.values())) == len(choices.KINDS)


@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_whole_game_every_place_is_on_the_board(players: int) -> None:
    for t in moments(players, seed=2):
        for seat in range(players):
            view = humans_view(t, seat)
            for choice in options(t, seat) if view.question is not None else []:
                way = way_of(t.rules, view, choice)
                assert {(place.kind, place.which) for place in way.places} <= on_board(view), (way, view.question)


def on_board(view: HumansView) -> set[tuple[str, str]]:
    """Everything the captain can point at."""
    assert view.own is not None
    assert view.seat is not None
    found = {(kind, "") for kind in ("deck", "credits", "home", "fighter", "raid", "catch")}
    found |= {("drawn", str(i)) for i in range(len(view.own.drawn))}
    found |= {("ship", ship.id) for ship in view.own.ships}
    found |= {("station", station.id) for station in view.captains[view.seat].stations}
    found |= {("compensation", card.id) for card in view.own.compensations}
    found |= {("cell", str(cell.cell)) for cell in view.cells}
    found |= {("foe", f"{s} {i}") for s, c in enumerate(view.captains) for i in range(len(c.attacking))}
    found |= {("army", str(k)) for k in range(len(view.catch.armies) if view.catch is not None else 0)}
    assert {kind for kind, _ in found} <= set(get_args(PlaceKind))
    return found
