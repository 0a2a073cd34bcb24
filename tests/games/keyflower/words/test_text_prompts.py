"""Every question, as a player reads it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kubrik.engine.play import question
from kubrik.engine.questions import Question, questions_in
from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats
from kubrik.games.keyflower.rules.seasons.winter import ChooseWinterTiles
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import questions
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.in_words import names, plain
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.words.texts import answers, prompt, texts_of


def bidding(*names: str) -> Scene:
    """A losing group of two reds at the Miner, four reds and a blue behind the screen."""
    s = scene(2).player(0, workers="red 4 blue 1", skills="saw 1 anvil 2").offer("miner", "gold_mine", "brewer")
    s.bid(0, "miner", "red 2").bid(1, "miner", "red 3").tile(1, "workshop aside").tile(1, "tavern aside")
    return s.turn(0).choose(0, *names)


def transporting(*names: str) -> Scene:
    s = scene(2).player(0, workers="red 2", skills="saw 1 anvil 1").resources("home1", "wood 2")
    s.tile(0, "stable 0 -1 0").tile(0, "alehouse 1 -1 1", "wood 1 stone 1 gold 3").tile(0, "barn aside")
    return s.turn(0).choose(0, "use stable", "add red 1", *names)


def placing(*names: str) -> Scene:
    return scene(2).won(0, "miner", "forge").go(ExpandVillages()).choose(0, *names)


def winter_tiles() -> Scene:
    s = scene(2, "winter").player(0, winter="apothecary scholar").player(1, winter="jeweller")
    return s.go(ChooseWinterTiles())


GOLDEN: list[tuple[Question, Callable[[], Scene], str, str]] = [
    (
        questions.WHAT_TO_DO,
        bidding,
        "Your turn. Behind your screen: 1 blue, 4 red workers, 2 anvils, 1 saw. "
        "Your losing bids: 2 red workers at the Miner. What do you do?",
        "Ваш ход. За ширмой: 1 синий, 4 красных работника, 2 наковальни, 1 пила. "
        "Проигрышные ставки: 2 красных работника у плитки «Рудокоп». Что делать?",
    ),
    (
        questions.WHICH_COLOUR,
        lambda: bidding("bid turn1"),
        "Bid for Turn order 1. Which colour?",
        "Ставка: «Очередь хода 1». Какого цвета работники?",
    ),
    (
        questions.WHICH_GROUPS,
        lambda: bidding("bid gold_mine", "in red"),
        "Bid for the Gold mine. Add your outbid workers from the Miner (2 red workers)?",
        "Ставка: «Золотой рудник». Добавить проигрышную ставку от плитки «Рудокоп» (2 красных работника)?",
    ),
    (
        questions.HOW_MANY,
        lambda: bidding("bid miner"),
        "Bid for the Miner (red, 4 or more). How many red workers? (4 available)",
        "Ставка: «Рудокоп» (красный цвет, не меньше 4). Сколько красных работников добавить? (за ширмой 4)",
    ),
    (
        questions.USE_COLOUR,
        lambda: bidding("use workshop"),
        "Use the Workshop (Ben, 1 worker): 1 wood, 1 stone or 1 iron. Which colour do you send?",
        "Работа: «Мастерская» (Борис, 1 работник) → 1 дерево, 1 камень или 1 железо. "
        "Работников какого цвета отправить?",
    ),
    (
        questions.USE_GROUPS,
        lambda: bidding("use gold_mine", "in red"),
        "Use the Gold mine (on offer, 1 worker): 1 gold. Send your outbid workers from the Miner (2 red workers)?",
        "Работа: «Золотой рудник» (на аукционе, 1 работник) → 1 золото. "
        "Отправить туда проигрышную ставку от плитки «Рудокоп» (2 красных работника)?",
    ),
    (
        questions.USE_HOW_MANY,
        lambda: bidding("use gold_mine", "in red", "leave at miner"),
        "Use the Gold mine (on offer, 1 worker): 1 gold. How many red workers do you send? (4 available)",
        "Работа: «Золотой рудник» (на аукционе, 1 работник) → 1 золото. "
        "Сколько красных работников отправить? (за ширмой 4)",
    ),
    (
        questions.WHICH_WORKER,
        lambda: bidding("use tavern", "in red", "leave at miner", "add red 1"),
        "Use the Tavern (Ben, 1 worker): give a worker of any colour, get 2 workers from the bag. "
        "Which worker do you give up?",
        "Работа: «Таверна» (Борис, 1 работник) → отдать любого работника, получить 2 работников из мешка. "
        "Какого работника отдать?",
    ),
    (
        questions.WHICH_SKILL,
        lambda: bidding("use brewer", "in blue"),
        "Use the Brewer (on offer, 1 worker): give a skill tile of any type, get 2 workers from the bag. "
        "Which skill tile do you give up?",
        "Работа: «Пивовар» (на аукционе, 1 работник) → отдать любой жетон умения, получить 2 работников из мешка. "
        "Какой жетон умения отдать?",
    ),
    (
        questions.WHICH_RESOURCE,
        lambda: bidding("use workshop", "in blue"),
        "Use the Workshop (Ben, 1 worker): 1 wood, 1 stone or 1 iron. Which resource do you take?",
        "Работа: «Мастерская» (Борис, 1 работник) → 1 дерево, 1 камень или 1 железо. Какой ресурс взять?",
    ),
    (
        questions.HOW_TO_TRANSPORT,
        transporting,
        "Transport in your village: 2 steps and 1 upgrade left. What next?",
        "Перевозка в вашей деревне: осталось 2 шага и 1 улучшение. Что дальше?",
    ),
    (
        questions.WHERE_TO,
        lambda: transporting("carry wood from home1"),
        "Carry wood from Home 1 (2 there). Where to?",
        "Везти дерево с плитки «Дом 1» (там 2). Куда?",
    ),
    (
        questions.HOW_TO_PAY,
        lambda: transporting("upgrade alehouse"),
        "Upgrade the Alehouse for 1 wood + 1 stone + 1 iron: 2 workers from the bag. "
        "On the tile: 1 wood, 1 stone, 3 gold. How much wood do you pay?",
        "Улучшить плитку «Пивная» за 1 дерево + 1 камень + 1 железо: 2 работника из мешка. "
        "На плитке: 1 дерево, 1 камень, 3 золота. Сколько отдать: дерево?",
    ),
    (
        questions.SKILL_TO_PAY,
        lambda: transporting("upgrade barn"),
        "Upgrade the Barn for 1 skill tile of any type: 2 VP for each resource on it. Which skill tile do you pay?",
        "Улучшить плитку «Амбар» за 1 любой жетон умения: 2 ПО за каждый ресурс на этой плитке. "
        "Каким жетоном умения заплатить?",
    ),
    (
        questions.WHICH_TILE,
        placing,
        "Your village grows: 2 tiles left to place. Which one next?",
        "Осталось разместить 2 плитки. Какую теперь?",
    ),
    (
        questions.WHERE_TO_PLACE,
        lambda: placing("place miner"),
        "Place the Miner (road: S, SW, N, SE). Where?",
        "Разместить плитку «Рудокоп» (дорога: Ю, ЮЗ, С, ЮВ). Куда?",
    ),
    (
        questions.HOW_TO_TURN,
        lambda: placing("place miner", "beside home1 NE"),
        "Place the Miner (road: S, SW, N, SE). To the north-east of Home 1. How do you turn it?",
        "Разместить плитку «Рудокоп» (дорога: Ю, ЮЗ, С, ЮВ). К северо-востоку от плитки «Дом 1». Как повернуть?",
    ),
    (
        questions.WINTER_TILES,
        winter_tiles,
        "Winter begins. Which of your winter tiles do you put on offer? At least one.",
        "Наступает зима. Какие из своих зимних плиток выставить на аукцион? Хотя бы одну.",
    ),
    (
        questions.WHICH_BOAT,
        lambda: scene(2, "autumn").go(OtherBoats()),
        "Which boat do you pick? Its cargo goes behind your screen.",
        "Какой корабль выбрать? Его груз уйдёт за вашу ширму.",
    ),
    (
        questions.WHICH_WINTER_BOAT,
        lambda: scene(2, "winter").go(OtherBoats()),
        "Which boat do you pick for your village?",
        "Какой корабль взять в свою деревню?",
    ),
    (
        questions.WHAT_TO_FLIP,
        lambda: scene(2, "winter").tile(0, "flipper aside").go(FreeUpgrade()),
        "Your boat lets you turn one tile over for free. Which one?",
        "Ваш корабль позволяет бесплатно перевернуть одну плитку. Какую?",
    ),
]


@pytest.mark.parametrize(("asked", "set_up", "english", "russian"), GOLDEN, ids=range(len(GOLDEN)))
def test_a_question_in_words(asked: Question, set_up: Callable[[], Scene], english: str, russian: str) -> None:
    s = set_up()
    assert question(s.t, 0) is asked
    assert prompt(s, 0) == english
    assert prompt(s, 0, "ru") == russian


def test_the_scenes_above_leave_no_question_out() -> None:
    assert {asked for asked, *_ in GOLDEN} == set(questions_in(questions).values())


@pytest.mark.rule("KF-9.12", "KF-9.20")
def test_the_rule_behind_the_choice_of_a_boat_is_that_of_the_season() -> None:
    asked = [keyflower_view(scene(2, season).go(OtherBoats()).t, 0).question for season in ("autumn", "winter")]
    assert [question.clause for question in asked if question is not None] == ["KF-9.12", "KF-9.20"]


@pytest.mark.rule("KF-6.8", "KF-6.10", "KF-6.14")
def test_bids_and_uses_rest_on_rules_of_their_own() -> None:
    def clauses(opening: str) -> list[str]:
        steps = [[opening], [opening, "in red"], [opening, "in red", "leave at miner"]]
        asked = [keyflower_view(bidding(*names).t, 0).question for names in steps]
        return [question.clause for question in asked if question is not None]

    assert clauses("bid gold_mine") == ["KF-5.7", "KF-5.17", "KF-5.4"]
    assert clauses("use gold_mine") == ["KF-6.10", "KF-6.14", "KF-6.8"]


def test_what_is_left_of_a_transport_agrees_in_number() -> None:
    assert prompt(transporting("carry wood from home1", "to stable"), 0, "ru").startswith(
        "Перевозка в вашей деревне: остался 1 шаг и 1 улучшение."
    )


def test_passes_in_a_row_are_told() -> None:
    s = scene(3).player(0, workers="red 1").player(1, workers="red 1").offer("miner").turn(0).choose(0, "pass")
    assert prompt(s, 1) == "Your turn (1 player passed). Behind your screen: 1 red worker. What do you do?"
    assert prompt(s, 1, "ru").startswith("Ваш ход (1 игрок спасовал). ")


def test_groups_that_lead_are_not_told_for_they_stay() -> None:
    s = scene(2).player(0, workers="red 1").offer("miner").bid(0, "miner", "red 2").turn(0)
    assert prompt(s, 0) == "Your turn. Behind your screen: 1 red worker. What do you do?"


def test_an_empty_screen_is_told_too() -> None:
    s = scene(2).offer("miner", "stable").bid(0, "miner", "red 1").bid(1, "miner", "red 2").turn(0)
    assert prompt(s, 0) == (
        "Your turn. Behind your screen: nothing. Your losing bids: 1 red worker at the Miner. What do you do?"
    )


def test_whoever_is_not_asked_waits_or_watches() -> None:
    s = bidding()
    assert prompt(s, 1) == "Waiting for the other players."
    texts = texts_of(s.t.rules)
    assert texts.prompt(keyflower_view(s.t, None), names("ru"), "ru") == "Вы наблюдаете за игрой."
    assert texts.answers(keyflower_view(s.t, None), names("ru"), "ru") == []
    s.t.over = True
    s.t.points = [0, 0]
    assert plain(texts.prompt(keyflower_view(s.t, 0), names("en"), "en")) == "The game is over."


def test_answers_that_the_question_does_not_repeat_are_told() -> None:
    assert answers(bidding("bid gold_mine", "in red"), 0) == ["Colour: red (behind your screen: 4, in losing bids: 2)"]
    s = bidding("bid gold_mine", "in red", "take from miner")
    assert answers(s, 0) == ["Add 2 red workers from the Miner"]
    assert answers(s, 1) == []
    s = bidding("use tavern", "in red", "leave at miner", "add red 1")
    assert answers(s, 0, "ru")[1:] == [
        "Оставить 2 красных работников у плитки «Рудокоп»",
        "1 красный работник из-за ширмы",
    ]


def test_tiles_that_the_own_village_shows_are_not_told() -> None:
    assert answers(placing("place miner", "beside home1 NE", "turn 2"), 0) == []


def test_a_sealed_answer_is_told_to_whoever_waits() -> None:
    assert answers(winter_tiles().choose(0, "offer scholar"), 0) == ["Offer the Scholar"]
