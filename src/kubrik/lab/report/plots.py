"""The plots of a report as files of their own, for a page or a paper."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Final

from kubrik.lab.report.figures import Report
from kubrik.lab.report.svg import plot

STYLES: Final = (":root", "@media", "svg", ".c0")  # the lines of the page's styles that are about plots


def plots_of(report: Report, lang: str) -> Iterator[tuple[str, str]]:
    """Every plot as a name and an SVG that needs nothing else; several panels of a name are numbered."""
    names: dict[str, int] = {}
    for panel in report.panels:
        drawn = plot(panel, lang)
        if drawn:
            number = names[panel.name] = names.get(panel.name, 0) + 1
            yield f"{panel.name}{number if number > 1 else ''}.svg".replace(":", "_"), as_file(drawn)


def as_file(drawn: str) -> str:
    css = (resources.files("kubrik.lab.report") / "page.css").read_text("utf-8")
    style = "\n".join(line for line in css.splitlines() if line.startswith(STYLES))
    opened, rest = drawn.split(">", 1)
    return f'{opened} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{rest}\n'
