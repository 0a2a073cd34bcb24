"""Whole games to read: what one player is asked, chooses and hears, in every language.

`python -m tests.games.keyflower.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kubrik.engine.game import Setup
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.engine.views import View
from kubrik.games.keyflower.game import KeyflowerGame
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.telling import READER, Playthroughs, Story, told_at_random

GAMES = {"two_players": (2, 8, ()), "with_key_celeste": (3, 11, ("key_celeste",))}  # players, the seed, expansions


class KeyflowerStory(Story[Keyflower]):
    pictures = (("spring", "turns"), ("autumn", "placing"), ("winter", "turns"))

    def view(self, t: Keyflower) -> KeyflowerView:
        return keyflower_view(t, READER)

    def moment(self, view: View) -> object:
        assert isinstance(view, KeyflowerView)
        return view.season, view.phase


def told(seats: int, seed: int, expansions: tuple[str, ...], lang: str) -> str:
    """A game from its first tile to its end."""
    box = KeyflowerGame().box(Setup(game="keyflower", seats=seats, expansions=expansions))
    t = box.table(seed)
    t.journal = Journal()
    advance(t)
    return told_at_random(KeyflowerStory(box.texts, seats, lang), t, seed)


PLAYTHROUGHS = Playthroughs(
    Path(__file__).parent / "playthroughs", {name: partial(told, *game) for name, game in GAMES.items()}
)

if __name__ == "__main__":
    PLAYTHROUGHS.write(__doc__ or "")
