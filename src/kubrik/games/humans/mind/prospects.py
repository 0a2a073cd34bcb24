"""What the cities of the turn are worth to captains who attack them, now or in their plans."""

from __future__ import annotations

from math import exp
from typing import Final

from kubrik.games.humans.box.cards import CityCard
from kubrik.games.humans.mind.odds import Odds
from kubrik.games.humans.rules.battle.strength import army_strength, battle_strength
from kubrik.games.humans.rules.reward.reward import raid_value
from kubrik.games.humans.table.choices import CELL
from kubrik.games.humans.table.fights import pips
from kubrik.games.humans.table.state import NOBODY, Humans

MATCH: Final = 20000.0  # what a trophy that matches a mission brings in the end
LOST_SHIP: Final = 20000.0
LOST_BATTLE: Final = 10000.0
UNSEEN_RIVALS: Final = 0.75  # the chance that a planned attack meets nobody stronger


def trophy_value(t: Humans, city: CityCard) -> float:
    value = 0.0
    for mission in t.missions:
        if mission.matches(city):
            value += MATCH
    return value


def city_prospects(t: Humans, odds: Odds, out: list[float]) -> None:
    """Adds what each captain may expect from every city on the table."""
    for cell in range(1, len(t.cells)):
        if t.cells[cell] is not None:
            contest(t, odds, cell, out)
    if t.answers:
        for seat in range(t.seats):
            plan_prospects(t, odds, seat, out)


def contest(t: Humans, odds: Odds, cell: int, out: list[float]) -> None:
    """Adds what each captain there may expect from the city: its reward, times the chance to get it."""
    if t.catch is not None and t.catch.cell == cell:
        out[t.catch.seat] += catch_under_way(t, odds)
        return
    captor = t.captors[cell]
    if captor != NOBODY:
        out[captor] += reward_value(t, odds, captor, cell)
        return
    here = [s for s in range(t.seats) if t.captains[s].attacks(cell)]
    if not here:
        return
    chances = battle_chances(t, cell, here)
    for i in range(len(here)):
        p = chances[i]
        out[here[i]] += p * reward_value(t, odds, here[i], cell) - (1.0 - p) * LOST_BATTLE


def battle_chances(t: Humans, cell: int, here: list[int]) -> list[float]:
    """Each captain's chance to win the battle, by strength, and by the dice once they are rolled."""
    fighting = t.battle is not None and t.battle.cell == cell and len(t.battle.pool) > 0
    weights: list[float] = []
    total = 0.0
    for seat in here:
        strength = battle_strength(t, seat, cell, here)
        w = 0.0
        if not fighting or t.battle is None:
            w = exp(strength / 3.0)
        elif seat in t.battle.pool:
            w = exp((strength + pips(t.battle.dice[seat])) / 1.0)
        weights.append(w)
        total += w
    return [w / total for w in weights]


def reward_value(t: Humans, odds: Odds, seat: int, cell: int) -> float:
    """The better of raid and catch (TH-10.2), and the trophy."""
    city = t.city_at(cell)
    trophy = trophy_value(t, city) if t.claimants[cell] == NOBODY else 0.0
    raid = raid_value(t, seat, cell) + trophy
    p = odds.survive(army_strength(t, seat, cell), city.x)
    catch = p * (city.catch + trophy) - (1.0 - p) * LOST_SHIP
    return max(raid, catch)


def catch_under_way(t: Humans, odds: Odds) -> float:
    """What a catch with its armies opened is worth: to fight them, or to flee (0)."""
    c = t.the_catch()
    city = t.city_at(c.cell)
    strength = army_strength(t, c.seat, c.cell)
    p = 1.0
    for i in range(len(c.armies)):
        if not c.done[i]:
            p *= odds.reach(c.armies[i].strength - strength)
    trophy = trophy_value(t, city) if t.claimants[c.cell] == NOBODY else 0.0
    return max(0.0, p * (city.catch + trophy) - (1.0 - p) * LOST_SHIP)


def plan_prospects(t: Humans, odds: Odds, seat: int, out: list[float]) -> None:
    """What an unfinished plan is worth: moves the ships where they are sent, evaluates, and moves them back."""
    plan = t.answers[seat]
    if not plan or plan[0].kind != CELL:
        return
    captain = t.captains[seat]
    n = min(len(plan), len(captain.ships))
    planned = captain.cells
    captain.cells = [plan[i].a if i < n else 0 for i in range(len(captain.ships))]
    for cell in range(1, t.cell_count + 1):
        if captain.attacks(cell):
            out[seat] += UNSEEN_RIVALS * reward_value(t, odds, seat, cell)
    captain.cells = planned
