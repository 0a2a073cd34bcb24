"""The kind of each choice, and the places on the board that lead to it: found from the player's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from kubrik.engine.choices import Choice
from kubrik.engine.views import Place, Way
from kubrik.games.admiral.table import choices, questions
from kubrik.games.admiral.terms import DIRECTIONS
from kubrik.games.admiral.views.looking import boarding, course, spoils
from kubrik.games.admiral.views.structs import AdmiralView, OwnView

# All kinds of places; the page has the same list. A thing is a ship or fort, an arrow stands beside the ship that
# moves, and a number counts shots or gold.
PlaceKind = Literal["arrow", "number", "thing"]
Found = list[Place]
Find = Callable[[AdmiralView, Choice], Found]


class Ways:
    """The ways of the base game or of an expansion: what its kinds of choices are called, and where each lies."""

    def __init__(self, kinds: dict[int, str], places: dict[int, Find], endings: frozenset[int]) -> None:
        self.kinds: Final = kinds
        self.places: Final = places
        self.endings: Final = endings

    def with_more(self, more: Ways) -> Ways:
        return Ways(self.kinds | more.kinds, self.places | more.places, self.endings | more.endings)

    def way_of(self, view: AdmiralView, choice: Choice) -> Way:
        """The way to a choice. Choices without a thing on the board, such as ending the turn, have no places."""
        find = self.places.get(choice.kind)
        places = tuple(find(view, choice)) if find is not None else ()
        return Way(choice.name, self.kind_of(choice), places, choice.kind in self.endings)

    def kind_of(self, choice: Choice) -> str:
        return choices.MANNERS[choice.a] if choice.kind == choices.MANNER else self.kinds[choice.kind]


def at(kind: PlaceKind, which: str | int) -> Place:
    return Place(kind, str(which))


def at_thing(thing: int | None) -> Found:
    return [at("thing", thing)] if thing is not None else []


def own(view: AdmiralView) -> OwnView:
    assert view.own is not None, "only a player has choices"
    return view.own


# ---- what is named


def thing(view: AdmiralView, c: Choice) -> Found:
    return at_thing(c.a)


def fort(view: AdmiralView, c: Choice) -> Found:
    return at_thing(len(view.ships) + c.a)


def shots(view: AdmiralView, c: Choice) -> Found:
    """The place for a number of shots: the shooter and the number."""
    return [at("thing", c.a), at("number", c.b)]


# ---- where a ship goes


def heading(view: AdmiralView, c: Choice) -> Found:
    return [at("arrow", DIRECTIONS[c.a])]


def turned(view: AdmiralView, c: Choice) -> Found:
    """The arrow ahead or to a side of the moving ship."""
    sector = DIRECTIONS.index(course(view).heading) + choices.TURNED_BY[c.kind]
    return [at("arrow", DIRECTIONS[sector % len(DIRECTIONS)])]


def stop(view: AdmiralView, c: Choice) -> Found:
    return at_thing(course(view).ship)


# ---- what was named before


def manner(view: AdmiralView, c: Choice) -> Found:
    return at_thing(own(view).target)


def defend(view: AdmiralView, c: Choice) -> Found:
    return at_thing(boarding(view).target)


def units(view: AdmiralView, c: Choice) -> Found:
    """The place for a number of units: on the ship that loads or banks, or to share on the captured one."""
    shared = view.question is not None and view.question.asks(questions.HOW_TO_SHARE)
    return [*at_thing(spoils(view).captured if shared else own(view).subject), at("number", c.a)]


ADMIRAL_WAYS: Final = Ways(
    choices.KINDS,
    {
        choices.MOVE: thing,
        choices.TURN: thing,
        choices.FIRE_AT: thing,
        choices.FIRE_FORT: fort,
        choices.BOARD_WITH: thing,
        choices.STORM_WITH: thing,
        choices.REPAIR: thing,
        choices.LOAD: thing,
        choices.BANK: thing,
        choices.BURN: thing,
        choices.HEADING: heading,
        choices.ADVANCE: turned,
        choices.TURN_LEFT: turned,
        choices.TURN_RIGHT: turned,
        choices.STOP: stop,
        choices.SHOTS: shots,
        choices.MANNER: manner,
        choices.TARGET: thing,
        choices.DEFEND: defend,
        choices.UNITS: units,
    },
    choices.ENDINGS,
)
