"""A tape tells what a journal tells, by numbers."""

from __future__ import annotations

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.journal import Journal, Key, Note, Tape, flags, key_of
from kubrik.engine.play import advance
from kubrik.games.registry import GAMES, game_named
from kubrik.sim.match import NO_LIMIT

SEED = 7


def told_to(journal: Journal, game: str) -> None:
    table = game_named(game).box(Setup(game=game, seats=2)).table(SEED)
    table.journal = journal
    advance(table)
    play_out(table, Rng(SEED), NO_LIMIT)


def facts(notes: list[Note]) -> list[tuple[int, ...]]:
    return [(note.kind, note.a, note.b, note.c, note.d, *note.more) for note in notes]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_tape_stand_for_the_notes_of_a_journal(game: str) -> None:
    study = game_named(game).study
    journal, tape = Journal(flags(study.kept)), Tape(flags(study.kept), {}, study.turn)
    told_to(journal, game)
    told_to(tape, game)
    words = facts(tape.notes)
    assert [words[number] for number in tape.told] == facts(journal.notes)
    assert tape.turns == sum(note.kind == study.turn for note in journal.notes) > 0


def test_a_second_game_goes_on_with_the_words_of_the_first() -> None:
    study, numbers = game_named("humans").study, dict[Key, int]()
    first, second = (Tape(flags(study.kept), numbers, study.turn) for _ in range(2))
    told_to(first, "humans")
    told_to(second, "humans")
    assert second.told == first.told
    assert not second.notes


@pytest.mark.parametrize(
    "other", [(1, 2, 3, 4, 6), (1, 2, 3, 5, 5), (2, 2, 3, 4, 5), (1, 3, 2, 4, 5), (1, 2, 3, 4, -5)]
)
def test_notes_that_differ_have_different_keys(other: tuple[int, int, int, int, int]) -> None:
    assert key_of(*other, ()) != key_of(1, 2, 3, 4, 5, ())
    assert key_of(1, 2, 3, 4, 5, (6,)) != key_of(1, 2, 3, 4, 5, ())
    assert key_of(1, 0, 0, 1, 0, ()) != key_of(1, 0, 0, 0, 1 << 13, ())  # the latter is too large for one number
