"""Whole games to read, whatever the game: what one player is asked, chooses and hears, in every language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Generic, TypeVar

from kubrik.engine.chance import Rng
from kubrik.engine.journal import NOBODY, Note
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import next_to_act, options, play
from kubrik.engine.table import Table
from kubrik.engine.texts import Texts
from kubrik.engine.views import View

READER = 0  # whose eyes we look through
NAMES = {"en": ["Anna", "Boris", "Clara", "David"], "ru": ["Анна", "Борис", "Вера", "Глеб"]}
AT_RANDOM = {
    "en": "Played at random; told as {name} sees it. A line with * is for {name} alone, spectators see the others.",
    "ru": "Случайная игра; рассказано так, как её видит {name}. Строки с * видит только {name}, остальные — все.",
}

T = TypeVar("T", bound=Table)


class Story(Generic[T]):
    """The lines of one game in one language. A game says what it looks like, and when the reader looks at the table."""

    head: dict[str, str] = AT_RANDOM
    pictures: tuple[object, ...] = ()  # moments at which the reader looks at the table, once at each

    def __init__(self, texts: Texts, seats: int, lang: str) -> None:
        self.texts = texts
        self.lang = lang
        self.names = NAMES[lang][:seats]
        self.lines = [self.head[lang].format(name=self.names[READER]), ""]
        self.heard = 0
        self.to_come = list(self.pictures)

    # ---- what a game says

    def view(self, t: T) -> View:
        raise NotImplementedError

    def moment(self, view: View) -> object:
        raise NotImplementedError

    def said(self, notes: list[Note]) -> list[str]:
        """What belongs together is one line."""
        return self.texts.story(notes, self.names, self.lang)

    def question(self, view: View, clause: str) -> list[str]:
        return [f"? {self.texts.prompt(view, self.names, self.lang)} [{clause}]"]

    # ---- telling

    def hear(self, t: T) -> None:
        """The journal since the last time."""
        assert t.journal is not None
        news = [note for note in t.journal.notes[self.heard :] if note.is_for(READER)]
        for is_public, notes in groupby(news, key=is_for_all):
            mark = " " if is_public else "*"
            self.lines += [f"{mark} {line}" for line in self.said(list(notes))]
        self.heard = len(t.journal.notes)

    def look(self, t: T) -> None:
        self.lines += ["", self.texts.picture(self.view(t), self.names, self.lang), ""]

    def ask(self, t: T, chosen: str) -> None:
        """The question, all that may be chosen, and > what was."""
        view = self.view(t)
        assert view.question is not None
        moment = self.moment(view)
        if moment in self.to_come:
            self.to_come.remove(moment)
            self.look(t)
        self.lines += self.question(view, view.question.clause)
        for name in view.question.options:
            label = self.texts.label(view, name, self.names, self.lang)
            self.lines.append(f"    {'>' if name == chosen else '-'} {label}")

    def end(self, t: T) -> str:
        """The last news, the last look; all that was told."""
        self.hear(t)
        self.look(t)
        return "\n".join(self.lines).rstrip() + "\n"


def is_for_all(note: Note) -> bool:
    return note.is_for(NOBODY)


def told_at_random(story: Story[T], t: T, seed: int) -> str:
    """A game from its first question to its end."""
    rng = Rng(seed)
    while not t.over:
        story.hear(t)
        seat = next_to_act(t)
        offer = options(t, seat)
        choice = offer[rng.below(len(offer))]
        if seat == READER:
            story.ask(t, choice.name)
        play(t, seat, choice)
    return story.end(t)


class Playthroughs:
    """What is told of one game, by name, and the folder where it is written down."""

    def __init__(self, folder: Path, told: Mapping[str, Callable[[str], str]]) -> None:
        self.folder = folder
        self.told = told  # in a language

    def file(self, name: str, lang: str) -> Path:
        return self.folder / f"{name}.{lang}.txt"

    def write(self, help: str) -> None:
        """Tell all anew, if that is what was typed."""
        if sys.argv[1:] != ["--write"]:
            sys.exit(help)
        for name, tell in self.told.items():
            for lang in LANGUAGES:
                self.file(name, lang).write_text(tell(lang), encoding="utf-8")
                print("written:", self.file(name, lang))
