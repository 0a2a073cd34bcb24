"""«Why can't I?» is answered from what the seat knows: the same wherever the rest is dealt otherwise."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import options
from kubrik.engine.table import Table
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.socket.requests import closed
from kubrik.server.wire.messages import Closed
from tests.server.table.tables import EVERY, NAMES, others_answer

EACH = 3  # choices between two questions, more or less
GAMES = 2


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_what_is_closed_tells_no_secret(setup: Setup, game: int) -> None:
    live, luck, told = LiveGame(box_of(setup), []), Rng(20 + game), 0
    live.draw()
    while seats := live.asked():
        seat = seats[luck.below(len(seats))]
        offer = options(live.table, seat)
        if luck.below(EACH) == 0 and not others_answer(live.table, seat):
            told += check(live, seat, luck)
        live.choose(seat, offer[luck.below(len(offer))].name)
    assert told > 0


def check(live: LiveGame, seat: int, luck: Rng) -> int:
    true = live.table
    found = told(live, seat)
    assert all(one.label and one.clause for one in found)
    live.table = imagined(live, seat, luck)
    assert told(live, seat) == found
    live.table = true
    return len(found)


def imagined(live: LiveGame, seat: int, luck: Rng) -> Table:
    return live.box.mind.imagine(live.table, seat, luck)


def told(live: LiveGame, seat: int) -> list[Closed]:
    return [one for lang in ("en", "ru") for one in closed(live, seat, NAMES, lang, "")]
