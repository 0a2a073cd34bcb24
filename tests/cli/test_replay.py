"""`kubrik replay`: a recorded game as somebody saw it, and nothing more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kubrik.engine.journal import NOBODY
from kubrik.engine.record import Record, journal_of, load, save, setup_of
from kubrik.engine.record_lines import Chosen, Noted
from kubrik.games.registry import game_named
from tests.cli.conftest import Kubrik

NAMES = ["random 1", "random 2", "random 3"]


def story(lines: list[str]) -> list[str]:
    """The lines of the journal, put together again where they were broken."""
    told: list[str] = []
    is_open = False
    for line in lines:
        if line[6:8] == "· ":
            told.append(line[8:])
            is_open = True
        elif is_open and line.startswith(" " * 8):
            told[-1] += " " + line.strip()
        else:
            is_open = False
    return told


def sentences(record: Record, seat: int, lang: str = "en") -> list[str]:
    box = game_named("humans").box(setup_of(record))
    return [box.texts.sentence(n, NAMES, lang) for n in journal_of(box, record) if n.is_for(seat)]


def changed(path: Path, **header: object) -> Path:
    record = load(path)
    other = path.with_name("changed.jsonl")
    save(other, msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **header)))
    return other


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seat", [NOBODY, 0, 2])
def test_it_tells_the_journal_that_the_seat_may_read(kubrik: Kubrik, game_file: Path, seat: int, lang: str) -> None:
    asked = () if seat == NOBODY else ("--seat", str(seat + 1))
    ran = kubrik("replay", game_file.name, "--lang", lang, *asked)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    journal = sentences(load(game_file), seat, lang)
    assert [line for line in story(ran.lines()) if line in journal] == journal
    assert "As seen by a spectator." in ran.out or lang == "ru" or seat != NOBODY


def test_nobody_else_s_secrets(kubrik: Kubrik, game_file: Path) -> None:
    """Whispers to other seats: drawn cards, bought ships, compensations."""
    record = load(game_file)
    mine = sentences(record, 0)
    secrets = {s for seat in (1, 2) for s in sentences(record, seat)} - set(mine)
    told = set(story(kubrik("replay", game_file.name, "--seat", "1").lines()))
    assert any(" draws " in s for s in secrets)
    assert any(" buys the ship " in s for s in secrets)
    assert told & secrets == set()


def test_the_own_questions_and_choices(kubrik: Kubrik, game_file: Path) -> None:
    own = kubrik("replay", game_file.name, "--seat", "1").out
    chosen = sum(isinstance(line, Chosen) and line.seat == 0 for line in load(game_file).lines)
    assert own.count("      ✓ ") == chosen
    assert "✓" not in kubrik("replay", game_file.name).out


def test_a_picture_at_every_turn_and_at_the_end(kubrik: Kubrik, game_file: Path) -> None:
    headings = [line for line in kubrik("replay", game_file.name).lines() if line.startswith("── Tremble, Humans!")]
    assert [f"turn {n} of 10 · buying" in heading for n, heading in enumerate(headings[:-1], 1)] == [True] * 10
    assert "game over" in headings[-1]


def test_up_to_a_choice(kubrik: Kubrik, game_file: Path) -> None:
    every = sum(isinstance(line, Chosen) for line in load(game_file).lines)
    lines = kubrik("replay", game_file.name, "--to", "7").lines()
    assert lines[-1] == f"Stopped after choice 7 of {every}."
    numbers = [int(line.split()[0][1:]) for line in lines if line.startswith("#")]
    assert numbers == sorted(numbers)
    assert max(numbers) <= 7
    assert kubrik("replay", game_file.name, "--to", "0").lines()[-1] == f"Stopped after choice 0 of {every}."
    assert kubrik("replay", game_file.name, "--to", "99999") == kubrik("replay", game_file.name)


def test_an_unfinished_game(kubrik: Kubrik) -> None:
    kubrik("play", "humans", "--seat", "1", "--seed", "1", "--name", "Анна", typed="2\n1\n")
    ran = kubrik("replay", "kubrik-humans-1.jsonl", "--seat", "1")
    assert ran.code == 0
    assert ran.lines()[:2] == ["Tremble, Humans! · Анна, Mate 2, Mate 3", "As seen by Анна, seat 1."]


@pytest.mark.parametrize(("header", "reason"), [
    ({"rules_version": 99}, "Played by version 99 of the rules; this is version "),
    ({"rules_version": 99, "options": {"weather": "bad"}, "cards": "?"}, "Played by version 99 of the rules"),
    ({"cards_digest": "other"}, "Played with other cards or tiles than these. "),
])  # fmt: skip
def test_another_version_shows_the_stored_journal(
    kubrik: Kubrik, game_file: Path, header: dict[str, object], reason: str
) -> None:
    ran = kubrik("replay", changed(game_file, **header).name, "--seat", "2")
    assert (ran.code, ran.err) == (0, "")
    assert sum(line.startswith(reason) for line in ran.lines()) == 1
    told = " ".join(ran.out.split())
    assert all(" ".join(s.split()) in told for s in sentences(load(game_file), 1))
    assert not any(f"· {s}" in told for s in set(sentences(load(game_file), 0)) - set(sentences(load(game_file), 1)))


def test_lines_of_another_version_that_mean_nothing_are_left_out(kubrik: Kubrik, game_file: Path) -> None:
    path = changed(game_file, rules_version=99)
    record = load(path)
    strange: list[dict[str, str | int]] = [
        {"event": "weather", "a": 1},
        {"event": "fights", "seat": 77},
        {"event": "fights", "seat": 1},
    ]
    lines = tuple(Noted(note=note, to="all") for note in strange)
    save(path, msgspec.structs.replace(record, lines=lines))
    ran = kubrik("replay", path.name)
    assert ran.code == 0
    assert ran.lines()[-2:] == ["· random 2 fights.", "Lines unknown to this version: 2."]


@pytest.mark.parametrize(("seat", "line", "said"), [
    ("4", "", "--seat 4: the seats of this game are 1 to 3"),
    ("1", '{"seat":0,"choice":"fly"}\n', "which is unknown in this game"),
    ("1", "nonsense\n", "changed.jsonl, line 3"),
])  # fmt: skip
def test_a_record_that_is_not_sound(kubrik: Kubrik, game_file: Path, seat: str, line: str, said: str) -> None:
    lines = game_file.read_text().splitlines(keepends=True)
    game_file.with_name("changed.jsonl").write_text("".join([*lines[:2], line, *lines[2:]]))
    ran = kubrik("replay", "changed.jsonl", "--seat", seat)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_names_in_a_record_can_t_move_the_cursor(kubrik: Kubrik, game_file: Path) -> None:
    path = changed(game_file, players=("\x1b[2J\x07", "a" * 300, "Vera\x1b[1m"))
    out = kubrik("replay", path.name, "--to", "3").out
    assert "\x1b" not in out
    assert "\x07" not in out
