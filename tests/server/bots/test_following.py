"""A table that a worker keeps is always the table of the log that it was sent last, whatever happened in between."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.bots.registry import make_bot
from kubrik.engine.game import Setup
from kubrik.engine.play import options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import CHANCE
from kubrik.games.registry import game_named
from kubrik.server.bots.answering import Decision, answer_of
from kubrik.server.bots.following import Followed, FollowedTables, NamedEntry
from kubrik.testing.dump import views

HUMANS = Setup(game="humans", seats=3)
SETUPS = [
    HUMANS,
    Setup(game="keyflower", seats=3, expansions=("key_celeste",)),
    Setup(game="admiral", seats=2, expansions=("captain_cards",), options={"initiative": "dice"}),
]
CHOICES = 60
each_game = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)


def sitting_of(setup: Setup, seed: int = 7) -> Sitting:
    return Sitting(game_named(setup.game).box(setup), seed)


def choose(sitting: Sitting, at: int) -> int:
    """One of those who are asked chooses; at different moments something different. Who it was."""
    seats = to_act(sitting.table)
    seat = seats[at % len(seats)]
    offer = options(sitting.table, seat)
    sitting.choose(seat, offer[at * 7 % len(offer)].name)
    return seat


def lines_of(sitting: Sitting) -> tuple[NamedEntry, ...]:
    return tuple((entry.seat, entry.choice.name) for entry in sitting.table.log or [])


def written(setup: Setup) -> bytes:
    return msgspec.json.encode(setup, order="deterministic")


def follow(tables: FollowedTables, sitting: Sitting, id: str = "a") -> Followed:
    """What the worker has after the log of the sitting: what every seat sees and is asked, as after a replay."""
    kept = tables.after(id, written(sitting.box.setup), lines_of(sitting))
    fresh = Followed(written(sitting.box.setup))
    fresh.go_on(lines_of(sitting))
    assert views(kept.box, kept.table) == views(fresh.box, fresh.table) == views(sitting.box, sitting.table)
    return kept


@each_game
def test_a_table_that_goes_on_is_the_one_that_the_whole_log_makes(setup: Setup) -> None:
    tables, sitting = FollowedTables(), sitting_of(setup)
    first = follow(tables, sitting)
    for at in range(CHOICES):
        choose(sitting, at)
        assert follow(tables, sitting) is first


@each_game
def test_after_an_undo_the_table_is_the_one_of_the_shorter_log(setup: Setup) -> None:
    tables, sitting, undone = FollowedTables(), sitting_of(setup), 0
    for at in range(CHOICES):
        seat = choose(sitting, at)
        follow(tables, sitting)
        undone += sitting.undo(seat)
        follow(tables, sitting)
    assert undone > 5


@each_game
def test_another_choice_in_the_place_of_one_that_was_taken_back_is_noticed(setup: Setup) -> None:
    """The log is as long as before."""
    tables, sitting, noticed = FollowedTables(), sitting_of(setup), 0
    for at in range(CHOICES):
        seat = choose(sitting, at)
        follow(tables, sitting)
        length = len(lines_of(sitting))
        if sitting.undo(seat):
            choose(sitting, at + 1)
            follow(tables, sitting)
            noticed += len(lines_of(sitting)) == length
    assert noticed > 3


@each_game
def test_bots_with_the_same_luck_answer_the_same_at_a_kept_table_and_at_a_new_one(setup: Setup) -> None:
    tables, sitting = FollowedTables(), sitting_of(setup)
    for at in range(CHOICES // 2):
        lines, seat = lines_of(sitting), to_act(sitting.table)[0]
        for spec in ("random", "greedy", "mcts:5"):
            question = Decision("a", written(setup), lines, seat, spec, 0.0, whole=True)
            both = [some.after("a", written(setup), lines) for some in (tables, FollowedTables())]
            kept, new = (answer_of(make_bot(spec, at), one, question, 0.0) for one in both)
            assert kept == new
        choose(sitting, at)


@each_game
def test_what_a_bot_tries_leaves_no_trace_on_the_table_that_is_kept(setup: Setup) -> None:
    tables, sitting = FollowedTables(), sitting_of(setup)
    for at in range(CHOICES // 2):
        kept = follow(tables, sitting)
        question = Decision("a", written(setup), lines_of(sitting), to_act(sitting.table)[0], "random", 0.0, whole=True)
        answer_of(make_bot("random", at), kept, question, 0.0)
        follow(tables, sitting)
        choose(sitting, at)


def test_several_tables_by_turns_are_kept_apart() -> None:
    tables = FollowedTables()
    sittings = {f"{setup.game} {seed}": sitting_of(setup, seed) for setup in SETUPS for seed in (1, 2)}
    first = {id: follow(tables, sitting, id) for id, sitting in sittings.items()}
    for at in range(CHOICES // 2):
        for id, sitting in sittings.items():
            choose(sitting, at)
            assert follow(tables, sitting, id) is first[id]


def test_an_id_that_comes_back_with_another_set_up_begins_a_new_table() -> None:
    tables = FollowedTables()
    for setup in (SETUPS[0], SETUPS[1], Setup(game="humans", seats=2)):
        assert follow(tables, sitting_of(setup)).box.setup == setup


def test_only_the_tables_that_were_asked_for_last_are_kept() -> None:
    tables, sitting = FollowedTables(most=2), sitting_of(HUMANS)
    oldest, first = follow(tables, sitting, "a"), follow(tables, sitting, "b")
    assert follow(tables, sitting, "a") is oldest
    follow(tables, sitting, "c")
    assert len(tables) == 2
    assert follow(tables, sitting, "a") is oldest
    assert follow(tables, sitting, "b") is not first


def test_without_an_id_nothing_is_kept() -> None:
    """So that from the time an advice takes nobody can tell what has happened since the last one."""
    tables = FollowedTables()
    follow(tables, sitting_of(HUMANS), "")
    assert len(tables) == 0


def test_a_table_that_breaks_on_the_way_is_not_kept() -> None:
    tables, sitting = FollowedTables(), sitting_of(HUMANS)
    follow(tables, sitting)
    wrong = (*lines_of(sitting), *(line for line in lines_of(sitting) if line[0] == CHANCE), (0, "sail to the moon"))
    with pytest.raises(LookupError, match="sail to the moon"):
        tables.after("a", written(HUMANS), wrong)
    assert len(tables) == 0
    follow(tables, sitting)
