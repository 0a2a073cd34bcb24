"""How much an opinion knows about who wins: a part of `make strength`.

Strong bots play games that no mind has learned from. At every seventh choice the handwritten evaluation and the learned
opinion say who will win; in the end it is seen. The log-loss is in bits: for two players 1 is a coin, 0 is a prophet.
Calibration is how far what was said lies from what happened, on the average, in percent.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box, Setup
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.common.winning import shared_victory
from kubrik.games.registry import game_named

FIRST_SEED: Final = 700_000_000  # training stays below
EVERY: Final = 7
FIFTHS: Final = 5
BINS: Final = 5
NEVER: Final = 1e-4


class Kept(msgspec.Struct):
    """A game, to be followed again by any opinion: its seed, and its choices as numbers of the catalogue."""

    seed: int
    choices: list[int]
    places: list[int]


class Said(NamedTuple):
    """What was said of one seat at one moment, and what happened."""

    fifth: int
    seat: int
    chance: float
    won: float


def games_of(setup: Setup, bot: str, games: int, jobs: int, folder: Path) -> list[Kept]:
    """Games kept in a file; those that are missing are played first."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{setup.game}-{'-'.join([*setup.expansions, str(setup.seats), bot.replace(':', '-')])}.jsonl"
    kept = {game.seed: game for game in stored(file)}
    wanted = range(FIRST_SEED, FIRST_SEED + games)
    missing = [seed for seed in wanted if seed not in kept]
    with ProcessPoolExecutor(jobs) as pool, file.open("ab") as lines:
        for game in pool.map(play_one, [setup] * len(missing), [bot] * len(missing), missing):
            kept[game.seed] = game
            lines.write(msgspec.json.encode(game) + b"\n")
            lines.flush()
    return [kept[seed] for seed in wanted]


def stored(file: Path) -> Iterator[Kept]:
    """The games of a file; a line that was cut off is left out."""
    for line in file.read_bytes().splitlines() if file.exists() else []:
        try:
            yield msgspec.json.decode(line, type=Kept)
        except msgspec.MsgspecError:
            continue


def play_one(setup: Setup, bot: str, seed: int) -> Kept:
    box = game_named(setup.game).box(setup)
    t = box.table(seed)
    advance(t)
    bots = [make_bot(bot, seed * 8 + seat) for seat in range(t.seats)]
    chairs = [Chair(t, seat, box.mind, box.view) for seat in range(t.seats)]
    choices: list[int] = []
    while not t.over:
        seat = next_to_act(t)
        choice = bots[seat].choose(chairs[seat])
        choices.append(choice.index)
        play(t, seat, choice)
    return Kept(seed, choices, box.ranks(t))


def said_by(mind: Mind, box: Box, games: list[Kept]) -> list[Said]:
    """What a mind says on the way through these games."""
    out: list[Said] = []
    for game in games:
        won = shared_victory(game.places)
        t = box.table(game.seed)
        advance(t)
        for i, choice in enumerate(game.choices):
            if i % EVERY == 0:
                fifth = i * FIFTHS // len(game.choices)
                out += [Said(fifth, seat, chance, won[seat]) for seat, chance in enumerate(mind.worth(t))]
            play(t, next_to_act(t), box.catalogue.choices[choice])
    return out


def bits(said: list[Said]) -> float:
    """The log-loss; `won` of all seats of a moment add up to 1."""
    moments = sum(1 for s in said if s.seat == 0)
    return -sum(s.won * math.log2(max(s.chance, NEVER)) for s in said) / moments if moments else math.nan


def off(said: list[Said]) -> float:
    """How far what was said is from what happened, by bins of equal width, each with its weight."""
    total = 0.0
    for n in range(BINS):
        some = [s for s in said if min(int(s.chance * BINS), BINS - 1) == n]
        total += abs(sum(s.chance - s.won for s in some))
    return total / len(said) if said else math.nan


def thermometer(setup: Setup, bot: str, games: int, jobs: int, folder: Path) -> list[str]:
    """The lines of the table: for each opinion the bits and, in brackets, the calibration, by fifth of the game."""
    box = game_named(setup.game).box(setup)
    played = games_of(setup, bot, games, jobs, folder)
    lines = [f"{setup.game} {' '.join(setup.expansions)} for {setup.seats}, {games} games of {bot}"]
    minds = {"by hand": box.mind.teacher(), "learned": box.mind}
    for name, mind in minds.items():
        if name == "by hand" or mind is not box.mind.teacher():
            said = said_by(mind, box, played)
            parts = [[s for s in said if s.fifth == fifth] for fifth in range(FIFTHS)]
            lines.append(f"  {name:8}" + "".join(f"  {bits(part):5.2f} ({off(part):5.1%})" for part in parts))
    return lines
