"""Tremble, Humans! for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="You lead an alien fleet, and Earth is full of cities worth a fortune. Plan your raids in "
        "secret, guess who else will turn up, fight or slip away. Ten turns; whoever has the most "
        "humans wins.",
        ru="Вы ведёте отряд пришельцев, а на Земле полно городов с богатой добычей. Планируйте налёты "
        "втайне, угадывайте, с кем столкнётесь, деритесь или уходите. Десять ходов; побеждает тот, "
        "у кого больше всех человеков.",
    ),
    minutes=(30, 75),
)

OPTIONS: Final = (
    Option(
        "fuel",
        say(en="Fuel limit", ru="Лимит топлива"),
        {
            "ruled": say(en="Pauses on turn 10", ru="Не растёт в 10-й ход"),
            "early_pause": say(en="Pauses on turn 6", ru="Не растёт в 6-й ход"),
        },
        "R-1",
        say(
            en="the turn on which the fuel limit does not grow: turn 10, or already turn 6",
            ru="в какой ход лимит топлива не растёт: в 10-й или уже в 6-й",
        ),
    ),
    Option(
        "rounding",
        say(en="Rounding prizes", ru="Округление наград"),
        {
            "10000": say(en="To tens of thousands", ru="До десятков тысяч"),
            "1000": say(en="To thousands", ru="До тысяч"),
            "1": say(en="To single humans", ru="До одного человека"),
        },
        "R-13",
        say(
            en="how far shares of mission prizes are rounded down",
            ru="до чего округляют вниз доли наград за задания",
        ),
    ),
    Option(
        "rewards",
        say(en="Rewards", ru="Награды"),
        {
            "after_battles": say(en="After all battles", ru="После всех боёв"),
            "city_by_city": say(en="City by city", ru="Город за городом"),
        },
        "R-18",
        say(
            en="rewards come after all battles, or each city's reward right after its battle",
            ru="награды после всех боёв или сразу после боя за каждый город",
        ),
    ),
    Option(
        "battle_effects",
        say(en="Battle effects", ru="Боевые эффекты"),
        {
            "after_dice": say(en="After the dice", ru="После броска"),
            "also_before": say(en="Also before the dice", ru="И до броска"),
        },
        "R-19",
        say(
            en="battle effects are used only after the dice, or boosts and cancellations also before them",
            ru="боевые эффекты применяют только после броска или усиления и глушение — также до него",
        ),
    ),
    Option(
        "compensations",
        say(en="Compensations", ru="Компенсации"),
        {
            "from_next_turn": say(en="From the next turn", ru="Начиная со следующего хода"),
            "next_turn_only": say(en="Next turn only", ru="Только в следующий ход"),
        },
        "R-20",
        say(
            en="compensations can be used from the next turn on, or on the next turn only",
            ru="компенсации можно использовать начиная со следующего хода или только в следующий ход",
        ),
    ),
    Option(
        "claim",
        say(en="Trophy claim", ru="Притязание на трофей"),
        {
            "trophy": say(en="Takes the card", ru="Забирает карту"),
            "whole_city": say(en="Takes the whole city", ru="Забирает весь город"),
        },
        "R-25",
        say(
            en="a trophy claim takes only the card, or the whole city, and the winner gets no reward",
            ru="притязание забирает только карту города или весь город, и победитель остаётся без награды",
        ),
    ),
    Option(
        "redraw",
        say(en="Redrawing stations", ru="Пересдача станций"),
        {
            "repeated": say(en="Any number of times", ru="Сколько угодно раз"),
            "once": say(en="Once a turn", ru="Раз за ход"),
        },
        "R-26",
        say(
            en="two drawn stations may be redrawn as often as they come up, or once a turn",
            ru="пересдавать две станции можно, сколько бы раз они ни пришли, или один раз за ход",
        ),
    ),
    Option(
        "tie",
        say(en="Ties", ru="При равенстве"),
        {
            "shared": say(en="The win is shared", ru="Победа общая"),
            "trophies": say(en="More trophies win", ru="Решают трофеи"),
        },
        "R-33",
        say(
            en="in a tie the win is shared, or the number of trophies decides",
            ru="при равенстве победа общая или решает число трофеев",
        ),
    ),
    Option(
        "borrowing",
        say(en="Loans", ru="Кредиты"),
        {
            "before_buying": say(en="Before buying", ru="До покупок"),
            "after_buying": say(en="After buying", ru="После покупок"),
        },
        "R-40",
        say(
            en="loans are taken and repaid before the purchases of a turn, or after them",
            ru="кредиты берут и возвращают до покупок хода или после них",
        ),
    ),
)
