"""`kubrik` in this process, with typed answers and captured output."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from kubrik.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    def lines(self) -> list[str]:
        return self.out.splitlines()


Kubrik = Callable[..., Ran]


@pytest.fixture
def kubrik(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Kubrik:
    """Runs a command line, in a folder of its own; `typed` is what comes from the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(args))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def game_file(kubrik: Kubrik, tmp_path: Path) -> Path:
    """A game of three, recorded."""
    assert kubrik("sim", "humans", "--games", "1", "--seed", "3", "--record", ".").code == 0
    return tmp_path / "humans-3-0.jsonl"
