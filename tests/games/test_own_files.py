"""Files of one's own, good and bad: a refusal in one line or a game that can be played, in little time and memory."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kubrik.games.common.files import limits as datafile_limits
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.common.files.limits import DEEPEST, MOST_BYTES, MOST_DOTS, MOST_LETTERS
from kubrik.games.humans.box.files.load import CardFileError, load_cards, parse_cards
from kubrik.games.registry import GAMES

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", GAMES)
def test_whatever_somebody_writes_is_refused_or_can_be_played(game: str) -> None:
    """In a process with little memory; the same files every time."""
    program = [sys.executable, "-m", "tests.games.own_files", game]
    ended = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stderr[-3000:]
    found = json.loads(ended.stdout)
    assert found["played"] > 10
    assert found["refused"] > 10


# ---- before anything is parsed


def complaint(text: str) -> str:
    with pytest.raises(CardFileError) as refusal:
        parse_cards(text, "my.toml")
    return str(refusal.value)


TOO_MUCH = [
    (
        f"{'a.' * 500}a = 1",
        f"line 1: a name has 500 dots, expected at most {MOST_DOTS}: no table in a file is that deep",
    ),
    (f"\n[{' . '.join('abcdefghijkl')}]", f"line 2: a name has 11 dots, expected at most {MOST_DOTS}"),
    (f'"""\n"""\n{"x.y." * 9}z=1', f"line 3: a name has 18 dots, expected at most {MOST_DOTS}"),
    (
        f"{'a.' * 5000}a = 1",
        f"line 1: it has 10005 characters, expected at most {MOST_LETTERS}: write it as several lines",
    ),
    (f"game = {'[' * 13}", f"line 1: brackets are nested 13 deep, expected at most {DEEPEST}: close some earlier"),
    ("a = \n" + "{a=[\n" * 7, f"line 8: brackets are nested 13 deep, expected at most {DEEPEST}"),
    ("#" * 1000 + "\n", "the file: the field 'game' is missing"),
    ("# x\n" * 30_000, f"the file: it has 120000 bytes, expected at most {MOST_BYTES}: leave something out"),
    ("# \ud83d\n", "line 1: a character is half of a pair, which no file can hold: write the whole character"),
]


@pytest.mark.parametrize(("text", "problem"), TOO_MUCH, ids=range(len(TOO_MUCH)))
def test_a_limit_is_named_with_what_was_found_and_what_to_do(text: str, problem: str) -> None:
    assert complaint(text).startswith(f"my.toml: {problem}")


@pytest.mark.parametrize(
    "text",
    [
        'game = "a.b.c.d.e.f.g.h.i.j.k.l"',
        "# a.b.c.d.e.f.g.h.i.j.k",
        'game = "[[[[[[[[[[[[[[["',
        "game = '''\n{{{{[[[[{{{{[[[['''",
    ],
)
def test_what_stands_in_quotes_or_behind_a_hash_is_no_name_and_no_bracket(text: str) -> None:
    assert "dots" not in complaint(text)
    assert "deep" not in complaint(text)


@pytest.mark.parametrize("piece", ['"', '"""\\', "'", "'''", '"\\\n', "\\", "a.", "#\n", '"a".\n', "[\n"])
def test_looking_through_a_text_takes_no_longer_than_it_is_long(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that went back again and again would take minutes."""
    monkeypatch.setattr(datafile_limits, "MOST_LETTERS", MOST_BYTES)
    begun = time.process_time()
    with pytest.raises(DataFileError):
        parse_cards((piece * MOST_BYTES)[:MOST_BYTES], "my.toml")
    assert time.process_time() - begun < 2


def test_of_an_endless_file_no_more_is_read_than_a_file_may_have(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(50_000_000_000)  # there is nothing in it, so it takes no room
    with pytest.raises(CardFileError, match=f"it has more than {MOST_BYTES} bytes: leave something out"):
        load_cards(large)
