"""However long an experiment is, it takes the same memory: nothing is kept of a game but its rows on the disk."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest

from kubrik.lab.play.schema import TABLES
from kubrik.lab.report import frames, rating
from kubrik.lab.report.frames import Frames, Portion
from kubrik.lab.report.making import report_of
from kubrik.lab.run.folder import Folder, Line
from kubrik.lab.run.running import Means, go_on
from kubrik.lab.stats import luck
from tests.lab.charms import TAKER
from tests.lab.experiments import plan

CHUNK = 120  # games
CHUNKS = 8
WARM = 3  # chunks after which everything that is kept once is there
LEAST = 4  # bytes a game; in any list an item takes eight
SAID: dict[str, dict[str, object]] = {
    "compare": {"arms": [{"name": "one"}, {"name": "other"}]},
    "values": {"ways": ["denied", "removed"]},
    "seats": {"control": True},
    "ratings": {"bots": [TAKER, "random"]},
    "luck": {"repeats": 3, "control": True},
    "pace": {},
}


def kept() -> int:
    """The bytes of Python's own objects, and a byte for each row that Polars holds."""
    gc.collect()
    rows = sum(one.height for one in gc.get_objects() if isinstance(one, pl.DataFrame))
    return tracemalloc.get_traced_memory()[0] + rows


def growth(found: list[int]) -> int:
    """The bytes that most chunks add: what is kept of games comes with each, what is kept once with one or two."""
    added = sorted(after - before for before, after in pairwise(found[WARM:]))
    return added[(len(added) - 1) // 2]


@pytest.fixture
def tracing() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def long_experiment(path: Path, kind: str) -> Folder:
    """One chunk is played; the others are the same games under other numbers."""
    said = {"bots": [TAKER], **SAID[kind]}
    made = plan(kind=kind, game="charms", seats=2, games=CHUNK * CHUNKS, chunk=CHUNK, events="all", **said)
    folder = Folder.new(path, made)
    for written in Means().play(made, [0]):
        folder.keep(written, 0.0)
    for chunk in range(1, CHUNKS):
        renumbered(folder, chunk)
        folder.note(Line(chunk, folder.lines[0].games))
    return folder


def renumbered(folder: Folder, chunk: int) -> None:
    for table in TABLES:
        if folder.shard(table, 0).exists():
            rows = pl.read_parquet(folder.shard(table, 0))
            numbers = [pl.col(name) + chunk * 1_000_000 for name in ("game", "deal") if name in rows.columns]
            rows.with_columns(numbers).write_parquet(folder.shard(table, chunk))


@pytest.mark.parametrize("kind", list(SAID))
def test_a_report_keeps_no_game(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tracing: None) -> None:
    folder, found = long_experiment(tmp_path / "out", kind), [list[int]()]
    plainly = Frames.portions

    def measured(self: Frames) -> Iterator[Portion]:
        found.append([])
        for portion in plainly(self):
            found[-1].append(kept())
            yield portion

    monkeypatch.setattr(frames, "PORTION", CHUNK)
    monkeypatch.setattr(Frames, "portions", measured)
    for module in (luck, rating):  # beyond so many deals they fall into blocks
        monkeypatch.setattr(module, "BLOCKS", 10)
    assert report_of(folder).games == folder.games()
    passes = [one for one in found if one]
    assert passes
    assert all(len(one) == CHUNKS for one in passes)
    assert max(growth(one) for one in passes) < CHUNK * LEAST


def test_playing_keeps_no_game(tmp_path: Path, tracing: None) -> None:
    games = 600
    said = {"kind": "seats", "game": "charms", "seats": 2, "bots": ["random"], "events": "all"}
    folder = Folder.new(tmp_path / "out", plan(**said, games=6 * games, chunk=games))
    found: list[int] = []
    go_on(folder, Means(), lambda _: found.append(kept()), lambda _: 1.0)
    assert growth(found) < games * LEAST
