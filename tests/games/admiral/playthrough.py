"""Whole games to read: what one player is asked, chooses and hears, in every language.

`python -m tests.games.admiral.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import LANGUAGES
from kubrik.engine.journal import NOBODY, Note
from kubrik.games.admiral.state import Admiral
from kubrik.games.admiral.text import AdmiralTexts
from kubrik.games.admiral.view import admiral_view
from tests.games.admiral.random_games import Game, moments, quarrelsome
from tests.games.admiral.scene import drawn_scenario
from tests.games.admiral.texts import texts_of

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = {"en": ["Anna", "Boris", "Clara"], "ru": ["Анна", "Борис", "Вера"]}
READER = 0  # whose eyes we look through
PICTURES = [0, 1]  # rounds at which the reader looks at the table once

STRAIT = drawn_scenario(
    [".........", "...#.....", "......^..", "........."], "L1 B2 E, F1 B4 E, L2 H3 W, F2 H1 W", rounds=4
)
HARBOURS = drawn_scenario(
    ["1a..$..b2", "aa..#..bb", "....$...."],
    "G1 B2 E, B1 C3 E, G2 H2 W, B2 G3 W",
    rounds=4,
    goal=3,
    fort_wins=True,
    ranking="gold",
)
GAMES = {  # with a seed
    "captain_level": (Game(STRAIT, "captain", captains=2), 27),
    "harbours": (Game(HARBOURS, "captain", captains=2), 43),
    "admiral_level": (Game(HARBOURS, "admiral", captains=2, fireships="on"), 19),
}

HEAD = {
    "en": "Played by chance, not very wisely; told as {name} sees it.",
    "ru": "Играет случай, и не слишком умно; рассказано так, как это видит {name}.",
}


class Story:
    """The lines of one game in one language."""

    def __init__(self, texts: AdmiralTexts, lang: str) -> None:
        self.texts = texts
        self.lang = lang
        self.names = NAMES[lang][: texts.rules.seats]
        self.lines = [HEAD[lang].format(name=self.names[READER]), ""]
        self.heard = 0
        self.pictures = PICTURES.copy()

    def pick(self, t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """Chooses, and tells what led to it."""
        self.hear(t)
        choice = quarrelsome(t, seat, offer, rng)
        if seat == READER:
            self.ask(t, choice.name)
        return choice

    def hear(self, t: Admiral) -> None:
        """The journal since the last time; what belongs together is one line."""
        assert t.journal is not None
        news = [note for note in t.journal.notes[self.heard :] if note.is_for(READER)]
        for is_public, notes in groupby(news, key=is_for_all):
            mark = " " if is_public else "*"
            self.lines += [f"{mark} {line}" for line in self.texts.story(list(notes), self.names, self.lang)]
        self.heard = len(t.journal.notes)

    def look(self, t: Admiral) -> None:
        self.lines += ["", self.texts.picture(admiral_view(t, READER), self.names, self.lang), ""]

    def ask(self, t: Admiral, chosen: str) -> None:
        """The question, + what was answered before it, all that may be chosen, and > what was."""
        view = admiral_view(t, READER)
        assert view.question is not None
        if view.round in self.pictures:
            self.pictures.remove(view.round)
            self.look(t)
        self.lines.append(f"? {self.texts.prompt(view, self.lang)} [{view.question.clause}]")
        self.lines += [f"    + {line}" for line in self.texts.answers(view, self.lang)]
        for name in view.question.options:
            self.lines.append(f"    {'>' if name == chosen else '-'} {self.texts.label(view, name, self.lang)}")


def is_for_all(note: Note) -> bool:
    return note.is_for(NOBODY)


def told(game: Game, seed: int, lang: str) -> str:
    """A game from the first card to its end."""
    story = Story(texts_of(game.begun(seed).rules), lang)
    *_, last = moments(game, seed, story.pick)
    story.hear(last)
    story.look(last)
    return "\n".join(story.lines).rstrip() + "\n"


def playthroughs() -> dict[Path, str]:
    return {
        FOLDER / f"{name}.{lang}.txt": told(game, seed, lang)
        for name, (game, seed) in GAMES.items()
        for lang in LANGUAGES
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for path, story in playthroughs().items():
        path.write_text(story, encoding="utf-8")
        print("written:", path)
