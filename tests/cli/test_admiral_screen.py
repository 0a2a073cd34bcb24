"""What Admiral shows: the menu of a turn, the chart when it has changed, where a ship can go."""

from __future__ import annotations

import pytest

from tests.cli.admiral import CAPTAINS, PLAY
from tests.cli.conftest import Kubrik
from tests.cli.keyflower import after

FIRST = (*PLAY, "--option", "initiative=fixed")  # seat 1 acts first
MANNED = (*CAPTAINS, "--option", "initiative=fixed")
ASSIGN = "target commands L1\nnobody commands F1\nswift commands B1\n"
HEADING = "── "


def headings(lines: list[str]) -> list[str]:
    return [line.strip("─ ") for line in lines if line.startswith(HEADING)]


def test_a_menu_stands_under_headings_and_the_end_of_the_turn_apart(kubrik: Kubrik) -> None:
    lines = kubrik(*MANNED, typed=ASSIGN).lines()
    menu = lines[lines.index("Move:") :]
    assert menu[:9] == [
        "Move:",
        "[1] The ship of the line L1 (B7)",
        "[2] The frigate F1 (B5)",
        "[3] The brig B1 (B9)",
        "Captains:",
        "[4] Reveal Target on the ship of the line L1",
        "[5] Reveal Swift on the brig B1",
        "",
        "[6] End the turn",
    ]


def test_the_wind_stands_above_the_chart_and_in_the_question(kubrik: Kubrik) -> None:
    lines = kubrik(*FIRST).lines()
    told = next(line for line in lines if " wind " in line and "turn order" in line)
    assert told.endswith(" · turn order: ▸Skipper, random 2")
    assert any(line.startswith("Your turn, round 1. Fresh ") for line in lines)


@pytest.mark.parametrize(("lang", "around", "key"), [
    ("en", "Around cell B7", "  + where the move can end"),
    ("ru", "Вокруг клетки B7", "  + где ход может закончиться"),
])  # fmt: skip
def test_a_ship_that_is_to_move_is_shown_with_the_cells_it_can_reach(
    kubrik: Kubrik, lang: str, around: str, key: str
) -> None:
    lines = after(kubrik(*FIRST, "--lang", lang, typed="move L1\n"), "move L1")
    assert headings(lines) == [around]
    assert key in lines
    assert any(" + " in line for line in lines[: lines.index(key)])


def test_the_steps_of_a_move_come_without_a_chart_and_its_end_with_one(kubrik: Kubrik) -> None:
    ran = kubrik(*FIRST, typed="move F1\nto NE\nadvance\nstop\n")
    assert headings(after(ran, "to NE")) == ["Chart"]
    assert headings(after(ran, "stop")) == ["Chart"]


def test_a_chart_that_has_not_changed_is_not_shown_again(kubrik: Kubrik) -> None:
    ran = kubrik(*MANNED, typed=f"{ASSIGN}turn up card of L1\nturn up card of B1\n")
    lines = after(ran, "turn up card of L1")
    assert headings(lines) == []
    assert "· Skipper reveals Target on the ship of the line L1." in lines


def test_the_whole_table_comes_once_a_turn(kubrik: Kubrik) -> None:
    lines = kubrik(*FIRST, typed="end turn\nend turn\n").lines()
    pictures = [heading for heading in headings(lines) if heading.startswith("Admiral · Duel in the strait ·")]
    assert [picture.rpartition(" · ")[2] for picture in pictures] == ["round 1 of 30", "round 2 of 30", "round 3 of 30"]


@pytest.mark.parametrize(("typed", "lang", "heading"), [("table ships", "en", "Ships"), ("стол кор", "ru", "Корабли")])
def test_a_part_of_the_table(kubrik: Kubrik, typed: str, lang: str, heading: str) -> None:
    assert headings(after(kubrik(*FIRST, "--lang", lang, typed=f"{typed}\n"), typed)) == [heading]
