"""The sentences of the game in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.words.questions import QUESTIONS, UNASKED
from kubrik.games.admiral.words.ru.asks import LABELS
from kubrik.games.admiral.words.ru.nouns import NOUNS, fort, person, ship
from kubrik.games.admiral.words.ru.words import CARDS, WORDS
from kubrik.games.admiral.words.words import Language
from kubrik.games.common.words.language import said_in
from kubrik.games.common.words.plurals import russian_plural

# Verbs are in the present tense, so that they fit names of any gender.
EVENTS: Final = {
    "round_begins": "Начинается раунд {round}.",
    "wind": "Дует свежий {whence} ветер.",
    "calm": "Штиль, флюгер смотрит на {direction}.",
    "storm": "Буря, ветер {whence}.",
    "acts": "{seat}: очередь {place}.",
    "turn_begins": "Ходит {seat}.",
    "turn_ends": "{seat} заканчивает ход.",
    "sails": "{ship.first} идёт с клетки {from} на клетку {to}, курс на {heading}.",
    "turns": "{ship.first} поворачивает на месте, нос на {facing}.",
    "fires": "{seat} объявляет огонь по {target.to}: {separate}.",
    "fires_salvo": "{seat} объявляет залп по {target.to}: {shots}.",
    "fires_with": "Будет стрелять {thing}: {shots}.",
    "shot": "{thing.first} стреляет по {target.to}, на кубике {die}: попадание.",
    "shot_misses": "{thing.first} стреляет по {target.to}, на кубике {die}: мимо.",
    "shot_sure": "{thing.first} стреляет по {target.to} и попадает без кубика.",
    "salvo_fired": "Залп по {target.to}, {shots}, на кубике {die}: попали все.",
    "salvo_misses": "Залп по {target.to}, {shots}, на кубике {die}: все мимо.",
    "salvo_sure": "Залп по {target.to}, {shots}, без кубика: попали все.",
    "damaged": "{thing.first} теряет {n}, остаётся {left}.",
    "knocked_out": "{thing.first} теряет {n}, больше прочности нет.",
    "sunk": "{by} топит {ship}.",
    "lost": "{ship.first} тонет, и очков за него никто не получает.",
    "flotsam": "В клетке {cell} остаётся на плаву {gold}.",
    "boards": "{seat} идёт на абордаж: {ship} против {target.of}.",
    "boarders_roll": "{thing.first}: {points} и {die} на кубике, всего {sum}.",
    "beaten_off": "Суммы равны: {target} отбивает атаку {ship.of}.",
    "captured": "{by} захватывает {ship}, в абордаже победил {with}.",
    "gold_shared": "После абордажа {ship} везёт {gold}, а {winner} – {rest}.",
    "storms": "{seat} штурмует {fort}, атакует {ship}.",
    "fort_taken": "{by} берёт {fort}.",
    "storm_beaten": "{fort.first} отбивает штурм, {ship} отступает.",
    "repaired": "{ship.first} чинится, прочность теперь {strength}.",
    "fort_repaired": "{fort.first} чинится, прочность теперь {strength}.",
    "loaded": "{ship.first} берёт на борт {gold} в клетке {cell}.",
    "banked": "{seat} сдаёт в казну {gold} с {ship.of}.",
    "storm_roll": "{ship.first} выдерживает бурю, на кубике {die}.",
    "storm_hits": "Буря наносит урон: {ship}, на кубике {die}.",
    "mine_hit": "{ship.first} задевает мину в клетке {cell}, на кубике {die}: взрыв.",
    "mine_fails": "{ship.first} задевает мину в клетке {cell}, на кубике {die}: взрыва нет.",
    "burns": "{seat} пускает {brig} брандером, на кубике {die}: огонь охватывает {target}.",
    "burns_in_vain": "{seat} пускает {brig} брандером, на кубике {die}: {target} уходит от огня.",
    "resigns": "{seat} сдаётся, флот покидает море.",
    "out": "{seat} выбывает: кораблей не осталось.",
    "fort_passes": "{fort.first} достаётся союзнику, теперь его держит {to}.",
    "fort_neutral": "{fort.first} теперь ничей.",
    "limit": "Раунд {round} был последним.",
    "victory": "{seat} побеждает: у соперников не осталось кораблей!",
    "victory_gold": "{seat} побеждает: в казне достаточно золота!",
    "victory_fort": "{seat} побеждает: форт соперника удержан!",
    "result": "{seat}: {place}-е место, {score}, в казне {bank}.",
    "result_no_gold": "{seat}: {place}-е место, {score}.",
}

# Several facts in one sentence.
TOGETHER: Final = {
    "round": "Раунд {round}. {wind}",
    "order": "Очерёдность в этом раунде: {seats}.",
    "next_turn": "{seat} заканчивает ход, теперь ходит {other}.",
    "fires": "{seat} объявляет огонь по {target.to}: {shooters}.",
    "fires_salvo": "{seat} объявляет залп по {target.to}: {shooters}.",
    "shots_from": "{shots} с {thing.of}",
    "shots_hit": "{thing.first} стреляет по {target.to}, {dice}: {hits}, теперь {left}.",
    "shots_miss": "{thing.first} стреляет по {target.to}, {dice}: все мимо.",
    "shots_sure": "{thing.first} стреляет по {target.to}, без кубика: {hits}, теперь {left}.",
    "salvo_fired": "Залп по {target.to}, {shots}, на кубике {die}: попали все, теперь {left}.",
    "salvo_sure": "Залп по {target.to}, {shots}, без кубика: попали все, теперь {left}.",
    "rolls": "Очки и кубики: {rolls}.",
    "roll": "{points} + {die} = {sum} ({thing})",
    "storm_rolls": "Кубики на бурю: {rolls}.",
    "storm_die": "{die} ({ship})",
}

LANGUAGE: Final = Language(
    code="ru",
    events=EVENTS,
    together=TOGETHER,
    prompts=said_in("ru", QUESTIONS, UNASKED),
    labels=LABELS,
    cards=CARDS,
    words=WORDS,
    nouns=NOUNS,
    plural=russian_plural,
    ship=ship,
    fort=fort,
    person=person,
)
