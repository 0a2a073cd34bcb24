"""The villages in the picture: hexes as they lie, side by side where they fit, and what their tiles do."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.lines import WIDTH, clip, heading, side_by_side, wrapped
from kubrik.games.keyflower.box.tiles import UpgradableTile
from kubrik.games.keyflower.views.structs import KeyflowerView, PlotView, SpotView
from kubrik.games.keyflower.words.pictures.hexes import ACROSS, Hex, drawn
from kubrik.games.keyflower.words.pictures.tiles import effect_text, tile_text
from kubrik.games.keyflower.words.pictures.words import Words

MOST_COLUMNS: Final = (WIDTH - 2) // ACROSS
UPGRADED: Final = "*"
FULL: Final = "×"


def village_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    blocks: list[list[str]] = []
    for seat in range(view.seats):
        village = village_of(view, seat)
        blocks += village_blocks(words, village, f"{seat + 1} {names[seat]}") if village else []
    legend = key(words, "sides", "workers", "resources")
    return [heading(words.words["villages"]), *side_by_side(blocks), *legend] if blocks else []


def key(words: Words, *parts: str) -> list[str]:
    """What the signs in the hexes mean."""
    return wrapped(" ".join(words.words[f"key_{part}"] for part in parts), 0)


def village_of(view: KeyflowerView, seat: int) -> tuple[PlotView, ...]:
    """A player's village; the own one with all tiles placed so far, which nobody else sees yet."""
    sketch = view.own.sketch if view.own is not None and view.seat == seat else None
    return sketch.village if sketch is not None else view.players[seat].village


def village_blocks(words: Words, village: tuple[PlotView, ...], title: str) -> list[list[str]]:
    """A picture of the village under its title; if it is too wide, in parts that share a column."""
    hexes = [hex_of(words, plot) for plot in village if not plot.aside]
    parts = parts_of(hexes)
    blocks = [[part_title(words, title, i, len(parts)), *drawn(part)] for i, part in enumerate(parts)]
    kept = ", ".join(words.brief(plot.tile, plot.face) for plot in village if plot.aside)
    blocks[-1] += [clip(words.words["aside"].format(tiles=kept), WIDTH)] if kept else []
    return blocks


def parts_of(hexes: list[Hex]) -> list[list[Hex]]:
    west, east = min(h.q for h in hexes), max(h.q for h in hexes)
    starts = range(west, max(east, west + 1), MOST_COLUMNS - 1)
    return [[h for h in hexes if start <= h.q < start + MOST_COLUMNS] for start in starts]


def part_title(words: Words, title: str, i: int, parts: int) -> str:
    return words.words["part"].format(name=title, n=i + 1, all=parts) if parts > 1 else title


def hex_of(words: Words, plot: PlotView) -> Hex:
    """The hex of a tile: its workers, name and resources."""
    tile = words.tiles[plot.tile]
    mark = UPGRADED if plot.face == 1 and isinstance(tile, UpgradableTile) else ""
    name = words.brief(plot.tile, plot.face) + mark
    return Hex(
        plot.q, plot.r, edges(words, plot.tile, plot.rotation), (standing(words, plot.spot), name, lying(words, plot))
    )


def edges(words: Words, tile: str, rotation: int) -> tuple[int, ...]:
    printed = words.tiles[tile].edges
    return tuple(printed[(side - rotation) % 6] for side in range(6))


def standing(words: Words, spot: SpotView) -> str:
    if not any(spot.on):
        return ""
    return f"{words.workers(spot.on, spot.lock)} {FULL if spot.need > spot.room else f'{spot.need}+'}"


def lying(words: Words, plot: PlotView) -> str:
    """The resources on a tile; without spaces if there are too many."""
    text = words.resources(plot.resources)
    return text if len(text) <= ACROSS else text.replace(" ", "")


def use_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """What can be used in each village; for the own one every tile, with the cost and effect of its upgrade."""
    lines = [heading(words.words["uses"])]
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            lines += [f"{names[seat]}:", *described(words, [(plot.tile, plot.face) for plot in player.village])]
        else:
            texts = [use_text(words, plot) for plot in player.village]
            lines += wrapped(f"{names[seat]}: {' · '.join(text for text in texts if text)}", 0)
    return lines


def described(words: Words, tiles: list[tuple[str, int]]) -> list[str]:
    """Each tile, with its face, on its own line."""
    texts = [(words.tile(tile, face), tile_text(words, words.tiles[tile], face)) for tile, face in tiles]
    return [line for title, text in texts for line in wrapped(f"{title}: {text}", 2)]


def use_text(words: Words, plot: PlotView) -> str:
    face = words.tiles[plot.tile].faces[plot.face]
    return f"{words.tile(plot.tile)}: {effect_text(words, face.effect)}" if face.is_usable else ""
