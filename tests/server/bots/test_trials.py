"""Files of others are tried out in processes: real ones, which end when they take too much."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import Pipe
from multiprocessing.process import BaseProcess

import pytest

from kubrik.engine.complaints import sentence
from kubrik.engine.game import Setup
from kubrik.games.humans.box.files.load import read_text
from kubrik.server.bots import trials
from kubrik.server.bots import trying as process
from kubrik.server.bots.trials import TooManyTrials, Trials
from kubrik.server.bots.trying import Limits, Tried, Trying

OWN = Setup(game="humans", seats=2, cards=read_text() + "\n# mine")


others: set[BaseProcess] = set()  # bots of other tests, which think beside


@pytest.fixture(autouse=True)
def others_go_on() -> None:
    others.clear()
    others.update(multiprocessing.active_children())


def active_children() -> list[BaseProcess]:
    return [child for child in multiprocessing.active_children() if child not in others]


# ---- what is done in the other process


def where(setup: Setup) -> Tried:
    return Tried(digest=str(os.getpid()))


def think_for_ever(setup: Setup) -> Tried:
    while True:
        pass


def sleep_for_ever(setup: Setup) -> Tried:
    time.sleep(1e9)
    return Tried()


def take_all_memory(setup: Setup) -> Tried:
    kept = []
    while True:
        kept.append(bytes(10_000_000))


def break_down(setup: Setup) -> Tried:
    raise AssertionError("the rules did not expect this")


def vanish(setup: Setup) -> Tried:
    os._exit(3)


@asynccontextmanager
async def trying(what: Trying, **limits: float) -> AsyncIterator[Trials]:
    made = Trials(what, Limits(**limits), processes=1)  # type: ignore[arg-type]
    try:
        yield made
    finally:
        await made.close()
        assert not active_children()


# ---- what comes of it


async def test_a_good_file_is_set_up_and_a_bad_one_explained() -> None:
    made = Trials(processes=1)
    assert (await made.try_out(OWN)).digest
    bad = await made.try_out(Setup(game="humans", seats=2, cards="x = 1"))
    assert bad.problem is not None
    known = "game, numbers, prizes, credit, tokens, box"
    assert bad.is_of_file
    assert sentence(bad.problem, "en") == f"the given cards: the file: there is a field 'x', expected only {known}"
    assert sentence(bad.problem, "ru") == f"ваши карты: файл: есть поле 'x', а могут быть только {known}"
    few = await made.try_out(Setup(game="humans", seats=1, cards=OWN.cards))
    assert few.problem is not None
    assert not few.is_of_file
    assert sentence(few.problem, "en") == "humans is for 2 to 5 players, not 1"
    await made.close()
    assert not active_children()


async def test_it_happens_in_another_process_which_is_used_again() -> None:
    async with trying(where) as made:
        found = {(await made.try_out(OWN)).digest for _ in range(3)}
    assert len(found) == 1
    assert found != {str(os.getpid())}


@pytest.mark.skipif(sys.platform == "win32", reason="there the clock alone ends a trial")
@pytest.mark.parametrize("what", [think_for_ever, take_all_memory], ids=lambda what: what.__name__)
async def test_whoever_takes_too_much_is_ended(what: Trying) -> None:
    async with trying(what, seconds=1, clock=600) as made:
        assert await made.try_out(OWN) == Tried(is_too_much=True)
        assert not active_children()


async def test_after_a_process_has_gone_the_next_one_is_asked() -> None:
    async with trying(vanish) as made:
        assert [await made.try_out(OWN) for _ in range(2)] == [Tried(is_too_much=True)] * 2


async def test_whoever_waits_for_something_is_ended_by_the_clock() -> None:
    async with trying(sleep_for_ever, clock=0.2) as made:
        assert await made.try_out(OWN) == Tried(is_too_much=True)


async def test_what_breaks_the_rules_is_told_and_the_process_lives() -> None:
    async with trying(break_down) as made:
        first = await made.try_out(OWN)
        assert first.fault == "AssertionError('the rules did not expect this')"
        assert len(active_children()) == 1


def test_a_process_that_nobody_needs_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    for change in ("begin_work", "limit_memory"):  # this process goes on
        monkeypatch.setattr(process, change, lambda *_: None)
    ours, theirs = Pipe()
    process.work(theirs, where, Limits(idle=0))
    assert ours.recv_bytes() == process.READY


async def test_another_one_begins_when_it_is_needed() -> None:
    async with trying(where) as made:
        first = await made.try_out(OWN)
        worker = active_children()[0]
        worker.kill()
        worker.join()
        assert (await made.try_out(OWN)).digest not in ("", first.digest)


async def test_a_server_that_ends_does_not_wait_for_a_trial() -> None:
    async with trying(sleep_for_ever, clock=3600) as made:
        waiting = [asyncio.create_task(made.try_out(OWN)) for _ in range(3)]
        while not active_children():
            await asyncio.sleep(0.01)
        await made.close()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_so_many_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", 3)
    async with trying(where) as made:
        waiting = [asyncio.create_task(made.try_out(OWN)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyTrials):
            await made.try_out(OWN)
        found = {tried.digest for tried in await asyncio.gather(*waiting)}
        assert {(await made.try_out(OWN)).digest} == found  # now there is room again
