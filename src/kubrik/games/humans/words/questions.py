"""What a captain is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
QUESTIONS: Final = {
    "redraw_or_keep": (
        "You have drawn two stations, {drawn}. Keep them, or show them and draw two other cards?",
        "Вам достались две станции, {drawn}. Оставить их или показать всем и вытянуть две другие карты?",
    ),
    "how_many_credits": (
        "You have {humans}; open credits: {credits}. Do you take more?",
        "На счету {humans}, непогашенных кредитов: {credits}. Взять ещё?",
    ),
    "how_many_credits.back": (
        "You have {humans}; open credits: {credits}. Do you give some back?",
        "На счету {humans}, непогашенных кредитов: {credits}. Вернуть?",
    ),
    "how_many_allowances": (
        "{compensation}: you have {n}. How many of them do you use now?",
        "{compensation}: у вас таких карт {n}. Сколько пустить в ход?",
    ),
    "what_to_buy": (
        "You have drawn {drawn} and may spend {humans}. What do you buy?",
        "Ваши карты: {drawn}. Можно потратить {humans}. Что купить?",
    ),
    "ship_to_replace": (
        "You may own no more than {ships}. Which of them do you discard?",
        "Больше чем {ships} держать нельзя. Какой сбросить?",
    ),
    "station_to_replace": (
        "You may own no more than {stations}. Which of them do you discard?",
        "Больше чем {stations} держать нельзя. Какую сбросить?",
    ),
    "where_to_send": (
        "{ship} (strength {strength}, fuel {fuel}): where to? Fuel used so far: {n} of {limit}.",
        "{ship} (сила {strength}, топливо {fuel}): куда? Топлива уже занято: {n} из {limit}.",
    ),
    "where_to_aim": (
        "{station} (+{n} for your group): at which city does it aim?",
        "{station} (+{n} вашей группе): на какой город навести?",
    ),
    "how_to_fuel": (
        "Your plan needs {n} more fuel than the limit. What pays for it?",
        "Плану не хватает топлива, нужно ещё {n}. Откуда его взять?",
    ),
    "ship_to_pull": (
        "{station}: which ship of another captain do you move?",
        "{station}: какой чужой корабль увести?",
    ),
    "where_to_pull": (
        "{ship} of {whose} attacks city {cell}, {city}. Where do you move it?",
        "Корабль {ship} ({whose}) напал на город {city}, ячейка {cell}. Куда его увести?",
    ),
    "where_to_move": (
        "{ship} attacks city {cell}, {city}. Does it move on?",
        "Корабль {ship} напал на город {city}, ячейка {cell}. Перейти в другой город?",
    ),
    "fight_or_retreat": (
        "Battle for {city}: your strength is {own}, against {foes}. Do you fight or retreat?",
        "Бой за город {city}: ваша сила {own}, у соперников {foes}. Бой или отступление?",
    ),
    "how_to_respond": (
        "Battle for {city}: your total is {own}, against {foes}. Do you use a card or pass?",
        "Бой за город {city}: ваш итог {own}, у соперников {foes}. Применить карту или пас?",
    ),
    "ship_to_boost": (
        "Which of your ships gets +{n}?",
        "Какой из ваших кораблей получит +{n}?",
    ),
    "ship_to_cancel": (
        "Which ship loses all its bonuses in this battle?",
        "Какому кораблю заглушить все бонусы в этом бою?",
    ),
    "ship_to_lose": (
        "You have lost the battle for {city}. Which ship do you lose?",
        "Бой за город {city} проигран. Какой корабль потерять?",
    ),
    "claim_or_not": (
        "You have lost the battle for {city}. Do you claim the city as a trophy?",
        "Бой за город {city} проигран. Притязать на него как на трофей?",
    ),
    "raid_or_catch": (
        "{city} is yours: raid or catch?",
        "Город {city} ваш. Налёт или отлов?",
    ),
    "use_raid_station": (
        "You raid {city}. Do you use {station}, for {humans} more?",
        "Налёт на город {city}. Включить станцию {station} и получить ещё {humans}?",
    ),
    "fight_or_flee": (
        "Catch in {city}: {army} in your way; your strength is {own}, plus two dice. Fight or flee?",
        "Отлов в городе {city}, на пути армия {army}; ваша сила {own} и два кубика. Драться или бежать?",
    ),
    "army_to_skip": (
        "Catch in {city}: which army do you slip past?",
        "Отлов в городе {city}: какую армию обойти?",
    ),
    "help_or_stop": (
        "Catch in {city}: your total is {own}, against {army}. Do you use a card or give up?",
        "Отлов в городе {city}: ваш итог {own}, а на пути армия {army}. Применить карту или сдаться?",
    ),
    "ship_lost_to_army": (
        "You have lost to {army}. Which ship do you lose?",
        "Схватку выиграла армия {army}. Какой корабль потерять?",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("You wait for other captains.", "Вы ждёте других капитанов."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
