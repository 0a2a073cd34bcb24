"""One row of a table of speeds."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.clock import Rates


class Suite:
    """One row: its title, the package it needs, and how it is measured."""

    def __init__(self, title: str, package: str, measure: Callable[[float], Rates]) -> None:
        self.title = title
        self.package = package
        self.measure = measure
