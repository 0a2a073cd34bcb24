"""What the captains' cards let a player choose. Cards are named by the ship they were first laid under (H-6)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.table.choices import KINDS_OF_CHOICE, by_name
from kubrik.games.admiral.table.ruleset import Rules

ASSIGN: Final = KINDS_OF_CHOICE  # a: the ship, b: the captain
ASSIGN_NONE: Final = KINDS_OF_CHOICE + 1  # a: the ship
LAND: Final = KINDS_OF_CHOICE + 2  # a: the ship
TAKE_ABOARD: Final = KINDS_OF_CHOICE + 3  # a: the ship
CARD: Final = KINDS_OF_CHOICE + 4  # a: the card
TURN_UP: Final = KINDS_OF_CHOICE + 5  # a: the card
PASS: Final = KINDS_OF_CHOICE + 6
ANSWER: Final = KINDS_OF_CHOICE + 7
LET_BE: Final = KINDS_OF_CHOICE + 8
CLAIM: Final = KINDS_OF_CHOICE + 9
ENOUGH: Final = KINDS_OF_CHOICE + 10
STAY: Final = KINDS_OF_CHOICE + 11
GO_OVER: Final = KINDS_OF_CHOICE + 12
DOWN: Final = KINDS_OF_CHOICE + 13  # a: the card
LEAVE_UP: Final = KINDS_OF_CHOICE + 14  # a: the card
KINDS: Final = {
    ASSIGN: "assign",
    ASSIGN_NONE: "assign_none",
    LAND: "land",
    TAKE_ABOARD: "take_aboard",
    CARD: "card",
    TURN_UP: "turn_up",
    PASS: "pass",
    ANSWER: "answer",
    LET_BE: "let_be",
    CLAIM: "claim",
    ENOUGH: "enough",
    STAY: "stay",
    GO_OVER: "go_over",
    DOWN: "down",
    LEAVE_UP: "leave_up",
}  # as the page calls them
ENDINGS: Final = frozenset({PASS, LET_BE, ENOUGH})  # nobody does these by accident

# What is chosen for absent players: the next captain in hand, no answer, and cards stay where and as they lie.
CAREFUL: Final = [ASSIGN, PASS, LET_BE, ENOUGH, STAY, LEAVE_UP]

# What only shows a card: whoever needs the captain shows him by using him (CC-3.2).
TELLING: Final = [TURN_UP, LEAVE_UP]


# The appeal of each (habits.py): showing a card without need has none.
APPEAL: Final = {
    LAND: 1,
    TAKE_ABOARD: 4,
    TURN_UP: 0,
    PASS: 1,
    ANSWER: 4,
    LET_BE: 1,
    CLAIM: 3,
    STAY: 1,
    GO_OVER: 1,
    DOWN: 4,
    LEAVE_UP: 1,
}


class CardChoices:
    """Added to the catalogue of the base game."""

    def __init__(self, rules: Rules, captains: Captains) -> None:
        c = rules.choices.catalogue
        ships = rules.names[: rules.number_of_ships]
        self.assign: Final = [
            [c.add(ASSIGN, f"{captain.name.id} commands {ship}", i, captain.index) for captain in captains.all]
            for i, ship in enumerate(ships)
        ]
        self.assign_none: Final = by_name(c, ASSIGN_NONE, "nobody commands", ships)
        self.land: Final = by_name(c, LAND, "land from", ships)
        self.take_aboard: Final = by_name(c, TAKE_ABOARD, "take aboard", ships)
        self.card: Final = by_name(c, CARD, "card of", ships)
        self.turn_up: Final = by_name(c, TURN_UP, "turn up card of", ships)
        self.passing: Final = c.add(PASS, "pass")
        self.answer: Final = c.add(ANSWER, "fire first")
        self.let_be: Final = c.add(LET_BE, "let be")
        self.claim: Final = c.add(CLAIM, "claim")
        self.enough: Final = c.add(ENOUGH, "enough")
        self.stay: Final = c.add(STAY, "stay")
        self.go_over: Final = c.add(GO_OVER, "go over")
        self.down: Final = by_name(c, DOWN, "turn down card of", ships)
        self.leave_up: Final = by_name(c, LEAVE_UP, "leave up card of", ships)
