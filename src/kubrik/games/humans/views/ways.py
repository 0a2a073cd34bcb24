"""The kind of each choice, and the places on the board that lead to it: found from the captain's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.texts import NotShown
from kubrik.engine.views import Place, Way
from kubrik.games.humans.table import choices, questions
from kubrik.games.humans.table.state import Rules
from kubrik.games.humans.views.structs import HumansView, Subject

# All kinds of places; the page has the same list.
PlaceKind = Literal[
    "army", "catch", "cell", "compensation", "credits", "deck", "drawn", "fighter", "foe", "home", "raid", "ship",
    "station",
]  # fmt: skip
Found = list[Place]


def way_of(rules: Rules, view: HumansView, choice: Choice) -> Way:
    """The way to a choice. Choices without a thing on the board, such as passing, have no places."""
    find = BY_KIND.get(choice.kind)
    places = tuple(find(rules, view, choice)) if find is not None else ()
    return Way(choice.name, choices.KINDS[choice.kind], places, choice.kind in choices.ENDINGS)


def at(kind: PlaceKind, which: str | int = "") -> Place:
    return Place(kind, str(which))


def is_asked(view: HumansView, question: Question) -> bool:
    return view.question is not None and view.question.asks(question)


def subject(view: HumansView) -> Subject:
    """What the question is about."""
    about = view.own.subject if view.own is not None else None
    return about if about is not None else Subject()


# ---- buying


def redraw(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("deck")]


def keep(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("drawn", 0), at("drawn", 1)]


def credits(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("credits")]


def buy(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("drawn", i) for i in (0, 1) if c.a >> i & 1]


# ---- cards


def ship(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("ship", rules.cards.ships[c.a].name.id)]


def station(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("station", rules.cards.stations[c.a].name.id)]


def compensation(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("compensation", rules.cards.compensations[c.a].name.id)]


def fuel(rules: Rules, view: HumansView, c: Choice) -> Found:
    """The places of a fuel set: each kind of card once."""
    counts = rules.choices.fuel_sets[c.a].counts
    sources = [s for i, s in enumerate(rules.choices.fuel_sources) if counts[i] > 0]
    return [
        at("station", rules.cards.stations[s.model].name.id)
        if s.is_station
        else at("compensation", rules.cards.compensations[s.model].name.id)
        for s in sources
    ]


def use(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("station", subject(view).station or "")]


# ---- cities and ships in the attack


def cell(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("cell", c.a)] if c.a > 0 else nowhere(view)


def nowhere(view: HumansView) -> Found:
    """The place for «stay»: the hangar, or the city where the ship is. Not laying a token has none."""
    if is_asked(view, questions.WHERE_TO_SEND):
        return [at("home")]
    return [at("cell", subject(view).cell)] if is_asked(view, questions.WHERE_TO_MOVE) else []


def foe(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("foe", f"{c.a} {foe_ship(view, c)}")]


def foe_ship(view: HumansView, c: Choice) -> int:
    """The index among all attacking ships of that captain; when cancelling, choices count only ships in the battle."""
    ships = view.captains[c.a].attacking if c.a < len(view.captains) else ()
    in_battle = is_asked(view, questions.SHIP_TO_CANCEL)
    found = [i for i in range(len(ships)) if not in_battle or ships[i].cell == view.city_now]
    if c.b >= len(found):
        raise NotShown("this ship does not attack")
    return found[c.b]


# ---- fights and rewards


def fight(rules: Rules, view: HumansView, c: Choice) -> Found:
    """In a battle the captain's own row; in a catch the next army."""
    if view.catch is None:
        return [at("fighter")]
    return [at("army", k) for k, army in enumerate(view.catch.armies) if not army.done][:1]


def army(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("army", c.a)]


def claim(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("cell", view.city_now)]


def raid(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("raid")]


def catch(rules: Rules, view: HumansView, c: Choice) -> Found:
    return [at("catch")]


BY_KIND: Final[dict[int, Callable[[Rules, HumansView, Choice], Found]]] = {
    choices.REDRAW: redraw,
    choices.KEEP: keep,
    choices.CREDITS: credits,
    choices.ALLOWANCE: compensation,
    choices.BUY: buy,
    choices.SHIP: ship,
    choices.STATION: station,
    choices.COMPENSATION: compensation,
    choices.CELL: cell,
    choices.FOE: foe,
    choices.FUEL_SET: fuel,
    choices.ARMY: army,
    choices.FIGHT: fight,
    choices.CLAIM: claim,
    choices.RAID: raid,
    choices.CATCH: catch,
    choices.USE: use,
}
