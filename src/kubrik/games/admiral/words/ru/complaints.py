"""What is wrong with a custom scenario, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "scenario_twice": "этот файл уже сценарий, настройка scenario не нужна",
    "scenario_seats": "сценарий для {known: или } игроков, а вас {seats}",
    "for_others": "он для {known: или } игроков, а вас {players}",
    # where
    "with_players": "{label} при {players} игроках",
    "ship_of_seat": "{label}: корабль {ship!r} места {seat}",
    "mine": "{label}: мина {mine!r}",
    # the scenario
    "victory_twice": "в victory {way!r} указано дважды, а нужно один раз",
    "victory_alone": "в victory {named}, а нужно ещё {alone!r}: кто остался один, тот победил",
    "nothing": "ничего",
    "two_seas": "для {players} игроков уже есть {first}, а море нужно одно",
    "no_gold": "на карте нет золота '$', а victory или ranking его называет",
    "idle_gold": "на карте есть золото '$', но ни victory, ни ranking его не называет",
    "not_given": "нет {field}, а нужно: есть {why}",
    "given": "есть {field}, а нужно только там, где есть {why}",
    "gold_on_map": "золото на карте",
    "victory_gold": "победа 'gold'",
    "goals": "в goal значений {goals}, а нужно {numbers}, по одному на каждое число игроков",
    "sides_seat": "в sides место {seat}, а места только от 1 до {players}",
    "sides_once": "в sides место {seat} указано раз: {count}, а нужно один",
    "one_side": "в sides одна сторона, а нужно хотя бы две",
    "empty_side": "в sides есть сторона без мест, а места нужны на каждой",
    # the map
    "row_cells": "map: в ряду {row} клеток {cells}, а нужно {columns}, как в ряду 1",
    "row_letter": "map: в ряду {row} стоит {letter!r}, а можно только {known: }",
    "forts": "map: у места {seat} фортов {forts}, можно не больше одного",
    "harbour_alone": "map: есть гавань {harbour!r}, а нужен и форт {fort!r}",
    "fort_of_nobody": "map: форт есть у места {seat}, а места только от 1 до {seats}",
    # fleets and mines
    "fleets": "флотов {fleets}, а нужно {seats}, по одному на место",
    "no_ship": "у места {seat} нет кораблей, а нужен хотя бы один",
    "three_words": "нужны три слова: класс, клетка и курс, например 'frigate B5 E'",
    "off_board": "клетка {cell!r}, а нужна от 'A1' до {last!r}",
    "not_sea": "в этой клетке {terrain}, а нужно море",
    "not_sea_or_reef": "в этой клетке {terrain}, а нужно море или риф",
    "sea": "море",
    "reef": "риф",
    "island": "остров",
    "fort": "форт",
    "crowded": "кораблей в {cell}: {ships}, можно не больше одного",
    "mine_taken": "в этой клетке уже есть корабль или другая мина",
    # where ships can go
    "no_way_home": "{ship} места {seat} из {cell} не может дойти морем до порта своей стороны",
    "gold_out_of_reach": "до золота в {cell} не может дойти ни один корабль",
    "no_port": "месту {seat} некуда везти золото: нет порта",
    "too_little_gold": "место {seat} может привезти золота: {units}, а нужно не меньше {goal}",
    "no_fort": "место {seat} не может дойти ни до одного форта соперника, а victory называет 'fort'",
    "no_enemy": "место {seat} не может дойти ни до одного соперника, а победить можно, только уничтожив всех",
    # ships
    "spelled_letter": "одна из букв A–Z",
    "letter_twice": "такая же буква у {first}, а нужна своя",
    "hits_once": "{field}: {hits}, а нужно каждое число по одному разу",
    "medium_range": "medium.up_to: {cells}, а нужно больше, чем pistol.up_to",
    "nearer_hits": "{nearer}.hits: {near}, а нужны все числа из {farther}.hits: {far}",
}
