"""Tremble, Humans! for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="You lead an alien fleet, and Earth is full of cities worth a fortune. Plan your raids in "
        "secret, guess whom you will meet, fight or slip away. Ten turns; whoever catches the most "
        "humans wins.",
        ru="Вы ведёте флот пришельцев, а на Земле полно городов, за которые дорого дадут. Планируйте "
        "налёты втайне, угадывайте, с кем столкнётесь, деритесь или уходите. Десять ходов; побеждает "
        "поймавший больше человеков.",
    ),
    minutes=(30, 75),
)

OPTIONS: Final = (
    Option(
        "fuel",
        say(en="Fuel", ru="Топливо"),
        {
            "ruled": say(en="Pauses at turn 10", ru="Пауза на 10-м ходу"),
            "early_pause": say(en="Pauses at turn 6", ru="Пауза на 6-м ходу"),
        },
        "R-1",
        say(
            en="where the growth of the fuel limit pauses: at turn 10, or already at turn 6",
            ru="когда лимит топлива перестаёт расти: на 10-м ходу или уже на 6-м",
        ),
    ),
    Option(
        "rounding",
        say(en="Rounding of prizes", ru="Округление наград"),
        {
            "10000": say(en="To ten thousands", ru="До десятков тысяч"),
            "1000": say(en="To thousands", ru="До тысяч"),
            "1": say(en="To a single human", ru="До одного человека"),
        },
        "R-13",
        say(
            en="to which step shares of mission prizes are rounded down",
            ru="до какого шага округляются вниз доли наград за задания",
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
            en="rewards after all battles, or each city's battle and reward before the next city",
            ru="награды после всех боёв или бой и награда города за городом",
        ),
    ),
    Option(
        "battle_effects",
        say(en="Battle effects", ru="Боевые эффекты"),
        {
            "after_dice": say(en="After the dice", ru="После броска"),
            "also_before": say(en="Before the dice too", ru="И до броска"),
        },
        "R-19",
        say(
            en="battle effects only after the dice, or boosts and cancellations also before them",
            ru="боевые эффекты только после броска или усиления и глушение также до него",
        ),
    ),
    Option(
        "compensations",
        say(en="Compensations", ru="Компенсации"),
        {
            "from_next_turn": say(en="From the next turn on", ru="Начиная со следующего хода"),
            "next_turn_only": say(en="In the next turn only", ru="Только на следующем ходу"),
        },
        "R-20",
        say(
            en="compensations usable from the next turn on, or in the next turn only",
            ru="компенсации действуют начиная со следующего хода или только на следующем ходу",
        ),
    ),
    Option(
        "claim",
        say(en="Trophy claim", ru="Претензия на трофей"),
        {
            "trophy": say(en="Takes the card", ru="Забирает карту"),
            "whole_city": say(en="Takes the whole city", ru="Забирает весь город"),
        },
        "R-25",
        say(
            en="a trophy claim takes the card only, or the whole city so that the winner gets no reward",
            ru="претензия забирает только карту города или весь город, и победитель остаётся без награды",
        ),
    ),
    Option(
        "redraw",
        say(en="Redrawing stations", ru="Замена станций"),
        {
            "repeated": say(en="Again and again", ru="Сколько угодно раз"),
            "once": say(en="Once a turn", ru="Раз за ход"),
        },
        "R-26",
        say(
            en="two stations may be redrawn as long as stations come, or once a turn",
            ru="две станции можно менять, пока приходят станции, или один раз за ход",
        ),
    ),
    Option(
        "tie",
        say(en="Equal results", ru="При равенстве"),
        {
            "shared": say(en="The victory is shared", ru="Победа общая"),
            "trophies": say(en="More trophies win", ru="Решают трофеи"),
        },
        "R-33",
        say(
            en="equal results share the victory, or more trophies decide",
            ru="при равенстве победа общая или решает число трофеев",
        ),
    ),
    Option(
        "borrowing",
        say(en="Credits", ru="Кредиты"),
        {
            "before_buying": say(en="Before the purchases", ru="До покупок"),
            "after_buying": say(en="After the purchases", ru="После покупок"),
        },
        "R-40",
        say(
            en="credits are taken and given back before the purchases of a turn, or after them",
            ru="кредиты берут и возвращают до покупок хода или после них",
        ),
    ),
)
