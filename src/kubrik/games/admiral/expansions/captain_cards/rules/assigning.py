"""Players assign captains to their ships, secretly and simultaneously (CC-2)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import AskAll, Step
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.cards import Cards, cards_of, lay
from kubrik.games.admiral.expansions.captain_cards.table.choices import ASSIGN, ASSIGN_NONE, CardChoices
from kubrik.games.admiral.expansions.captain_cards.table.questions import WHO_COMMANDS
from kubrik.games.admiral.table.state import Admiral


class LayOutCards(Step[Admiral]):
    """Everybody has the same set in hand (AD-5.5, CC-1.3)."""

    def __init__(self, captains: Captains, log_memory: bool) -> None:
        self.captains: Final = captains
        self.log_memory: Final = log_memory

    def run(self, t: Admiral) -> None:
        cards = Cards(self.captains, self.log_memory, t.rules.number_of_ships)
        cards.aside = [[c.index for c in self.captains.all] for _ in range(t.seats)]
        t.annexes.append(cards)


class AssignCaptains(AskAll[Admiral]):
    """Asks ship by ship: a captain from the hand, or none (CC-2.2, CC-2.5, Q-16)."""

    def __init__(self, choices: CardChoices, number: int) -> None:
        self.choices: Final = choices
        self.number: Final = number  # N (CC-2.1)

    def asked(self, t: Admiral) -> list[int]:
        """All seats if any captains are used: with a full set they still choose the ships (CC-2.3)."""
        return list(range(t.seats)) if self.number > 0 else []

    def options(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        fleet = t.fleet(seat)
        left = len(fleet) - len(so_far)
        if left == 0:
            return []
        ship = fleet[len(so_far)]
        due = min(self.number, len(fleet)) - sum([1 for c in so_far if c.kind == ASSIGN])  # CC-2.9
        found: list[Choice] = [self.choices.assign_none[ship]] if due < left else []
        if due > 0:
            gone = [c.b for c in so_far if c.kind == ASSIGN]
            found += [c for c in self.choices.assign[ship] if c.b not in gone]
        return found

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHO_COMMANDS

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """Why not: the number of captains must be exactly as agreed, which is the clause of the question itself."""
        if choice.kind == ASSIGN_NONE:
            return "CC-2.9" if self.number > len(t.fleet(seat)) else ""
        if choice.kind == ASSIGN and choice.a in [c.a for c in so_far if c.kind == ASSIGN]:
            return "CC-2.4"
        return "CC-1.4" if choice.kind == ASSIGN and choice.b in chosen_by(so_far) else ""

    def chosen(self, t: Admiral, answers: list[list[Choice]]) -> None:
        cards = cards_of(t)
        for seat in range(t.seats):
            chosen = [c for c in answers[seat] if c.kind == ASSIGN]
            for c in chosen:
                cards.types[c.a] = c.b
                lay(cards, c.a, c.a, t.rules.number_of_ships)
            t.note(notes.CARDS_LAID, seat, len(chosen))
        cards.aside = [[c for c in hand if c not in chosen_by(answers[seat])] for seat, hand in enumerate(cards.aside)]


def chosen_by(answers: list[Choice]) -> list[int]:
    return [c.b for c in answers if c.kind == ASSIGN]
