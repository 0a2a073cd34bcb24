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
    """The workers on a tile this season, and what the next use needs."""

    lock: str | None  # the colour to which the tile is locked (KF-5.9)
    on: tuple[int, ...]  # by colour
    need: int  # workers needed for the next use (KF-6.5)
    room: int  # for how many more workers (KF-6.6)


class AuctionView(Struct, frozen=True):
    """A tile to bid for."""

    tile: str
    face: int  # 0 front or a, 1 back or b
    place: str  # offer, turn_order, or other for a tile of an expansion
    groups: tuple[GroupView, ...]  # in the order of seats, only those who have one
    winner: int | None  # who holds the auction
    is_open: bool  # is it open to bids and uses?
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
    rotation: int  # rotation, clockwise in sixths of a turn
    aside: bool  # it could not be placed (KF-10.13): q and r mean nothing
    resources: tuple[int, ...]  # by type
    spot: SpotView


class WonView(Struct, frozen=True):
    """A won tile that is not placed yet, and the face it will show."""

    tile: str
    face: int


class KnownView(Struct, frozen=True):
    """What everybody can deduce about the things behind a screen (R-KF-26)."""

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
    abilities: tuple[str, ...]  # abilities of summer boats
    boat: str | None  # taken in this season
    village: tuple[PlotView, ...]  # in the order the tiles came
    known: KnownView | None  # None unless the game shows it
    ready: bool  # has finished a step in which several decide in secret


class SupplyView(Struct, frozen=True):
    """How much is left (KF-6.26, KF-6.27); never what is in the bag or the pile."""

    bag: int  # workers
    pile: int  # skill tiles
    green: int  # workers
    resources: tuple[int, ...]  # by type


class FigureView(Struct, frozen=True):
    """A figure other than a worker: with a player, at a tile, at a player's side of a tile, or out of the game."""

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
    tile: str | None  # the tile with the yard it lies on


class ResultView(Struct, frozen=True):
    rank: int
    points: int
    tiles: tuple[ScoreView, ...]  # the tiles that bring points
    gold: int  # points for gold that no tile scores
    marker: MarkerView | None


class SketchView(Struct, frozen=True):
    """The player's own village while tiles are placed, with all tiles placed so far; nobody else sees it."""

    village: tuple[PlotView, ...]
    left: tuple[str, ...]  # tiles still to be placed
    tile: str | None  # the tile being placed now
    cell: tuple[int, int] | None  # the cell (q, r) chosen for it
    places: dict[str, tuple[int, int]]  # the cell (q, r) of each option, if a cell is asked for


class OwnView(Struct, frozen=True):
    """What only this player knows."""

    workers: tuple[int, ...]  # by colour
    skills: tuple[int, ...]  # by type
    winter: tuple[str, ...]  # tiles in hand
    answers: tuple[str, ...]  # for a choice that is not complete yet, or is still secret
    subject: str | None  # the tile of an unfinished choice
    points: int  # if the game ended now
    sketch: SketchView | None
    bids: dict[str, dict[str, int]]  # by tile and colour: with how many more workers of it an auction is won
    uses: dict[str, dict[str, int]]  # how many workers of a colour a use takes; both only while the turn is open


class KeyflowerView(View, frozen=True, kw_only=True):
    """The table as one player (`own`) or a spectator sees it."""

    season: str | None  # None before the first season
    phase: str
    start: int  # who has the purple marker
    start_won: bool  # by a bid in winter (KF-14.12)
    passes: int  # consecutive passes
    auctions: tuple[AuctionView, ...]  # tiles on offer, turn-order tiles, others
    boats: tuple[BoatView, ...]
    players: tuple[PlayerView, ...]
    supply: SupplyView
    aside: tuple[int, ...]  # workers given up, set aside while new ones are drawn, by colour (KF-7.7)
    steps_left: int  # of a transport
    upgrades_left: int
    figures: tuple[FigureView, ...]
    results: tuple[ResultView, ...]  # by seat, when the game is over
    own: OwnView | None
