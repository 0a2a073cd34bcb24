"""What is wrong with a custom card file, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "two_tables": "таблицы {first!r} и {second!r}",
    "none": "нет",
    # one entry
    "multiple": "{field}: {value}, а нужно положительное число, кратное {step}",
    "humans_of_effect": "humans эффекта {effect!r}",
    "ability_twice": "способность {ability!r} указана дважды, а нужно один раз",
    "catch_and_raid": "catch: {catch}, а нужно больше, чем raid, то есть больше {raid}",
    "price_of_unbuyable": "price: {price}, а корабль, который не продаётся, стоит 0",
    "no_copies": "blue и red равны 0, а нужна хотя бы одна карта в одной из колод",
    "region_or_centre": "нужно что-то одно: region или centre",
    "fuel_limits": "в fuel_limit значений {limits}, а нужно по одному на ход, ходов {turns}",
    "token_numbers": "numbers: {numbers}, а нужны числа от 1 до {cells}, по одному на ячейку",
    "token_colours": "colours: {colours}, а нужно не меньше {least}, по одному на игрока",
    # the training saucer
    "one_training": "не продаются: {names}, а такая модель одна, учебная тарелка",
    "training_first": "корабль не продаётся, а такой должен стоять первым среди кораблей",
    "training_type": "type: {type!r}, а у учебного корабля {expected!r}",
    "training_immortal": "в abilities нет 'immortal', а у учебной тарелки оно должно быть",
    "training_fuel": "fuel: {fuel}, а у учебной тарелки 1",
    "training_copies": "copies: {copies}, а нужно не меньше {least}, по одной на игрока",
    # decks
    "cards": "карт {cards}, а нужно не меньше {least}",
    "no_cards": "карт нет, а нужна хотя бы одна",
    "ship_cards": "карт кораблей цвета {colour}: {ships}, а нужно не меньше {least}",
    "fuel_choices": "эффект 'fuel' можно сочетать {ways} способами, а нужно не больше {most}: уменьшите число копий",
    "allowances": "эффект 'humans' есть на {cards} картах, а нужно не больше {most}: уменьшите число копий",
    "cities": "городов цвета {colour} при {players} игроках: {cities}, а нужно {needed}, половина выкладываемых",
    "missions": "заданий при {players} игроках: {missions}, а нужно не меньше {least}",
}
