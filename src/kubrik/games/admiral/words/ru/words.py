"""The single words of the game and its cards, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "and": "и",
    "or": "или",
    "to_N": "север",
    "to_NE": "северо-восток",
    "to_E": "восток",
    "to_SE": "юго-восток",
    "to_S": "юг",
    "to_SW": "юго-запад",
    "to_W": "запад",
    "to_NW": "северо-запад",
    "wind_calm": "Штиль",
    "wind_fresh": "Свежий ветер на {direction}",
    "wind_storm": "Буря, дует на {direction}",
    "no_wind": "Игра без ветра",
    "down_wind": "по ветру",
    "into_wind": "прямо против ветра",
    "off_wind": "от ветра {sectors}",
    "at_pistol": "дистанция пистолетного выстрела",
    "at_medium": "средняя дистанция",
    "at_long": "дальняя дистанция",
    "free": "даром",
    "costs": "цена: {cells}",
    "of_nobody": "ничей",
}

# What can be looked up.
CARDS: Final = {
    "distances": "клеток при свежем ветре {fresh}, в бурю {storm}, в штиль {calm}",
    "guns": "дальность стрельбы {range}, пушек на каждом борту {side}",
    "chase_guns": "курсовых пушек {bow}, ретирадных {stern}",
    "numbers": "прочность {strength}, абордаж {boarding}, трюм {gold}, ценность {value}",
    "crosses_reefs": "проходит через рифы",
    "lobs": "стреляет поверх всего",
    "burns": "годится в брандеры",
    "fort_title": "Форт",
    "fort": "прочность {strength}, пушек {guns}, дальность стрельбы {range}, гарнизон до {garrison}, ценность {value}",
}
