"""How a table is played from outside: who is to act, what they may choose, and choosing."""

from __future__ import annotations

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.illegal import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing
from kubrik.engine.table import CHANCE, Entry, Table
from kubrik.engine.views import Asking


def advance(t: Table) -> None:
    """Does steps until somebody has to choose or the game is over."""
    agenda = t.agenda
    while not t.over:
        assert agenda, "the agenda is empty and the game is not over: the last step must say what comes next (t.do)"
        if not agenda[-1].go(t):
            return


def to_act(t: Table) -> list[int]:
    """The seats that may choose now ([CHANCE] if an outcome of chance is to be entered)."""
    if t.over:
        return []
    return t.agenda[-1].seats_to_act(t)


def next_to_act(t: Table) -> int:
    """The first seat to act; the game must not be over."""
    return t.agenda[-1].next_seat(t)


def is_asked(t: Table, seat: int) -> bool:
    """Does this seat have to choose now?"""
    if t.offers:
        return len(t.offers[seat]) > 0
    return t.agenda[-1].next_seat(t) == seat


def is_answering(t: Table, seat: int) -> bool:
    """Has the seat begun an answer of several parts, and not finished it?"""
    return not t.over and len(t.answers) > 0 and t.given[seat] > 0 and len(t.offers[seat]) > 0


def options(t: Table, seat: int) -> list[Choice]:
    """What the seat may choose now. The list belongs to the rules: read it, don't change it."""
    return t.agenda[-1].offer(t, seat)


def question(t: Table, seat: int) -> Question:
    """The question this seat is asked now."""
    return t.agenda[-1].asks(t, seat)


def only_way(t: Table, seat: int) -> Choice | None:
    """The only way the seat has, if everybody can see that: then nobody needs to be asked. None: it is a question."""
    offer = options(t, seat)
    return offer[0] if len(offer) == 1 and t.agenda[-1].shows_its_ways(t, seat) else None


def may_stand(t: Table, seat: int) -> Standing | None:
    """The answer to the seat's question that it may give once for all, if there is one."""
    return t.agenda[-1].may_stand(t, seat)


def asking(t: Table, seat: int) -> Asking:
    """The question with its options, as it appears in this seat's view."""
    asked = question(t, seat)
    return Asking(question=asked.name, clause=asked.clause, options=tuple([c.name for c in options(t, seat)]))


def chances(t: Table) -> list[Outcome]:
    """The possible outcomes and their weights, if chance is to be entered (`explicit_chance`)."""
    return t.agenda[-1].outcomes_now(t)


def why_not(t: Table, seat: int, choice: Choice) -> str:
    """The clause that forbids the seat a choice which is not on offer; "" if only the question itself does."""
    return t.agenda[-1].why_not(t, seat, choice)


def choose(t: Table, seat: int, choice: Choice) -> None:
    """Makes a choice; Illegal says why it is not allowed, and then nothing has changed."""
    if t.over:
        raise Illegal(GAME_OVER, "", choice.name)
    step = t.agenda[-1]
    if seat not in step.seats_to_act(t):
        raise Illegal(NOT_YOUR_TURN, "", choice.name)
    if choice not in step.offer(t, seat):
        raise Illegal(NOT_OFFERED, why_not(t, seat, choice) or step.asks(t, seat).clause, choice.name)
    play(t, seat, choice)


def play(t: Table, seat: int, choice: Choice) -> None:
    """Makes a choice that is known to be legal."""
    if t.log is not None and seat != CHANCE:
        t.log.append(Entry(seat, choice))
    t.agenda[-1].take(t, seat, choice)
    advance(t)


def start_over(t: Table, seat: int) -> bool:
    """Takes back a seat's own unfinished sealed answer; False if there is none."""
    if t.over or not t.answers or t.ready[seat] or t.given[seat] == 0:
        return False
    t.agenda[-1].reopen(t, seat)
    return True


def reopen_others(t: Table, seat: int) -> None:
    """Forgets the sealed answers, finished or not, of all seats but this one (used when imagining)."""
    if not t.answers:
        return
    step = t.agenda[-1]
    for other in range(t.seats):
        if other != seat:
            step.reopen(t, other)
