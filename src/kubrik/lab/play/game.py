"""One game of an experiment, from the deal to the result."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import Final

import msgspec

from kubrik.analysis.luck import draw
from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.playout import play_out
from kubrik.bots.registry import BotError, make_bot
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.journal import Tape
from kubrik.engine.play import advance, next_to_act, options, play, question
from kubrik.engine.study import Study
from kubrik.engine.table import CHANCE, Table
from kubrik.lab.play.fence import FencedChair
from kubrik.sim.match import NO_LIMIT

Chosen = tuple[int, int, str, int, str]  # turn, seat, question, how many options, the one chosen


class Wish(msgspec.Struct, frozen=True):
    """What is to be written down of a game."""

    choices: bool = False
    luck: bool = False
    blindly: bool = True  # random bots need no chairs; but who lacks a part needs one, and is compared with others


class Outcome(msgspec.Struct):
    """What was written down."""

    ranks: list[int]
    scores: list[int]
    decisions: int
    chosen: list[Chosen]
    luck: list[float] | None
    seconds: dict[str, float]  # that bots thought about each question


class Diary:
    """What was chosen in a game, and how long bots thought about it."""

    def __init__(self, tape: Tape | None) -> None:
        self.tape: Final = tape
        self.chosen: Final[list[Chosen]] = []
        self.seconds: Final[dict[str, float]] = {}

    def add(self, t: Table, seat: int, choice: Choice, offer: int, since: float) -> None:
        name = question(t, seat).name
        self.seconds[name] = self.seconds.get(name, 0.0) + perf_counter() - since
        turns = self.tape.turns if self.tape is not None else 0
        self.chosen.append((turns, seat, name, offer, choice.name))


class Players(msgspec.Struct, frozen=True):
    """Who plays, with which luck; one seat may be denied a part."""

    bots: tuple[str, ...]
    seeds: list[int]
    study: Study
    part: str = ""
    seat: int = -1

    def are_blind(self) -> bool:
        return not self.part and are_random(self.bots)


@lru_cache(maxsize=256)
def are_random(bots: tuple[str, ...]) -> bool:
    return all(bot == "random" for bot in bots)


def play_match(box: Box, seed: int, players: Players, wish: Wish, tape: Tape | None) -> Outcome:
    """Plays one game; what happens is told to the tape."""
    t = box.table(seed)
    t.journal = tape
    t.explicit_chance = wish.luck
    advance(t)
    luck = [0.0] * t.seats if wish.luck else None
    diary = Diary(tape)
    if wish.blindly and players.are_blind() and not wish.choices and luck is None:
        made = play_out(t, Rng(players.seeds[0]), NO_LIMIT)
    else:
        made = play_by_chairs(box, t, players, diary if wish.choices else None, luck)
    return Outcome(box.ranks(t), t.scores(), made, diary.chosen, luck, diary.seconds)


def play_by_chairs(box: Box, t: Table, players: Players, diary: Diary | None, luck: list[float] | None) -> int:
    chairs = [Chair(t, seat, box.mind, box.view) for seat in range(t.seats)]
    fence = fence_of(box, t, players)
    bots = [make_bot(bot, seed, box.setup.game) for bot, seed in zip(players.bots, players.seeds, strict=True)]
    rng = Rng(players.seeds[0] + 1)
    made = 0
    while not t.over:
        seat = next_to_act(t)
        if seat == CHANCE:
            assert luck is not None, "only where luck is measured chance waits to be asked"
            draw(t, box.mind, rng, luck)
            continue
        since = perf_counter()
        choice = decide(bots[seat], chairs[seat], fence if seat == players.seat else None)
        offer = options(t, seat)
        if choice not in offer:
            raise BotError("bot_chose", bot=type(bots[seat]).__name__, choice=repr(choice))
        if diary is not None:
            diary.add(t, seat, choice, len(offer), since)
        play(t, seat, choice)
        made += 1
    return made


def fence_of(box: Box, t: Table, players: Players) -> FencedChair | None:
    if not players.part:
        return None
    return FencedChair(t, players.seat, box.mind, box.view, players.study, players.part)


def decide(bot: Bot, chair: Chair, fence: FencedChair | None) -> Choice:
    """Whoever is denied a part is asked again, without it, only where it would take it: up to there games are alike."""
    choice = bot.choose(chair)
    return bot.choose(fence) if fence is not None and fence.bars(choice) else choice
