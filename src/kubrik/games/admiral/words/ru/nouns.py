"""The nouns of the game in Russian, declined.

Counted nouns have forms for 1, 2 and 5: «1 выстрел, 2 выстрела, 5 выстрелов». Ships and people are declined by rule, as
their titles come from files.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.words.words import Noun

Forms = tuple[str, ...]

NOUNS: Final[dict[str, Forms]] = {
    "shots": ("выстрел", "выстрела", "выстрелов"),
    "separate_shots": ("выстрел", "отдельных выстрела", "отдельных выстрелов"),
    "hits": ("попадание", "попадания", "попаданий"),
    "gold": ("золото", "золота", "золота"),
    "points": ("очко", "очка", "очков"),
    "strengths": ("прочность", "прочности", "прочности"),
    "cells": ("клетка", "клетки", "клеток"),
    "dice": ("на кубике", "на кубиках", "на кубиках"),
}

REGULAR: Final = tuple("бвгдзклмнпрстфх")  # nouns with these endings are masculine: фрегат, фрегата, фрегату
ENDINGS: Final = ("", "а", "у", "ом", "е")
SHIP: Final = ("корабль", "корабля", "кораблю", "кораблём", "корабле")


def ship(title: str, name: str) -> Noun:
    """«фрегат F2»; if the title can't be declined, «корабль «Шхуна» S2»."""
    word = title.lower()
    if word.endswith(REGULAR):
        return thing([f"{word}{ending} {name}" for ending in ENDINGS])
    return thing([f"{form} «{title}» {name}" for form in SHIP])


def fort(number: str) -> Noun:
    return thing([f"форт{ending} {number}" for ending in ENDINGS])


def person(name: str) -> Noun:
    """«Иван»; as objects, people have a different form than things: «вижу Ивана», «вижу форт»."""
    word = name if name.endswith(REGULAR) else ""
    forms = [word + ending for ending in ENDINGS] if word else [name] * len(ENDINGS)
    return Noun(forms[0], forms[1], forms[2], forms[1], forms[3], forms[4])


def thing(forms: list[str]) -> Noun:
    return Noun(forms[0], forms[1], forms[2], forms[0], forms[3], forms[4])
