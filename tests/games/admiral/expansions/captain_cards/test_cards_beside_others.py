"""Another expansion may keep something at the table too, and have put it there first."""

from __future__ import annotations

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.engine.rules import Annex
from kubrik.engine.steps import Step
from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.expansions.captain_cards.rules.assigning import LayOutCards
from kubrik.games.admiral.expansions.captain_cards.table.cards import Cards
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.table.state import Admiral
from tests.games.admiral.scene import SHIPS, rules_for, scene


class Pennant(Annex):
    """Of the other expansion."""

    def clone(self) -> Pennant:
        return Pennant()


class Hoist(Step[Admiral]):
    def run(self, t: Admiral) -> None:
        t.annexes.append(Pennant())


def played(with_pennant: bool) -> tuple[Admiral, list[str]]:
    """A whole game, and its journal."""
    rules = rules_for(load_scenario("duel", 2, SHIPS), {}, 2)
    if with_pennant:
        rules.set_up.insert_before(LayOutCards, Hoist())
    t = new_table(rules, seed=3)
    t.journal = Journal()
    advance(t)
    play_out(t, Rng(3), 20_000)
    return t, [repr(note) for note in t.journal.notes]


def test_the_same_game_is_played_beside_another_expansion() -> None:
    t, notes = played(with_pennant=True)
    alone, expected = played(with_pennant=False)
    assert [type(annex) for annex in t.annexes] == [Pennant, Cards]
    assert t.over
    assert notes == expected
    assert cards_view(t.clone(), 0) == cards_view(alone, 0)


def test_no_cards_are_seen_before_they_are_laid_out() -> None:
    s = scene("......", ships="L1 A1 E, F2 E1 W")
    s.t.annexes.append(Pennant())
    assert cards_view(s.t, 0) == CardsView()
