"""Keyflower in the lobby."""

from __future__ import annotations

from typing import Final

from kubrik.server.about.words import About, Choosing, Titled, say

KEYFLOWER: Final = About(
    about=say(
        "Settlers arrive by boat, and your workers are everything at once: money for auctions, hands for work, "
        "and at the end perhaps points. Outbid your neighbours, or let them work for you. Four seasons; the best "
        "village wins.",
        "Поселенцы прибывают на кораблях, и ваши работники — это всё сразу: деньги на торгах, рабочие руки, "
        "а под конец и очки. Перебивайте ставки или пусть соседи работают на вас. Четыре сезона; побеждает "
        "лучшая деревня.",
    ),
    minutes=(60, 120),
    expansions={
        "key_celeste": Titled(
            say("Key Celeste", "Корабль-призрак"),
            say(
                "A ghost comes with its ship and scares other people's bids away.",
                "Появляется призрак со своим кораблём и распугивает чужие ставки.",
            ),
        ),
    },
    options={
        "extra_worker": Choosing(
            say("The worker given up", "Добавочный работник"),
            {
                "screen": say("From behind the screen", "Только из-за экрана"),
                "screen_or_group": say("Or a whole losing group", "Или целая проигрышная ставка"),
            },
        ),
        "boat_3b_leftovers": Choosing(
            say("Summer boat 3b", "Летний корабль 3b"),
            {
                "as_gold": say("Leftovers count as gold", "Остатки считаются золотом"),
                "no_points": say("Only real gold counts", "Считается только золото"),
            },
        ),
        "boat_4a": Choosing(
            say("Summer boat 4a", "Летний корабль 4a"),
            {
                "village_tiles": say("At village tiles", "У плиток деревни"),
                "everywhere": say("At any auction tile", "У любых лотов"),
            },
        ),
        "known_stock": Choosing(
            say("What is known of others' stock", "Известное о чужих запасах"),
            {
                "hidden": say("You remember it", "Запоминайте сами"),
                "shown": say("The table shows it", "Показывает стол"),
            },
        ),
        "haunted_tile": Choosing(
            say("A haunted tile goes to", "Плитка с призраком достаётся"),
            {
                "victim": say("The player it scared", "Напуганному"),
                "haunter": say("The player of the ghost", "Напугавшему"),
            },
        ),
        "ghost_seasons": Choosing(
            say("When the ghost comes", "Когда приходит призрак"),
            {
                "with_winter": say("In winter too", "И зимой"),
                "without_winter": say("Not in winter", "Кроме зимы"),
            },
        ),
        "ghost_turn": Choosing(
            say("Playing the ghost", "Розыгрыш призрака"),
            {
                "whole_turn": say("Takes the turn", "Занимает весь ход"),
                "free_action": say("Is a free action", "Свободное действие"),
            },
        ),
    },
)
