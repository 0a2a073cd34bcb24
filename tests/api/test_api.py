"""`import kubrik`: all that a page of documentation promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kubrik
from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.engine.table import CHANCE, Entry
from kubrik.games.registry import game_named


def played(seed: int = 1) -> kubrik.Table:
    """A table of Tremble, Humans! after twenty random choices."""
    table, bot = kubrik.table("humans", seats=2, seed=seed), kubrik.bot("random", seed=2)
    for _ in range(20):
        seat = table.to_act[0]
        table.choose(seat, bot.choose(table.chair(seat)))
    return table


def test_everything_named_is_there() -> None:
    assert {name for name in kubrik.__all__ if getattr(kubrik, name)} == set(kubrik.__all__)
    assert set(kubrik.__all__) < set(dir(kubrik))


def test_a_name_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match="there is: Bot"):
        kubrik.tabel  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_loads_no_rules() -> None:
    code = "import kubrik, sys; print(sorted(m for m in sys.modules if m.startswith('kubrik.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_same_seed_deals_the_same_table() -> None:
    assert played(7).view(0) == played(7).view(0)
    assert played(7).view(0) != played(8).view(0)


def test_who_acts_is_asked_something_with_a_clause() -> None:
    table = kubrik.table("keyflower", seats=3, seed=1, expansions=["key_celeste"])
    seat = table.to_act[0]
    assert table.question(seat).clause in parse_rulebook(game_named("keyflower").rulebook("en")).clauses
    assert table.prompt(seat)
    assert all(table.label(seat, option, "ru") for option in table.options(seat))


def test_who_does_not_act_has_no_options_and_no_question() -> None:
    table = kubrik.table("keyflower", seats=3, seed=1)
    idle = next(seat for seat in range(3) if seat not in table.to_act)
    assert table.options(idle) == []
    with pytest.raises(ValueError, match="is not asked now"):
        table.question(idle)


def test_a_choice_that_is_not_open_changes_nothing() -> None:
    table = played()
    before = table.view(0)
    with pytest.raises(kubrik.Illegal):
        table.choose(table.to_act[0], "no such choice")
    assert table.view(0) == before


def test_a_choice_can_be_taken_back_once_nothing_was_shown() -> None:
    table = kubrik.table("admiral", seats=2, seed=1)
    seat = table.to_act[0]
    before = table.view(seat)
    table.choose(seat, table.options(seat)[0])
    assert table.can_undo(seat)
    table.undo(seat)
    assert table.view(seat) == before
    with pytest.raises(ValueError, match="nothing to take back"):
        table.undo(seat)


def test_an_imagined_position_looks_the_same_to_its_seat_and_is_played_apart() -> None:
    table = played()
    seat = table.to_act[0]
    imagined = table.imagine(seat, seed=3)
    assert imagined.view(seat) == table.view(seat)
    imagined.choose(seat, imagined.options(seat)[0])
    assert table.to_act[0] == seat


def test_a_copy_is_played_apart() -> None:
    table = played()
    copy, before = table.copy(), table.view(None)
    copy.choose(copy.to_act[0], copy.options(copy.to_act[0])[0])
    assert table.view(None) == before


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    table = played()
    table.save(tmp_path / "game.jsonl")
    loaded = kubrik.load(tmp_path / "game.jsonl", seed=5)
    assert loaded.view(0) == table.view(0)
    assert loaded.journal(0) == table.journal(0)


def test_a_finished_game_has_ranks() -> None:
    table = played()
    assert table.ranks == ()
    bot = kubrik.bot("random", seed=9)
    while not table.over:
        table.choose(table.to_act[0], bot.choose(table.chair(table.to_act[0])))
    assert min(table.ranks) == 1
    assert table.ranks[table.scores.index(max(table.scores))] == 1


def test_many_games_are_added_up_by_bot() -> None:
    summary = kubrik.simulate("humans", ["greedy", "random"], games=4, seed=1)
    assert summary.by_bot.games == 4
    assert summary.by_bot.wins[0] > summary.by_bot.wins[1]


def test_options_and_expansions_are_said_by_name() -> None:
    assert kubrik.table("admiral", seed=1, level="admiral").box.setup.options == {"level": "admiral"}
    with pytest.raises(kubrik.SetupError, match="no expansion"):
        kubrik.table("humans", expansions=["key_celeste"])
    assert kubrik.game_names()[:3] == ["humans", "keyflower", "admiral"]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        (kubrik.table("humans", seats=2, seed=1), "<humans for 2: seat 0 and 1 to act>"),
        (kubrik.table("humans", seats=2, seed=1).chair(0), "<seat 0 of Humans>"),
        (kubrik.table("humans", seats=2, seed=1).box, "<box of humans for 2>"),
        (kubrik.table("keyflower", seats=2, seed=1).imagine(0, 1), "<keyflower for 2: seat 1 to act>"),
        (kubrik.bot("mcts:50"), "<MctsBot>"),
        (game_named("humans"), "<Tremble, Humans! for 2 to 5>"),
        (Entry(CHANCE, Choice(0, 0, 0, "die 3", 0)), "chance: die 3"),
        (Outcome(Choice(0, 0, 0, "die 3", 0), 2), "die 3 (2)"),
        (Note(4, EVERYBODY, 1, 2, 0, 0, (5, 6)), "<note 4 (1, 2, 0, 0, 5, 6) to all>"),
    ],
)
def test_what_a_person_looks_at_says_what_it_is(shown: object, expected: str) -> None:
    assert repr(shown) == expected
