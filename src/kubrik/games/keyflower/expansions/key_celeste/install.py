"""Installs Key Celeste into the rules of Keyflower: a tile, an action, a reaction, a few steps, a bonus."""

from __future__ import annotations

from kubrik.games.keyflower.expansions.key_celeste.box.ghost import Ghost
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import PlayGhost
from kubrik.games.keyflower.expansions.key_celeste.rules.ship import (
    AuctionShip,
    GhostBonus,
    LayShip,
    LeaveTileHandedOver,
    ResolveShip,
)
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import GhostFigure
from kubrik.games.keyflower.rules.flow import FindStartPlayer
from kubrik.games.keyflower.rules.seasons.boats import BagTurnOrderBids
from kubrik.games.keyflower.rules.seasons.start import OpenAuctions
from kubrik.games.keyflower.table.state import Rules


def install(rules: Rules, ghost: Ghost, options: dict[str, str]) -> None:
    """Adds the ghost to these rules, which include the ship's tile already."""
    in_winter = options.get("ghost_seasons") != "without_winter"
    is_free = options.get("ghost_turn") == "free_action"
    haunter_wins = options.get("haunted_tile") == "haunter"
    rules.actions.append(PlayGhost(rules, in_winter, is_free, haunter_wins))
    rules.figures.append(GhostFigure(ghost))
    rules.set_up.insert_after(FindStartPlayer, LayShip())
    rules.season.insert_after(OpenAuctions, AuctionShip(ghost.ship))
    rules.handed_over.reactions.append(LeaveTileHandedOver())
    rules.season.insert_after(BagTurnOrderBids, ResolveShip(ghost.ship))  # before summer boat 1a draws (KC-6.10)
    rules.tile_points.modifiers.append(GhostBonus(ghost))
