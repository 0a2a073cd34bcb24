"""`kubrik sim --record choices.parquet`: every choice with what its seat knew."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from kubrik.cli.entry import main
from kubrik.engine.numbers.finding import sheet_of
from kubrik.envs.arrays import box_of

pytestmark = pytest.mark.once


def test_every_choice_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "choices.parquet"
    words = ["sim", "humans", "--seats", "3", "--games", "3", "--bots", "greedy,random,random"]
    assert main([*words, "--seed", "5", "--json", "--record", str(place)]) == 0
    summary = json.loads(capsys.readouterr().out)
    rows = pl.read_parquet(place / "*.parquet")
    about = json.loads((place / "about.json").read_text(encoding="utf-8"))
    sheet = sheet_of(box_of("humans", 3, (), {}))
    assert about["columns"] == sheet.names
    assert about["layout"] == {"version": sheet.version, "digest": sheet.digest()}
    assert rows["game"].n_unique() == 3 == summary["games"]
    assert rows["numbers"].to_numpy().shape == (len(rows), sheet.width)
    assert rows.select(pl.col("choice").is_in(pl.col("legal")).all()).item()
    ends = rows.group_by("game", "seat").agg(pl.col("won").first()).group_by("game").agg(pl.col("won").sum())
    assert np.allclose(ends["won"].to_numpy(), 1)


def test_the_same_games_are_played_as_without_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "humans", "--seats", "2", "--games", "2", "--bots", "greedy,random", "--seed", "3", "--json"]
    told = []
    for more in ([], ["--record", str(tmp_path / "c.parquet")]):
        assert main([*words, *more]) == 0
        summary = json.loads(capsys.readouterr().out)
        told.append({name: summary[name] for name in summary if name in ("by_bot", "by_seat", "bots", "seats")})
    assert told[0] == told[1]
