"""Who may read what."""

from __future__ import annotations

from kubrik.engine.journal import EVERYBODY, NOBODY, Journal, Note
from tests.engine.quay import quay
from tests.engine.toy import FISH_LANDED, TASTE_FOUND
from tests.engine.toy_box import harbour


def test_what_is_for_everybody_a_spectator_may_read_too() -> None:
    note = Note(7, EVERYBODY, 1, 2, 3, 4)
    assert all(note.is_for(seat) for seat in (NOBODY, 0, 1, 4))
    assert (note.kind, note.a, note.b, note.c, note.d) == (7, 1, 2, 3, 4)


def test_what_is_for_some_nobody_else_may_read() -> None:
    note = Note(7, 0b101, 0, 0, 0, 0)
    assert [note.is_for(seat) for seat in (NOBODY, 0, 1, 2, 3)] == [False, True, False, True, False]


def test_what_is_for_no_seat_nobody_may_read() -> None:
    note = Note(7, 0, 0, 0, 0, 0)
    assert not any(note.is_for(seat) for seat in (NOBODY, 0, 1))


def test_everybody_reads_their_own_journal_in_order() -> None:
    journal = Journal()
    for kind, audience in enumerate([EVERYBODY, 1 << 1, EVERYBODY], 1):
        journal.notes.append(Note(kind, audience, 0, 0, 0, 0))
    assert [n.kind for n in journal.read_by(1)] == [1, 2, 3]
    assert [n.kind for n in journal.read_by(0)] == [1, 3]
    assert [n.kind for n in journal.read_by(NOBODY)] == [1, 3]


def test_a_table_tells_everybody_and_whispers_to_one() -> None:
    q = quay().chance("taste crab", "taste eel", "land cod")
    assert q.notes(0) == [(TASTE_FOUND, 0, 1), (FISH_LANDED, 0, 0)]
    assert q.notes(1) == [(TASTE_FOUND, 1, 2), (FISH_LANDED, 0, 0)]
    assert q.notes(NOBODY) == [(FISH_LANDED, 0, 0)]


def test_a_fact_has_up_to_four_numbers_and_those_that_are_not_said_are_zero() -> None:
    t = harbour().table(1)
    t.journal = Journal()
    t.note(7, 1, 2, 3, 4)
    t.whisper(1, 8, 1, 2, 3, 4)
    t.note(7)
    t.whisper(1, 8)
    written = [(n.kind, n.audience, n.a, n.b, n.c, n.d) for n in t.journal.notes]
    assert written[:2] == [(7, EVERYBODY, 1, 2, 3, 4), (8, 0b10, 1, 2, 3, 4)]
    assert written[2:] == [(7, EVERYBODY, 0, 0, 0, 0), (8, 0b10, 0, 0, 0, 0)]


def test_a_table_without_a_journal_notes_nothing() -> None:
    q = quay().chance("taste crab", "taste eel")
    q.t.journal = None
    q.chance("land cod")
    assert q.t.journal is None


def test_what_fades_is_read_otherwise_but_was_told_as_it_was() -> None:
    journal = Journal()
    journal.notes.extend([Note(1, EVERYBODY, 5, 0, 0, 0), Note(2, 1, 6, 0, 0, 0)])
    journal.faded[0] = Note(1, EVERYBODY, -1, 0, 0, 0)
    assert [n.a for n in journal.notes] == [5, 6]
    assert [n.a for n in journal.now()] == [-1, 6]
    assert [n.a for n in journal.read_by(1)] == [-1]
