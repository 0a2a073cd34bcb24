"""Key Celeste as Keyflower installs it."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.files.datafile import digest
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.expansion import Expansion
from kubrik.games.keyflower.expansions.key_celeste.about import ABOUT, OPTIONS
from kubrik.games.keyflower.expansions.key_celeste.box.load import EXPANSION, GHOST_FILE, load_ghost
from kubrik.games.keyflower.expansions.key_celeste.drawn import DRAWN
from kubrik.games.keyflower.expansions.key_celeste.install import install
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import KINDS
from kubrik.games.keyflower.expansions.key_celeste.views.ways import PLACES
from kubrik.games.keyflower.expansions.key_celeste.words.text import supplement
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.words.supplement import Supplement


class KeyCeleste(Expansion):
    """The expansion with the ghost ship."""

    name = EXPANSION
    about = ABOUT
    options = OPTIONS
    drawn = DRAWN
    kinds = KINDS
    places = PLACES

    def __init__(self, first_index: int) -> None:
        self.ghost: Final = load_ghost(first_index)

    def tiles(self) -> list[Tile]:
        return [self.ghost.ship]

    def install(self, rules: Rules, options: dict[str, str]) -> None:
        install(rules, self.ghost, options)

    def supplement(self, rules: Rules) -> Supplement:
        return supplement(rules)

    def digest(self) -> str:
        return digest(GHOST_FILE.text())
