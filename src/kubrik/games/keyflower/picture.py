"""The table as text, at most 80 columns wide."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.picture_centre import auction_lines, boat_lines, supply_lines
from kubrik.games.keyflower.picture_lines import clip, heading, side_by_side, wrapped
from kubrik.games.keyflower.picture_own import own_lines
from kubrik.games.keyflower.picture_placing import sketch_lines
from kubrik.games.keyflower.picture_players import player_lines
from kubrik.games.keyflower.picture_results import result_lines
from kubrik.games.keyflower.picture_villages import described, use_lines, village_blocks, village_lines
from kubrik.games.keyflower.picture_words import Words, words_of
from kubrik.games.keyflower.state import Rules
from kubrik.games.keyflower.view_structs import KeyflowerView, PlayerView, SketchView

AUCTIONS: Final = ("season_start", "turns", "boats")


def picture(rules: Rules, view: KeyflowerView, names: list[str], lang: str, answers: list[str]) -> str:
    """All of the table; or the own village alone, large, for whoever places tiles or transports. `answers`: the own
    ones that are not public yet, in words.
    """
    words = words_of(rules, lang)
    names = [clip(name, 20) for name in names]
    lines = [title_line(words, view), *(asked_lines(words, view, names) or table_lines(words, view, names))]
    return "\n".join([*lines, *own_lines(words, view, answers), *result_lines(words, view, names)])


def title_line(words: Words, view: KeyflowerView) -> str:
    """It changes whenever the table is worth another look."""
    w = words.words
    parts = [w["title"], w[view.season] if view.season is not None else "", w[view.phase]]
    sketch = sketch_of(view)
    if sketch is not None and sketch.tile is not None:
        parts.append(w["turn" if sketch.cell is not None else "place"].format(tile=words.tile(sketch.tile)))
    if is_transporting(view):
        parts.append(left_text(words, view))
    return heading(" · ".join(p for p in parts if p))


def asked_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """The own village, where the question is about nothing else."""
    if view.seat is None or view.question is None:
        return []
    player, sketch = view.players[view.seat], sketch_of(view)
    if sketch is not None:
        return sketch_lines(words, view.question, sketch, player.won, names[view.seat])
    return transport_lines(words, player, names[view.seat]) if is_transporting(view) else []


def sketch_of(view: KeyflowerView) -> SketchView | None:
    return view.own.sketch if view.own is not None and view.question is not None else None


def left_text(words: Words, view: KeyflowerView) -> str:
    steps, upgrades = words.counted(view.steps_left, "step"), words.counted(view.upgrades_left, "upgrade")
    return words.words["steps_left"].format(steps=steps, upgrades=upgrades)


def is_transporting(view: KeyflowerView) -> bool:
    return view.question is not None and view.steps_left + view.upgrades_left > 0


def transport_lines(words: Words, player: PlayerView, name: str) -> list[str]:
    lines = [*side_by_side(village_blocks(words, player.village, name)), *wrapped(words.words["key"], 0)]
    return lines + described(words, [(plot.tile, plot.face) for plot in player.village])


def table_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """From top to bottom: supplies, auctions, boats, players, villages and what can be used there."""
    lines = supply_lines(words, view, names)
    if view.phase in AUCTIONS:
        lines += auction_lines(words, view, names) + boat_lines(words, view, names)
    lines += player_lines(words, view, names) + village_lines(words, view, names)
    return lines if view.over else lines + use_lines(words, view, names)
