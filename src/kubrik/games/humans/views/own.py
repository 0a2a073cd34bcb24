"""What only the captain knows: the hand, the drawn cards, the secret answers, and what the question is about."""

from __future__ import annotations

from kubrik.engine.play import question
from kubrik.engine.questions import Question
from kubrik.games.humans.box.cards import TOKEN_SUPPORT
from kubrik.games.humans.rules.battle.responses import ShipToBoost
from kubrik.games.humans.rules.buying.orders import Order, funds, next_allowance, old_copies, price_of
from kubrik.games.humans.rules.planning.moving import PullShip, PullTo, attacking, movers
from kubrik.games.humans.rules.planning.planning import plan_fuel
from kubrik.games.humans.rules.reward.reward import CollectRaid, RaidOrCatch, UseRaidStation
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.answers import given, sealed_view
from kubrik.games.humans.views.structs import OwnCompensation, OwnShip, OwnView, Subject

BUYING = (
    questions.REDRAW_OR_KEEP,
    questions.HOW_MANY_CREDITS,
    questions.HOW_MANY_ALLOWANCES,
    questions.WHAT_TO_BUY,
    questions.SHIP_TO_REPLACE,
    questions.STATION_TO_REPLACE,
)
PLANNING = (questions.WHERE_TO_SEND, questions.WHERE_TO_AIM, questions.HOW_TO_FUEL)


def own_view(t: Humans, seat: int, asked: bool) -> OwnView:
    """The captain's hand (ships and compensations), drawn cards, answers and question (TH-0.6)."""
    captain = t.captains[seat]
    return OwnView(
        ships=tuple(
            [OwnShip(s.card.name.id, cell, s.turn, s.seen > 0) for s, cell in zip(captain.ships, captain.cells)]
        ),
        drawn=tuple(c.name.id for c in captain.drawn),
        compensations=tuple(OwnCompensation(c.card.name.id, c.turn, t.is_old(c)) for c in captain.compensations),
        answers=tuple([c.name for c in given(t, seat)]),
        sealed=sealed_view(t, seat),
        subject=subject(t, seat) if asked else None,
    )


def subject(t: Humans, seat: int) -> Subject:
    """What the question is about, as far as its text needs it."""
    asks = question(t, seat)
    if asks in BUYING:
        return buying_subject(t, seat, asks)
    if asks in PLANNING:
        return planning_subject(t, seat, asks)
    if t.catch is not None:
        army = t.catch.next_army()
        return Subject(cell=t.catch.cell, army=t.catch.armies[army].name.id)
    if t.battle is not None:
        step = t.agenda[-1]
        return Subject(cell=t.battle.cell, n=step.n if isinstance(step, ShipToBoost) else 0)
    return moving_subject(t, seat) if asks is questions.WHERE_TO_MOVE else step_subject(t, seat)


def buying_subject(t: Humans, seat: int, asks: Question) -> Subject:
    """The humans left to spend; or the kind of allowance, and how many of it the captain has."""
    order = Order(t, seat, t.answers[seat])
    if asks is questions.HOW_MANY_ALLOWANCES:
        model = next_allowance(t, order)
        held = old_copies(t, order.captain, model)
        return Subject(compensation=t.rules.cards.compensations[model].name.id, n=held)
    return Subject(n=funds(t, order) - price_of(order.captain, order.bought))


def planning_subject(t: Humans, seat: int, asks: Question) -> Subject:
    """The ship, and the fuel used so far; or the station; or the missing fuel."""
    captain = t.captains[seat]
    plan = t.answers[seat]
    used = plan_fuel(captain, plan)
    if asks is questions.WHERE_TO_SEND:
        return Subject(ship=captain.ships[len(plan)].card.name.id, n=used)
    if asks is questions.WHERE_TO_AIM:
        station = next(s for s in captain.stations if s.effect == TOKEN_SUPPORT)
        return Subject(station=station.name.id, n=station.n)
    return Subject(n=used - t.fuel_limit())


def moving_subject(t: Humans, seat: int) -> Subject:
    captain = t.captains[seat]
    ship = movers(captain)[len(t.answers[seat])]
    return Subject(ship=captain.ships[ship].card.name.id, cell=captain.cells[ship])


def step_subject(t: Humans, seat: int) -> Subject:
    """What an open question to one captain outside a fight is about."""
    step = t.agenda[-1]
    if isinstance(step, PullShip):
        return Subject(station=t.captains[seat].stations[step.station].name.id)
    if isinstance(step, PullTo):
        captain = t.captains[step.whose]
        ship = attacking(captain)[step.place]
        return Subject(ship=captain.ships[ship].card.name.id, whose=step.whose, cell=captain.cells[ship])
    if isinstance(step, UseRaidStation):
        cell = next(s.cell for s in reversed(t.agenda) if isinstance(s, CollectRaid))
        station = t.captains[seat].stations[step.station]
        return Subject(station=station.name.id, cell=cell, n=station.n)
    assert isinstance(step, RaidOrCatch)
    return Subject(cell=step.cell)
