"""Places that marks of a rulebook name."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.rulebook.places import entry_lines

DAY = """LONG: Final = 3


class Day(Step):
    def run(self) -> None:
        today()


def today() -> int:
    return LONG == 3
"""
FISH = """[fish]
cod = 3
fish_soup = [
    {id="herring", fish=2},
]

[[fish]]
id = "eel"
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    (tmp_path / "games" / "harbour").mkdir(parents=True)
    (tmp_path / "engine").mkdir()
    (tmp_path / "games" / "harbour" / "day.py").write_text(DAY, encoding="utf-8")
    (tmp_path / "games" / "harbour" / "fish.toml").write_text(FISH, encoding="utf-8")
    (tmp_path / "engine" / "day.py").write_text(DAY, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("day.py:LONG", [1]),
        ("day.py:Day", [4]),
        ("day.py:run", [5]),
        ("day.py:today", [9]),
        ("day.py:tod", []),
        ("fish.toml:cod", [2]),
        ("fish.toml:fish", [1, 7]),
        ("fish.toml:herring", [4]),
        ("fish.toml:eel", [8]),
        ("fish.toml:soup", []),
    ],
)
def test_an_entry_of_a_file_is_where_it_is_defined(code: Path, place: str, lines: list[int]) -> None:
    file = place.partition(":")[0]
    assert entry_lines(place, "harbour", code) == [f"games/harbour/{file}:{line}" for line in lines]


def test_a_file_without_an_entry_is_meant_as_a_whole(code: Path) -> None:
    assert entry_lines("fish.toml", "harbour", code) == ["games/harbour/fish.toml"]


def test_what_is_not_the_game_s_is_the_program_s(code: Path) -> None:
    assert entry_lines("engine/day.py:Day", "harbour", code) == ["engine/day.py:4"]


def test_a_file_that_is_not_there_has_no_lines(code: Path) -> None:
    assert entry_lines("night.py:Day", "harbour", code) == []
