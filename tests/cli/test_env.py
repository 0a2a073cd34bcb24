"""`kubrik env columns`."""

from __future__ import annotations

import json

import pytest

from kubrik.cli.entry import main


def test_columns_are_numbered_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", "columns", "humans", "--seats", "2"]) == 0
    title, first, *rest = capsys.readouterr().out.splitlines()
    assert title.startswith("# humans, version 1, 792 columns, ")
    assert first.split() == ["0", "seat", "is", "0", "/1"]
    assert len(rest) == 791


def test_columns_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", "columns", "admiral", "--with", "captain_cards", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "admiral"
    assert {"name": "p1 cards aside", "top": 4} in told["columns"]


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", "columns", "chess", "--lang", "en"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
