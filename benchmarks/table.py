"""The figures as a table of text."""

from __future__ import annotations

from benchmarks.clock import Rates
from benchmarks.goals import Verdict, scale

COLUMNS = {
    "decisions": "decisions/s",
    "games": "games/s",
    "clones": "clones/s",
    "imagined": "imagined/s",
    "cloned_and_imagined": "+ a clone/s",
    "iterations": "iterations/s",
}
NAME = 62
CELL = 13


def number(n: float) -> str:
    """Three significant figures, with spaces between thousands."""
    if n < 100:
        return f"{n:.1f}"
    whole = f"{n:.3g}"
    return f"{int(float(whole)):,}".replace(",", " ")


def rows(measured: list[tuple[str, Rates]]) -> list[str]:
    """The measured rates, each under its title."""
    lines = [" " * NAME + "".join(f"{title:>{CELL}}" for title in COLUMNS.values())]
    lines += [row(title, {what: number(rate) for what, rate in rates.items()}) for title, rates in measured]
    return lines


def row(name: str, cells: dict[str, str]) -> str:
    return f"{name:{NAME}}" + "".join(f"{cells.get(what, '-'):>{CELL}}" for what in COLUMNS)


def ratios(name: str, ours: Rates, theirs: Rates) -> str:
    return row(name, {what: f"x {ours[what] / rate:.2f}" for what, rate in theirs.items() if what in ours})


def goal_lines(verdicts: list[Verdict], hearts: Rates | None) -> list[str]:
    if hearts:
        here = f"hearts makes {number(hearts['decisions'])} decisions/s here: goals x {scale(hearts):.2f}"
    else:
        here = "hearts was not measured: goals as they stand"
    lines = [f"Goals, set where hearts makes 330 000 decisions/s ({here})"]
    for v in verdicts:
        word = "holds" if v.holds else "MISSED"
        name = f"  {v.game}: {COLUMNS[v.what]} at least {number(v.goal)}"
        lines.append(f"{name:{NAME}}needs {number(v.needed):>10}   reached {number(v.reached):>10}   {word}")
    return lines
