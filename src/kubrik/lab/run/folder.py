"""The folder of an experiment: its plan, its rows in shards, and a line for every chunk that is done."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from kubrik.lab.plans.plan import SCHEMA, Plan, PlanError
from kubrik.lab.plans.work import work_of
from kubrik.lab.play.chunk import Written

PLAN: Final = "plan.json"
DONE: Final = "done.jsonl"


class Line(msgspec.Struct, omit_defaults=True):
    """A line of `done.jsonl`: a chunk whose shards all lie there, or where the experiment was narrow enough to stop."""

    chunk: int = -1
    games: int = 0
    seconds: float = 0.0
    stop: int = -1  # so many chunks were enough
    thought: dict[str, float] = {}  # seconds that bots thought about each question


class Folder:
    """Only one process writes here: workers give back the bytes of their shards."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.lines: Final = list(lines_in(path / DONE))
        self.broken = is_broken(path / DONE)

    @classmethod
    def new(cls, path: Path, plan: Plan) -> Folder:
        if (path / PLAN).exists():
            raise PlanError("lab_exists", path=str(path))
        path.mkdir(parents=True, exist_ok=True)
        replace_file(path / PLAN, msgspec.json.format(msgspec.json.encode(plan)))
        return cls(path, plan)

    @classmethod
    def found(cls, path: Path) -> Folder:
        try:
            raw = (path / PLAN).read_bytes()
            schema = msgspec.json.decode(raw, type=dict[str, object]).get("schema")
            if schema != SCHEMA:
                raise PlanError("lab_schema", path=str(path), theirs=str(schema), ours=SCHEMA)
            return cls(path, msgspec.json.decode(raw, type=Plan))
        except (FileNotFoundError, NotADirectoryError, msgspec.MsgspecError) as error:
            raise PlanError("lab_folder", path=str(path)) from error

    # ---- what is done

    def done(self) -> set[int]:
        return {line.chunk for line in self.lines if line.chunk >= 0}

    def stop(self) -> int:
        """How many chunks the experiment has: all, or as many as were enough."""
        enough = [line.stop for line in self.lines if line.stop >= 0]
        return enough[0] if enough else work_of(self.plan).chunks

    def is_complete(self) -> bool:
        return self.done() >= set(range(self.stop()))

    def games(self) -> int:
        return sum({line.chunk: line.games for line in self.lines if 0 <= line.chunk < self.stop()}.values())

    def thought(self) -> dict[str, float]:
        """The seconds that bots thought about each question in all games that count."""
        found: dict[str, float] = {}
        for line in {line.chunk: line for line in self.lines if 0 <= line.chunk < self.stop()}.values():
            for question, spent in line.thought.items():
                found[question] = found.get(question, 0.0) + spent
        return found

    def counted(self) -> list[int]:
        """The chunks that are done and belong to the result, in order."""
        return sorted(chunk for chunk in self.done() if chunk < self.stop())

    def shards(self, table: str, chunks: int | None = None) -> list[Path]:
        """The files of a table, of all chunks that are done (or of the first so many) and count."""
        return [self.shard(table, chunk) for chunk in self.counted() if chunks is None or chunk < chunks]

    def shard(self, table: str, chunk: int) -> Path:
        return self.path / table / f"{chunk:06}.parquet"

    # ---- writing

    def keep(self, written: Written, seconds: float) -> None:
        """The shards first, the line last: a chunk is either done or played again."""
        for table, content in written.tables.items():
            path = self.shard(table, written.chunk)
            path.parent.mkdir(exist_ok=True)
            replace_file(path, content)
        thought = {question: round(spent, 6) for question, spent in written.thought.items()}
        self.note(Line(written.chunk, written.games, round(seconds, 3), thought=thought))

    def note(self, line: Line) -> None:
        with (self.path / DONE).open("ab") as file:
            file.write(b"\n" * self.broken + msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.broken = False
        self.lines.append(line)


def lines_in(path: Path) -> Iterator[Line]:
    """All whole lines; the last may be half written."""
    if not path.exists():
        return
    for text in path.read_bytes().splitlines():
        with suppress(msgspec.MsgspecError):
            yield msgspec.json.decode(text, type=Line)


def is_broken(path: Path) -> bool:
    """Was the last line left half written?"""
    return path.exists() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0


def replace_file(path: Path, content: bytes) -> None:
    """All or nothing: written beside, then put in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
