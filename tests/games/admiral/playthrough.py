"""Whole games to read: what one player is asked, chooses and hears, in every language.

`python -m tests.games.admiral.playthrough --write` (with PYTHONPATH=src) writes them anew into playthroughs/:
do so when a rule or a sentence has changed, and read what else has changed with it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.views import View
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.random_games import Game, moments, quarrelsome
from tests.games.admiral.scene import drawn_scenario
from tests.games.admiral.texts import texts_of
from tests.games.telling import READER, Playthroughs, Story

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


class AdmiralStory(Story[Admiral]):
    head = HEAD
    pictures = (0, 1)  # rounds

    def view(self, t: Admiral) -> AdmiralView:
        return admiral_view(t, READER)

    def moment(self, view: View) -> object:
        assert isinstance(view, AdmiralView)
        return view.round

    def question(self, view: View, clause: str) -> list[str]:
        """With + what was answered before it."""
        answers = [f"    + {line}" for line in self.texts.answers(view, self.names, self.lang)]
        return [*super().question(view, clause), *answers]

    def pick(self, t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """Chooses, and tells what led to it."""
        self.hear(t)
        choice = quarrelsome(t, seat, offer, rng)
        if seat == READER:
            self.ask(t, choice.name)
        return choice


def told(game: Game, seed: int, lang: str) -> str:
    """A game from the first card to its end."""
    story = AdmiralStory(texts_of(game.begun(seed).rules), game.scenario.seats, lang)
    *_, last = moments(game, seed, story.pick)
    return story.end(last)


PLAYTHROUGHS = Playthroughs(
    Path(__file__).parent / "playthroughs", {name: partial(told, *game) for name, game in GAMES.items()}
)

if __name__ == "__main__":
    PLAYTHROUGHS.write(__doc__ or "")
