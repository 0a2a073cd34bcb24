"""Decks are bags: their contents are known, their order is not (TH-16.4)."""

from __future__ import annotations

from typing import TypeVar

from kubrik.engine.choices import Choice, Outcome
from kubrik.games.humans.box.cards import Card
from kubrik.games.humans.table.state import Humans

C = TypeVar("C", bound=Card)


def weights(bag: list[C], choices: list[Choice]) -> list[Outcome]:
    """The possible draws with their weights; equal cards count together."""
    counts = [0] * len(choices)
    for card in bag:
        counts[card.index] += 1
    return [Outcome(choices[i], n) for i, n in enumerate(counts) if n > 0]


def pick(t: Humans, bag: list[C], choices: list[Choice]) -> Choice:
    """A random card of the bag. It is moved to the end, where `take` finds it first."""
    at = t.rng.below(len(bag))
    card = bag[at]
    bag[at] = bag[-1]
    bag[-1] = card
    return choices[card.index]


def take(bag: list[C], index: int) -> C:
    """Takes the last card with this number out of the bag."""
    if bag[-1].index == index:  # where `pick` left it
        return bag.pop()
    for i in range(len(bag) - 2, -1, -1):
        card = bag[i]
        if card.index == index:
            bag[i] = bag[-1]
            bag.pop()
            return card
    raise AssertionError("no such card in the deck")
