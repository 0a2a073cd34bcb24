"""Sets the table for a scene: a sea drawn by hand, ships on it, the wind, captains.

    s = scene("........", "........", ships="L1 A1 E, F2 E1 W", wind="E").turn(0)
    s.choose(0, "fire at F2", "2 from L1", "separate").chance("die 1", "die 2")
    assert s.strength("F2") == 4

In a drawing . is sea, # an island, ^ a reef, $ gold, a digit the fort of that seat, a b c d its harbour. A ship is
called by the letter of its class and its player's number (L1; with two of a kind F1a and F1b), seat by seat. Seats are
numbered from 0 everywhere else. Chance is told: the table waits at every draw until the scene says what comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.engine.journal import Journal
from kubrik.engine.steps import Step
from kubrik.games.admiral.box.files.load import load_ships
from kubrik.games.admiral.box.scenarios import Berth, Scenario
from kubrik.games.admiral.expansions.captain_cards.box.load import load_captains
from kubrik.games.admiral.expansions.captain_cards.install import install
from kubrik.games.admiral.expansions.captain_cards.rules.assigning import AssignCaptains, LayOutCards
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of, lay
from kubrik.games.admiral.mind.habits import form_habits
from kubrik.games.admiral.rules.flow import admiral_rules, new_table
from kubrik.games.admiral.rules.turns import Turns
from kubrik.games.admiral.sea.charts import Chart, Port
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.settings import settings
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIRECTIONS, FORT, ISLAND, NOBODY, RANKINGS, REEF, SEA, STRENGTHS
from kubrik.games.common.words.names import Name
from tests.games.admiral.played import Played

__all__ = ["CAPTAINS", "SHIPS", "Scene", "drawn_scenario", "scene"]

SHIPS = load_ships()
CAPTAINS = load_captains()
TERRAIN = {"#": ISLAND, "^": REEF, **dict.fromkeys("1234", FORT)}
HARBOURS = "abcd"


class Curtain(Step[Admiral]):
    """When the scene's steps are done, the game is over."""

    def run(self, t: Admiral) -> None:
        t.over = True


def drawn_chart(rows: Sequence[str], pile: int) -> Chart:
    signs = "".join(rows)
    forts = {int(s) - 1: cell for cell, s in enumerate(signs) if s.isdigit()}
    ports = [
        Port(seat, forts[seat], [cell for cell, s in enumerate(signs) if s == HARBOURS[seat]]) for seat in sorted(forts)
    ]
    return Chart(
        len(rows[0]),
        len(rows),
        [TERRAIN.get(s, SEA) for s in signs],
        [HARBOURS.index(s) if s in HARBOURS else NOBODY for s in signs],
        [pile if s == "$" else 0 for s in signs],
        ports,
    )


def drawn_scenario(
    rows: Sequence[str],
    ships: str,
    *,
    pile: int = 2,
    sides: list[int] | None = None,
    mines: str = "",
    rounds: int = 20,
    goal: int = 0,
    fort_wins: bool = False,
    ranking: str = "score",
) -> Scenario:
    """`ships` are "L1 A1 E, F2 E1 W": name, cell, facing, seat by seat."""
    chart = drawn_chart(rows, pile)
    classes = {k.letter: k for k in SHIPS.classes}
    berths: list[Berth] = []
    for words in ships.split(", "):
        name, cell, facing = words.split()
        berths.append(Berth(int(name[1]) - 1, classes[name[0]], chart.named(cell), DIRECTIONS.index(facing)))
    seats = max(b.seat for b in berths) + 1
    return Scenario(
        Name("drawn", "Drawn", "Нарисовано"),
        level=1,
        seats=seats,
        chart=chart,
        berths=berths,
        sides=sides or list(range(seats)),
        mines=[chart.named(cell) for cell in mines.split()],
        rounds=rounds,
        goal=goal,
        fort_wins=fort_wins,
        ranking=RANKINGS.index(ranking),
    )


def rules_for(scenario: Scenario, options: dict[str, str], captains: int | None) -> Rules:
    rules = admiral_rules(SHIPS, scenario, settings(options, scenario.level))
    form_habits(rules)
    if captains is not None:
        install(rules, CAPTAINS, options, captains)
    return rules


def scene(
    *rows: str,
    ships: str,
    wind: str = "E",
    level: str = "captain",
    captains: str | None = None,
    number: int = 2,
    options: dict[str, str] | None = None,
    pile: int = 2,
    sides: list[int] | None = None,
    mines: str = "",
    rounds: int = 20,
    goal: int = 0,
    fort_wins: bool = False,
    ranking: str = "score",
) -> Scene:
    """`wind` is "E", "E storm" or "E calm". `captains` are "L1 swift, F2 rapid*" (* face up; "" for none, but with the
    expansion): None leaves the expansion out. `number` is N, for scenes that begin with the assignment.
    """
    scenario = drawn_scenario(
        rows,
        ships,
        pile=pile,
        sides=sides,
        mines=mines,
        rounds=rounds,
        goal=goal,
        fort_wins=fort_wins,
        ranking=ranking,
    )
    chosen = {"level": level, **({"mines": "on"} if mines else {}), **(options or {})}
    s = Scene(rules_for(scenario, chosen, None if captains is None else number))
    names = [words.split()[0] for words in ships.split(", ")]
    assert names == s.t.rules.names[: len(names)], "ships are called " + " ".join(s.t.rules.names[: len(names)])
    s.wind(wind)
    if captains is not None:
        s.lay_cards(captains)
    return s


class Scene(Played):
    """A table in the making, then a table in play."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(new_table(rules, seed=1))
        self.t.explicit_chance = True
        self.t.journal = Journal()
        self.t.agenda = [Curtain()]
        self.t.round = 1

    # ---- setting the table

    def wind(self, words: str) -> Scene:
        direction, strength = [*words.split(), "fresh"][:2]
        self.t.wind = DIRECTIONS.index(direction)
        self.t.strength = STRENGTHS.index(strength)
        return self

    def ship(
        self,
        name: str,
        *,
        strength: int | None = None,
        gold: int | None = None,
        flag: int | None = None,
        facing: str | None = None,
        marks: int | None = None,
        fired: list[int] | None = None,
    ) -> Scene:
        """`marks` as in state.py; `fired` guns by battery."""
        t, ship = self.t, self.thing(name)
        if strength is not None:
            t.strengths[ship] = strength
        if gold is not None:
            t.gold[ship] = gold
        if flag is not None:
            t.flags[ship] = flag
        if facing is not None:
            t.facings[ship] = DIRECTIONS.index(facing)
        if marks is not None:
            t.marks[ship] = marks
        if fired is not None:
            t.fired[ship * 4 : ship * 4 + 4] = fired
        return self

    def fort(self, name: str, *, strength: int | None = None, flag: int | None = None, fired: int = 0) -> Scene:
        fort = self.number(name)
        if strength is not None:
            self.t.fort_strengths[fort] = strength
        if flag is not None:
            self.t.fort_flags[fort] = flag
        self.t.fort_fired[fort] = fired
        return self

    def lay_cards(self, words: str) -> Scene:
        """Captains under ships: "L1 swift, F2 rapid*"."""
        t = self.t
        LayOutCards(CAPTAINS, self._log_memory()).run(t)
        cards = cards_of(t)
        for one in filter(None, words.split(", ")):
            ship, captain = one.split()
            card = self.thing(ship)
            cards.types[card] = self._captain(captain.rstrip("*"))
            cards.up[card] = cards.seen[card] = captain.endswith("*")
            lay(cards, card, card, t.rules.number_of_ships)
            aside = cards.aside[t.rules.scenario.berths[card].seat]
            aside.remove(cards.types[card])
        return self

    def ashore(self, first: str, fort: str) -> Scene:
        """The card first laid under this ship lies beside a port."""
        lay(cards_of(self.t), self.thing(first), self.thing(fort), self.t.rules.number_of_ships)
        return self

    def _log_memory(self) -> bool:
        return next(s.log_memory for s in self.t.rules.set_up.steps if isinstance(s, LayOutCards))

    def _captain(self, id: str) -> int:
        return next(c.index for c in CAPTAINS.all if c.name.id == id)

    # ---- beginning

    def turn(self, *order: int) -> Scene:
        """It is this player's turn, then that of the others in this order (by their seats, if none is given); when all
        have had theirs, the scene ends.
        """
        self.t.order = [*order, *(seat for seat in range(self.t.seats) if seat not in order)]
        self.t.place = -1
        return self.go(Turns())

    def round(self) -> Scene:
        """A new round begins, and round after round after it."""
        self.t.round -= 1
        return self.go(self.t.rules.set_up.steps[-1])

    def assign(self) -> Scene:
        """The captains are assigned; then the scene ends."""
        return self.go(next(s for s in self.t.rules.set_up.steps if isinstance(s, AssignCaptains)))
