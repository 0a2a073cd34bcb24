"""The whole table as text, at most 80 columns wide."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.lines import clip, heading
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.words.pictures.centre import auction_lines, boat_lines, supply_lines
from kubrik.games.keyflower.words.pictures.own import own_lines
from kubrik.games.keyflower.words.pictures.players import player_lines
from kubrik.games.keyflower.words.pictures.results import result_lines
from kubrik.games.keyflower.words.pictures.villages import use_lines, village_lines
from kubrik.games.keyflower.words.pictures.words import Words

AUCTIONS: Final = ("season_start", "turns", "boats")
LONGEST_NAME: Final = 20


def picture(words: Words, view: KeyflowerView, names: list[str], answers: list[str]) -> str:
    """From top to bottom: supplies, auctions, boats, players, villages and what can be used there, the player's things.

    `answers`: the player's answers that are not public yet, in words.
    """
    names = clipped(names)
    lines = [title_line(words, view), *supply_lines(words, view, names)]
    if view.phase in AUCTIONS:
        lines += auction_lines(words, view, names) + boat_lines(words, view, names)
    lines += player_lines(words, view, names) + village_lines(words, view, names)
    lines += [] if view.over else use_lines(words, view, names)
    return "\n".join([*lines, *own_lines(words, view, answers), *result_lines(words, view, names)])


def clipped(names: list[str]) -> list[str]:
    return [clip(name, LONGEST_NAME) for name in names]


def title_line(words: Words, view: KeyflowerView) -> str:
    w = words.words
    parts = [w["title"], w[view.season] if view.season is not None else "", w[view.phase]]
    return heading(" · ".join(p for p in parts if p))
