"""A package whose game can't be had: ours are played all the same, and whoever asks for it is told why."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import PYTHONPATH, piped
from tests.server.http.test_serve import served

ENTRY = "[kubrik.games]\n{name} = {value}\n"


def package(folder: Path, code: str, name: str = "odd", value: str = "odd:Odd") -> dict[str, str]:
    """A module with its entry point, as an installer would leave them."""
    info = folder / "odd-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "odd.py").write_text(code, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY.format(name=name, value=value), encoding="utf-8")
    return {"PYTHONPATH": f"{PYTHONPATH}:{folder}"}


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("raise RuntimeError('no dice here')", "odd:Odd: no dice here"),
        ("Odd = 3", "odd:Odd: 'int' object is not callable"),
        ("class Odd: pass", "name a subclass of kubrik.kit.Game"),
        ("import kubrik.kit\nclass Odd(kubrik.kit.Game): name = 'other'", "give the entry point the same name"),
        ("import sys\nsys.exit('gone')", "odd:Odd: gone"),
    ],
)
def test_whoever_asks_for_it_is_told_why(code: str, complaint: str, tmp_path: Path) -> None:
    env = package(tmp_path / "site", code)
    refused = piped("sim", "odd", cwd=tmp_path, env=env)
    assert refused.returncode == 2
    assert complaint in refused.stderr
    assert piped("sim", "humans", "--games", "1", cwd=tmp_path, env=env).returncode == 0


def test_a_server_says_so_in_its_log_and_serves(tmp_path: Path) -> None:
    env, log = package(tmp_path / "site", "raise RuntimeError('no dice here')"), tmp_path / "log"
    database = f"sqlite:///{tmp_path / 'kubrik.db'}"
    with served("--database", database, log=log, env=env) as (_, address):
        games = httpx.get(f"{address}/api/games", timeout=60).json()["games"]
    assert "odd" not in [game["name"] for game in games]
    assert "no dice here" in log.read_text(encoding="utf-8")


def test_nobody_takes_the_name_of_one_of_ours(tmp_path: Path) -> None:
    code = "import kubrik.kit\nclass Odd(kubrik.kit.Game): name = 'humans'"
    env = package(tmp_path / "site", code, name="humans")
    played = piped("rules", "humans", "TH-8.11", "--lang", "en", cwd=tmp_path, env=env)
    assert "fight or retreat" in played.stdout
