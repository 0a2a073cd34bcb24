"""Which places of the board lead to which choice, what kind of choice it is, and what a question is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from kubrik.engine.play import options
from kubrik.games.admiral.table.choices import KINDS, MANNER, MANNERS
from kubrik.games.admiral.terms import DIRECTIONS
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.views.ways import ADMIRAL_WAYS, PlaceKind
from tests.games.admiral.looking import own, seen, ways
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.scene import Scene, scene

OPEN = ("........", "........", "........")
PORT = ("1a$.....", "aa......", "........")


def menu() -> Scene:
    """G1 has gold to bank and damage to repair, and B1 touches an enemy."""
    s = scene(*PORT, ships="G1 B1 E, B1 D2 E, F2 E2 W, L2 H3 W", options={"fireships": "on"})
    return s.ship("G1", gold=1, strength=2).turn(0)


def loading() -> Scene:
    return scene(*PORT, ships="B1 D3 E, G1 C1 E, F2 H3 W").turn(0)


def fort_firing() -> Scene:
    return scene("1a......", "aa......", "........", ships="L1 A3 E, F2 D1 W, B2 D2 W").turn(0)


def storming() -> Scene:
    return scene(".....b2", ".....bb", "1......", ships="L1 F1 E, F2 A1 W").turn(0)


def turning() -> Scene:
    return scene(*OPEN, ships="L1 A2 E, F2 H2 W", level="admiral").turn(0)


def sailing(heading: str = "N") -> Scene:
    return scene(*OPEN, ships="B1 H1 W, F1 B3 N, F2 H3 W").turn(0).choose(0, "move F1", f"to {heading}")


def firing() -> Scene:
    return scene(*OPEN, ships="L1 A2 E, F1 A3 E, F2 C1 W, B2 H1 W").turn(0)


def boarding() -> Scene:
    return scene(*OPEN, ships="L1 B1 E, F2 C1 W, B2 C2 W").turn(0)


def spoils() -> Scene:
    """L1 has captured F2, which carries gold."""
    s = scene(*OPEN, ships="L1 B1 E, F2 C1 W, B2 H3 W").ship("F2", gold=1).turn(0)
    return s.choose(0, "board with L1").chance("die 6", "die 1")


@pytest.mark.parametrize(
    ("set_up", "expected"),
    [
        (
            menu,
            {
                "move G1": ["thing 0"],
                "repair G1": ["thing 0"],
                "bank G1": ["thing 0"],
                "fire at F2": ["thing 2"],
                "board with B1": ["thing 1"],
                "burn B1": ["thing 1"],
                "end turn": [],
            },
        ),
        (loading, {"load G1": ["thing 1"]}),
        (lambda: loading().choose(0, "load G1"), {"2 gold": ["thing 1", "number 2"]}),
        (lambda: menu().ship("G1", gold=2).choose(0, "bank G1"), {"1 gold": ["thing 0", "number 1"]}),
        (fort_firing, {"fire from fort 1": ["thing 3"]}),
        (lambda: fort_firing().choose(0, "fire from fort 1"), {"against B2": ["thing 2"]}),
        (
            lambda: fort_firing().choose(0, "fire from fort 1", "against B2"),
            {"3 from fort 1": ["thing 3", "number 3"]},
        ),
        (storming, {"storm with L1": ["thing 0"], "fire at fort 2": ["thing 3"]}),
        (turning, {"turn L1": ["thing 0"]}),
        (lambda: turning().choose(0, "turn L1"), {"to NE": ["arrow NE"]}),
        (
            sailing,
            {
                "advance": ["arrow N"],
                "turn left": ["arrow NW"],
                "turn right": ["arrow NE"],
                "stop": ["thing 1"],
            },
        ),
        (lambda: sailing("NE"), {"advance": ["arrow NE"], "turn left": ["arrow N"]}),
        (lambda: firing().choose(0, "fire at F2"), {"0 from L1": ["thing 0", "number 0"]}),
        (
            lambda: firing().choose(0, "fire at F2", "0 from L1", "2 from F1"),
            {"separate": ["thing 2"], "salvo": ["thing 2"]},
        ),
        (lambda: boarding().choose(0, "board with L1"), {"against F2": ["thing 1"], "against B2": ["thing 2"]}),
        (spoils, {"0 gold": ["thing 1", "number 0"], "1 gold": ["thing 1", "number 1"]}),
    ],
)
def test_a_choice_leads_from_these_places(set_up: Callable[[], Scene], expected: dict[str, list[str]]) -> None:
    found = ways(set_up())
    assert {name: found.get(name) for name in expected} == expected


@pytest.mark.parametrize(
    ("set_up", "answers", "expected"),
    [
        (firing, [], (None, None)),
        (firing, ["move F1"], (1, None)),
        (turning, ["turn L1"], (0, None)),
        (loading, ["load G1"], (1, None)),
        (firing, ["fire at F2"], (None, 2)),
        (fort_firing, ["fire from fort 1"], (3, None)),
        (fort_firing, ["fire from fort 1", "against B2", "2 from fort 1"], (3, 2)),
        (boarding, ["board with L1"], (0, None)),
    ],
)
def test_a_question_is_about_what_was_begun_with_and_what_is_aimed_at(
    set_up: Callable[[], Scene], answers: list[str], expected: tuple[int | None, int | None]
) -> None:
    s = set_up().choose(0, *answers)
    assert (own(s, 0).subject, own(s, 0).target) == expected
    assert (own(s, 1).subject, own(s, 1).target, seen(s, None).own) == (None, None, None)


def test_every_kind_of_choice_has_a_name_of_its_own() -> None:
    catalogue = fort_firing().t.rules.choices.catalogue
    assert {c.kind for c in catalogue.choices} == KINDS.keys() | {MANNER}
    names = [*KINDS.values(), *MANNERS]
    assert {ADMIRAL_WAYS.kind_of(c) for c in catalogue.choices} == set(names)
    assert len(set(names)) == len(names)


def test_fire_goes_by_its_manner() -> None:
    s = firing().choose(0, "fire at F2", "0 from L1", "2 from F1")
    found = [ADMIRAL_WAYS.way_of(seen(s, 0), s.choice(name)).kind for name in s.options(0)]
    assert found == ["separate", "salvo"]


@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_in_a_whole_game_every_place_is_on_the_board(level: str) -> None:
    for t in moments(Game(NARROWS, level=level), seed=2, pick=quarrelsome):
        for seat in admiral_view(t, None).to_act:
            view = admiral_view(t, seat)
            for choice in options(t, seat):
                way = ADMIRAL_WAYS.way_of(view, choice)
                assert {(place.kind, place.which) for place in way.places} <= on_board(view), (way, view.question)


def on_board(view: AdmiralView) -> set[tuple[str, str]]:
    """Everything the player can point at."""
    found = {("arrow", direction) for direction in DIRECTIONS} | {("number", str(n)) for n in range(9)}
    found |= {("thing", str(i)) for i, ship in enumerate(view.ships) if ship.cell is not None}
    found |= {("thing", str(len(view.ships) + i)) for i in range(len(view.forts))}
    assert {kind for kind, _ in found} == set(get_args(PlaceKind))
    return found
