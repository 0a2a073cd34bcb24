"""Files of weights: what is wrong with one is said, and who judges where none fits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kubrik.engine.game import Setup
from kubrik.engine.learned import LearnedMind
from kubrik.games.common.files.weights import WeightsError, knows, mind_for, read, taught, weights_in
from kubrik.games.registry import GAMES, game_named

HUMANS = "kubrik.games.humans"
MOST = 2_000_000  # bytes of all files together, in the wheel


def good() -> dict[str, Any]:
    made = {"command": "by hand", "games": 0, "seed": 1, "players": "nobody", "bits": []}
    thinking = {"cut": 4, "curiosity": 0.3, "width": 1000.0, "at_once": 0.0}
    return {
        "game": "humans", "tables": ["2"], "made": made, "thinking": thinking, "sharpness": [1.0] * 30,
        "thresholds": [0.0], "shares": [1.0], "features": {"balance": [1.0, 0.0]},
    }  # fmt: skip


def text_of(**changed: object) -> bytes:
    return json.dumps({**good(), **changed}).encode()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"{", "truncated"),
        (text_of(sharpnes=[]), "unknown field `sharpnes`"),
        (text_of(features={"balance": [1.0]}), "one for each of 1 units"),
        (text_of(thresholds=[]), "one for each of 1 units"),
        (text_of(shares=["much"]), r"Expected `float`, got `str` - at `\$.shares\[0\]`"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: bytes, said: str) -> None:
    with pytest.raises(WeightsError, match=said):
        read(text, "two.json")


def test_weights_of_a_game_with_other_phases_are_not_used() -> None:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    with pytest.raises(WeightsError, match="2 phases, but the game has 30: train anew"):
        taught(box.mind.teacher(), read(text_of(sharpness=[1.0, 1.0]), "two.json"))


def test_what_the_weights_do_not_know_counts_nothing() -> None:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    mind = taught(box.mind.teacher(), read(text_of(), "two.json"))
    features = box.mind.features()
    assert features is not None
    assert [name for name, weight in zip(features.names, mind.opinion.plain) if weight] == ["balance"]


def test_a_box_with_an_unknown_part_is_judged_by_hand() -> None:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    assert not knows(read(text_of(), "two.json"), box.mind.features())


def test_a_kind_of_table_that_nobody_trained_for_is_judged_by_hand() -> None:
    teacher = game_named("humans").box(Setup(game="humans", seats=2)).mind.teacher()
    assert mind_for(HUMANS, teacher, "nineteen") is teacher


def test_all_weights_together_are_small() -> None:
    folder = Path(str(weights_in.__wrapped__.__code__.co_filename)).parents[2]
    assert sum(file.stat().st_size for file in folder.glob("*/mind/data/*.json")) < MOST


@pytest.mark.parametrize("game", GAMES)
def test_minds_have_learned_for_two(game: str) -> None:
    expansions = game_named(game).expansions
    for chosen in {(), expansions}:
        box = game_named(game).box(Setup(game=game, seats=2, expansions=chosen))
        assert isinstance(box.mind, LearnedMind)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_minds_of_humans_have_learned_for_more(seats: int) -> None:
    assert isinstance(game_named("humans").box(Setup(game="humans", seats=seats)).mind, LearnedMind)


def test_a_scenario_that_nobody_trained_for_is_judged_by_hand() -> None:
    box = game_named("admiral").box(Setup(game="admiral", seats=2, options={"scenario": "gold_run"}))
    assert box.mind is box.mind.teacher()


@pytest.mark.parametrize("game", GAMES)
def test_weights_say_where_they_come_from(game: str) -> None:
    for weights in weights_in(f"kubrik.games.{game}"):
        assert weights.made.command.startswith("python -m training ")
        assert weights.made.games > 0
        assert weights.made.strength
