"""In a real terminal of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Kubrik
from tests.cli.terminal import in_terminal, seen

PLAY = ("play", "humans", "--seats", "2", "--seat", "1", "--seed", "1")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_answering_1(tmp_path: Path, lang: str) -> None:
    code, shown = in_terminal(*PLAY, "--lang", lang, typed=["?", "help", "table"], then="1", cwd=tmp_path)
    lines = seen(shown)
    assert code == 0
    assert max(map(len, lines)) <= 80
    assert f"kubrik replay kubrik-humans-1.jsonl --lang {lang}" in lines[-2]
    assert "\x1b[1m" in shown  # there is some emphasis
    assert {"en": "Mate 2 is thinking…\r", "ru": "Старпом 2 думает…\r"}[lang] in shown
    assert not any("…" in line and "thinking" in line for line in lines)


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(tmp_path: Path, env: dict[str, str]) -> None:
    code, shown = in_terminal(*PLAY, typed=["2"], cwd=tmp_path, env=env)
    assert code == 0
    assert "\x1b[1" not in shown
    assert "\x1b[3" not in shown


def test_ctrl_d_and_ctrl_c(tmp_path: Path) -> None:
    code, shown = in_terminal(*PLAY, typed=["2"], cwd=tmp_path)
    assert code == 0
    assert "The input has ended." in seen(shown)
    code, shown = in_terminal(*PLAY, typed=["2"], then="\x03", cwd=tmp_path)
    assert code == 130
    assert "Continue with: kubrik play --load kubrik-humans-1-2.jsonl" in seen(shown)


def test_a_replay_goes_page_by_page(kubrik: Kubrik, game_file: Path) -> None:
    code, shown = in_terminal("replay", game_file.name, typed=["", ""], then="q", cwd=game_file.parent)
    assert code == 0
    assert shown.count("Enter: continue, q: quit > ") == 3
    assert "#0    · Mission in play" in shown


def test_the_rulebook_is_paged(tmp_path: Path) -> None:
    code, shown = in_terminal("rules", "humans", typed=[], cwd=tmp_path, env={"PAGER": "head -n 3"})
    assert code == 0
    assert len(seen(shown)) == 4


def test_a_simulation_shows_its_progress(tmp_path: Path) -> None:
    code, shown = in_terminal("sim", "humans", "--games", "8", typed=[], cwd=tmp_path)
    assert code == 0
    assert "playing" in shown
    assert "By seat" in shown
