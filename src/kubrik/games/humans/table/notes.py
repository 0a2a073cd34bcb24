"""What the rules note in the journal: the kinds of fact, and what their numbers are. Sentences are in text.py
(TH-18.3).

The comment behind each kind names its numbers in order; `city`, `card`, `ship`, `station`, `army`, `compensation` and
`mission` are places in the card data.
"""

from __future__ import annotations

from typing import Final

TURN_BEGINS: Final = 0  # turn, fuel limit
MISSION_LAID: Final = 1  # mission
SHIP_STAYS: Final = 2  # seat, ship: whispered, no fuel can be found for it
CARD_DRAWN: Final = 3  # seat, card: whispered
DECK_RENEWED: Final = 4  # which deck: 0 ships, 1 armies, 2 compensations
STATIONS_SHOWN: Final = 5  # seat, card, card
CREDITS_TAKEN: Final = 6  # seat, how many
CREDITS_REPAID: Final = 7  # seat, how many
ALLOWANCE_USED: Final = 8  # seat, compensation, humans
SPENT: Final = 9  # seat, humans
SHIP_BOUGHT: Final = 10  # seat, ship: whispered
STATION_BOUGHT: Final = 11  # seat, station
CARD_DISCARDED: Final = 12  # seat, card: drawn and not bought
SHIP_REPLACED: Final = 13  # seat, ship
STATION_REPLACED: Final = 14  # seat, station
CITY_LAID: Final = 15  # cell, city
SHIP_TURNED_UP: Final = 16  # seat, ship, cell
NOTHING_SENT: Final = 17  # seat
FUEL_CARD_USED: Final = 18  # seat, compensation, fuel
FUEL_STATION_USED: Final = 19  # seat, station, fuel
TOKEN_TURNED_UP: Final = 20  # seat, station, cell
SHIP_PULLED: Final = 21  # seat, whose, ship, to which cell
SHIP_MOVED: Final = 22  # seat, ship, from, to
CITY_DESERTED: Final = 23  # cell, city
CITY_TAKEN_UNOPPOSED: Final = 24  # seat, cell, city
BATTLE_BEGINS: Final = 25  # cell, city
STRENGTH_COUNTED: Final = 26  # seat, strength
FIGHTS: Final = 27  # seat
RETREATS: Final = 28  # seat
LEFT_ALONE: Final = 29  # seat, city
DICE_ROLLED: Final = 30  # seat, die, die, total
BOOSTED: Final = 31  # seat, ship (-1: the whole group), strength
CANCELLED: Final = 32  # seat, whose, ship
STATION_USED: Final = 33  # seat, station
COMPENSATION_USED: Final = 34  # seat, compensation
TIE: Final = 35  # how many, total
BATTLE_WON: Final = 36  # seat, city, total
SHIP_LOST: Final = 37  # seat, ship
NO_SHIP_LOST: Final = 38  # seat: only immortal ships were there
SHIP_SAVED: Final = 39  # seat
COMPENSATION_DRAWN: Final = 40  # seat
COMPENSATION_SEEN: Final = 41  # seat, compensation: whispered
NO_COMPENSATION_LEFT: Final = 42  # seat
CLAIMS: Final = 43  # seat, city
CLAIM_DIE: Final = 44  # seat, die
TROPHY_CLAIMED: Final = 45  # seat, city
RAIDS: Final = 46  # seat, city, humans
CATCHES: Final = 47  # seat, city, army cards
ARMY_OPENED: Final = 48  # seat, army
ARMY_SKIPPED: Final = 49  # seat, army
ARMY_BEATEN: Final = 50  # seat, army, total
ARMY_WINS: Final = 51  # seat, army, total
FLEES: Final = 52  # seat, city
CATCH_SUCCEEDS: Final = 53  # seat, city, humans
TROPHY_TAKEN: Final = 54  # seat, city
CITY_LOST: Final = 55  # city: it goes to the discard
MISSION_PAID: Final = 56  # seat, mission, humans
CREDITS_SETTLED: Final = 57  # seat, how many, humans
RESULT: Final = 58  # seat, humans
WINNER: Final = 59  # seat
NO_REWARD: Final = 60  # seat, city: the whole city was claimed
ANSWER_FORCED: Final = 61  # seat: whispered, only one answer was possible
ARMY_DICE_ROLLED: Final = 62  # seat, die, die, total
