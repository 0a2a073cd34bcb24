"""Tremble, Humans! as code outside its rules sees it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box, Game, Setup
from kubrik.engine.table import Table
from kubrik.engine.views import View, Way
from kubrik.games.common.files.weights import mind_for
from kubrik.games.common.rulebooks import rulebook_in
from kubrik.games.humans.about import ABOUT, OPTIONS
from kubrik.games.humans.box.cards import Cards
from kubrik.games.humans.box.files.load import digest, load_cards, parse_cards, read_text
from kubrik.games.humans.drawn import DRAWN
from kubrik.games.humans.mind.mind import HumansMind
from kubrik.games.humans.rules.defaults import default_choice
from kubrik.games.humans.rules.ending import ranks
from kubrik.games.humans.rules.flow import humans_rules, new_table
from kubrik.games.humans.study import HumansStudy
from kubrik.games.humans.table import settings
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.furniture import HumansFurniture, furniture
from kubrik.games.humans.views.view import HumansView, humans_view, seat_view
from kubrik.games.humans.views.ways import way_of
from kubrik.games.humans.words.text import HumansTexts

RULES_VERSION: Final = 2  # raised when a rule changes: older records are then shown, not replayed


class HumansBox(Box):
    """The box: cards and rulings of one game."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        chosen = settings.settings(setup.options, cards.fuel_limit, cards.prizes.step)
        self.rules = humans_rules(cards, chosen)
        self.setup = setup
        self.rules_version = RULES_VERSION
        self.cards_digest = digest(setup.cards or read_text())
        self.catalogue = self.rules.choices.catalogue
        self.outcomes = self.rules.outcomes.catalogue
        self.mind = mind_for(__package__, HumansMind(self.rules), str(setup.seats))
        self.texts = HumansTexts(self.rules)

    def table(self, seed: int) -> Humans:
        return new_table(self.rules, self.setup.seats, seed)

    def view(self, t: Table, seat: int | None) -> View:
        assert isinstance(t, Humans)
        return humans_view(t, seat)

    def seat_view(self, public: View, t: Table, seat: int) -> View:
        assert isinstance(t, Humans)
        assert isinstance(public, HumansView)
        return seat_view(public, t, seat)

    def way(self, view: View, choice: str) -> Way:
        assert isinstance(view, HumansView)
        found = self.catalogue.named(choice)
        return way_of(self.rules, view, found) if found is not None else super().way(view, choice)

    def default_choice(self, t: Table, seat: int) -> Choice:
        assert isinstance(t, Humans)
        return default_choice(t, seat)

    def furniture(self) -> HumansFurniture:
        return furniture(self.rules)

    def ranks(self, t: Table) -> list[int]:
        assert isinstance(t, Humans)
        return ranks(t)


class HumansGame(Game):
    """Alien captains raid Earth's cities."""

    name = "humans"
    title: ClassVar[dict[str, str]] = {"en": "Tremble, Humans!", "ru": "Трепещите, человеки!"}
    rules_version = RULES_VERSION
    min_seats = 2
    max_seats = 5
    drawn = DRAWN
    study = HumansStudy()
    about = ABOUT
    options = OPTIONS

    def box(self, setup: Setup) -> HumansBox:
        self.check(setup)
        return HumansBox(setup, cards_of(setup.cards))

    def rulebook(self, lang: str) -> str:
        return rulebook_in(__package__, lang)

    def read_cards(self, path: Path) -> str:
        text = read_text(path)
        parse_cards(text, str(path))
        return text

    def own_files(self) -> dict[str, str]:
        return {"cards.toml": read_text()}


@lru_cache(maxsize=8)
def cards_of(text: str) -> Cards:
    """The game's own cards, or those of a custom card file's text."""
    return parse_cards(text, "given_cards") if text else load_cards()
