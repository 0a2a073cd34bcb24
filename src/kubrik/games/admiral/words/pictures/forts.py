"""The forts in the picture: owner, strength, loaded guns (AD-17.1)."""

from __future__ import annotations

from kubrik.games.admiral.views.structs import AdmiralView, FortView
from kubrik.games.admiral.words.pictures.words import Words
from kubrik.games.common.words.lines import columns, heading, joined, wrapped


def fort_lines(words: Words, view: AdmiralView, names: list[str]) -> list[str]:
    w = words.words
    if not view.forts:
        return []
    titles = [(w["cell_title"], 8), ("", 22), (w["strength_title"], 11), (w["guns_title"], 6)]
    lines = [heading(w["forts"]), columns([("", 10), *titles])]
    for number, fort in enumerate(view.forts):
        lines.append(numbers(words, fort, names))
        lines += wrapped(joined(remarks(words, view, number, names)), 4)
    return lines


def numbers(words: Words, fort: FortView, names: list[str]) -> str:
    flag = names[fort.flag] if fort.flag is not None else words.words["neutral"]
    strength = f"{fort.strength}/{fort.full}"
    cells = [(words.say("fort", n=fort.home + 1), 8), (fort.cell, 8), (flag, 22), (strength, 11)]
    return columns([("", 2), *cells, (str(fort.loaded), 6)])


def remarks(words: Words, view: AdmiralView, number: int, names: list[str]) -> list[str]:
    """A silenced fort does not fire (AD-17.3); a captured one wins once every enemy has had a turn (AD-25.6)."""
    fort = view.forts[number]
    found = [words.words["silenced"]] * (fort.strength == 0)
    found += [words.say("harbours", cells=" ".join(fort.harbours))] if fort.harbours else []
    waiting = ", ".join(names[seat] for seat in fort.owed)
    found += [words.say("owed", names=waiting)] if waiting and view.scenario.fort_wins else []
    return found + [more.of_port(words, view, number) for more in words.supplements]
