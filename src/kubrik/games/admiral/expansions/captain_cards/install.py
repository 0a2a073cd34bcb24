"""Installs Captain Cards into the rules of Admiral: a set-up, three skills, an order of fire, actions and steps."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.rules.abilities import (
    CaptainsFighting,
    CaptainsGunnery,
    CaptainsSailing,
)
from kubrik.games.admiral.expansions.captain_cards.rules.assigning import AssignCaptains, LayOutCards
from kubrik.games.admiral.expansions.captain_cards.rules.flipping import CaptainMayGoOver, CaptainsLeft, TurnCardsDown
from kubrik.games.admiral.expansions.captain_cards.rules.landing import LandCaptain, NewTurn, TakeAboard, TurnUp
from kubrik.games.admiral.expansions.captain_cards.rules.losing import (
    CaptainOfLostShip,
    CaptainOfSunkShip,
    CaptainsOfEliminated,
    CaptainsOfLostPort,
    ShowAll,
)
from kubrik.games.admiral.expansions.captain_cards.rules.swift import SwiftFirst
from kubrik.games.admiral.expansions.captain_cards.table.choices import APPEAL, CAREFUL, TELLING, CardChoices
from kubrik.games.admiral.expansions.captain_cards.views.showing import CardsOnTable
from kubrik.games.admiral.rules.boarding.burning import Burn
from kubrik.games.admiral.rules.flow import PlayRounds
from kubrik.games.admiral.rules.turns import BeginTurn, CountBank
from kubrik.games.admiral.table.ruleset import Rules


def install(rules: Rules, captains: Captains, options: dict[str, str], number: int) -> None:
    """Adds the captains to these rules; `number` is N (CC-2.1)."""
    choices = CardChoices(rules, captains)
    rules.careful.extend(CAREFUL)
    rules.telling.extend(TELLING)
    rules.additions.append(CardsOnTable(captains))
    rules.set_up.insert_before(PlayRounds, LayOutCards(captains, options.get("log_memory") == "on"))
    rules.set_up.insert_before(PlayRounds, AssignCaptains(choices, number))
    add_abilities(rules, captains, options)
    rules.order_of_fire = SwiftFirst(choices, options.get("after_answer") == "done")
    add_actions(rules, choices)
    rules.turn.insert_after(BeginTurn, NewTurn())
    rules.turn.insert_after(CountBank, TurnCardsDown(choices))
    rules.spoils.reactions.append(CaptainMayGoOver(choices))
    rules.crews.modifiers.append(CaptainsLeft())
    add_losses(rules, options)
    for kind, appeal in APPEAL.items():
        rules.appeal[kind] = appeal


def add_abilities(rules: Rules, captains: Captains, options: dict[str, str]) -> None:
    coastal = options.get("target_coastal") == "on" and rules.settings.keeps_facing  # at Admiral level only (CC-9.12)
    rules.sailing = CaptainsSailing(captains)
    rules.gunnery = CaptainsGunnery(coastal)
    rules.fighting = CaptainsFighting(captains)


def add_actions(rules: Rules, choices: CardChoices) -> None:
    """Adds the actions after gold and before fireships, in the order of the menu (Q-3)."""
    at = next(i for i, action in enumerate(rules.actions) if isinstance(action, Burn))
    rules.actions[at:at] = [LandCaptain(choices), TakeAboard(choices), TurnUp(choices)]


def add_losses(rules: Rules, options: dict[str, str]) -> None:
    rules.sinking.listeners.append(CaptainOfSunkShip())
    rules.taking.listeners.append(CaptainOfLostShip())
    rules.leaving.listeners.append(CaptainOfLostShip())
    if options.get("ashore") == "lost":
        rules.fort_taking.listeners.append(CaptainsOfLostPort())
    rules.elimination.listeners.append(CaptainsOfEliminated())
    rules.ending.listeners.append(ShowAll())
