"""Whole games to read: what one player is asked, chooses and hears, in every language.

`python -m tests.games.keyflower.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from kubrik.engine.chance import Rng
from kubrik.engine.game import LANGUAGES, Setup
from kubrik.engine.journal import NOBODY, Journal, Note
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.games.keyflower.game import KeyflowerBox, KeyflowerGame
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.view import keyflower_view
from tests.games.keyflower.random_games import journal_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two_players": (2, 8, ()), "with_key_celeste": (3, 11, ("key_celeste",))}  # players, the seed, expansions
NAMES = {"en": ["Anna", "Boris", "Clara"], "ru": ["Анна", "Борис", "Вера"]}
READER = 0  # whose eyes we look through
PICTURES = [
    ("spring", "turns"),
    ("autumn", "placing"),
    ("winter", "turns"),
]  # the reader looks at the table once in each

HEAD = {
    "en": "Played at random; told as {name} sees it. A line with * is for {name} alone, spectators see the others.",
    "ru": "Случайная игра; рассказано так, как её видит {name}. Строки с * видит только {name}, остальные — все.",
}


class Story:
    """The lines of one game in one language."""

    def __init__(self, box: KeyflowerBox, lang: str) -> None:
        self.texts = box.texts
        self.lang = lang
        self.names = NAMES[lang][: box.setup.seats]
        self.lines = [HEAD[lang].format(name=self.names[READER]), ""]
        self.heard = 0
        self.pictures = PICTURES.copy()

    def hear(self, t: Keyflower) -> None:
        """The journal since the last time; what belongs together is one line."""
        news = [note for note in journal_of(t)[self.heard :] if note.is_for(READER)]
        for is_public, notes in groupby(news, key=is_for_all):
            mark = " " if is_public else "*"
            self.lines += [f"{mark} {line}" for line in self.texts.story(list(notes), self.names, self.lang)]
        self.heard = len(journal_of(t))

    def look(self, t: Keyflower) -> None:
        self.lines += ["", self.texts.picture(keyflower_view(t, READER), self.names, self.lang), ""]

    def ask(self, t: Keyflower, chosen: str) -> None:
        """The question, all that may be chosen, and > what was."""
        view = keyflower_view(t, READER)
        assert view.question is not None
        if (view.season, view.phase) in self.pictures:
            self.pictures = [moment for moment in self.pictures if moment != (view.season, view.phase)]
            self.look(t)
        self.lines.append(f"? {self.texts.prompt(view, self.lang)} [{view.question.clause}]")
        for name in view.question.options:
            self.lines.append(f"    {'>' if name == chosen else '-'} {self.texts.label(view, name, self.lang)}")


def is_for_all(note: Note) -> bool:
    return note.is_for(NOBODY)


def told(seats: int, seed: int, expansions: tuple[str, ...], lang: str) -> str:
    """A game from its first tile to its end."""
    box = KeyflowerGame().box(Setup(game="keyflower", seats=seats, expansions=expansions))
    t = box.table(seed)
    t.journal = Journal()
    advance(t)
    rng = Rng(seed)
    story = Story(box, lang)
    while not t.over:
        story.hear(t)
        seat = next_to_act(t)
        offer = options(t, seat)
        choice = offer[rng.below(len(offer))]
        if seat == READER:
            story.ask(t, choice.name)
        play(t, seat, choice)
    story.hear(t)
    story.look(t)
    return "\n".join(story.lines).rstrip() + "\n"


def playthroughs() -> dict[Path, str]:
    return {
        FOLDER / f"{name}.{lang}.txt": told(seats, seed, expansions, lang)
        for name, (seats, seed, expansions) in GAMES.items()
        for lang in LANGUAGES
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for path, story in playthroughs().items():
        path.write_text(story, encoding="utf-8")
        print("written:", path)
