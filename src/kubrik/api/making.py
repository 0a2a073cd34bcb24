"""Tables, bots and simulations, by name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from kubrik.api.table import Table
from kubrik.bots.bot import Bot
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Setup
from kubrik.engine.record import load as load_record
from kubrik.engine.replay import setup_of
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import GAMES, game_named
from kubrik.sim.simulate import Plan, Summary
from kubrik.sim.simulate import simulate as run


def game_names() -> list[str]:
    """All installed games, including those of other packages."""
    return list(GAMES)


def table(game: str, seats: int = 0, seed: int | None = None, expansions: Sequence[str] = (), **options: str) -> Table:
    """A new table; the same seed deals the same cards. Options are those of `kubrik rules GAME --options`."""
    box = game_named(game).box(_setup(game, seats, expansions, options))
    return Table(Sitting(box, secrets.randbits(62) if seed is None else seed))


def load(path: str | PathLike[str], seed: int | None = None) -> Table:
    """The table at the end of a record; chance after that is new."""
    record = load_record(Path(path))
    box = game_named(record.header.game).box(setup_of(record))
    return Table(Sitting.resume(box, record, secrets.randbits(62) if seed is None else seed))


def bot(spec: str, seed: int = 0, game: str = "") -> Bot:
    """A bot by name: "random", "greedy", "ahead:100", "ahead:200ms", "your_module:YourBot", or a level of this game."""
    return make_bot(spec, seed, game)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 1,
    jobs: int = 1,
    expansions: Sequence[str] = (),
    **options: str,
) -> Summary:
    """Plays many games, one bot per seat, with the seats rotating; `by_bot` and `by_seat` sum up the results."""
    setup = _setup(game, len(bots), expansions, options)
    return run(Plan(setup=setup, bots=tuple(bots), games=games, seed=seed, jobs=jobs), lambda done: None)


def _setup(game: str, seats: int, expansions: Sequence[str], options: dict[str, str]) -> Setup:
    seats = seats or game_named(game).usual_seats
    return Setup(game=game, seats=seats, expansions=tuple(expansions), options=options)
