"""The captains as the rules use them: plain numbers, made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.names import Name


class Captain:
    """What a card does for the ship it lies under (CC-1.1); `index` is its index in the set."""

    def __init__(
        self, index: int, name: Name, fresh: int, has_initiative: bool, hits: list[bool], boarding: int
    ) -> None:
        self.index: Final = index
        self.name: Final = name
        self.fresh: Final = fresh  # extra cells in fresh wind (CC-7.1)
        self.has_initiative: Final = has_initiative  # may it fire first, out of turn (CC-8.2, CC-8.12)?
        self.hits: Final = hits  # extra numbers that hit, by what the die shows; entry 0 is not used (CC-9.1)
        self.boarding: Final = boarding  # extra boarding points (CC-10.1)


class Agreement:
    """How many captains are usual in a scenario with certain numbers of players."""

    def __init__(self, scenario: str, players: list[int], captains: int) -> None:
        self.scenario: Final = scenario
        self.players: Final = players
        self.captains: Final = captains


class Captains:
    """The set that every player has (CC-1.3, CC-1.4), and how many of them are usually used."""

    def __init__(self, all: list[Captain], agreements: list[Agreement], usual: int) -> None:
        self.all: Final = all
        self.agreements: Final = agreements
        self.usual: Final = usual  # if there is no agreement for the scenario

    def agreed(self, scenario: str, players: int) -> int:
        """The number N, unless the players agree on a different one (AD-19.6, CC-2.1)."""
        for agreement in self.agreements:
            if agreement.scenario == scenario and players in agreement.players:
                return agreement.captains
        return self.usual
