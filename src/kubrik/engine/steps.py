"""The four kinds of step: Step, Ask, AskAll (with Draft, its case of a single seat) and Draw. There is no fifth."""

# A step is only given tables of its own game. mypy can't know that, so it is silenced where a Table is passed as T.
# With Any in between mypy would be content, but the compiled code would then check the type at every step.
# mypy: disable-error-code="arg-type"

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import NOTHING_ASKED, Question
from kubrik.engine.standing import Standing
from kubrik.engine.table import CHANCE, NO_ANSWERS, NONE_GIVEN, NONE_READY, AnyStep, Entry, Table

T = TypeVar("T", bound=Table)
NOTHING: Final[list[Choice]] = []
# By the number of seats, to be copied: faster than [x] * n, which mypyc builds twice.
MOST_SEATS: Final = 16
NOTHING_EACH: Final = [[NOTHING] * seats for seats in range(MOST_SEATS + 1)]
NONE_EACH: Final = [[0] * seats for seats in range(MOST_SEATS + 1)]
ALL_READY: Final = [[True] * seats for seats in range(MOST_SEATS + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(AnyStep, Generic[T]):
    """The table does something, and may put further steps on top of the agenda."""

    def run(self, t: T) -> None:
        raise NotImplementedError

    def go(self, t: Table) -> bool:
        t.agenda.pop()
        self.run(t)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(AnyStep, Generic[T]):
    """One seat chooses."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"

    def options(self, t: T) -> list[Choice]:
        raise NotImplementedError

    def chosen(self, t: T, choice: Choice) -> None:
        raise NotImplementedError

    def question(self, t: T) -> Question:
        raise NotImplementedError

    def refusal(self, t: T, choice: Choice) -> str:
        """The clause that forbids a choice which is not an option, where it is not the question's own."""
        return ""

    def is_plain(self, t: T) -> bool:
        """Can everybody see that the only way is the only one? Asked where there is one; no, if it may be a secret."""
        return False

    def standing(self, t: T) -> Standing | None:
        """The answer that may be given once for all; whether there is one must depend on public facts only."""
        return None

    def shows_its_ways(self, t: Table, seat: int) -> bool:
        return self.is_plain(t)

    def may_stand(self, t: Table, seat: int) -> Standing | None:
        return self.standing(t)

    def go(self, t: Table) -> bool:
        return False

    def asks(self, t: Table, seat: int) -> Question:
        return self.question(t)

    def why_not(self, t: Table, seat: int, choice: Choice) -> str:
        return self.refusal(t, choice)

    def next_seat(self, t: Table) -> int:
        return self.seat

    def offer(self, t: Table, seat: int) -> list[Choice]:
        known = t.options_now
        if known is None:
            known = self.options(t)
            t.options_now = known
        return known

    def take(self, t: Table, seat: int, choice: Choice) -> None:
        t.agenda.pop()
        t.options_now = None
        self.chosen(t, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(AnyStep, Generic[T]):
    """Several seats choose at once, each in private, one small question at a time.

    The answers stay sealed until the last seat has finished. A question with a single answer is answered automatically,
    but every seat that is asked answers at least once: so nobody can tell from a seat's silence that it had no choice.
    """

    def asked(self, t: T) -> list[int]:
        """The seats that are asked; must depend on public facts only."""
        raise NotImplementedError

    def options(self, t: T, seat: int, so_far: list[Choice]) -> list[Choice]:
        """What the seat may answer next, after these answers; empty when it has finished."""
        raise NotImplementedError

    def question(self, t: T, seat: int, so_far: list[Choice]) -> Question:
        raise NotImplementedError

    def refusal(self, t: T, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return ""

    def forced(self, t: T, seat: int, so_far: list[Choice]) -> None:
        """Called when the last of these answers was the only possible one and given automatically; may add a note."""

    def chosen(self, t: T, answers: list[list[Choice]]) -> None:
        """Carries out the answers, now unsealed. Seats that were not asked have an empty answer."""
        raise NotImplementedError

    def go(self, t: Table) -> bool:
        if not t.answers:
            self._open(t)
        if self.next_seat(t) >= 0:
            return False
        self._close(t)
        return True

    def _open(self, t: Table) -> None:
        t.answers = [[] for _ in range(t.seats)]
        t.offers = NOTHING_EACH[t.seats].copy()
        t.given = NONE_EACH[t.seats].copy()
        t.ready = ALL_READY[t.seats].copy()
        for seat in self.asked(t):
            t.ready[seat] = False
            self._ask_next(t, seat)

    def _ask_next(self, t: Table, seat: int) -> None:
        """Gives answers that have no alternative automatically, but leaves the seat at least one question."""
        so_far = t.answers[seat]
        offer = self.options(t, seat, so_far)
        while len(offer) == 1:
            so_far.append(offer[0])
            following = self.options(t, seat, so_far)
            if not following and t.given[seat] == 0:
                so_far.pop()
                break
            if t.journal is not None:
                self.forced(t, seat, so_far)
            offer = following
        t.offers[seat] = offer

    def _close(self, t: Table) -> None:
        answers = t.answers
        t.agenda.pop()
        t.answers = NO_ANSWERS
        t.offers = NO_ANSWERS
        t.given = NONE_GIVEN
        t.ready = NONE_READY
        self.unseal(t)
        self.chosen(t, answers)

    def unseal(self, t: Table) -> None:
        """Marks the answers as shown: nothing before this moment may be undone."""
        t.show()

    def next_seat(self, t: Table) -> int:
        for seat, offer in enumerate(t.offers):
            if offer:
                return seat
        return -1

    def seats_to_act(self, t: Table) -> list[int]:
        return [s for s in range(t.seats) if t.offers[s]]

    def offer(self, t: Table, seat: int) -> list[Choice]:
        return t.offers[seat]

    def take(self, t: Table, seat: int, choice: Choice) -> None:
        t.answers[seat].append(choice)
        t.given[seat] += 1
        self._ask_next(t, seat)
        if not t.offers[seat]:
            t.ready[seat] = True

    def asks(self, t: Table, seat: int) -> Question:
        return self.question(t, seat, t.answers[seat])

    def why_not(self, t: Table, seat: int, choice: Choice) -> str:
        return self.refusal(t, seat, t.answers[seat], choice)

    def reopen(self, t: Table, seat: int) -> None:
        if seat in self.asked(t):
            t.answers[seat] = []
            t.given[seat] = 0
            self._ask_next(t, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(AskAll[T]):
    """One seat puts a choice together in private, one small question at a time, until it is complete.

    Asked like AskAll, of one seat: others see that it is to act, and nothing else before the last answer.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def composed(self, t: T, answers: list[Choice]) -> None:
        """Carry out what the answers say together."""
        raise NotImplementedError

    def is_plain(self, t: T) -> bool:
        """Can everybody see that the only way is the only one? Asked where there is one; no, if it may be a secret."""
        return False

    def standing(self, t: T) -> Standing | None:
        """The answer that may be given once for all; whether there is one must depend on public facts only."""
        return None

    def shows_its_ways(self, t: Table, seat: int) -> bool:
        return self.is_plain(t)

    def may_stand(self, t: Table, seat: int) -> Standing | None:
        return self.standing(t)

    def asked(self, t: T) -> list[int]:
        return [self.seat]

    def chosen(self, t: T, answers: list[list[Choice]]) -> None:
        self.composed(t, answers[self.seat])

    def _open(self, t: Table) -> None:
        """Fast path of AskAll._open for one seat: in some games most questions are drafts."""
        t.answers = NOTHING_EACH[t.seats].copy()
        t.answers[self.seat] = []
        t.offers = NOTHING_EACH[t.seats].copy()
        t.given = NONE_EACH[t.seats].copy()
        t.ready = ALL_READY[t.seats].copy()
        t.ready[self.seat] = False
        self._ask_next(t, self.seat)

    def next_seat(self, t: Table) -> int:
        return self.seat if t.offers[self.seat] else -1

    def unseal(self, t: Table) -> None:
        """Shows nothing by itself: if `composed` reveals something hidden, it says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(AnyStep, Generic[T]):
    """Chance chooses."""

    def prepare(self, t: T) -> bool:
        """Get ready to draw (renew a deck); False if there is nothing to draw, and the step is passed over."""
        return True

    def outcomes(self, t: T) -> list[Outcome]:
        raise NotImplementedError

    def drawn(self, t: T, outcome: Choice) -> None:
        raise NotImplementedError

    def draw(self, t: T) -> Choice:
        """Draws an outcome; a game may override this with a faster way."""
        return weighted(t, self.outcomes(t))

    def go(self, t: Table) -> bool:
        if not self.prepare(t):
            t.agenda.pop()
            return True
        if t.explicit_chance:
            return False
        self.take(t, CHANCE, self.draw(t))
        return True

    def next_seat(self, t: Table) -> int:
        return CHANCE

    def offer(self, t: Table, seat: int) -> list[Choice]:
        return [o.choice for o in self.outcomes_now(t)]

    def outcomes_now(self, t: Table) -> list[Outcome]:
        return self.outcomes(t)

    def take(self, t: Table, seat: int, choice: Choice) -> None:
        t.agenda.pop()
        t.show()
        if t.log is not None:
            t.log.append(Entry(CHANCE, choice))
        self.drawn(t, choice)

    def asks(self, t: Table, seat: int) -> Question:
        return NOTHING_ASKED


def weighted(t: Table, outcomes: list[Outcome]) -> Choice:
    """One of the outcomes at random, by their weights."""
    total = 0
    for o in outcomes:
        total += o.weight
    k = t.rng.below(total)
    for o in outcomes:
        k -= o.weight
        if k < 0:
            return o.choice
    raise AssertionError("weights are positive")
