"""What is answered without thinking: the rulebook's default answers, and a pass in advance."""

from __future__ import annotations

from kubrik.engine.play import is_answering, options, play
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


def pass_of(game: LiveGame) -> str:
    """The choice that passes in advance; "" if the game has none."""
    return game_named(game.box.setup.game).passing


def may_pass(game: LiveGame, seat: int) -> bool:
    return any(choice.name == pass_of(game) for choice in options(game.table, seat))
