"""Bots by name: the house's own, its four levels, and anybody's class as `module:Class`."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from kubrik.bots.bot import Bot, RandomBot
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.levels import LADDER, NAMES
from kubrik.bots.mcts import MctsBot

LEVELS: Final = {name: level.bot for name, level in LADDER.items()}
HELP: Final = f"random, greedy, mcts, mcts:500 (iterations), mcts:200ms, a level ({NAMES}), or module:Class"


class BotError(Exception):
    """A bot that can't be had; the message is one line that says what to do."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that these words name, with luck of its own."""
    name, _, budget = LEVELS.get(spec, spec).partition(":")
    if name == "random" and not budget:
        return RandomBot(seed)
    if name == "greedy" and not budget:
        return GreedyBot(seed)
    if name == "mcts":
        return searching_bot(spec, budget, seed)
    if budget:
        return foreign_bot(name, budget, seed)
    raise BotError(f"there is no bot {spec!r}: choose {HELP}")


def searching_bot(spec: str, budget: str, seed: int) -> MctsBot:
    digits = budget.removesuffix("ms")
    if not budget:
        return MctsBot(seed)
    if not digits.isascii() or not digits.isdigit() or int(digits) < 1:
        raise BotError(f"bot {spec!r}: a budget is a number of iterations (mcts:500) or milliseconds (mcts:200ms)")
    return MctsBot(seed, 0, int(digits)) if budget.endswith("ms") else MctsBot(seed, int(digits))


def foreign_bot(module: str, name: str, seed: int) -> Bot:
    """A class of a user's module, found in the current folder or wherever Python looks."""
    try:
        made = getattr(load_module(module), name)(seed)
    except ImportError as wrong:
        raise BotError(f"bot {module}:{name}: {wrong}") from wrong
    except AttributeError as wrong:
        raise BotError(f"bot {module}:{name}: the module has no such class ({wrong})") from wrong
    except TypeError as wrong:
        raise BotError(f"bot {module}:{name}: it is made with one number, its seed ({wrong})") from wrong
    if not isinstance(made, Bot):
        raise BotError(f"bot {module}:{name}: a bot is a subclass of kubrik.bots.bot.Bot")
    return made


def load_module(module: str) -> object:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return importlib.import_module(module)
