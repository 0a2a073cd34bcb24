"""Calms: who goes a cell, who turns, and the right to be towed in a second calm (AD-8.5, AD-20)."""

from __future__ import annotations

import pytest

from tests.games.admiral.sailing import alone, headings
from tests.games.admiral.scene import Scene, scene

CALM = "wind E calm"
ALL = "N NE E SE S SW W NW"


@pytest.mark.rule("AD-8.5", "T-60", "AD-7.5")
@pytest.mark.parametrize("level", ["basic", "captain"])
@pytest.mark.parametrize("heading", ALL.split())
def test_a_brig_goes_one_cell_in_any_heading(level: str, heading: str) -> None:
    s = alone("B1", wind="E calm", level=level).turn(0)
    assert headings(s, "B1") == ALL
    s.choose(0, f"to {heading}")
    assert s.options(0) == ["end turn"]  # no second cell, no turn
    assert s.t.rules.sea.distance(s.t.cells[0], s.t.rules.chart.named("H8")) == 1


@pytest.mark.rule("AD-8.5")
@pytest.mark.parametrize("level", ["basic", "captain"])
@pytest.mark.parametrize("ship", ["L1", "G1", "F1"])
def test_the_others_stay_where_they_are(level: str, ship: str) -> None:
    s = alone(ship, wind="E calm", level=level).turn(0)
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, f"move {ship}") == "AD-8.5"


@pytest.mark.rule("AD-20.6")
@pytest.mark.parametrize("ship", ["L1", "G1", "F1"])
def test_at_admiral_level_they_turn_by_a_sector(ship: str) -> None:
    s = alone(ship, "N", "E calm", "admiral").turn(0)
    assert s.options(0) == [f"turn {ship}", "end turn"]
    s.choose(0, f"turn {ship}")
    assert s.options(0) == ["to NE", "to NW"]
    assert s.refusal(0, "to E") == "AD-20.6"
    assert s.choose(0, "to NW").facing(ship) == "NW"


@pytest.mark.rule("AD-20.7", "T-60", "T-90", "AD-8.17")
def test_a_brig_goes_one_cell_or_turns_by_a_sector() -> None:
    s = alone("B1", "W", "E calm", "admiral").turn(0).choose(0, "move B1")
    assert (s.cell("B1"), s.facing("B1")) == ("G8", "W")
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "turn B1") == "AD-20.5"
    s = alone("B1", "W", "E calm", "admiral").turn(0).choose(0, "turn B1")
    assert s.options(0) == ["to SW", "to NW"]
    assert s.refusal(0, "to S") == "AD-20.7"
    s.choose(0, "to SW")
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "move B1") == "AD-6.7"


# ---------------------------------------------------------------- a second calm


def calm_rounds(ships: str = "F1 A1 E, F2 L3 W") -> Scene:
    """Round 2 begins at Admiral level, and it is calm. The first player acts first."""
    s = scene("............", "............", "............", ships=ships, level="admiral")
    s.t.round, s.t.order = 2, [1, 0]
    return s.round().chance(CALM)


def rest(s: Scene, wind: str = CALM) -> Scene:
    """Both do nothing more; the next round begins."""
    return s.choose(0, "end turn").choose(1, "end turn").chance(wind)


@pytest.mark.rule("AD-20.8", "AD-20.18", "T-61")
def test_who_rested_in_a_calm_goes_a_cell_ahead_in_the_next() -> None:
    s = calm_rounds()
    assert s.starting_with(0, "move") == []
    s = rest(s)
    assert s.options(0) == ["move F1", "turn F1", "end turn"]
    s.choose(0, "move F1")
    assert (s.cell("F1"), s.facing("F1"), s.options(0)) == ("B1", "E", ["end turn"])


@pytest.mark.rule("AD-20.8", "T-61")
def test_that_uses_up_the_right() -> None:
    s = rest(rest(calm_rounds()).choose(0, "move F1"))
    assert s.starting_with(0, "move") == []
    assert s.refusal(0, "move F1") == "AD-8.5"
    assert rest(s).starting_with(0, "move") == ["move F1"]  # another calm was waited through


@pytest.mark.rule("AD-20.8", "AD-20.18")
def test_whoever_turned_has_not_rested() -> None:
    s = rest(calm_rounds().choose(0, "turn F1", "to SE"))
    assert s.starting_with(0, "move") == []
    s.choose(0, "end turn")
    assert s.starting_with(1, "move") == ["move F2"]


@pytest.mark.rule("AD-20.8")
def test_a_right_may_be_kept_by_resting_on() -> None:
    assert rest(rest(calm_rounds())).starting_with(0, "move") == ["move F1"]


@pytest.mark.rule("AD-20.8", "AD-20.6")
def test_whoever_may_go_may_turn_instead() -> None:
    s = rest(calm_rounds()).choose(0, "turn F1")
    assert s.options(0) == ["to NE", "to SE"]


@pytest.mark.rule("AD-20.8", "AD-20.18")
def test_the_calm_must_follow_directly() -> None:
    s = rest(rest(calm_rounds(), "wind E fresh"))
    assert s.starting_with(0, "move") == []


@pytest.mark.rule("AD-20.18")
def test_a_fresh_round_gives_no_right() -> None:
    s = calm_rounds().choose(0, "turn F1", "to SE")
    s = rest(rest(s, "wind E fresh"))
    assert s.starting_with(0, "move") == []


@pytest.mark.rule("AD-20.18")
def test_nor_has_a_ship_that_changed_its_flag() -> None:
    s = calm_rounds("F1 A1 S, F2a B1 E, F2b L3 W").choose(0, "board with F1").chance("die 6", "die 1")
    assert s.flag("F2a") == 0
    s = rest(s)
    assert s.starting_with(0, "move") == ["move F1"]
    assert s.refusal(0, "move F2a") == "AD-8.5"


@pytest.mark.rule("AD-20.18", "AD-20.8")
def test_boarding_in_a_calm_is_no_move() -> None:
    s = calm_rounds("F1 A1 S, F2a B1 E, F2b L3 W").choose(0, "board with F1").chance("die 3", "die 3")
    assert rest(s).starting_with(0, "move") == ["move F1"]


@pytest.mark.rule("AD-20.8", "AD-20.7")
def test_a_brig_gains_nothing_by_resting() -> None:
    s = rest(calm_rounds("B1 A1 E, F2 L3 W")).choose(0, "move B1")
    assert (s.cell("B1"), s.options(0)) == ("B1", ["end turn"])


@pytest.mark.rule("AD-20.8", "AD-19.2")
def test_below_admiral_level_nobody_is_towed() -> None:
    s = scene("....", "....", ships="F1 A1 E, F2 D2 W")
    s.t.round, s.t.order = 2, [1, 0]
    s = s.round().chance(CALM).choose(0, "end turn").choose(1, "end turn").chance(CALM)
    assert s.starting_with(0, "move") == []
