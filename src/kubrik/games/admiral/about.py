"""Admiral for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import OFF_ON, About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="Sailing ships, eight winds and not quite enough guns. Catch the wind, bring your broadside "
        "to bear, board, storm forts or run for the gold. From a duel of twenty minutes to a great "
        "battle of four fleets.",
        ru="Парусные корабли, восемь ветров и вечная нехватка пушек. Ловите ветер, разворачивайтесь "
        "бортом, берите на абордаж, штурмуйте форты, уходите с золотом. От дуэли на двадцать минут до"
        " сражения четырёх эскадр.",
    ),
    minutes=(20, 90),
)

OPTIONS: Final = (
    Option(
        "scenario",
        say(en="Scenario", ru="Сценарий"),
        {
            "by_players": say(en="By the number of players", ru="По числу игроков"),
            "duel": say(en="Duel in the strait", ru="Дуэль в проливе"),
            "gold_run": say(en="Treasures of the old pirate", ru="Сокровища старого пирата"),
            "fleet_battle": say(en="The sea in flames", ru="Море в огне"),
        },
        "AD-5.1",
        say(
            en="what is sailed: a duel of two, a gold run for two to four, a fleet battle for two or four; "
            "by players: the duel for two, else the gold run",
            ru="сценарий: дуэль для двоих, гонка за золотом для 2–4, эскадренный бой для двоих или четверых;"
            " по числу игроков: вдвоём дуэль, иначе гонка",
        ),
    ),
    Option(
        "level",
        say(en="Level of the rules", ru="Уровень правил"),
        {
            "by_scenario": say(en="By the scenario", ru="По сценарию"),
            "basic": say(en="Basic", ru="Базовый"),
            "captain": say(en="Captain", ru="Капитан"),
            "admiral": say(en="Admiral", ru="Адмирал"),
        },
        "AD-19.1",
        say(
            en="basic, captain (turning under way, storms, damage slows) or admiral (facing, bow and stern guns)",
            ru="базовый, капитан (повороты на ходу, бури, повреждения замедляют) или адмирал (курс, носовые орудия)",
        ),
    ),
    Option(
        "both_broadsides",
        say(en="Both broadsides", ru="Оба борта"),
        {
            "by_level": say(en="By the level", ru="По уровню"),
            "on": say(en="Yes", ru="Да"),
            "off": say(en="No", ru="Нет"),
        },
        "AD-19.3",
        say(
            en="whether a ship may fire to both sides in a round; by level: not at basic level",
            ru="можно ли за ход стрелять с обоих бортов; по уровню: кроме базового",
        ),
    ),
    Option(
        "windless",
        say(en="Without wind", ru="Без ветра"),
        OFF_ON,
        "AD-19.4",
        say(
            en="whether you play without a vane, in a fresh wind from nowhere",
            ru="игра без флюгера: ветер всегда свежий и никому не мешает",
        ),
    ),
    Option(
        "initiative",
        say(en="Order of turns", ru="Порядок ходов"),
        {
            "gauge": say(en="By the weather gauge", ru="По ветру"),
            "dice": say(en="By dice", ru="По кубику"),
            "fixed": say(en="By seats", ru="По местам"),
        },
        "AD-19.5",
        say(
            en="the order of turns: by the weather gauge, by dice, or by seats",
            ru="порядок ходов: по наветренному положению, по кубику или по местам",
        ),
    ),
    Option(
        "fireships",
        say(en="Fireships", ru="Брандеры"),
        OFF_ON,
        "AD-21.1",
        say(en="whether brigs may be burnt beside an enemy", ru="можно ли поджигать бриги рядом с врагом"),
    ),
    Option(
        "mines",
        say(en="Mines", ru="Мины"),
        OFF_ON,
        "AD-21.3",
        say(
            en="whether the mines of a scenario are laid out (those of the house have none)",
            ru="выкладываются ли мины сценария (в наших сценариях их нет)",
        ),
    ),
    Option(
        "resign",
        say(en="Giving up", ru="Сдача"),
        OFF_ON,
        "AD-22.6",
        say(en="whether a turn offers to give up", ru="можно ли сдаться в свой ход"),
    ),
)
