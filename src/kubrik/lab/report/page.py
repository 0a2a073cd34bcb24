"""The report as one page that needs nothing else: both languages, plots, tables that sort."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from math import isfinite

from kubrik.engine.languages import LANGUAGES
from kubrik.lab.report.figures import Cell, Panel, Report, Row
from kubrik.lab.report.svg import escaped, plot
from kubrik.lab.report.text import heading, is_share, name_of, saved, title_of
from kubrik.lab.report.words import cell_text, column, has, say
from kubrik.lab.stats.estimates import Estimate

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def as_page(report: Report, lang: str) -> str:
    here = resources.files("kubrik.lab.report")
    style, script = ((here / name).read_text("utf-8") for name in ("page.css", "page.js"))
    title = escaped(say(lang, "page_title", title=report.title[lang]))
    body = "\n".join([top(report), *(section(panel, report) for panel in report.panels), bottom(report)])
    return (
        f'<!doctype html>\n<html lang="{lang}" data-lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{title}</title><style>{style}</style></head>\n<body>\n{body}\n<script>{script}</script></body></html>\n"
    )


def both(tag: str, words: Callable[[str], str], attributes: str = "") -> str:
    """The same element in every language; the page shows one of them."""
    return "".join(f'<{tag} lang="{lang}"{attributes}>{words(lang)}</{tag}>' for lang in LANGUAGES)


def top(report: Report) -> str:
    switch = both("span", lambda lang: say(lang, "language"))
    notes = "".join(both("p", lambda lang, n=note: escaped(say(lang, n)), ' class="soft"') for note in report.notes)  # type: ignore[misc]
    return (
        f'<button class="switch" type="button">{switch}</button>'
        + both("h1", lambda lang: escaped(say(lang, "page_title", title=report.title[lang])))
        + both("p", lambda lang: escaped(heading(report, lang)))
        + notes
        + both("p", lambda lang: " ".join(map(escaped, saved(report, lang))).strip())
        + both("p", lambda lang: say(lang, "sort"), ' class="soft"')
    )


def section(panel: Panel, report: Report) -> str:
    about = f"about_{panel.name}"
    told = both("p", lambda lang: escaped(say(lang, about)), ' class="soft"') if has(about) else ""
    title = both("h2", lambda lang: escaped(title_of(panel, lang)))
    caption = both("p", lambda lang: escaped(of_what(report, lang)), ' class="soft"')
    return f"<section>{title}{told}{pictures(panel)}{caption}{table(panel)}</section>"


def of_what(report: Report, lang: str) -> str:
    return say(lang, "caption", games=report.games, deals=report.deals, bots=", ".join(report.bots))


def pictures(panel: Panel) -> str:
    return both("div", lambda lang: plot(panel, lang)) if plot(panel, LANGUAGES[0]) else ""


def table(panel: Panel) -> str:
    strengths = any(row.strength for row in panel.rows)
    heads = [head(lambda lang: ""), *([head(lambda lang: say(lang, "of_strength"))] if strengths else [])]
    heads += [head(lambda lang, key=key: escaped(column(lang, key))) for key in panel.columns]  # type: ignore[misc]
    heads.append(head(lambda lang: say(lang, "of_n")))
    rows = "".join(f"<tr>{line(panel, row, strengths)}</tr>" for row in panel.rows)
    return f'<div class="wide"><table><thead><tr>{"".join(heads)}</tr></thead><tbody>{rows}</tbody></table></div>'


def head(words: Callable[[str], str]) -> str:
    return f'<th scope="col"><button type="button">{both("span", words)}</button></th>'


def line(panel: Panel, row: Row, strengths: bool) -> str:
    cells = [f"<td>{both('span', lambda lang: escaped(name_of(row, lang)))}</td>"]
    cells += [f"<td>{escaped(row.strength)}</td>"] if strengths else []
    cells += [data(cell, is_share(panel, at)) for at, cell in enumerate(row.cells)]
    return "".join([*cells, size_of(row)])


def data(cell: Cell, share: bool) -> str:
    value = cell.mean if isinstance(cell, Estimate) else cell
    sorting = f' data-value="{value!r}"' if isinstance(value, int | float) and isfinite(value) else ""
    return f"<td{sorting}>{both('span', lambda lang: escaped(cell_text(cell, lang, share)))}</td>"


def size_of(row: Row) -> str:
    """From how many games and deals the first figure of a row is."""
    first = next((cell for cell in row.cells if isinstance(cell, Estimate)), None)
    if first is None:
        return "<td>–</td>"
    words = both("span", lambda lang: say(lang, "n_games", games=first.games, deals=first.deals))
    return f'<td data-value="{first.games}">{words}</td>'


def bottom(report: Report) -> str:
    def how(lang: str) -> str:
        return escaped(say(lang, "repeat_how", version=report.version, schema=report.schema))

    return (
        both("h2", lambda lang: say(lang, "repeat")) + both("p", how) + "<p><code>kubrik lab run plan.json</code></p>"
    )
