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

from kubrik.bots.greedy import GreedyBot
from kubrik.bots.mcts import MctsBot
from kubrik.bots.registry import BotError
from kubrik.engine.game import Setup
from kubrik.engine.play import is_answering, options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import game_named
from kubrik.server import thinking
from kubrik.server.thinking import Line, Thinking, house_bot

HUMANS = Setup(game="humans", seats=2)
SETUPS = [HUMANS, Setup(game="keyflower", seats=2), Setup(game="admiral", seats=2, options={"initiative": "dice"})]


@pytest.fixture
def house(loop: asyncio.Runner) -> Iterator[Thinking]:
    made = Thinking(workers=2)
    yield made
    loop.run(made.close())
    assert not active_children()


def lines_of(sitting: Sitting) -> list[Line]:
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


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
async def test_a_bot_answers_the_question_of_its_seat_at_any_moment_of_the_log(house: Thinking, setup: Setup) -> None:
    for choices in (0, 5, 20):
        sitting = begun(setup, choices)
        seat = to_act(sitting.table)[-1]
        chosen = await house.choose(setup, lines_of(sitting), seat, "mcts:5")
        sitting.choose(seat, chosen)  # Illegal if it were no option


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
async def test_a_bot_thinks_of_the_whole_of_a_private_answer_at_once(house: Thinking, setup: Setup) -> None:
    for choices in (0, 5, 20):
        sitting = begun(setup, choices)
        seat = to_act(sitting.table)[-1]
        parts, seconds = await house.answer(setup, lines_of(sitting), seat, "mate", 0.1)
        for part in parts:
            sitting.choose(seat, part)
        assert not is_answering(sitting.table, seat)
        assert seconds > 0


def test_who_has_little_time_thinks_for_half_of_it() -> None:
    """The other half is for what may be asked next."""
    for spec in ("greedy", "mcts:300", "mcts:2000ms"):
        bot = house_bot(spec)
        thinking.hurry(bot, 0.5)
        assert isinstance(bot, GreedyBot | MctsBot)
        assert bot.milliseconds == 250


@pytest.mark.parametrize("level", ["cadet", "mate", "captain", "admiral"])
async def test_every_level_answers_within_a_few_seconds(house: Thinking, level: str) -> None:
    sitting = begun(HUMANS, 3)
    seat = to_act(sitting.table)[0]
    await house.choose(HUMANS, lines_of(sitting), seat, "cadet")  # a worker is there
    begin = time.perf_counter()
    sitting.choose(seat, await house.choose(HUMANS, lines_of(sitting), seat, level))
    assert time.perf_counter() - begin < 8


async def test_a_table_does_not_wait_for_the_bot_of_another_while_a_worker_is_free(house: Thinking) -> None:
    sitting = begun(HUMANS, 3)
    seat, lines = to_act(sitting.table)[0], lines_of(sitting)
    await asyncio.gather(*(house.choose(HUMANS, lines, seat, "mcts:300ms") for _ in range(2)))  # both are there
    slow = asyncio.create_task(house.choose(HUMANS, lines, seat, "mcts:2500ms"))
    await asyncio.sleep(0.1)
    await house.choose(HUMANS, lines, seat, "cadet")
    assert not slow.done()
    await slow


async def test_a_killed_worker_is_replaced_and_the_question_asked_again(house: Thinking) -> None:
    sitting = begun(HUMANS, 3)
    seat, lines = to_act(sitting.table)[0], lines_of(sitting)
    await house.choose(HUMANS, lines, seat, "cadet")
    asked = [asyncio.create_task(house.choose(HUMANS, lines, seat, "mcts:800ms")) for _ in range(3)]
    await asyncio.sleep(0.3)
    victim = active_children()[0].pid
    assert victim
    os.kill(victim, signal.SIGKILL)
    for chosen in await asyncio.gather(*asked):
        assert chosen in [option.name for option in options(sitting.table, seat)]


async def test_lines_that_the_game_does_not_know_are_an_error_and_the_worker_lives(house: Thinking) -> None:
    with pytest.raises(LookupError, match="sail to the moon"):
        await house.choose(HUMANS, [(0, "sail to the moon")], 0, "cadet")
    worker = active_children()[0].pid
    await house.choose(HUMANS, lines_of(begun(HUMANS, 0)), 0, "cadet")
    assert worker in [child.pid for child in active_children()]


@pytest.mark.parametrize(
    "spec", ["os:system", "random:Random", "greedy:GreedyBot", "kubrik.bots.cheat:Cheat", "", "pirate", "mcts:lots"]
)
async def test_only_bots_of_the_house_sit_down(house: Thinking, spec: str) -> None:
    with pytest.raises(BotError):
        await house.choose(HUMANS, [], 0, spec)
    assert not active_children()


@pytest.mark.parametrize("spec", ["mcts", "mcts:9999999", "mcts:60000ms", "captain", "admiral"])
def test_no_bot_thinks_longer_than_people_wait(spec: str) -> None:
    assert getattr(house_bot(spec), "milliseconds", 0) == thinking.LONGEST


PARENT = """
import asyncio, sys
from multiprocessing import active_children
from kubrik.engine.game import Setup
from kubrik.server.thinking import Thinking

async def main():
    house = Thinking(workers=1)
    setup = Setup(game="humans", seats=2)
    asyncio.get_running_loop().call_later(60, sys.exit)
    await house.choose(setup, [], 0, "cadet")
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
