"""The question a captain is asked, in one sentence."""

from __future__ import annotations

from typing import Final

from kubrik.engine.views import Asking
from kubrik.games.humans.table import questions
from kubrik.games.humans.views.structs import BattleView, HumansView, OwnView, Subject
from kubrik.games.humans.words.cards import CardWords

# Questions whose texts mention humans, credits and cards to buy.
OF_MONEY: Final = (
    questions.REDRAW_OR_KEEP,
    questions.HOW_MANY_CREDITS,
    questions.WHAT_TO_BUY,
    questions.SHIP_TO_REPLACE,
    questions.STATION_TO_REPLACE,
    questions.USE_RAID_STATION,
)


def prompt(words: CardWords, view: HumansView, names: list[str]) -> str:
    prompts = words.lang.prompts
    if view.question is None or view.own is None or view.own.subject is None:
        return prompts["over" if view.over else "watching" if view.seat is None else "waiting"]
    values = subject_values(words, view, view.own.subject, names)
    if view.question.asks(*OF_MONEY):
        values |= money_values(words, view, view.own, view.own.subject)
    values |= fight_values(view, view.question)
    return prompts[wording(view, view.question)].format(**values)


def wording(view: HumansView, asked: Asking) -> str:
    """The key of the sentence: a captain can either take credits or give them back (TH-12.1, TH-12.12), and the card
    of a city may belong to a loser of its battle (TH-13.18).
    """
    if asked.asks(questions.HOW_MANY_CREDITS) and "repay 1" in asked.options:
        return f"{asked.question}.back"
    is_claimed = asked.asks(questions.RAID_OR_CATCH) and claimant(view) is not None
    return f"{asked.question}.claimed" if is_claimed else asked.question


def claimant(view: HumansView) -> int | None:
    """Who has claimed the city that is dealt with now."""
    return view.cells[view.city_now - 1].claimant if view.city_now else None


def subject_values(words: CardWords, view: HumansView, about: Subject, names: list[str]) -> dict[str, str]:
    """The things the question is about, in words."""
    lang = words.lang
    values = {"n": lang.number(about.n), "cell": str(about.cell), "limit": str(view.fuel_limit)}
    if about.ship is not None:
        ship = words.ships[about.ship]
        values |= {"ship": words.name(about.ship), "strength": str(ship.strength), "fuel": str(ship.fuel)}
    if about.station is not None:
        values["station"] = words.name(about.station)
    if about.compensation is not None:
        values |= {"compensation": words.name(about.compensation), "cards": lang.counted(about.n, "such_cards")}
    if about.army is not None:
        values["army"] = words.army(words.armies[about.army])
    whose = about.whose if about.whose is not None else claimant(view)
    if whose is not None:
        values["whose"] = names[whose]
    city = view.cells[about.cell - 1].city if about.cell else None
    if city is not None:
        values["city"] = words.city(city)
    return values


def money_values(words: CardWords, view: HumansView, own: OwnView, about: Subject) -> dict[str, str]:
    lang = words.lang
    drawn = f" {lang.words['and']} ".join(words.name(id) for id in own.drawn)
    return {
        "humans": lang.counted(about.n, "humans"),
        "credits": str(view.captains[view.seat or 0].credits or lang.words["none"]),
        "drawn": drawn or lang.words["nothing"],
        "ships": lang.counted(words.cards.max_ships, "ships_at_most"),
        "stations": lang.counted(words.cards.max_stations, "stations_at_most"),
    }


def fight_values(view: HumansView, asked: Asking) -> dict[str, str]:
    """The player's strength or total, and those of the rivals."""
    if view.battle is not None and view.seat is not None:
        by_dice = asked.asks(questions.HOW_TO_RESPOND)
        return {"own": own_figure(view.battle, view.seat, by_dice), "foes": foes(view.battle, view.seat, by_dice)}
    if view.catch is not None:
        return {"own": str(view.catch.total or view.catch.strength)}
    return {}


def own_figure(battle: BattleView, seat: int, by_dice: bool) -> str:
    return next(str(f.total if by_dice else f.strength) for f in battle.fighters if f.seat == seat)


def foes(battle: BattleView, seat: int, by_dice: bool) -> str:
    """The strengths of rivals who have not retreated, or the totals of those who still roll."""
    rivals = [f for f in battle.fighters if f.seat != seat and (f.rolls if by_dice else f.announced != "retreat")]
    return ", ".join(str(f.total if by_dice else f.strength) for f in rivals)
