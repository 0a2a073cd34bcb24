"""Games of Keyflower at the screen, for the tests of the commands."""

from __future__ import annotations

import random

from tests.cli.conftest import Ran

PLAY = ("play", "keyflower", "--seats", "3", "--seat", "1", "--seed", "5", "--bots", "random")
GHOST = (*PLAY, "--with", "key_celeste")
FILE = "kubrik-keyflower-5.jsonl"


def answers(n: int) -> str:
    """Numbers by chance; one that is too high gets a friendly line, and the next is tried."""
    luck = random.Random(n)
    return "".join(f"{luck.choice((1, 2, 2, 3, 3, 4, 5, 8, 13))}\n" for _ in range(n))


def after(ran: Ran, typed: str) -> list[str]:
    """What is shown after an answer."""
    lines = ran.lines()
    return lines[lines.index(f"> {typed}") + 1 :]
