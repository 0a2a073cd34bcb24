"""Missions (section 11)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.ending import PayMissions
from kubrik.games.humans.table import notes
from tests.games.humans.fights import captured, new_game, whole_game
from tests.games.humans.scene import Scene, scene

IN_EUROPE = "prague vienna minsk zurich turin paris moscow london berlin geneva madrid krakow"


def paid(*counts: int, **options: str) -> list[int]:
    """What captains with so many trophies in Europe get for that mission."""
    s = scene(max(len(counts), 4), turn=10, **options)
    cities = iter(IN_EUROPE.split())
    for seat, n in enumerate(counts):
        s.captain(seat, humans=0, trophies=" ".join(next(cities) for _ in range(n)))
    s.missions("m_europe").go(PayMissions())
    return [s.humans(seat) for seat in range(len(counts))]


def payday(missions: str, *trophies: str) -> Scene:
    """Captains with these trophies are paid for these missions; nobody had a human before."""
    s = scene(len(trophies), turn=10).missions(missions)
    for seat, cities in enumerate(trophies):
        s.captain(seat, humans=0, trophies=cities)
    return s.go(PayMissions())


@pytest.mark.rule("EX-27", "TH-11.3", "TH-11.4", "TH-11.6", "TH-11.8", "TH-11.9", "TH-11.12")
@pytest.mark.parametrize(
    ("trophies", "humans"),
    [
        ((4, 3, 1, 0), [200_000, 100_000, 0, 0]),
        ((3, 3, 1, 0), [150_000, 150_000, 0, 0]),
        ((3, 3, 3, 1), [100_000, 100_000, 100_000, 0]),
        ((2, 2, 2, 2), [70_000, 70_000, 70_000, 70_000]),
        ((4, 2, 2, 0), [200_000, 50_000, 50_000, 0]),
        ((4, 1, 1, 1), [200_000, 30_000, 30_000, 30_000]),
        ((4, 0, 0, 0), [200_000, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_the_payments_of_the_example(trophies: tuple[int, ...], humans: list[int]) -> None:
    assert paid(*trophies) == humans


@pytest.mark.rule("TH-11.3", "TH-11.4", "TH-11.13")
def test_the_most_trophies_earn_200_000_the_second_most_100_000_and_the_rest_nothing() -> None:
    assert paid(1, 4, 2, 3) == [0, 200_000, 0, 100_000]


@pytest.mark.rule("TH-11.1")
def test_missions_are_public_from_the_start() -> None:
    t = new_game(4, seed=1)
    assert t.journal is not None
    kinds = [n.kind for n in t.journal.read_by(NOBODY)]
    assert kinds[:5] == [notes.MISSION_LAID] * 4 + [notes.TURN_BEGINS]


@pytest.mark.rule("TH-11.1")
def test_a_trophy_pays_nothing_for_a_mission_before_the_end() -> None:
    s = captured(scene(2, turn=3).missions("m_europe").captain(0, trophies="prague"), "vienna", "training")
    s.choose(0, "raid")
    assert s.humans(0) == 100_000 + 30_000


@pytest.mark.rule("TH-11.1", "TH-14.2")
def test_in_a_whole_game_missions_are_paid_after_the_last_trophy() -> None:
    t = whole_game(3, seed=5)
    assert t.journal is not None
    kinds = [n.kind for n in t.journal.notes]
    last_trophy = max(i for i, kind in enumerate(kinds) if kind in (notes.TROPHY_TAKEN, notes.TROPHY_CLAIMED))
    assert notes.MISSION_PAID in kinds
    assert kinds.index(notes.MISSION_PAID) > last_trophy


@pytest.mark.rule("TH-11.2")
@pytest.mark.parametrize(
    ("mission", "matching", "other"),
    [
        ("m_science", "zurich", "prague"),
        ("m_culture", "havana", "detroit"),
        ("m_industry", "turin", "zurich"),
        ("m_europe", "zurich", "seoul"),
        ("m_asia", "seoul", "zurich"),
        ("m_north_america", "havana", "prague"),
    ],
)
def test_a_mission_counts_the_trophies_of_its_region_or_centre(mission: str, matching: str, other: str) -> None:
    s = payday(mission, matching, other)
    assert [s.humans(0), s.humans(1)] == [200_000, 0]


@pytest.mark.rule("TH-11.5", "EC-77")
def test_a_trophy_counts_for_several_missions() -> None:
    s = payday("m_asia m_science", "seoul", "")  # a science centre in Asia
    assert s.humans(0) == 400_000


@pytest.mark.rule("TH-11.7")
def test_with_a_tie_for_first_place_nobody_is_second() -> None:
    assert paid(2, 2, 1, 1) == [150_000, 150_000, 0, 0]


@pytest.mark.rule("TH-11.6", "TH-11.9", "TH-11.10", "EC-76")
@pytest.mark.parametrize(("tied", "share"), [(2, 150_000), (3, 100_000), (4, 70_000), (5, 60_000)])
def test_shares_of_the_first_place(tied: int, share: int) -> None:
    assert paid(*[2] * tied) == [share] * tied


@pytest.mark.rule("TH-11.8", "TH-11.9", "TH-11.11")
@pytest.mark.parametrize(("tied", "share"), [(2, 50_000), (3, 30_000), (4, 20_000)])
def test_shares_of_the_second_place(tied: int, share: int) -> None:
    assert paid(3, *[1] * tied) == [200_000] + [share] * tied


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(("rounding", "first", "second"), [("1000", 75_000, 33_000), ("1", 75_000, 33_333)])
def test_shares_may_be_rounded_to_another_step(rounding: str, first: int, second: int) -> None:
    assert paid(2, 2, 2, 2, rounding=rounding) == [first] * 4
    assert paid(3, 1, 1, 1, rounding=rounding) == [200_000] + [second] * 3


@pytest.mark.rule("TH-11.12", "EC-74")
def test_a_mission_nobody_has_trophies_for_pays_nobody() -> None:
    s = payday("m_asia", "prague", "vienna")
    assert s.notes(notes.MISSION_PAID) == []
    assert s.humans(0) == s.humans(1) == 0


@pytest.mark.rule("TH-11.12", "EC-75")
def test_alone_with_trophies_means_no_second_prize() -> None:
    assert paid(1, 0, 0, 0) == [200_000, 0, 0, 0]


@pytest.mark.rule("TH-11.14")
def test_each_mission_is_counted_on_its_own_and_the_prizes_add_up() -> None:
    s = payday("m_europe m_asia m_culture", "prague vienna seoul", "london kyoto taipei")
    # Europe 2:1, Asia 1:2, culture 2:2
    assert [s.humans(0), s.humans(1)] == [200_000 + 100_000 + 150_000, 100_000 + 200_000 + 150_000]
