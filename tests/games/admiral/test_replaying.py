"""One source of chance: a game can be played again exactly, and a record of it tells how it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import next_to_act, options, question
from kubrik.engine.record import Record, RecordError, load, replay, save
from kubrik.engine.sitting import Sitting
from kubrik.games.admiral.box.files.load import scenario_file
from kubrik.games.admiral.game import AdmiralBox, AdmiralGame
from kubrik.games.admiral.table.state import Admiral
from kubrik.testing.dump import views
from tests.games.admiral.own_scenario import SHIPS
from tests.games.admiral.random_games import MANY, quarrelsome
from tests.games.edits import edited

CAPTAINS = ("captain_cards",)
DUEL = scenario_file("duel", SHIPS).text()


def box(expansions: tuple[str, ...] = CAPTAINS, cards: str = "", seats: int = 2, **options: str) -> AdmiralBox:
    return AdmiralGame().box(Setup(game="admiral", seats=seats, expansions=expansions, options=options, cards=cards))


def sitting(choices: int = MANY, seed: int = 4, level: str = "captain", seats: int = 2) -> Sitting:
    """A game of so many choices, or to its end."""
    s = Sitting(box(level=level, seats=seats), seed)
    rng = Rng(seed)
    while not s.table.over and choices > 0:
        go_on(s, rng)
        choices -= 1
    return s


def go_on(s: Sitting, rng: Rng) -> None:
    """Somebody who looks for a fight chooses."""
    t = s.table
    assert isinstance(t, Admiral)
    seat = next_to_act(t)
    s.choose(seat, quarrelsome(t, seat, options(t, seat), rng).name)


def recorded(s: Sitting) -> Record:
    return s.record(["Anna", "Boris", "Clara", "Dan"][: s.table.seats])


def log_of(s: Sitting) -> list[tuple[int, str]]:
    return [(entry.seat, entry.choice.name) for entry in s.table.log or []]


@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
def test_a_seed_gives_the_same_game_again(level: str) -> None:
    first = log_of(sitting(seed=7, level=level))
    assert log_of(sitting(seed=7, level=level)) == first
    assert log_of(sitting(seed=8, level=level)) != first


@pytest.mark.parametrize(("level", "seats"), [("captain", 3), ("admiral", 4)])
def test_a_record_is_saved_loaded_and_replayed(tmp_path: Path, level: str, seats: int) -> None:
    s = sitting(level=level, seats=seats)
    assert s.table.over
    save(tmp_path / "game.jsonl", recorded(s))
    loaded = load(tmp_path / "game.jsonl")
    assert (loaded.header.expansions, loaded.header.options) == (CAPTAINS, {"level": level})
    assert views(s.box, replay(box(level=level, seats=seats), loaded)) == views(s.box, s.table)


@pytest.mark.parametrize("choices", [1, 30, 200])
def test_a_game_goes_on_where_its_record_ends(choices: int) -> None:
    """In the middle of a draft, too: what was answered so far is in the record."""
    s, rng = sitting(choices), Rng(1)
    while not any(s.table.given):
        go_on(s, rng)
    resumed = Sitting.resume(box(level="captain"), recorded(s), seed=5)
    assert resumed.table.given == s.table.given
    assert views(s.box, resumed.table) == views(s.box, s.table)
    play_out(resumed.table, Rng(1), MANY)
    assert resumed.table.over


@pytest.mark.rule("CC-8.2")
def test_a_game_goes_on_in_the_window_of_an_attack() -> None:
    s, rng = sitting(1), Rng(2)
    while question(s.table, next_to_act(s.table)).clause != "CC-8.2":
        go_on(s, rng)
    resumed = Sitting.resume(box(level="captain"), recorded(s), seed=5)
    assert views(s.box, resumed.table) == views(s.box, s.table)


def test_a_record_of_another_sea_or_without_captains_is_another_game() -> None:
    record = recorded(sitting(30))
    with pytest.raises(RecordError, match="line 1: admiral for 2 was set up differently"):
        replay(box((), level="captain"), record)
    with pytest.raises(RecordError, match="line 1: admiral for 2 was set up differently"):
        replay(box(level="captain", cards=edited(DUEL, "rounds = ", "30", "19")), record)
    with pytest.raises(RecordError, match="line 1: admiral for 2 was set up differently"):
        replay(box(level="admiral"), record)


def test_a_choice_that_was_not_open_is_found(tmp_path: Path) -> None:
    save(tmp_path / "game.jsonl", recorded(sitting(60)))
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    (tmp_path / "game.jsonl").write_text(text.replace('"choice":"end turn"', '"choice":"bank L1"', 1), encoding="utf-8")
    with pytest.raises(RecordError, match=r"seat \d chose bank L1: this choice is not available now \(AD-16\.\d\)"):
        replay(box(level="captain"), load(tmp_path / "game.jsonl"))
