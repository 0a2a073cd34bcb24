"""The sentences of the ghost and its ship in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.words.words import Phrases

PHRASES: Final = Phrases(
    events={
        "ghost_played": "{seat} играет призрака у плитки {tile}, где торги выигрывает {victim}.",
        "workers_scared": "Призрак распугал ставку у плитки {tile}, и {seat} забирает {some}.",
        "ghost_returns": "{seat} отпускает призрака обратно на корабль.",
        "haunting_ends": "Призрак оставляет в покое плитку {tile}, он снова на борту своего корабля.",
        "ghost_taken": "{seat} уводит призрака за экран.",
        "ghost_removed": "Призрак покидает игру.",
        "ship_unsold": "На корабль-призрак никто не поставил, он покидает игру.",
    },
    prompts={},
    labels={
        "haunt": "Сыграть призрака у плитки {tile} ({whose} лишится ставки: {crew})",
        "section_haunt": "Сыграть призрака",
    },
    effects={
        "ghost_ship": "пристанище призрака, считается кораблём",
        "wins_ghost": "победитель торгов на сезон забирает призрака, а зимой сам корабль",
        "with_ghost": "ещё {vp} вместе с призраком",
    },
    short={"key_celeste": "Призрак"},
    remarks={"key_celeste": "победителю призрак на следующий сезон, а зимой сам корабль"},
)
