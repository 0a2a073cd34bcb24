"""`kubrik lesson`: for those who write lessons."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Kubrik

MINE = """
title = { en = "Mine", ru = "Мой" }
about = { en = "Mine.", ru = "Мой." }
seats = 2

[[step]]
say = { en = "One.", ru = "Раз." }

[[step]]
say = { en = "Two.", ru = "Два." }
choose = ["CHOICE"]

[[step]]
say = { en = "Three.", ru = "Три." }
"""


def test_a_lesson_is_shown_with_what_is_chosen_and_what_could_be(kubrik: Kubrik, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace("CHOICE", "buy none"), encoding="utf-8")
    ran = kubrik("lesson", "humans", str(file), "--lang", "ru")
    assert ran.code == 0
    assert ran.out.splitlines()[1:] == [
        "  1. Раз.", "  2. Два.", "     buy none   (предлагается: buy none, buy first, buy second, buy both)",
        "  3. Три.",
    ]  # fmt: skip


def test_a_lesson_that_does_not_fit_is_one_line_and_the_exit_code_says_so(kubrik: Kubrik, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace("CHOICE", "cell 1"), encoding="utf-8")
    ran = kubrik("lesson", "humans", str(file))
    assert ran.code == 2
    assert "step 2: 'cell 1' can't be chosen there; on offer are: buy none" in ran.err


def test_an_unknown_lesson_is_answered_with_those_there_are(kubrik: Kubrik) -> None:
    ran = kubrik("lesson", "keyflower", "second")
    assert ran.code == 2
    assert "keyflower has no lesson 'second' (available: first, key_celeste)" in ran.err
