"""Keyflower as code outside its rules sees it."""

from __future__ import annotations

from functools import lru_cache, reduce
from pathlib import Path
from typing import ClassVar, Final

from msgspec.structs import replace

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box, Game, Setup, SetupError
from kubrik.engine.table import Table
from kubrik.engine.views import Drawn, View, Way
from kubrik.games.common.files.weights import mind_for
from kubrik.games.common.rulebooks import rulebook_in
from kubrik.games.keyflower.about import ABOUT, OPTIONS
from kubrik.games.keyflower.box.files.load import TILE_FILE, TileFileError, digest, load_tiles, parse_tiles
from kubrik.games.keyflower.box.tiles import Tile, Tiles
from kubrik.games.keyflower.drawn import DRAWN
from kubrik.games.keyflower.expansion import Expansion
from kubrik.games.keyflower.expansions.key_celeste.expansion import KeyCeleste
from kubrik.games.keyflower.mind.mind import KeyflowerMind
from kubrik.games.keyflower.rules.defaults import default_choice
from kubrik.games.keyflower.rules.ending import ranks
from kubrik.games.keyflower.rules.flow import keyflower_rules, new_table
from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.games.keyflower.study import KeyflowerStudy
from kubrik.games.keyflower.table import settings
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.views.furniture import KeyflowerFurniture, furniture
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.view import keyflower_view, seat_view
from kubrik.games.keyflower.views.ways import Find, Ways
from kubrik.games.keyflower.words.text import KeyflowerTexts

RULES_VERSION: Final = 1  # raised when a rule changes: older records are then shown, not replayed
EXPANSIONS: Final[dict[str, type[Expansion]]] = {KeyCeleste.name: KeyCeleste}


class KeyflowerBox(Box):
    """The box: tiles and rulings of one game."""

    def __init__(self, setup: Setup, tiles: Tiles) -> None:
        self.setup = setup
        expansions = expanded(setup, len(tiles.all))
        self.rules = rules_of(setup, tiles, expansions)
        self.rules_version = RULES_VERSION
        self.cards_digest = digest("".join([setup.cards or TILE_FILE.text(), *(e.digest() for e in expansions)]))
        self.catalogue = self.rules.choices.catalogue
        self.outcomes = self.rules.outcomes.catalogue
        self.mind = mind_for(__package__, KeyflowerMind(self.rules), str(setup.seats))
        self.ways = ways_of(self.rules, expansions)
        self.texts = KeyflowerTexts(self.rules, [e.supplement(self.rules) for e in expansions])

    def table(self, seed: int) -> Keyflower:
        return new_table(self.rules, seed)

    def view(self, t: Table, seat: int | None) -> View:
        assert isinstance(t, Keyflower)
        return keyflower_view(t, seat)

    def seat_view(self, public: View, t: Table, seat: int) -> View:
        assert isinstance(t, Keyflower)
        assert isinstance(public, KeyflowerView)
        return seat_view(public, t, seat)

    def way(self, view: View, choice: str) -> Way:
        assert isinstance(view, KeyflowerView)
        found = self.catalogue.named(choice)
        return self.ways.way_of(view, found) if found is not None else super().way(view, choice)

    def default_choice(self, t: Table, seat: int) -> Choice:
        assert isinstance(t, Keyflower)
        return default_choice(t, seat)

    def furniture(self) -> KeyflowerFurniture:
        return furniture(self.rules)

    def ranks(self, t: Table) -> list[int]:
        assert isinstance(t, Keyflower)
        return ranks(t)


def expanded(setup: Setup, index: int) -> list[Expansion]:
    """The expansions of this game, their tiles numbered after all other tiles."""
    found: list[Expansion] = []
    for name in EXPANSIONS:
        if name in setup.expansions:
            found.append(EXPANSIONS[name](index))
            index += len(found[-1].tiles())
    return found


def rules_of(setup: Setup, tiles: Tiles, expansions: list[Expansion]) -> Rules:
    more: list[Tile] = [tile for expansion in expansions for tile in expansion.tiles()]
    check_names(tiles, more)
    rules = keyflower_rules(tiles, more, settings.settings(setup.options), setup.seats)
    for expansion in expansions:
        expansion.install(rules, setup.options)
    return rules


def ways_of(rules: Rules, expansions: list[Expansion]) -> Ways:
    kinds: dict[int, str] = {kind: name for more in expansions for kind, name in more.kinds.items()}
    places: dict[int, Find] = {kind: find for more in expansions for kind, find in more.places.items()}
    return Ways(rules, kinds, places)


def check_names(tiles: Tiles, more: list[Tile]) -> None:
    """Checks that tile ids are unique, because records name tiles by id, also those of expansions."""
    taken = [tile.name.id for tile in tiles.all]
    for tile in more:
        if tile.name.id in taken:
            raise TwinError("twin_tile", id=tile.name.id)


class TwinError(SetupError):
    """The error for two tiles with the same id."""

    tables = TileFileError.tables


class KeyflowerGame(Game):
    """Villages grow by auctions through four seasons."""

    name = "keyflower"
    title: ClassVar[dict[str, str]] = {"en": "Keyflower", "ru": "Главфлот"}
    rules_version = RULES_VERSION
    min_seats = 2
    max_seats = 6
    ahead = ALWAYS_PASS
    drawn = reduce(Drawn.plus, (expansion.drawn for expansion in EXPANSIONS.values()), DRAWN)
    study = KeyflowerStudy()
    about = replace(ABOUT, expansions={name: expansion.about for name, expansion in EXPANSIONS.items()})
    expansions = tuple(EXPANSIONS)
    options = OPTIONS + tuple(option for expansion in EXPANSIONS.values() for option in expansion.options)

    def box(self, setup: Setup) -> KeyflowerBox:
        self.check(setup)
        return KeyflowerBox(setup, tiles_of(setup.cards))

    def rulebook(self, lang: str) -> str:
        return rulebook_in(__package__, lang)

    def read_cards(self, path: Path) -> str:
        text = TILE_FILE.text(path)
        parse_tiles(text, str(path))
        return text

    def own_files(self) -> dict[str, str]:
        return {"tiles.toml": TILE_FILE.text()}


@lru_cache(maxsize=8)
def tiles_of(text: str) -> Tiles:
    """The game's own tiles, or those of a custom tile file's text."""
    return parse_tiles(text, "given_tiles") if text else load_tiles()
