"""What a player is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
# {action} is the label of what the player has begun to do.
QUESTIONS: Final = {
    "what_to_do": (
        "Your turn, round {round}. {wind}. What will you do?",
        "Ваш ход, раунд {round}. {wind}. Что делать?",
    ),
    "which_heading": (
        "{action}. Which heading?",
        "{action}. Каким курсом?",
    ),
    "how_to_go_on": (
        "{ship.first} is in cell {cell}, heading {heading}; cells left: {left}. What next?",
        "{ship.first} в клетке {cell}, курс на {heading}, осталось клеток: {left}. Что дальше?",
    ),
    "how_to_go_on.always": (
        "{ship.first}: always stop when no cells are left",
        "{ship.first}: всегда останавливаться, когда клеток не осталось",
    ),
    "which_facing": (
        "{action}. Where should the bow point?",
        "{action}. Куда повернуть нос?",
    ),
    "how_many_shots": (
        "{action}. {thing.first}: {odds}. How many shots?",
        "{action}. {thing.first}: {odds}. Сколько выстрелов?",
    ),
    "how_many_shots.together": (
        "{action}. {thing.first}: {odds}. How many shots? Ships that fire together fire one salvo, which counts as "
        "its worst shot.",
        "{action}. {thing.first}: {odds}. Сколько выстрелов? Несколько кораблей стреляют одним залпом, по худшему "
        "выстрелу.",
    ),
    "how_many_shots.at_fort": (
        "{action}. {thing.first}: {odds}. How many shots? They form a salvo; every two shots take 1 strength.",
        "{action}. {thing.first}: {odds}. Сколько выстрелов? Это залп: каждые два выстрела отнимают 1 прочность.",
    ),
    "which_manner": (
        "{action}. Separate shots or a salvo?",
        "{action}. Отдельными выстрелами или залпом?",
    ),
    "which_target": (
        "{action}. Which target?",
        "{action}. По какой цели?",
    ),
    "whom_to_board": (
        "{action}. Which ship?",
        "{action}. Какой корабль атаковать?",
    ),
    "how_to_defend": (
        "{ship.first} ({whose}, {cell}) boards your ship, {target}. How will you defend it?",
        "{ship.first} ({whose}, {cell}) идёт на абордаж вашего {target.of}. Как обороняться?",
    ),
    "how_to_defend.always": (
        "{ship.first}: always defend and show nothing",
        "{ship.first}: всегда обороняться, ничего не открывая",
    ),
    "which_fort": (
        "{action}. Which fort?",
        "{action}. Какой форт?",
    ),
    "how_to_share": (
        "You captured {ship} ({gold}) with {winner} ({rest}). How will you split the gold?",
        "Захвачен {ship} ({gold}), победил ваш {winner} ({rest}). Как разделить золото?",
    ),
    "how_much_to_load": (
        "{action}. How much?",
        "{action}. Сколько?",
    ),
    "how_much_to_bank": (
        "{action}. How much?",
        "{action}. Сколько?",
    ),
    "whom_to_burn": (
        "{action}. Against which ship?",
        "{action}. Какой корабль поджечь?",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("Waiting for the other players.", "Ждём других игроков."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
