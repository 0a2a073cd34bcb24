"""The sea chart in the picture: three characters a cell, so that 26 columns fit (AD-2.1)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.questions import WHICH_HEADING
from kubrik.games.admiral.views.structs import AdmiralView, CourseView, ShipView
from kubrik.games.admiral.words.pictures.words import ARROWS, Words
from kubrik.games.common.words.lines import WIDTH, joined, wrapped

ACROSS: Final = 3  # characters of a cell
INDENT: Final = 2
AROUND: Final = (7, 4)  # columns and rows to each side of a cell
SEA: Final = " · "
TERRAIN: Final = {".": SEA, "#": "###", "^": " ^ "}
HARBOURS: Final = "abcd"
NOBODYS: Final = "-"
SIGNS: Final = {"#": "key_island", "^": "key_reef"}
IN_REACH: Final = "+"


def chart_lines(view: AdmiralView) -> list[str]:
    return drawn(view, 0, view.chart.columns, 0, len(view.chart.rows))


def chart_around(view: AdmiralView, cell: str) -> list[str]:
    """The part of the chart around a cell that a ship can reach or fire at."""
    x, y = place(cell)
    wide, high = AROUND
    columns, rows = view.chart.columns, len(view.chart.rows)
    return drawn(view, max(x - wide, 0), min(x + wide + 1, columns), max(y - high, 0), min(y + high + 1, rows))


def drawn(view: AdmiralView, west: int, east: int, north: int, south: int) -> list[str]:
    """The chart up to `east` and `south`, excluding these."""
    moving, reached = pieces(view), reach(view)
    letters = "".join(f" {letter(x)} " for x in range(west, east))
    margin = min(INDENT + 1, WIDTH - len(letters))  # for the numbers of the rows
    lines = [" " * margin + letters.rstrip()]
    for y in range(north, south):
        names = [f"{letter(x)}{y + 1}" for x in range(west, east)]
        signs = [moving.get(name, terrain(view, x, y)) for x, name in enumerate(names, west)]
        cells = [marked(sign) if name in reached else sign for name, sign in zip(names, signs, strict=True)]
        lines.append((str(y + 1).rjust(INDENT).ljust(margin) + "".join(cells)).rstrip())
    return lines


def reach(view: AdmiralView) -> set[str]:
    """The cells that a ship can reach when it begins to move; later the questions themselves tell where it can go."""
    if view.own is None or not is_beginning(view):
        return set()
    return {end.cell for found in view.own.reach for end in found.ends}


def is_beginning(view: AdmiralView) -> bool:
    """Is a heading asked for? If ships keep their facing, it is the first cell that comes first (AD-20.2)."""
    affair = view.affair
    if not isinstance(affair, CourseView):
        return view.question is not None and view.question.asks(WHICH_HEADING)
    ship = view.ships[affair.ship]
    return ship.facing == affair.heading and is_beside(affair.start, ship.cell or "")


def marked(sign: str) -> str:
    """Marks a cell that a ship can reach: a plus in the middle if it is empty, otherwise at the end."""
    return f"{sign[0]}{IN_REACH}{sign[2]}" if sign == SEA or sign[0] == "(" else sign[: ACROSS - 1] + IN_REACH


def is_beside(a: str, b: str) -> bool:
    return max(abs(m - n) for m, n in zip(place(a), place(b), strict=True)) == 1


def letter(x: int) -> str:
    return chr(ord("A") + x)


def place(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("A"), int(cell[1:]) - 1


def terrain(view: AdmiralView, x: int, y: int) -> str:
    """The sign of the terrain; forts and harbours show their current owner (AD-3.7)."""
    sign = view.chart.rows[y][x]
    if sign.isdigit():
        return f"[{holder(view, int(sign) - 1)}]"
    return f"({holder(view, HARBOURS.index(sign))})" if sign in HARBOURS else TERRAIN[sign]


def holder(view: AdmiralView, home: int) -> str:
    flag = next((fort.flag for fort in view.forts if fort.home == home), None)
    return NOBODYS if flag is None else str(flag + 1)


def pieces(view: AdmiralView) -> dict[str, str]:
    """The signs of pieces by cell. A ship hides what is below it."""
    found = {pile.cell: f"${pile.units}".ljust(ACROSS) for pile in view.gold}
    found |= {cell: ("*" + found.get(cell, "").strip()).ljust(ACROSS)[:ACROSS] for cell in view.mines}
    return found | {ship.cell: ship_sign(ship) for ship in view.ships if ship.cell is not None}


def ship_sign(ship: ShipView) -> str:
    """The ship's name, in lower case under a foreign flag; at Admiral level its facing is the third character."""
    name = ship.name.lower() if ship.flag != ship.home else ship.name
    return name.ljust(ACROSS) if ship.facing is None else name[: ACROSS - 1] + ARROWS[ship.facing]


def key_lines(words: Words, view: AdmiralView) -> list[str]:
    """What the signs on this chart mean, and the gold, which ships may hide."""
    signs = "".join(view.chart.rows)
    keys = [key for sign, key in SIGNS.items() if sign in signs]
    keys += ["key_gold"] * bool(view.gold) + ["key_mine"] * bool(view.mines) + ["key_fort"] * bool(view.forts)
    keys += ["key_harbour"] * any(fort.harbours for fort in view.forts)
    keys += ["key_reach"] * bool(reach(view))
    keys += ["key_prize"] * any(ship.flag not in (None, ship.home) for ship in view.ships)
    piles = ", ".join(words.say("pile", n=pile.units, cell=pile.cell) for pile in view.gold)
    lines = wrapped(joined([words.words[key] for key in keys]), INDENT)
    return lines + (wrapped(words.say("gold_at", piles=piles), INDENT) if piles else [])
