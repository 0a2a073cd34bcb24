"""What tiles are and do, in words."""

from __future__ import annotations

import pytest

from kubrik.engine.languages import LANGUAGES
from tests.games.in_words import check_words, plain
from tests.games.keyflower.words.texts import HAUNTED, PLAIN


def text(id: str, lang: str = "en") -> str:
    return plain(HAUNTED.card_text(id, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", HAUNTED.ids)
def test_every_tile_has_a_name_and_a_text(id: str, lang: str) -> None:
    check_words(HAUNTED.cards(lang)[id], lang)
    check_words(text(id, lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_tiles_say_the_same(lang: str) -> None:
    told = [f"{HAUNTED.cards(lang)[id]}: {text(id, lang)}" for id in HAUNTED.ids]
    assert len(set(told)) == len(told) == len(PLAIN.ids) + 1


def test_all_tiles_in_play_have_titles() -> None:
    assert (PLAIN.cards("en")["miner"], PLAIN.cards("ru")["miner"]) == ("Miner", "Рудокоп")
    assert (list(PLAIN.cards("en")), HAUNTED.cards("ru")["key_celeste"]) == (PLAIN.ids, "Корабль-призрак")


@pytest.mark.parametrize(
    ("id", "english", "russian"),
    [
        (
            "home1",
            "home; front: 1 step, 1 upgrade; back: 2 steps, 1 upgrade (5 VP); upgrade: 1 wood + 1 stone; "
            "road: SW, NW, N, NE, SE; water: S",
            "дом; лицо: 1 шаг, 1 улучшение; оборот: 2 шага, 1 улучшение (5 ПО); улучшение: 1 дерево + 1 камень; "
            "дорога: ЮЗ, СЗ, С, СВ, ЮВ; вода: Ю",
        ),
        (
            "woodcutter",
            "spring tile; front: 2 wood; back: 1 wood + 1 gold (3 VP); upgrade: 1 saw; road: S, SW, NW, N",
            "весенняя плитка; лицо: 2 дерева; оборот: 1 дерево + 1 золото (3 ПО); улучшение: 1 пила; "
            "дорога: Ю, ЮЗ, СЗ, С",
        ),
        (
            "workshop",
            "spring tile; front: 1 wood, 1 stone or 1 iron; back: 1 wood + 1 stone + 1 iron (3 VP); "
            "upgrade: 2 resources of any kind; road: S, N, NE, SE",
            "весенняя плитка; лицо: 1 дерево, 1 камень или 1 железо; оборот: 1 дерево + 1 камень + 1 железо (3 ПО); "
            "улучшение: 2 любых ресурса; дорога: Ю, С, СВ, ЮВ",
        ),
        (
            "carpenter",
            "summer tile; front: give a saw, get 3 wood; back: give a saw, get 3 gold (7 VP); upgrade: 3 wood; "
            "road: SW, N, NE",
            "летняя плитка; лицо: отдать пилу, получить 3 дерева; оборот: отдать пилу, получить 3 золота (7 ПО); "
            "улучшение: 3 дерева; дорога: ЮЗ, С, СВ",
        ),
        (
            "tavern",
            "summer tile; front: give a worker of any colour, get 2 workers from the bag; "
            "back: give a worker of any colour, get 3 workers from the bag; upgrade: 1 wood + 1 stone + 1 iron; "
            "road: SW, NE, SE",
            "летняя плитка; лицо: отдать любого работника, получить 2 работников из мешка; "
            "оборот: отдать любого работника, получить 3 работников из мешка; "
            "улучшение: 1 дерево + 1 камень + 1 железо; дорога: ЮЗ, СВ, ЮВ",
        ),
        (
            "barn",
            "autumn tile; front: 1 VP for each resource on it; back: 2 VP for each resource on it; "
            "upgrade: 1 skill tile of any type; road: S, SW",
            "осенняя плитка; лицо: 1 ПО за каждый ресурс на этой плитке; оборот: 2 ПО за каждый ресурс на этой плитке; "
            "улучшение: 1 любой жетон умения; дорога: Ю, ЮЗ",
        ),
        (
            "goldsmith",
            "autumn tile; front: no action and no points; back: 7 VP; upgrade: 2 gold; road: SW, NE",
            "осенняя плитка; лицо: ни работы, ни очков; оборот: 7 ПО; улучшение: 2 золота; дорога: ЮЗ, СВ",
        ),
        (
            "summer_boat1",
            "summer boat; face a: 2 workers from the bag with every boat you pick; "
            "face b: 1 green worker from the supply with every boat you pick; water: S, N",
            "летний корабль; сторона а: с каждым выбранным кораблём 2 работника из мешка; "
            "сторона б: с каждым выбранным кораблём 1 зелёный работник из запаса; вода: Ю, С",
        ),
        (
            "key_market",
            "winter tile; 2 VP for each green worker; road: NW",
            "зимняя плитка; 2 ПО за каждого зелёного работника; дорога: СЗ",
        ),
        (
            "craftsmans_guild",
            "winter tile; 3 VP for every set of blue, red and yellow workers, one of each; road: SW",
            "зимняя плитка; 3 ПО за каждый набор работников: синий, красный и жёлтый; дорога: ЮЗ",
        ),
        (
            "apothecary",
            "winter tile; 3 VP for every 5 workers; road: SW",
            "зимняя плитка; 3 ПО за каждых 5 работников; дорога: ЮЗ",
        ),
        (
            "turn4",
            "turn-order tile; whoever wins it picks a boat, lower numbers first; "
            "with 5 or 6 players it also brings the purple marker; 1 VP for each tile beside it; road: SW, NW, NE, SE",
            "плитка очереди хода; победитель выбирает корабль, меньшие номера раньше; "
            "при 5 или 6 игроках приносит и лиловую фигурку; 1 ПО за каждую соседнюю плитку; дорога: ЮЗ, СЗ, СВ, ЮВ",
        ),
        (
            "sea_breese",
            "boat, in play with 3 or more players; spring: 6 workers + 1 skill tile; "
            "summer and autumn: 4 workers + 1 skill tile; at the end: 2, 4, 8, 16, 32 VP for 1, 2, 3, 4, 5 or more "
            "boats in one river from your home; water: S, N",
            "корабль, в игре от 3 игроков; весна: 6 работников + 1 жетон умения; "
            "лето и осень: 4 работника + 1 жетон умения; "
            "в конце: 2, 4, 8, 16, 32 ПО за 1, 2, 3, 4, 5 или больше кораблей в одной реке от вашего дома; вода: Ю, С",
        ),
        (
            "flipper",
            "boat, in play with 4 or more players; spring and summer: 5 workers + 2 skill tiles; "
            "autumn: 2 workers + 2 skill tiles; at the end: 2 VP, you may turn one of your tiles over for free; "
            "water: S, N",
            "корабль, в игре от 4 игроков; весна и лето: 5 работников + 2 жетона умения; "
            "осень: 2 работника + 2 жетона умения; "
            "в конце: 2 ПО, можно бесплатно перевернуть одну свою плитку; вода: Ю, С",
        ),
        (
            "key_celeste",
            "ghost ship, counts as a boat; whoever wins it takes the ghost for a season, in winter the ship itself; "
            "3 VP; 3 VP more with the ghost; water: S, N",
            "пристанище призрака, считается кораблём; победитель аукциона забирает призрака на сезон, "
            "а зимой сам корабль; 3 ПО; ещё 3 ПО вместе с призраком; вода: Ю, С",
        ),
    ],
)
def test_a_tile_in_words(id: str, english: str, russian: str) -> None:
    assert text(id) == english
    assert text(id, "ru") == russian


@pytest.mark.parametrize("id", [id for id in PLAIN.ids if "boat" not in id])
def test_every_number_of_a_tile_is_told(id: str) -> None:
    """Whoever changes a number in the data finds it in the words."""
    tile = PLAIN.words["en"].tiles[id]
    for face in tile.faces:
        for n in (face.points, face.effect.transport, face.effect.n, face.score.n, face.score.points):
            assert not n or f"{n} " in text(id)


def test_the_texts_of_the_base_game_need_no_expansion() -> None:
    assert [PLAIN.card_text(id, "ru") for id in PLAIN.ids] == [HAUNTED.card_text(id, "ru") for id in PLAIN.ids]
