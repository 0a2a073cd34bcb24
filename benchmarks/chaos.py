"""What happens when parts of a server break while people play: `make chaos`.

Nothing that was acknowledged may be lost, stored twice or overtaken, and nothing that is stored may have been refused;
players who are not affected go on as before.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.chaos_faults import FAULTS, Fault
from benchmarks.chaos_figures import Figures, goals, heading, row
from benchmarks.chaos_judging import judged
from benchmarks.chaos_world import World, file_of_sqlite, playing
from kubrik.server.store.store import Store
from tests.server.cutting import line_to
from tests.server.postgres import running, wheel

RECOVERY = 45.0  # seconds, at most, until everybody has sat down, and until players who were cut off are back
LONGEST = 600.0  # seconds, for all faults together


def main() -> None:
    args = arguments()
    if args.quick:
        args.tables, args.seconds = min(args.tables, 20), min(args.seconds, 4.0)
    chosen = [fault for fault in FAULTS if not args.only or any(name in fault.name for name in args.only)]
    if not chosen:
        sys.exit(f"--only: there is no such fault; there are: {', '.join(fault.name for fault in FAULTS)}")
    found = measured(chosen, args)
    print(f"CPython {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}; {args.tables}")
    print(f"tables of two, a choice at each about every {args.pace:g} s; every fault for {args.seconds:g} s\n")
    print("\n".join([heading(), *map(row, found), "", *goals(found)]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Faults under load: what is lost, and how the others fare.")
    parser.add_argument("--tables", type=int, default=200, help="at once, two players each (default: 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each fault (default: 10)")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between choices at a table (default: 2)")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="faults whose names contain one of these")
    parser.add_argument("--quick", action="store_true", help="20 tables, 4 seconds")
    return parser.parse_args()


def measured(chosen: list[Fault], args: argparse.Namespace) -> list[Figures]:
    """Measures the faults one by one, as long as there is time."""
    begun, found = time.monotonic(), list[Figures]()
    with ExitStack() as stack:
        postgres = stack.enter_context(postgresql()) if any(one.database == "postgresql" for one in chosen) else None
        for fault in chosen:
            if time.monotonic() - begun > LONGEST - args.seconds - 60:
                print(f"{fault.name}: no time is left", file=sys.stderr, flush=True)
            elif fault.database == "sqlite" or postgres is not None:
                found.append(asyncio.run(struck(fault, args, postgres)))
                print(row(found[-1]), file=sys.stderr, flush=True)
    return found


@contextmanager
def postgresql() -> Iterator[Path | None]:
    """Yields the folder of PostgreSQL's socket; None if there is no wheel for this Python."""
    found = wheel()
    if found is None:
        print("pgserver has no wheel for this Python: without PostgreSQL", file=sys.stderr)
        yield None
        return
    with running(found) as folder:
        yield folder


async def struck(fault: Fault, args: argparse.Namespace, postgres: Path | None) -> Figures:
    """Runs a server, inflicts the fault, and returns what was counted."""
    figures = Figures(name=fault.name, tables=args.tables)
    async with world_of(fault, postgres) as world:
        await world.seat(args.tables, args.pace)
        try:
            for _ in range(fault.servers):
                await asyncio.to_thread(world.start)
            async with playing(world):
                await all_play(world, figures)
                began = await inflicted(fault, world, figures, args.seconds)
                window = (began, time.monotonic())
                figures.stuck = await all_play(world, figures)
        finally:
            await asyncio.to_thread(world.end)
        async with await Store.open(world.database) as store:
            figures.verdict = await judged(store, world.players)
    others = [p for p in world.players if fault.struck is None or (fault.struck >= 0 and not world.is_with(p.id, 0))]
    figures.latencies = [
        (one.answered - one.sent) * 1000 for p in others for one in p.attempts
        if one.answer == "done" and window[0] <= one.sent <= window[1]
    ]  # fmt: skip
    return figures


async def inflicted(fault: Fault, world: World, figures: Figures, seconds: float) -> float:
    """Inflicts the fault for so many seconds; returns when it first took effect."""

    def count(many: int) -> None:
        figures.faults += many

    inflicting = asyncio.ensure_future(fault.inflict(world, count))
    begun = time.monotonic()
    while not figures.faults and not inflicting.done() and time.monotonic() < begun + RECOVERY:
        await asyncio.sleep(0.05)
    begun = time.monotonic()
    await weighed(world, figures, seconds)
    inflicting.cancel()
    await asyncio.wait([inflicting])
    if not inflicting.cancelled() and inflicting.exception() is not None:
        figures.trouble = str(inflicting.exception()) or type(inflicting.exception()).__name__
    return begun


async def all_play(world: World, figures: Figures) -> int:
    """Waits until a new choice has been made at every table; returns at how many none was made in time."""
    now = time.monotonic()
    while (still := world.silent_since(now)) and time.monotonic() < now + RECOVERY:
        await weighed(world, figures, 0.5)
    return len(still)


async def weighed(world: World, figures: Figures, seconds: float) -> None:
    """Waits, and twice a second looks at how much memory the server uses."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(0.5)
        figures.memory = max(figures.memory, await asyncio.to_thread(world.memory))


@asynccontextmanager
async def world_of(fault: Fault, postgres: Path | None) -> AsyncIterator[World]:
    if fault.database == "sqlite":
        with file_of_sqlite() as url:
            yield World(url, url, fault.workers, fault.limits)
        return
    assert postgres is not None
    own = f"postgresql://kubrik@/postgres?host={postgres}"
    await emptied(own)
    async with line_to(postgres) as (line, url):
        world = World(own, url, fault.workers, fault.limits)
        world.line = line
        yield world


async def emptied(url: str) -> None:
    engine = create_async_engine(url.replace("postgresql", "postgresql+asyncpg", 1))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


if __name__ == "__main__":
    main()
