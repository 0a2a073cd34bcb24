"""Nothing is made nor lost, from the first draw of a game to its last choice, with captains and without."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes as cards
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import LEVELS
from tests.games.admiral.conservation import Watch, check
from tests.games.admiral.random_games import NARROWS, Game, Pick, aimless, moments, quarrelsome
from tests.games.admiral.scene import CAPTAINS
from tests.games.admiral.whole_scenarios import SCENARIO

GAMES = [
    Game(scenario, level, captains)
    for (id, players), scenario in SCENARIO.items()
    for level in LEVELS
    for captains in (None, CAPTAINS.agreed(id, players))
]
OTHERWISE = [
    Game(SCENARIO["duel", 2], "captain", 4, fireships="on", resign="on", both_broadsides="off"),
    Game(SCENARIO["gold_run", 3], "basic", 3, fireships="on", resign="on", windless="on"),
    Game(SCENARIO["gold_run", 4], "admiral", 1, fireships="on", initiative="dice"),
    Game(SCENARIO["fleet_battle", 4], "admiral", 4, fireships="on", resign="on", target_coastal="on"),
]
NARROW = [
    Game(NARROWS, level, captains, mines="on", fireships="on", resign="on", initiative=initiative)
    for level, captains, initiative in [("basic", 2, "gauge"), ("captain", 3, "dice"), ("admiral", 2, "fixed")]
]

DEEDS = [
    notes.GOLD_SHARED,
    notes.BEATEN_OFF,
    notes.STORM_BEATEN,
    notes.REPAIRED,
    notes.FORT_REPAIRED,
    notes.LOADED,
    notes.BANKED,
    notes.BURNS,
    cards.LANDED,
    cards.CAME_ABOARD,
    cards.WENT_OVER,
    cards.CARD_SAVED,
    cards.ANSWERS,
]
LOSSES = [
    notes.SUNK,
    notes.FLOTSAM,
    notes.CAPTURED,
    notes.FORT_TAKEN,
    notes.STORM_ROLL,
    notes.MINE_HIT,
    notes.RESIGNS,
    notes.OUT,
    notes.FORT_PASSES,
    notes.VICTORY,
    cards.CARD_LOST,
]


def play_and_check(game: Game, seed: int, pick: Pick) -> Counter[int]:
    """How often everything was noted."""
    watch: Watch | None = None
    for t in moments(game, seed, pick):
        check(t)
        watch = watch or Watch(t)
        watch.look(t)
    assert t.journal is not None
    return Counter(note.kind for note in t.journal.notes)


@pytest.mark.rule("AD-3.10", "AD-6.19", "AD-16.5", "AD-16.9")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_made_nor_lost(game: Game) -> None:
    seen = play_and_check(game, 1, aimless)
    assert seen[notes.RESULT] == game.scenario.seats


@pytest.mark.rule("AD-3.10", "AD-6.19", "AD-16.5", "AD-16.9")
@pytest.mark.parametrize("game", GAMES + OTHERWISE, ids=lambda game: game.name)
def test_nothing_is_made_nor_lost_in_battle(game: Game) -> None:
    seen = play_and_check(game, 2, quarrelsome)
    assert seen[notes.RESULT] == game.scenario.seats


@pytest.mark.rule("AD-3.10", "AD-16.9", "AD-21.6")
def test_nothing_is_made_nor_lost_whatever_happens() -> None:
    """In narrows with mines and an alliance; and all of it does happen there."""
    seen: Counter[int] = Counter()
    for game in NARROW:
        for seed in range(30):
            seen += play_and_check(game, seed, quarrelsome)
    assert [kind for kind in DEEDS + LOSSES if seen[kind] == 0] == []
