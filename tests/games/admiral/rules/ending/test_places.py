"""Who has which place when a game is over (AD-22.4, AD-22.5, AD-22.10, AD-24.9). Points: test_places_score.py."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene


def level_table(*, captains: str | None = None, ranking: str = "score") -> Scene:
    """Nothing tells these two apart, but that player 1 acted later."""
    s = scene("......", "......", ships="F1 A1 E, B1 A2 E, F2 F1 W, B2 F2 W", captains=captains, ranking=ranking)
    s.t.acted_at = [4, 5]
    return s


@pytest.mark.rule("AD-22.4")
def test_more_points_are_better_than_more_strength() -> None:
    s = level_table().ship("F1", strength=1)
    s.t.sunk_value = [2, 0]
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.4")
def test_with_equal_points_the_strength_of_all_ships_counts() -> None:
    s = level_table().ship("B2", strength=2)
    assert ranks(s.t) == [1, 2]
    assert ranks(s.ship("F1", strength=3).t) == [2, 1]


@pytest.mark.rule("AD-22.4")
def test_strength_is_counted_where_the_ships_are_now() -> None:
    s = level_table().ship("B2", flag=0).ship("F1", strength=3)
    s.t.sunk_value = [0, 2]  # as many points as the brig is worth
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.4")
def test_with_equal_strength_captains_count_aboard_or_ashore() -> None:
    s = level_table(captains="F1 swift, F2 rapid, B2 target")
    assert ranks(s.t) == [2, 1]
    s = level_table(captains="F1 swift, B1 target, F2 rapid")
    assert ranks(s.t) == [1, 2]
    s = scene("1a...b2", ".......", ships="F1 B1 E, B1 A2 E, F2 F1 W, B2 F2 W", captains="F1 swift, B1 rapid, F2 rapid")
    s.t.acted_at = [4, 5]
    assert ranks(s.ashore("F1", "fort 1").t) == [1, 2]


@pytest.mark.rule("AD-22.4")
def test_strength_comes_before_captains() -> None:
    s = level_table(captains="F1 swift, B1 target, F2 rapid").ship("F1", strength=4)
    assert ranks(s.t) == [2, 1]


@pytest.mark.rule("AD-22.4")
def test_last_of_all_the_later_in_the_order_of_turns_is_better() -> None:
    assert ranks(level_table().t) == [2, 1]
    s = level_table()
    s.t.acted_at = [6, 5]
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.4")
def test_whose_turn_is_running_counts_as_the_last() -> None:
    s = level_table().turn(1, 0).choose(1, "end turn")
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.4", "T-75")
@pytest.mark.parametrize(("order", "places"), [("wind E fresh", [2, 1]), ("wind W fresh", [1, 2])])
def test_at_the_limit_there_is_exactly_one_winner(order: str, places: list[int]) -> None:
    """The windward fleet acts first."""
    s = scene("......", "......", ships="F1 A1 E, F2 F1 W", rounds=1).round().chance(order)
    first = s.t.order[0]
    s.choose(first, "end turn").choose(1 - first, "end turn")
    assert s.t.over
    assert s.t.scores() == [0, 0]
    assert ranks(s.t) == places
    assert s.notes(notes.RESULT) == [(0, 0, 0, places[0]), (1, 0, 0, places[1])]


# ---------------------------------------------------------------- gold, and who is out


@pytest.mark.rule("AD-24.9")
def test_where_gold_ranks_the_bank_comes_first_then_gold_aboard_then_the_score() -> None:
    s = level_table(ranking="gold")
    s.t.sunk_value = [2, 0]
    assert ranks(s.t) == [1, 2]
    assert ranks(s.ship("F2", gold=1).t) == [2, 1]
    s.t.bank = [1, 0]
    assert ranks(s.t) == [1, 2]
    assert ranks(s.ship("F2", gold=2).t) == [1, 2]


@pytest.mark.rule("AD-23.5", "AD-25.7")
def test_where_the_score_ranks_gold_counts_nothing() -> None:
    s = level_table().ship("F2", gold=2)
    s.t.bank = [0, 3]
    s.t.sunk_value = [2, 0]
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.10")
def test_who_is_out_comes_after_those_who_are_in_and_the_sooner_the_lower() -> None:
    s = (
        scene("......", "......", ships="L1 A1 E, B2 C1 W, F3 C2 W")
        .ship("B2", strength=1)
        .ship("F3", strength=1)
        .turn(0)
    )
    s.t.sunk_value = [0, 9, 5]
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert ranks(s.t) == [2, 3, 1]  # 5 points against 2, and 9 that do not help
    s.choose(0, "fire at F3", "1 from L1").chance("die 1")
    assert ranks(s.t) == [1, 3, 2]


@pytest.mark.rule("AD-22.10", "AD-22.5")
def test_whoever_went_together_is_told_apart_by_the_rest() -> None:
    s = level_table()
    s.t.out_at = [1, 1]
    s.t.sunk_value = [3, 2]
    assert ranks(s.t) == [1, 2]
