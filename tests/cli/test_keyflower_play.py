"""Keyflower at the screen: whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.record import load
from kubrik.engine.record_lines import Chosen, Ended
from tests.cli.conftest import Kubrik
from tests.cli.keyflower import FILE, GHOST, PLAY, after, answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_the_ghost(kubrik: Kubrik, tmp_path: Path, lang: str) -> None:
    ran = kubrik(*GHOST, "--lang", lang, typed=answers(1500))
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    assert {"en": "── Results ─", "ru": "── Итоги ─"}[lang] in ran.out
    record = load(tmp_path / FILE)
    ended = record.lines[-1]
    assert isinstance(ended, Ended)
    assert len({line.choice.split()[0] for line in record.lines if isinstance(line, Chosen)}) > 8
    for points in ended.end.scores:
        assert f"{points}\u00a0{'VP' if lang == 'en' else 'ПО'}" in ran.out
    assert ran.lines()[-1].endswith(f"kubrik replay {FILE} --lang {lang}")


def test_two_people_play_at_one_screen(kubrik: Kubrik) -> None:
    out = kubrik(*PLAY, "--seat", "1,3", "--name", "Ann,Боб", typed="1\n\n1\n").out
    before, _, handed = out.partition("Боб's turn (seat 3).")
    assert "Ann is dealt winter tiles" in before
    assert "Боб is dealt" not in before
    assert "Боб is dealt winter tiles" in handed
    assert "Ann is dealt" not in handed


def test_a_choice_that_is_not_open_is_refused_with_its_rule(kubrik: Kubrik) -> None:
    lines = after(kubrik(*PLAY, typed="use sea_breese\n"), "use sea_breese")
    assert lines[0] == "use sea_breese: this choice is not available now. The rule:"
    assert lines[1].startswith("KF-6.29 · 6. Using tiles")


def test_a_turn_that_is_begun_can_be_begun_anew(kubrik: Kubrik) -> None:
    ran = kubrik(*PLAY, typed="bid keywood\nin red\nundo\n")
    assert after(ran, "undo")[0] == "Undone."
    assert " [1] Pass" in after(ran, "undo")


def test_the_welcome_names_expansions(kubrik: Kubrik) -> None:
    assert "Expansions: Key Celeste." in kubrik(*GHOST).lines()
    assert "Expansions" not in kubrik(*PLAY).out
