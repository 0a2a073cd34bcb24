"""Boxes are opened in threads: several people may make tables at once, right after the server has started."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kubrik.games.registry import GAMES

PROGRAM = """
import sys, threading
from kubrik.engine.game import Setup
from kubrik.server.game.boxes import prepared
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
def open_box():
    together.wait()
    prepared(Setup(game=sys.argv[1], seats=2))
threads = [threading.Thread(target=open_box) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("game", GAMES)
def test_several_boxes_are_opened_at_once(game: str) -> None:
    for _ in range(3):  # each in a process that has never opened one
        assert subprocess.run([sys.executable, "-c", PROGRAM, game], check=False, timeout=60).returncode == 0
