"""The kind of each choice, and the places on the board that lead to it: found from the player's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from kubrik.engine.choices import Choice
from kubrik.engine.views import Place, Way
from kubrik.games.keyflower.table import choices
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import KeyflowerView, OwnView

# All kinds of places; the page has the same list.
PlaceKind = Literal["cell", "number", "pile", "side", "skill", "supply", "tile", "turn", "worker"]
Found = list[Place]
Find = Callable[[Rules, KeyflowerView, Choice], Found]


class Ways:
    """The ways of one game; expansions add names and places of their own kinds of choices."""

    def __init__(self, rules: Rules, kinds: dict[int, str], places: dict[int, Find]) -> None:
        self.rules: Final = rules
        self.kinds: Final = {**choices.KINDS, **kinds}
        self.places: Final = {**BY_KIND, **places}

    def way_of(self, view: KeyflowerView, choice: Choice) -> Way:
        """The way to a choice, with its places, the most exact one first. Some choices have none."""
        find = self.places.get(choice.kind)
        places = find(self.rules, view, choice) if find is not None else []
        return Way(choice.name, self.kinds[choice.kind], tuple(places), choice.kind in choices.ENDINGS)


def at(kind: PlaceKind, which: str | int) -> Place:
    return Place(kind, str(which))


def id_of(rules: Rules, tile: int) -> str:
    return rules.tiles[tile].name.id


def own(view: KeyflowerView) -> OwnView:
    assert view.own is not None, "only a player has choices"
    return view.own


# ---- tiles


def tile(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("tile", id_of(rules, c.a))]


def own_side(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    """The side of the tile where the player's bid is, or would be."""
    return [at("side", id_of(rules, c.a)), *tile(rules, view, c)]


def offer(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("tile", id_of(rules, some)) for some in rules.choices.winter_sets[c.a]]


# ---- things behind the screen, in the supply, on tiles


def worker(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("worker", COLOURS[c.a])]


def added(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    """So many workers of a colour."""
    return [*worker(rules, view, c), at("number", c.b)]


def skill(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("skill", SKILLS[c.a])]


def supply(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("supply", RESOURCES[c.a])]


def lift(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    return [at("pile", f"{id_of(rules, c.a)} {RESOURCES[c.b]}"), *tile(rules, view, c)]


def pay(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    """The resources on the tile that is being upgraded (KF-8.16)."""
    return [at("pile", f"{own(view).subject} {RESOURCES[c.a]}")]


# ---- villages


def beside(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    sketch = own(view).sketch
    assert sketch is not None, "cells are asked for while tiles are placed"
    q, r = sketch.places[c.name]
    return [at("cell", f"{q},{r}")]


def turn(rules: Rules, view: KeyflowerView, c: Choice) -> Found:
    """The place for a rotation of the tile."""
    return [at("turn", c.a)]


BY_KIND: Final[dict[int, Find]] = {
    choices.BID: own_side,
    choices.USE: tile,
    choices.COLOUR: worker,
    choices.TAKE_GROUP: own_side,
    choices.LEAVE_GROUP: own_side,
    choices.ADD: added,
    choices.GIVE_WORKER: worker,
    choices.GIVE_GROUP: own_side,
    choices.GIVE_SKILL: skill,
    choices.GAIN_ONE: supply,
    choices.LIFT: lift,
    choices.SET_DOWN: tile,
    choices.UPGRADE: tile,
    choices.PAY: pay,
    choices.PLACE: tile,
    choices.BESIDE: beside,
    choices.TURN: turn,
    choices.OFFER: offer,
    choices.TAKE_BOAT: tile,
    choices.FLIP: tile,
}
