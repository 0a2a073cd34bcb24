"""What the rules note in the journal: the kinds of fact, and what their numbers are. Sentences are in text.py.

The comment behind each kind names its numbers in order; a `thing` is a ship or, from the number of ships on, a fort.
"""

from __future__ import annotations

from typing import Final

ROUND_BEGINS: Final = 0  # round
WIND: Final = 1  # direction, strength
ACTS: Final = 2  # seat, place in the order of the round
TURN_BEGINS: Final = 3  # seat
TURN_ENDS: Final = 4  # seat
SAILS: Final = 5  # ship, from cell, to cell, last heading
TURNS: Final = 6  # ship, facing
FIRES: Final = 7  # seat, target, shots, manner (SEPARATE, SALVO)
FIRES_WITH: Final = 8  # thing that fires, shots: after FIRES, for each
SHOT: Final = 9  # thing that fires, target, die (0: none was rolled), hits
SALVO_FIRED: Final = 10  # target, shots, die (0: none was rolled), hits
DAMAGED: Final = 11  # thing, how much, strength left
SUNK: Final = 12  # ship, by seat (-1: nobody)
FLOTSAM: Final = 13  # cell, gold
BOARDS: Final = 14  # seat, ship, target
BOARDERS_ROLL: Final = 15  # thing, points, die
BEATEN_OFF: Final = 16  # ship, target
CAPTURED: Final = 17  # ship, by seat, with ship
GOLD_SHARED: Final = 18  # captured ship, its gold, winning ship, its gold
STORMS: Final = 19  # seat, ship, fort
FORT_TAKEN: Final = 20  # fort, by seat
STORM_BEATEN: Final = 21  # ship, fort
REPAIRED: Final = 22  # ship, strength
FORT_REPAIRED: Final = 23  # fort, strength
LOADED: Final = 24  # ship, gold, cell
BANKED: Final = 25  # seat, gold, ship
STORM_ROLL: Final = 26  # ship, die
MINE_HIT: Final = 27  # ship, cell, die
BURNS: Final = 28  # seat, brig, target, die
RESIGNS: Final = 29  # seat
OUT: Final = 30  # seat
FORT_PASSES: Final = 31  # fort, to seat (-1: nobody)
LIMIT: Final = 32  # rounds
VICTORY: Final = 33  # seat, how (a word of VICTORIES)
RESULT: Final = 34  # seat, score, bank, place
KINDS_OF_NOTE: Final = 35  # notes of an expansion come after these
