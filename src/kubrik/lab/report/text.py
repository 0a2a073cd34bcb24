"""The report as lines for a terminal or a log: the first column of every panel."""

from __future__ import annotations

from typing import Final

from kubrik.lab.report.figures import Panel, Report, Row
from kubrik.lab.report.words import cell_text, column, has, say
from kubrik.lab.stats.estimates import Estimate

MOST_ROWS: Final = 24
NAME: Final = 30
ENDING: Final = 12  # letters of a long name that are shown behind its gap
SHOWN: Final = 2  # columns; the page has all of them


def as_text(report: Report, lang: str) -> str:
    lines = [heading(report, lang), *(say(lang, note) for note in report.notes)]
    for panel in report.panels:
        lines += ["", title_of(panel, lang), *table(panel, lang)]
    return "\n".join([*lines, *saved(report, lang)])


def heading(report: Report, lang: str) -> str:
    return say(
        lang,
        "heading",
        title=report.title[lang],
        kind=say(lang, f"kind_{report.kind}"),
        seats=report.seats,
        games=report.games,
        deals=report.deals,
        bots=", ".join(report.bots),
        seed=report.seed,
    )


def title_of(panel: Panel, lang: str) -> str:
    key = f"panel_{panel.name}"
    return say(lang, key) if has(key) else say(lang, "statistic", name=panel.name)


def table(panel: Panel, lang: str) -> list[str]:
    heads = "".join(f"{column(lang, name):>28}" for name in panel.columns[:SHOWN])
    lines = [f"{'':<{NAME}}{heads}", *(line(panel, row, lang) for row in panel.rows[:MOST_ROWS])]
    more = len(panel.rows) - MOST_ROWS
    return [*lines, say(lang, "more_rows", n=more)] if more > 0 else lines


def line(panel: Panel, row: Row, lang: str) -> str:
    cells = [cell_text(cell, lang, is_share(panel, i)) for i, cell in enumerate(row.cells[:SHOWN])]
    return f"{shortened(name_of(row, lang)):<{NAME}}" + "".join(f"{text:>28}" for text in cells)


def shortened(name: str) -> str:
    """In its middle: variants often differ in how they begin, and rows of one in how they end."""
    return name if len(name) < NAME else f"{name[: NAME - ENDING - 2]}…{name[-ENDING:]}"


def name_of(row: Row, lang: str) -> str:
    name = row.label.get(lang, row.label["en"])
    return f"{name} · {row.strength}" if row.strength and row.strength not in name else name


def is_share(panel: Panel, at: int) -> bool:
    return at < len(panel.percent) and panel.percent[at]


def saved(report: Report, lang: str) -> list[str]:
    """How many times as many games it would have taken without control variates, on the median."""
    factors = sorted(
        cell.saved for panel in report.panels for row in panel.rows for cell in row.cells if isinstance(cell, Estimate)
    )
    if "note_control" not in report.notes or not factors:
        return []
    return ["", say(lang, "saved", factor=f"{factors[len(factors) // 2]:.2f}")]
