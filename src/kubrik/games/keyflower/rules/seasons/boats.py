"""Step 5: turn-order tiles, boats and the purple marker (KF-9)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import TurnOrderTile
from kubrik.games.keyflower.rules.seasons.drawing import draw_workers
from kubrik.games.keyflower.rules.seasons.end import bag_bid
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.table.questions import WHICH_BOAT, WHICH_WINTER_BOAT
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import EXTRA_GREEN, EXTRA_WORKERS, GREEN, MAX_PLAYERS, WINTER


class ResolveTurnOrder(Step[Keyflower]):
    """Turn-order tiles are settled in ascending order (KF-9.11)."""

    def run(self, t: Keyflower) -> None:
        t.do([ResolveTurnOrderTile(place) for place in range(len(t.rules.turn_order))])


class ResolveTurnOrderTile(Step[Keyflower]):
    """The winner chooses a boat, at the first such tile they won; in winter they take the tile too (KF-9.12, KF-9.13,
    KF-9.16, KF-9.19, KF-9.20, KF-9.21).
    """

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, t: Keyflower) -> None:
        tile = t.rules.turn_order[self.place]
        winner = t.auction(tile.index).winner
        if winner == NOBODY:
            if t.season == WINTER:
                t.note(notes.TURN_ORDER_UNSOLD, tile.index)  # an unsold one leaves the game (KF-9.23)
            return
        t.do(t.rules.handed_over.open(t, winner, tile.index))
        if t.season == WINTER:
            t.players[winner].won = [*t.players[winner].won, tile.index]
            t.note(notes.TILE_WON, winner, tile.index)
        if t.players[winner].boat == NO_BOAT:
            t.do_first(CHOOSE_BOAT[winner])
        if is_purple(t, tile):
            take_marker(t, winner)


def is_purple(t: Keyflower, tile: TurnOrderTile) -> bool:
    return tile.purple[t.seats]


def take_marker(t: Keyflower, seat: int) -> None:
    """The winner becomes the start player at once (KF-9.24, KF-9.29, KF-11.6)."""
    t.start = seat
    t.start_won = t.season == WINTER
    t.note(notes.MARKER_TAKEN, seat)


class OtherBoats(Step[Keyflower]):
    """Players who won no turn-order tile choose clockwise, from the start player on (KF-9.14, KF-9.15, KF-9.22,
    KF-9.25, KF-9.28).
    """

    def run(self, t: Keyflower) -> None:
        steps: list[AnyStep] = []
        for place in range(t.seats):
            seat = (t.start + place) % t.seats
            if t.players[seat].boat == NO_BOAT:
                steps.append(CHOOSE_BOAT[seat])
        t.do(steps)


class ChooseBoat(Step[Keyflower]):
    """Asks for a boat; the last one is taken without asking."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: Keyflower) -> None:
        if len(t.boats) == 1:
            take_boat(t, self.seat, t.boats[0])
        else:
            t.do_first(WHICH_BOAT_OF[self.seat])


class AskForBoat(Ask[Keyflower]):
    """Any boat not yet taken (KF-9.12, KF-9.20)."""

    def options(self, t: Keyflower) -> list[Choice]:
        return [t.rules.choices.boat[boat] for boat in t.boats]

    def question(self, t: Keyflower) -> Question:
        return WHICH_WINTER_BOAT if t.season == WINTER else WHICH_BOAT

    def chosen(self, t: Keyflower, choice: Choice) -> None:
        take_boat(t, self.seat, choice.a)


def take_boat(t: Keyflower, seat: int, boat: int) -> None:
    """Its contents go behind the screen, or in winter the boat itself to the village (KF-13.1)."""
    player = t.players[seat]
    player.boat = boat
    t.boats = [b for b in t.boats if b != boat]
    t.note(notes.BOAT_TAKEN, seat, boat)
    if t.season == WINTER:
        player.won = [*player.won, boat]
    else:
        unload(t, seat, boat)


def unload(t: Keyflower, seat: int, boat: int) -> None:
    place = [b.index for b in t.rules.boats].index(boat)
    player = t.players[seat]
    for colour in range(4):
        n = t.cargo[place][colour]
        if n > 0:
            player.gain_openly(colour, n)
            t.note(notes.CARGO_TAKEN, seat, colour, n, boat)
    for kind in range(3):
        n = t.cargo_skills[place][kind]
        if n > 0:
            player.gain_skill_openly(kind, n)
            t.note(notes.CARGO_SKILLS_TAKEN, seat, kind, n, boat)
    t.cargo = emptied(t.cargo, place, 4)
    t.cargo_skills = emptied(t.cargo_skills, place, 3)


def emptied(cargo: list[list[int]], place: int, kinds: int) -> list[list[int]]:
    rest = cargo.copy()
    rest[place] = [0] * kinds
    return rest


class PassMarker(Step[Keyflower]):
    """If nobody bid for the purple tile, the marker goes to the left after all have chosen (KF-9.26, KF-9.27)."""

    def run(self, t: Keyflower) -> None:
        for tile in t.rules.turn_order:
            if is_purple(t, tile) and t.auction(tile.index).winner == NOBODY:
                t.start = t.left_of(t.start)
                t.start_won = False
                t.note(notes.MARKER_PASSED, t.start)


class BagTurnOrderBids(Step[Keyflower]):
    """The bids on turn-order tiles go into the bag, after the boats (KF-9.17, KF-9.31)."""

    def run(self, t: Keyflower) -> None:
        for tile in t.rules.turn_order:
            auction = t.auction(tile.index)
            if auction.winner != NOBODY:
                bag_bid(t, auction)


class HireExtraWorkers(Step[Keyflower]):
    """Summer boats 1a and 1b, when all bids are in the bag (KF-12.4, KF-12.4.1, KF-12.5, KF-12.5.1, R-KF-13)."""

    def run(self, t: Keyflower) -> None:
        for seat in range(t.seats):
            player = t.players[seat]
            if player.has(EXTRA_GREEN):
                n = min(printed(t, EXTRA_GREEN), t.green)
                t.green -= n
                player.gain_openly(GREEN, n)
                t.note(notes.EXTRA_GREEN, seat, n)
            if player.has(EXTRA_WORKERS):
                draw_workers(t, seat, printed(t, EXTRA_WORKERS))


def printed(t: Keyflower, ability: int) -> int:
    """How many workers the summer boat with this ability gives."""
    for boat in t.rules.box.summer_boats:
        for face in boat.abilities:
            if face.kind == ability:
                return face.n
    raise AssertionError("no summer boat does this")


NO_BOAT: Final = -1
CHOOSE_BOAT: Final[list[AnyStep]] = [ChooseBoat(seat) for seat in range(MAX_PLAYERS)]
WHICH_BOAT_OF: Final[list[AnyStep]] = [AskForBoat(seat) for seat in range(MAX_PLAYERS)]
