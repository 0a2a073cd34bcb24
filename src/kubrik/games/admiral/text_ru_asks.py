"""What players are asked and what they may choose, in Russian."""

from __future__ import annotations

from typing import Final

# {action} is the label of what the player has begun to do.
PROMPTS: Final = {
    "what_to_do": "Ваш ход, раунд {round}. {wind}. Что делаете?",
    "which_heading": "{action}. Каким курсом?",
    "how_to_go_on": "{ship.first} в клетке {cell}, курс на {heading}, осталось клеток: {left}. Как дальше?",
    "which_facing": "{action}. Куда повернуть нос?",
    "how_many_shots": "{action}. Сколько выстрелов с {thing.of}?",
    "which_manner": "{action}. Отдельными выстрелами или залпом?",
    "which_target": "{action}. По кому?",
    "whom_to_board": "{action}. Против кого?",
    "how_to_defend": "{ship.first} ({whose}, {cell}) идёт на абордаж, ваш корабль: {target}. Как обороняетесь?",
    "which_fort": "{action}. Какой форт?",
    "how_to_share": "Захвачен {ship} ({gold}), победил ваш {winner} ({rest}). Куда сколько золота?",
    "how_much_to_load": "{action}. Сколько?",
    "how_much_to_bank": "{action}. Сколько?",
    "whom_to_burn": "{action}. Против кого?",
    "waiting": "Вы ждёте других игроков.",
    "watching": "Вы наблюдаете за игрой.",
    "over": "Игра окончена.",
}

LABELS: Final = {
    "move": "Вести {ship} ({cell})",
    "turn": "Развернуть на месте {ship} (нос на {facing})",
    "fire_at": "Огонь по {thing.to} ({whose}, {cell}, прочность {strength})",
    "fire_fort": "Огонь с {fort.of} (заряжено пушек: {loaded})",
    "board_with": "На абордаж идёт {ship}",
    "storm_with": "На штурм идёт {ship}",
    "repair": "Чинить {ship} (прочность {strength} из {full})",
    "load": "Грузить золото на {ship} (здесь {gold})",
    "bank": "Сдать в казну золото с {ship.of} (на борту {gold})",
    "burn": "Пустить {ship} брандером",
    "end_turn": "Закончить ход",
    "resign": "Сдаться",
    "heading": "На {direction}",
    "heading_in_wind": "На {direction} ({wind})",
    "advance": "Вперёд, на {cell}",
    "turn_left": "Налево, курс на {direction} ({cost})",
    "turn_right": "Направо, курс на {direction} ({cost})",
    "stop": "Остановиться на {cell}",
    "shots": "{shots} с {thing.of}",
    "no_shots": "С {thing.of} не стрелять",
    "separate": "Отдельные выстрелы, каждому свой кубик",
    "salvo": "Залп, один кубик на всех",
    "target": "{thing.first} ({whose}, {cell}, прочность {strength})",
    "defend": "Обороняться",
    "skilled": "{what}, во всю силу умения",
    "load_units": "Погрузить {gold}",
    "bank_units": "Сдать {gold}",
    "share": "{gold} на {ship}, {rest} на {winner}",
    # headings of a long list, and what stands below them
    "section_move": "Вести корабль",
    "section_turn": "Развернуть на месте",
    "section_fire": "Огонь",
    "section_board": "Врукопашную",
    "section_port": "Порт и золото",
    "entry_ship": "{ship.first} ({cell})",
    "entry_fire_at": "По {thing.to} ({whose}, {cell}, прочность {strength})",
    "entry_beside": "{what}, рядом {others}",
    "entry_fire_fort": "С {fort.of} (заряжено пушек: {loaded})",
}
