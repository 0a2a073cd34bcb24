"""What Rapid, Target and Berserk add to their ship (CC-7, CC-9, CC-10)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of, show
from kubrik.games.admiral.table.ruleset import bits_of
from kubrik.games.admiral.table.skills import Skill
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import FRESH


class CaptainsSailing(Skill[Admiral]):
    """Extra cells, in fresh wind only (AD-8.2, CC-7.1, CC-7.2)."""

    def __init__(self, captains: Captains) -> None:
        self.most: Final = max([c.fresh for c in captains.all])

    def open(self, t: Admiral, subject: int) -> int:
        captain = cards_of(t).open_captain(subject) if t.strength == FRESH else None
        return captain.fresh if captain is not None else 0

    def hidden(self, t: Admiral, subject: int) -> int:
        captain = cards_of(t).hidden_captain(subject) if t.strength == FRESH else None
        return captain.fresh if captain is not None else 0

    def rumour(self, t: Admiral, subject: int) -> int:
        return self.most if t.strength == FRESH and cards_of(t).is_down(subject) else 0

    def show(self, t: Admiral, subject: int) -> None:
        show(t, cards_of(t).aboard[subject], True)


class CaptainsGunnery(Skill[Admiral]):
    """Extra numbers that hit, at any target (CC-9.1, CC-9.5, CC-9.7, CC-9.10). For a fort only with the option
    `target_coastal` (CC-9.11, CC-9.12).
    """

    def __init__(self, coastal: bool) -> None:
        self.coastal: Final = coastal

    def open(self, t: Admiral, subject: int) -> int:
        cards = cards_of(t)
        if t.is_ship(subject):
            return hits(cards.open_captain(subject))
        found = 0
        for ship in self.ships_in_port(t, subject):
            found |= hits(cards.open_captain(ship))
        return found

    def hidden(self, t: Admiral, subject: int) -> int:
        cards = cards_of(t)
        if t.is_ship(subject):
            return hits(cards.hidden_captain(subject))
        found = 0
        for ship in self.ships_in_port(t, subject):
            found |= hits(cards.hidden_captain(ship))
        return found

    def show(self, t: Admiral, subject: int) -> None:
        cards = cards_of(t)
        ships = [subject] if t.is_ship(subject) else self.ships_in_port(t, subject)
        for ship in ships:
            if hits(cards.hidden_captain(ship)):
                show(t, cards.aboard[ship], True)
                return

    def ships_in_port(self, t: Admiral, subject: int) -> list[int]:
        """The ships of the fort's owner in its port, if captains may help forts."""
        if not self.coastal:
            return []
        fort = subject - t.rules.number_of_ships
        return [ship for ship in t.fleet(t.fort_flags[fort]) if t.port_of(ship) == fort]


def hits(captain: Captain | None) -> int:
    return bits_of(captain.hits) if captain is not None else 0


class CaptainsFighting(Skill[Admiral]):
    """Extra boarding points (CC-10.1, CC-10.2, CC-10.3, CC-10.4, CC-10.6)."""

    def __init__(self, captains: Captains) -> None:
        self.most: Final = max([c.boarding for c in captains.all])

    def open(self, t: Admiral, subject: int) -> int:
        captain = cards_of(t).open_captain(subject)
        return captain.boarding if captain is not None else 0

    def hidden(self, t: Admiral, subject: int) -> int:
        captain = cards_of(t).hidden_captain(subject)
        return captain.boarding if captain is not None else 0

    def rumour(self, t: Admiral, subject: int) -> int:
        return self.most if cards_of(t).is_down(subject) else 0

    def show(self, t: Admiral, subject: int) -> None:
        show(t, cards_of(t).aboard[subject], True)
