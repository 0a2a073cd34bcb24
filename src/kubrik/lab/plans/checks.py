"""What else can be wrong with an experiment file."""

from __future__ import annotations

import re
from typing import Final

from kubrik.bots.registry import make_bot
from kubrik.lab.plans.file import PlanFile
from kubrik.lab.plans.plan import PlanError

TIMED: Final = re.compile(r"(ahead|mcts):\d+ms")  # who thinks by the clock plays otherwise on another machine


def check_bots(file: PlanFile, seats: int) -> None:
    for spec in (*file.bots, *file.strengths):
        make_bot(spec, 0, file.game)
        if TIMED.fullmatch(spec):
            raise PlanError("lab_timed", bot=spec)
    if file.kind == "ratings":
        if len(set(file.bots)) < 2 or len(set(file.bots)) < len(file.bots):
            raise PlanError("lab_pool")
    elif len(file.bots) not in (1, seats):
        raise PlanError("bots_for_seats", bots=len(file.bots), seats=seats)
    if file.kind in ("values", "luck") and len(set(file.bots)) > 1:
        raise PlanError("lab_one_bot", kind=file.kind)


def bots_of(file: PlanFile, seats: int) -> list[tuple[str, tuple[str, ...]]]:
    """The strengths that are asked, each with its bots, seat by seat; "" if there is only one."""
    if file.strengths and file.kind != "ratings":
        return [(bot, (bot,) * seats) for bot in file.strengths]
    if file.kind == "ratings":
        return [("", file.bots)]
    return [("", file.bots * seats if len(file.bots) == 1 else file.bots)]
