"""Turning under way (AD-8) and what is asked of a ship that moves (Q-4 – Q-6)."""

from __future__ import annotations

import pytest

from tests.games.admiral.sailing import alone, headings
from tests.games.admiral.scene import Scene, scene

ALL = "N NE E SE S SW W NW"


def under_way(ship: str, *answers: str, level: str = "captain", wind: str = "E", facing: str = "E") -> Scene:
    """The ship of the first player has begun to move."""
    s = alone(ship, facing, wind, level).turn(0).choose(0, f"move {ship}")
    return s.choose(0, *answers)


@pytest.mark.rule("AD-8.9", "AD-19.2", "Q-5")
def test_at_basic_level_a_move_keeps_its_heading() -> None:
    s = under_way("F1", "to E", level="basic")
    assert s.options(0) == ["advance", "stop"]
    assert s.refusal(0, "turn left") == s.refusal(0, "turn right") == "AD-8.9"


@pytest.mark.rule("AD-8.10", "AD-19.2", "Q-5")
@pytest.mark.parametrize(("turn", "cell"), [("turn left", "J7"), ("turn right", "J9")])
def test_above_it_a_ship_turns_by_a_sector(turn: str, cell: str) -> None:
    s = under_way("F1", "to E")
    assert s.options(0) == ["advance", "turn left", "turn right", "stop"]
    assert s.clause(0) == "AD-8.10"
    assert s.choose(0, turn, "advance").cell("F1") == cell


@pytest.mark.rule("AD-8.10", "AD-20.2")
def test_at_admiral_level_too_but_not_before_the_first_step() -> None:
    s = alone("F1", level="admiral").turn(0)
    assert s.options(0) == ["move F1", "turn F1", "end turn"]
    s.choose(0, "move F1")
    assert s.cell("F1") == "I8"
    assert s.options(0) == ["advance", "turn left", "turn right", "stop"]


@pytest.mark.rule("AD-8.10", "Q-5")
@pytest.mark.parametrize("turn", ["turn left", "turn right"])
def test_one_turn_in_a_cell(turn: str) -> None:
    s = under_way("F1", "to E", turn)
    assert s.options(0) == ["advance", "stop"]
    assert s.refusal(0, "turn left") == s.refusal(0, "turn right") == "AD-8.10"
    s.choose(0, "advance")
    assert s.options(0) == ["advance", "turn left", "turn right", "stop"]


@pytest.mark.rule("X-2", "AD-8.11")
def test_a_turn_away_from_the_wind_costs_a_cell() -> None:
    s = under_way("G1", "to E", "turn right", "advance", "advance")
    assert s.cell("G1") == "K10"
    assert s.options(0) == ["end turn"]
    assert under_way("G1", "to E", "advance", "advance", "advance").cell("G1") == "L8"


@pytest.mark.rule("AD-8.11", "T-63")
def test_it_is_refused_when_nothing_is_left() -> None:
    s = under_way("G1", "advance", "advance", "advance", level="admiral", facing="E")
    assert s.options(0) == ["end turn"]  # neither a step nor a turn
    s = under_way("G1", "turn right", "advance", "advance", level="admiral", facing="E")
    assert s.options(0) == ["turn left", "stop"]
    assert s.refusal(0, "turn right") == "AD-8.11"
    assert s.refusal(0, "advance") == "AD-8.6"


@pytest.mark.rule("AD-8.12", "T-63")
def test_a_turn_towards_it_is_free_and_gives_nothing_back() -> None:
    s = under_way("F1", "to SW", "turn left", "advance", "turn left", "advance")
    assert s.cell("F1") == "H11"  # three cells, as many as the first heading allows
    assert s.options(0) == ["end turn"]


@pytest.mark.rule("AD-8.10", "Q-5")
def test_where_no_facing_is_kept_a_turn_must_lead_somewhere() -> None:
    s = scene("..#.", "....", "..#.", ships="F1 A2 E, B2 D3 W").turn(0).choose(0, "move F1", "to E")
    assert s.options(0) == ["advance", "stop"]
    assert s.refusal(0, "turn left") == s.refusal(0, "turn right") == "AD-8.10"
    s = under_way("L1", "to E", "advance", "advance")  # one cell left: it would be spent on the turn
    assert s.options(0) == ["advance", "stop"]


@pytest.mark.rule("Q-5", "AD-20.3")
def test_where_it_is_kept_a_turn_may_be_the_last_thing() -> None:
    s = scene("..#.", "....", "..#.", ships="F1 A2 E, B2 D3 W", level="admiral").turn(0).choose(0, "move F1")
    assert s.options(0) == ["advance", "turn left", "turn right", "stop"]
    s.choose(0, "turn right")
    assert (s.cell("F1"), s.facing("F1")) == ("B2", "SE")
    assert s.options(0) == ["end turn"]


@pytest.mark.rule("AD-8.13", "AD-20.1")
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_without_facing_a_move_starts_in_any_heading(level: str) -> None:
    s = alone("F1", "W", level=level).turn(0)
    assert headings(s, "F1") == ALL
    assert s.clause(0) == "AD-8.13"
    s.choose(0, "to SE", "stop")
    assert s.facing("F1") == "W"  # nobody looks at it


@pytest.mark.rule("AD-8.18", "AD-19.4")
def test_in_a_windless_game_turns_are_free_and_all_ways_equal() -> None:
    s = alone("G1", level="captain", options={"windless": "on"}).turn(0)
    assert headings(s, "G1") == ALL
    s.choose(0, "to W", "turn right", "advance", "turn right", "advance", "turn left", "advance")
    assert s.cell("G1") == "E5"
    assert s.options(0) == ["end turn"]


@pytest.mark.rule("AD-8.18", "AD-8.11", "AD-8.12")
@pytest.mark.parametrize(
    ("facing", "free"),
    [
        ("E", []),
        ("NE", ["turn right"]),
        ("S", ["turn left"]),
        ("NW", ["turn right"]),
        ("W", ["turn left", "turn right"]),
    ],
)
def test_with_wind_every_turn_is_either_dear_or_free(facing: str, free: list[str]) -> None:
    s = under_way("F1", level="admiral", facing=facing)
    while "advance" in s.options(0):
        s.choose(0, "advance")
    assert s.options(0) == ([*free, "stop"] if free else ["end turn"])


@pytest.mark.rule("Q-6")
def test_nothing_is_asked_when_only_stopping_is_left() -> None:
    s = under_way("L1", "to SW")
    assert s.cell("L1") == "G9"
    assert s.options(0) == ["end turn"]
    s = scene("...#", "....", ships="F1 A1 E, B2 D2 W", level="basic").turn(0).choose(0, "move F1", "to E", "advance")
    assert s.starting_with(0, "move") == []
    assert "end turn" in s.options(0)
