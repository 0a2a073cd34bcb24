"""Small questions lead somewhere: in any game every answer can be completed, and nothing else is taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kubrik.engine.choices import Choice
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import choose, next_to_act, options, play
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.expansions.captain_cards.table.choices import LAND, TAKE_ABOARD, TURN_UP
from kubrik.games.admiral.rules.turns import TakeAction
from kubrik.games.admiral.table import choices
from kubrik.games.admiral.table.state import Admiral
from kubrik.testing.dump import dump
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.whole_scenarios import SCENARIO

MODULES = {"fireships": "on", "mines": "on", "resign": "on"}
GAMES = [
    Game(NARROWS, "basic", None, **MODULES),
    Game(NARROWS, "captain", 2, **MODULES),
    Game(NARROWS, "admiral", 3, target_coastal="on", **MODULES),
    Game(SCENARIO["gold_run", 3], "captain", 2),
    Game(SCENARIO["fleet_battle", 4], "admiral", 4),
]
IN_THIS_ORDER = [
    choices.MOVE,
    choices.TURN,
    choices.FIRE_AT,
    choices.FIRE_FORT,
    choices.BOARD_WITH,
    choices.STORM_WITH,
    choices.REPAIR,
    choices.LOAD,
    choices.BANK,
    LAND,
    TAKE_ABOARD,
    TURN_UP,
    choices.BURN,
    choices.END_TURN,
    choices.RESIGN,
]
EVERY = 3  # so many moments of a game apart it is looked at
LONGEST = 30  # entries of a menu: three ships, four captains, a fort and a few enemies


def looked_at(game: Game, seed: int) -> Iterator[tuple[Admiral, int]]:
    """Tables at which a turn is about to be taken, and by whom."""
    for i, t in enumerate(moments(game, seed, quarrelsome)):
        if i % EVERY == 0 and not t.over and isinstance(t.agenda[-1], TakeAction) and next_to_act(t) != CHANCE:
            yield t.clone(), next_to_act(t)


def whole_answers(t: Admiral, seat: int, so_far: list[str]) -> Iterator[list[str]]:
    """Every way to answer until the action is known. What can be answered in one way only is not asked."""
    offer = options(t, seat)
    assert offer, f"this leads nowhere: {so_far}"
    for choice in offer:
        after = t.clone()
        play(after, seat, choice)
        if after.turns == t.turns and after.answers and after.given[seat]:
            yield from whole_answers(after, seat, [*so_far, choice.name])
        else:
            yield [*so_far, choice.name]


def place(c: Choice) -> tuple[int, int, int]:
    return IN_THIS_ORDER.index(c.kind), c.a, c.b


@pytest.mark.rule("Q-1", "Q-2", "Q-3")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_entry_of_the_menu_can_be_completed(game: Game) -> None:
    seen = 0
    for t, seat in looked_at(game, seed=3):
        menu = options(t, seat)
        if not t.given[seat]:
            assert [place(c) for c in menu] == sorted({place(c) for c in menu})
            assert len(menu) <= LONGEST
            assert any(c.kind == choices.END_TURN for c in menu)
        found = [tuple(answers) for answers in whole_answers(t, seat, [])]
        assert len(found) == len(set(found))
        seen += 1
    assert seen > 4


@pytest.mark.rule("AD-6.7", "Q-1")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_not_listed_is_refused_and_changes_nothing(game: Game) -> None:
    t, seat = next(iter(looked_at(game, seed=4)))
    before, listed = dump(t), {c.name for c in options(t, seat)}
    refused = [c for c in t.rules.choices.catalogue.choices if c.name not in listed]
    for choice in refused:
        with pytest.raises(Illegal):
            choose(t, seat, choice)
    assert refused
    assert dump(t) == before
