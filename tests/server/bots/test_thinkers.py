"""Bots in worker processes: real ones, killed for real."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from kubrik.analysis.advice import Reasons
from kubrik.bots.bot import ThinkingBot
from kubrik.bots.levels import LADDER
from kubrik.bots.registry import BotError
from kubrik.engine.game import Setup
from kubrik.engine.play import is_answering, options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import game_named
from kubrik.server.bots import answering, thinkers
from kubrik.server.bots.answering import house_bot
from kubrik.server.bots.following import NamedEntry
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.game.refusals import Busy
from tests.server.worker import LastingThinkers

HUMANS = Setup(game="humans", seats=2)
SETUPS = [HUMANS, Setup(game="keyflower", seats=2), Setup(game="admiral", seats=2, options={"initiative": "dice"})]


@pytest.fixture
def house(loop: asyncio.Runner, worker: LastingThinkers) -> Iterator[Thinkers]:
    """No other workers are about."""
    loop.run(worker.close_at_last())
    made = Thinkers(workers=2)
    yield made
    loop.run(made.close())
    assert not active_children()


def lines_of(sitting: Sitting) -> list[NamedEntry]:
    assert sitting.table.log is not None
    return [(entry.seat, entry.choice.name) for entry in sitting.table.log]


def begun(setup: Setup, choices: int) -> Sitting:
    """A table at which so many choices were made, always from the middle of what may be chosen."""
    sitting = Sitting(game_named(setup.game).box(setup), seed=7)
    for _ in range(choices):
        seat = to_act(sitting.table)[0]
        offer = options(sitting.table, seat)
        sitting.choose(seat, offer[len(offer) // 2].name)
    return sitting


async def first(house: Thinkers, setup: Setup, lines: list[NamedEntry], seat: int, spec: str) -> str:
    """The first part of what a bot answers, in its own time."""
    parts, _ = await house.answer("a", setup, lines, seat, spec, 0)
    return parts[0]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
async def test_a_bot_answers_the_question_of_its_seat_at_any_moment_of_the_log(house: Thinkers, setup: Setup) -> None:
    for choices in (0, 5, 20):
        sitting = begun(setup, choices)
        seat = to_act(sitting.table)[-1]
        chosen = await first(house, setup, lines_of(sitting), seat, "mcts:5")
        sitting.choose(seat, chosen)  # Illegal if it were no option


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
async def test_a_bot_thinks_of_the_whole_of_a_private_answer_at_once(house: Thinkers, setup: Setup) -> None:
    for choices in (0, 5, 20):
        sitting = begun(setup, choices)
        seat = to_act(sitting.table)[-1]
        parts, seconds = await house.answer("a", setup, lines_of(sitting), seat, "mate", 0.1)
        for part in parts:
            sitting.choose(seat, part)
        assert not is_answering(sitting.table, seat)
        assert seconds > 0


def test_who_has_little_time_thinks_for_half_of_it() -> None:
    """The other half is for what may be asked next."""
    for spec in ("greedy", "mcts:300", "mcts:2000ms", "ahead:2000ms"):
        bot = house_bot(spec)
        answering.hurry(bot, 0.5)
        assert isinstance(bot, ThinkingBot)
        assert bot.milliseconds == 250


@pytest.mark.parametrize("level", [*LADDER])
async def test_every_level_answers_within_a_few_seconds(house: Thinkers, level: str) -> None:
    sitting = begun(HUMANS, 3)
    seat = to_act(sitting.table)[0]
    await first(house, HUMANS, lines_of(sitting), seat, "cadet")  # a worker is there
    begin = time.perf_counter()
    sitting.choose(seat, await first(house, HUMANS, lines_of(sitting), seat, level))
    assert time.perf_counter() - begin < 8


async def test_a_table_does_not_wait_for_the_bot_of_another_while_a_worker_is_free(house: Thinkers) -> None:
    sitting = begun(HUMANS, 3)
    seat, lines = to_act(sitting.table)[0], lines_of(sitting)
    await asyncio.gather(*(first(house, HUMANS, lines, seat, "mcts:300ms") for _ in range(2)))  # both are there
    slow = asyncio.create_task(first(house, HUMANS, lines, seat, "mcts:2500ms"))
    await asyncio.sleep(0.1)
    await first(house, HUMANS, lines, seat, "cadet")
    assert not slow.done()
    await slow


class Slow:
    """A pool that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[str]] = []

    async def ask(self, work: object, question: object) -> Reasons:
        self.asked.append(asyncio.get_running_loop().create_future())
        return Reasons(await self.asked[-1], "sure", 0.5)

    async def close(self) -> None:
        pass


@pytest.fixture
def advisers(house: Thinkers, monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(house, "_advisers", slow)
    return slow


async def test_no_bot_waits_for_advice(house: Thinkers, advisers: Slow) -> None:
    """However many are to be advised, and if that never ends."""
    sitting = begun(HUMANS, 3)
    seat, lines = to_act(sitting.table)[0], lines_of(sitting)
    asked = [asyncio.create_task(house.advise(f"seat {n}", HUMANS, lines, seat, "cadet")) for n in range(9)]
    sitting.choose(seat, await first(house, HUMANS, lines, seat, "cadet"))
    assert len(advisers.asked) == len(asked)
    for one in asked:
        one.cancel()


async def test_the_same_question_is_thought_about_by_one(house: Thinkers, advisers: Slow) -> None:
    """By however many sockets it is asked, whoever of them goes away, and whatever others choose in secret."""
    lines: list[list[NamedEntry]] = [[], [(1, "pass")]]
    asked = [asyncio.create_task(house.advise("Ann", HUMANS, lines[n % 2], 0, "cadet")) for n in range(150)]
    await asyncio.sleep(0.01)
    asked.pop(0).cancel()
    (thought,) = advisers.asked
    thought.set_result("land")
    assert {found.choice for found in await asyncio.gather(*asked)} == {"land"}


async def test_what_was_advised_is_thought_about_anew(house: Thinkers, advisers: Slow) -> None:
    """If it came at once, one could tell from it that nobody has chosen in secret meanwhile. An error is one's own."""
    for told in ("land", None, "wait"):
        asked = asyncio.create_task(house.advise("Ann", HUMANS, [], 0, "cadet"))
        await asyncio.sleep(0.01)
        if told:
            advisers.asked[-1].set_result(told)
            assert (await asked).choice == told
        else:
            advisers.asked[-1].set_exception(LookupError())
            with pytest.raises(LookupError):
                await asked
    assert len(advisers.asked) == 3


async def test_only_so_many_wait_for_advice(house: Thinkers, advisers: Slow) -> None:
    seats = range(thinkers.MOST_WAITING)
    asked = [asyncio.create_task(house.advise(f"seat {seat}", HUMANS, [], seat, "cadet")) for seat in seats]
    await asyncio.sleep(0.01)
    with pytest.raises(Busy):
        await house.advise("Ann", HUMANS, [], 0, "cadet")
    advisers.asked[0].set_result("land")
    await asked[0]
    another = asyncio.create_task(house.advise("Ann", HUMANS, [], 0, "cadet"))
    await asyncio.sleep(0.01)
    advisers.asked[-1].set_result("wait")
    assert (await another).choice == "wait"
    for one in advisers.asked[1:-1]:
        one.set_result("land")
    await asyncio.gather(*asked)


async def test_a_killed_worker_is_replaced_and_the_question_asked_again(house: Thinkers) -> None:
    sitting = begun(HUMANS, 3)
    seat, lines = to_act(sitting.table)[0], lines_of(sitting)
    await first(house, HUMANS, lines, seat, "cadet")
    asked = [asyncio.create_task(first(house, HUMANS, lines, seat, "mcts:800ms")) for _ in range(3)]
    await asyncio.sleep(0.3)
    victim = active_children()[0].pid
    assert victim
    os.kill(victim, signal.SIGKILL)
    for chosen in await asyncio.gather(*asked):
        assert chosen in [option.name for option in options(sitting.table, seat)]


async def test_bots_play_on_whichever_worker_has_the_table_and_wherever_it_was_killed(house: Thinkers) -> None:
    """Two workers take turns at two tables; each follows what the other has missed, and a new one follows all."""
    sittings = {"a": begun(HUMANS, 3), "b": begun(HUMANS, 8)}
    for at in range(24):
        for id, sitting in sittings.items():
            seat, lines = to_act(sitting.table)[0], lines_of(sitting)
            asked = [house.answer(id, HUMANS, lines, seat, "cadet", 0) for _ in range(2)]
            for part in (await asyncio.gather(*asked))[at % 2][0]:
                sitting.choose(seat, part)  # Illegal if it came from another table
        if at == 12:
            for child in active_children():
                child.kill()


async def test_lines_that_the_game_does_not_know_are_an_error_and_the_worker_lives(house: Thinkers) -> None:
    with pytest.raises(LookupError, match="sail to the moon"):
        await first(house, HUMANS, [(0, "sail to the moon")], 0, "cadet")
    worker = active_children()[0].pid
    await first(house, HUMANS, lines_of(begun(HUMANS, 0)), 0, "cadet")
    assert worker in [child.pid for child in active_children()]


@pytest.mark.parametrize(
    "spec",
    [
        "os:system",
        "random:Random",
        "greedy:GreedyBot",
        "kubrik.bots.cheat:Cheat",
        "",
        "pirate",
        "mcts:lots",
        "ahead:all",
    ],
)
async def test_only_bots_of_the_house_sit_down(house: Thinkers, spec: str) -> None:
    with pytest.raises(BotError):
        await first(house, HUMANS, [], 0, spec)
    assert not active_children()


@pytest.mark.parametrize("spec", ["mcts", "mcts:9999999", "mcts:60000ms", "ahead:9999999", "ahead:60000ms", "admiral"])
def test_no_bot_thinks_longer_than_people_wait(spec: str) -> None:
    assert getattr(house_bot(spec), "milliseconds", 0) == answering.LONGEST


def test_only_the_strongest_level_thinks_longer_than_a_second() -> None:
    assert getattr(house_bot("captain"), "milliseconds", 0) == 1000


PARENT = """
import asyncio, sys
from multiprocessing import active_children
from kubrik.engine.game import Setup
from kubrik.server.game.refusals import Busy
from kubrik.server.bots.thinkers import Thinkers

async def main():
    house = Thinkers(workers=1)
    setup = Setup(game="humans", seats=2)
    asyncio.get_running_loop().call_later(60, sys.exit)
    await house.answer("a", setup, [], 0, "cadet", 0)
    print(active_children()[0].pid, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_the_server_even_if_it_is_killed(tmp_path: object) -> None:
    script = f"{tmp_path}/parent.py"
    with open(script, "w", encoding="utf-8") as file:
        file.write(PARENT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        os.kill(worker, signal.SIGINT)  # Ctrl-C in a terminal goes to everybody
        time.sleep(0.3)
        assert is_running(worker)
        parent.kill()
    assert ends_within(worker, seconds=10)


def ends_within(pid: int, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not is_running(pid)


def is_running(pid: int) -> bool:
    """A process that has ended stays a zombie where nobody waits for orphans: that one runs no more."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(shown.stdout.strip()) and not shown.stdout.startswith("Z")
