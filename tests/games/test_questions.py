"""Every question of every game and expansion: one name, a clause, and words in every language."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import kubrik.games
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.questions import Question, questions_in
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.registry import GAMES

HOUSES = Path(kubrik.games.__file__).parent
TABLES = sorted(HOUSES.rglob("table/questions.py"))
WORDS = sorted(HOUSES.rglob("words/questions.py"))
IDS = [path.relative_to(HOUSES).parts[-3] for path in TABLES]


def module(path: Path) -> ModuleType:
    return import_module(".".join(("kubrik", "games", *path.relative_to(HOUSES).with_suffix("").parts)))


def game_of(path: Path) -> str:
    return path.relative_to(HOUSES).parts[0]


def test_who_asks_has_words_for_it() -> None:
    assert [path.parents[1] for path in TABLES] == [path.parents[1] for path in WORDS]
    assert {game_of(path) for path in TABLES} == set(GAMES)


@pytest.mark.parametrize("path", TABLES, ids=IDS)
def test_a_question_is_called_as_its_constant(path: Path) -> None:
    found = {name: q.name for name, q in vars(module(path)).items() if isinstance(q, Question)}
    assert found == {name: name.lower() for name in found}


@pytest.mark.parametrize("game", GAMES)
def test_an_expansion_asks_nothing_by_a_name_of_the_game(game: str) -> None:
    names = [name for path in TABLES if game_of(path) == game for name in questions_in(module(path))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", TABLES, ids=IDS)
def test_a_question_rests_on_a_clause(path: Path) -> None:
    book = parse_rulebook(GAMES[game_of(path)].rulebook("en"))
    assert {q.clause for q in questions_in(module(path)).values()} <= book.clauses.keys()


@pytest.mark.parametrize(("path", "words"), list(zip(TABLES, WORDS, strict=True)), ids=IDS)
def test_every_question_has_words_in_every_language_and_no_words_lack_a_question(path: Path, words: Path) -> None:
    said = module(words).QUESTIONS
    names = questions_in(module(path)).keys()
    assert names <= said.keys()
    assert {key.partition(".")[0] for key in said} == names
    assert all(len(sentences) == len(LANGUAGES) and all(sentences) for sentences in said.values())
