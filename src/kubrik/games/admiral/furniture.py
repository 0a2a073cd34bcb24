"""What the page draws the ships of Admiral from."""

from __future__ import annotations

from kubrik.engine.views import Furniture
from kubrik.games.admiral.state import Rules


class AdmiralFurniture(Furniture, frozen=True, kw_only=True):
    """By stable ids, as views name them."""


def furniture(rules: Rules) -> AdmiralFurniture:
    return AdmiralFurniture()
