"""Whole games to read: what one captain is asked, chooses and hears, in every language.

`python -m tests.games.humans.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kubrik.engine.journal import Note
from kubrik.engine.views import View
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.humans.views.view import humans_view
from kubrik.games.humans.words.text import HumansTexts
from tests.games.humans.random_games import first_moment
from tests.games.humans.scene import STANDARD
from tests.games.telling import READER, Playthroughs, Story, told_at_random

GAMES = {"two_captains": (2, 7), "four_captains": (4, 5)}  # how many captains, and the seed
TEXTS = HumansTexts(STANDARD)


class HumansStory(Story[Humans]):
    pictures = (1, 5, 9)  # turns, before planning

    def view(self, t: Humans) -> HumansView:
        return humans_view(t, READER)

    def moment(self, view: View) -> object:
        assert isinstance(view, HumansView)
        return view.turn if view.phase == "planning" else None

    def said(self, notes: list[Note]) -> list[str]:
        """Each line with its clause."""
        return [f"{TEXTS.sentence(note, self.names, self.lang)} [{TEXTS.clause_of(note)}]" for note in notes]


def told(seats: int, seed: int, lang: str) -> str:
    """A game from its first card to its end."""
    return told_at_random(HumansStory(TEXTS, seats, lang), first_moment(seats, seed), seed)


PLAYTHROUGHS = Playthroughs(
    Path(__file__).parent / "playthroughs", {name: partial(told, *game) for name, game in GAMES.items()}
)

if __name__ == "__main__":
    PLAYTHROUGHS.write(__doc__ or "")
