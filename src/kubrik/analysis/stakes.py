"""Odds by looking: a choice is made at some imagined tables, and what comes of it is counted."""

from __future__ import annotations

from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.journal import Journal, flags
from kubrik.engine.play import next_to_act, options, play
from kubrik.engine.stakes import Stake
from kubrik.engine.study import Study
from kubrik.engine.table import Table

TABLES: Final = 20
SOON: Final = 30  # choices within which it is settled, or it is not


def stake_of(study: Study, question: str, choice: Choice) -> Stake | None:
    """What is at stake when this question is answered so."""
    about = (stake for stake in study.stakes if question in stake.questions)
    return next((stake for stake in about if not stake.kinds or choice.kind in stake.kinds), None)


def won_at(chair: Chair, stake: Stake, choice: Choice, rng: Rng, tables: int = TABLES) -> tuple[int, int]:
    """At how many of the imagined tables where this is settled soon the seat gets what is at stake; and of how many."""
    won = settled = 0
    keeps = flags(stake.settled)
    for _ in range(tables):
        w = chair.imagine(rng)
        if choice not in options(w, chair.seat):
            continue
        w.journal = Journal(keeps)
        play(w, chair.seat, choice)
        settle(chair, w, rng)
        notes = w.journal.notes
        settled += bool(notes)
        won += any(stake.won(note, chair.seat) for note in notes)
    return won, settled


def settle(chair: Chair, w: Table, rng: Rng) -> None:
    """Everybody goes on without thinking, until it is settled."""
    for _ in range(SOON):
        assert w.journal is not None
        if w.over or w.journal.notes:
            return
        seat = next_to_act(w)
        offer = options(w, seat)
        play(w, seat, chair.guess(w, seat, offer, rng) if len(offer) > 1 else offer[0])
