"""Short ways to see where the ghost is, to play a season to its end, and to play whole games with and without it."""

from __future__ import annotations

from collections.abc import Iterator

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import AT_TILE, HELD, ON_SHIP, ghost_of
from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table.state import Keyflower
from tests.games.keyflower.scene import Scene, rules_with

PLAYERS = [2, 3, 4, 5, 6]


def ghost(t: Keyflower) -> str:
    """Where it is: "on the ship", "with 1", "at tavern of 1" (the side of player 1) or "gone"."""
    place = ghost_of(t)
    if place.place == AT_TILE:
        return f"at {t.rules.tiles[place.tile].name.id} of {place.seat}"
    return "on the ship" if place.place == ON_SHIP else f"with {place.seat}" if place.place == HELD else "gone"


def season(s: Scene, seat: int) -> Scene:
    """It is this player's turn, then the others', then the end of the season."""
    steps = s.t.rules.season.steps
    s.t.to_move = seat
    return s.go(*steps[[type(step) for step in steps].index(Turns) : -1])


def settled(s: Scene) -> Scene:
    """Everybody passes, then gives the first answer there is, until the season is over."""
    while not s.t.over:
        seat = s.asked()[0]
        s.choose(seat, s.options(seat)[0])
    return s


def haunts(s: Scene, seat: int) -> list[str]:
    """The tiles where this player may play the ghost now."""
    return [name.removeprefix("haunt ") for name in s.options(seat) if name.startswith("haunt ")]


def story(s: Scene, *kinds: int) -> list[int]:
    """The notes of these kinds, in their order."""
    assert s.t.journal is not None
    return [note.kind for note in s.t.journal.notes if note.kind in kinds]


def first_moment(seats: int, seed: int, *, ghost: bool) -> Keyflower:
    """The table is set and spring has begun: somebody takes the first turn."""
    t = new_table(rules_with(seats, ghost, ()), seed)
    t.journal = Journal()
    advance(t)
    return t


def moments(seats: int, seed: int, *, ghost: bool) -> Iterator[Keyflower]:
    """The table at every choice of a game played at random, and after the last."""
    t = first_moment(seats, seed, ghost=ghost)
    rng = Rng(seed)
    yield t
    while not t.over:
        play_out(t, rng, 1)
        yield t
