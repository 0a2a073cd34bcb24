"""The results, when the game is over: place by place, tile by tile (KF-14, KF-16)."""

from __future__ import annotations

from kubrik.games.keyflower.rules.ending import ranks
from kubrik.games.keyflower.rules.scoring.items import Marker
from kubrik.games.keyflower.rules.scoring.scoring import tally_of
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, ITEMS, RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import MarkerView, ResultView, ScoreView
from kubrik.games.keyflower.views.words import tile_id

TYPES = (COLOURS, RESOURCES, SKILLS)


def result_views(t: Keyflower) -> tuple[ResultView, ...]:
    if not t.over:
        return ()
    return tuple(result_view(t, seat, rank) for seat, rank in enumerate(ranks(t)))


def result_view(t: Keyflower, seat: int, rank: int) -> ResultView:
    tally = tally_of(t, seat)
    return ResultView(
        rank=rank,
        points=tally.total,
        tiles=tuple(ScoreView(tile_id(t, tile), n) for tile, n in zip(tally.tiles, tally.points, strict=True)),
        gold=tally.gold,
        marker=marker_view(t, tally.marker) if tally.marker is not None else None,
    )


def marker_view(t: Keyflower, marker: Marker) -> MarkerView:
    yard = tile_id(t, marker.tile) if marker.tile >= 0 else None
    return MarkerView(items=ITEMS[marker.items], type=TYPES[marker.items][marker.kind], tile=yard)
