"""Being asked tells nobody anything, and neither does passing (H-1, H-4, H-5)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import question
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from tests.games.admiral.attacked import attacked
from tests.games.admiral.scene import Scene

CAPTAINS = ["rapid", "swift", "target", "berserk"]


def read(s: Scene, seat: int) -> list[tuple[int, int, int, int, int]]:
    """All lines of the journal as this seat reads it."""
    assert s.t.journal is not None
    return [(n.kind, n.a, n.b, n.c, n.d) for n in s.t.journal.read_by(seat)]


@pytest.mark.rule("H-1", "H-4", "H-5", "CC-8.21")
def test_the_question_is_the_same_whoever_lies_there() -> None:
    tables = [attacked(f"F2 {captain}") for captain in CAPTAINS]
    assert {(tuple(s.asked()), question(s.t, 1)) for s in tables} == {((1,), question(tables[0].t, 1))}
    assert len({tuple(s.options(1)) for s in tables}) == 2  # only the answers differ
    for s in tables[1:]:
        assert read(s, 0) == read(tables[0], 0)
        assert cards_view(s.t, 0) == cards_view(tables[0].t, 0)


@pytest.mark.rule("H-5", "CC-8.25")
def test_a_pass_reads_the_same_for_every_captain() -> None:
    tables = [attacked(f"F2 {captain}").choose(1, "pass") for captain in CAPTAINS]
    assert all(read(s, 0) == read(tables[0], 0) for s in tables)
    assert all(cards_view(s.t, 0) == cards_view(tables[0].t, 0) for s in tables)


@pytest.mark.rule("H-4", "H-5", "CC-8.24", "T-86")
def test_the_attacker_is_asked_the_same_whoever_he_has() -> None:
    tables = [attacked(f"F1 {captain}, F2 swift").choose(1, "fire first") for captain in CAPTAINS]
    assert {tuple(s.asked()) for s in tables} == {(0,)}
    assert {question(s.t, 0) for s in tables} == {question(tables[0].t, 0)}
    assert len({tuple(s.options(0)) for s in tables}) == 2
    for s in tables:
        s.choose(0, "let be")
        assert read(s, 1) == read(tables[0], 1)
        assert cards_view(s.t, 1) == cards_view(tables[0].t, 1)
