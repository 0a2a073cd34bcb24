"""«Why can't I?», at every moment of random games."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import options, to_act
from kubrik.engine.texts import NotShown
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.socket.requests import MOST_CLOSED, closed
from tests.server.table.tables import EVERY, NAMES

MOMENTS = 150
LOOKS = 30  # how often in a game all choices of the catalogue are looked at


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_what_is_closed_is_told_in_words_and_with_a_clause(setup: Setup) -> None:
    game, luck, told = LiveGame(box_of(setup), []), Rng(5), 0
    game.draw()
    for _ in range(MOMENTS):
        if game.table.over:
            break
        seat = to_act(game.table)[0]
        found = closed(game, seat, NAMES, "en", "")
        assert len(found) <= MOST_CLOSED
        assert all(one.label and one.clause for one in found)
        told += len(found)
        offer = options(game.table, seat)
        assert closed(game, seat, NAMES, "en", offer[0].name) == []
        game.choose(seat, offer[luck.below(len(offer))].name)
    assert told > 0


def test_one_choice_is_closed_by_its_clause_though_there_are_no_words_for_it() -> None:
    setup = next(setup for setup in EVERY if setup.game == "keyflower")
    game = LiveGame(box_of(setup), [])
    game.draw()
    seat = to_act(game.table)[0]
    named = [c.name for c in game.box.catalogue.choices if c not in options(game.table, seat)]
    assert any(closed(game, seat, NAMES, "ru", name) for name in named)


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_whatever_is_not_on_offer_either_has_words_or_is_not_shown(setup: Setup) -> None:
    game, luck, silent = LiveGame(box_of(setup), []), Rng(7), 0
    game.draw()
    for moment in range(MOMENTS):
        if game.table.over:
            break
        seat = to_act(game.table)[0]
        offer = [choice.name for choice in options(game.table, seat)]
        if moment % (MOMENTS // LOOKS) == 0:
            without = without_words(game, seat)
            assert without.isdisjoint(offer)
            silent += len(without)
        game.choose(seat, offer[luck.below(len(offer))])
    assert silent > 0


def without_words(game: LiveGame, seat: int) -> set[str]:
    """The choices that are about something the seat is not shown; all others have words."""
    view, found = game.box.view(game.table, seat), set()
    for choice in game.box.catalogue.choices:
        try:
            assert game.box.texts.label(view, choice.name, NAMES, "ru"), choice.name
        except NotShown:
            found.add(choice.name)
    return found
