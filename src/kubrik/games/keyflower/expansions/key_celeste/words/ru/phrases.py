"""The sentences of the ghost and its ship in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.words.words import Phrases

PHRASES: Final = Phrases(
    events={
        "ghost_played": "{seat} разыгрывает призрака у плитки {tile}, где впереди {victim}.",
        "workers_scared": "Призрак распугивает ставку у плитки {tile}: {seat} забирает {some}.",
        "ghost_returns": "{seat} возвращает призрака на корабль.",
        "haunting_ends": "Призрак покидает плитку {tile} и возвращается на свой корабль.",
        "ghost_taken": "{seat} забирает призрака за ширму.",
        "ghost_removed": "Призрак покидает игру.",
        "ship_unsold": "На корабль-призрак никто не поставил: он покидает игру.",
    },
    prompts={},
    labels={
        "haunt": "Разыграть призрака у плитки {tile} ({whose} лишится ставки: {crew})",
        "section_haunt": "Разыграть призрака",
    },
    effects={
        "ghost_ship": "пристанище призрака, считается кораблём",
        "wins_ghost": "победитель аукциона забирает призрака на сезон, а зимой сам корабль",
        "with_ghost": "ещё {vp} вместе с призраком",
    },
    short={"key_celeste": "Призрак"},
    remarks={"key_celeste": "победителю призрак на следующий сезон, а зимой сам корабль"},
)
