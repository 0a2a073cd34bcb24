"""Games that minds learn from: kept as they were played, and played on after an interruption."""

from __future__ import annotations

from pathlib import Path

from kubrik.engine.play import advance, next_to_act, play
from training.lessons import LESSONS, boxes
from training.selfplay import play_one, play_some, stored

LESSON = "admiral-fight-2"


def test_a_game_can_be_followed_again() -> None:
    box = boxes(LESSONS[LESSON])[0]
    game = play_one(box, box.mind.teacher(), bot="greedy:1", table=0, seed=7)
    t = box.table(game.seed)
    advance(t)
    for choice in game.choices:
        play(t, next_to_act(t), box.catalogue.choices[choice])
    assert t.over
    assert (box.ranks(t), t.scores()) == (game.places, game.scores)


def test_the_same_seed_is_the_same_game() -> None:
    assert play_some(LESSON, "greedy:1", None, [8]) == play_some(LESSON, "greedy:1", None, [8])


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = b'{"table":0,"seed":5,"choices":[1,2],"places":[1,2],"scores":[3,0]}\n'
    file.write_bytes(line + line[:30])
    assert [game.seed for game in stored(file)] == [5]


def test_searching_bots_play_these_games_too() -> None:
    (game,) = play_some(LESSON, "mcts:2", None, [9])
    assert [game] == play_some(LESSON, "mcts:2", None, [9])
    assert [game] != play_some(LESSON, "greedy:1", None, [9])
