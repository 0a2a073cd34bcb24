"""Duels that were played are kept in build/duels: a benchmark that was interrupted goes on where it was.

They are played again when anything has changed that decides how bots play: rules, bots, or what minds have learned.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from kubrik.sim.simulate import Plan, simulate
from kubrik.sim.tally import Share, Tally
from tools.compiling import fingerprint

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "kubrik" / "games"
KEPT: Final = ROOT / "build" / "duels"
PART: Final = 10  # deals that are kept together
PARTS: Final = 10_000  # of a duel, at most


def first_bot(plan: Plan, told: Callable[[int], None]) -> Share:
    """What the first bot of the plan wins, played now or before. Each part has deals of its own."""
    tally = Tally(plan.setup.seats)
    part = PART * plan.setup.seats
    for number, at in enumerate(range(0, plan.games, part)):
        games = min(part, plan.games - at)
        tally.join(kept(msgspec.structs.replace(plan, games=games, seed=plan.seed * PARTS + number)))
        told(games)
    return tally.share(0)


def kept(plan: Plan) -> Tally:
    """The games of a part, by bot."""
    file = KEPT / f"{plan.setup.game}-{digest_of(plan)}.json"
    if not file.exists():
        tally = simulate(plan, lambda done: None).by_bot
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(tally))
    return msgspec.json.decode(file.read_bytes(), type=Tally)


def digest_of(plan: Plan) -> str:
    """A hash of the plan and of all that decides how bots play."""
    digest = hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(plan, jobs=1)) + rules().encode())
    for file in sorted((GAMES / plan.setup.game / "mind" / "data").glob("*.json")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def rules() -> str:
    cheats = Path(__file__).with_name("cheats.py")
    return fingerprint() + hashlib.sha256(cheats.read_bytes()).hexdigest()
