"""The journal, sentence by sentence."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expansions.key_celeste.rules import notes as ghost
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import (
    ANVIL,
    AUTUMN,
    BLUE,
    GOLD,
    GREEN,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    PICKAXE,
    RED,
    SAW,
    SIDES,
    STONE,
    SUMMER,
    WOOD,
    YELLOW,
)
from tests.games.keyflower.scene import tile_of
from tests.games.keyflower.words.texts import sentence

MINER, HOME, TAVERN, BOAT = (tile_of(name) for name in ("miner", "home1", "tavern", "keyflower"))

GOLDEN = [
    (
        (notes.HOME_TAKEN, 0, HOME),
        "Ann's village starts with Home 1.",
        "Анна начинает деревню с плитки «Дом 1».",
    ),
    ((notes.SEASON_BEGINS, SUMMER), "A new season begins: summer.", "Новый сезон: лето."),
    (
        (notes.SEASON_ENDS, AUTUMN),
        "Everyone has passed in a row: the end of autumn.",
        "Все спасовали подряд: конец осени.",
    ),
    ((notes.WORKER_DRAWN, 1, BLUE), "Ben draws a blue worker.", "Борис вытягивает из мешка синего работника."),
    ((notes.WORKERS_DRAWN, 1, 2), "Ben draws 2 workers from the bag.", "Борис тянет из мешка 2 работников."),
    (
        (notes.WORKERS_DRAWN, 1, 0),
        "The bag is empty: Ben draws no workers.",
        "Мешок пуст: Борис никого не вытягивает.",
    ),
    ((notes.SKILL_DRAWN, 1, ANVIL), "Ben draws an anvil.", "Борис вытягивает из стопки наковальню."),
    ((notes.SKILLS_DRAWN, 1, 1), "Ben draws 1 skill tile from the pile.", "Борис тянет из стопки 1 жетон умения."),
    ((notes.SKILL_LOADED, BOAT, PICKAXE), "The boat Keyflower brings a pickaxe.", "Корабль «Главфлот» везёт кирку."),
    ((notes.TILE_LAID, MINER, 0), "On offer: the Miner (2 iron).", "На аукционе: «Рудокоп» (2 железа)."),
    (
        (notes.TILE_LAID, tile_of("summer_boat3"), 1),
        "On offer: Summer boat 3b (any resource can replace any other when points are counted).",
        "На аукционе: «Летний корабль 3б» (при подсчёте очков любой ресурс заменяет любой другой).",
    ),
    (
        (notes.WINTER_TILES_CHOSEN, 0, 2),
        "Ann puts 2 winter tiles on offer.",
        "Анна выставляет на аукцион 2 зимние плитки.",
    ),
    (
        (notes.BIDS, 0, MINER, RED, 4),
        "Ann bids 4 red workers for the Miner.",
        "Анна делает ставку на плитку «Рудокоп»: 4 красных работника.",
    ),
    (
        (notes.COUNTER_BIDS, 0, MINER, GREEN, 1),
        "Ann makes a counter-bid for the Miner, laid sideways: 1 green worker.",
        "Анна кладёт набок встречную ставку у плитки «Рудокоп»: 1 зелёный работник.",
    ),
    (
        (notes.STOOD_UP, 0, MINER, YELLOW),
        "Ann's counter-bid at the Miner stands up: the tile is now bound to yellow.",
        "Анна: встречная ставка у плитки «Рудокоп» встаёт, теперь за плиткой закреплён жёлтый цвет.",
    ),
    (
        (notes.USES, 2, TAVERN, 2, YELLOW),
        "Cleo uses the Tavern with 2 yellow workers.",
        "Вера отправляет 2 жёлтых работников на плитку «Таверна».",
    ),
    (
        (notes.USES, 2, TAVERN, 5, -1),
        "Cleo uses the Tavern with 5 workers of several colours.",
        "Вера отправляет на плитку «Таверна» работников разных цветов, всего 5.",
    ),
    (
        (notes.MIXED_CREW, 2, TAVERN, RED, 1),
        "Cleo has 1 red worker among the workers at the Tavern.",
        "Вера отправляет на плитку «Таверна» среди прочих 1 красного работника.",
    ),
    (
        (notes.GROUP_MOVED, 2, MINER, BLUE, 3),
        "Cleo moves 3 blue workers away from the Miner.",
        "Вера уводит 3 синих работников от плитки «Рудокоп».",
    ),
    (
        (notes.WORKER_GIVEN, 2, YELLOW, 1, TAVERN),
        "Cleo gives up 1 yellow worker for the Tavern.",
        "Вера отдаёт 1 жёлтого работника за работу на плитке «Таверна».",
    ),
    (
        (notes.SKILL_GIVEN, 2, SAW, MINER),
        "Cleo gives up a saw for the Miner.",
        "Вера отдаёт пилу за плитку «Рудокоп».",
    ),
    (
        (notes.RESOURCE_GAINED, 0, STONE, 2, HOME),
        "Ann gains 2 stone on Home 1.",
        "Анна получает 2 камня на плитку «Дом 1».",
    ),
    (
        (notes.GREEN_GAINED, 0, 0),
        "The supply has no green workers left for Ann.",
        "Зелёных работников в запасе не осталось: Анна никого не берёт.",
    ),
    (
        (notes.CARRIED, 0, WOOD, HOME, MINER),
        "Ann carries wood from Home 1 to the Miner.",
        "Анна везёт дерево с плитки «Дом 1» на плитку «Рудокоп».",
    ),
    (
        (notes.TRANSPORT_ENDS, 0, 3, 1),
        "Ann finishes transporting with 3 steps and 1 upgrade left.",
        "Анна заканчивает перевозку. Не использовано: 3 шага, 1 улучшение.",
    ),
    (
        (notes.GROUP_RETURNED, 3, RED, 1, MINER),
        "Dan takes back the losing bid at the Miner: 1 red worker.",
        "Глеб возвращает за ширму проигрышную ставку у плитки «Рудокоп»: 1 красный работник.",
    ),
    (
        (notes.WORKERS_BAGGED, RED, 5, MINER),
        "From the Miner into the bag: 5 red workers.",
        "С плитки «Рудокоп» в мешок: 5 красных работников.",
    ),
    (
        (notes.CARGO_SKILLS_TAKEN, 3, ANVIL, 1, BOAT),
        "Dan takes 1 anvil from the boat Keyflower.",
        "Глеб забирает 1 наковальню с корабля «Главфлот».",
    ),
    (
        (notes.MARKER_PASSED, 1),
        "Nobody bid for the purple marker: it passes to the left, to Ben.",
        "На лиловую фигурку никто не поставил: она переходит налево, её берёт Борис.",
    ),
    (
        (notes.TILE_PLACED, 1, MINER, HOME, SIDES.index("NE")),
        "Ben places the Miner to the north-east of Home 1.",
        "Борис размещает плитку «Рудокоп» к северо-востоку от плитки «Дом 1».",
    ),
    (
        (notes.TILE_SCORED, 1, MINER, 3),
        "Ben scores 3 points for the Miner.",
        "Борис получает 3 очка за плитку «Рудокоп».",
    ),
    (
        (notes.MARKER_COUNTED, 0, OF_WORKERS, RED),
        "Ann counts the purple marker as a red worker.",
        "Анна засчитывает лиловую фигурку за красного работника.",
    ),
    (
        (notes.MARKER_COUNTED, 0, OF_SKILLS, SAW),
        "Ann counts the purple marker as a saw.",
        "Анна засчитывает лиловую фигурку за пилу.",
    ),
    (
        (notes.MARKER_COUNTED, 0, OF_RESOURCES, GOLD),
        "Ann counts the purple marker as gold.",
        "Анна засчитывает лиловую фигурку за золото.",
    ),
    ((notes.RESULT, 1, 61), "Ben ends with 61 points.", "Борис набирает 61 очко."),
    ((notes.WINNER, 1), "Ben wins the game!", "Победитель: Борис!"),
    (
        (ghost.GHOST_PLAYED, 0, TAVERN, 1),
        "Ann plays the ghost at the Tavern, where Ben leads.",
        "Анна разыгрывает призрака у плитки «Таверна», где впереди Борис.",
    ),
    (
        (ghost.WORKERS_SCARED, 0, RED, 4, TAVERN),
        "The ghost scares the bid at the Tavern away: Ann takes 4 red workers.",
        "Призрак распугивает ставку у плитки «Таверна»: Анна забирает 4 красных работников.",
    ),
    (
        (ghost.GHOST_RETURNS, 2, -1),
        "Cleo returns the ghost to its ship.",
        "Вера возвращает призрака на корабль.",
    ),
    (
        (ghost.GHOST_RETURNS, -1, TAVERN),
        "The ghost leaves the Tavern and returns to its ship.",
        "Призрак покидает плитку «Таверна» и возвращается на свой корабль.",
    ),
]


@pytest.mark.parametrize(("note", "english", "russian"), GOLDEN, ids=range(len(GOLDEN)))
def test_a_fact_in_words(note: tuple[int, ...], english: str, russian: str) -> None:
    assert sentence("en", *note) == english
    assert sentence("ru", *note) == russian
