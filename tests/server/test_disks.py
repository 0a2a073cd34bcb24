"""What a power cut spares: the disk is asked before anybody is told, by SQLite or by us."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from kubrik.server.store import disks
from kubrik.server.store.disks import Disk

NORMAL, FULL = 1, 2


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files of which the disk was asked to be sure."""
    found: list[str] = []

    def note(file: int) -> None:
        found.append(os.path.basename(os.readlink(f"/proc/self/fd/{file}")))

    monkeypatch.setattr(disks, "SYNC", note)
    monkeypatch.setattr(os, "fsync", note)
    return found


def written(folder: Path, mode: str) -> tuple[Disk, int]:
    """Somebody writes to a file with this kind of journal; what SQLite itself asks of the disk."""
    disk = Disk(f"{folder}/kubrik.db-wal")
    engine = create_engine(f"sqlite:///{folder}/kubrik.db")
    connection = engine.connect()
    connection.execute(text(f"PRAGMA journal_mode = {mode}"))
    disk.trust(connection)
    connection.execute(text("CREATE TABLE IF NOT EXISTS words (word TEXT)"))
    connection.commit()
    return disk, connection.execute(text("PRAGMA synchronous")).scalar_one()


def test_with_a_log_written_ahead_we_ask(tmp_path: Path, synced: list[str]) -> None:
    disk, by_itself = written(tmp_path, "WAL")
    assert by_itself == NORMAL
    disk.sync()
    disk.sync()
    assert synced == ["kubrik.db-wal", tmp_path.name, "kubrik.db-wal"]


def test_a_new_log_is_safe_when_its_folder_is(tmp_path: Path, synced: list[str]) -> None:
    disk, _ = written(tmp_path, "WAL")
    disk.sync()
    (tmp_path / "other").write_text("another file, with another number")
    (tmp_path / "other").rename(tmp_path / "kubrik.db-wal")
    disk.sync()
    assert synced.count(tmp_path.name) == 2
    (tmp_path / "kubrik.db-wal").unlink()
    disk.sync()  # all is in the main file


def test_without_one_sqlite_asks_by_itself(tmp_path: Path, synced: list[str]) -> None:
    disk, by_itself = written(tmp_path, "DELETE")
    assert by_itself == FULL
    disk.sync()
    assert synced == []
