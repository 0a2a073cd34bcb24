"""Which places of the board lead to the choices of Key Celeste."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import HAUNT
from kubrik.games.keyflower.views.ways import Find, tile

PLACES: Final[dict[int, Find]] = {HAUNT: tile}
