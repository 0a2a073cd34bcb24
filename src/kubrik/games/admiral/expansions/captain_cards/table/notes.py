"""What the captains' cards add to the journal. If a note names a captain, that is its last number (-1: not named)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.notes import KINDS_OF_NOTE

CARDS_LAID: Final = KINDS_OF_NOTE  # seat, how many
CARD_SHOWN: Final = KINDS_OF_NOTE + 1  # card, ship (-1: ashore), whether it is used, captain
CARD_DOWN: Final = KINDS_OF_NOTE + 2  # card, ship (-1: ashore)
CARD_LOST: Final = KINDS_OF_NOTE + 3  # card, ship (-1: ashore), -, captain
CARD_SAVED: Final = KINDS_OF_NOTE + 4  # card, ship, port, captain
LANDED: Final = KINDS_OF_NOTE + 5  # card, ship, port, captain
CAME_ABOARD: Final = KINDS_OF_NOTE + 6  # card, ship, port, captain
WENT_OVER: Final = KINDS_OF_NOTE + 7  # card, from ship, to ship, captain
ANSWERS: Final = KINDS_OF_NOTE + 8  # card, ship, 1: the attack comes first, captain
LETS_FIRE: Final = KINDS_OF_NOTE + 9  # seat, ship: it was asked, and passed
CLAIMS: Final = KINDS_OF_NOTE + 10  # card, ship, -, captain
LETS_BE: Final = KINDS_OF_NOTE + 11  # seat, ship: it was asked, and did not claim
WAS: Final = KINDS_OF_NOTE + 12  # card, -, -, captain: at the end
WAS_ASIDE: Final = KINDS_OF_NOTE + 13  # seat, -, -, captain: at the end

NAMING: Final = [CARD_SHOWN, CARD_SAVED, LANDED, CAME_ABOARD, WENT_OVER, ANSWERS, CLAIMS]  # a card still in the game
NOT_NAMED: Final = -1
