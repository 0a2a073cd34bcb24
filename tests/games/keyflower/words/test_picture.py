"""The table as text: what stands where in it."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring
from tests.games.keyflower.scene import scene
from tests.games.keyflower.words.pictures import lines, pictured, section


def test_the_first_line_names_the_season_and_the_phase() -> None:
    s = scene(2, "autumn").player(0, workers="red 1").turn(0)
    assert lines(s)[0] == "── Keyflower · autumn · turns ".ljust(80, "─")
    assert lines(s, None, "ru")[0] == "── Главфлот · осень · ходы ".ljust(80, "─")


@pytest.mark.rule("KF-6.26", "KF-6.27", "KF-1.7", "KF-4.6")
def test_below_it_come_supplies_figures_and_passes() -> None:
    s = scene(3).player(0, workers="red 1").player(1, workers="green 2").resources("home1", "gold 3").start(2).turn(0)
    assert lines(s)[1:3] == [
        "bag 119, green 18, skill tiles 48; wood 24, stone 24, iron 24, gold 45",
        "Purple marker: Vera",
    ]
    s.choose(0, "pass")
    assert lines(s)[2] == "Purple marker: Vera · passes in a row: 1"


@pytest.mark.rule("KF-5.9", "KF-5.11", "KF-6.5", "KF-12.13")
def test_a_tile_on_offer_has_its_colour_its_bids_and_its_workers() -> None:
    s = scene(3, "autumn").offer("fair", "forge", "well").bid(0, "fair", "red 2").bid(1, "fair", "red 3")
    s.bid(2, "forge", "blue 1").bid(0, "forge", "yellow 2", lying=True).use("fair", "red", 1, 2).player(
        0, workers="red 1"
    )
    assert section(s.turn(0), "On offer") == [
        "Forge: 3 VP; upgrade for 3 iron: 10 VP",
        "    blue · Anna: 2 (yellow, sideways) > Vera: 1",
        "Well: 3 VP; upgrade for 3 resources of any kind: 7 VP",
        "Fair: −red +1 green; upgrade for 1 gold: −red +2 green, 5 VP",
        "    red · Boris: 3 > Anna: 2 · on it RRR, next use 3+",
    ]


@pytest.mark.rule("KF-2.14", "KF-15.17")
def test_turn_order_tiles_tell_their_icon_and_in_winter_their_worth() -> None:
    spring, winter = [
        scene(3, season).bid(1, "turn1", "red 1").player(0, workers="red 1").turn(0) for season in ("spring", "winter")
    ]
    assert section(spring, "Turn order") == ["Turn order 1", "    red · Boris: 1", "Turn order 2: purple icon"]
    assert section(winter, "Turn order")[2] == "Turn order 2: purple icon, 1 VP per tile beside it"


@pytest.mark.rule("KF-3.7", "KF-9.20")
def test_boats_show_their_cargo_and_in_winter_their_worth() -> None:
    s = scene(2).load("keyflower", "red 2 green 1", "saw 2").player(0, workers="red 1").turn(0)
    assert section(s, "Boats") == ["Keyflower: RRG, 2 saws", "Sea Bastion: empty"]
    s = scene(2, "winter").player(0, workers="red 1").turn(0)
    assert section(s, "Boats")[0] == "Keyflower: 1 VP per point of transport capacity"


def test_a_figure_at_a_summer_boat_is_told_with_the_face_of_the_boat() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 1").player(1, workers="red 1").offer("summer_boat4 b")
    s.bid(1, "summer_boat4", "red 2").ghost_with(0).turn(0).choose(0, "haunt summer_boat4")
    assert "Ghost: Summer boat 4b, side of Boris" in pictured(s)
    assert "Призрак: Летний корабль 4б, сторона игрока Борис" in pictured(s, None, "ru")


@pytest.mark.rule("KC-5.9", "KC-4.3")
def test_figures_are_named_with_their_player_and_at_their_tile() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 1").player(1, workers="red 1")
    s.offer("tavern").bid(1, "tavern", "red 2").ghost_with(0)
    assert lines(s.turn(0))[2] == "Purple marker: Anna · Ghost: Anna"
    s.choose(0, "haunt tavern")
    assert lines(s)[2] == "Purple marker: Anna · Ghost: Tavern, side of Boris"
    assert section(s, "On offer")[-1] == "    red · closed, Boris gets it · Ghost"
    assert section(s, "Also to bid for") == [
        "Key Celeste: 3 VP; whoever wins it has the ghost for the next season, in winter",
        "  the ship itself",
    ]


@pytest.mark.rule("KF-2.5", "KF-12.3")
def test_players_have_their_public_numbers() -> None:
    s = scene(2, "autumn").player(0, hidden="red 4", skills="saw 2", winter="scribes").ability(1, "1b").turn(0)
    assert section(s, "Players") == [
        "                    workers  skill tiles  winter tiles  boat",
        "1 Anna                    4            2             1                  to act",
        "2 Boris                   0            0             0",
        "    +1 green at the end of each season",
    ]


def test_known_things_are_shown_if_the_game_shows_them() -> None:
    s = scene(2, known_stock="shown").player(0, workers="red 2", hidden="blue 2 green 1").turn(0)
    assert section(s, "Players")[2] == "    known: RR, 3 unknown, at most 1 green"


def test_what_can_be_used_is_told_village_by_village_and_the_own_one_in_full() -> None:
    s = scene(2).tile(0, "keywood 0 -1 0").player(0, workers="red 1").tile(1, "well aside").turn(0)
    assert section(s, "What tiles do", 1) == [
        "Anna: Home 1: 1 step, 1 upgrade · Keywood: +1 wood",
        "Boris:",
        "  Home 2: 1 step, 1 upgrade; upgrade for 1 stone + 1 iron: 2 steps, 1 upgrade,",
        "    5 VP",
        "  Well: 3 VP; upgrade for 3 resources of any kind: 7 VP",
    ]


@pytest.mark.rule("KF-2.16")
def test_only_the_player_sees_the_own_screen() -> None:
    s = scene(2).player(0, hidden="red 2 green 1", skills="saw 1", winter="scribes").turn(1)
    assert section(s, "Behind your screen", 0) == ["2 red, 1 green, 1 saw · now worth 0 VP"]
    assert section(s, "Your winter tiles", 0) == ["  Scribes: 10 VP per anvil + pickaxe + saw"]
    assert section(s, "Behind your screen", 1) == ["nothing · now worth 0 VP"]
    assert "Behind" not in pictured(s, None)


def test_the_own_answers_are_shown_in_the_words_that_are_given() -> None:
    s = scene(2).player(0, workers="red 1").turn(0)
    assert pictured(s, 0, "en", ["use Home 1", "red"]).endswith("use Home 1\nred")


@pytest.mark.rule("KF-14.2", "KF-16.1")
def test_results_name_what_brought_the_points() -> None:
    s = scene(2, "winter").player(0, workers="green 2").build(0, "key_market").resources("home1", "gold 3")
    s.upgraded("home2").go(FinalScoring())
    assert section(s, "Results") == [
        "1. Anna                        7 VP",
        "   Key market +4, gold +3",
        "2. Boris                       5 VP",
        "   Home 2 +5",
    ]
    assert "On offer" not in pictured(s)
    assert "Behind your screen" not in pictured(s, 0)
