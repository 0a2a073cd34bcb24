"""What holds for every command: help, version, one line for a mistake, exit codes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import kubrik as package
from kubrik.cli import entry
from kubrik.games.registry import GAMES
from tests.cli.conftest import Kubrik
from tests.cli.terminal import KUBRIK, environment, piped

COMMANDS = ["play", "serve", "sim", "replay", "rules", "lesson"]


def test_the_version_says_whether_the_rules_are_compiled(kubrik: Kubrik) -> None:
    ran = kubrik("--version")
    assert ran.code == 0
    assert ran.out in [f"kubrik {package.__version__} (rules {how})\n" for how in ("compiled", "interpreted")]


def test_asking_for_the_version_loads_no_rules(tmp_path: Path) -> None:
    script = "import sys; from kubrik.cli import main; main(['--version']); print(sorted(sys.modules))"
    ran = subprocess.run(
        [KUBRIK[0], "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path, env=environment(None)
    )
    assert "'kubrik.cli.parser'" in ran.stdout
    assert not [name for name in ("msgspec", "rich", "kubrik.games", "kubrik.bots.bot") if f"'{name}'" in ran.stdout]


def test_alone_it_prints_the_help(kubrik: Kubrik) -> None:
    assert kubrik() == kubrik("--help")
    assert all(f"    {command} " in kubrik().out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(kubrik: Kubrik, command: str) -> None:
    ran = kubrik(command, "--help")
    assert ran.code == 0
    assert f"examples:\n  kubrik {command} " in ran.out


@pytest.mark.parametrize("command", ["play", "sim", "rules", "lesson"])
def test_the_help_names_every_game(kubrik: Kubrik, command: str) -> None:
    told = " ".join(kubrik(command, "--help").out.split())
    assert " or ".join(f"{name} ({game.title['en']})" for name, game in GAMES.items()) in told


@pytest.mark.parametrize("args", [
    ("frob",),
    ("play", "humans", "--frob"),
    ("play", "humans", "--lang", "de"),
    ("play",),
    ("play", "chess"),
    ("play", "humans", "--seats", "9"),
    ("play", "humans", "--with", "ghosts"),
    ("play", "humans", "--option", "fuel"),
    ("play", "humans", "--option", "fuel=water"),
    ("play", "humans", "--option", "weather=bad"),
    ("play", "humans", "--cards", "missing.toml"),
    ("play", "humans", "--seat", "4"),
    ("play", "humans", "--seat", "1,1"),
    ("play", "humans", "--bots", "genius"),
    ("play", "humans", "--bots", "mate,mate,mate"),
    ("play", "humans", "--bots", ":"),
    ("play", "humans", "--name", "mate"),
    ("play", "humans", "--name", "Ann,Bob"),
    ("play", "humans", "--seed", "-1"),
    ("play", "--load", "missing.jsonl"),
    ("sim",),
    ("sim", "humans", "--games", "0"),
    ("sim", "humans", "--jobs", "many"),
    ("sim", "humans", "--seats", "3", "--bots", "random,greedy"),
    ("sim", "humans", "--bots", "mcts:0"),
    ("sim", "humans", "--bots", "no_such_module:Bot"),
    ("sim", "humans", "--record", "/dev/null/games", "--games", "1"),
    ("replay",),
    ("replay", "missing.jsonl"),
    ("replay", "."),
    ("rules", "chess"),
    ("rules", "humans", "TH-99.9"),
    ("rules", "humans", "TH-1.1", "--coverage"),
    ("rules", "humans", "TH-1.1", "--options"),
    ("rules", "keyflower", "KC-99.1"),
    ("rules", "humans", "--tests", "."),
    ("rules", "humans", "--coverage", "--tests", "missing"),
])  # fmt: skip
def test_a_mistake_is_one_line_and_exit_code_2(kubrik: Kubrik, args: tuple[str, ...]) -> None:
    ran = kubrik(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("kubrik")
    assert ran.err.count("\n") == 1


def test_our_own_mistakes_are_not_hidden(kubrik: Kubrik, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(args: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(entry, "carry_out", stumble)
    with pytest.raises(ZeroDivisionError):
        kubrik("rules", "humans")


def test_mistakes_are_told_in_the_language_of_the_command(kubrik: Kubrik) -> None:
    assert (
        kubrik("sim", "humans", "--seats", "9", "--lang", "ru").err
        == "kubrik: игра рассчитана на 2–5 игроков, а вас 9\n"
    )
    assert kubrik("replay", "nowhere.jsonl", "--lang", "ru").err.startswith(
        "kubrik: не удалось прочитать nowhere.jsonl ("
    )


def test_ctrl_c_is_130(kubrik: Kubrik, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "carry_out", interrupt)
    assert kubrik("rules", "humans").code == 130


def test_nobody_minds_a_reader_who_leaves(tmp_path: Path) -> None:
    shell = f"'{KUBRIK[0]}' -m kubrik rules humans | head -n 1"
    ran = subprocess.run(
        ["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, env=environment(None), check=True
    )
    assert (ran.stdout, ran.stderr) == ("Tremble, Humans!\n", "")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_no_terminal_is_too_poor(tmp_path: Path, encoding: str) -> None:
    env = environment({"PYTHONIOENCODING": encoding})
    ran = subprocess.run(
        [*KUBRIK, "rules", "humans", "TH-5.3", "--lang", "ru"], capture_output=True, cwd=tmp_path, env=env
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.startswith(b"TH-5.3")


def test_closed_streams_are_no_reason_to_fall_over(tmp_path: Path) -> None:
    shell = f"'{KUBRIK[0]}' -m kubrik play humans <&- && '{KUBRIK[0]}' -m kubrik rules humans >&-"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, env=environment(None))
    assert (ran.returncode, ran.stderr) == (0, "")


def test_python_m_kubrik_is_kubrik(tmp_path: Path) -> None:
    assert piped("--version", cwd=tmp_path).stdout.startswith("kubrik ")
