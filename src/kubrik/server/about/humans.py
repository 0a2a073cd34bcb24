"""Tremble, Humans! in the lobby."""

from __future__ import annotations

from typing import Final

from kubrik.server.about.words import About, Choosing, say

HUMANS: Final = About(
    about=say(
        "You lead an alien fleet, and Earth is full of cities worth a fortune. Plan your raids in secret, guess whom "
        "you will meet, fight or slip away. Ten turns; whoever catches the most humans wins.",
        "Вы ведёте флот пришельцев, а на Земле полно городов, за которые дорого дадут. Планируйте налёты втайне, "
        "угадывайте, с кем столкнётесь, деритесь или уходите. Десять ходов; побеждает поймавший больше человеков.",
    ),
    minutes=(30, 75),
    expansions={},
    options={
        "fuel": Choosing(
            say("Fuel", "Топливо"),
            {
                "ruled": say("Pauses at turn 10", "Пауза на 10-м ходу"),
                "early_pause": say("Pauses at turn 6", "Пауза на 6-м ходу"),
            },
        ),
        "rounding": Choosing(
            say("Rounding of prizes", "Округление наград"),
            {
                "10000": say("To ten thousands", "До десятков тысяч"),
                "1000": say("To thousands", "До тысяч"),
                "1": say("To a single human", "До одного человека"),
            },
        ),
        "rewards": Choosing(
            say("Rewards", "Награды"),
            {
                "after_battles": say("After all battles", "После всех боёв"),
                "city_by_city": say("City by city", "Город за городом"),
            },
        ),
        "battle_effects": Choosing(
            say("Battle effects", "Боевые эффекты"),
            {
                "after_dice": say("After the dice", "После броска"),
                "also_before": say("Before the dice too", "И до броска"),
            },
        ),
        "compensations": Choosing(
            say("Compensations", "Компенсации"),
            {
                "from_next_turn": say("From the next turn on", "Начиная со следующего хода"),
                "next_turn_only": say("In the next turn only", "Только на следующем ходу"),
            },
        ),
        "claim": Choosing(
            say("Trophy claim", "Претензия на трофей"),
            {
                "trophy": say("Takes the card", "Забирает карту"),
                "whole_city": say("Takes the whole city", "Забирает весь город"),
            },
        ),
        "redraw": Choosing(
            say("Redrawing stations", "Замена станций"),
            {
                "repeated": say("Again and again", "Сколько угодно раз"),
                "once": say("Once a turn", "Раз за ход"),
            },
        ),
        "tie": Choosing(
            say("Equal results", "При равенстве"),
            {
                "shared": say("The victory is shared", "Победа общая"),
                "trophies": say("More trophies win", "Решают трофеи"),
            },
        ),
        "borrowing": Choosing(
            say("Credits", "Кредиты"),
            {
                "before_buying": say("Before the purchases", "До покупок"),
                "after_buying": say("After the purchases", "После покупок"),
            },
        ),
    },
)
