"""Admiral for somebody who doesn't know it: what it is about, and its options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import OFF_ON, About, Option
from kubrik.engine.languages import say

ABOUT: Final = About(
    about=say(
        en="Sailing ships, eight winds and not quite enough guns. Catch the wind, bring your broadside "
        "to bear, board, assault forts or run for the gold. From a duel of twenty minutes to a great "
        "battle of four fleets.",
        ru="Парусные корабли, восемь ветров и вечная нехватка пушек. Ловите ветер, разворачивайтесь "
        "бортом, берите на абордаж, штурмуйте форты, уходите с золотом. От дуэли на двадцать минут до"
        " сражения четырёх флотов.",
    ),
    minutes=(20, 90),
)

OPTIONS: Final = (
    Option(
        "scenario",
        say(en="Scenario", ru="Сценарий"),
        {
            "by_players": say(en="By number of players", ru="По числу игроков"),
            "duel": say(en="Duel in the strait", ru="Дуэль в проливе"),
            "gold_run": say(en="Treasures of the old pirate", ru="Сокровища старого пирата"),
            "fleet_battle": say(en="The sea in flames", ru="Море в огне"),
        },
        "AD-5.1",
        say(
            en="the scenario: a duel for two, a gold run for two to four, a fleet battle for two or four; "
            "by players: the duel for two, otherwise the gold run",
            ru="сценарий: дуэль для двоих, гонка за золотом для 2–4, эскадренный бой для двоих или четверых;"
            " по числу игроков: вдвоём дуэль, иначе гонка",
        ),
        first="duel",
    ),
    Option(
        "level",
        say(en="Rules level", ru="Уровень правил"),
        {
            "by_scenario": say(en="By scenario", ru="По сценарию"),
            "basic": say(en="Basic", ru="Базовый"),
            "captain": say(en="Captain", ru="Капитан"),
            "admiral": say(en="Admiral", ru="Адмирал"),
        },
        "AD-19.1",
        say(
            en="basic, captain (turning under way, storms, damage slows) or admiral (facing, bow and stern guns)",
            ru="базовый, капитан (повороты на ходу, бури, урон замедляет), адмирал (нос, курсовые и ретирадные пушки)",
        ),
        first="basic",
    ),
    Option(
        "both_broadsides",
        say(en="Both broadsides", ru="Оба борта"),
        {
            "by_level": say(en="By level", ru="По уровню"),
            "on": say(en="Yes", ru="Да"),
            "off": say(en="No", ru="Нет"),
        },
        "AD-19.3",
        say(
            en="whether a ship may fire both broadsides in a round; by level: not at Basic level",
            ru="можно ли за раунд стрелять с обоих бортов; по уровню: кроме базового",
        ),
    ),
    Option(
        "windless",
        say(en="No wind", ru="Без ветра"),
        OFF_ON,
        "AD-19.4",
        say(
            en="playing without the vane: the wind is always fresh and slows nobody",
            ru="игра без флюгера: ветер всегда свежий и никому не мешает",
        ),
    ),
    Option(
        "initiative",
        say(en="Turn order", ru="Очерёдность"),
        {
            "gauge": say(en="By the wind", ru="По ветру"),
            "dice": say(en="By die roll", ru="По кубику"),
            "fixed": say(en="By seat", ru="По местам"),
        },
        "AD-19.5",
        say(
            en="turn order: by the weather gauge, by dice or by seats",
            ru="очерёдность: по наветренному положению, по кубику или по местам",
        ),
    ),
    Option(
        "fireships",
        say(en="Fireships", ru="Брандеры"),
        OFF_ON,
        "AD-21.1",
        say(en="whether brigs may be burnt next to an enemy", ru="можно ли поджигать бриги рядом с соперником"),
    ),
    Option(
        "mines",
        say(en="Mines", ru="Мины"),
        OFF_ON,
        "AD-21.3",
        say(
            en="whether the mines of a scenario are laid out (our own scenarios have none)",
            ru="выкладываются ли мины сценария (в наших сценариях их нет)",
        ),
    ),
    Option(
        "resign",
        say(en="Resigning", ru="Сдача"),
        OFF_ON,
        "AD-22.6",
        say(en="whether players may resign on their turn", ru="можно ли сдаться в свой ход"),
    ),
)
