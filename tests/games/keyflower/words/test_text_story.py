"""Facts that are told together in one sentence, and those that are not."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.languages import LANGUAGES
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import BLUE, IRON, RED, SAW, STONE, WOOD, YELLOW
from tests.games.in_words import names, plain
from tests.games.keyflower.random_games import journal_of, played_game
from tests.games.keyflower.scene import scene, tile_of
from tests.games.keyflower.words.texts import HAUNTED, texts_of

MINER, HOME, TAVERN, BOAT = (tile_of(name) for name in ("miner", "home1", "tavern", "keyflower"))
Fact = tuple[int, ...]

TOLD: list[tuple[list[Fact], str, str]] = [
    (
        [(notes.WORKER_DRAWN, 0, RED), (notes.WORKER_DRAWN, 0, BLUE), (notes.WORKER_DRAWN, 0, RED)],
        "Ann draws 1 blue and 2 red workers.",
        "Анна вытягивает 1 синего и 2 красных работников.",
    ),
    (
        [(notes.WORKER_LOADED, BOAT, RED), (notes.WORKER_LOADED, BOAT, RED), (notes.SKILL_LOADED, BOAT, SAW)],
        "The boat Keyflower brings 2 red workers and 1 saw.",
        "Корабль «Главфлот» везёт 2 красных работников и 1 пилу.",
    ),
    (
        [(notes.USES, 2, MINER, 3, -1), (notes.MIXED_CREW, 2, MINER, BLUE, 1), (notes.MIXED_CREW, 2, MINER, RED, 2)],
        "Cleo uses the Miner with 1 blue and 2 red workers.",
        "Вера отправляет 1 синего и 2 красных работников на плитку «Рудокоп».",
    ),
    (
        [(notes.TILE_LAID, MINER, 0), (notes.TILE_LAID, tile_of("summer_boat4"), 1)],
        "On offer: the Miner and Summer boat 4b.",
        "На аукционе: «Рудокоп» и «Летний корабль 4б».",
    ),
    (
        [(notes.WINTER_TILE_DEALT, 1, tile_of("scribes")), (notes.WINTER_TILE_DEALT, 1, tile_of("jeweller"))],
        "Ben is dealt winter tiles: the Scribes and the Jeweller.",
        "Борис получает зимние плитки: «Писцы» и «Ювелир».",
    ),
    (
        [(notes.RESOURCE_GAINED, 0, WOOD, 1, HOME), (notes.RESOURCE_GAINED, 0, IRON, 1, HOME)],
        "Ann gains 1 wood and 1 iron on Home 1.",
        "Анна получает 1 дерево и 1 железо на плитку «Дом 1».",
    ),
    (
        [(notes.RESOURCE_PAID, 0, STONE, 3, MINER), (notes.SKILL_GIVEN, 0, SAW, MINER), (notes.UPGRADED, 0, MINER)],
        "Ann upgrades the Miner for 3 stone and 1 saw.",
        "Анна улучшает плитку «Рудокоп» и отдаёт 3 камня и 1 пилу.",
    ),
    (
        [(notes.TILE_UNSOLD, MINER), (notes.TILE_UNSOLD, TAVERN)],
        "Nobody bid for the Miner and the Tavern: they leave the game.",
        "На плитки «Рудокоп» и «Таверна» никто не поставил: они покидают игру.",
    ),
    (
        [(notes.TILE_WON, 0, MINER), (notes.BID_BAGGED, 0, RED, 2, MINER)],
        "Ann wins the Miner for 2 red workers.",
        "Анна выигрывает плитку «Рудокоп»; ставка уходит в мешок: 2 красных работника.",
    ),
    (
        [(notes.TILE_WON, 0, MINER), (notes.WORKERS_TAKEN, 0, RED, 1, MINER), (notes.BID_BAGGED, 0, RED, 2, MINER)],
        "Ann wins the Miner for 2 red workers, with 1 red worker on it.",
        "Анна выигрывает плитку «Рудокоп» и забирает с неё 1 красного работника; "
        "ставка уходит в мешок: 2 красных работника.",
    ),
    (
        [(notes.WORKERS_TAKEN, 2, RED, 1, HOME), (notes.WORKERS_TAKEN, 2, YELLOW, 2, MINER)],
        "Cleo takes 1 red and 2 yellow workers from Home 1 and the Miner.",
        "Вера забирает 1 красного и 2 жёлтых работников с плиток «Дом 1» и «Рудокоп».",
    ),
    (
        [(notes.WORKERS_TAKEN, 2, RED, 1, HOME), (notes.WORKERS_TAKEN, 2, BLUE, 2, HOME)],
        "Cleo takes 2 blue and 1 red worker from Home 1.",
        "Вера забирает 2 синих и 1 красного работника с плитки «Дом 1».",
    ),
    (
        [
            (notes.BOAT_TAKEN, 0, BOAT),
            (notes.CARGO_TAKEN, 0, RED, 3, BOAT),
            (notes.CARGO_SKILLS_TAKEN, 0, SAW, 1, BOAT),
        ],
        "Ann picks the boat Keyflower and takes 3 red workers and 1 saw.",
        "Анна выбирает корабль «Главфлот» и забирает 3 красных работников и 1 пилу.",
    ),
    (
        [(notes.TILE_SCORED, 0, HOME, 5), (notes.TILE_SCORED, 0, MINER, 3)],
        "Ann scores 5 points for Home 1 and 3 points for the Miner.",
        "Анна получает 5 очков за плитку «Дом 1» и 3 очка за плитку «Рудокоп».",
    ),
]


def story(facts: list[Fact], lang: str = "en") -> list[str]:
    padded = [[*fact, 0, 0, 0, 0][:5] for fact in facts]
    told = [Note(kind, EVERYBODY, a, b, c, d) for kind, a, b, c, d in padded]
    return [plain(line) for line in HAUNTED.story(told, names(lang), lang)]


@pytest.mark.parametrize(("facts", "english", "russian"), TOLD, ids=range(len(TOLD)))
def test_facts_that_belong_together_are_one_sentence(facts: list[Fact], english: str, russian: str) -> None:
    assert story(facts) == [english]
    assert story(facts, "ru") == [russian]


def test_each_sentence_for_several_facts_is_tried_above() -> None:
    assert len(TOLD) == len(HAUNTED.words["en"].lang.together) - 1  # points_for is a part of one


def test_a_fact_alone_is_told_as_ever() -> None:
    assert story([(notes.WORKER_DRAWN, 0, RED)]) == ["Ann draws a red worker."]
    assert story([(notes.BOAT_TAKEN, 0, BOAT)]) == ["Ann picks the boat Keyflower."]


def test_a_summer_boat_is_told_with_its_face() -> None:
    a, b = (tile_of("summer_boat2") + n * len(HAUNTED.rules.tiles) for n in (1, 2))
    bid: list[Fact] = [(notes.TILE_WON, 0, a), (notes.BID_BAGGED, 0, RED, 2, a)]
    assert story(bid) == ["Ann wins Summer boat 2a for 2 red workers."]
    assert story([(notes.BIDS, 0, b, RED, 1)]) == ["Ann bids 1 red worker for Summer boat 2b."]
    assert story([(notes.TILE_PLACED, 0, b, HOME, 0)], "ru") == [
        "Анна размещает плитку «Летний корабль 2б» к югу от плитки «Дом 1»."
    ]


def test_what_different_players_and_boats_do_is_told_apart() -> None:
    drawn: list[Fact] = [(notes.WORKER_DRAWN, 0, RED), (notes.WORKER_DRAWN, 1, RED), (notes.WORKER_DRAWN, 1, RED)]
    assert story(drawn) == ["Ann draws a red worker.", "Ben draws 2 red workers."]


def test_other_facts_come_between() -> None:
    facts: list[Fact] = [
        (notes.TILE_WON, 0, MINER),
        (notes.WORKERS_TAKEN, 0, RED, 1, MINER),
        (notes.TILE_WON, 0, TAVERN),
    ]
    assert story(facts) == ["Ann wins the Miner.", "Ann takes 1 red worker from the Miner.", "Ann wins the Tavern."]
    assert story([(notes.RESOURCE_PAID, 0, WOOD, 1, HOME), (notes.PASSES, 1)]) == [
        "Ann pays 1 wood from Home 1.",
        "Ben passes.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_journal_becomes_shorter_and_leaves_no_hole(lang: str) -> None:
    t = played_game(4, seed=4, ghost=True)
    lines = texts_of(t.rules).story(journal_of(t), names(lang), lang)
    assert len(lines) < len(journal_of(t)) * 0.8
    assert [line for line in lines if "{" in line or "  " in line or not line.endswith((".", "!"))] == []


@pytest.mark.rule("KF-8.9")
def test_a_transport_that_is_given_up_tells_what_was_left() -> None:
    s = scene(2).player(0, workers="red 1").build(0, "stable").resources("home1", "wood 1").turn(0)
    s.choose(0, "use stable", "finish")
    assert s.notes(notes.TRANSPORT_ENDS) == [(0, 2, 1, 0)]


def test_a_transport_that_is_used_up_ends_without_a_word() -> None:
    s = scene(2).player(0, workers="red 1").build(0, "stable").resources("home1", "wood 1 iron 1").turn(0)
    s.choose(0, "use stable", "carry wood from home1", "carry iron from home1", "upgrade stable")
    assert s.notes(notes.TRANSPORT_ENDS) == []
