"""What a captain or a spectator sees of the table: plain values, cards by their stable ids."""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import View


class MissionView(Struct, frozen=True):
    """A mission in play, and how many matching trophies each captain has (V-1, V-26)."""

    id: str
    trophies: tuple[int, ...]  # by seat


class GroupView(Struct, frozen=True):
    """A captain's ships at one city, turned up (V-13, V-18)."""

    seat: int
    ships: tuple[str, ...]
    strength: int  # against other captains
    against_armies: int | None  # None while the city is fought for


class CellView(Struct, frozen=True):
    """A cell of the row and the city in it (V-12)."""

    cell: int
    city: str | None
    captor: int | None
    claimant: int | None  # who has taken the card as a trophy already (TH-13.18)
    groups: tuple[GroupView, ...]


class DecksView(Struct, frozen=True):
    """How many cards lie in each deck (TH-16.4); never which."""

    blue_cities: int
    red_cities: int
    ships: int  # the deck used in this turn
    waiting_ships: int  # the red deck until turn 6
    armies: int
    compensations: int


class CardView(Struct, frozen=True):
    """A face-up card of the ship decks; the colour is that of its back."""

    id: str
    colour: str


class DiscardsView(Struct, frozen=True):
    """All discards, in the order of the card data (V-27, V-28)."""

    cities: tuple[str, ...]
    ships: tuple[CardView, ...]
    armies: tuple[str, ...]
    compensations: tuple[str, ...]


class StationView(Struct, frozen=True):
    id: str
    colour: str
    used: bool


class AttackerView(Struct, frozen=True):
    """An attacking ship. The order of attackers is that of the choices that name them."""

    id: str
    cell: int


class HiddenShips(Struct, frozen=True):
    """What everybody knows about ships that only their captain has seen (TH-18.5).

    If it is not publicly known which of them were bought in which turn, several turns are merged.
    """

    turns: tuple[int, ...]
    colour: str
    ships: int
    paid: int


class CaptainView(Struct, frozen=True):
    """What everybody knows of a captain."""

    balance: int
    lap: int  # of the human track (TH-15.3)
    space: int
    credits: int
    stations: tuple[StationView, ...]
    trophies: tuple[str, ...]
    ships: int
    known: tuple[str, ...]  # ships that everybody has seen (TH-18.4)
    hidden: tuple[HiddenShips, ...]
    attacking: tuple[AttackerView, ...]
    token: int  # the cell of a token station's token, 0 for none
    compensations: int
    old_compensations: int
    ready: bool  # has finished the secret step (V-14)


class FighterView(Struct, frozen=True):
    """A captain in a battle (V-19, V-20)."""

    seat: int
    announced: str  # fight, retreat, or nothing yet
    strength: int
    rolls: bool  # still in the contest
    dice: int  # what both show together; 0: not rolled
    faces: tuple[int, ...]  # what each of them shows
    total: int
    passed: bool
    claim_die: int  # rolled for the city as a trophy; 0: none


class EffectView(Struct, frozen=True):
    """A boost or a cancellation on one ship of a battle."""

    seat: int
    ship: str
    boost: int
    cancels: bool


class BattleView(Struct, frozen=True):
    cell: int
    fighters: tuple[FighterView, ...]  # in the order of their announcements
    effects: tuple[EffectView, ...]
    winner: int | None


class ArmyView(Struct, frozen=True):
    id: str
    done: bool  # beaten, skipped, or no army


class CatchView(Struct, frozen=True):
    """A catch under way (V-24, V-25)."""

    seat: int
    cell: int
    armies: tuple[ArmyView, ...]
    strength: int
    dice: int  # what both show together; 0: not rolled
    faces: tuple[int, ...]  # what each of them shows
    boost: int
    total: int


class ResultView(Struct, frozen=True):
    rank: int
    humans: int
    prizes: tuple[int, ...]  # by mission


class OwnShip(Struct, frozen=True):
    id: str
    cell: int  # 0: at home
    turn: int  # in which it was bought; 0: owned from the start
    seen: bool  # has everybody seen it?


class OwnCompensation(Struct, frozen=True):
    id: str
    turn: int
    usable: bool  # drawn early enough (TH-13.5, TH-13.6)


class Subject(Struct, frozen=True, kw_only=True):
    """What the question is about. `n`: humans to spend or gain, fuel used or missing, strength added, cards held."""

    cell: int = 0
    ship: str | None = None
    whose: int | None = None
    station: str | None = None
    compensation: str | None = None
    army: str | None = None
    n: int = 0


class OrderView(Struct, frozen=True):
    """The order of the buying phase, unfinished or sealed (TH-4.43)."""

    bought: tuple[bool, ...]  # by drawn card
    credits: int  # taken; below 0: given back
    ships: tuple[str, ...]  # given up to make room for new ones
    stations: tuple[str, ...]


class PlanView(Struct, frozen=True):
    """The plan, unfinished or sealed (TH-6.28, TH-6.29, TH-6.30)."""

    cells: tuple[int | None, ...]  # by ship; None: not decided yet, 0: stays
    token: int  # the cell that a token station is aimed at, 0 for none
    fuel: tuple[str, ...]  # the cards that pay for extra fuel
    most_fuel: int  # with all extra fuel that the captain could add (TH-6.16)


class SealedView(Struct, frozen=True):
    """The captain's own answers in a secret step, for drawing them on the board."""

    order: OrderView
    plan: PlanView | None
    moves: tuple[int, ...]  # by ship: the cell to which it moves, 0 for none or not decided yet


class OwnView(Struct, frozen=True):
    """What only this captain knows."""

    ships: tuple[OwnShip, ...]
    drawn: tuple[str, ...]
    compensations: tuple[OwnCompensation, ...]
    answers: tuple[str, ...]  # given in a secret step, unfinished or sealed
    sealed: SealedView  # the same answers, for drawing them
    subject: Subject | None


class HumansView(View, frozen=True, kw_only=True):
    """The table as one captain (`own`) or a spectator sees it."""

    turn: int
    last_turn: int
    phase: str
    fuel_limit: int
    city_now: int  # the cell that is fought for or rewarded, 0 for none
    missions: tuple[MissionView, ...]
    cells: tuple[CellView, ...]
    decks: DecksView
    discards: DiscardsView
    captains: tuple[CaptainView, ...]
    battle: BattleView | None
    catch: CatchView | None
    results: tuple[ResultView, ...]  # by seat, when the game is over
    own: OwnView | None
