"""Admiral as code outside its rules sees it."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import ClassVar, Final

from msgspec.structs import replace

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box, Game, Setup, SetupError
from kubrik.engine.table import Table
from kubrik.engine.views import Drawn, View, Way
from kubrik.games.admiral.about import ABOUT, OPTIONS
from kubrik.games.admiral.box.files.chosen import DUEL, scenario_text, ships_of_the_house
from kubrik.games.admiral.box.files.load import (
    SCENARIOS,
    SHIP_FILE,
    ScenarioFileError,
    digest,
    parse_scenario,
    players_of,
    scenario_file,
    ships_in,
)
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.drawn import DRAWN
from kubrik.games.admiral.expansion import Expansion
from kubrik.games.admiral.expansions.captain_cards.expansion import CaptainCards
from kubrik.games.admiral.mind.habits import form_habits
from kubrik.games.admiral.mind.mind import AdmiralMind
from kubrik.games.admiral.rules.defaults import default_choice
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.rules.flow import admiral_rules, new_table
from kubrik.games.admiral.study import AdmiralStudy
from kubrik.games.admiral.table import settings
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import MAX_PLAYERS, MIN_PLAYERS
from kubrik.games.admiral.views.furniture import AdmiralFurniture, furniture
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.view import admiral_view, seat_view
from kubrik.games.admiral.views.ways import ADMIRAL_WAYS
from kubrik.games.admiral.words.text import AdmiralTexts
from kubrik.games.common.files.weights import mind_for
from kubrik.games.common.rulebooks import rulebook_in

RULES_VERSION: Final = 2  # raised when a rule changes: older records are then shown, not replayed
EXPANSIONS: Final[dict[str, type[CaptainCards]]] = {CaptainCards.name: CaptainCards}


class AdmiralBox(Box):
    """The box: scenario, level and options of one game."""

    def __init__(self, setup: Setup, text: str, scenario: Scenario) -> None:
        self.setup = setup
        ships = ships_in(text, ships_of_the_house())
        self.rules = admiral_rules(ships, scenario, settings.settings(setup.options, scenario.level))
        form_habits(self.rules)
        expansions: list[Expansion] = [EXPANSIONS[name]() for name in EXPANSIONS if name in setup.expansions]
        for expansion in expansions:
            expansion.install(self.rules, setup.options)
        self.rules_version = RULES_VERSION
        self.cards_digest = digest("".join([text, SHIP_FILE.text(), *(e.digest() for e in expansions)]))
        self.catalogue = self.rules.choices.catalogue
        self.outcomes = self.rules.outcomes.catalogue
        self.mind = mind_for(__package__, AdmiralMind(self.rules), kind_of(scenario))
        self.ways = ADMIRAL_WAYS
        for expansion in expansions:
            self.ways = self.ways.with_more(expansion.ways())
        self.texts = AdmiralTexts(self.rules, [e.supplement(self.rules) for e in expansions])

    def table(self, seed: int) -> Admiral:
        return new_table(self.rules, seed)

    def view(self, t: Table, seat: int | None) -> View:
        assert isinstance(t, Admiral)
        return admiral_view(t, seat)

    def seat_view(self, public: View, t: Table, seat: int) -> View:
        assert isinstance(t, Admiral)
        assert isinstance(public, AdmiralView)
        return seat_view(public, t, seat)

    def way(self, view: View, choice: str) -> Way:
        assert isinstance(view, AdmiralView)
        found = self.catalogue.named(choice)
        return self.ways.way_of(view, found) if found is not None else super().way(view, choice)

    def default_choice(self, t: Table, seat: int) -> Choice:
        assert isinstance(t, Admiral)
        return default_choice(t, seat)

    def furniture(self) -> AdmiralFurniture:
        return furniture(self.rules)

    def ranks(self, t: Table) -> list[int]:
        assert isinstance(t, Admiral)
        return ranks(t)


def kind_of(scenario: Scenario) -> str:
    """The kind of table that minds are trained for: what wins, and how many play."""
    wins = "gold" if scenario.goal else "fort" if scenario.fort_wins else "fight"
    return f"{wins} {scenario.seats}"


class ScenarioError(SetupError):
    """The error for a scenario that can't be played with this setup."""

    tables = ScenarioFileError.tables


class AdmiralGame(Game):
    """Sailing ships fight for a strait, for gold or for a fort."""

    name = "admiral"
    title: ClassVar[dict[str, str]] = {"en": "Admiral", "ru": "Адмирал"}
    rules_version = RULES_VERSION
    min_seats = MIN_PLAYERS
    max_seats = MAX_PLAYERS
    usual_seats = MIN_PLAYERS  # a duel
    drawn = reduce(Drawn.plus, (expansion.drawn for expansion in EXPANSIONS.values()), DRAWN)
    study = AdmiralStudy({name: expansion.study for name, expansion in EXPANSIONS.items()})
    about = replace(ABOUT, expansions={name: expansion.about for name, expansion in EXPANSIONS.items()})
    expansions = tuple(EXPANSIONS)
    options = OPTIONS + tuple(option for expansion in EXPANSIONS.values() for option in expansion.options)

    def box(self, setup: Setup) -> AdmiralBox:
        self.check(setup)
        text = scenario_text(setup)
        return AdmiralBox(setup, text, parse_scenario(text, "given_scenario", setup.seats, ships_of_the_house()))

    def check(self, setup: Setup) -> None:
        """Also checks that the scenario is for this number of players (AD-1.1)."""
        super().check(setup)
        if setup.cards and "scenario" in setup.options:
            raise ScenarioError("scenario_twice")
        known = players_of(scenario_text(setup), ships_of_the_house())
        if setup.seats not in known:
            raise ScenarioError("scenario_seats", known=known, seats=setup.seats)

    def rulebook(self, lang: str) -> str:
        return rulebook_in(__package__, lang)

    def read_cards(self, path: Path) -> str:
        """Reads and checks a scenario file."""
        file = scenario_file(DUEL, ships_of_the_house())
        text = file.text(path)
        file.parse(text, str(path))
        return text

    def own_files(self) -> dict[str, str]:
        return {f"{id}.toml": scenario_file(id, ships_of_the_house()).text() for id in SCENARIOS}
