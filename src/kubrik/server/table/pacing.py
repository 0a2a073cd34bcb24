"""When an automatic answer goes out: public facts and chance alone decide it, before anybody begins to think.

How long somebody thinks, how many small questions an answer is made of and whether there was anything to choose are
secrets of the seat that is asked. So an answer is given a slot: it is ready before its slot ends, and goes out then.
"""

from __future__ import annotations

import asyncio
from math import ceil
from random import SystemRandom
from typing import Final

SPREAD: Final = 0.3  # a slot is randomly longer by up to this fraction
THOUGHT: Final = 0.7  # the part of a slot in which one may think; the rest is for all that comes before and after
ONLY_WAY: Final = "only way"  # who answers where everybody can see that there is no choice
STANDING: Final = "standing"  # who gives the answer that a player has given once for all
# How many usual slots those get who need longer: levels that are known to think, and who may still take something back.
SLOTS: Final = {"captain": 1.5, "admiral": 3.0, ONLY_WAY: 6.0}
LIKE_PEOPLE: Final = (2.0, 8.0)  # usual slots: between these, any length; so a standing answer may be a quick player's
chance = SystemRandom()


class Slot:
    """The time that one automatic answer takes, whatever it is."""

    def __init__(self, begun: float, seconds: float) -> None:
        self._begun: Final = begun
        self._seconds: Final = seconds

    @property
    def thought(self) -> float:
        """The seconds allowed for thinking about the whole answer; 0 means no limit."""
        return self._seconds * THOUGHT

    def end(self, since: float, ready: float) -> float:
        """When the answer goes out that was thought about since then.

        Who had to wait for a worker gets a further slot, or several, as if he needed all of his time. Only an answer
        that is not even ready then comes later.
        """
        if not self._seconds:
            return ready
        slots = ceil((max(since + self.thought, ready) - self._begun) / self._seconds)
        return self._begun + max(1, slots) * self._seconds

    def is_late(self, since: float, ready: float) -> bool:
        """Has somebody thought longer than he may?"""
        return self._seconds > 0 and ready > self.end(since, since)


def new_slot(pace: float, answers: str) -> Slot:
    """The slot for an answer, by the name of the level; `pace` is the table's, in seconds."""
    return Slot(now(), pace * usual_slots(answers))


def usual_slots(answers: str) -> float:
    """How many usual slots an answer takes, drawn anew each time."""
    if answers == STANDING:
        return chance.uniform(*LIKE_PEOPLE)
    return SLOTS.get(answers, 1.0) * (1 + SPREAD * chance.random())


def now() -> float:
    return asyncio.get_running_loop().time()


async def wait_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - now()))
