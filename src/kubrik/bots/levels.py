"""The levels a player picks in a menu, weakest first: the bot behind each, its title, and a sentence about it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.languages import Words, say


class Level(NamedTuple):
    bot: str  # as make_bot understands it, in a game without a ladder of its own
    title: Words
    about: Words


LADDER: Final = {
    "cadet": Level(
        "greedy:6%",
        say(en="Cadet", ru="Юнга"),
        say(
            en="Looks no further than this choice, and often misjudges it. For a first game.",
            ru="Не видит дальше этого выбора и часто в нём ошибается. Для первой партии.",
        ),
    ),
    "sailor": Level(
        "greedy:3%",
        say(en="Sailor", ru="Матрос"),
        say(
            en="Looks no further than this choice, and misjudges it now and then. When you know the rules.",
            ru="Не видит дальше этого выбора и порой в нём ошибается. Когда правила уже знакомы.",
        ),
    ),
    "boatswain": Level(
        "greedy:1%",
        say(en="Boatswain", ru="Боцман"),
        say(
            en="Knows what is good right now, with a slip here and there. When you win now and then.",
            ru="Знает, что хорошо прямо сейчас, но бывает неточен. Когда вы уже иногда выигрываете.",
        ),
    ),
    "mate": Level(
        "greedy",
        say(en="Mate", ru="Старпом"),
        say(
            en="Knows what is good right now, and makes few mistakes. When you have a plan.",
            ru="Знает, что хорошо прямо сейчас, и редко ошибается. Когда у вас есть план.",
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
