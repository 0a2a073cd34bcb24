"""What the captains' cards ask, and the clause behind each question."""

from __future__ import annotations

from typing import Final

from kubrik.engine.questions import Question

WHO_COMMANDS: Final = Question("who_commands", "CC-2.2")  # a ship, at set-up
WHETHER_TO_ANSWER: Final = Question("whether_to_answer", "CC-8.2")
WHETHER_TO_CLAIM: Final = Question("whether_to_claim", "CC-8.12")
WHOM_TO_ANSWER: Final = Question("whom_to_answer", "CC-8.27")
HOW_MANY_ANSWER: Final = Question("how_many_answer", "CC-8.5")
HOW_TO_ANSWER: Final = Question("how_to_answer", "CC-8.8")
WHO_GOES_OVER: Final = Question("who_goes_over", "CC-5.2")
WHO_COMES_ABOARD: Final = Question("who_comes_aboard", "CC-6.3")
UP_OR_DOWN: Final = Question("up_or_down", "CC-3.6")
