"""Leaving a game and going on with it."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from kubrik.engine.record import load
from tests.cli.conftest import Kubrik
from tests.cli.terminal import KUBRIK, environment
from tests.patience import PATIENCE

PLAY = ("play", "humans", "--seats", "2", "--seat", "1", "--seed", "19", "--bots", "cadet")
FILE = "kubrik-humans-19.jsonl"


def test_when_the_input_ends_the_game_is_saved(kubrik: Kubrik, tmp_path: Path) -> None:
    ran = kubrik(*PLAY, typed="2\n1\n")
    assert ran.code == 0
    assert ran.lines()[-3:] == ["The input has ended.", f"Saved: {FILE}", f"Continue with: kubrik play --load {FILE}"]
    assert load(tmp_path / FILE).header.players == ("Skipper", "cadet")


def test_quit_saves_too(kubrik: Kubrik, tmp_path: Path) -> None:
    assert kubrik(*PLAY, typed="2\nquit\n1\n").lines()[-2] == f"Saved: {FILE}"
    assert (tmp_path / FILE).exists()


def test_nothing_chosen_nothing_saved(kubrik: Kubrik, tmp_path: Path) -> None:
    assert kubrik(*PLAY, typed="quit\n").lines()[-1] == "You have not chosen anything yet, so there is nothing to save."
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on(kubrik: Kubrik, tmp_path: Path) -> None:
    kubrik(*PLAY, typed="2\n2\n")  # in the middle of a plan
    ran = kubrik("play", "--load", FILE, typed="1\n" * 300)
    assert ran.code == 0
    assert "You are Skipper, seat 1. Opponents: Cadet 2." in ran.lines()
    assert "  Training Saucer → 1 Zurich" in ran.lines()
    assert ran.lines()[-1] == f"Watch it again with: kubrik replay {FILE}"
    assert [p.name for p in tmp_path.iterdir()] == [FILE]


def test_only_the_last_lines_of_a_saved_game_are_told_again(kubrik: Kubrik) -> None:
    kubrik(*PLAY, typed="1\n" * 8)
    ran = kubrik("play", "--load", FILE)
    assert len([line for line in ran.lines() if line.startswith("·")]) == 12


def test_it_may_go_on_with_other_bots_or_from_another_seat(kubrik: Kubrik) -> None:
    kubrik(*PLAY, typed="2\n")
    assert "You are Skipper, seat 2. Opponents: Mate 1." in kubrik("play", "--load", FILE, "--seat", "2").lines()
    assert "Opponents: greedy 2." in kubrik("play", "humans", "--load", FILE, "--bots", "greedy").out


def test_save_and_go_on(kubrik: Kubrik, tmp_path: Path) -> None:
    ran = kubrik(*PLAY, typed="2\nsave mine.jsonl\nsave mine.jsonl\n1\n")
    assert ran.lines().count("Saved: mine.jsonl") == 3  # and at the end
    assert [p.name for p in tmp_path.iterdir()] == ["mine.jsonl"]


def test_no_other_file_is_overwritten(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    ran = kubrik(*PLAY, typed="2\nsave thesis.txt\nsave /dev/null/x\n")
    assert "thesis.txt already exists; choose another name: save FILE" in ran.lines()
    assert "Not saved: can't save the game as /dev/null/x" in ran.out
    assert (tmp_path / "thesis.txt").read_text() == "precious"


def test_games_with_the_same_seed_lie_side_by_side(kubrik: Kubrik, tmp_path: Path) -> None:
    for _ in range(3):
        kubrik(*PLAY, typed="2\n")
    names = sorted(p.name for p in tmp_path.iterdir())
    assert names == ["kubrik-humans-19-2.jsonl", "kubrik-humans-19-3.jsonl", FILE]


@pytest.mark.parametrize(("args", "reason"), [
    (("--seats", "3"), "a saved game is already set up"),
    (("--option", "fuel=ruled"), "a saved game is already set up"),
    (("--seat", "3"), "name seats from 1 to 2"),
])  # fmt: skip
def test_what_a_saved_game_does_not_allow(kubrik: Kubrik, args: tuple[str, str], reason: str) -> None:
    kubrik(*PLAY, typed="2\n")
    ran = kubrik("play", "--load", FILE, *args)
    assert ran.code == 2
    assert reason in ran.err


def test_a_finished_game_does_not_go_on(kubrik: Kubrik, game_file: Path) -> None:
    ran = kubrik("play", "--load", game_file.name)
    assert (ran.code, "is over; watch it with kubrik replay" in ran.err) == (2, True)


def test_a_record_loads_nobody_s_code(kubrik: Kubrik, tmp_path: Path) -> None:
    kubrik(*PLAY, typed="2\n")
    path = tmp_path / FILE
    path.write_text(path.read_text().replace('"cadet"', '"this:Bot"', 1))
    ran = kubrik("play", "--load", FILE)
    assert (ran.code, ran.err) == (
        2,
        "kubrik: seat 2 of the saved game was played by this:Bot: name its bot with --bots\n",
    )


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(tmp_path: Path, sent: signal.Signals) -> None:
    """Ctrl-C, a polite kill, a closed window."""
    process = subprocess.Popen(
        [*KUBRIK, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(None),
        text=True,
        preexec_fn=lambda: signal.signal(sent, signal.SIG_DFL),  # what runs these tests may ignore signals
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write("2\n")
        process.stdin.flush()
        while "where to?" not in process.stdout.readline():
            time.sleep(0)
        process.send_signal(sent)
        process.wait(PATIENCE)
        assert f"Continue with: kubrik play --load {FILE}" in process.stdout.read()
    assert process.returncode == 130
    assert load(tmp_path / FILE).header.seed == 19
