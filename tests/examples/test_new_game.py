"""`kubrik new-game`: what it writes can be installed, tested and played at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import piped
from tests.examples.packages import installed, own_tests


def test_what_it_writes_is_lawful_and_is_played(tmp_path: Path) -> None:
    written = piped("new-game", "my_game", "--lang", "en", cwd=tmp_path)
    assert written.returncode == 0, written.stderr
    env = installed(tmp_path / "my_game", tmp_path / "installed")
    tests = own_tests(tmp_path / "my_game", env, tmp_path)
    assert tests.returncode == 0, tests.stdout
    played = piped("sim", "my_game", "--games", "5", "--seats", "4", "--bots", "greedy", cwd=tmp_path, env=env)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("My-Game", "use lowercase letters"), ("humans", "there is already a game 'humans'"), ("there", "already exists")],
)
def test_a_name_that_can_not_be_is_refused_and_nothing_is_written(name: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    refused = piped("new-game", name, "--lang", "en", cwd=tmp_path)
    assert refused.returncode == 2
    assert complaint in refused.stderr
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]
