"""Ctrl-C ends what is being done with one line, and nothing that was started for it stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import ROOT
from tools import stopping

WORKING = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tools.stopping import stoppable, works

with stoppable(), ThreadPoolExecutor() as pool:
    pool.submit(works, [sys.executable, "-c", sys.argv[1]], Path(sys.argv[2])).result()
"""
WAITING = "import sys, time; sys.stderr.write('begun\\n'); sys.stderr.flush(); time.sleep(600)"
COMPLAINING = "import sys; print('no rope', flush=True); sys.exit('and no sail')"


def test_ctrl_c_is_answered_by_one_line(tmp_path: Path) -> None:
    """What was started gets it, too, and its traceback is nobody's business."""
    log = tmp_path / "log"
    os.mkfifo(log)
    words = [sys.executable, "-c", WORKING, WAITING, str(log)]
    with subprocess.Popen(words, cwd=ROOT, stderr=subprocess.PIPE, text=True, process_group=0) as process:
        with log.open() as told:
            assert told.readline() == "begun\n"
            os.killpg(process.pid, signal.SIGINT)
            assert "KeyboardInterrupt" in told.read()
        assert process.communicate()[1] == "kubrik: stopped; the same command goes on from here\n"
    assert process.returncode == stopping.STOPPED


def test_what_fails_says_why_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    assert not stopping.works([sys.executable, "-c", COMPLAINING], log)
    assert log.read_text(encoding="utf-8").split("\n") == ["no rope", "and no sail", ""]
    assert capfd.readouterr() == ("", "")


STARTING = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {WAITING!r}])"


def test_a_group_ends_with_all_that_it_has_started() -> None:
    read, write = os.pipe()
    with (
        subprocess.Popen([sys.executable, "-c", STARTING], stderr=write, process_group=0) as leader,
        os.fdopen(read) as told,
    ):
        os.close(write)
        assert told.readline() == "begun\n"
        stopping.end_group(leader)
        assert told.read() == ""  # nobody is left who could write
