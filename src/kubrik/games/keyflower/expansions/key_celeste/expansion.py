"""Key Celeste as Keyflower installs it."""

from __future__ import annotations

from typing import Final

from kubrik.engine.game import Option
from kubrik.games.common.files.datafile import digest
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.expansion import Expansion
from kubrik.games.keyflower.expansions.key_celeste.box.load import EXPANSION, GHOST_FILE, load_ghost
from kubrik.games.keyflower.expansions.key_celeste.install import install
from kubrik.games.keyflower.expansions.key_celeste.words.text import supplement
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.words.supplement import Supplement

OPTIONS: Final = (
    Option("haunted_tile", ("victim", "haunter"), "R-KC-1", {
        "en": "who gets a haunted tile and who stands on it: the player whose bid was scared away, or the haunter",
        "ru": "кому достаются плитка с призраком и люди на ней: лишившемуся ставки или сыгравшему призрака",
    }, EXPANSION),
    Option("ghost_seasons", ("with_winter", "without_winter"), "R-KC-2", {
        "en": "whether the ghost can be played in winter too",
        "ru": "можно ли сыграть призрака и зимой",
    }, EXPANSION),
    Option("ghost_turn", ("whole_turn", "free_action"), "R-KC-3", {
        "en": "playing the ghost is the whole turn, or a free action before it",
        "ru": "розыгрыш призрака занимает весь ход или идёт перед обычным действием",
    }, EXPANSION),
)  # fmt: skip


class KeyCeleste(Expansion):
    """The ghost ship."""

    name = EXPANSION
    options = OPTIONS

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
