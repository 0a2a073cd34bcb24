"""A game of another package is played like ours, with no line changed here: in the terminal, by bots, from Python."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import environment, piped
from tests.examples.packages import LIARS_DICE, own_tests

MODULE = LIARS_DICE / "src" / "liars_dice" / "__init__.py"
Env = dict[str, str]


def test_rules_view_and_words_take_at_most_150_lines() -> None:
    assert len(MODULE.read_text(encoding="utf-8").splitlines()) <= 150
    assert [path.name for path in MODULE.parent.glob("*.py")] == ["__init__.py"]


def test_its_own_tests_pass(with_liars_dice: Env, tmp_path: Path) -> None:
    done = own_tests(LIARS_DICE, with_liars_dice, tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("lang", "asks"), [("en", "What do you bid?"), ("ru", "Какова ставка?")])
def test_it_is_played_to_the_end_in_the_terminal(lang: str, asks: str, with_liars_dice: Env, tmp_path: Path) -> None:
    words = ["play", "liars_dice", "--seats", "2", "--bots", "mate", "--seed", "3", "--option", "dice=1", "--seat", "1"]
    done = piped(*words, "--lang", lang, typed="1\n" * 30, cwd=tmp_path, env=with_liars_dice)
    assert done.returncode == 0, done.stderr
    assert asks in done.stdout
    (record,) = tmp_path.glob("*.jsonl")
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[-1])["end"], "played to the end"
    again = piped("replay", record.name, "--lang", lang, cwd=tmp_path, env=with_liars_dice)
    assert again.returncode == 0, again.stderr


def test_a_search_beats_chance_at_it(with_liars_dice: Env, tmp_path: Path) -> None:
    words = ["sim", "liars_dice", "--bots", "mcts:60,random", "--seats", "2", "--games", "12", "--option", "dice=2"]
    done = piped(*words, "--json", cwd=tmp_path, env=with_liars_dice)
    searching, random = json.loads(done.stdout)["by_bot"]
    assert searching["wins"] > 2 * random["wins"]


def test_its_rulebook_is_read(with_liars_dice: Env, tmp_path: Path) -> None:
    assert (
        "Sixes count"
        in piped("rules", "liars_dice", "LD-4.2", "--lang", "en", cwd=tmp_path, env=with_liars_dice).stdout
    )


def test_it_is_there_for_python(with_liars_dice: Env, tmp_path: Path) -> None:
    code = "import kubrik; print(kubrik.game_names()[3:], kubrik.table('liars_dice', seats=4, seed=1))"
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, env=environment(with_liars_dice), cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.strip() == "['liars_dice'] <liars_dice for 4: seat 0 to act>", done.stderr
