"""The level and the options of a game (AD-19)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.terms import ADMIRAL, BASIC, CAPTAIN, DICE, FIXED, INITIATIVES, LEVELS

BY_SCENARIO: Final = "by_scenario"  # the usual level
BY_LEVEL: Final = "by_level"  # the default of the option both_broadsides


class Settings:
    """What the players agreed on (AD-5.1)."""

    def __init__(
        self,
        level: int,
        both_broadsides: bool,
        windless: bool,
        initiative: int,
        fireships: bool,
        mines: bool,
        resign: bool,
    ) -> None:
        self.level: Final = level
        self.turns_under_way: Final = level >= CAPTAIN  # from Captain level on (AD-8.10)
        self.suffers: Final = level >= CAPTAIN  # do storms do damage, and are battered ships slower (AD-8.3, AD-8.15)?
        self.keeps_facing: Final = level == ADMIRAL  # at Admiral level (AD-8.13, AD-20.1)
        self.both_broadsides: Final = both_broadsides
        self.windless: Final = windless
        self.initiative: Final = initiative
        self.fireships: Final = fireships
        self.mines: Final = mines
        self.resign: Final = resign


def settings(chosen: dict[str, str], usual_level: int) -> Settings:
    """The settings from the game's options; the level is the scenario's unless one was chosen."""
    named = chosen.get("level", BY_SCENARIO)
    level = usual_level if named == BY_SCENARIO else LEVELS.index(named)
    windless = chosen.get("windless") == "on"
    return Settings(
        level,
        both_broadsides(chosen, level),
        windless,
        initiative(chosen, windless),
        chosen.get("fireships") == "on",
        chosen.get("mines") == "on",
        chosen.get("resign") == "on",
    )


def both_broadsides(chosen: dict[str, str], level: int) -> bool:
    """On by default above Basic level (AD-19.2)."""
    asked = chosen.get("both_broadsides", BY_LEVEL)
    return level > BASIC if asked == BY_LEVEL else asked == "on"


def initiative(chosen: dict[str, str], windless: bool) -> int:
    """Without wind there is no weather gauge: dice decide, unless the order is fixed (AD-19.4)."""
    asked = INITIATIVES.index(chosen.get("initiative", INITIATIVES[0]))
    return DICE if windless and asked != FIXED else asked
