"""Short ways to begin a battle or a reward, to look at the figures, and to play a whole game."""

from __future__ import annotations

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans
from tests.games.humans.scene import Scene, rules_with

BYSTANDERS = ("casablanca", "marrakesh", "havana", "turin", "santiago")


def battle(s: Scene, city: str, *groups: str) -> Scene:
    """Captain 0, 1, … attacks this city with these ships and owns no others; "" is nobody. Nobody wants the rest."""
    for seat, ships in enumerate(groups):
        s.captain(seat, ships=ships).attack(seat, ships, 1)
    return s.cities(city, *BYSTANDERS[: s.t.seats]).go(SortCities(), Battles())


def all_fight(s: Scene) -> Scene:
    """Everybody who is asked announces a fight, until the dice are to be thrown."""
    while s.asked() != [-1]:
        s.choose(s.asked()[0], "fight")
    return s


def captured(s: Scene, city: str, ships: str, seat: int = 0) -> Scene:
    """This captain has captured the city in cell 1 with these ships, and is asked: raid or catch?"""
    return s.captain(seat, ships=ships).cities(city).attack(seat, ships, 1).captor(seat, 1).go(Rewards())


def strengths(s: Scene) -> dict[int, int]:
    """As counted at the start of the battles."""
    return {seat: n for seat, n, _, _ in s.notes(notes.STRENGTH_COUNTED)}


def rolled(s: Scene) -> list[tuple[int, int]]:
    """Who rolled, one after another, and the total at once after it."""
    return [(seat, total) for seat, _, _, total in s.rolls()]


def who(s: Scene, kind: int) -> list[int]:
    """The first number of the notes of one kind: mostly the seat."""
    return [a for a, _, _, _ in s.notes(kind)]


def ship_discard(s: Scene) -> str:
    return " ".join(c.name.id for c in s.t.ship_discard)


def city_discard(s: Scene) -> str:
    return " ".join(c.name.id for c in s.t.city_discard)


def used_compensations(s: Scene) -> str:
    return " ".join(c.name.id for c in s.t.compensation_discard)


def new_game(seats: int, seed: int, **options: str) -> Humans:
    """From the first card on, with a journal."""
    t = new_table(rules_with(**options), seats, seed)
    t.journal = Journal()
    advance(t)
    return t


def whole_game(seats: int, seed: int, **options: str) -> Humans:
    """Played to its end at random."""
    t = new_game(seats, seed, **options)
    play_out(t, Rng(seed), 100_000)
    return t
