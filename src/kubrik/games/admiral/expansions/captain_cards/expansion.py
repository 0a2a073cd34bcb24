"""Captain Cards as Admiral installs them."""

from __future__ import annotations

from typing import Final

from kubrik.engine.game import Option
from kubrik.games.admiral.expansion import Expansion
from kubrik.games.admiral.expansions.captain_cards.box.load import CAPTAIN_FILE, EXPANSION, load_captains
from kubrik.games.admiral.expansions.captain_cards.install import install
from kubrik.games.admiral.expansions.captain_cards.words.text import supplement
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.settings import ON_REQUEST
from kubrik.games.admiral.words.supplement import Supplement
from kubrik.games.common.files.datafile import digest

BY_SCENARIO: Final = "by_scenario"

OPTIONS: Final = (
    Option("captains", (BY_SCENARIO, "0", "1", "2", "3", "4"), "R-25", {
        "en": "how many captains each player has; by scenario it is two, and four in the fleet battle of two",
        "ru": "сколько капитанов у каждого игрока; по сценарию два, а в эскадренном бою вдвоём четыре",
    }, EXPANSION),
    Option("log_memory", tuple(ON_REQUEST), "R-9", {
        "en": "whether the log still names captains whose cards were turned down",
        "ru": "называет ли журнал капитанов, чьи карты снова закрыты",
    }, EXPANSION),
    Option("after_answer", ("goes_on", "done"), "R-14", {
        "en": "whether a ship that Swift has answered goes on in this turn, or has done all she may",
        "ru": "продолжает ли ход корабль, которому ответил Свифт, или на этот ход с него хватит",
    }, EXPANSION),
    Option("target_coastal", tuple(ON_REQUEST), "R-2", {
        "en": "whether Target helps the fort of the port in which his ship lies, at Admiral level",
        "ru": "помогает ли Таргет форту порта, где стоит его корабль, на уровне «Адмирал»",
    }, EXPANSION),
    Option("ashore", ("stay", "lost"), "R-32", {
        "en": "what becomes of captains ashore when an enemy takes their port",
        "ru": "что происходит с капитанами на берегу, когда их порт берёт враг",
    }, EXPANSION),
)  # fmt: skip


class CaptainCards(Expansion):
    """Four captains a player, face down."""

    name = EXPANSION
    options = OPTIONS

    def __init__(self) -> None:
        self.captains: Final = load_captains()

    def install(self, rules: Rules, options: dict[str, str]) -> None:
        asked = options.get("captains", BY_SCENARIO)
        usual = self.captains.agreed(rules.scenario.name.id, rules.seats)
        install(rules, self.captains, options, usual if asked == BY_SCENARIO else int(asked))

    def supplement(self, rules: Rules) -> Supplement:
        return supplement(rules, self.captains)

    def digest(self) -> str:
        return digest(CAPTAIN_FILE.text())
