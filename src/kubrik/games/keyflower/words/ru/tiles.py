"""What tiles do and are worth, in Russian."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = {
    # uses
    "nothing": "ни работы, ни очков",
    "no_action": "работы нет",
    "trade": "отдать {pays}, получить {gets}",
    "from_bag": "{workers} из мешка",
    # abilities of summer boats
    "extra_workers": "с каждым выбранным кораблём {workers} из мешка",
    "extra_green": "с каждым выбранным кораблём {green} из запаса",
    "cross_fields": "перевозить можно и через поля, а новые плитки не обязаны совпадать сторонами с соседями",
    "double_transport": "при перевозке у вас вдвое больше шагов и улучшений, очков за грузоподъёмность тоже",
    "swap_in_upgrades": "при улучшении любой ресурс заменяет любой другой",
    "swap_in_scoring": "при подсчёте очков любой ресурс заменяет любой другой",
    "counter_bid": "против синей, красной или жёлтой ставки на плитку деревни можно ставить другой цвет",
    "mixed_use": "на плитке, где в этом сезоне уже была ставка или работа, можно работать любыми цветами",
    # points
    "any_workers": "{vp} за каждых {some}",
    "any_resources": "{vp} за каждые {some}",
    "any_skills": "{vp} за каждые {some}",
    "set_workers": "{vp} за каждый набор работников: {things}",
    "set_resources": "{vp} за каждый набор: {things}",
    "set_skills": "{vp} за каждый набор: {things}",
    "each": "{vp} за {each}",
    "chosen_workers": "{vp} за каждого работника одного цвета на ваш выбор",
    "chosen_resources": "{vp} за каждый ресурс одного вида на ваш выбор",
    "chosen_skills": "{vp} за каждый жетон умения одного вида на ваш выбор",
    "kept": "{vp} за {each} на этой плитке",
    "kept_any": "{vp} за каждый ресурс на этой плитке",
    "neighbour": "{vp} за каждую соседнюю плитку",
    "transport": "{vp} за каждую единицу грузоподъёмности в вашей деревне",
    "loop_tile": "{vp} за каждую плитку лучшего замкнутого пути по дорогам",
    "river_boat": "{points} ПО за {boats} или больше кораблей в одной реке от вашего дома",
    "other_worker": "{vp} за каждого работника, за которого не дают очков другие плитки",
    "flips": "можно бесплатно перевернуть одну свою плитку",
    # whole tiles
    "both": "{does} ({worth})",
    "front": "лицо: {does}",
    "back": "оборот: {does}",
    "upgrade": "улучшение: {cost}",
    "one": "сторона а: {does}",
    "other": "сторона б: {does}",
    "picks_boat": "победитель выбирает корабль, меньшие номера раньше",
    "purple": "при {players} игроках приносит и лиловую фигурку",
    "boat": "корабль, в игре от {n} игроков",
    "cargo": "{seasons}: {load}",
    "at_end": "в конце: {worth}",
}
