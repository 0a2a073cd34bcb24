"""What a captain is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
QUESTIONS: Final = {
    "redraw_or_keep": (
        "You drew two stations, {drawn}. Keep them, or show them and draw two other cards?",
        "Вам достались две станции, {drawn}. Оставить их или показать всем и вытянуть две другие карты?",
    ),
    "how_many_credits": (
        "You have {humans}; outstanding loans: {credits}. Take a loan?",
        "На счету {humans}; непогашенные кредиты: {credits}. Взять кредит?",
    ),
    "how_many_credits.back": (
        "You have {humans}; outstanding loans: {credits}. Repay any?",
        "На счету {humans}; непогашенные кредиты: {credits}. Вернуть кредит?",
    ),
    "how_many_allowances": (
        "{compensation}: you have {cards}. How many do you play now?",
        "{compensation}: у вас {cards}. Сколько сыграть?",
    ),
    "what_to_buy": (
        "You drew {drawn} and can spend {humans}. What do you buy?",
        "Ваши карты: {drawn}. Можно потратить {humans}. Что купить?",
    ),
    "ship_to_replace": (
        "You can have no more than {ships}. Which one do you discard?",
        "Нельзя иметь больше {ships}. Какой сбросить?",
    ),
    "station_to_replace": (
        "You can have no more than {stations}. Which one do you discard?",
        "Нельзя иметь больше {stations}. Какую сбросить?",
    ),
    "where_to_send": (
        "{ship} (strength {strength}, fuel {fuel}): where to? Fuel used so far: {n} of {limit}.",
        "{ship} (сила {strength}, топливо {fuel}): куда? Израсходовано топлива: {n} из {limit}.",
    ),
    "where_to_aim": (
        "{station} (+{n} for your group): which city do you aim it at?",
        "{station} (+{n} вашей группе): на какой город навести?",
    ),
    "how_to_fuel": (
        "Your plan is {n} fuel over the limit. What covers it?",
        "На план не хватает топлива: нужно ещё {n}. Откуда его взять?",
    ),
    "ship_to_pull": (
        "{station}: which rival ship do you move?",
        "{station}: какой чужой корабль увести?",
    ),
    "where_to_pull": (
        "{whose}'s {ship} is attacking {city} (city {cell}). Where do you move it?",
        "Корабль {ship} ({whose}) напал на город {cell}, {city}. Куда его увести?",
    ),
    "where_to_move": (
        "{ship} is attacking {city} (city {cell}). Move it to another city?",
        "Корабль {ship} напал на город {cell}, {city}. Перевести его в другой город?",
    ),
    "fight_or_retreat": (
        "Battle for {city}: your strength is {own} against {foes}. Fight or retreat?",
        "Бой за город {city}: ваша сила {own}, у соперников {foes}. Принять бой или отступить?",
    ),
    "how_to_respond": (
        "Battle for {city}: your total is {own} against {foes}. Play a card or pass?",
        "Бой за город {city}: ваш итог {own}, у соперников {foes}. Сыграть карту или пасовать?",
    ),
    "ship_to_boost": (
        "Which of your ships gets +{n}?",
        "Какой из ваших кораблей получит +{n}?",
    ),
    "ship_to_cancel": (
        "Which ship loses all its bonuses in this battle?",
        "У какого корабля заглушить все бонусы в этом бою?",
    ),
    "ship_to_lose": (
        "You lost the battle for {city}. Which ship do you lose?",
        "Бой за город {city} проигран. Какой корабль потерять?",
    ),
    "claim_or_not": (
        "You lost the battle for {city}. Claim the city as a trophy?",
        "Бой за город {city} проигран. Заявить права на трофей?",
    ),
    "raid_or_catch": (
        "{city} is yours: raid or catch?",
        "Город {city} ваш. Налёт или отлов?",
    ),
    "raid_or_catch.claimed": (
        "{city} is yours to collect from, but {whose} has claimed its card as a trophy: raid or catch?",
        "Добыча города {city} ваша, но карту как трофей забрал соперник ({whose}). Налёт или отлов?",
    ),
    "use_raid_station": (
        "You raid {city}. Use {station} for {humans} more?",
        "Налёт на город {city}. Включить станцию {station} и получить ещё {humans}?",
    ),
    "fight_or_flee": (
        "Catch in {city}: you face {army} with strength {own} and two dice. Fight or flee?",
        "Отлов в городе {city}: на пути армия {army}, ваша сила {own} плюс два кубика. Драться или бежать?",
    ),
    "army_to_skip": (
        "Catch in {city}: which army do you slip past?",
        "Отлов в городе {city}: какую армию обойти?",
    ),
    "help_or_stop": (
        "Catch in {city}: your total is {own} against {army}. Play a card or give up?",
        "Отлов в городе {city}: ваш итог {own}, на пути армия {army}. Сыграть карту или признать поражение?",
    ),
    "ship_lost_to_army": (
        "You lost to {army}. Which ship do you lose?",
        "Армия {army} победила. Какой корабль потерять?",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("Waiting for the other captains.", "Ждём других капитанов."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
