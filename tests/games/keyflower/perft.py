"""How many ways lead on from a few positions: every choice and every outcome of chance, so many deep.

A number that changes where no rule was meant to change betrays a lost, doubled or new option somewhere below.
`python -m tests.games.keyflower.perft --write` (with PYTHONPATH=src) counts anew into perft.toml: do so when a rule
has changed, and say in the commit why each number that moved had to move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.seasons.start import LayOutTiles, OpenAuctions
from kubrik.games.keyflower.rules.seasons.winter import OFFER_TILES
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from tests.games.keyflower.scene import Scene, scene
from tests.games.ways import Positions

# ---------------------------------------------------------------- the positions


def bidding() -> Scene:
    """One player holds a tile and is losing two others; both have workers of two colours."""
    s = (
        scene(2)
        .player(0, workers="red 2 blue 1")
        .player(1, hidden="red 3 yellow 2")
        .offer("miner", "tavern", "keywood")
    )
    s.bid(0, "miner", "red 1").bid(1, "miner", "red 2").bid(0, "tavern", "red 2").bid(1, "tavern", "red 3")
    return s.bid(0, "keywood", "blue 1").turn(0)


def using() -> Scene:
    """Tiles that cost a worker or a skill tile beside, and that draw from a small bag and pile."""
    s = scene(2, "summer").player(0, workers="red 3 blue 1", skills="anvil 1 saw 1").player(1, workers="red 2")
    return s.bag("red 1 yellow 1").offer("tavern", "hiring_fair", "workshop").use("tavern", "red", 1).turn(0)


def transport() -> Scene:
    """Three tiles joined by roads, resources to carry, and an upgrade to pay for in several ways."""
    s = scene(2).player(0, workers="red 1").ability(0, "2b").tile(0, "workshop 0 -1 0", "wood 2 stone 1 gold 1")
    return s.tile(0, "keywood 1 -1 1").resources("home1", "iron 1").turn(0).choose(0, "use home1")


def summer_boats() -> Scene:
    """One player may bid against a colour, the other may mix colours on a tile."""
    s = scene(2, "summer").player(0, workers="red 2 yellow 2").player(1, workers="blue 1 red 1 green 1")
    s.ability(0, "4a").ability(1, "4b").offer("miner", "tavern").bid(1, "miner", "blue 1").use("tavern", "blue", 1)
    return s.turn(0)


def haunting() -> Scene:
    """The ghost may be played before a turn, at any of three tiles."""
    s = scene(2, "summer", ghost=True, ghost_turn="free_action").player(0, workers="red 2").player(1, workers="blue 1")
    s.offer("miner", "tavern").bid(0, "tavern", "red 1").bid(1, "miner", "red 2").bid(1, "tavern", "red 2")
    return s.bid(1, "key_celeste", "yellow 1").ghost_with(0).turn(0)


def end_of_a_season() -> Scene:
    """Boats with and without a turn-order tile, extra workers, then three villages grow."""
    s = scene(3).offer("miner", "tavern").bid(1, "miner", "red 1").bid(2, "turn2", "blue 1").ability(1, "1a")
    return s.bag("red 2 blue 1").load("keyflower", "yellow 2").load("sea_breese", "", "saw 1").season_end()


def placing() -> Scene:
    """Two players place tiles under seal, a boat in the river; then its owner may turn one over."""
    s = scene(4, "winter").won(0, "keywood", "flipper").won(1, "scribes")
    return s.go(ExpandVillages(), FreeUpgrade())


def winter_tiles() -> Scene:
    """Tiles from the hands are chosen under seal, then auctioned."""
    s = scene(2, "winter").player(0, workers="red 1", winter="scribes windmill")
    s.player(1, workers="blue 2", winter="jeweller scholar")
    return s.go(OFFER_TILES, OpenAuctions(), Turns())


def new_tiles() -> Scene:
    """Chance lays out summer tiles; boats among them show one of two faces."""
    return scene(2, "summer").go(LayOutTiles())


SCENES: dict[str, tuple[Callable[[], Scene], int]] = {  # and how deep to count
    "bidding": (bidding, 7),
    "using": (using, 7),
    "transport": (transport, 8),
    "summer_boats": (summer_boats, 8),
    "haunting": (haunting, 7),
    "end_of_a_season": (end_of_a_season, 6),
    "placing": (placing, 8),
    "winter_tiles": (winter_tiles, 8),
    "new_tiles": (new_tiles, 4),
}

PERFT = Positions(Path(__file__).parent / "perft.toml", SCENES)

if __name__ == "__main__":
    PERFT.write(__doc__ or "")
