"""An experiment goes on where it was, whatever stopped it, and comes to the same rows."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from kubrik.lab.plans.plan import Plan
from kubrik.lab.play.chunk import Written
from kubrik.lab.run.folder import DONE, Folder
from kubrik.lab.run.pool import by_processes
from kubrik.lab.run.running import Means
from tests.lab.experiments import finish, plan, played, rows, same_rows

GAMES = 12
CHUNK = 2
SAID = {"kind": "seats", "game": "keyflower", "bots": ["random"], "games": GAMES, "choices": True}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The experiment without any mishap, in this process."""
    return played(tmp_path_factory.mktemp("whole") / "out", experiment())


def experiment() -> Plan:
    return plan(**SAID, chunk=CHUNK)


def test_a_worker_that_is_killed_is_replaced(whole: Folder, tmp_path: Path) -> None:
    folder = Folder.new(tmp_path / "out", experiment())
    for written in by_processes(folder.plan, list(range(GAMES // CHUNK)), 2):
        if not folder.done():
            active_children()[0].kill()
        folder.keep(written, 0.0)
    assert same_rows(whole, folder)


def test_half_written_lines_and_shards_are_played_again(whole: Folder, tmp_path: Path) -> None:
    folder = Folder.new(tmp_path / "out", experiment())
    for written in Means().play(folder.plan, [0, 3]):
        folder.keep(written, 0.0)
    lines = (folder.path / DONE).read_bytes()
    (folder.path / DONE).write_bytes(lines[:-9])
    again = Folder.found(folder.path)
    assert again.done() == {0}
    finish(again)
    assert Folder.found(folder.path).is_complete()
    assert same_rows(whole, Folder.found(folder.path))


def test_a_full_disk_loses_nothing_that_was_done(whole: Folder, tmp_path: Path) -> None:
    folder = Full.new(tmp_path / "out", experiment())
    with pytest.raises(OSError, match="No space left"):
        finish(folder)
    found = Folder.found(folder.path)
    assert found.done() == {0, 1}
    finish(found)
    assert same_rows(whole, found)


class Full(Folder):
    """A folder on a disk that is full after two chunks: half a shard fits, no more."""

    def keep(self, written: Written, seconds: float) -> None:
        if len(self.done()) == 2:
            self.shard("games", written.chunk).write_bytes(written.tables["games"][:10])
            raise OSError(28, "No space left on device")
        super().keep(written, seconds)


def test_ctrl_c_between_two_chunks_keeps_the_first(whole: Folder, tmp_path: Path) -> None:
    folder = Folder.new(tmp_path / "out", experiment())
    with pytest.raises(KeyboardInterrupt):
        finish(folder, Impatient())
    found = Folder.found(folder.path)
    assert found.done() == {0}
    assert not found.is_complete()
    finish(found)
    assert same_rows(whole, found)


class Impatient(Means, frozen=True):
    """Presses Ctrl-C after the first chunk."""

    def play(self, plan: Plan, chunks: list[int]) -> Iterator[Written]:
        yield next(iter(super().play(plan, chunks)))
        raise KeyboardInterrupt


def test_the_size_of_chunks_changes_nothing_but_the_number_of_files(whole: Folder, tmp_path: Path) -> None:
    one = played(tmp_path / "out", plan(**{**SAID, "chunk": GAMES}))
    assert {name: frame.rows() for name, frame in rows(one).items()} == {n: f.rows() for n, f in rows(whole).items()}


def test_an_experiment_stops_when_it_is_narrow_enough(tmp_path: Path) -> None:
    said = {
        **SAID,
        "game": "humans",
        "games": 640,
        "chunk": 40,
        "choices": False,
        "until": {"width": 0.25, "of": "win"},
    }
    folder = played(tmp_path / "out", plan(**said))
    assert folder.is_complete()
    assert folder.stop() < 16
    again = Folder.found(folder.path)
    finish(again)
    assert again.games() == folder.games() == folder.stop() * 40
