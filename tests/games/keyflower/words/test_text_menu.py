"""The options of a turn under their headings."""

from __future__ import annotations

from itertools import groupby

from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.in_words import names, plain
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.words.test_text_prompts import bidding, placing, transporting
from tests.games.keyflower.words.texts import texts_of


def menu(s: Scene, seat: int, lang: str = "en") -> dict[str, list[str]]:
    """The entries below each heading."""
    texts, view = texts_of(s.t.rules), keyflower_view(s.t, seat)
    called = names(lang)
    parts = groupby(s.options(seat), lambda option: texts.section(view, option, called, lang))
    return {heading: [plain(texts.entry(view, option, called, lang)) for option in under] for heading, under in parts}


def a_turn() -> Scene:
    s = scene(3, "summer", ghost=True).player(0, workers="red 5").offer("brewer", "store", "tavern", "summer_boat2 b")
    s.bid(1, "tavern", "red 2").use("store", "red", 1).bid(0, "brewer", "red 3").use("home3", "red", 1)
    return s.upgraded("home3").ghost_with(0).turn(0)


def test_bids_tell_what_it_takes() -> None:
    assert menu(a_turn(), 0)["Bid for"] == [
        "Store: red",
        "Tavern: red, 3 or more",
        "Brewer: you lead with 3 red workers",
        "Summer boat 2b (steps and upgrades double)",
        "Turn order 1",
        "Turn order 2",
        "Key Celeste",
    ]
    assert menu(a_turn(), 0, "ru")["Ставка"][:4] == [
        "Лавка: красный",
        "Таверна: красный, не меньше 3",
        "Пивовар: вы впереди, 3 красных работника",
        "Летний корабль 2б (шаги и улучшения вдвойне)",
    ]


def test_uses_stand_under_whose_tile_it_is() -> None:
    found = menu(a_turn(), 0)
    assert list(found) == [
        "",
        "Bid for",
        "Use a tile on offer",
        "Use a tile in your village",
        "Use a tile in Ben's village",
        "Use a tile in Cleo's village",
        "Play the ghost",
    ]
    assert found[""] == ["Pass"]
    assert found["Use a tile on offer"] == ["Tavern (1 red): −any worker +2 workers from the bag"]
    assert found["Use a tile in your village"] == ["Home 1 (1 worker): 1 step, 1 upgrade"]
    assert found["Use a tile in Cleo's village"] == ["Home 3 (2 red): 2 steps, 1 upgrade"]
    assert found["Play the ghost"] == ["Play the ghost at the Tavern (scares away Ben's 2 red workers)"]


def test_in_russian() -> None:
    found = menu(a_turn(), 0, "ru")
    assert found["Использовать плитку с аукциона"] == ["Таверна (1 красный): −любой работник +2 работника из мешка"]
    assert found["Использовать плитку чужой деревни (Вера)"] == ["Дом 3 (2 красных): 2 шага, 1 улучшение"]
    assert len(found["Разыграть призрака"]) == 1


def test_summer_boats_change_what_a_use_takes_and_gives() -> None:
    s = scene(2, "autumn").player(0, workers="red 5 blue 1").ability(0, "4b").ability(0, "2b").use("home2", "red", 1)
    assert menu(s.turn(0), 0)["Use a tile in Ben's village"] == ["Home 2 (2 workers): 2 steps, 2 upgrades"]


def test_a_counter_bid_is_free_to_choose_its_colour() -> None:
    s = scene(2, "autumn").player(0, workers="blue 4").ability(0, "4a").offer("inn").bid(1, "inn", "red 2").turn(0)
    assert menu(s, 0)["Bid for"][0] == "Inn: 3 or more"


def test_nothing_but_a_turn_has_headings() -> None:
    for s in (bidding("bid turn1"), transporting(), placing()):
        assert list(menu(s, 0)) == [""]
    assert menu(bidding("bid turn1"), 0)[""][0] == "Colour: blue (behind your screen: 1)"


def test_a_choice_that_is_unknown_has_no_heading() -> None:
    s = bidding()
    texts, view = texts_of(s.t.rules), keyflower_view(s.t, 0)
    assert (texts.section(view, "fly", names("en"), "en"), texts.entry(view, "fly", names("en"), "en")) == ("", "fly")
    assert texts.entry(keyflower_view(s.t, 1), "bid miner", names("en"), "en") == "bid miner"
