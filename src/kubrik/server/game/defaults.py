"""What is answered without thinking: the rulebook's default answers, the only way, and answers that stand."""

from __future__ import annotations

from kubrik.engine.play import is_answering, play
from kubrik.engine.standing import Standing
from kubrik.games.registry import game_named
from kubrik.server.game.game import LiveGame


def default_answer(game: LiveGame, seat: int) -> list[str]:
    """All that the rulebook answers for a player who is out of time, until the seat has finished."""
    t, parts = game.table.clone(), list[str]()
    t.explicit_chance = True
    while not parts or is_answering(t, seat):
        choice = game.box.default_choice(t, seat)
        parts.append(choice.name)
        play(t, seat, choice)
    return parts


def ahead_of(game: LiveGame) -> Standing | None:
    """The answer that may be given before it is asked, and while one is away; None if the game has none."""
    return game_named(game.box.setup.game).ahead


def standing_answer(game: LiveGame, seat: int, is_here: bool) -> Standing | None:
    """The seat's standing answer to what it is asked now.

    Somebody who is not there can't answer: if a standing answer did, everybody could tell it from one of the player's.
    """
    found = game.may_stand(seat)
    return found if found in game.standing[seat] and (is_here or found == ahead_of(game)) else None
