"""What a player is asked, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
# {action} is the label of what the player has begun to do.
QUESTIONS: Final = {
    "what_to_do": (
        "Your turn, round {round}. {wind}. What do you do?",
        "Ваш ход, раунд {round}. {wind}. Что делаете?",
    ),
    "which_heading": (
        "{action}. In which heading?",
        "{action}. Каким курсом?",
    ),
    "how_to_go_on": (
        "{ship.first} is in cell {cell}, heading {heading}; cells left: {left}. What next?",
        "{ship.first} в клетке {cell}, курс на {heading}, осталось клеток: {left}. Как дальше?",
    ),
    "which_facing": (
        "{action}. Where shall the bow point?",
        "{action}. Куда повернуть нос?",
    ),
    "how_many_shots": (
        "{action}. {thing.first}: {odds}. How many shots?",
        "{action}. {thing.first}: {odds}. Сколько выстрелов?",
    ),
    "how_many_shots.together": (
        "{action}. {thing.first}: {odds}. How many shots? Ships that fire together fire one salvo, as good as the "
        "worst of them.",
        "{action}. {thing.first}: {odds}. Сколько выстрелов? Несколько кораблей стреляют одним залпом, по худшему из "
        "них.",
    ),
    "how_many_shots.at_fort": (
        "{action}. {thing.first}: {odds}. How many shots? They are a salvo, and every two of it take 1 strength.",
        "{action}. {thing.first}: {odds}. Сколько выстрелов? Это залп, и каждые два выстрела отнимают 1 прочность.",
    ),
    "which_manner": (
        "{action}. Separate shots or a salvo?",
        "{action}. Отдельными выстрелами или залпом?",
    ),
    "which_target": (
        "{action}. At whom?",
        "{action}. По кому?",
    ),
    "whom_to_board": (
        "{action}. Whom?",
        "{action}. Против кого?",
    ),
    "how_to_defend": (
        "{ship.first} ({whose}, {cell}) boards your ship, {target}. How do you defend it?",
        "{ship.first} ({whose}, {cell}) идёт на абордаж, ваш корабль: {target}. Как обороняетесь?",
    ),
    "which_fort": (
        "{action}. Which fort?",
        "{action}. Какой форт?",
    ),
    "how_to_share": (
        "You took {ship} ({gold}) with {winner} ({rest}). How much gold goes where?",
        "Захвачен {ship} ({gold}), победил ваш {winner} ({rest}). Куда сколько золота?",
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
        "{action}. Against whom?",
        "{action}. Против кого?",
    ),
}
# For those who are not asked.
UNASKED: Final = {
    "waiting": ("You wait for the other players.", "Вы ждёте других игроков."),
    "watching": ("You are watching.", "Вы наблюдаете за игрой."),
    "over": ("The game is over.", "Игра окончена."),
}
