"""Tables and pictures of the documentation say what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.goals import GOALS
from benchmarks.strength import duels_at
from kubrik.cli.play.commands import COMMANDS
from kubrik.engine.game import Game
from kubrik.games.registry import GAMES
from tests.pages import PAGES, ROOT, blocks, name, table_rows

COLUMNS = 80


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pictures_fit_a_terminal(page: Path) -> None:
    assert [line for block in blocks(page, "text") for line in block.splitlines() if len(line) > COLUMNS] == []


def test_all_options_are_listed() -> None:
    """With their values, the default first, and their rulings."""
    listed = table_rows(ROOT / "docs" / "designers.md", "| game | option | values | ruling |")
    told = [[game, option, values, ruling.partition(":")[0]] for game, option, values, ruling in listed]
    assert told == [row for game in GAMES.values() for row in option_rows(game)]


def option_rows(game: Game) -> list[list[str]]:
    return [
        [", ".join(filter(None, (game.name, o.expansion))), o.name, ", ".join(o.values), o.ruling] for o in game.options
    ]


def test_all_goals_are_listed() -> None:
    listed = table_rows(
        ROOT / "benchmarks" / "README.md", "| game | decisions | games | imagined worlds | iterations |"
    )
    kinds = ("decisions", "games", "imagined", "iterations")
    found = {game: {k: float(n.replace(" ", "")) for k, n in zip(kinds, goals) if n} for game, *goals in listed}
    assert found == GOALS


def test_all_duels_are_listed() -> None:
    """With what they are to be above."""
    heading = "| `--only` | duel | above | humans | keyflower, `key_celeste` | admiral, `captain_cards` |"
    listed = [row[:3] for row in table_rows(ROOT / "benchmarks" / "README.md", heading)]
    assert listed == [[d.name, d.title, f"{d.goal:.0%}".rstrip("%") if d.goal else ""] for d in duels_at("humans")]


def test_all_words_at_the_table_are_listed() -> None:
    listed = table_rows(ROOT / "docs" / "terminal.md", "| word | what it does |")
    assert {COMMANDS[word] for word, _ in listed} == set(COMMANDS.values())
