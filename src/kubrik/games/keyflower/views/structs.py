"""What a player or a spectator sees of the table: plain values, tiles by their stable ids.

Numbers by colour or type come in the order of the lists of terms.py: COLOURS, RESOURCES, SKILLS.
"""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import View


class GroupView(Struct, frozen=True):
    """A player's bid at one side of an auction tile."""

    seat: int
    colour: str
    workers: int
    lying: bool  # a counter-bid (KF-12.13)


class SpotView(Struct, frozen=True):
    """Who stands on a tile this season, and what the next use asks for."""

    lock: str | None  # the colour that the tile has (KF-5.9)
    on: tuple[int, ...]  # by colour
    need: int  # workers of the next use (KF-6.5)
    room: int  # for so many more (KF-6.6)


class AuctionView(Struct, frozen=True):
    """A tile to bid for."""

    tile: str
    face: int  # 0 front or a, 1 back or b
    place: str  # offer, turn_order, or other: a tile that came with an expansion
    groups: tuple[GroupView, ...]  # by seat, only those who have one
    winner: int | None  # who holds the auction
    is_open: bool  # to bids and uses
    spot: SpotView


class BoatView(Struct, frozen=True):
    """A boat of this season with its open cargo (KF-3.7)."""

    tile: str
    face: int
    workers: tuple[int, ...]  # by colour
    skills: tuple[int, ...]  # by type
    taken_by: int | None


class PlotView(Struct, frozen=True):
    """A tile in a village."""

    tile: str
    face: int
    q: int
    r: int
    rotation: int  # clockwise, in sixths of a turn
    aside: bool  # it found no place (KF-10.13): q and r mean nothing
    resources: tuple[int, ...]  # by type
    spot: SpotView


class WonView(Struct, frozen=True):
    """A tile that is still to be placed, and the face it will show."""

    tile: str
    face: int


class KnownView(Struct, frozen=True):
    """What follows from open play about the things behind a screen (R-KF-26)."""

    workers: tuple[int, ...]  # by colour
    others: int  # workers of unknown colour
    green_most: int  # how many of these may be green
    skills: tuple[int, ...]  # by type; as many as `paid_hidden` of them may be gone
    paid_hidden: int


class PlayerView(Struct, frozen=True):
    """What everybody knows of a player."""

    home: str | None
    workers: int  # behind the screen
    skills: int  # behind the screen
    winter: int  # tiles in hand
    won: tuple[WonView, ...]
    abilities: tuple[str, ...]  # of summer boats
    boat: str | None  # taken in this season
    village: tuple[PlotView, ...]  # in the order the tiles came
    known: KnownView | None  # only if the game shows it
    ready: bool  # has finished a step in which several decide in secret


class SupplyView(Struct, frozen=True):
    """How much is left (KF-6.26, KF-6.27); of the bag and the pile never what."""

    bag: int  # workers
    pile: int  # skill tiles
    green: int  # workers
    resources: tuple[int, ...]  # by type


class FigureView(Struct, frozen=True):
    """A figure that is no worker: with a player, at a tile, at a player's side of a tile, or out of the game."""

    id: str
    seat: int | None
    tile: str | None


class ScoreView(Struct, frozen=True):
    tile: str
    points: int


class MarkerView(Struct, frozen=True):
    """What the purple marker counts as (KF-14.12)."""

    items: str  # workers, resources or skills
    type: str
    tile: str | None  # the yard it lies on


class ResultView(Struct, frozen=True):
    rank: int
    points: int
    tiles: tuple[ScoreView, ...]  # those that bring points
    gold: int  # points of gold that no tile scores
    marker: MarkerView | None


class SketchView(Struct, frozen=True):
    """The own village while tiles are placed: with all that is placed so far, seen by nobody else."""

    village: tuple[PlotView, ...]
    left: tuple[str, ...]  # tiles still to be placed
    tile: str | None  # being placed now
    cell: tuple[int, int] | None  # chosen for it: (q, r)
    places: dict[str, tuple[int, int]]  # the cell (q, r) of each option, where a cell is asked


class OwnView(Struct, frozen=True):
    """What only this player knows."""

    workers: tuple[int, ...]  # by colour
    skills: tuple[int, ...]  # by type
    winter: tuple[str, ...]  # tiles in hand
    answers: tuple[str, ...]  # to the questions of a choice that is not whole yet, or is still sealed
    subject: str | None  # the tile that a choice which is not whole yet is about
    points: int  # as if the game ended now
    sketch: SketchView | None


class KeyflowerView(View, frozen=True, kw_only=True):
    """The table as one player (`own`) or a spectator sees it."""

    season: str | None  # None: before the first
    phase: str
    start: int  # who has the purple marker
    start_won: bool  # by a bid in winter (KF-14.12)
    passes: int  # one after another
    auctions: tuple[AuctionView, ...]  # tiles on offer, turn-order tiles, others
    boats: tuple[BoatView, ...]
    players: tuple[PlayerView, ...]
    supply: SupplyView
    aside: tuple[int, ...]  # workers given up and set aside while others are drawn, by colour (KF-7.7)
    steps_left: int  # of a transport
    upgrades_left: int
    figures: tuple[FigureView, ...]
    results: tuple[ResultView, ...]  # by seat, when the game is over
    own: OwnView | None
