"""What the page draws the tiles of Keyflower from."""

from __future__ import annotations

from kubrik.engine.views import Furniture
from kubrik.games.keyflower.state import Rules


class KeyflowerFurniture(Furniture, frozen=True, kw_only=True):
    """By stable ids, as views name them."""


def furniture(rules: Rules) -> KeyflowerFurniture:
    return KeyflowerFurniture()
