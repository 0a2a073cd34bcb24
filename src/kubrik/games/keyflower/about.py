"""Keyflower for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="Settlers arrive by boat, and your workers are everything at once: money for auctions, hands "
        "for work, and at the end perhaps points. Outbid your neighbours, or let them work for you. "
        "Four seasons; the best village wins.",
        ru="Поселенцы прибывают на кораблях, и ваши работники — это всё сразу: деньги на торгах, рабочие"
        " руки, а под конец и очки. Перебивайте ставки или пусть соседи работают на вас. Четыре "
        "сезона; побеждает лучшая деревня.",
    ),
    minutes=(60, 120),
)

OPTIONS: Final = (
    Option(
        "extra_worker",
        say(en="The worker given up", ru="Добавочный работник"),
        {
            "screen": say(en="From behind the screen", ru="Только из-за экрана"),
            "screen_or_group": say(en="Or a whole losing group", ru="Или целая проигрышная ставка"),
        },
        "R-KF-4",
        say(
            en="a worker given up beside a use comes from behind the screen, or a whole losing group may go instead",
            ru="добавочного работника берут только из-за экрана или вместо него можно отдать целую проигрышную ставку",
        ),
    ),
    Option(
        "boat_3b_leftovers",
        say(en="Summer boat 3b", ru="Летний корабль 3b"),
        {
            "as_gold": say(en="Leftovers count as gold", ru="Остатки считаются золотом"),
            "no_points": say(en="Only real gold counts", ru="Считается только золото"),
        },
        "R-KF-16",
        say(
            en="with summer boat 3b every resource left over counts as gold, or only real gold does",
            ru="с летним кораблём 3b очко приносит любой оставшийся ресурс или только золото",
        ),
    ),
    Option(
        "boat_4a",
        say(en="Summer boat 4a", ru="Летний корабль 4a"),
        {
            "village_tiles": say(en="At village tiles", ru="У плиток деревни"),
            "everywhere": say(en="At any auction tile", ru="У любых лотов"),
        },
        "R-KF-17",
        say(
            en="counter-bids of summer boat 4a at village tiles that are bid for, or at any auction tile, "
            "used ones too",
            ru="встречные ставки летнего корабля 4a: против ставок на плитки деревни или у любых лотов",
        ),
    ),
    Option(
        "known_stock",
        say(en="What is known of others' stock", ru="Известное о чужих запасах"),
        {
            "hidden": say(en="You remember it", ru="Запоминайте сами"),
            "shown": say(en="The table shows it", ru="Показывает стол"),
        },
        "R-KF-26",
        say(
            en="whether the table shows what follows from open play about others' screens",
            ru="показывать ли то, что следует из открытой игры о запасах за чужими экранами",
        ),
    ),
)
