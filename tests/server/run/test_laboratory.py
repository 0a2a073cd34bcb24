"""Experiments are off where others can reach the server, and their folder is there as long as the server is."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from kubrik.server.experiments import place
from kubrik.server.experiments.place import ALIVE, PREFIX, experiments_folder
from kubrik.server.experiments.turns import Turn
from kubrik.server.run import start
from kubrik.server.run.start import is_at_home, with_laboratory
from kubrik.server.settings import Settings


@pytest.mark.parametrize(("host", "settings", "expected"), [
    ("127.0.0.1", Settings(), True),
    ("localhost", Settings(), True),
    ("0.0.0.0", Settings(), False),
    ("192.0.2.7", Settings(), False),
    ("127.0.0.1", Settings(proxies=("127.0.0.1",)), False),
    ("127.0.0.1", Settings(names=("play.example",)), False),
])  # fmt: skip
def test_who_may_play_experiments_if_nobody_says(host: str, settings: Settings, expected: bool) -> None:
    assert is_at_home(host, settings) == expected


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_nothing_is_left_after_the_server(temporary: Path) -> None:
    with with_laboratory(Settings(), True) as settings:
        assert settings.laboratory is not None
        (settings.laboratory / "experiment").mkdir()
    assert not list(temporary.iterdir())


def test_without_the_packages_there_are_none_and_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "has_packages", lambda: False)
    for wanted in (True, False):
        with with_laboratory(Settings(), wanted) as settings:
            assert (settings.laboratory, settings.lacks_packages) == (None, wanted)


def test_what_a_killed_server_has_left_is_swept_and_a_living_one_is_left_alone(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "YOUNG", 0)
    dead, living, foreign = (temporary / f"{PREFIX}{name}" for name in ("dead", "living", "foreign"))
    for folder in (dead, living, foreign):
        folder.mkdir()
    for folder in (dead, living):
        (folder / ALIVE).touch()
    held = Turn(living / ALIVE)
    assert held.take()
    with experiments_folder():
        assert (dead.exists(), living.exists(), foreign.exists()) == (False, True, True)
    held.give_back()


def test_a_turn_is_one_s_at_a_time(tmp_path: Path) -> None:
    mine, yours = Turn(tmp_path / "turn"), Turn(tmp_path / "turn")
    assert [mine.take(), yours.take(), mine.take()] == [True, False, False]
    mine.give_back()
    assert yours.take()
    yours.give_back()
