"""The end of a turn and of the game (section 14)."""

from __future__ import annotations

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.ending import PayMissions, SettleCredits
from kubrik.games.humans.rules.flow import Turn
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.fights import new_game, who, whole_game
from tests.games.humans.scene import Scene, scene


def final(s: Scene) -> Scene:
    """Turn 10 is over."""
    return s.go(Turn())


@pytest.mark.rule("TH-14.1")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {}), (3, {"rewards": "city_by_city"})])
def test_at_the_end_of_every_turn_all_ships_are_at_home(seats: int, options: dict[str, str]) -> None:
    t = new_game(seats, seed=3, **options)
    rng = Rng(3)
    turn = sent = 0
    while not t.over:
        if t.turn > turn:  # a new turn has just begun
            turn = t.turn
            assert [cell for c in t.captains for cell in c.cells if cell] == []
        sent += sum(len([cell for cell in c.cells if cell]) for c in t.captains)
        play_out(t, rng, 1)
    assert [cell for c in t.captains for cell in c.cells if cell] == []
    assert sent > 0


@pytest.mark.rule("TH-14.2")
def test_after_turn_10_the_missions_are_paid_and_the_game_is_over() -> None:
    s = final(scene(2, turn=10).captain(0, trophies="seoul").missions("m_asia"))
    assert s.humans(0) == 100_000 + 200_000
    assert s.t.over
    assert who(s, notes.WINNER) == [0]


@pytest.mark.rule("TH-14.2")
def test_after_turn_9_the_game_goes_on() -> None:
    s = final(scene(2, turn=9).captain(0, trophies="seoul").missions("m_asia"))
    assert s.notes(notes.MISSION_PAID) == []
    assert s.t.turn == 10
    assert s.asked() == [CHANCE]  # the first card of turn 10


@pytest.mark.rule("TH-14.2", "TH-14.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_ends_after_turn_10_with_the_most_humans_winning(seats: int) -> None:
    t = whole_game(seats, seed=7)
    assert t.over
    assert t.turn == 10
    assert t.journal is not None
    winners = [n.a for n in t.journal.notes if n.kind == notes.WINNER]
    assert winners == [s for s in range(seats) if t.captains[s].balance == max(t.scores())]


@pytest.mark.rule("TH-14.3")
def test_the_missions_may_decide_the_game() -> None:
    s = scene(2, turn=10).captain(0, humans=300_000).captain(1, humans=200_000, trophies="seoul")
    assert who(final(s.missions("m_asia")), notes.WINNER) == [1]


@pytest.mark.rule("EX-34", "TH-14.3", "TH-14.4")
def test_the_end_of_the_example() -> None:
    s = scene(2, turn=10).missions("m_asia m_europe")
    s.captain(0, humans=410_000, credits=1, trophies="seoul kyoto")
    s.captain(1, humans=360_000, trophies="taipei vienna")
    final(s)
    assert [s.humans(0), s.humans(1)] == [550_000, 660_000]
    assert who(s, notes.WINNER) == [1]


@pytest.mark.rule("TH-14.4")
def test_first_the_missions_then_the_credits_then_the_comparison() -> None:
    s = final(scene(2, turn=10).captain(0, humans=0, credits=2, trophies="seoul").missions("m_asia"))
    assert s.t.journal is not None
    kinds = [n.kind for n in s.t.journal.notes]
    assert kinds == [notes.MISSION_PAID, notes.CREDITS_SETTLED, notes.RESULT, notes.RESULT, notes.WINNER]
    assert s.humans(0) == 200_000 - 120_000


@pytest.mark.rule("TH-14.6")
def test_only_humans_count_at_the_end() -> None:
    s = scene(2, turn=10).captain(0, humans=100_000, ships="leviathan leviathan krepysh", stations="amplifier casino")
    s.captain(0, trophies="paris moscow tokyo", compensations="pension").captain(1, humans=110_000, ships="")
    final(s)
    assert s.notes(notes.RESULT) == [(0, 100_000, 0, 0), (1, 110_000, 0, 0)]
    assert who(s, notes.WINNER) == [1]


@pytest.mark.rule("TH-14.7")
def test_a_captain_without_humans_and_ships_plays_on() -> None:
    s = scene(2, turn=2).captain(0, humans=0, ships="").go(Turn())
    s.chance("blue mosquito", "blue barge", "blue teacup", "blue cyclops")
    assert s.asked() == [0, 1]
    s.choose(0, "credits 1", "buy first")
    s.choose(1, "buy none")
    assert s.ships(0) == "mosquito"


@pytest.mark.rule("EC-78")
def test_humans_beyond_the_end_of_the_track_are_counted() -> None:
    s = scene(2, turn=10).captain(0, humans=740_000, trophies="seoul").captain(1, humans=750_000)
    s.missions("m_asia m_science").go(PayMissions(), SettleCredits())
    assert s.humans(0) == 1_140_000
    assert who(s, notes.WINNER) == [0]
    pawn = humans_view(s.t, None).captains[0]
    assert (pawn.lap, pawn.space) == (1, 390_000)
