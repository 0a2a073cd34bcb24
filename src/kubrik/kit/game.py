"""A game described by tables of choices, notes and words, and a class for what lies on the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from kubrik.engine.about import About, Option
from kubrik.engine.board import Area
from kubrik.engine.choices import Choice
from kubrik.engine.game import Game as EngineGame
from kubrik.engine.game import Setup
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.mind import Mind
from kubrik.engine.questions import Question
from kubrik.engine.rulebook.clauses import ClauseError
from kubrik.engine.views import Place
from kubrik.kit.box import Kinds, KitBox
from kubrik.kit.sentences import Words
from kubrik.kit.table import Table
from kubrik.kit.view import KitView

Say = Callable[..., str]  # a sentence of the game's words, by key, in the reader's language


class Game(EngineGame):
    """Fill in the attributes below; put rulebook.en.md and rulebook.ru.md beside your module."""

    rules_version = 1
    expansions: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    table: ClassVar[type[Table]]
    choices: ClassVar[Kinds]  # what seats may choose: {"doubt": [()], "bid": [(1, 1), (1, 2), …]}
    outcomes: ClassVar[Kinds] = {}  # what chance may bring: {"die": range(1, 7)}
    asked: ClassVar[tuple[Question, ...]]  # all questions of the game
    notes: ClassVar[Mapping[str, str]] = {}  # the kinds of journal notes, each with its clause
    words: ClassVar[Words]  # a row for each question, kind of choice and note
    endings: ClassVar[frozenset[str]] = frozenset()  # kinds of choices that end a turn: not to be made by accident
    mind: ClassVar[Mind | None] = None  # the game's own evaluation; without one, bots judge by random games

    def __init__(self) -> None:
        """If the game has no `about`, the lobby shows the opening of its rulebook."""
        if self.about == About():
            with suppress(ClauseError):  # reported when the rulebook is asked for
                self.about = About(about={lang: opening(self.rulebook(lang)) for lang in LANGUAGES})

    def board(self, view: KitView, say: Say) -> Iterable[Area]:
        """What lies on the table, for drawing it."""
        return ()

    def places(self, kind: str, choice: Choice) -> Iterable[Place]:
        """The things on the board that lead to a choice, by the names that `board` gave them."""
        return ()

    @property
    def questions(self) -> list[str]:
        return [question.name for question in self.asked]

    def box(self, setup: Setup) -> KitBox:
        self.check(setup)
        return KitBox(self, setup)

    def rulebook(self, lang: str) -> str:
        file = getattr(sys.modules.get(type(self).__module__), "__file__", None) or "."
        path = Path(file).parent / f"rulebook.{lang}.md"
        if not path.is_file():
            raise ClauseError(f"there is no rulebook.{lang}.md beside {type(self).__module__}: write one")
        return path.read_text(encoding="utf-8")


def opening(rulebook: str) -> str:
    """The paragraph below the title, if there is one before the first section."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in rulebook.split("\n\n")]
    return paragraphs[1] if len(paragraphs) > 1 and not paragraphs[1].startswith(("#", "**")) else ""
