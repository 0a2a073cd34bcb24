"""What a player is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
# {action} is the label of what the player has begun to do.
QUESTIONS: Final = {
    "what_to_do": (
        "Your turn. Behind your screen: {stock}.{losing} What do you do?",
        "Ваш ход. За ширмой: {stock}.{losing} Что делать?",
    ),
    "what_to_do.after_passes": (
        "Your turn ({passes}). Behind your screen: {stock}.{losing} What do you do?",
        "Ваш ход ({passes}). За ширмой: {stock}.{losing} Что делать?",
    ),
    "what_to_do.always": (
        "Always pass",
        "Всегда пасовать",
    ),
    "which_colour": (
        "{action}. Which colour?",
        "{action}. Какого цвета работники?",
    ),
    "which_groups": (
        "{action}. Add your outbid workers from {group} ({crew})?",
        "{action}. Добавить проигрышную ставку от плитки {group} ({crew})?",
    ),
    "how_many": (
        "{action}. How many {workers}? ({have} available)",
        "{action}. Сколько {workers} добавить? (за ширмой {have})",
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
        "{action}. На плитке: {lying}. Сколько отдать: {resource}?",
    ),
    "skill_to_pay": (
        "{action}. Which skill tile do you pay?",
        "{action}. Каким жетоном умения заплатить?",
    ),
    "which_tile": (
        "Your village grows: {tiles} left to place. Which one next?",
        "Осталось разместить {tiles}. Какую теперь?",
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
        "Winter begins. Which of your winter tiles do you put on offer? At least one.",
        "Наступает зима. Какие из своих зимних плиток выставить на аукцион? Хотя бы одну.",
    ),
    "which_boat": (
        "Which boat do you pick? Its cargo goes behind your screen.",
        "Какой корабль выбрать? Его груз уйдёт за вашу ширму.",
    ),
    "which_winter_boat": (
        "Which boat do you pick for your village?",
        "Какой корабль взять в свою деревню?",
    ),
    "what_to_flip": (
        "Your boat lets you turn one tile over for free. Which one?",
        "Ваш корабль позволяет бесплатно перевернуть одну плитку. Какую?",
    ),
    "use_colour": (
        "{action}. Which colour do you send?",
        "{action}. Работников какого цвета отправить?",
    ),
    "use_groups": (
        "{action}. Send your outbid workers from {group} ({crew})?",
        "{action}. Отправить туда проигрышную ставку от плитки {group} ({crew})?",
    ),
    "use_how_many": (
        "{action}. How many {workers} do you send? ({have} available)",
        "{action}. Сколько {workers} отправить? (за ширмой {have})",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("Waiting for the other players.", "Ждём других игроков."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
