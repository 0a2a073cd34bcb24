"""The results in the picture: places and points, tile by tile (KF-14, KF-16)."""

from __future__ import annotations

from kubrik.games.common.words.lines import columns, heading, wrapped
from kubrik.games.keyflower.views.structs import KeyflowerView, MarkerView, ResultView
from kubrik.games.keyflower.words.pictures.words import Words


def result_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    if not view.results:
        return []
    w = words.words
    lines = [heading(w["results"])]
    for seat in sorted(range(view.seats), key=lambda s: view.results[s].rank):
        result = view.results[seat]
        name = f"{w['rank'].format(n=result.rank)} {names[seat]}"
        lines.append(columns([(name, 26), (w["vp"].format(n=result.points), -9)]))
        lines += wrapped(", ".join(result_parts(words, result)), 3)
    return lines


def result_parts(words: Words, result: ResultView) -> list[str]:
    """The tiles that bring most come first."""
    w = words.words
    tiles = sorted(result.tiles, key=lambda line: -line.points)
    parts = [f"{words.tile(line.tile)} +{line.points}" for line in tiles]
    parts += [w["gold_left"].format(n=result.gold)] if result.gold else []
    return parts + ([marker_text(words, result.marker)] if result.marker is not None else [])


def marker_text(words: Words, marker: MarkerView) -> str:
    w = words.words
    if marker.tile is None:
        return w["marker_as"].format(type=w[marker.type])
    return w["marker_on"].format(type=w[marker.type], tile=words.tile(marker.tile))
