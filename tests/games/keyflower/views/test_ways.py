"""Which places of the board lead to which choice, and what kind of choice it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from kubrik.engine.play import options
from kubrik.games.keyflower.expansions.key_celeste.expansion import KeyCeleste
from kubrik.games.keyflower.game import ways_of
from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.rules.seasons.start import OpenAuctions
from kubrik.games.keyflower.rules.seasons.winter import ChooseWinterTiles
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table.choices import KINDS
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.view import keyflower_view
from kubrik.games.keyflower.views.ways import PlaceKind, Ways
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.scene import BOX, Scene, rules_with, scene

GHOSTS = KeyCeleste(len(BOX.all))
Places = dict[str, list[str]]


def ways_with(rules: Rules) -> Ways:
    return ways_of(rules, [GHOSTS] if len(rules.tiles) > len(BOX.all) else [])


def places(s: Scene, seat: int = 0) -> Places:
    """Those of every choice this player has: «tile miner»."""
    ways, view = ways_with(s.t.rules), keyflower_view(s.t, seat)
    found = [ways.way_of(view, s.choice(name)) for name in s.options(seat)]
    return {way.name: [f"{place.kind} {place.which}" for place in way.places] for way in found}


def turn() -> Scene:
    """Player 0 has a losing group at the miner; the ghost could scare the one that wins there."""
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers="red 3 blue 2").offer("miner", "tavern")
    return s.bid(0, "miner", "red 1").bid(1, "miner", "red 2").turn(0)


def outbid() -> Scene:
    """Player 0 uses the peddler, and may pay with a group that was outbid."""
    s = scene(extra_worker="screen_or_group").player(0, workers="red 1 yellow 1").offer("miner", "peddler")
    return s.bid(0, "miner", "yellow 3").bid(1, "miner", "yellow 4").turn(0).choose(0, "use peddler", "in red")


def transport() -> Scene:
    """Player 0 has used the home: one step, one upgrade."""
    s = scene().player(0, workers="red 1").tile(0, "workshop 0 -1 0", "wood 2 stone 2 iron 2")
    return s.resources("home1", "wood 1").turn(0).choose(0, "use home1")


def building() -> Scene:
    return scene().won(0, "keywood", "well").go(ExpandVillages())


def winter() -> Scene:
    s = scene(2, "winter").player(0, winter="jeweller windmill").player(1, winter="scholar")
    return s.go(ChooseWinterTiles(), OpenAuctions())


@pytest.mark.parametrize(
    ("set_up", "expected"),
    [
        (
            turn,
            {
                "pass": [],
                "bid miner": ["side miner", "tile miner"],
                "use home1": ["tile home1"],
                "haunt miner": ["tile miner"],
            },
        ),
        (lambda: turn().choose(0, "bid tavern"), {"in blue": ["worker blue"], "in red": ["worker red"]}),
        (
            lambda: turn().choose(0, "bid tavern", "in red"),
            {"take from miner": ["side miner", "tile miner"], "leave at miner": ["side miner", "tile miner"]},
        ),
        (
            lambda: turn().choose(0, "bid tavern", "in red", "leave at miner"),
            {"add red 1": ["worker red", "number 1"], "add red 3": ["worker red", "number 3"]},
        ),
        (outbid, {"give yellow": ["worker yellow"], "give from miner": ["side miner", "tile miner"]}),
        (
            lambda: scene().player(0, workers="red 1", skills="anvil 1 saw 1").offer("brewer").turn(0)
            .choose(0, "use brewer"),
            {"give anvil": ["skill anvil"], "give saw": ["skill saw"]},
        ),
        (
            lambda: scene().player(0, workers="red 1").tile(0, "workshop aside").turn(0).choose(0, "use workshop"),
            {"gain wood": ["supply wood"], "gain iron": ["supply iron"]},
        ),
        (
            transport,
            {
                "finish": [],
                "carry wood from home1": ["pile home1 wood", "tile home1"],
                "carry iron from workshop": ["pile workshop iron", "tile workshop"],
                "upgrade workshop": ["tile workshop"],
            },
        ),
        (
            lambda: transport().tile(0, "keywood 1 -1 1").choose(0, "carry wood from workshop"),
            {"to home1": ["tile home1"], "to keywood": ["tile keywood"]},
        ),
        (
            lambda: transport().choose(0, "upgrade workshop"),
            {"pay wood 0": ["pile workshop wood"], "pay wood 2": ["pile workshop wood"]},
        ),
        (building, {"place keywood": ["tile keywood"], "place well": ["tile well"]}),
        (
            lambda: building().choose(0, "place keywood"),
            {"beside home1 N": ["cell 0,-1"], "beside home1 SE": ["cell 1,0"]},
        ),
        (
            lambda: building().choose(0, "place keywood", "beside home1 N"),
            {"turn 0": ["turn 0"], "turn 2": ["turn 2"]},
        ),
        (winter, {"offer windmill": ["tile windmill"], "offer jeweller+windmill": ["tile jeweller", "tile windmill"]}),
        (
            lambda: scene().bid(0, "turn1", "red 1").go(ResolveTurnOrder(), OtherBoats()),
            {"boat keyflower": ["tile keyflower"], "boat sea_bastion": ["tile sea_bastion"]},
        ),
        (
            lambda: scene(4, "winter").tile(0, "flipper 0 1 0 back").build(0, "sawmill").go(FreeUpgrade()),
            {"flip none": [], "flip sawmill": ["tile sawmill"]},
        ),
    ],
)  # fmt: skip
def test_a_choice_leads_from_these_places(set_up: Callable[[], Scene], expected: Places) -> None:
    found = places(set_up())
    assert {name: found.get(name) for name in expected} == expected


def test_every_kind_of_choice_has_a_name_of_its_own_and_the_expansion_brings_its_own() -> None:
    base, haunted = (rules_with(3, ghost, ()).choices.catalogue for ghost in (False, True))
    assert {c.kind for c in base.choices} == KINDS.keys()
    assert {c.kind for c in haunted.choices} == KINDS.keys() | GHOSTS.kinds.keys()
    names = [*KINDS.values(), *GHOSTS.kinds.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("players", [2, 4])
def test_in_a_whole_game_every_place_is_on_the_board(players: int) -> None:
    for t in moments(players, seed=2, ghost=True):
        for seat in range(players):
            ways, view = ways_with(t.rules), keyflower_view(t, seat)
            for choice in options(t, seat) if view.question is not None else []:
                way = ways.way_of(view, choice)
                assert {(place.kind, place.which) for place in way.places} <= on_board(view), (way, view.question)


def on_board(view: KeyflowerView) -> set[tuple[str, str]]:
    """Everything the player can point at."""
    assert view.own is not None
    sketch = view.own.sketch
    plots = [plot for player in view.players for plot in player.village] + [*(sketch.village if sketch else ())]
    tiles = [plot.tile for plot in plots] + [a.tile for a in view.auctions] + [boat.tile for boat in view.boats]
    tiles += [*view.own.winter, *(sketch.left if sketch else ())]
    found = {("tile", tile) for tile in tiles} | {("side", auction.tile) for auction in view.auctions}
    found |= {("pile", f"{p.tile} {RESOURCES[i]}") for p in plots for i, n in enumerate(p.resources) if n > 0}
    found |= {("worker", colour) for colour in COLOURS} | {("supply", resource) for resource in RESOURCES}
    found |= {("skill", SKILLS[i]) for i, n in enumerate(view.own.skills) if n > 0}
    found |= {("number", str(n)) for n in range(max(view.own.workers) + 1)}
    found |= {("cell", f"{q},{r}") for q, r in (sketch.places.values() if sketch else ())}
    found |= {("turn", str(n)) for n in range(6) if sketch is not None and sketch.cell is not None}
    assert {kind for kind, _ in found} <= set(get_args(PlaceKind))
    return found
