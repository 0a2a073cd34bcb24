"""Other ways to set the order: dice, seats, and games without wind (AD-19.4, AD-19.5)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import chances
from tests.games.admiral.scene import Scene, scene

SHIPS = "F1 C1 E, F2 B2 E, F3 A3 E"  # with the wind to the east the third is first


def begun(**options: str) -> Scene:
    return scene("....", "....", "....", ships=SHIPS, level="basic", options=options).round()


def outcomes(s: Scene) -> list[str]:
    return [o.choice.name for o in chances(s.t)]


@pytest.mark.rule("AD-19.5")
def test_the_gauge_is_usual() -> None:
    assert begun().chance("wind E fresh").t.order == [2, 1, 0]
    assert begun(initiative="gauge").chance("wind E fresh").t.order == [2, 1, 0]


@pytest.mark.rule("AD-19.5")
def test_fixed_order_goes_by_seats() -> None:
    s = begun(initiative="fixed").chance("wind E fresh")
    assert s.t.order == [0, 1, 2]
    assert s.asked() == [0]


@pytest.mark.rule("AD-19.5")
def test_by_dice_all_orders_are_equally_likely() -> None:
    s = begun(initiative="dice").chance("wind E fresh")
    assert outcomes(s) == ["next 1", "next 2", "next 3"]
    assert {o.weight for o in chances(s.t)} == {1}
    s.chance("next 2")
    assert outcomes(s) == ["next 1", "next 3"]
    assert s.chance("next 1").t.order == [1, 0, 2]


@pytest.mark.rule("AD-19.5")
def test_the_dice_are_thrown_every_round() -> None:
    s = begun(initiative="dice").chance("wind E fresh", "next 2", "next 1")
    s.choose(1, "end turn").choose(0, "end turn").choose(2, "end turn").chance("wind E calm")
    assert outcomes(s) == ["next 1", "next 2", "next 3"]


@pytest.mark.rule("AD-19.4")
@pytest.mark.parametrize("initiative", ["gauge", "dice"])
def test_without_wind_no_vane_is_spun_and_dice_give_the_order(initiative: str) -> None:
    s = begun(windless="on", initiative=initiative)
    assert outcomes(s) == ["next 1", "next 2", "next 3"]
    s.chance("next 3", "next 2").choose(2, "end turn").choose(1, "end turn").choose(0, "end turn")
    assert outcomes(s) == ["next 1", "next 2", "next 3"]  # the second round has no wind either
    assert s.t.strength == 1


@pytest.mark.rule("AD-19.4")
def test_without_wind_a_fixed_order_stays_fixed() -> None:
    s = begun(windless="on", initiative="fixed")
    assert (s.asked(), s.t.order) == ([0], [0, 1, 2])


@pytest.mark.rule("AD-19.5", "AD-6.16")
@pytest.mark.parametrize("initiative", ["dice", "fixed"])
def test_players_out_of_the_game_get_no_place(initiative: str) -> None:
    s = scene("....", "....", "....", ships=SHIPS, level="basic", options={"initiative": initiative})
    s.t.out_at[1] = 1
    s.round().chance("wind E fresh")
    if initiative == "dice":
        assert outcomes(s) == ["next 1", "next 3"]
        s.chance("next 1")
    assert s.t.order == [0, 2]
