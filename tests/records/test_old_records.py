"""Records made before modules had their present places: games and choices go by names, so nothing of them is lost.

Humans for three, Keyflower with Key Celeste for three, and Admiral with Captain Cards for two; of each a game that is
over and one that broke off.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.game import Box
from kubrik.engine.play import options, to_act
from kubrik.engine.record import Record, load, record_of, replay, setup_of
from kubrik.engine.record_lines import Chosen, Ended
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import GAMES, game_named
from tests.records import unpacked


def old(game: str, end: str, folder: Path) -> tuple[Record, Box]:
    record = load(unpacked(f"{game}-{end}.jsonl", folder))
    return record, game_named(game).box(setup_of(record))


@pytest.mark.parametrize("end", ["over", "unfinished"])
@pytest.mark.parametrize("game", GAMES)
def test_an_old_record_is_replayed_to_the_same_end_and_told_in_the_same_lines(
    tmp_path: Path, game: str, end: str
) -> None:
    record, box = old(game, end, tmp_path)
    table = replay(box, record)
    assert (table.over, isinstance(record.lines[-1], Ended)) == (end == "over", end == "over")
    assert table.log is not None
    assert record_of(box, table.log, record.header.players, record.header.seed).lines == record.lines


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_broke_off_goes_on(tmp_path: Path, game: str) -> None:
    record, box = old(game, "unfinished", tmp_path)
    sitting = Sitting.resume(box, record, seed=3)
    seat = to_act(sitting.table)[0]
    sitting.choose(seat, options(sitting.table, seat)[0].name)
    assert chosen(sitting.record(record.header.players)) == chosen(record) + 1


def chosen(record: Record) -> int:
    return sum(isinstance(line, Chosen) for line in record.lines)
