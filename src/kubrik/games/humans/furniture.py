"""What the page draws the cards of Tremble, Humans! from."""

from __future__ import annotations

from kubrik.engine.views import Furniture
from kubrik.games.humans.state import Rules


class HumansFurniture(Furniture, frozen=True, kw_only=True):
    """By stable ids, as views name them."""


def furniture(rules: Rules) -> HumansFurniture:
    return HumansFurniture()
