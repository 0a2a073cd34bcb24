"""The rulings that can be read in different ways, as switches (RULINGS.md)."""

from __future__ import annotations

from typing import Final


class Settings:
    """How the doubtful points of the rulebook are decided in this game."""

    def __init__(self, cost_from_groups: bool, alike_left: bool, counter_everywhere: bool, show_known: bool) -> None:
        self.cost_from_groups: Final = cost_from_groups
        self.alike_left: Final = alike_left
        self.counter_everywhere: Final = counter_everywhere
        self.show_known: Final = show_known


def settings(chosen: dict[str, str]) -> Settings:
    """The settings that the game's options say."""
    return Settings(
        chosen.get("extra_worker") == "screen_or_group",
        chosen.get("boat_3b_leftovers") != "no_points",
        chosen.get("boat_4a") == "everywhere",
        chosen.get("known_stock") == "shown",
    )
