"""Scenes as the journal tells them: the colours of workers, the faces of summer boats, reasons before points."""

from __future__ import annotations

from kubrik.games.keyflower.rules.ending import FinalScoring
from kubrik.games.keyflower.rules.seasons.end import RemoveUnsoldTiles, ReturnLosingGroups, TakeTiles
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.noting import noted
from tests.games.in_words import names, plain
from tests.games.keyflower.random_games import journal_of
from tests.games.keyflower.scene import Scene, scene, tile_of
from tests.games.keyflower.words.texts import texts_of


def told(s: Scene, lang: str = "en") -> list[str]:
    return [plain(line) for line in texts_of(s.t.rules).story(journal_of(s.t), names(lang), lang)]


# ---- uses


def test_a_use_tells_the_colour_of_its_workers() -> None:
    s = scene(2).player(0, workers="yellow 3").tile(0, "keywood aside").turn(0).choose(0, "use keywood", "add yellow 2")
    assert told(s)[0] == "Ann uses the Keywood with 2 yellow workers."
    assert told(s, "ru")[0] == "Анна отправляет 2 жёлтых работников на плитку «Главлес»."


def test_a_use_in_several_colours_tells_each() -> None:
    s = scene(2, "autumn").ability(0, "4b").player(0, workers="red 1").tile(1, "miner aside").use("miner", "red", 2)
    s.offer("well").bid(0, "well", "blue 2").bid(1, "well", "blue 3").turn(0).choose(0, "use miner")
    assert told(s)[:2] == [
        "Ann moves 2 blue workers away from the Well.",
        "Ann uses the Miner with 2 blue and 1 red worker.",
    ]


def test_whoever_may_mix_colours_and_does_not_uses_one_colour() -> None:
    s = scene(2, "autumn").ability(0, "4b").player(0, workers="blue 2").tile(1, "miner aside").use("miner", "red", 1)
    s.turn(0).choose(0, "use miner")
    assert told(s)[0] == "Ann uses the Miner with 2 blue workers."
    assert s.notes(notes.MIXED_CREW) == []


# ---- summer boats


def test_bids_for_summer_boats() -> None:
    s = scene(2, "summer").player(0, workers="red 2").offer("summer_boat2 b", "summer_boat4")
    s.bid(0, "summer_boat4", "blue 1").bid(1, "summer_boat4", "blue 2").turn(0)
    s.choose(0, "bid summer_boat2", "in red", "add red 1")
    assert told(s)[0] == "Ann bids 1 red worker for Summer boat 2b."
    s.choose(0, "bid turn1", "in blue")
    assert told(s)[2:4] == [
        "Ann moves 1 blue worker away from Summer boat 4a.",
        "Ann bids 1 blue worker for Turn order 1.",
    ]


def test_summer_boats_are_won_given_back_and_left_over() -> None:
    s = scene(2, "summer").offer("summer_boat1 b", "summer_boat2 a", "tavern")
    s.bid(0, "summer_boat1", "red 1").bid(1, "summer_boat1", "red 2")
    assert told(s.go(ReturnLosingGroups(), RemoveUnsoldTiles(), TakeTiles()), "ru") == [
        "Анна возвращает за ширму проигрышную ставку у плитки «Летний корабль 1б»: 1 красный работник.",
        "На плитки «Таверна» и «Летний корабль 2а» никто не поставил: они покидают игру.",
        "Борис выигрывает плитку «Летний корабль 1б»; ставка уходит в мешок: 2 красных работника.",
    ]


def test_summer_boats_are_placed() -> None:
    s = scene(2, "summer").won(0, "summer_boat2 b").tile(0, "summer_boat1 0 -1 0").go(ExpandVillages())
    s.choose(0, "beside summer_boat1 N")
    assert told(s) == ["Ann places Summer boat 2b to the north of Summer boat 1a."]


def test_resources_are_carried_to_a_summer_boat() -> None:
    s = scene(2, "autumn").player(0, workers="red 1").tile(0, "summer_boat2 1 -1 0 a").resources("home1", "wood 1")
    s.turn(0).choose(0, "use home1", "carry wood from home1")
    assert told(s)[1] == "Ann carries wood from Home 1 to Summer boat 2a."


def test_the_ghost_at_a_summer_boat() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 1").offer("summer_boat4 b")
    s.bid(1, "summer_boat4", "red 2").ghost_with(0).turn(0).choose(0, "haunt summer_boat4")
    assert told(s)[:2] == [
        "Ann plays the ghost at Summer boat 4b, where Ben leads.",
        "The ghost scares the bid at Summer boat 4b away: Ann takes 2 red workers.",
    ]


def test_other_tiles_are_noted_without_a_face() -> None:
    s = scene(2).tile(0, "stable aside back").offer("miner")
    assert [noted(s.t, tile_of(name)) for name in ("stable", "miner")] == [tile_of("stable"), tile_of("miner")]


# ---- points


def test_what_the_marker_counts_as_comes_before_the_points() -> None:
    s = scene(2, "winter").build(0, "scholar").player(0, skills="saw 1").start(0, won=True).resources("home1", "gold 2")
    assert told(s.go(FinalScoring()))[:4] == [
        "Ann counts the purple marker as a saw.",
        "Ann scores 6 points for the Scholar.",
        "Ann scores 2 points for leftover gold.",
        "Ann ends with 8 points.",
    ]
