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
    # a wind is called by where it comes from
    "from_N": "северный",
    "from_NE": "северо-восточный",
    "from_E": "восточный",
    "from_SE": "юго-восточный",
    "from_S": "южный",
    "from_SW": "юго-западный",
    "from_W": "западный",
    "from_NW": "северо-западный",
    "wind_calm": "Штиль",
    "wind_fresh": "Свежий {whence} ветер",
    "wind_storm": "Буря, ветер {whence}",
    "no_wind": "Игра без ветра",
    "down_wind": "по ветру",
    "into_wind": "прямо против ветра",
    "off_wind": "отклонение {degrees}°",
    "at_pistol": "дистанция пистолетного выстрела",
    "at_medium": "средняя дистанция",
    "at_long": "дальняя дистанция",
    "free": "бесплатно",
    "costs": "цена: {cells}",
    "of_nobody": "ничей",
    "hull": "прочность {n}",
    "strength": "прочность {n}",
}

# What can be looked up.
CARDS: Final = {
    "distances": "клеток: {fresh} при свежем ветре, {storm} в бурю, {calm} в штиль",
    "guns": "дальность стрельбы {range}, пушек на каждом борту {side}",
    "chase_guns": "курсовых пушек {bow}, ретирадных {stern}",
    "numbers": "прочность {strength}, абордаж {boarding}, трюм {gold}, ценность {value}",
    "crosses_reefs": "проходит через рифы",
    "lobs": "стреляет поверх преград",
    "burns": "годится в брандеры",
    "fort_title": "Форт",
    "fort": "прочность {strength}, пушек {guns}, дальность стрельбы {range}, гарнизон до {garrison}, ценность {value}",
}
