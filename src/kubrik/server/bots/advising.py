"""What happens in an adviser's worker: a search thinks for a seat, and gives its reasons."""

from __future__ import annotations

import secrets

from kubrik.analysis.advice import Reasons, reasons
from kubrik.bots.mcts import MctsBot
from kubrik.games.registry import game_named
from kubrik.server.bots.answering import TABLES, USUAL, Decision, house_bot


def advised(question: Decision) -> Reasons:
    """What a search as long as that bot's would choose for the seat, and why; it takes a second at most."""
    followed = TABLES.after(question.table, question.setup, question.lines)
    bot = house_bot(question.spec, followed.box.setup.game)
    iterations = bot.iterations if isinstance(bot, MctsBot) else 1
    study = game_named(followed.box.setup.game).study
    return reasons(followed.box, study, followed.table, question.seat, secrets.randbits(62), iterations, USUAL)
