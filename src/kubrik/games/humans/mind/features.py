"""What a learned opinion looks at: numbers that describe each captain, written quickly."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import EFFECTS, DeckCard, ShipCard, StationCard
from kubrik.games.humans.mind.columns import (
    BALANCE,
    BALANCE_LATER,
    BONUSES,
    CITIES,
    COMPENSATIONS,
    CREDITS,
    FIGHTS,
    FIRST_HALF,
    FLEET_OF_MANY,
    FUEL,
    HAS_PLANNED,
    IF_IT_ENDED,
    IMMORTAL,
    MATCH_LEAD,
    MATCHES,
    MAY_BUY,
    MAY_PLAN,
    MORE_SHIPS,
    MOVERS,
    OPEN,
    POOR,
    PRIZES,
    PRIZES_LATER,
    RAIDERS,
    READY_COMPENSATIONS,
    READY_STATIONS,
    SCOUTS,
    SENT,
    SHIPS,
    SHIPS_LATER,
    STRENGTH,
    STRENGTH_LATER,
    STRONGER,
    TROPHIES,
    TROPHIES_LATER,
    TURNS_LEFT,
)
from kubrik.games.humans.mind.odds import Odds
from kubrik.games.humans.mind.prospects import city_prospects
from kubrik.games.humans.mind.raids import describe_cities
from kubrik.games.humans.rules.buying.orders import Order, funds, price_of
from kubrik.games.humans.rules.ending import matching_trophies, prizes
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import CELL
from kubrik.games.humans.table.state import LAST_TURN, Humans, Rules

HUMANS: Final = 100000.0  # so many are 1.0
TURNS: Final = 10.0
STAGES: Final = 3  # of a turn


class HumansFeatures(Features):
    """Parts are ships and stations."""

    def __init__(self, rules: Rules, odds: Odds) -> None:
        cards = rules.cards
        ships = [f"ship {card.name.id}" for card in cards.ships]
        stations = [f"station {card.name.id}" for card in cards.stations]
        first = OPEN + [f"compensation {effect}" for effect in EFFECTS]
        super().__init__(first + ships + stations, ships + stations, STAGES * LAST_TURN)
        self.compensations: Final = len(OPEN)
        self.ships: Final = len(first)
        self.stations: Final = len(first) + len(ships)
        self.odds: Final = odds

    def phase(self, t: Table) -> int:
        assert isinstance(t, Humans)
        return STAGES * max(t.turn - 1, 0) + stage_of(t)

    def of(self, t: Table) -> list[list[float]]:
        """A row of numbers for each captain."""
        assert isinstance(t, Humans)
        rows = [self.row(t, seat) for seat in range(t.seats)]
        cities = [0.0] * t.seats
        city_prospects(t, self.odds, cities)
        money = final_money(t)
        for seat in range(t.seats):
            row = rows[seat]
            row[CITIES] = cities[seat] / HUMANS
            row[PRIZES] = money[seat] / HUMANS
            row[PRIZES_LATER] = row[PRIZES] * row[TURNS_LEFT]
            row[IF_IT_ENDED] = (row[BALANCE] + row[PRIZES] + row[CITIES]) * (1.0 - row[TURNS_LEFT])
        describe_cities(t, self.odds, rows)
        describe_missions(t, rows)
        compare(rows, STRENGTH, STRONGER)
        compare(rows, SHIPS, MORE_SHIPS)
        return rows

    def row(self, t: Humans, seat: int) -> list[float]:
        row = [0.0] * len(self.names)
        captain = t.captains[seat]
        stage = stage_of(t)
        planned = stage == 1 and has_planned(t, seat)
        left = LAST_TURN - t.turn
        turns = (left if stage > 1 or planned else left + 1) / TURNS  # that the fleet will still sail
        row[FIRST_HALF] = 1.0 if t.turn <= LAST_TURN // 2 else 0.0
        row[TURNS_LEFT] = left / TURNS
        row[MAY_BUY] = 1.0 if stage == 0 and not order_of(t, seat) else 0.0
        row[MAY_PLAN] = 1.0 if stage == 1 and not planned else 0.0
        row[HAS_PLANNED] = 1.0 if planned else 0.0
        row[FIGHTS] = 1.0 if stage > 1 else 0.0
        self.holdings(t, seat, row, turns)
        self.hand(t, captain, row)
        row[TROPHIES] = float(len(captain.trophies))
        row[TROPHIES_LATER] = row[TROPHIES] * row[TURNS_LEFT]
        return row

    def holdings(self, t: Humans, seat: int, row: list[float], turns: float) -> None:
        """Balance, ships and stations, as they will be once the captain's order is carried out."""
        captain = t.captains[seat]
        so_far = order_of(t, seat)
        balance, credits = captain.balance, captain.credits
        out: list[int] = []
        if so_far:
            order = Order(t, seat, so_far)
            balance = funds(t, order) - price_of(captain, order.bought)
            credits += order.credits
            out = order.ships_out.copy()
            for i in range(len(captain.drawn)):
                if order.bought >> i & 1:
                    self.add_card(captain.drawn[i], row, turns)
            for model in order.stations_out:
                row[self.stations + model] -= turns
        for ship in captain.ships:
            if ship.card.index in out:
                out.remove(ship.card.index)
            else:
                self.add_ship(ship.card, row, turns)
        for station in captain.stations:
            row[self.stations + station.model] += turns
        row[BALANCE] = (balance - credits * t.rules.cards.credit.costs) / HUMANS
        row[BALANCE_LATER] = row[BALANCE] * row[TURNS_LEFT]
        row[POOR] = row[TURNS_LEFT] if balance < t.rules.cards.credit.max_humans else 0.0
        row[CREDITS] = float(credits)
        row[FLEET_OF_MANY] = max(row[SHIPS] - 3.0, 0.0) * turns

    def add_card(self, card: DeckCard, row: list[float], turns: float) -> None:
        if isinstance(card, ShipCard):
            self.add_ship(card, row, turns)
        elif isinstance(card, StationCard):
            row[self.stations + card.model] += turns

    def add_ship(self, card: ShipCard, row: list[float], turns: float) -> None:
        row[self.ships + card.index] += turns
        row[SHIPS] += 1.0
        row[SHIPS_LATER] += turns
        row[STRENGTH] += card.strength / TURNS
        row[STRENGTH_LATER] += card.strength / TURNS * turns
        for bonus in card.bonuses:
            row[BONUSES] += bonus.n / TURNS * turns
        row[FUEL] += card.fuel * turns
        row[RAIDERS] += card.raid_bonus / HUMANS * TURNS * turns
        row[IMMORTAL] += turns if card.immortal else 0.0
        row[MOVERS] += turns if card.moves else 0.0
        row[SCOUTS] += turns if card.scouts > 0 else 0.0

    def hand(self, t: Humans, captain: Captain, row: list[float]) -> None:
        """Compensations, and how many ships are away."""
        for card in captain.compensations:
            row[COMPENSATIONS] += 1.0
            if t.is_old(card):
                row[READY_COMPENSATIONS] += 1.0
            row[self.compensations + card.card.effect] += 1.0
        for cell in captain.cells:
            if cell > 0:
                row[SENT] += 1.0
        for used in captain.used:
            if not used:
                row[READY_STATIONS] += 1.0


def stage_of(t: Humans) -> int:
    """0 until purchases are made, 1 until plans are, then 2."""
    planning = t.rules.turn[2]
    if t.agenda[-1] is planning:
        return 1
    return 0 if planning in t.agenda else 2


def has_planned(t: Humans, seat: int) -> bool:
    return len(t.answers) > 0 and len(t.answers[seat]) > 0 and t.answers[seat][0].kind == CELL


def compare(rows: list[list[float]], of: int, to: int) -> None:
    """By how much each captain has more of it than the best of the others, or less."""
    for seat in range(len(rows)):
        best = -1.0
        for other in range(len(rows)):
            if other != seat:
                best = max(best, rows[other][of])
        rows[seat][to] = rows[seat][of] - best


def order_of(t: Humans, seat: int) -> list[Choice]:
    """What a captain is about to buy, as far as decided."""
    if t.answers and t.answers[seat] and t.answers[seat][0].kind != CELL:
        return t.answers[seat]
    return t.captains[seat].order


def describe_missions(t: Humans, rows: list[list[float]]) -> None:
    """How many trophies match each mission, and by how many more than the others have."""
    for mission in t.missions:
        counts = matching_trophies(t, mission)
        for seat in range(t.seats):
            best = 0
            for other in range(t.seats):
                if other != seat:
                    best = max(best, counts[other])
            rows[seat][MATCHES] += counts[seat]
            rows[seat][MATCH_LEAD] += max(min(counts[seat] - best, 2), -2)


def final_money(t: Humans) -> list[float]:
    """What missions would pay each captain now."""
    out = [0.0] * t.seats
    for mission in t.missions:
        pays = prizes(t.rules.cards.prizes, t.rules.settings.rounding, matching_trophies(t, mission))
        for seat in range(t.seats):
            out[seat] += pays[seat]
    return out
