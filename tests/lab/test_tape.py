"""A tape tells what a journal tells, by numbers."""

from __future__ import annotations

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.journal import Fact, Journal, Note, Tape, fact_of, flags, number_of
from kubrik.engine.play import advance
from kubrik.games.registry import GAMES, game_named
from kubrik.sim.match import NO_LIMIT

SEED = 7


def told_to(journal: Journal, game: str) -> None:
    table = game_named(game).box(Setup(game=game, seats=2)).table(SEED)
    table.journal = journal
    advance(table)
    play_out(table, Rng(SEED), NO_LIMIT)


def facts(notes: list[Note]) -> list[Fact]:
    return [(note.kind, note.a, note.b, note.c, note.d, note.more) for note in notes]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("every", [False, True])
def test_the_numbers_of_a_tape_stand_for_the_notes_of_a_journal(game: str, every: bool) -> None:
    study, large = game_named(game).study, dict[Fact, int]()
    keeps = flags(None if every else study.kept)
    journal, tape = Journal(keeps), Tape(keeps, large, study.turn)
    told_to(journal, game)
    told_to(tape, game)
    counted = {number: fact for fact, number in large.items()}
    assert [counted[n] if n < 0 else fact_of(n) for n in tape.told] == facts(journal.notes)
    assert tape.turns == sum(note.kind == study.turn for note in journal.notes) > 0


def test_a_second_game_has_the_same_numbers() -> None:
    study, large = game_named("humans").study, dict[Fact, int]()
    first, second = (Tape(flags(None), large, study.turn) for _ in range(2))
    told_to(first, "humans")
    told_to(second, "humans")
    assert second.told == first.told
    assert min(first.told) < 0


@pytest.mark.parametrize("fact", [(0, 0, 0, 0, 0), (1, 2, 3, 4, 5), (255, 8191, 8191, 8191, 8191), (7, 0, 8191, 0, 1)])
def test_a_fact_with_small_numbers_is_one_number(fact: tuple[int, int, int, int, int]) -> None:
    assert fact_of(number_of(*fact)) == (*fact, ())


@pytest.mark.parametrize("fact", [(1, 2, 3, 4, 8192), (1, 2, 3, 4, -1), (1, 8192, 3, -1, 5)])
def test_a_fact_with_other_numbers_is_not(fact: tuple[int, int, int, int, int]) -> None:
    assert number_of(*fact) == -1
