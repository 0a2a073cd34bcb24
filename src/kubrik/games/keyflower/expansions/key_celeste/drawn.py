"""What the page draws of Key Celeste, beside the board of Keyflower."""

from __future__ import annotations

from typing import Final

from kubrik.engine.views import Drawn
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import KINDS

DRAWN: Final = Drawn(names={"KeyflowerKind": KINDS.values()})
