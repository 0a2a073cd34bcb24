"""How bots behave in whole games: people play against them."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.bots.registry import make_bot
from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.play import advance
from kubrik.engine.table import Table
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.registry import game_named
from kubrik.sim.match import play_with

DUEL = Setup(game="admiral", seats=2, expansions=("captain_cards",))


@pytest.mark.once
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bot", ["greedy", "mcts:10"])
def test_who_can_win_by_a_fight_alone_fights_and_shows_no_captain_without_need(bot: str, seed: int) -> None:
    """Minds that had only learned from results kept away from each other until the last round."""
    box = game_named("admiral").box(DUEL)
    t, kinds = box.table(seed), Counter[str]()

    def count(t: Table, seat: int, choice: Choice) -> None:
        kinds[choice.name.split(" of ")[0].split()[0]] += 1
        assert not choice.name.startswith(("turn up card", "leave up card"))

    advance(t)
    play_with(box, t, [make_bot(bot, seed), make_bot(bot, seed + 10)], count)
    assert isinstance(t, Admiral)
    assert kinds["fire"] > 0
    assert t.round < t.rules.scenario.rounds
