"""Captain Cards for somebody who doesn't know them: what they are about, and their options."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import OFF_ON, Option, Titled
from kubrik.engine.languages import alike, say
from kubrik.games.admiral.expansions.captain_cards.box.load import EXPANSION

ABOUT: Final = Titled(
    say(en="Captain Cards", ru="Карты капитанов"),
    say(
        en="Some ships have a secret captain aboard, and nobody knows who he is until he is used.",
        ru="На некоторых кораблях есть тайный капитан, и никто не знает, кто он, пока его не используют.",
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
            en="how many captains each player has; by scenario two, or four in the two-player fleet battle",
            ru="сколько капитанов у каждого игрока; по сценарию два, а в битве флотов вдвоём четыре",
        ),
        EXPANSION,
    ),
    Option(
        "log_memory",
        say(en="The journal remembers captains", ru="Журнал помнит капитанов"),
        OFF_ON,
        "R-9",
        say(
            en="whether the journal still names captains whose cards were turned face down again",
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
            en="whether a ship that Swift has fired on first may go on this turn, or is done for it",
            ru="продолжает ли ход корабль, по которому Свифт выстрелил на опережение, или на этом его ход закончен",
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
            en="what happens to captains ashore when an enemy captures their port",
            ru="что происходит с капитанами на берегу, когда их порт захватывает соперник",
        ),
        EXPANSION,
    ),
)
