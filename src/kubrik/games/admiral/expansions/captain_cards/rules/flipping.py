"""Cards turned down at the end of their player's turn, and captains who change ships after a boarding (CC-3.6, CC-5.2,
CC-5.3, CC-5.4).
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.rules import Modifier, Reaction
from kubrik.engine.steps import Ask, Draft, Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CARD, cards_of, lay, owner, turn_down
from kubrik.games.admiral.expansions.captain_cards.table.choices import DOWN, GO_OVER, CardChoices
from kubrik.games.admiral.expansions.captain_cards.table.questions import UP_OR_DOWN, WHO_GOES_OVER
from kubrik.games.admiral.table.state import Admiral


class TurnCardsDown(Step[Admiral]):
    """Only by a player who is still in the game (AD-22.9)."""

    def __init__(self, choices: CardChoices) -> None:
        self.choices: Final = choices

    def run(self, t: Admiral) -> None:
        if t.is_in(t.acting) and face_up(t, t.acting):
            t.do_first(UpOrDown(t.acting, self.choices))


def face_up(t: Admiral, seat: int) -> list[int]:
    """A player's cards that lie face up, aboard or ashore (CC-3.12)."""
    cards = cards_of(t)
    return [c for c in range(len(cards.up)) if cards.up[c] and cards.in_game(c) and owner(t, c) == seat]


class UpOrDown(Draft[Admiral]):
    """Asks card by card (Q-15)."""

    def __init__(self, seat: int, choices: CardChoices) -> None:
        super().__init__(seat)
        self.choices: Final = choices

    def options(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        cards = face_up(t, seat)
        if len(so_far) == len(cards):
            return []
        card = cards[len(so_far)]
        return [self.choices.down[card], self.choices.leave_up[card]]

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return UP_OR_DOWN

    def composed(self, t: Admiral, answers: list[Choice]) -> None:
        for answer in answers:
            if answer.kind == DOWN:
                turn_down(t, answer.a)


class CaptainMayGoOver(Reaction[Admiral]):
    """The captain may move from the winning ship to the captured one, immediately or not at all (CC-5.2, CC-5.3)."""

    def __init__(self, choices: CardChoices) -> None:
        self.choices: Final = choices

    def steps(self, t: Admiral, seat: int, subject: int) -> list[AnyStep]:
        if cards_of(t).aboard[seat] == NO_CARD:
            return []
        return [AskWhoGoesOver(self.choices, t.flags[seat], seat, subject)]


class AskWhoGoesOver(Ask[Admiral]):
    def __init__(self, choices: CardChoices, seat: int, winner: int, captured: int) -> None:
        super().__init__(seat)
        self.choices: Final = choices
        self.winner: Final = winner
        self.captured: Final = captured

    def question(self, t: Admiral) -> Question:
        return WHO_GOES_OVER

    def options(self, t: Admiral) -> list[Choice]:
        return [self.choices.stay, self.choices.go_over]

    def chosen(self, t: Admiral, choice: Choice) -> None:
        if choice.kind != GO_OVER:
            return
        cards = cards_of(t)
        card = cards.aboard[self.winner]
        lay(cards, card, self.captured, t.rules.number_of_ships)
        t.note(notes.WENT_OVER, card, self.winner, self.captured, cards.named(card))


class CaptainsLeft(Modifier[Admiral]):
    """How many captains a player has in the game (AD-22.4)."""

    def change(self, t: Admiral, subject: int, n: int) -> int:
        cards = cards_of(t)
        return n + sum([1 for card in range(len(cards.places)) if cards.in_game(card) and owner(t, card) == subject])
