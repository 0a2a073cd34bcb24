"""A chunk of an experiment: its games are played here, and come back as Parquet."""

from __future__ import annotations

import gc
import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec
import polars as pl

from kubrik.engine.game import Box, Setup
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Arm, Plan
from kubrik.lab.plans.work import Match, matches, work_of
from kubrik.lab.play.dealing import bot_seed, deal_seed
from kubrik.lab.play.game import Players, Wish, play_match
from kubrik.lab.play.rows import Rows


class Written(msgspec.Struct):
    """What a worker gives back: the bytes of a Parquet file for each table."""

    chunk: int
    games: int
    tables: dict[str, bytes]
    thought: dict[str, float] = {}  # seconds about each question: no two runs have the same, so they are no rows


def play_chunk(plan: Plan, chunk: int) -> Written:
    """Plays all games of the chunk. Depends on nothing but its arguments."""
    work = work_of(plan)
    rows = Rows(plan)
    with rarely_collecting():
        for deal in work.deals_of(chunk):
            for at, match in enumerate(matches(plan, deal)):
                play_one(plan, deal, deal * work.a_deal + at, match, rows)
    tables = {name: parquet(frame) for name, frame in rows.frames()}
    return Written(chunk, work.games_of(chunk), tables, rows.seconds)


@contextmanager
def rarely_collecting() -> Iterator[None]:
    """Rows pile up until the end of a chunk: looking through them for garbage again and again takes a tenth of it."""
    before = gc.get_threshold()
    gc.set_threshold(100_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play_one(plan: Plan, deal: int, number: int, match: Match, rows: Rows) -> None:
    arm = plan.arms[match.arm]
    box = box_of(setup_of(plan, arm, match.seat))
    seeds = [bot_seed(plan.seed, deal, match.lot, seat) for seat in range(plan.seats)]
    denied = arm.part if arm.way == "denied" else ""
    players = Players(match.seating, seeds, game_named(plan.game).study, denied, match.seat)
    wish = Wish(plan.choices, plan.control, plan.kind != "values")
    tape = rows.tape(box)
    rows.add(number, deal, match, box, play_match(box, deal_seed(plan.seed, deal), players, wish, tape), tape)


def setup_of(plan: Plan, arm: Arm, seat: int) -> Setup:
    if arm.way != "lacking":
        return arm.setup
    return lacking(plan.game, arm, seat) or arm.setup


def lacking(game: str, arm: Arm, seat: int) -> Setup | None:
    return game_named(game).study.lacking(arm.setup, arm.part, seat)


def box_of(setup: Setup) -> Box:
    """Boxes take a while to fill: each set-up is filled once a process."""
    return box_from(msgspec.json.encode(setup))


@lru_cache(maxsize=256)
def box_from(setup: bytes) -> Box:
    found = msgspec.json.decode(setup, type=Setup)
    return game_named(found.game).box(found)


def parquet(frame: pl.DataFrame) -> bytes:
    out = io.BytesIO()
    words = pl.col(pl.String).cast(pl.Categorical)  # each word is written once, and its number in every row
    frame.with_columns(words).write_parquet(out, compression="zstd", compression_level=1, statistics=False)
    return out.getvalue()


def read(written: Written) -> Iterator[tuple[str, pl.DataFrame]]:
    """The tables of a chunk as frames, for tests and for whoever plays a chunk by hand."""
    for name, content in written.tables.items():
        yield name, pl.read_parquet(io.BytesIO(content))
