"""The columns that describe a side for a learned opinion, and their names in files of weights."""

from __future__ import annotations

from typing import Final

FIRST_HALF: Final = 0
TURNS_LEFT: Final = 1
MAY_BUY: Final = 2
MAY_PLAN: Final = 3
HAS_PLANNED: Final = 4
FIGHTS: Final = 5
BALANCE: Final = 6
BALANCE_LATER: Final = 7
POOR: Final = 8
CREDITS: Final = 9
PRIZES: Final = 10
PRIZES_LATER: Final = 11
TROPHIES: Final = 12
TROPHIES_LATER: Final = 13
IF_IT_ENDED: Final = 14
CITIES: Final = 15
SHIPS: Final = 16
SHIPS_LATER: Final = 17
FLEET_OF_MANY: Final = 18
STRENGTH: Final = 19
STRENGTH_LATER: Final = 20
BONUSES: Final = 21
FUEL: Final = 22
RAIDERS: Final = 23
IMMORTAL: Final = 24
MOVERS: Final = 25
SCOUTS: Final = 26
SENT: Final = 27
STRONGER: Final = 28
MORE_SHIPS: Final = 29
COMPENSATIONS: Final = 30
READY_COMPENSATIONS: Final = 31
RAIDED: Final = 32
CAUGHT: Final = 33
SHIPS_AT_RISK: Final = 34
TROPHIES_AHEAD: Final = 35
BATTLES_AT_RISK: Final = 36
PLANNED_CITIES: Final = 37
PLANNED_HUMANS: Final = 38
PLANNED_TROPHIES: Final = 39
PLANNED_RISK: Final = 40
PLANNED_EXPOSED: Final = 41
PLANNED_WEAK: Final = 42
MATCHES: Final = 43
MATCH_LEAD: Final = 44
READY_STATIONS: Final = 45

OPEN: Final = [
    "first_half",
    "turns_left",
    "may_buy",
    "may_plan",
    "has_planned",
    "fights",
    "balance",
    "balance_later",
    "poor",
    "credits",
    "prizes",
    "prizes_later",
    "trophies",
    "trophies_later",
    "if_it_ended",
    "cities",
    "ships",
    "ships_later",
    "fleet_of_many",
    "strength",
    "strength_later",
    "bonuses",
    "fuel",
    "raiders",
    "immortal",
    "movers",
    "scouts",
    "sent",
    "stronger",
    "more_ships",
    "compensations",
    "ready_compensations",
    "raided",
    "caught",
    "ships_at_risk",
    "trophies_ahead",
    "battles_at_risk",
    "planned_cities",
    "planned_humans",
    "planned_trophies",
    "planned_risk",
    "planned_exposed",
    "planned_weak",
    "matches",
    "match_lead",
    "ready_stations",
]
