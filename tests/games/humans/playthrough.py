"""Whole games to read: what one captain is asked, chooses and hears, in every language.

`python -m tests.games.humans.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kubrik.engine.chance import Rng
from kubrik.engine.game import LANGUAGES
from kubrik.engine.journal import NOBODY
from kubrik.engine.play import next_to_act, options, play
from kubrik.games.humans.state import Humans
from kubrik.games.humans.text import HumansTexts
from kubrik.games.humans.view import humans_view
from tests.games.humans.random_games import first_moment, journal_of
from tests.games.humans.scene import STANDARD

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two_captains": (2, 7), "four_captains": (4, 5)}  # how many captains, and the seed
NAMES = {"en": ["Anna", "Boris", "Clara", "David"], "ru": ["Анна", "Борис", "Вера", "Глеб"]}
READER = 0  # whose eyes we look through
PICTURES = (1, 5, 9)  # turns in which the reader looks at the table before planning
TEXTS = HumansTexts(STANDARD)

HEAD = {
    "en": "Played at random; told as {name} sees it. A line with * is for {name} alone, spectators see the others.",
    "ru": "Случайная игра; рассказано так, как её видит {name}. Строки с * видит только {name}, остальные — все.",
}


class Story:
    """The lines of one game in one language."""

    def __init__(self, seats: int, lang: str) -> None:
        self.lang = lang
        self.names = NAMES[lang][:seats]
        self.lines = [HEAD[lang].format(name=self.names[READER]), ""]
        self.heard = 0
        self.looked = 0  # the last turn in which there was a picture

    def hear(self, t: Humans) -> None:
        """The journal since the last time, each line with its clause."""
        for note in journal_of(t)[self.heard :]:
            if note.is_for(READER):
                mark = " " if note.is_for(NOBODY) else "*"
                sentence = TEXTS.sentence(note, self.names, self.lang)
                self.lines.append(f"{mark} {sentence} [{TEXTS.clause_of(note)}]")
        self.heard = len(journal_of(t))

    def look(self, t: Humans) -> None:
        self.lines += ["", TEXTS.picture(humans_view(t, READER), self.names, self.lang), ""]

    def ask(self, t: Humans, chosen: str) -> None:
        """The question, all that may be chosen, and > what was."""
        view = humans_view(t, READER)
        assert view.question is not None
        if view.phase == "planning" and t.turn in PICTURES and t.turn != self.looked:
            self.look(t)
            self.looked = t.turn
        self.lines.append(f"? {TEXTS.prompt(view, self.lang)} [{view.question.clause}]")
        for name in view.question.options:
            self.lines.append(f"    {'>' if name == chosen else '-'} {TEXTS.label(view, name, self.lang)}")


def told(seats: int, seed: int, lang: str) -> str:
    """A game from its first card to its end."""
    t = first_moment(seats, seed)
    rng = Rng(seed)
    story = Story(seats, lang)
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
        FOLDER / f"{name}.{lang}.txt": told(seats, seed, lang)
        for name, (seats, seed) in GAMES.items()
        for lang in LANGUAGES
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for path, story in playthroughs().items():
        path.write_text(story, encoding="utf-8")
        print("written:", path)
