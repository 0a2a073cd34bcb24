"""Keyflower for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="Settlers arrive by boat, and your workers are everything at once: money for auctions, hands "
        "for work, and perhaps points at the end. Outbid your neighbours, or let them work for you. "
        "Four seasons; the best village wins.",
        ru="Поселенцы прибывают на кораблях, и ваши работники — это всё сразу: деньги на аукционе, рабочие"
        " руки, а под конец и очки. Перебивайте ставки или пусть соседи работают на вас. Четыре "
        "сезона; побеждает лучшая деревня.",
    ),
    minutes=(60, 120),
)

OPTIONS: Final = (
    Option(
        "extra_worker",
        say(en="Additional worker", ru="Добавочный работник"),
        {
            "screen": say(en="Only from behind the screen", ru="Только из-за ширмы"),
            "screen_or_group": say(en="Or a whole losing bid", ru="Или целая проигрышная ставка"),
        },
        "R-KF-4",
        say(
            en="the additional worker comes from behind the screen, or a whole losing bid may be given instead",
            ru="добавочного работника берут только из-за ширмы или вместо него можно отдать целую проигрышную ставку",
        ),
    ),
    Option(
        "boat_3b_leftovers",
        say(en="Summer boat 3b", ru="Летний корабль 3б"),
        {
            "as_gold": say(en="Leftovers count as gold", ru="Остатки считаются золотом"),
            "no_points": say(en="Only real gold counts", ru="Считается только золото"),
        },
        "R-KF-16",
        say(
            en="with summer boat 3b every leftover resource counts as gold, or only real gold does",
            ru="с летним кораблём 3б очко приносит любой оставшийся ресурс или только золото",
        ),
    ),
    Option(
        "boat_4a",
        say(en="Summer boat 4a", ru="Летний корабль 4а"),
        {
            "village_tiles": say(en="At village tiles", ru="У плиток деревни"),
            "everywhere": say(en="At any auction tile", ru="У любых плиток аукциона"),
        },
        "R-KF-17",
        say(
            en="where counter-bids of summer boat 4a may be placed: at village tiles with a bid, or at any auction "
            "tile, used ones too",
            ru="где возможны встречные ставки летнего корабля 4а: у плиток деревни со ставками или у любых плиток "
            "аукциона, в том числе где только работали",
        ),
    ),
    Option(
        "known_stock",
        say(en="What is known of others' supplies", ru="Известное о чужих запасах"),
        {
            "hidden": say(en="You remember it", ru="Запоминайте сами"),
            "shown": say(en="The table shows it", ru="Показывает стол"),
        },
        "R-KF-26",
        say(
            en="whether the table shows what can be worked out about other players' screens",
            ru="показывать ли то, что можно вычислить о запасах за чужими ширмами",
        ),
    ),
)
