"""Checks all cards of a file together: enough of each kind, for every number of players."""

from __future__ import annotations

import math
from typing import Final

from kubrik.engine.complaints import said
from kubrik.games.common.files.errors import expect, table
from kubrik.games.humans.box.files.checks import BACKS
from kubrik.games.humans.box.files.schema import BoxEntry, CardFile, ShipEntry

MIN_PLAYERS: Final = 2  # TH-2.1
MAX_PLAYERS: Final = 5
SAUCER: Final = "saucer"
CELLS: Final = 6  # cells for cities (TH-1.3)
MIN_ARMIES: Final = 3  # a catch reveals up to three (TH-1.9)
MIN_SHIPS: Final = 2 * MAX_PLAYERS  # of each colour: everybody draws two per turn (TH-4.1)
MAX_FUEL_CHOICES: Final = 500  # the most sets of extra fuel that one captain chooses from (TH-6.30)
MAX_ALLOWANCES: Final = 500  # the most compensations that bring humans: each number to use is an option (TH-13.4)


def check_decks(file: CardFile) -> None:
    """Checks that decks last as long as the rules need them, and that no question has too many options."""
    _check_training(file.box)
    _check_ship_decks(file.box)
    _check_armies(file.box)
    _check_compensations(file.box)
    _check_tokens(file)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _check_cities(file, players)
        _check_missions(file, players)


def players_of(mark: str) -> int:
    """The smallest number of players that a mark allows; no mark means all (TH-2.2, TH-2.3, TH-2.4, TH-2.5)."""
    return int(mark[0]) if mark else MIN_PLAYERS


def _check_training(box: BoxEntry) -> None:
    """Exactly one model is not for sale, and everybody starts with it; the rules expect it to be the first."""
    given = [ship for ship in box.ship if not ship.buyable]
    names = [ship.label for ship in given]
    expect(len(given) == 1, table("ship"), "one_training", names=names or said("none"))
    training = given[0]
    expect(training is box.ship[0], training.label, "training_first")
    _check_training_saucer(training)


def _check_training_saucer(ship: ShipEntry) -> None:
    """Checks the training saucer (TH-1.20); with fuel 1 everybody can attack from the first turn."""
    expect(ship.type == SAUCER, ship.label, "training_type", type=ship.type, expected=SAUCER)
    immortal = any(ability.effect == "immortal" for ability in ship.abilities)
    expect(immortal, ship.label, "training_immortal")
    expect(ship.fuel == 1, ship.label, "training_fuel", fuel=ship.fuel)
    enough = ship.copies >= MAX_PLAYERS
    expect(enough, ship.label, "training_copies", copies=ship.copies, least=MAX_PLAYERS)


def _check_ship_decks(box: BoxEntry) -> None:
    for colour in BACKS:
        ships = sum(ship.copies for ship in box.ship if ship.colour == colour)
        expect(ships >= MIN_SHIPS, table("ship"), "ship_cards", ships=ships, colour=colour, least=MIN_SHIPS)


def _check_armies(box: BoxEntry) -> None:
    armies = sum(army.copies for army in box.army)
    expect(armies >= MIN_ARMIES, table("army"), "cards", cards=armies, least=MIN_ARMIES)


def _check_compensations(box: BoxEntry) -> None:
    expect(len(box.compensation) > 0, table("compensation"), "no_cards")
    tanks = [card.copies for card in box.compensation if card.effect.effect == "fuel"]
    tankers = [1 for card in box.station if card.effect.effect == "fuel"]  # nobody owns two of the same (TH-4.16)
    choices = math.prod(copies + 1 for copies in tanks + tankers)
    both = said("two_tables", first="station", second="compensation")
    expect(choices <= MAX_FUEL_CHOICES, both, "fuel_choices", ways=choices, most=MAX_FUEL_CHOICES)
    allowances = sum(card.copies for card in box.compensation if card.effect.effect == "humans")
    few = allowances <= MAX_ALLOWANCES
    expect(few, table("compensation"), "allowances", cards=allowances, most=MAX_ALLOWANCES)


def _check_tokens(file: CardFile) -> None:
    """There is one token for each cell, and a colour for each captain (TH-1.28)."""
    numbers = file.tokens.numbers
    one_each = numbers == list(range(1, CELLS + 1))
    expect(one_each, "[tokens]", "token_numbers", numbers=str(numbers), cells=CELLS)
    colours = file.tokens.colours
    expect(colours >= MAX_PLAYERS, "[tokens]", "token_colours", colours=colours, least=MAX_PLAYERS)


def _check_cities(file: CardFile, players: int) -> None:
    """The game uses up the city deck, half of it blue and half red (TH-2.6, TH-2.7, TH-3.17)."""
    needed = file.numbers.turns * file.numbers.cities_a_turn[players - MIN_PLAYERS] // 2
    for colour in BACKS:
        cities = sum(c.colour == colour and players_of(c.mark) <= players for c in file.box.city)
        enough = cities == needed
        expect(enough, table("city"), "cities", cities=cities, colour=colour, players=players, needed=needed)


def _check_missions(file: CardFile, players: int) -> None:
    """There are enough missions for this number of players (TH-2.19, TH-2.20)."""
    needed = file.numbers.missions_in_play[players - MIN_PLAYERS]
    missions = sum(players_of(mission.mark) <= players for mission in file.box.mission)
    expect(missions >= needed, table("mission"), "missions", missions=missions, players=players, least=needed)
