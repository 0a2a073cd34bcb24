"""Ctrl-C ends what is being done with one line, and nothing that was started for it stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from tests.pages import ROOT
from tools import stopping

WORKING = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tools.stopping import stoppable, works

with stoppable(), ThreadPoolExecutor() as pool:
    pool.submit(works, [sys.executable, "-c", sys.argv[1]]).result()
"""
WAITING = "import time; print('begun', flush=True); time.sleep(600)"
COMPLAINING = "import sys; sys.exit('out of rope')"


def test_ctrl_c_is_answered_by_one_line() -> None:
    """What was started gets it, too, and its traceback is nobody's business."""
    words = [sys.executable, "-c", WORKING, WAITING]
    piped = subprocess.PIPE
    with subprocess.Popen(words, cwd=ROOT, stdout=piped, stderr=piped, text=True, process_group=0) as process:
        assert process.stdout
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate()[1] == "kubrik: stopped; the same command goes on from here\n"


def test_what_fails_is_heard(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert not stopping.works([sys.executable, "-c", COMPLAINING])
    assert capfd.readouterr().err == "out of rope\n"
    stopped = Event()
    stopped.set()
    monkeypatch.setattr(stopping, "STOPPED", stopped)
    assert not stopping.works([sys.executable, "-c", COMPLAINING])
    assert capfd.readouterr().err == ""


STARTING = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {WAITING!r}])"


def test_a_group_ends_with_all_that_it_has_started(tmp_path: Path) -> None:
    read, write = os.pipe()
    with (
        subprocess.Popen([sys.executable, "-c", STARTING], stdout=write, process_group=0) as leader,
        os.fdopen(read) as told,
    ):
        os.close(write)
        assert told.readline() == "begun\n"
        stopping.end_group(leader)
        assert told.read() == ""  # nobody is left who could write
