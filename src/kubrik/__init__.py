"""Kubrik: a digital table for board games with secrets. docs/api.md tells what is here; all else may change.

import kubrik

table = kubrik.table("humans", seats=3, seed=7)
bot = kubrik.bot("greedy", seed=1)
while not table.over:
    seat = table.to_act[0]
    table.choose(seat, bot.choose(table.chair(seat)))
print(table.scores)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

__version__ = "0.1.0"
__all__ = [
    "Bot", "Chair", "Choice", "Illegal", "Position", "SetupError", "Table",
    "bot", "game_names", "load", "simulate", "table",
]  # fmt: skip

if TYPE_CHECKING:
    from kubrik.api.making import bot, game_names, load, simulate, table
    from kubrik.api.position import Position
    from kubrik.api.table import Table
    from kubrik.bots.bot import Bot
    from kubrik.bots.chair import Chair
    from kubrik.engine.choices import Choice
    from kubrik.engine.game import SetupError
    from kubrik.engine.illegal import Illegal

# Loaded when they are asked for: `kubrik --help` and the server's workers need none of it.
WHERE: Final = {
    "Bot": "kubrik.bots.bot",
    "Chair": "kubrik.bots.chair",
    "Choice": "kubrik.engine.choices",
    "Illegal": "kubrik.engine.illegal",
    "Position": "kubrik.api.position",
    "SetupError": "kubrik.engine.game",
    "Table": "kubrik.api.table",
    **dict.fromkeys(("bot", "game_names", "load", "simulate", "table"), "kubrik.api.making"),
}


if not TYPE_CHECKING:  # a type checker is to know which names there are

    def __getattr__(name: str) -> Any:
        if name not in WHERE:
            raise AttributeError(f"kubrik has no {name!r} (there is: {', '.join(__all__)})")
        return getattr(import_module(WHERE[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
