"""The players: score, bank, who is out; and the final ranking (AD-22)."""

from __future__ import annotations

from kubrik.engine.steps import AskAll
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table.state import Admiral, side_score
from kubrik.games.admiral.terms import NOBODY
from kubrik.games.admiral.views.structs import PlayerView, ResultView


def who(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def player_view(t: Admiral, seat: int) -> PlayerView:
    return PlayerView(
        side=t.side(seat),
        score=side_score(t, t.side(seat)),
        bank=t.bank[seat],
        out=not t.is_in(seat),
        ready=is_ready(t, seat),
    )


def is_ready(t: Admiral, seat: int) -> bool:
    """Has the seat answered everything, while others still have to answer?"""
    if t.over or not t.answers or not t.ready[seat]:
        return False
    step = t.agenda[-1]
    return isinstance(step, AskAll) and seat in step.asked(t)


def result_views(t: Admiral) -> tuple[ResultView, ...]:
    if not t.over:
        return ()
    return tuple(result_view(t, seat, rank) for seat, rank in enumerate(ranks(t)))


def result_view(t: Admiral, seat: int, rank: int) -> ResultView:
    fleet = t.fleet(seat)
    return ResultView(
        rank=rank,
        won=t.winners == t.side(seat),
        score=side_score(t, t.side(seat)),
        bank=t.bank[seat],
        aboard=sum(t.gold[ship] for ship in fleet),
        strength=sum(t.strengths[ship] for ship in fleet),
    )
