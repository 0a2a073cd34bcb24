"""Transport and upgrading in the player's own village (KF-8), one step or upgrade at a time."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Draft
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.rules.transport.payments import payment_options, payment_question
from kubrik.games.keyflower.rules.transport.upgrading import can_upgrade, could_pay, upgrade, upgrade_refusal
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import FINISH, LIFT, UPGRADE
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.questions import HOW_TO_TRANSPORT, WHERE_TO
from kubrik.games.keyflower.table.routes import can_carry
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import NO_RESOURCES, NOTHING_THERE, Plot
from kubrik.games.keyflower.terms import CROSS_FIELDS, MAX_PLAYERS, RESOURCES


class Transporting(Draft[Keyflower]):
    """Moves and upgrades in any order, as many as the player likes (KF-8.7, KF-8.9).

    Asked even if finishing is the only option: the reason may be a skill tile behind the screen.
    """

    def options(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if not so_far:
            return transport_options(t, seat)
        first = so_far[0]
        if first.kind == LIFT:
            return set_down_options(t, seat, first.a) if len(so_far) == 1 else []
        return payment_options(t, seat, so_far) if first.kind == UPGRADE else []

    def is_plain(self, t: Keyflower) -> bool:
        return not could_upgrade(t, self.seat)

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        if not so_far:
            return HOW_TO_TRANSPORT
        return WHERE_TO if so_far[0].kind == LIFT else payment_question(t, so_far)

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far and choice.kind == UPGRADE:
            return upgrade_refusal(t, seat, choice.a)
        return "KF-8.2" if choice.kind == LIFT else "KF-8.3" if so_far and so_far[0].kind == LIFT else ""

    def composed(self, t: Keyflower, answers: list[Choice]) -> None:
        first = answers[0]
        if first.kind == FINISH:
            finish(t, self.seat)
        elif first.kind == LIFT:
            carry(t, self.seat, first.b, first.a, answers[1].a)
        else:
            upgrade(t, self.seat, answers)
        if t.steps_left > 0 or t.upgrades_left > 0:
            t.do_first(self)


def transport_options(t: Keyflower, seat: int) -> list[Choice]:
    """Resources to pick up, never workers, and tiles to upgrade, all in the own village (KF-8.10, KF-8.11)."""
    choices = t.rules.choices
    player = t.players[seat]
    found: list[Choice] = [choices.finish]
    for tile in player.village:
        plot = t.plot(tile)
        if t.steps_left > 0 and plot.resources is not NO_RESOURCES and can_leave(t, seat, plot):
            for kind in range(len(RESOURCES)):
                if plot.resources[kind] > 0:
                    found.append(choices.lift[tile][kind])
        if t.upgrades_left > 0 and can_upgrade(player, plot):
            found.append(choices.upgrade[tile])
    return found


def could_upgrade(t: Keyflower, seat: int) -> bool:
    """Must others think that something can be upgraded? They see the resources, and no skill tiles."""
    player = t.players[seat]
    for tile in player.village:
        if t.upgrades_left > 0 and could_pay(player, t.plot(tile)):
            return True
    return False


def can_leave(t: Keyflower, seat: int, plot: Plot) -> bool:
    """Can a resource be moved from here to some neighbour?"""
    fields = t.players[seat].has(CROSS_FIELDS)
    for side in range(6):
        other = plot.beside[side]
        if other != NOTHING_THERE and can_carry(plot, t.plot(other), side, fields):
            return True
    return False


def set_down_options(t: Keyflower, seat: int, tile: int) -> list[Choice]:
    """Neighbours joined by a road (KF-8.3), or across fields with 2a (KF-12.6)."""
    plot = t.plot(tile)
    fields = t.players[seat].has(CROSS_FIELDS)
    found: list[Choice] = []
    for side in range(6):
        other = plot.beside[side]
        if other != NOTHING_THERE and can_carry(plot, t.plot(other), side, fields):
            found.append(t.rules.choices.set_down[other])
    return found


def finish(t: Keyflower, seat: int) -> None:
    """Remaining steps and upgrades are lost (KF-8.9)."""
    t.note(notes.TRANSPORT_ENDS, seat, t.steps_left, t.upgrades_left)
    t.steps_left = 0
    t.upgrades_left = 0


def carry(t: Keyflower, seat: int, kind: int, start: int, end: int) -> None:
    """Moves one resource one step (KF-8.2, KF-8.4, KF-8.5)."""
    t.add_resources(start, kind, -1)
    t.add_resources(end, kind, 1)
    t.steps_left -= 1
    t.note(notes.CARRIED, seat, kind, noted(t, start), noted(t, end))


TRANSPORTING: Final[list[AnyStep]] = [Transporting(seat) for seat in range(MAX_PLAYERS)]
