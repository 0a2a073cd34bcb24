"""What is to be played: how many games, by whom, and who sits where in which of them."""

from __future__ import annotations

import msgspec

from kubrik.bots.bot import Bot
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Setup
from kubrik.sim.match import Played
from kubrik.sim.tally import Tally


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: `rotate` lets every bot play every seat, turn by turn, on the same deals."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int = 1
    record: str = ""  # a folder; one whose name ends in .parquet gets rows of choices
    rotate: bool = True


def seating(plan: Plan, number: int) -> list[int]:
    """Which bot sits where."""
    seats = plan.setup.seats
    turn = number % seats if plan.rotate else 0
    return [(seat + turn) % seats for seat in range(seats)]


def deal_of(plan: Plan, base: int, number: int) -> int:
    """The seed of a game's table."""
    return base ^ ((number // plan.setup.seats if plan.rotate else number) << 20)


def bots_of(plan: Plan, base: int, number: int, order: list[int]) -> list[Bot]:
    game = plan.setup.game
    return [make_bot(plan.bots[bot], base ^ (number * 16 + seat + 1), game) for seat, bot in enumerate(order)]


def count(played: Played, order: list[int], by_seat: Tally, by_bot: Tally) -> None:
    """Adds the result by seat, and by bot, in the order in which bots were named."""
    by_seat.add(played)
    by_bot.add(msgspec.structs.replace(
        played,
        ranks=[played.ranks[order.index(b)] for b in range(len(order))],
        scores=[played.scores[order.index(b)] for b in range(len(order))],
    ))  # fmt: skip
