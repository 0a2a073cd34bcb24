"""One source of chance: a game can be played again exactly, and a record of it tells how it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.engine.record import Record, RecordError, load, replay, save
from kubrik.engine.sitting import Sitting
from kubrik.games.keyflower.box.files.load import TILE_FILE
from kubrik.games.keyflower.game import KeyflowerBox, KeyflowerGame
from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.testing.dump import views
from tests.games.edits import edited
from tests.games.keyflower.random_games import MANY, played_game

GHOST = ("key_celeste",)


def log_of(t: Keyflower) -> list[tuple[int, str]]:
    assert t.log is not None
    return [(entry.seat, entry.choice.name) for entry in t.log]


def box(expansions: tuple[str, ...] = GHOST, cards: str = "") -> KeyflowerBox:
    return KeyflowerGame().box(Setup(game="keyflower", seats=3, expansions=expansions, cards=cards))


def sitting(choices: int = MANY) -> Sitting:
    """A game of so many choices, or to its end."""
    s = Sitting(box(), seed=4)
    rng = Rng(9)
    while not s.table.over and choices > 0:
        seat = next_to_act(s.table)
        offer = options(s.table, seat)
        s.choose(seat, offer[rng.below(len(offer))].name)
        choices -= 1
    return s


def recorded(s: Sitting) -> Record:
    return s.record(["Anna", "Boris", "Clara"])


@pytest.mark.parametrize("ghost", [False, True])
def test_a_seed_gives_the_same_game_again(ghost: bool) -> None:
    first = log_of(played_game(4, seed=7, ghost=ghost))
    assert log_of(played_game(4, seed=7, ghost=ghost)) == first
    assert log_of(played_game(4, seed=8, ghost=ghost)) != first


@pytest.mark.parametrize("ghost", [False, True])
def test_a_recorded_game_is_replayed_exactly(ghost: bool) -> None:
    played = played_game(3, seed=5, ghost=ghost)
    t = new_table(played.rules, seed=99)
    t.explicit_chance = True
    advance(t)
    assert played.log is not None
    for entry in played.log:  # chance is told, too
        choose(t, entry.seat, entry.choice)
    assert t.over
    assert t.scores() == played.scores()
    assert [p.village for p in t.players] == [p.village for p in played.players]


def test_a_record_is_saved_loaded_and_replayed(tmp_path: Path) -> None:
    s = sitting()
    save(tmp_path / "game.jsonl", recorded(s))
    loaded = load(tmp_path / "game.jsonl")
    assert (loaded.header.expansions, loaded.header.cards_digest) == (GHOST, box().cards_digest)
    assert views(s.box, replay(box(), loaded)) == views(s.box, s.table)


@pytest.mark.parametrize("choices", [3, 40, 150])
def test_a_game_goes_on_where_its_record_ends(choices: int) -> None:
    """In the middle of a draft, too: what was answered so far is in the record."""
    s = sitting(choices)
    while not any(s.table.given):
        seat = next_to_act(s.table)
        s.choose(seat, options(s.table, seat)[-1].name)
    resumed = Sitting.resume(box(), recorded(s), seed=5)
    assert resumed.table.given == s.table.given
    assert views(s.box, resumed.table) == views(s.box, s.table)
    play_out(resumed.table, Rng(1), MANY)
    assert resumed.table.over


def test_a_record_of_other_tiles_or_without_the_ghost_is_another_game() -> None:
    record = recorded(sitting(30))
    with pytest.raises(RecordError, match="line 1: keyflower for 3 was set up differently"):
        replay(box(()), record)
    with pytest.raises(RecordError, match="line 1: keyflower for 3 was set up differently"):
        replay(box(cards=edited(TILE_FILE.text(), "workers =", "blue=40", "blue=30")), record)


def test_a_choice_that_was_not_open_is_found(tmp_path: Path) -> None:
    save(tmp_path / "game.jsonl", recorded(sitting(30)))
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    (tmp_path / "game.jsonl").write_text(text.replace('"choice":"pass"', '"choice":"finish"', 1), encoding="utf-8")
    with pytest.raises(RecordError, match=r"seat \d chose finish: this choice is not available now \(KF-4\.2\)"):
        replay(box(), load(tmp_path / "game.jsonl"))
