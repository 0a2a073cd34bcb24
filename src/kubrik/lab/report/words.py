"""What a report says, in the reader's language, and how it writes numbers."""

from __future__ import annotations

from math import isfinite
from typing import Final

from kubrik.engine.languages import table_of
from kubrik.lab.report.figures import Cell
from kubrik.lab.stats.estimates import Estimate

LABORATORY: Final = "kubrik.words.{lang}.laboratory"
TURN: Final = "turn "


def say(lang: str, key: str, **values: object) -> str:
    return table_of(LABORATORY, lang)[key].format(**values)


def has(key: str) -> bool:
    return key in table_of(LABORATORY, "en")


def column(lang: str, key: str) -> str:
    """The heading of a column; a user's own statistic brings its own words."""
    if key.startswith(TURN):
        return say(lang, "turn", n=key.removeprefix(TURN))
    return say(lang, f"of_{key}") if has(f"of_{key}") else key


def number(value: float, lang: str, decimals: int) -> str:
    text = f"{round(value, decimals) + 0.0:,.{decimals}f}"  # no zero has a minus
    return text if lang == "en" else text.replace(",", "\u00a0").replace(".", ",")


def decimals_of(value: float, percent: bool) -> int:
    return 1 if percent or abs(value) >= 10 else 2 if abs(value) >= 0.1 or value == 0 else 3


def shown(value: float, lang: str, percent: bool) -> str:
    if not isfinite(value):
        return "–"
    scaled = 100 * value if percent else value
    whole = not percent and abs(scaled) >= 1000
    return number(scaled, lang, 0 if whole else decimals_of(scaled, percent)) + (share_sign(lang) if percent else "")


def share_sign(lang: str) -> str:
    return "%" if lang == "en" else "\u00a0%"


def cell_text(cell: Cell, lang: str, percent: bool) -> str:
    """A figure in words: an estimate with its bounds."""
    if cell is None:
        return "–"
    if isinstance(cell, str):
        return cell
    if isinstance(cell, int):
        return number(cell, lang, 0)
    if not isinstance(cell, Estimate):
        return shown(cell, lang, percent)
    if not isfinite(cell.low):
        return shown(cell.mean, lang, percent)
    low, high = (shown(bound, lang, percent) for bound in (cell.low, cell.high))
    return f"{shown(cell.mean, lang, percent)} [{low}; {high}]"
