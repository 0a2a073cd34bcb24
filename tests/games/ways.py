"""How many ways lead on from a position: every choice and every outcome of chance, so many deep."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from kubrik.engine.play import next_to_act, options, play
from kubrik.engine.table import Table
from tests.games.playing import Playing

HEAD = "# Written by perft.py: the ways of length 1, 2, 3 … from each position."


def ways(t: Table, depth: int) -> int:
    """Sequences of so many choices and outcomes, or fewer where the scene ends. Who answers under seal goes by seat."""
    if t.over:
        return 1
    seat = next_to_act(t)
    offer = options(t, seat)
    if depth == 1:
        return len(offer)
    total = 0
    for choice in offer:
        after = t.clone()
        play(after, seat, choice)
        total += ways(after, depth - 1)
    return total


class Positions:
    """Scenes of one game by name, each with how deep to count, and the file with the counts."""

    def __init__(self, file: Path, scenes: Mapping[str, tuple[Callable[[], Playing[Any]], int]]) -> None:
        self.file = file
        self.scenes = scenes

    def table(self, name: str) -> Table:
        build, _ = self.scenes[name]
        t: Table = build().t
        return t

    def count(self, name: str) -> list[int]:
        """The ways of length 1, 2, 3 … from a position."""
        _, deepest = self.scenes[name]
        return [ways(self.table(name), depth) for depth in range(1, deepest + 1)]

    def written(self) -> dict[str, list[int]]:
        counts = tomllib.loads(self.file.read_text(encoding="utf-8"))
        return {name: [int(n) for n in numbers] for name, numbers in counts.items()}

    def write(self, help: str) -> None:
        """Count anew, if that is what was typed."""
        if sys.argv[1:] != ["--write"]:
            sys.exit(help)
        lines = [HEAD, *(f"{name} = {self.count(name)}" for name in self.scenes)]
        self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print("written:", self.file)
