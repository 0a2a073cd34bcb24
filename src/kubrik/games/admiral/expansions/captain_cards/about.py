"""Captain Cards for somebody who doesn't know them: what they are about, and their options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import OFF_ON, Option, Titled
from kubrik.engine.languages import alike, say
from kubrik.games.admiral.expansions.captain_cards.box.load import EXPANSION

ABOUT: Final = Titled(
    say(en="Captain Cards", ru="Карты капитанов"),
    say(
        en="Some ships have a secret captain aboard, and nobody knows which until he is used.",
        ru="На некоторых кораблях тайный капитан: кто он, никто не знает, пока вы им не воспользуетесь.",
    ),
)

OPTIONS: Final = (
    Option(
        "captains",
        say(en="Captains per player", ru="Капитанов у игрока"),
        {
            "by_scenario": say(en="By scenario", ru="По сценарию"),
            **{n: alike(n) for n in "01234"},
        },
        "R-25",
        say(
            en="how many captains each player has; by the scenario: two, or four in the fleet battle for two",
            ru="сколько капитанов у каждого игрока; по сценарию два, а в эскадренном бою вдвоём четыре",
        ),
        EXPANSION,
    ),
    Option(
        "log_memory",
        say(en="The journal remembers captains", ru="Журнал помнит капитанов"),
        OFF_ON,
        "R-9",
        say(
            en="whether the journal still names captains whose cards were turned down again",
            ru="называет ли журнал капитанов, чьи карты снова закрыты",
        ),
        EXPANSION,
    ),
    Option(
        "after_answer",
        say(en="A ship that Swift has fired on", ru="Корабль, по которому стрелял Свифт"),
        {
            "goes_on": say(en="Goes on", ru="Продолжает ход"),
            "done": say(en="Is done", ru="Заканчивает ход"),
        },
        "R-14",
        say(
            en="whether a ship that Swift has answered goes on in this turn, or is done for this turn",
            ru="продолжает ли ход корабль, которому ответил Свифт, или его ход на этом закончен",
        ),
        EXPANSION,
    ),
    Option(
        "target_coastal",
        say(en="Target helps the fort", ru="Таргет помогает форту"),
        OFF_ON,
        "R-2",
        say(
            en="whether Target helps the fort of the port his ship is in, at Admiral level",
            ru="помогает ли Таргет форту порта, где стоит его корабль, на уровне «Адмирал»",
        ),
        EXPANSION,
    ),
    Option(
        "ashore",
        say(en="Captains ashore when their port is captured", ru="Капитаны на берегу, когда порт захвачен"),
        {
            "stay": say(en="Stay ashore", ru="Остаются на берегу"),
            "lost": say(en="Are out of the game", ru="Выходят из игры"),
        },
        "R-32",
        say(
            en="what becomes of captains ashore when an enemy takes their port",
            ru="что происходит с капитанами на берегу, когда их порт берёт соперник",
        ),
        EXPANSION,
    ),
)
