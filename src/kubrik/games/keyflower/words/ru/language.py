"""The sentences of the game in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.language import said_in
from kubrik.games.common.words.plurals import russian_plural
from kubrik.games.keyflower.words.questions import QUESTIONS, UNASKED
from kubrik.games.keyflower.words.ru.asks import LABELS
from kubrik.games.keyflower.words.ru.nouns import NOUNS, OBJECTS, ONES
from kubrik.games.keyflower.words.ru.pictures import SHORT
from kubrik.games.keyflower.words.ru.tiles import EFFECTS
from kubrik.games.keyflower.words.ru.words import WORDS
from kubrik.games.keyflower.words.words import Language

# Verbs are in the present tense, so that they fit names of any gender.
EVENTS: Final = {
    "home_taken": "{seat} начинает деревню с плитки {tile}.",
    "starts": "{seat} держит лиловую фигурку и ходит раньше всех.",
    "season_begins": "Новый сезон: {season}.",
    "worker_drawn": "{seat} вытягивает из мешка {worker}.",
    "workers_drawn": "{seat} тянет из мешка {n}.",
    "bag_empty": "Мешок пуст: {seat} никого не вытягивает.",
    "skill_drawn": "{seat} вытягивает из стопки {skill}.",
    "skills_drawn": "{seat} тянет из стопки {n}.",
    "pile_empty": "Стопка жетонов умения пуста: {seat} ничего не вытягивает.",
    "worker_loaded": "Корабль {boat} везёт {worker}.",
    "skill_loaded": "Корабль {boat} везёт {skill}.",
    "tile_laid": "На аукционе: {tile} ({does}).",
    "winter_tile_dealt": "{seat} получает зимнюю плитку {tile}.",
    "winter_tiles_chosen": "{seat} выставляет на аукцион {n}.",
    "bids": "{seat} делает ставку на плитку {tile}: {crew}.",
    "counter_bids": "{seat} кладёт набок встречную ставку у плитки {tile}: {crew}.",
    "uses": "{seat} отправляет {some} на плитку {tile}.",
    "uses_mixed": "{seat} отправляет на плитку {tile} работников разных цветов, всего {n}.",
    "group_moved": "{seat} уводит {some} от плитки {tile}.",
    "stood_up": "{seat}: встречная ставка у плитки {tile} встаёт, теперь за плиткой закреплён {colour} цвет.",
    "passes": "{seat} пасует.",
    "passed_over": "{seat} пасует: действовать нечем.",
    "worker_given": "{seat} отдаёт {some} за работу на плитке {tile}.",
    "skill_given": "{seat} отдаёт {skill} за плитку {tile}.",
    "skill_given_hidden": "{seat} втёмную отдаёт жетон умения за плитку {tile}.",
    "resource_gained": "{seat} получает {some} на плитку {tile}.",
    "green_gained": "{seat} берёт из запаса {n}.",
    "no_green": "Зелёных работников в запасе не осталось: {seat} никого не берёт.",
    "carried": "{seat} везёт {resource} с плитки {from} на плитку {to}.",
    "upgraded": "{seat} улучшает плитку {tile}.",
    "resource_paid": "{seat} отдаёт {some} с плитки {tile}.",
    "transport_ends": "{seat} заканчивает перевозку. Не использовано: {steps}, {upgrades}.",
    "season_ends": "Все спасовали подряд: конец {season}.",
    "group_returned": "{seat} возвращает за ширму проигрышную ставку у плитки {tile}: {crew}.",
    "tile_unsold": "На плитку {tile} никто не поставил: она покидает игру.",
    "bid_bagged": "{seat} опускает в мешок выигрышную ставку у плитки {tile}: {crew}.",
    "workers_bagged": "С плитки {tile} в мешок: {crew}.",
    "tile_won": "{seat} выигрывает плитку {tile}.",
    "workers_taken": "{seat} забирает {some} с плитки {tile}.",
    "boat_taken": "{seat} выбирает корабль {boat}.",
    "cargo_taken": "{seat} забирает {some} с корабля {boat}.",
    "cargo_skills_taken": "{seat} забирает {some} с корабля {boat}.",
    "marker_taken": "{seat} забирает лиловую фигурку, а с ней и право первого хода.",
    "marker_passed": "На лиловую фигурку никто не поставил: она переходит налево, её берёт {seat}.",
    "turn_order_unsold": "На плитку {tile} никто не поставил: она покидает игру.",
    "tile_placed": "{seat} размещает плитку {tile} к {side} от плитки {beside}.",
    "tile_aside": "{seat} не находит места для плитки {tile} и оставляет её рядом с деревней.",
    "flipped": "{seat} бесплатно переворачивает плитку {tile}.",
    "tile_scored": "{seat} получает {points} за плитку {tile}.",
    "gold_scored": "{seat} получает {points} за оставшееся золото.",
    "marker_counted": "{seat} засчитывает лиловую фигурку за {item}.",
    "result": "{seat} набирает {points}.",
    "winner": "Победитель: {seat}!",
    "extra_green": "{seat} благодаря летнему кораблю берёт из запаса {n}.",
    "mixed_crew": "{seat} отправляет на плитку {tile} среди прочих {some}.",
}

# Several facts in one sentence: {things} and {tiles} are from all facts, {bid} is from the last.
TOGETHER: Final = {
    "draws": "{seat} вытягивает {things}.",
    "loads": "Корабль {boat} везёт {things}.",
    "lays_out": "На аукционе: {tiles}.",
    "is_dealt": "{seat} получает зимние плитки: {tiles}.",
    "gains": "{seat} получает {things} на плитку {tile}.",
    "uses": "{seat} отправляет {things} на плитку {tile}.",
    "upgrades": "{seat} улучшает плитку {tile} и отдаёт {things}.",
    "unsold": "На плитки {tiles} никто не поставил: они покидают игру.",
    "wins": "{seat} выигрывает плитку {tile}; ставка уходит в мешок: {bid}.",
    "wins_workers": "{seat} выигрывает плитку {tile} и забирает с неё {things}; ставка уходит в мешок: {bid}.",
    "takes": "{seat} забирает {things} с плиток {tiles}.",
    "takes_from_one": "{seat} забирает {things} с плитки {tiles}.",
    "unloads": "{seat} выбирает корабль {boat} и забирает {things}.",
    "scores": "{seat} получает {points}.",
    "points_for": "{points} за плитку {tile}",
}

LANGUAGE: Final = Language(
    code="ru",
    events=EVENTS,
    together=TOGETHER,
    prompts=said_in("ru", QUESTIONS, UNASKED),
    labels=LABELS,
    effects=EFFECTS,
    words=WORDS,
    short=SHORT,
    remarks={},
    nouns=NOUNS,
    objects=OBJECTS,
    ones=ONES,
    plural=russian_plural,
    article="",
    quotes=("«", "»"),
)
