"""The table as text, at most 80 columns wide."""

from __future__ import annotations

from kubrik.games.common.words.lines import clip, columns, heading, wrapped
from kubrik.games.humans.views.structs import CellView, GroupView, HumansView
from kubrik.games.humans.words.cards import CardWords
from kubrik.games.humans.words.labels import Labels
from kubrik.games.humans.words.pictures.captains import captain_lines
from kubrik.games.humans.words.pictures.fights import battle_lines, catch_lines
from kubrik.games.humans.words.pictures.own import own_lines


def picture(words: CardWords, labels: Labels, view: HumansView, names: list[str]) -> str:
    """From top to bottom: the turn, missions, cities, captains, the current fight, the player's hand, the results."""
    names = [clip(name, 20) for name in names]
    lines = [title_line(words, view)]
    lines += mission_lines(words, view, names)
    lines += city_lines(words, view, names)
    lines += captain_lines(words, view, names)
    lines += pile_lines(words, view)
    lines += battle_lines(words, view, names)
    lines += catch_lines(words, view, names)
    lines += own_lines(words, labels, view, names)
    lines += result_lines(words, view, names)
    return "\n".join(lines)


def title_line(words: CardWords, view: HumansView) -> str:
    w = words.lang.words
    turn = w["turn_of"].format(turn=view.turn, last=view.last_turn)
    fuel = w["fuel_limit"].format(n=view.fuel_limit)
    return heading(" · ".join([w["title"], turn, w[view.phase], fuel]))


def mission_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    """Each mission with the matching trophies of every captain."""
    lines = [columns([(words.lang.words["missions"], 24), *[(clip(n, 9), -11) for n in names]])]
    for m in view.missions:
        title = words.lang.title(words.missions[m.id].name)
        lines.append(columns([("  " + title, 24), *[(str(n), -11) for n in m.trophies]]))
    return lines


def city_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    """The row of cities; no lines while none is laid out."""
    if all(cell.city is None for cell in view.cells):
        return []
    w = words.lang.words
    titles = [("", 4), (w["city"], 17), (w["region"], 22), (w["centre"], 13), (w["raid"], -9), (w["catch"], -12)]
    lines = [heading(w["cities_row"]), columns(titles)]
    for cell in view.cells:
        lines += one_city(words, cell, view.city_now, names)
    return lines


def one_city(words: CardWords, cell: CellView, now: int, names: list[str]) -> list[str]:
    """A city, who holds it, and the groups that attack it; > marks the current one."""
    mark = ("> " if cell.cell == now else "  ") + str(cell.cell)
    if cell.city is None:
        return [f"{mark} —"]
    city = words.cities[cell.city]
    centre = words.centre(city).removesuffix(words.lang.words["centre_ending"])
    humans = [(words.lang.number(city.raid), -9), (f"{words.lang.number(city.catch)} ×{city.x}", -12)]
    row = [(mark, 4), (words.city(cell.city), 17), (words.region(city), 22), (centre, 13), *humans]
    return [columns(row), *held_by(words, cell, names), *group_lines(words, cell, names)]


def held_by(words: CardWords, cell: CellView, names: list[str]) -> list[str]:
    w = words.lang.words
    held = [w["captor"].format(name=names[cell.captor])] if cell.captor is not None else []
    held += [w["claimant"].format(name=names[cell.claimant])] if cell.claimant is not None else []
    return wrapped("; ".join(held), 6) if held else []


def group_lines(words: CardWords, cell: CellView, names: list[str]) -> list[str]:
    lines: list[str] = []
    for group in cell.groups:
        ships = ", ".join(words.name(id) for id in group.ships)
        lines += wrapped(f"{names[group.seat]}, {strength(words, cell, group)}: {ships}", 6)
    return lines


def strength(words: CardWords, cell: CellView, group: GroupView) -> str:
    """The strength of a group; for a captor also that against armies, if it differs."""
    w = words.lang.words
    text = w["strength"].format(n=group.strength)
    if cell.captor != group.seat or group.against_armies in (None, group.strength):
        return text
    return f"{text} ({w['against_armies'].format(n=group.against_armies)})"


def pile_lines(words: CardWords, view: HumansView) -> list[str]:
    """How many cards lie in the decks and the discards."""
    decks, discards = view.decks, view.discards
    text = words.lang.words["decks"].format(
        blue_cities=decks.blue_cities,
        red_cities=decks.red_cities,
        ships=decks.ships,
        armies=decks.armies,
        compensations=decks.compensations,
    )
    piles = words.lang.words["discards"].format(
        cities=len(discards.cities),
        ships=len(discards.ships),
        armies=len(discards.armies),
        compensations=len(discards.compensations),
    )
    return wrapped(text, 0) + wrapped(piles, 0)


def result_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    """Places, humans, and how much of it came from missions."""
    if not view.results:
        return []
    w = words.lang.words
    lines = [heading(w["results"]), columns([("", 24), (w["humans"], -14), (w["prizes"], -16)])]
    for seat in sorted(range(view.seats), key=lambda s: view.results[s].rank):
        r = view.results[seat]
        name = f"{w['place'].format(n=r.rank)} {names[seat]}"
        humans, prizes = words.lang.number(r.humans), words.lang.number(sum(r.prizes))
        lines.append(columns([("  " + name, 24), (humans, -14), (prizes, -16)]))
    return lines
