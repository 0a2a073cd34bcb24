"""Checks that a tile file does not make the program too slow: limits on choices, divisions and routes."""

from __future__ import annotations

import math
from typing import Final

from kubrik.games.common.files.errors import expect, table
from kubrik.games.keyflower.box.files.effects import resources_of
from kubrik.games.keyflower.box.files.faces import worth_of
from kubrik.games.keyflower.box.files.schema import TileFile
from kubrik.games.keyflower.box.files.scores import TYPES
from kubrik.games.keyflower.rules.scoring.items import Scorer, scorers_of
from kubrik.games.keyflower.rules.scoring.scorers import bulks, choosers, size
from kubrik.games.keyflower.terms import ITEMS, MIN_PLAYERS

MOST_OFFERS: Final = 2_500  # sets of winter tiles; each is a choice (KF-3.13)
MOST_DIVISIONS: Final = 20_000  # ways to divide a player's items among the tiles that score them (KF-14.18)
MOST_ROUNDS: Final = 20  # extra roads in a village: each doubles the number of closed routes (KF-13.3)
MOST_TURN_ORDER: Final = 12  # tiles


def check_limits(file: TileFile) -> None:
    """Counts everything from the file alone, before anything is built."""
    tiles = len(file.box.turn_order)
    expect(tiles <= MOST_TURN_ORDER, table("turn_order"), "tiles_most", tiles=tiles, most=MOST_TURN_ORDER)
    _check_offers(file)
    _check_divisions(file)
    _check_rounds(file)


def _check_offers(file: TileFile) -> None:
    tiles, most = len(file.box.winter), max(file.numbers.winter_each)
    offers = sum(math.comb(tiles, n) for n in range(1, most + 1))
    few = offers <= MOST_OFFERS
    expect(few, table("winter"), "offers", tiles=tiles, offers=offers, each=most, most=MOST_OFFERS)


def _check_divisions(file: TileFile) -> None:
    """Limits the choices of types, times the ways to take items in groups."""
    scorers = [Scorer(place, worth_of(tile).score) for place, tile in enumerate(file.box.winter)]
    for items, name in enumerate(ITEMS):
        own, types = scorers_of(scorers, items), len(TYPES[name])
        chosen = math.perm(types, len(choosers(own, types)))
        divisions = chosen * _ways([size(own[i].score) for i in bulks(own)], _number_of(file, name))
        few = divisions <= MOST_DIVISIONS
        expect(few, table("winter"), "divisions", items=name, ways=divisions, most=MOST_DIVISIONS)


def _number_of(file: TileFile, items: str) -> int:
    """The most items one player could have, including the purple marker (KF-14.12)."""
    workers, skills = file.supply.workers, file.supply.skills
    there = {
        "workers": [workers.blue, workers.red, workers.yellow, workers.green],
        "resources": resources_of(file.supply.resources),
        "skills": [skills.anvil, skills.pickaxe, skills.saw],
    }
    return sum(there[items]) + 1


def _ways(sizes: list[int], items: int) -> int:
    """The number of ways to take at most this many items in groups of these sizes."""
    ways = [1] + [0] * items  # by number of items taken
    for lot in sizes:
        for taken in range(lot, items + 1):
            ways[taken] += ways[taken - lot]
    return sum(ways)


def _check_rounds(file: TileFile) -> None:
    """Limits the routes of a village, assuming that one player wins every tile on offer."""
    for players, tiles in enumerate(file.numbers.season_tiles, MIN_PLAYERS):
        won = [_most_roads([tile.edges for tile in table], tiles) for table in (file.box.spring, file.box.summer)]
        in_play = [tile.edges for tile in file.box.turn_order if players in tile.purple + tile.plain]
        turn_order = _most_roads(in_play, MOST_TURN_ORDER)
        home = _most_roads([tile.edges for tile in file.box.home], 1)
        rounds = (home + sum(won) + turn_order) // 2 + 1
        expect(rounds <= MOST_ROUNDS, "[numbers]", "rounds", players=players, rounds=rounds, most=MOST_ROUNDS)


def _most_roads(edges: list[str], tiles: int) -> int:
    """The most roads that this many tiles can have in addition to the two that lead through each."""
    return sum(sorted((max(0, sides.count("r") - 2) for sides in edges), reverse=True)[:tiles])
