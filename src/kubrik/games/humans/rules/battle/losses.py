"""After a fight: ships lost, compensations drawn (section 8.6, TH-10.30, TH-10.31)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import SAVE_SHIP
from kubrik.games.humans.rules.bags import pick, take, weights
from kubrik.games.humans.rules.battle.claims import OFFER_CLAIMS
from kubrik.games.humans.rules.buying.purchases import lose_ship, ship_to_part_with
from kubrik.games.humans.rules.effects import helping_cards, use_card
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.captain import Compensation
from kubrik.games.humans.table.choices import SHIP
from kubrik.games.humans.table.fights import Battle
from kubrik.games.humans.table.state import Humans


def settle_losses(t: Humans, b: Battle, winner: int) -> None:
    """Settles the losers in order of rising last total, then the claims (TH-8.47, TH-8.55, TH-8.57, TH-8.60)."""
    t.captors[b.cell] = winner
    t.note(notes.BATTLE_WON, winner, t.city_at(b.cell).index, b.totals[winner])
    steps: list[AnyStep] = []
    for seat in losers(t, b, winner):
        steps += [LOSE_SHIP[seat], DRAW_COMPENSATION[seat]]
    steps.append(OFFER_CLAIMS)
    t.do(steps)


def losers(t: Humans, b: Battle, winner: int) -> list[int]:
    """The captains who neither won nor retreated, by rising totals (TH-8.20, TH-8.58)."""
    out: list[int] = []
    for place in range(t.seats):
        seat = t.in_priority(place)
        if seat == winner or seat not in b.stay:
            continue
        at = len(out)
        while at > 0 and b.totals[out[at - 1]] > b.totals[seat]:
            at -= 1
        out.insert(at, seat)
    return out


def fight_cell(t: Humans) -> int:
    """The cell of the fight that was just lost."""
    return t.battle.cell if t.battle is not None else t.the_catch().cell


def mortal_ships(t: Humans, seat: int, cell: int) -> list[int]:
    """The captain's ships at this cell that can be lost (TH-0.16, TH-8.50, TH-8.53, TH-17.5)."""
    captain = t.captains[seat]
    return [i for i in range(len(captain.cells)) if captain.cells[i] == cell and not captain.ships[i].card.immortal]


class LoseShip(Step[Humans]):
    """The loser chooses, unless public facts leave no choice (TH-8.48, TH-8.51, TH-8.52, TH-19.6)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: Humans) -> None:
        cell = fight_cell(t)
        mortal = mortal_ships(t, self.seat, cell)
        if not mortal:
            t.note(notes.NO_SHIP_LOST, self.seat)
            t.captains[self.seat].recall(cell)
        elif len(mortal) > 1 or t.has_old(self.seat) or t.has_ready(self.seat, SAVE_SHIP):
            t.do_first(SHIP_TO_LOSE[self.seat])
        else:
            part_with(t, self.seat, mortal[0], cell)


def part_with(t: Humans, seat: int, ship: int, cell: int) -> None:
    """The ship goes to the discard face up; the other ships return to the hand (TH-8.49, TH-8.54)."""
    captain = t.captains[seat]
    t.note(notes.SHIP_LOST, seat, captain.ships[ship].card.index)
    lose_ship(t, captain, ship, t.turn)
    captain.recall(cell)


class ShipToLose(Ask[Humans]):
    """One mortal ship of the group, or a card that saves it (TH-17.17, TH-17.28)."""

    def options(self, t: Humans) -> list[Choice]:
        captain = t.captains[self.seat]
        out: list[Choice] = []
        for i in mortal_ships(t, self.seat, fight_cell(t)):
            choice = t.rules.choices.ship[captain.ships[i].card.index]
            if choice not in out:
                out.append(choice)
        return out + helping_cards(t, self.seat, SAVE_SHIP)

    def is_plain(self, t: Humans) -> bool:
        return not t.has_old(self.seat)  # stations lie face up, compensations are held in the hand

    def chosen(self, t: Humans, choice: Choice) -> None:
        cell = fight_cell(t)
        captain = t.captains[self.seat]
        if choice.kind == SHIP:
            part_with(t, self.seat, ship_to_part_with(captain, choice.a, cell), cell)
            return
        use_card(t, self.seat, choice)
        t.note(notes.SHIP_SAVED, self.seat)
        captain.recall(cell)

    def question(self, t: Humans) -> Question:
        return questions.SHIP_TO_LOSE if t.battle is not None else questions.SHIP_LOST_TO_ARMY

    def refusal(self, t: Humans, choice: Choice) -> str:
        if choice.kind != SHIP:
            return ""
        if t.battle is None:
            return "TH-10.31"
        return "TH-8.50" if t.rules.cards.ships[choice.a].immortal else "TH-8.53"


class DrawCompensation(Draw[Humans]):
    """Every loser of a battle draws one, even if no ship was lost (TH-8.55, TH-8.56, TH-10.32, TH-13.2, TH-13.3,
    TH-17.24).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def prepare(self, t: Humans) -> bool:
        """An empty deck is renewed from its discard (TH-13.8, TH-13.9)."""
        if not t.compensation_deck and t.compensation_discard:
            t.compensation_deck = t.compensation_discard
            t.compensation_discard = []
            t.compensation_epoch += 1
            t.note(notes.DECK_RENEWED, 2)
        if not t.compensation_deck:
            t.note(notes.NO_COMPENSATION_LEFT, self.seat)
        return len(t.compensation_deck) > 0

    def outcomes(self, t: Humans) -> list[Outcome]:
        return weights(t.compensation_deck, t.rules.outcomes.compensation)

    def draw(self, t: Humans) -> Choice:
        return pick(t, t.compensation_deck, t.rules.outcomes.compensation)

    def drawn(self, t: Humans, outcome: Choice) -> None:
        card = take(t.compensation_deck, outcome.a)
        captain = t.captains[self.seat]
        captain.compensations = in_order(captain.compensations, Compensation(card, t.turn, t.compensation_epoch))
        t.note(notes.COMPENSATION_DRAWN, self.seat)
        t.whisper(self.seat, notes.COMPENSATION_SEEN, self.seat, card.index)


def in_order(hand: list[Compensation], card: Compensation) -> list[Compensation]:
    """The hand with one more card, in the order of the card data (TH-13.4)."""
    at = len(hand)
    while at > 0 and hand[at - 1].card.index > card.card.index:
        at -= 1
    more = hand.copy()
    more.insert(at, card)
    return more


LOSE_SHIP: Final = [LoseShip(s) for s in range(5)]
SHIP_TO_LOSE: Final = [ShipToLose(s) for s in range(5)]
DRAW_COMPENSATION: Final = [DrawCompensation(s) for s in range(5)]
