"""A scenario of one's own: --scenario, which is --cards by another name, and what is said of a broken file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kubrik.engine.record import load
from tests.cli.admiral import FLEETS, SEA, STRAIT
from tests.cli.conftest import Kubrik
from tests.games.admiral.own_scenario import text

SIM = ("sim", "admiral", "--seats", "2", "--games", "1", "--seed", "4")
BROKEN = [
    (text(["......", "..#.~."], FLEETS), "sea no. 1: map: row 2 has '~', expected only . # ^ $ 1 2 3 4 a b c d"),
    (text(SEA, [["brig C2 E"], ["brig F2 W"]]), "sea no. 1: ship 'brig C2 E' of seat 1: there is island in its cell, "),
    (
        text(["1a#...", "aa#...", "###..."], [["brig D1 E"], ["brig F2 W"]]),
        "sea no. 1 with 2 players: the brig of seat 1 in D1 cannot reach a port of its side by sea",
    ),
    (STRAIT.replace('"elimination"', ""), "scenario 'own': victory names nothing, expected 'elimination' too"),
    (STRAIT.replace("rounds = 9", ""), "[scenario]: the field 'rounds' is missing"),
    (STRAIT.replace('["brig A1 E"', '["canoe A1 E"'), "sea no. 1: ship 'canoe A1 E' of seat 1: class is 'canoe', "),
    ("not at all", "not TOML: "),
]
COMMANDS = pytest.mark.parametrize("command", ["play", "sim"])


def complaint(kubrik: Kubrik, command: str, *args: str) -> str:
    ran = kubrik(command, "admiral", "--seats", "2", *args)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    return ran.err.removeprefix("kubrik: ").rstrip("\n")


@COMMANDS
@pytest.mark.parametrize(("broken", "said"), BROKEN)
def test_a_broken_file_is_named_with_its_entry(
    kubrik: Kubrik, tmp_path: Path, command: str, broken: str, said: str
) -> None:
    (tmp_path / "my.toml").write_text(broken, encoding="utf-8")
    assert complaint(kubrik, command, "--scenario", "my.toml").startswith(f"my.toml: {said}")


@COMMANDS
def test_a_file_that_is_no_text_or_not_there(kubrik: Kubrik, tmp_path: Path, command: str) -> None:
    (tmp_path / "my.toml").write_bytes(b"game\n\xff\x00\xfe")
    told = complaint(kubrik, command, "--scenario", "my.toml")
    assert told == "my.toml: line 2 is not UTF-8, expected a text file in UTF-8"
    told = complaint(kubrik, command, "--scenario", "missing.toml")
    assert told == "missing.toml: cannot be read (No such file or directory), expected a scenario file"


@COMMANDS
def test_a_scenario_for_others(kubrik: Kubrik, tmp_path: Path, command: str) -> None:
    (tmp_path / "my.toml").write_text(STRAIT, encoding="utf-8")
    three = complaint(kubrik, command, "--scenario", "my.toml", "--seats", "3")
    assert three == "this scenario is for 2 players, not for 3"
    both = complaint(kubrik, command, "--scenario", "my.toml", "--option", "scenario=duel")
    assert both == "the file is a scenario itself: leave out the option scenario"


@pytest.mark.parametrize("flag", ["--scenario", "--cards"])
def test_a_record_keeps_it(kubrik: Kubrik, tmp_path: Path, flag: str) -> None:
    """So that it can be replayed where the file is not."""
    (tmp_path / "my.toml").write_text(STRAIT, encoding="utf-8")
    assert kubrik(*SIM, "--with", "captain_cards", flag, "my.toml", "--record", ".").code == 0
    (tmp_path / "my.toml").unlink()
    assert load(tmp_path / "admiral-4-0.jsonl").header.cards == STRAIT
    ran = kubrik("replay", "admiral-4-0.jsonl", "--seat", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "── Admiral · Own · Basic level · round 1 of 9 ─" in ran.out


def test_it_is_played(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(STRAIT, encoding="utf-8")
    ran = kubrik("play", "admiral", "--seats", "2", "--scenario", "my.toml", "--lang", "ru", typed="1\n")
    assert "── Адмирал · Своё · уровень Базовый · раунд 1 из 9 ─" in ran.out


def test_the_help_explains_both_names(kubrik: Kubrik) -> None:
    for command in ("play", "sim"):
        told = " ".join(kubrik(command, "--help").out.split())
        assert "--scenario FILE" in told
        assert "captain_cards to admiral" in told


def test_sim_as_json(kubrik: Kubrik) -> None:
    ran = kubrik(*SIM, "--with", "captain_cards", "--option", "level=admiral", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["game"], told["expansions"], told["options"]) == ("admiral", ["captain_cards"], {"level": "admiral"})
