"""Errors carry a code and values, and are put into words where they are shown."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import msgspec
import pytest

import kubrik
from kubrik.engine.complaints import Complaint, Said, said, sentence
from kubrik.engine.game import SetupError
from kubrik.engine.illegal import NOT_OFFERED, Illegal
from kubrik.engine.languages import table_of

SOURCES = [path for path in sorted(Path(kubrik.__file__).parent.rglob("*.py")) if "words" not in path.parent.parts]
TABLES = (
    *(f"kubrik.words.{{lang}}.{name}" for name in ("complaints", "files", "lobby")),
    *(f"kubrik.games.{game}.words.{{lang}}.complaints" for game in ("humans", "keyflower", "admiral")),
)
SPEAKING = {"said", "wrong", "expect"}  # functions that are given a code


def test_one_line_in_each_language() -> None:
    wrong = SetupError("seats", game="humans", least=2, most=5, seats=9)
    assert (wrong.code, wrong.values["seats"]) == ("seats", 9)
    assert str(wrong) == "humans is for 2 to 5 players, not 9"
    assert sentence(wrong, "ru") == "игра рассчитана на 2–5 игроков, а вас 9"


def test_lists_are_joined_as_the_sentence_says() -> None:
    tables = ("kubrik.games.admiral.words.{lang}.complaints",)
    assert (
        sentence(Said("for_others", {"known": [2, 4], "players": 3}, tables), "en")
        == "it is for 2 or 4 players, not for 3"
    )
    assert "2 или 4" in sentence(Said("for_others", {"known": [2, 4], "players": 3}, tables), "ru")
    assert (
        sentence(said("no_expansion", game="toy", name="x", known=said("none")), "ru")
        == "нет дополнения 'x' (есть: нет)"
    )


def test_whoever_has_no_table_says_a_plain_sentence() -> None:
    assert sentence(Complaint("the dice {are} cold: warm them"), "ru") == "the dice {are} cold: warm them"


def test_what_strangers_write_stays_one_line_and_is_never_a_template() -> None:
    assert str(SetupError("no_game", name="{known}", known=["a\nb"])) == "there is no game '{known}' (available: a b)"


def test_it_comes_whole_out_of_another_process() -> None:
    illegal = Illegal(NOT_OFFERED, "HB-2.1", "eat")
    found = pickle.loads(pickle.dumps(illegal))
    assert (str(found), found.clause) == ("eat: this choice is not available now (HB-2.1)", "HB-2.1")
    assert msgspec.json.decode(msgspec.json.encode(illegal.said), type=Said) == illegal.said
    assert (
        str(pickle.loads(pickle.dumps(SetupError("no_game", name="x", known=["y"]))))
        == "there is no game 'x' (available: y)"
    )


def codes_in(path: Path) -> set[str]:
    """What is raised or said there, by its code. A plain sentence has spaces."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    texts = [
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and (call.func.id in SPEAKING or call.func.id.endswith(("Error", "Refusal")))
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    return {text for text in texts if " " not in text and not text.startswith("[") and text}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_code_of_the_house_has_a_sentence(lang: str) -> None:
    known = {code for table in TABLES for code in table_of(table, lang)}
    assert {code for path in SOURCES for code in codes_in(path)} - known == set()
