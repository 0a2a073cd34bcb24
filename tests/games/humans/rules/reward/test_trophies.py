"""Trophies (section 10.3)."""

from __future__ import annotations

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import NOBODY
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.fights import captured, new_game
from tests.games.humans.scene import CARDS, index_of, scene


def trophies(t: Humans) -> list[list[int]]:
    return [[city.index for city in c.trophies] for c in t.captains]


@pytest.mark.rule("TH-10.37", "TH-10.39")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_trophies_stay_with_their_owner_for_the_rest_of_the_game(seats: int) -> None:
    t = new_game(seats, seed=seats)
    before = trophies(t)
    rng = Rng(seats)
    while not t.over:
        play_out(t, rng, 1)
        now = trophies(t)
        for seat in range(seats):
            assert now[seat][: len(before[seat])] == before[seat]
        before = now
    assert all(before)


@pytest.mark.rule("TH-10.37", "TH-10.38")
def test_everybody_sees_who_takes_which_trophy() -> None:
    s = captured(scene(3, turn=3), "seoul", "training").choose(0, "raid")
    for reader in (NOBODY, 0, 1, 2):
        assert s.notes(notes.TROPHY_TAKEN, reader) == [(0, index_of(CARDS.cities, "seoul"), 0, 0)]


@pytest.mark.rule("TH-10.37", "TH-10.38")
def test_everybody_may_look_at_all_trophies_at_any_time() -> None:
    s = captured(scene(3, turn=3).captain(1, trophies="vienna kyoto"), "seoul", "training")
    for reader in (None, 0, 1, 2):
        assert [c.trophies for c in humans_view(s.t, reader).captains] == [(), ("vienna", "kyoto"), ()]
    s.choose(0, "raid")
    for reader in (None, 0, 1, 2):
        assert [c.trophies for c in humans_view(s.t, reader).captains] == [("seoul",), ("vienna", "kyoto"), ()]


@pytest.mark.rule("TH-10.36")
def test_a_completed_catch_gives_the_trophy_too() -> None:
    s = captured(scene(2, turn=3), "seoul", "barge").choose(0, "catch").chance("army army_10")
    assert s.trophies(0) == ""
    s.choose(0, "fight").dice(2, 2)
    assert s.trophies(0) == "seoul"


@pytest.mark.rule("TH-10.36", "TH-10.24")
@pytest.mark.parametrize("end", ["flee", "fight"])
def test_a_failed_catch_gives_no_trophy(end: str) -> None:
    s = captured(scene(2, turn=3), "seoul", "training").choose(0, "catch").chance("army army_26").choose(0, end)
    if end == "fight":
        s.dice(1, 1)
    assert s.trophies(0) == ""
    assert [c.name.id for c in s.t.city_discard] == ["seoul"]
