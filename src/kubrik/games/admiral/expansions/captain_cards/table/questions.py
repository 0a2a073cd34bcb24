"""What the captains' cards ask, and the clause behind each question. The numbers go on from the base game's."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.questions import QUESTIONS

WHO_COMMANDS: Final = QUESTIONS  # a ship, at set-up
WHETHER_TO_ANSWER: Final = QUESTIONS + 1
WHETHER_TO_CLAIM: Final = QUESTIONS + 2
WHOM_TO_ANSWER: Final = QUESTIONS + 3
HOW_MANY_ANSWER: Final = QUESTIONS + 4
HOW_TO_ANSWER: Final = QUESTIONS + 5
WHO_GOES_OVER: Final = QUESTIONS + 6
WHO_COMES_ABOARD: Final = QUESTIONS + 7
UP_OR_DOWN: Final = QUESTIONS + 8

CLAUSES: Final = ["CC-2.2", "CC-8.2", "CC-8.12", "CC-8.27", "CC-8.5", "CC-8.8", "CC-5.2", "CC-6.3", "CC-3.6"]
