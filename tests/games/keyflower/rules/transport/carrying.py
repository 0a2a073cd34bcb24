"""The village of W-11, in which player 0 carries things."""

from __future__ import annotations

from tests.games.keyflower.scene import Scene, scene, tile_of

# Joined by road: home1 with all others, keywood with stable, woodcutter with alehouse.
PLACES = ["keywood 0 -1 2", "stable 1 -1 1", "woodcutter -1 0 5", "alehouse -1 1 1"]


def village(wood_on: str = "", wood: int = 1) -> Scene:
    """The village of W-11, of player 0, with some wood on one tile. Player 1 can do nothing."""
    s = scene().player(0, workers="red 1")
    for place in PLACES:
        s.tile(0, place)
    return s.resources(wood_on, f"wood {wood}") if wood_on else s


def carrying(s: Scene, name: str) -> Scene:
    """Player 0 has used this tile."""
    return s.turn(0).choose(0, f"use {name}")


def left(s: Scene) -> tuple[int, int]:
    """Steps and upgrades."""
    return s.t.steps_left, s.t.upgrades_left


def face(s: Scene, name: str) -> int:
    """0: front, 1: back."""
    return s.t.plot(tile_of(name)).face
