"""What the cities of the turn may bring, part by part: humans, trophies, ships at risk, battles that may be lost."""

from __future__ import annotations

from typing import Final

from kubrik.games.humans.box.cards import CityCard
from kubrik.games.humans.mind.columns import (
    BATTLES_AT_RISK,
    CAUGHT,
    PLANNED_CITIES,
    PLANNED_EXPOSED,
    PLANNED_HUMANS,
    PLANNED_RISK,
    PLANNED_TROPHIES,
    PLANNED_WEAK,
    RAIDED,
    SHIPS_AT_RISK,
    TROPHIES_AHEAD,
)
from kubrik.games.humans.mind.odds import Odds
from kubrik.games.humans.mind.prospects import LOST_SHIP, MATCH, battle_chances
from kubrik.games.humans.rules.battle.strength import army_strength
from kubrik.games.humans.rules.reward.reward import raid_value
from kubrik.games.humans.table.choices import CELL
from kubrik.games.humans.table.state import NOBODY, Humans

HUMANS: Final = 100000.0  # so many are 1.0


class Reward:
    """What a captain may expect of a city that he has captured, by the better of raid and catch."""

    def __init__(self, t: Humans, odds: Odds, seat: int, cell: int) -> None:
        city = t.city_at(cell)
        matches = float(matching(t, city)) if t.claimants[cell] == NOBODY else 0.0
        raid = float(raid_value(t, seat, cell))
        self.strength: Final = army_strength(t, seat, cell)
        p = odds.survive(self.strength, city.x)
        self.catches: Final = p * (city.catch + MATCH * matches) - (1.0 - p) * LOST_SHIP > raid + MATCH * matches
        self.humans: Final = (p * city.catch if self.catches else raid) / HUMANS
        self.risk: Final = 1.0 - p if self.catches else 0.0
        self.matches: Final = matches * (1.0 - self.risk)


def matching(t: Humans, city: CityCard) -> int:
    """How many missions the city's trophy matches."""
    n = 0
    for mission in t.missions:
        if mission.matches(city):
            n += 1
    return n


def describe_cities(t: Humans, odds: Odds, rows: list[list[float]]) -> None:
    """Adds what each captain may expect from cities that are attacked, and from plans."""
    for cell in range(1, len(t.cells)):
        if t.cells[cell] is not None and (t.catch is None or t.catch.cell != cell):
            describe_city(t, odds, cell, rows)
    if t.answers:
        for seat in range(t.seats):
            plan = t.answers[seat]
            if plan and plan[0].kind == CELL:
                describe_plan(t, odds, seat, rows[seat])


def describe_city(t: Humans, odds: Odds, cell: int, rows: list[list[float]]) -> None:
    captor = t.captors[cell]
    if captor != NOBODY:
        add_reward(t, odds, captor, cell, 1.0, rows[captor])
        return
    here = [s for s in range(t.seats) if t.captains[s].attacks(cell)]
    if here:
        chances = battle_chances(t, cell, here)
        for i in range(len(here)):
            rows[here[i]][BATTLES_AT_RISK] += 1.0 - chances[i]
            add_reward(t, odds, here[i], cell, chances[i], rows[here[i]])


def add_reward(t: Humans, odds: Odds, seat: int, cell: int, chance: float, row: list[float]) -> None:
    reward = Reward(t, odds, seat, cell)
    row[CAUGHT if reward.catches else RAIDED] += chance * reward.humans
    row[SHIPS_AT_RISK] += chance * reward.risk
    row[TROPHIES_AHEAD] += chance * reward.matches


def describe_plan(t: Humans, odds: Odds, seat: int, row: list[float]) -> None:
    """Moves the ships where they are sent, describes that, and moves them back."""
    plan = t.answers[seat]
    captain = t.captains[seat]
    n = min(len(plan), len(captain.ships))
    planned = captain.cells
    captain.cells = [plan[i].a if i < n else 0 for i in range(len(captain.ships))]
    might = might_of_others(t, seat)
    for cell in range(1, t.cell_count + 1):
        if captain.attacks(cell):
            reward = Reward(t, odds, seat, cell)
            row[PLANNED_CITIES] += 1.0
            row[PLANNED_HUMANS] += reward.humans
            row[PLANNED_RISK] += reward.risk
            row[PLANNED_TROPHIES] += reward.matches
            exposed = might / (might + reward.strength + 1.0)
            row[PLANNED_EXPOSED] += reward.humans * exposed
            row[PLANNED_WEAK] += exposed
    captain.cells = planned


def might_of_others(t: Humans, seat: int) -> float:
    """The strength of the strongest other fleet, all its ships together."""
    most = 0
    for other in range(t.seats):
        if other != seat:
            total = 0
            for ship in t.captains[other].ships:
                total += ship.card.strength
            most = max(most, total)
    return float(most)
