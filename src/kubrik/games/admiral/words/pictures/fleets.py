"""The players in the picture, each with a row for every ship that flies the flag (AD-1.3, AD-1.4)."""

from __future__ import annotations

import textwrap
from typing import Final

from kubrik.games.admiral.views.structs import AdmiralView, PlayerView, ShipView
from kubrik.games.admiral.words.pictures.words import ARROWS, Words
from kubrik.games.common.words.lines import WIDTH, columns, heading, joined, wrapped

TITLES: Final = [("ship_title", 22), ("cell_title", 8), ("hull_title", 10), ("guns_title", 9), ("hold_title", 6)]
REMARKS_AT: Final = 2 + sum(width for _, width in TITLES)


def fleet_lines(words: Words, view: AdmiralView, names: list[str]) -> list[str]:
    titles = [(words.words[title], width) for title, width in TITLES]
    lines = [heading(words.words["ships"]), columns([("", 2), *titles])]
    for seat, player in enumerate(view.players):
        lines += wrapped(player_text(words, view, player, seat, names[seat]), 0)
        for number, ship in enumerate(view.ships):
            lines += ship_lines(words, view, number, names) if ship.flag == seat else []
        lines += below(words, view, seat)
    return lines + [line for key in keys(view) for line in wrapped(words.words[key], 2)]


def keys(view: AdmiralView) -> list[str]:
    """The keys of the legends for the numbers and the axis."""
    guns = "key_guns" if all(ship.facing is None for ship in view.ships) else "key_guns_admiral"
    return [guns, *["key_axis"] * any(ship.axis is not None and ship.cell is not None for ship in view.ships)]


def player_text(words: Words, view: AdmiralView, player: PlayerView, seat: int, name: str) -> str:
    goal = view.scenario.goal
    bank = words.say("bank_of", n=player.bank, goal=goal) if goal else words.say("bank", n=player.bank)
    allied = len({p.side for p in view.players}) < view.seats
    side = words.say("side", n=player.side + 1) if allied else ""
    parts = [f"{seat + 1} {name}", side, words.say("score", n=player.score), bank if goal or view.forts else ""]
    return joined([*parts, state(words, view, player, seat)])


def state(words: Words, view: AdmiralView, player: PlayerView, seat: int) -> str:
    if player.out:
        return words.words["out"]
    if player.ready:
        return words.words["ready"]
    return words.words["acting"] if seat in view.to_act else ""


def ship_lines(words: Words, view: AdmiralView, number: int, names: list[str]) -> list[str]:
    """A ship: its numbers, then remarks, which may take more lines."""
    ship = view.ships[number]
    facing = f" {ARROWS[ship.facing]}" if ship.facing is not None else ""
    guns = " ".join(str(n) for n in ship.loaded)
    parts = [ship.name, words.title(words.classes[ship.kind]), f"{ship.cell}{facing}"]
    numbers = [f"{ship.strength}/{ship.full}", guns, f"{ship.gold}/{ship.hold}"]
    widths = [5, 17, *(width for _, width in TITLES[1:])]
    row = columns([("", 2), *zip([*parts, *numbers], widths, strict=True)])
    return beside(row, ", ".join(remarks(words, view, number, names)))


def beside(row: str, text: str) -> list[str]:
    lines = textwrap.wrap(text, WIDTH - REMARKS_AT) or [""]
    return [(left.ljust(REMARKS_AT) + right).rstrip() for left, right in zip([row, *[""] * len(lines)], lines)]


def remarks(words: Words, view: AdmiralView, number: int, names: list[str]) -> list[str]:
    """The remarks about a ship; one captured in this round counts as having moved and boarded (AD-14.11)."""
    ship = view.ships[number]
    found = [more.of_ship(words, view, number) for more in words.supplements]
    found += [words.words[mark] for mark in shown_marks(ship)]
    found += [words.words["battered"]] * ship.battered
    found += [words.say("axis", way=axis_text(words, ship.axis))] if ship.axis is not None else []
    found += [words.say("was", name=names[ship.home])] if ship.flag != ship.home else []
    return [text for text in found if text]


def shown_marks(ship: ShipView) -> list[str]:
    """The marks worth showing; whether a ship rested matters at Admiral level only (AD-20.8)."""
    implied = ("moved", "boarded") if "captured" in ship.marks else ()
    idle = ("rested",) if ship.facing is None else ()
    return [mark for mark in ship.marks if mark not in (*implied, *idle)]


def axis_text(words: Words, axis: tuple[int, int]) -> str:
    """The direction to the first target of the round, such as 3E 1N (AD-11.3)."""
    east, south = axis
    ways = [(east, "E"), (-east, "W"), (south, "S"), (-south, "N")]
    return " ".join(f"{n}{words.words[way]}" for n, way in ways if n > 0)


def below(words: Words, view: AdmiralView, seat: int) -> list[str]:
    """The ships that are gone, and what expansions tell about the player."""
    gone = ", ".join(ship.name for ship in view.ships if ship.flag is None and ship.home == seat)
    texts = [words.say("gone", ships=gone)] if gone else []
    texts += [text for more in words.supplements for text in more.of_player(words, view, seat)]
    return [line for text in texts for line in wrapped(text, 2)]
