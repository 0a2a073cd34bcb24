"""Games of Admiral at the screen, for the tests of the commands."""

from __future__ import annotations

import random

from tests.games.admiral.own_scenario import text

PLAY = ("play", "admiral", "--seats", "2", "--seat", "1", "--seed", "5", "--bots", "random")
CAPTAINS = (*PLAY, "--with", "captain_cards")
FILE = "kubrik-admiral-5.jsonl"

# Two brigs of each player, close together: something happens in the first round.
SEA = ["......", "..#...", "......", "......"]
FLEETS = [["brig A1 E", "frigate A3 E"], ["brig F2 W", "frigate F4 W"]]
STRAIT = text(SEA, FLEETS)


def answers(n: int) -> str:
    """Numbers by chance; one that is too high gets a friendly line, and the next is tried."""
    luck = random.Random(n)
    return "".join(f"{luck.choice((1, 1, 2, 2, 3, 3, 4, 5, 6))}\n" for _ in range(n))
