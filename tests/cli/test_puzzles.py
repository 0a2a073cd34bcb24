"""`kubrik puzzles`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kubrik.puzzles.puzzle import Shelf, shelf_of
from tests.cli.conftest import Kubrik


def test_the_list_in_both_languages(kubrik: Kubrik) -> None:
    count = len(shelf_of("humans").puzzles)
    assert f"Tremble, Humans!: {count} puzzles" in kubrik("puzzles", "list", "humans", "--lang", "en").out
    assert f"Трепещите, человеки!: задач — {count}" in kubrik("puzzles", "list", "humans", "--lang", "ru").out


def test_all_of_them_replay(kubrik: Kubrik) -> None:
    told = kubrik("puzzles", "check", "humans", "--lang", "en")
    assert told.code == 0
    assert "replay" in told.out


def test_new_ones_are_written_where_they_are_wanted(kubrik: Kubrik, tmp_path: Path) -> None:
    few = ("--play", "1", "--quick", "1", "--puzzles", "1", "--bots", "random", "--iterations", "40")
    assert kubrik("puzzles", "make", "humans", *few, "--out", str(tmp_path)).code == 0
    made = msgspec.json.decode((tmp_path / "humans.json").read_bytes(), type=Shelf)
    assert made.game == "humans"
    assert '"humans"' in (tmp_path / "shares.json").read_text(encoding="utf-8")


def test_what_is_no_game(kubrik: Kubrik) -> None:
    assert kubrik("puzzles", "list", "chess", "--lang", "en").code == 2
