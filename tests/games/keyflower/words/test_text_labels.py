"""What may be chosen, as a player reads it."""

from __future__ import annotations

from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.in_words import names
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.words.test_text_prompts import bidding, placing, transporting, winter_tiles
from tests.games.keyflower.words.texts import PLAIN, labels, prompt


def both(s: Scene, seat: int, choice: str) -> tuple[str, str]:
    """The label of one choice that is open, in English and Russian."""
    at = s.options(seat).index(choice)
    return labels(s, seat)[at], labels(s, seat, "ru")[at]


# ---- bids


def test_a_bid_tells_what_it_takes() -> None:
    s = scene(2).player(0, workers="red 5").offer("miner", "stable", "alehouse", "keywood")
    s.bid(1, "miner", "red 2").use("stable", "red", 1).bid(0, "alehouse", "red 3").turn(0)
    assert both(s, 0, "bid keywood") == ("Bid for the Keywood", "Ставка: «Главлес»")
    assert both(s, 0, "bid stable") == ("Bid for the Stable (red)", "Ставка: «Конюшня» (красный цвет)")
    assert both(s, 0, "bid miner") == (
        "Bid for the Miner (red, 3 or more)",
        "Ставка: «Рудокоп» (красный цвет, не меньше 3)",
    )
    assert both(s, 0, "bid alehouse") == (
        "Raise your bid for the Alehouse (you lead with 3 red workers)",
        "Повысить ставку: «Пивная» (вы впереди, 3 красных работника)",
    )


def test_a_counter_bid_is_free_to_choose_its_colour() -> None:
    s = scene(2, "autumn").player(0, workers="red 5 blue 9 green 9").ability(0, "4a").offer("inn", "fair", "well")
    s.bid(1, "inn", "red 2").bid(1, "fair", "green 2").bid(0, "well", "blue 2").bid(1, "well", "red 3")
    s.bid(1, "turn1", "red 2").turn(0)
    assert both(s, 0, "bid inn") == ("Bid for the Inn (3 or more)", "Ставка: «Постоялый двор» (не меньше 3)")
    assert both(s, 0, "bid fair")[0] == "Bid for the Fair (green, 3 or more)"
    assert both(s, 0, "bid well")[0] == "Bid for the Well (blue, 4 or more)"
    assert both(s, 0, "bid turn1")[0] == "Bid for Turn order 1 (red, 3 or more)"


def test_a_counter_bid_everywhere_is_free_everywhere() -> None:
    s = scene(2, "autumn", boat_4a="everywhere").player(0, workers="red 5").ability(0, "4a").offer("inn")
    s.use("inn", "red", 1).bid(1, "turn1", "red 2").turn(0)
    assert both(s, 0, "bid turn1")[0] == "Bid for Turn order 1 (3 or more)"
    assert both(s, 0, "bid inn")[0] == "Bid for the Inn"


def test_a_summer_boat_is_told_with_its_face_and_what_it_does() -> None:
    s = scene(2, "summer").player(0, workers="red 5").offer("summer_boat2 b", "summer_boat4 a", "tavern")
    s.bid(0, "summer_boat4", "red 1").bid(1, "summer_boat4", "red 2").turn(0)
    assert both(s, 0, "bid summer_boat2") == (
        "Bid for Summer boat 2b: twice the steps and upgrades whenever you transport, "
        "and twice the points for capacity",
        "Ставка: «Летний корабль 2б» → при перевозке у вас вдвое больше шагов и улучшений, "
        "очков за грузоподъёмность тоже",
    )
    assert both(s, 0, "bid summer_boat4")[0].startswith("Bid for Summer boat 4a (red, 3 or more): you may bid in")
    s.choose(0, "bid tavern")
    assert both(s, 0, "take from summer_boat4") == (
        "Add 1 red worker from Summer boat 4a",
        "Добавить 1 красного работника от плитки «Летний корабль 4а»",
    )


# ---- uses


def test_a_use_tells_where_with_how_many_and_for_what() -> None:
    s = scene(3).player(0, workers="red 5 blue 1").offer("miner").use("home3", "red", 1).upgraded("home3").turn(0)
    assert both(s, 0, "use miner") == (
        "Use the Miner (on offer, 1 worker): 2 iron",
        "Работа: «Рудокоп» (на аукционе, 1 работник) → 2 железа",
    )
    assert both(s, 0, "use home1") == (
        "Use Home 1 (yours, 1 worker): 1 step, 1 upgrade",
        "Работа: «Дом 1» (у вас, 1 работник) → 1 шаг, 1 улучшение",
    )
    assert both(s, 0, "use home3") == (
        "Use Home 3 (Cleo, 2 red workers): 2 steps, 1 upgrade",
        "Работа: «Дом 3» (Вера, 2 красных работника) → 2 шага, 1 улучшение",
    )


def test_a_tile_without_a_use_does_not_promise_steps() -> None:
    view = keyflower_view(scene(2, "winter").player(0, workers="red 1").offer("apothecary").turn(0).t, 0)
    assert PLAIN.label(view, "use apothecary", names("en"), "en").endswith(": no action")
    assert PLAIN.label(view, "use apothecary", names("ru"), "ru").endswith("→ работы нет")


def test_a_use_tells_what_summer_boats_change() -> None:
    s = scene(2, "autumn").player(0, workers="red 5 blue 1").ability(0, "4b").ability(0, "2b").use("home2", "red", 1)
    assert both(s.turn(0), 0, "use home2")[0] == "Use Home 2 (Ben, 2 workers): 2 steps, 2 upgrades"


def test_colours_groups_and_workers() -> None:
    s = bidding("bid turn1")
    assert both(s, 0, "in blue") == ("Colour: blue (behind your screen: 1)", "Цвет: синий (за ширмой: 1)")
    assert both(s, 0, "in red") == (
        "Colour: red (behind your screen: 4, in losing bids: 2)",
        "Цвет: красный (за ширмой: 4, в проигрышных ставках: 2)",
    )
    s = bidding("bid gold_mine", "in red")
    assert both(s, 0, "take from miner")[1] == "Добавить 2 красных работников от плитки «Рудокоп»"
    assert both(s, 0, "leave at miner") == (
        "Leave 2 red workers at the Miner",
        "Оставить 2 красных работников у плитки «Рудокоп»",
    )
    s.choose(0, "leave at miner")
    assert both(s, 0, "add red 1") == ("1 red worker from behind your screen", "1 красный работник из-за ширмы")


def test_a_colour_counts_only_groups_that_may_come_along() -> None:
    """Those that lead stay, and more than six find no room on a tile; a bid takes them all."""
    s = scene(2).player(0, workers="red 1 blue 1").player(1, workers="red 1").offer("miner", "stable", "alehouse")
    s.bid(0, "miner", "red 7").bid(1, "miner", "red 8").bid(0, "stable", "blue 2").turn(0)
    s.choose(0, "use alehouse")
    assert labels(s, 0) == ["Colour: blue (behind your screen: 1)", "Colour: red (behind your screen: 1)"]
    s = scene(2).player(0, workers="red 1 blue 1").offer("miner", "stable", "alehouse")
    s.bid(0, "miner", "red 7").bid(1, "miner", "red 8").bid(0, "stable", "blue 2").turn(0)
    s.choose(0, "bid alehouse")
    assert labels(s, 0)[1] == "Colour: red (behind your screen: 1, in losing bids: 7)"


def test_a_number_of_workers_tells_the_whole_group() -> None:
    """With groups taken along, with those already at the tile, with other colours of a mixed use."""
    s = bidding("bid gold_mine", "in red", "take from miner")
    assert both(s, 0, "add red 0") == ("No red workers from behind your screen", "Никого из-за ширмы (красный цвет)")
    assert both(s, 0, "add red 3")[0] == "3 red workers from behind your screen, 5 in all"
    assert both(bidding("bid miner"), 0, "add red 2") == (
        "2 red workers from behind your screen, 4 in all",
        "2 красных работника из-за ширмы, всего 4",
    )
    s = scene(2, "autumn").player(0, workers="red 2 blue 2").ability(0, "4b").offer("inn").use("inn", "red", 1).turn(0)
    assert both(s.choose(0, "use inn", "add blue 1"), 0, "add red 2")[0] == (
        "2 red workers from behind your screen, 3 in all"
    )


def test_what_is_given_up_and_taken() -> None:
    s = bidding("use tavern", "in red", "leave at miner", "add red 1")
    assert both(s, 0, "give blue") == ("Give up a blue worker", "Отдать синего работника")
    s = bidding("use brewer", "in blue")
    assert both(s, 0, "give anvil") == ("Give up an anvil", "Отдать наковальню")
    s = bidding("use workshop", "in blue")
    assert both(s, 0, "gain stone") == ("Take 1 stone", "Взять 1 камень")


def test_a_group_that_is_given_up_is_told_whole() -> None:
    s = scene(2, "summer", extra_worker="screen_or_group").player(0, workers="red 2 blue 1").offer("tavern", "store")
    s.bid(0, "store", "blue 2").bid(1, "store", "blue 3").turn(0).choose(0, "use tavern", "in red", "add red 1")
    assert both(s, 0, "give from store") == (
        "Give up 2 blue workers at the Store",
        "Отдать 2 синих работников у плитки «Лавка»",
    )


# ---- transport, villages, boats


def test_transport() -> None:
    s = transporting()
    assert both(s, 0, "finish") == ("Finish transporting", "Закончить перевозку")
    assert both(s, 0, "carry gold from alehouse")[0] == "Carry gold from the Alehouse (3 there)"
    assert both(s, 0, "upgrade alehouse")[0] == (
        "Upgrade the Alehouse for 1 wood + 1 stone + 1 iron: 2 workers from the bag"
    )
    assert both(transporting("carry wood from home1"), 0, "to stable") == ("To the Stable", "На плитку «Конюшня»")
    s = transporting("upgrade alehouse")
    assert both(s, 0, "pay wood 0") == ("Pay no wood", "Не платить этим ресурсом (дерево)")
    assert both(s, 0, "pay wood 1") == ("Pay 1 wood", "Отдать 1 дерево")


def test_placing() -> None:
    assert both(placing(), 0, "place forge") == (
        "Place the Forge (road: S, NW)",
        "Разместить плитку «Кузня» (дорога: Ю, СЗ)",
    )
    assert both(placing("place miner"), 0, "beside home1 NE") == (
        "To the north-east of Home 1",
        "К северо-востоку от плитки «Дом 1»",
    )
    s = placing("place miner", "beside home1 NE")
    assert both(s, 0, "turn 0")[0] == "Don't turn it (road: S, SW, N, SE)"
    assert both(s, 0, "turn 1") == (
        "Turn it 60° clockwise (road: S, SW, NW, NE)",
        "Повернуть на 60° по часовой стрелке (дорога: Ю, ЮЗ, СЗ, СВ)",
    )


def test_placing_a_summer_boat_and_beside_one() -> None:
    s = scene(2, "summer").won(0, "summer_boat2 b").tile(0, "summer_boat1 0 -1 0 a").go(ExpandVillages())
    assert prompt(s, 0).startswith("Place Summer boat 2b (water: S, N). Where?")
    assert "To the north of Summer boat 1a" in labels(s, 0)
    assert "К северу от плитки «Летний корабль 1а»" in labels(s, 0, "ru")


def test_winter_tiles() -> None:
    assert both(winter_tiles(), 0, "offer apothecary+scholar") == (
        "Offer the Apothecary and the Scholar",
        "Выставить: «Аптекарь» и «Учёный»",
    )


def test_boats_show_their_cargo_and_in_winter_their_worth() -> None:
    s = scene(2, "autumn").load("keyflower", workers="red 2 blue 1", skills="saw 2").go(OtherBoats())
    assert both(s, 0, "boat keyflower") == (
        "Keyflower: 1 blue, 2 red workers, 2 saws",
        "«Главфлот»: 1 синий, 2 красных работника, 2 пилы",
    )
    assert both(s, 0, "boat sea_bastion") == ("Sea Bastion: empty", "«Морской бастион»: без груза")
    s = scene(4, "winter").go(OtherBoats())
    assert both(s, 0, "boat sea_bastion")[0] == "Sea Bastion: 1 VP for each tile of your best closed route by road"
    assert both(s, 0, "boat flipper")[1] == "«Флиппер»: 2 ПО, можно бесплатно перевернуть одну свою плитку"


def test_the_free_upgrade() -> None:
    s = scene(2, "winter").tile(0, "flipper aside").go(FreeUpgrade())
    assert labels(s, 0) == ["Don't turn any tile over", "Turn over Home 1: 2 steps, 1 upgrade; 5 VP"]
    assert labels(s, 0, "ru")[0] == "Ничего не переворачивать"


# ---- the ghost, and what is unknown


def test_the_ghost() -> None:
    s = scene(3, "summer", ghost=True).player(0, workers="red 1").offer("tavern").bid(2, "tavern", "red 4")
    assert both(s.ghost_with(0).turn(0), 0, "haunt tavern") == (
        "Play the ghost at the Tavern (scares away Cleo's 4 red workers)",
        "Разыграть призрака у плитки «Таверна» (Вера лишится ставки: 4 красных работника)",
    )


def test_a_choice_that_is_unknown_or_not_asked_is_called_by_its_name() -> None:
    s = bidding()
    assert PLAIN.label(keyflower_view(s.t, 0), "no such choice", names("en"), "en") == "no such choice"
    assert PLAIN.label(keyflower_view(s.t, 1), "bid miner", names("ru"), "ru") == "bid miner"
