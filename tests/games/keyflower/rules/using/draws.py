"""Scenes with few workers in the bag and few skill tiles in the pile."""

from __future__ import annotations

from kubrik.engine.play import chances
from kubrik.games.keyflower.terms import SKILLS
from tests.games.keyflower.scene import Scene, scene


def with_tile(words: str, *, workers: str = "red 1", skills: str = "", bag: str = "", pile: str = "") -> Scene:
    """Player 0 has this tile ("alehouse back"); only so much is in the bag and in the pile."""
    s = scene().player(0, workers=workers, skills=skills).tile(0, words.replace(" ", " aside ", 1)).bag(bag)
    kinds = pile.split()
    s.t.pile = [kinds.count(kind) for kind in SKILLS]
    return s.turn(0)


def next_draw(s: Scene) -> dict[str, int]:
    """What chance may bring now, and how likely each is."""
    return {outcome.choice.name: outcome.weight for outcome in chances(s.t)}
