"""Many games in one process or several; the same seed gives the same games, whatever the number of processes."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import active_children, get_context
from pathlib import Path

import msgspec

from kubrik.bots.registry import make_bot
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box
from kubrik.games.registry import game_named
from kubrik.sim.choices import about
from kubrik.sim.match import play_blindly, play_game
from kubrik.sim.plan import Plan, bots_of, count, deal_of, seating
from kubrik.sim.tally import Tally

__all__ = ["Plan", "Progress", "Summary", "simulate"]

Progress = Callable[[int], None]  # called with the number of games finished since the last call


class Summary(msgspec.Struct):
    """Results by seat and by bot (in the order in which they were named)."""

    by_seat: Tally
    by_bot: Tally
    seconds: float


def simulate(plan: Plan, progress: Progress) -> Summary:
    """Plays all games of the plan. Errors in the setup or a bot's name are raised before the first game."""
    box = game_named(plan.setup.game).box(plan.setup)
    for spec in plan.bots:
        make_bot(spec, 0, plan.setup.game)
    if plan.record.endswith(about.ENDING):
        about.begin(Path(plan.record), box)
    elif plan.record:
        Path(plan.record).mkdir(parents=True, exist_ok=True)
    begin = time.perf_counter()
    by_seat, by_bot = Tally(plan.setup.seats), Tally(plan.setup.seats)
    for seats, bots in run(plan, progress):
        by_seat.join(seats)
        by_bot.join(bots)
    return Summary(by_seat, by_bot, time.perf_counter() - begin)


def run(plan: Plan, progress: Progress) -> Iterator[tuple[Tally, Tally]]:
    """Plays the batches one by one, here or in other processes."""
    size = max(1, min(200, plan.games // (plan.jobs * 8)))
    batches = [(at, min(at + size, plan.games)) for at in range(0, plan.games, size)]
    if plan.jobs == 1:
        for first, end in batches:
            yield play_batch(plan, first, end)
            progress(end - first)
        return
    with ProcessPoolExecutor(plan.jobs, get_context("spawn"), obey_interrupts) as pool:
        try:
            waiting = {pool.submit(play_batch, plan, first, end): end - first for first, end in batches}
            for done in as_completed(waiting):
                yield done.result()
                progress(waiting[done])
        except BaseException:  # a bot's error, or Ctrl-C: don't wait for the other batches
            for process in active_children():
                process.terminate()
            raise


def obey_interrupts() -> None:
    """Makes Ctrl-C end a worker process at once and silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_batch(plan: Plan, first: int, end: int) -> tuple[Tally, Tally]:
    """Plays some of the games, given by their numbers."""
    box = game_named(plan.setup.game).box(plan.setup)
    by_seat, by_bot = Tally(plan.setup.seats), Tally(plan.setup.seats)
    base = Rng(plan.seed).fork()
    if plan.record.endswith(about.ENDING):
        playing = import_module("kubrik.sim.choices.playing")  # needs packages that playing without rows does not
        playing.play_for_rows(plan, box, base, first, end, by_seat, by_bot)
        return by_seat, by_bot
    if all(spec == "random" for spec in plan.bots):
        for number in range(first, end):
            path = record_path(plan, number)
            by_seat.add(play_blindly(box, base ^ number, base ^ (number << 20), path, list(plan.bots)))
        return by_seat, by_seat  # if all bots are the same, they are counted by seat
    for number in range(first, end):
        play_one(plan, box, base, number, by_seat, by_bot)
    return by_seat, by_bot


def record_path(plan: Plan, number: int) -> Path | None:
    return Path(plan.record) / f"{plan.setup.game}-{plan.seed}-{number}.jsonl" if plan.record else None


def play_one(plan: Plan, box: Box, base: int, number: int, by_seat: Tally, by_bot: Tally) -> None:
    """Plays one game. With `rotate`, every `seats` games in a row share a deal, each bot once in each seat."""
    order = seating(plan, number)
    bots, names = bots_of(plan, base, number, order), [plan.bots[b] for b in order]
    played = play_game(box, bots, deal_of(plan, base, number), record_path(plan, number), names)
    count(played, order, by_seat, by_bot)
