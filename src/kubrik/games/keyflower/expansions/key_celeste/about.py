"""Key Celeste for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import Option, Titled
from kubrik.engine.languages import say
from kubrik.games.keyflower.expansions.key_celeste.box.load import EXPANSION

ABOUT: Final = Titled(
    say(en="Key Celeste", ru="Корабль-призрак"),
    say(
        en="A ghost arrives on its ship and scares other players' bids away.",
        ru="Призрак приплывает на своём корабле и распугивает чужие ставки.",
    ),
)

OPTIONS: Final = (
    Option(
        "haunted_tile",
        say(en="A haunted tile goes to", ru="Плитка с призраком достаётся"),
        {
            "victim": say(en="The scared player", ru="Напуганному игроку"),
            "haunter": say(en="The ghost's owner", ru="Хозяину призрака"),
        },
        "R-KC-1",
        say(
            en="who gets a haunted tile and the workers on it: the player whose bid fled, or the ghost's owner",
            ru="кому достаются плитка с призраком и работники на ней: лишившемуся ставки или хозяину призрака",
        ),
        EXPANSION,
    ),
    Option(
        "ghost_seasons",
        say(en="When the ghost comes", ru="Когда приходит призрак"),
        {
            "with_winter": say(en="In winter too", ru="И зимой"),
            "without_winter": say(en="Not in winter", ru="Кроме зимы"),
        },
        "R-KC-2",
        say(en="whether the ghost can be played in winter too", ru="можно ли разыграть призрака и зимой"),
        EXPANSION,
    ),
    Option(
        "ghost_turn",
        say(en="Playing the ghost", ru="Розыгрыш призрака"),
        {
            "whole_turn": say(en="Takes the turn", ru="Занимает весь ход"),
            "free_action": say(en="Is a free action", ru="Свободное действие"),
        },
        "R-KC-3",
        say(
            en="playing the ghost takes the whole turn, or is a free action before it",
            ru="розыгрыш призрака занимает весь ход или идёт перед обычным действием",
        ),
        EXPANSION,
    ),
)
