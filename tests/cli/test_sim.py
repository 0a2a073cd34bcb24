"""`kubrik sim`: many games, and what is told of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kubrik.cli.version import is_compiled
from kubrik.engine.record import load
from kubrik.games.humans.box.files.load import read_text
from tests.cli.conftest import Kubrik
from tests.cli.terminal import piped

SIM = ("sim", "humans", "--seats", "3", "--games", "6", "--seed", "5")
TOLD = {
    "game", "seats", "expansions", "bots", "games", "decisions", "seconds", "games_per_second",
    "decisions_per_second", "compiled", "wins", "mean_scores",
}  # fmt: skip
FIGURES = {"wins", "share", "low", "high", "mean_score", "score_error"}
MY_BOT = """
from kubrik.bots.bot import Bot

class MyBot(Bot):
    def choose(self, chair):
        return chair.options()[0]

class Broken(Bot):
    def choose(self, chair):
        return 1 / 0

class Cheat(Bot):
    def choose(self, chair):
        return None
"""


def result(kubrik: Kubrik, *args: str) -> dict[str, Any]:
    ran = kubrik(*SIM, "--json", *args)
    assert (ran.code, ran.err, ran.out.count("\n")) == (0, "", 1)
    told: dict[str, Any] = json.loads(ran.out)
    return told


def test_json(kubrik: Kubrik) -> None:
    told = result(kubrik, "--bots", "random,greedy,random")
    assert set(told) >= TOLD
    assert (told["game"], told["seats"], told["games"], told["expansions"]) == ("humans", 3, 6, [])
    assert told["bots"] == ["random", "greedy", "random"]
    assert told["compiled"] is is_compiled()
    assert sum(told["wins"]) == pytest.approx(6)
    assert len(told["mean_scores"]) == 3
    assert [set(seat) for seat in told["by_seat"]] == [{"seat", *FIGURES}] * 3
    assert [bot["bot"] for bot in told["by_bot"]] == ["random", "greedy", "random"]
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in told["by_bot"])
    assert told["games_per_second"] == pytest.approx(6 / told["seconds"], rel=0.05)


def test_the_same_seed_gives_the_same_games(kubrik: Kubrik) -> None:
    def games(told: dict[str, Any]) -> list[object]:
        return [told[key] for key in ("wins", "mean_scores", "decisions", "by_bot", "length")]

    one = games(result(kubrik))
    assert games(result(kubrik)) == one
    assert games(result(kubrik, "--jobs", "2")) == one
    assert games(result(kubrik, "--seed", "6")) != one


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_for_people(kubrik: Kubrik, lang: str) -> None:
    ran = kubrik(*SIM, "--bots", "random,random,mate", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    by_bot = ran.lines()[-6:-3]
    assert [line.split()[0] for line in by_bot] == ["random", "random", "mate"]
    share_and_score = {"en": r"\d–\d+\.\d%.*\d,\d{3} ± ", "ru": r"\d–\d+,\d %.*\d\u00a0\d{3} ± "}[lang]
    assert all(re.search(share_and_score, line) for line in by_bot)


def test_one_bot_for_all_seats_needs_no_second_table(kubrik: Kubrik) -> None:
    out = kubrik(*SIM, "--bots", "random").out
    assert "All seats: random." in out
    assert "By bot" not in out


def test_other_cards(kubrik: Kubrik, tmp_path: Path) -> None:
    """A record keeps them, so that it can be replayed where the file is not."""
    (tmp_path / "my.toml").write_text(read_text().replace('"Foreman"', '"Overseer"'), encoding="utf-8")
    assert kubrik("sim", "humans", "--games", "1", "--cards", "my.toml", "--record", ".").code == 0
    (tmp_path / "my.toml").unlink()
    ran = kubrik("replay", "humans-1-0.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert load(tmp_path / "humans-1-0.jsonl").header.cards.count('"Overseer"') > 0


def test_cards_that_are_wrong(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("[box]\n")
    ran = kubrik(*SIM, "--cards", "my.toml")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith("kubrik: my.toml: ")


def test_options(kubrik: Kubrik) -> None:
    assert result(kubrik, "--option", "tie=trophies", "--option", "fuel=ruled")["options"] == {
        "tie": "trophies",
        "fuel": "ruled",
    }


def test_games_are_recorded(kubrik: Kubrik, tmp_path: Path) -> None:
    ran = kubrik("sim", "humans", "--seats", "2", "--games", "2", "--record", "deep/down")
    assert "Records: deep/down" in ran.lines()
    paths = sorted((tmp_path / "deep" / "down").iterdir())
    assert [p.name for p in paths] == ["humans-1-0.jsonl", "humans-1-1.jsonl"]
    assert load(paths[0]).header.players == ("random", "random")


class TestMyBot:
    """A bot of the current folder."""

    @pytest.fixture(autouse=True)
    def module(self, tmp_path: Path) -> None:
        (tmp_path / "tests_support_bot.py").write_text(MY_BOT)
        (tmp_path / "tests_bad_bot.py").write_text("class Bot(:\n")

    def run(self, tmp_path: Path, name: str, *args: str) -> tuple[int, str, str]:
        sim = ("sim", "humans", "--seats", "2", "--games", "2", "--bots", name, *args)
        ran = piped(*sim, cwd=tmp_path)
        return ran.returncode, ran.stdout, ran.stderr

    def test_plays(self, tmp_path: Path) -> None:
        code, out, err = self.run(tmp_path, "tests_support_bot:MyBot", "--jobs", "2")
        assert (code, err) == (0, "")
        assert "All seats: tests_support_bot:MyBot." in out

    def test_plays_against_people(self, tmp_path: Path) -> None:
        ran = piped("play", "humans", "--bots", "tests_support_bot:MyBot", typed="1\n" * 9, cwd=tmp_path)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert re.search(r"Opponents: MyBot \d, MyBot \d\.", ran.stdout)  # lots decide who sits where

    @pytest.mark.parametrize(("name", "said"), [
        ("tests_support_bot:Broken", "failed: ZeroDivisionError: division by zero (tests_support_bot.py, line 10)"),
        ("tests_support_bot:Cheat", "which is not among its options"),
        ("tests_support_bot:Missing", "the module has no such class"),
        ("tests_bad_bot:Bot", "failed: SyntaxError"),
    ])  # fmt: skip
    def test_its_mistakes_are_one_line(self, tmp_path: Path, name: str, said: str) -> None:
        code, out, err = self.run(tmp_path, name)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert said in err

    def test_in_other_processes_too(self, tmp_path: Path) -> None:
        code, out, err = self.run(tmp_path, "tests_support_bot:Broken", "--jobs", "2")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "ZeroDivisionError" in err

    def test_and_in_a_game_with_people(self, tmp_path: Path) -> None:
        words = ("play", "humans", "--bots", "tests_support_bot:Broken", "--seed", "1", "--seat", "2")
        ran = piped(*words, typed="1\n" * 9, cwd=tmp_path)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
        assert "tests_support_bot:Broken failed: ZeroDivisionError" in ran.stderr
