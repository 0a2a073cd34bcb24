"""Choices: small values with a stable name, and the catalogue that numbers them."""

from __future__ import annotations

from typing import Final


class Choice:
    """What a seat may choose, or what chance may bring: a verb and up to two small numbers.

    Each choice is made once, in a catalogue, and shared: two equal choices are the same object.
    """

    def __init__(self, kind: int, a: int, b: int, name: str, index: int) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.name: Final = name  # stable: records are written with it
        self.index: Final = index  # its number in the catalogue, for learning programs

    def __repr__(self) -> str:
        return self.name


class Outcome:
    """One possible outcome of chance, and its weight."""

    def __init__(self, choice: Choice, weight: int) -> None:
        self.choice: Final = choice
        self.weight: Final = weight

    def __repr__(self) -> str:
        return f"{self.choice.name} ({self.weight})"


class Catalogue:
    """Every possible choice of a game with these cards: index to choice, and name to choice."""

    def __init__(self) -> None:
        self.choices: Final[list[Choice]] = []
        self._by_name: Final[dict[str, Choice]] = {}

    def __repr__(self) -> str:
        return f"<{len(self.choices)} choices>"

    def add(self, kind: int, name: str, a: int = 0, b: int = 0) -> Choice:
        assert name not in self._by_name, f"two choices are called {name!r}"
        choice = Choice(kind, a, b, name, len(self.choices))
        self.choices.append(choice)
        self._by_name[name] = choice
        return choice

    def named(self, name: str) -> Choice | None:
        return self._by_name.get(name)

    def mask(self, options: list[Choice]) -> list[bool]:
        """Which numbers are legal, for a network that answers with a number."""
        allowed = [False] * len(self.choices)
        for c in options:
            allowed[c.index] = True
        return allowed
