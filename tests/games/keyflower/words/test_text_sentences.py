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
        "The village of Ann begins with Home 1.",
        "Анна начинает деревню с плитки «Дом 1».",
    ),
    ((notes.SEASON_BEGINS, SUMMER), "A new season begins: summer.", "Новый сезон: лето."),
    (
        (notes.SEASON_ENDS, AUTUMN),
        "All have passed one after another: the end of autumn.",
        "Все спасовали подряд: конец осени.",
    ),
    ((notes.WORKER_DRAWN, 1, BLUE), "Ben draws a blue worker.", "Борис вытягивает из мешка синего работника."),
    ((notes.WORKERS_DRAWN, 1, 2), "Ben draws 2 workers from the bag.", "Борис тянет из мешка 2 работников."),
    (
        (notes.WORKERS_DRAWN, 1, 0),
        "The bag is empty, so Ben draws nobody.",
        "Мешок пуст, и Борис никого не вытягивает.",
    ),
    ((notes.SKILL_DRAWN, 1, ANVIL), "Ben draws an anvil.", "Борис вытягивает из стопки наковальню."),
    ((notes.SKILLS_DRAWN, 1, 1), "Ben draws 1 skill tile from the pile.", "Борис тянет из стопки 1 жетон умения."),
    ((notes.SKILL_LOADED, BOAT, PICKAXE), "The boat Keyflower brings a pick axe.", "Корабль «Главфлот» везёт кирку."),
    ((notes.TILE_LAID, MINER, 0), "On offer: the Miner (2 iron).", "На торгах: «Рудокоп» (2 железа)."),
    (
        (notes.TILE_LAID, tile_of("summer_boat3"), 1),
        "On offer: Summer boat 3b (any resource counts as any other when points are counted).",
        "На торгах: «Летний корабль 3б» (при подсчёте очков любой ресурс заменяет любой другой).",
    ),
    (
        (notes.WINTER_TILES_CHOSEN, 0, 2),
        "Ann puts 2 winter tiles on offer.",
        "Анна выставляет на торги 2 зимние плитки.",
    ),
    (
        (notes.BIDS, 0, MINER, RED, 4),
        "Ann bids 4 red workers for the Miner.",
        "Анна делает ставку на плитку «Рудокоп»: 4 красных работника.",
    ),
    (
        (notes.COUNTER_BIDS, 0, MINER, GREEN, 1),
        "Ann makes a counter-bid for the Miner, lying down: 1 green worker.",
        "Анна делает встречную ставку на плитку «Рудокоп», лёжа: 1 зелёный работник.",
    ),
    (
        (notes.STOOD_UP, 0, MINER, YELLOW),
        "The counter-bid of Ann at the Miner stands up, and the tile is bound to yellow now.",
        "Анна поднимает встречную ставку у плитки «Рудокоп», теперь за плиткой закреплён жёлтый цвет.",
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
        "Cleo has 1 red worker in the crew at the Tavern.",
        "Вера отправляет на плитку «Таверна», среди прочих, 1 красного работника.",
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
        "Вера платит за плитку «Рудокоп» и отдаёт пилу.",
    ),
    (
        (notes.RESOURCE_GAINED, 0, STONE, 2, HOME),
        "Ann gains 2 stone on Home 1.",
        "Анна получает 2 камня на плитку «Дом 1».",
    ),
    (
        (notes.GREEN_GAINED, 0, 0),
        "No green worker is left in the supply for Ann.",
        "Зелёных работников в запасе не осталось, Анна никого не берёт.",
    ),
    (
        (notes.CARRIED, 0, WOOD, HOME, MINER),
        "Ann carries wood from Home 1 to the Miner.",
        "Анна везёт дерево с плитки «Дом 1» на плитку «Рудокоп».",
    ),
    (
        (notes.TRANSPORT_ENDS, 0, 3, 1),
        "Ann ends the transport with 3 steps and 1 upgrade left.",
        "Анна заканчивает перевозку. Не использовано: 3 шага, 1 улучшение.",
    ),
    (
        (notes.GROUP_RETURNED, 3, RED, 1, MINER),
        "Dan takes the losing bid at the Miner back: 1 red worker.",
        "Глеб возвращает за экран проигрышную ставку у плитки «Рудокоп»: 1 красный работник.",
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
        "Nobody bid for the purple marker, so it moves on to the left, to Ben.",
        "За лиловую фигурку никто не торговался, она уходит налево: её берёт Борис.",
    ),
    (
        (notes.TILE_PLACED, 1, MINER, HOME, SIDES.index("NE")),
        "Ben places the Miner beside Home 1, to the north-east.",
        "Борис пристраивает плитку «Рудокоп» к плитке «Дом 1», с северо-востока.",
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
    ((notes.WINNER, 1), "Ben wins the game!", "Борис побеждает в игре!"),
    (
        (ghost.GHOST_PLAYED, 0, TAVERN, 1),
        "Ann plays the ghost at the Tavern, where Ben is winning.",
        "Анна играет призрака у плитки «Таверна», где торги выигрывает Борис.",
    ),
    (
        (ghost.WORKERS_SCARED, 0, RED, 4, TAVERN),
        "The ghost scares the bid at the Tavern away, and Ann takes 4 red workers.",
        "Призрак распугал ставку у плитки «Таверна», и Анна забирает 4 красных работников.",
    ),
    (
        (ghost.GHOST_RETURNS, 2, -1),
        "Cleo lets the ghost go back to its ship.",
        "Вера отпускает призрака обратно на корабль.",
    ),
    (
        (ghost.GHOST_RETURNS, -1, TAVERN),
        "The ghost is done with the Tavern and back on board its ship.",
        "Призрак оставляет в покое плитку «Таверна», он снова на борту своего корабля.",
    ),
]


@pytest.mark.parametrize(("note", "english", "russian"), GOLDEN, ids=range(len(GOLDEN)))
def test_a_fact_in_words(note: tuple[int, ...], english: str, russian: str) -> None:
    assert sentence("en", *note) == english
    assert sentence("ru", *note) == russian
