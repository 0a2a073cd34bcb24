"""Captains ashore and back aboard, and cards turned up: free actions (AD-6.18, CC-3.5, CC-3.12, CC-6)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Step
from kubrik.games.admiral.expansions.captain_cards.rules.refusals_landing import (
    card_refusal,
    landing_refusal,
    taking_refusal,
    turning_refusal,
)
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CARD, cards_of, lay, owner, show
from kubrik.games.admiral.expansions.captain_cards.table.choices import LAND, TAKE_ABOARD, TURN_UP, CardChoices
from kubrik.games.admiral.expansions.captain_cards.table.questions import WHO_COMES_ABOARD
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.ruleset import NO_PORT
from kubrik.games.admiral.table.state import Admiral


class LandCaptain(TurnAction[Admiral]):
    """A captain may go ashore in a port of the player or an ally, once a turn (AD-15.4, CC-6.1, CC-6.2, CC-6.11)."""

    def __init__(self, choices: CardChoices) -> None:
        self.choices: Final = choices

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if not t.fort_flags:
            return
        cards = cards_of(t)
        for ship in fleet:
            card = cards.aboard[ship]
            if card != NO_CARD and t.is_sheltered(ship) and cards.landed >> card & 1 == 0:
                found.append(self.choices.land[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == LAND

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return landing_refusal(t, seat, choice.a) if not so_far and choice.kind == LAND else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        cards, ship = cards_of(t), answers[0].a
        card, port = cards.aboard[ship], t.port_of(ship)
        cards.landed |= 1 << card
        lay(cards, card, t.rules.number_of_ships + port, t.rules.number_of_ships)
        t.note(notes.LANDED, card, ship, port, cards.named(card))


class TakeAboard(TurnAction[Admiral]):
    """A ship without a captain takes aboard one of its player's captains who waits in that port (CC-2.4, CC-6.3,
    CC-6.4, CC-6.5, CC-6.7).
    """

    def __init__(self, choices: CardChoices) -> None:
        self.choices: Final = choices

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.fort_flags:
            for ship in fleet:
                if waiting(t, seat, ship):
                    found.append(self.choices.take_aboard[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == TAKE_ABOARD

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        return [self.choices.card[c] for c in waiting(t, seat, so_far[0].a)] if len(so_far) == 1 else []

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHO_COMES_ABOARD

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if so_far:
            return card_refusal(t, seat, so_far[0].a, choice) if self.has(so_far[0]) else ""
        return taking_refusal(t, seat, choice.a) if choice.kind == TAKE_ABOARD else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        cards, ship, card = cards_of(t), answers[0].a, answers[1].a
        cards.taken |= 1 << card
        lay(cards, card, ship, t.rules.number_of_ships)
        t.note(notes.CAME_ABOARD, card, ship, t.port_of(ship), cards.named(card))


def waiting(t: Admiral, seat: int, ship: int) -> list[int]:
    """The cards that this ship could take aboard; none while an enemy holds the port (CC-4.6, CC-6.10)."""
    cards, port = cards_of(t), t.port_of(ship)
    if port == NO_PORT or cards.aboard[ship] != NO_CARD or t.are_enemies(t.fort_flags[port], seat):
        return []
    place = t.rules.number_of_ships + port
    return [
        card
        for card, lies in enumerate(cards.places)
        if lies == place and owner(t, card) == seat and cards.taken >> card & 1 == 0
    ]


class TurnUp(TurnAction[Admiral]):
    """A card may be turned up without being used, aboard or ashore (CC-3.5, CC-3.12)."""

    def __init__(self, choices: CardChoices) -> None:
        self.choices: Final = choices

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        cards = cards_of(t)
        for card in range(len(cards.up)):
            if not cards.up[card] and cards.in_game(card) and owner(t, card) == seat:
                found.append(self.choices.turn_up[card])

    def has(self, opening: Choice) -> bool:
        return opening.kind == TURN_UP

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return "" if so_far else turning_refusal(t, seat, choice)

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        show(t, answers[0].a, False)


class NewTurn(Step[Admiral]):
    """Captains may go ashore and aboard again, once each (CC-6.11)."""

    def run(self, t: Admiral) -> None:
        cards = cards_of(t)
        cards.landed = 0
        cards.taken = 0
