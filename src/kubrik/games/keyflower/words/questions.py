"""What a player is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
# {action} is the label of what the player has begun to do.
QUESTIONS: Final = {
    "what_to_do": (
        "Your turn. Behind your screen: {stock}.{losing} What do you do?",
        "Ваш ход. За экраном: {stock}.{losing} Что делаете?",
    ),
    "what_to_do.after_passes": (
        "Your turn, {passes} before it. Behind your screen: {stock}.{losing} What do you do?",
        "Ваш ход, перед ним {passes}. За экраном: {stock}.{losing} Что делаете?",
    ),
    "which_colour": (
        "{action}. In which colour?",
        "{action}. Какого цвета работники?",
    ),
    "which_groups": (
        "{action}. Does your losing group at {group} ({crew}) come along?",
        "{action}. Взять с собой проигрышную ставку у плитки {group} ({crew})?",
    ),
    "how_many": (
        "{action}. How many {workers} come from behind your screen, where you have {have}?",
        "{action}. Сколько {workers} добавить из-за экрана? Всего их там {have}.",
    ),
    "which_worker": (
        "{action}. Which worker do you give up?",
        "{action}. Какого работника отдать?",
    ),
    "which_skill": (
        "{action}. Which skill tile do you give up?",
        "{action}. Какой жетон умения отдать?",
    ),
    "which_resource": (
        "{action}. Which resource do you take?",
        "{action}. Какой ресурс взять?",
    ),
    "how_to_transport": (
        "Transport in your village: {steps} and {upgrades} {left}. What next?",
        "Перевозка в вашей деревне: {left} {steps} и {upgrades}. Что дальше?",
    ),
    "where_to": (
        "{action}. Where to?",
        "{action}. Куда?",
    ),
    "how_to_pay": (
        "{action}. On the tile: {lying}. How much {resource} do you pay?",
        "{action}. На плитке: {lying}. Сколько уйдёт в оплату: {resource}?",
    ),
    "skill_to_pay": (
        "{action}. Which skill tile do you pay?",
        "{action}. Каким жетоном умения заплатить?",
    ),
    "which_tile": (
        "Your village grows: {tiles} to place. Which comes next?",
        "Деревня растёт, осталось положить {tiles}. Какую теперь?",
    ),
    "where_to_place": (
        "{action}. Where?",
        "{action}. Куда?",
    ),
    "how_to_turn": (
        "{action}. {place}. How do you turn it?",
        "{action}. {place}. Как повернуть?",
    ),
    "winter_tiles": (
        "Winter begins. Which of your winter tiles do you put on offer? One at least.",
        "Наступает зима. Какие из своих зимних плиток вы выставите на торги? Хотя бы одну.",
    ),
    "which_boat": (
        "Which boat do you pick? What is on it goes behind your screen.",
        "Какой корабль выбираете? Его груз уйдёт за ваш экран.",
    ),
    "which_winter_boat": (
        "Which boat do you pick for your village?",
        "Какой корабль берёте в свою деревню?",
    ),
    "what_to_flip": (
        "Your boat lets you turn one tile over free of charge. Which one?",
        "Ваш корабль позволяет бесплатно перевернуть одну плитку. Какую?",
    ),
    "use_colour": (
        "{action}. Workers of which colour go there?",
        "{action}. Работников какого цвета отправить?",
    ),
    "use_groups": (
        "{action}. Does your losing group at {group} ({crew}) go there?",
        "{action}. Отправить на работу проигрышную ставку от плитки {group} ({crew})?",
    ),
    "use_how_many": (
        "{action}. How many {workers} go there from behind your screen, where you have {have}?",
        "{action}. Сколько {workers} отправить из-за экрана? Всего их там {have}.",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("You wait for the other players.", "Вы ждёте других игроков."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
