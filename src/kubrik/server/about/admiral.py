"""Admiral in the lobby."""

from __future__ import annotations

from typing import Final

from kubrik.server.about.words import OFF_ON, About, Choosing, Titled, say

ADMIRAL: Final = About(
    about=say(
        "Sailing ships, eight winds and not quite enough guns. Catch the wind, bring your broadside to bear, board, "
        "storm forts or run for the gold. From a duel of twenty minutes to a great battle of four fleets.",
        "Парусные корабли, восемь ветров и вечная нехватка пушек. Ловите ветер, разворачивайтесь бортом, берите на "
        "абордаж, штурмуйте форты, уходите с золотом. От дуэли на двадцать минут до сражения четырёх эскадр.",
    ),
    minutes=(20, 90),
    expansions={
        "captain_cards": Titled(
            say("Captain Cards", "Карты капитанов"),
            say(
                "Some ships have a secret captain aboard, and nobody knows which until he is used.",
                "На некоторых кораблях есть тайный капитан, и кто он, не знает никто, пока он себя не покажет.",
            ),
        ),
    },
    options={
        "scenario": Choosing(
            say("Scenario", "Сценарий"),
            {
                "by_players": say("By the number of players", "По числу игроков"),
                "duel": say("Duel in the strait", "Дуэль в проливе"),
                "gold_run": say("Treasures of the old pirate", "Сокровища старого пирата"),
                "fleet_battle": say("The sea in flames", "Море в огне"),
            },
        ),
        "level": Choosing(
            say("Level of the rules", "Уровень правил"),
            {
                "by_scenario": say("By the scenario", "По сценарию"),
                "basic": say("Basic", "Базовый"),
                "captain": say("Captain", "Капитан"),
                "admiral": say("Admiral", "Адмирал"),
            },
        ),
        "both_broadsides": Choosing(
            say("Both broadsides", "Оба борта"),
            {"by_level": say("By the level", "По уровню"), "on": say("Yes", "Да"), "off": say("No", "Нет")},
        ),
        "windless": Choosing(say("Without wind", "Без ветра"), OFF_ON),
        "initiative": Choosing(
            say("Order of turns", "Порядок ходов"),
            {
                "gauge": say("By the weather gauge", "По ветру"),
                "dice": say("By dice", "По кубику"),
                "fixed": say("By seats", "По местам"),
            },
        ),
        "fireships": Choosing(say("Fireships", "Брандеры"), OFF_ON),
        "mines": Choosing(say("Mines", "Мины"), OFF_ON),
        "resign": Choosing(say("Giving up", "Сдача"), OFF_ON),
        "captains": Choosing(
            say("Captains a player", "Капитанов у игрока"),
            {"by_scenario": say("By the scenario", "По сценарию")} | {n: say(n, n) for n in "01234"},
        ),
        "log_memory": Choosing(say("The journal remembers captains", "Журнал помнит капитанов"), OFF_ON),
        "after_answer": Choosing(
            say("A ship that Swift has answered", "Корабль, которому ответил Свифт"),
            {"goes_on": say("Goes on", "Продолжает ход"), "done": say("Is done", "Закончил ход")},
        ),
        "target_coastal": Choosing(say("Target helps the fort", "Таргет помогает форту"), OFF_ON),
        "ashore": Choosing(
            say("Captains ashore when their port is taken", "Капитаны на берегу, когда порт взят"),
            {"stay": say("Stay there", "Остаются там"), "lost": say("Are lost", "Выходят из игры")},
        ),
    },
)
