"""Bots by name: the built-in ones, the levels, and any class as `module:Class`."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Final

from kubrik.bots.ahead import AheadBot
from kubrik.bots.bot import Bot, RandomBot, ThinkingBot
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.ladders import bot_of
from kubrik.bots.levels import NAMES
from kubrik.bots.mcts import MctsBot
from kubrik.bots.reference import ReferenceGreedy, ReferenceMcts
from kubrik.engine.complaints import Complaint, said

TEMPER: Final = re.compile(r"(\d{1,2}(?:\.\d{1,3})?)%", re.ASCII)
REFERENCES: Final = ("reference-greedy", "reference-mcts")
HELP: Final = said("bots_known", levels=NAMES)


class BotError(Complaint):
    """The error for a bot that can't be made, or that fails."""


def make_bot(spec: str, seed: int, game: str = "") -> Bot:
    """Makes the bot that these words name, with its own random numbers; a level may be another bot in another game."""
    name, _, budget = bot_of(spec, game).partition(":")
    if name == "random" and not budget:
        return RandomBot(seed)
    if name == "greedy":
        return greedy_bot(spec, budget, seed)
    if name in ("ahead", "mcts"):
        return thinking_bot(spec, name, budget, seed)
    if name in REFERENCES:
        return reference_bot(spec, name, budget, seed)
    if budget:
        return foreign_bot(name, budget, seed)
    raise BotError("no_bot", spec=spec, known=HELP)


def greedy_bot(spec: str, budget: str, seed: int) -> GreedyBot:
    """With a number of percent it errs: so much of its chances to win it overlooks easily."""
    if not budget:
        return GreedyBot(seed)
    percent = TEMPER.fullmatch(budget)
    if percent is None or not float(percent[1]):
        raise BotError("bot_temper", spec=spec)
    return GreedyBot(seed, temper=float(percent[1]) / 100.0)


def thinking_bot(spec: str, name: str, budget: str, seed: int) -> ThinkingBot:
    """One that thinks longer or shorter: for a number of futures or iterations, or of milliseconds."""
    made: type[AheadBot | MctsBot] = AheadBot if name == "ahead" else MctsBot
    digits = budget.removesuffix("ms")
    if not budget:
        return made(seed)
    if not is_number(digits):
        raise BotError("bot_budget", spec=spec)
    return made(seed, 0, int(digits)) if budget.endswith("ms") else made(seed, int(digits))


def reference_bot(spec: str, name: str, budget: str, seed: int) -> Bot:
    """One of the bots that others are measured against."""
    if name == "reference-greedy" and not budget:
        return ReferenceGreedy(seed)
    if name == "reference-mcts" and (not budget or is_number(budget)):
        return ReferenceMcts(seed, int(budget)) if budget else ReferenceMcts(seed)
    raise BotError("bot_budget", spec=spec)


def is_number(budget: str) -> bool:
    return budget.isascii() and budget.isdigit() and int(budget) > 0


def foreign_bot(module: str, name: str, seed: int) -> Bot:
    """Finds a class in a user's module, in the current folder or wherever Python looks."""
    bot = f"{module}:{name}"
    try:
        made = getattr(load_module(module), name)(seed)
    except ImportError as wrong:
        raise BotError("bot_import", bot=bot, why=str(wrong)) from wrong
    except AttributeError as wrong:
        raise BotError("bot_class", bot=bot, why=str(wrong)) from wrong
    except TypeError as wrong:
        raise BotError("bot_seed", bot=bot, why=str(wrong)) from wrong
    if not isinstance(made, Bot):
        raise BotError("bot_kind", bot=bot)
    return made


def load_module(module: str) -> object:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return importlib.import_module(module)
