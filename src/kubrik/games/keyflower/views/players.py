"""What everybody knows of a player: how much is behind the screen, and the village (R-KF-26)."""

from __future__ import annotations

from kubrik.engine.steps import AskAll
from kubrik.games.keyflower.rules.village.expanding import face_won
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import ABILITIES
from kubrik.games.keyflower.views.structs import KnownView, PlayerView, WonView
from kubrik.games.keyflower.views.words import plot_view, tile_id


def player_view(t: Keyflower, seat: int) -> PlayerView:
    player = t.players[seat]
    return PlayerView(
        home=tile_id(t, player.home) if player.home >= 0 else None,
        workers=player.worker_count(),
        skills=player.skill_count(),
        winter=len(player.winter),
        won=tuple(WonView(tile_id(t, tile), face_won(t, tile)) for tile in player.won),
        abilities=tuple(name for i, name in enumerate(ABILITIES) if player.has(i)),
        boat=tile_id(t, player.boat) if player.boat >= 0 else None,
        village=tuple(plot_view(t, t.plot(tile)) for tile in player.village),
        known=known_view(player) if t.rules.settings.show_known else None,
        ready=is_ready(t, seat),
    )


def known_view(player: Player) -> KnownView:
    return KnownView(
        workers=tuple(player.known),
        others=player.unknown(),
        green_most=player.green_most,
        skills=tuple(player.known_skills),
        paid_hidden=player.paid_hidden,
    )


def is_ready(t: Keyflower, seat: int) -> bool:
    """Has the seat answered everything, while others still have to answer?"""
    if t.over or not t.answers or not t.ready[seat]:
        return False
    step = t.agenda[-1]
    return isinstance(step, AskAll) and seat in step.asked(t)
