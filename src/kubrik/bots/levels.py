"""The levels a player picks in a menu: the bot behind each, its title, and a sentence about it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.languages import Words, say


class Level(NamedTuple):
    bot: str  # as make_bot understands it
    title: Words
    about: Words


LADDER: Final = {
    "cadet": Level(
        "random",
        say(en="Cadet", ru="Юнга"),
        say(
            en="Does the first thing that comes to mind. For getting to know the rules.",
            ru="Делает первое, что придёт в голову. Для знакомства с правилами.",
        ),
    ),
    "mate": Level(
        "greedy",
        say(en="Mate", ru="Старпом"),
        say(
            en="Knows what is good right now and thinks no further. Once you know the rules.",
            ru="Знает, что хорошо прямо сейчас, а дальше не думает. Когда правила уже знакомы.",
        ),
    ),
    "captain": Level(
        "mcts:300",
        say(en="Captain", ru="Капитан"),
        say(
            en="Thinks ahead and guesses at what you hide. For an even fight.",
            ru="Думает наперёд и догадывается, что вы скрываете. Для равной борьбы.",
        ),
    ),
    "admiral": Level(
        "mcts:2000",
        say(en="Admiral", ru="Адмирал"),
        say(
            en="Thinks longest, up to three seconds per move. Beat it at least once.",
            ru="Думает дольше всех, до трёх секунд на решение. Победите его хоть раз.",
        ),
    ),
}
NAMES: Final = ", ".join(LADDER)
