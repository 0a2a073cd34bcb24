"""What a player or a spectator sees of the table of Admiral: plain values, cells by their names, seats from 0.

A `thing` is the number of a ship, or the number of ships plus the number of a fort, as in the journal.
"""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import View
from kubrik.games.admiral.views.structs_odds import AimView, FightView
from kubrik.games.admiral.views.structs_reach import ReachView


class Affair(Struct, frozen=True, kw_only=True, tag=True):
    """What is going on between two questions; it is public (H-5)."""


class CourseView(Affair, frozen=True):
    """A ship under way (AD-8.6)."""

    ship: int
    start: str  # the cell where its move began
    heading: str
    left: int  # cells left of the distance that everybody knows


class AttackView(Affair, frozen=True):
    """Declared fire that is not over yet (AD-9.1)."""

    seat: int  # who declared it
    target: int  # a thing
    shooters: tuple[int, ...]  # things
    shots: tuple[int, ...]  # shots of each shooter
    salvo: bool


class BoardingView(Affair, frozen=True):
    """A ship boards a ship, or storms a fort (AD-14.1, AD-17.5)."""

    ship: int
    target: int  # a thing


class SpoilsView(Affair, frozen=True):
    """A won boarding, while the winner decides what is carried over (AD-14.10)."""

    winner: int  # the winning ship
    captured: int


class AdditionView(Struct, frozen=True, kw_only=True, tag=True):
    """What a seat sees of something that an expansion lays on the table."""

    affair: CourseView | AttackView | BoardingView | SpoilsView | None = None  # if the expansion itself asks


class ScenarioView(Struct, frozen=True):
    """What was agreed before the game (AD-5.1)."""

    id: str
    level: str
    rounds: int  # the round limit
    goal: int  # gold in the bank that wins, or 0
    fort_wins: bool
    ranking: str
    both_broadsides: bool


class ChartView(Struct, frozen=True):
    """The sea with everything that never moves, with the signs of a scenario file.

    . sea, # island, ^ reef; 1 to 4 the fort of that seat at the start, a to d its harbours.
    """

    columns: int
    rows: tuple[str, ...]  # rows, from the north


class GoldView(Struct, frozen=True):
    cell: str
    units: int


class ShipView(Struct, frozen=True, kw_only=True):
    """A ship's card (AD-1.3)."""

    name: str
    kind: str  # the id of its class
    home: int  # the seat it started with
    flag: int | None  # None: sunk or withdrawn
    cell: str | None
    facing: str | None  # at Admiral level only (AD-20.1)
    strength: int
    full: int  # strength at the start
    battered: bool
    gold: int
    hold: int  # gold it can carry
    marks: tuple[str, ...]  # any of moved, boarded, repaired, captured, rested
    guns: tuple[int, ...]  # by battery: the two sides; at Admiral level bow and stern too (AD-4.4)
    loaded: tuple[int, ...]  # how many of these are loaded
    axis: tuple[int, int] | None  # the direction of its first shot of the round: east, south (AD-11.3)


class FortView(Struct, frozen=True, kw_only=True):
    name: str
    cell: str
    harbours: tuple[str, ...]
    home: int
    flag: int | None  # None: nobody's
    strength: int
    full: int
    guns: int
    loaded: int
    owed: tuple[int, ...]  # enemies who have not had a complete turn since its capture (AD-25.8)


class PlayerView(Struct, frozen=True, kw_only=True):
    side: int
    score: int  # the score of the side (AD-22.3)
    bank: int
    out: bool
    ready: bool  # has finished a step in which several decide in secret


class ResultView(Struct, frozen=True, kw_only=True):
    """A rank at the end, and what decided it (AD-22.4)."""

    rank: int
    won: bool  # did the side win before the round limit?
    score: int
    bank: int
    aboard: int  # gold
    strength: int  # of all ships


class OwnView(Struct, frozen=True):
    """What only this player knows, unless an expansion adds to it."""

    answers: tuple[str, ...]  # for a choice that is not complete yet, or is still secret
    subject: int | None = None  # the thing of the unfinished choice, or that an expansion asks about
    target: int | None = None  # the thing to fire at or fight, from these answers
    reach: tuple[ReachView, ...] = ()  # where ships can sail now, while the player is asked
    aims: tuple[AimView, ...] = ()  # what can be fired at now, while the player is asked
    fights: tuple[FightView, ...] = ()  # the enemies that could be boarded or stormed


class AdmiralView(View, frozen=True, kw_only=True):
    """The table as one player (`own`) or a spectator sees it."""

    scenario: ScenarioView
    round: int  # 0: before the first
    wind: str  # the direction it blows to (AD-7.1)
    strength: str  # of the wind
    windless: bool  # is the game played without wind (AD-19.4)?
    order: tuple[int, ...]  # of this round
    acting: int | None  # whose turn it is
    chart: ChartView
    gold: tuple[GoldView, ...]  # gold in the sea
    mines: tuple[str, ...]  # cells
    ships: tuple[ShipView, ...]
    forts: tuple[FortView, ...]
    players: tuple[PlayerView, ...]
    affair: CourseView | AttackView | BoardingView | SpoilsView | None
    additions: tuple[AdditionView, ...]
    results: tuple[ResultView, ...]  # by seat, when the game is over
    own: OwnView | None
