"""Whole answers: where a choice only begins an answer, what may follow it, put together before anything is judged.

What a seat may answer depends on what it knows alone, so an answer put together at one imagined table can be given at
all of them.
"""

from __future__ import annotations

from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import is_answering, options, play
from kubrik.engine.table import Table

FEWEST: Final = 4  # ways to go on that are looked at for each choice
MOST: Final = 64  # answers that are looked at, unless there are more choices than that
PATIENCE: Final = 2  # so many tries for each way


class Answer:
    """One or several choices, the first of which is on offer now."""

    def __init__(self, choices: list[Choice], begun: list[list[Choice]]) -> None:
        self.choices: Final = choices
        self.begun: Final = begun  # for each choice, the answer so far when it is made

    def give(self, t: Table, seat: int) -> None:
        for choice in self.choices:
            play(t, seat, choice)

    def is_like(self, other: Answer) -> bool:
        if len(self.choices) != len(other.choices):
            return False
        for i in range(len(self.choices)):
            if self.choices[i] is not other.choices[i]:
                return False
        return True


class Resolve:
    """The answer that a bot has resolved to give: its later parts need no thought any more."""

    def __init__(self) -> None:
        self.answer: Answer | None = None
        self.given = 0

    def begin(self, answer: Answer) -> Choice:
        self.answer = answer if len(answer.choices) > 1 else None
        self.given = 1
        return answer.choices[0]

    def go_on(self, chair: Chair) -> Choice | None:
        """The next part, if the seat has answered as resolved so far and nothing else."""
        answer = self.answer
        if answer is None or answer.begun[self.given] != chair.so_far():
            self.answer = None
            return None
        choice = answer.choices[self.given]
        self.given += 1
        if self.given == len(answer.choices):
            self.answer = None
        return choice if choice in chair.options() else None


def answers_to(chair: Chair, w: Table, offer: list[Choice], rng: Rng) -> list[Answer]:
    """A few whole answers for each choice on offer, all different; in an imagined table, which stays as it is."""
    found: list[Answer] = []
    ways = max(FEWEST, MOST // len(offer))
    for choice in offer:
        found += answers_with(chair, w, choice, ways, rng)
    return found


def answers_with(chair: Chair, w: Table, choice: Choice, ways: int, rng: Rng) -> list[Answer]:
    """Different answers that begin with this choice, at most so many."""
    after = w.clone()
    play(after, chair.seat, choice)
    begun = so_far(w, chair.seat)
    if not is_answering(after, chair.seat):
        return [Answer([choice], [begun])]
    found: list[Answer] = []
    for _ in range(PATIENCE * ways):
        answer = finished(chair, after.clone(), Answer([choice], [begun]), rng)
        if not has_like(found, answer):
            found.append(answer)
            if len(found) == ways:
                break
    return found


def finished(chair: Chair, t: Table, answer: Answer, rng: Rng) -> Answer:
    """The answer, finished at this table without thinking."""
    while is_answering(t, chair.seat):
        choice = chair.guess(t, chair.seat, options(t, chair.seat), rng)
        answer.choices.append(choice)
        answer.begun.append(so_far(t, chair.seat))
        play(t, chair.seat, choice)
    return answer


def has_like(found: list[Answer], answer: Answer) -> bool:
    for other in found:
        if other.is_like(answer):
            return True
    return False


def so_far(t: Table, seat: int) -> list[Choice]:
    """What the seat has answered so far."""
    return t.answers[seat].copy() if t.answers else []
