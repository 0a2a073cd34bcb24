"""A battle or a catch under way, in the picture."""

from __future__ import annotations

from kubrik.games.common.words.lines import columns, heading, wrapped
from kubrik.games.humans.views.structs import BattleView, EffectView, FighterView, HumansView
from kubrik.games.humans.words.cards import CardWords


def place(words: CardWords, view: HumansView, cell: int) -> str:
    city = view.cells[cell - 1].city
    return words.city(city) if city is not None else ""


def battle_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    b = view.battle
    if b is None:
        return []
    lines = [heading(words.lang.words["battle_for"].format(cell=b.cell, city=place(words, view, b.cell)))]
    lines += [fighter_line(words, b, f, names[f.seat]) for f in b.fighters]
    effects = "; ".join(effect(words, e, names) for e in b.effects)
    return lines + (wrapped(effects, 2) if effects else [])


def fighter_line(words: CardWords, b: BattleView, f: FighterView, name: str) -> str:
    w = words.lang.words
    said = w[f.announced or "undecided"]
    return columns([("  " + name, 18), (said, 15), (figures(words, f), 27), (standing(words, b, f), 20)])


def figures(words: CardWords, f: FighterView) -> str:
    """The strength, or the total with the dice of the last roll."""
    w = words.lang.words
    if f.dice:
        return w["sum"].format(strength=f.total - f.dice, dice=f.dice, total=f.total)
    return w["strength"].format(n=f.strength) if f.announced != "retreat" else ""


def standing(words: CardWords, b: BattleView, f: FighterView) -> str:
    w = words.lang.words
    if f.seat == b.winner:
        return w["wins"]
    if f.claim_die:
        return w["claim_die"].format(n=f.claim_die)
    if f.dice and not f.rolls:
        return w["out"]
    return w["passed"] if f.passed else ""


def effect(words: CardWords, e: EffectView, names: list[str]) -> str:
    ship = f"{words.name(e.ship)} ({names[e.seat]})"
    return words.lang.words["cancelled" if e.cancels else "boost"].format(ship=ship, n=e.boost)


def catch_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    c = view.catch
    if c is None:
        return []
    w = words.lang.words
    title = w["catch_in"].format(name=names[c.seat], cell=c.cell, city=place(words, view, c.cell))
    lines = [heading(title)]
    for army in c.armies:
        lines.append(columns([("  " + words.army(words.armies[army.id]), 46), (w["done"] if army.done else "", 30)]))
    key = "strength" if not c.dice else "boost_sum" if c.boost else "sum"
    values = {"n": c.strength, "strength": c.strength, "boost": c.boost, "dice": c.dice, "total": c.total}
    return [*lines, f"  {names[c.seat]}: {w[key].format(**values)}"]
