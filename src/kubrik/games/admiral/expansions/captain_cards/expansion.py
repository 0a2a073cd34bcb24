"""Captain Cards as Admiral installs them."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansion import Expansion
from kubrik.games.admiral.expansions.captain_cards.about import ABOUT, OPTIONS
from kubrik.games.admiral.expansions.captain_cards.box.load import CAPTAIN_FILE, EXPANSION, load_captains
from kubrik.games.admiral.expansions.captain_cards.drawn import DRAWN
from kubrik.games.admiral.expansions.captain_cards.install import install
from kubrik.games.admiral.expansions.captain_cards.study import CaptainsStudy
from kubrik.games.admiral.expansions.captain_cards.views.ways import card_ways
from kubrik.games.admiral.expansions.captain_cards.words.text import supplement
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.views.ways import Ways
from kubrik.games.admiral.words.supplement import Supplement
from kubrik.games.common.files.datafile import digest

BY_SCENARIO: Final = "by_scenario"


class CaptainCards(Expansion):
    """Four captains a player, face down."""

    name = EXPANSION
    about = ABOUT
    options = OPTIONS
    drawn = DRAWN
    study = CaptainsStudy()

    def __init__(self) -> None:
        self.captains: Final = load_captains()

    def install(self, rules: Rules, options: dict[str, str]) -> None:
        asked = options.get("captains", BY_SCENARIO)
        usual = self.captains.agreed(rules.scenario.name.id, rules.seats)
        install(rules, self.captains, options, usual if asked == BY_SCENARIO else int(asked))

    def ways(self) -> Ways:
        return card_ways(self.captains)

    def supplement(self, rules: Rules) -> Supplement:
        return supplement(rules, self.captains)

    def digest(self) -> str:
        return digest(CAPTAIN_FILE.text())
