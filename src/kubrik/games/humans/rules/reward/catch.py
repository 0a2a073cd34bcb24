"""A catch: army cards are opened and fought one by one (section 10.2)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import BOOST, REROLL, SKIP_ARMY
from kubrik.games.humans.rules.bags import pick, take, weights
from kubrik.games.humans.rules.battle.dice import ROLL_DICE
from kubrik.games.humans.rules.battle.losses import LOSE_SHIP
from kubrik.games.humans.rules.battle.strength import army_total
from kubrik.games.humans.rules.effects import group, has_help, helping_cards, use_card
from kubrik.games.humans.rules.reward.spoils import lose_city, take_trophy
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import FIGHT, FLEE, PASS
from kubrik.games.humans.table.fights import NOT_ROLLED, Catch
from kubrik.games.humans.table.state import Humans


def start_catch(t: Humans, seat: int, cell: int) -> None:
    """As many cards as the city says, less the scouts, at least one; all before the first fight (TH-10.8, TH-10.9,
    TH-17.10).
    """
    captain = t.captains[seat]
    count = t.city_at(cell).x
    for i in group(captain, cell):
        count -= captain.ships[i].card.scouts
    count = max(count, 1)
    t.catch = Catch(seat, cell, [], [], NOT_ROLLED, 0, False)
    t.note(notes.CATCHES, seat, t.city_at(cell).index, count)
    steps: list[AnyStep] = [OPEN_ARMY] * count
    steps.append(MEET_ARMIES)
    t.do(steps)


class OpenArmy(Draw[Humans]):
    def prepare(self, t: Humans) -> bool:
        """An empty deck is renewed from its discard; cards still open are not in it (TH-10.34, TH-10.35)."""
        if not t.army_deck and t.army_discard:
            t.army_deck = t.army_discard
            t.army_discard = []
            t.note(notes.DECK_RENEWED, 1)
        return len(t.army_deck) > 0

    def outcomes(self, t: Humans) -> list[Outcome]:
        return weights(t.army_deck, t.rules.outcomes.army)

    def draw(self, t: Humans) -> Choice:
        return pick(t, t.army_deck, t.rules.outcomes.army)

    def drawn(self, t: Humans, outcome: Choice) -> None:
        card = take(t.army_deck, outcome.a)
        c = t.the_catch()
        c.armies.append(card)
        c.done.append(not card.is_army)
        t.note(notes.ARMY_OPENED, c.seat, card.index)


class MeetArmies(Step[Humans]):
    """Every opened army must be beaten, in the order in which they were opened (TH-10.10, TH-10.11, TH-10.12, TH-10.13,
    TH-10.23).
    """

    def run(self, t: Humans) -> None:
        c = t.the_catch()
        if c.next_army() >= 0:
            t.do_first(FIGHT_OR_FLEE[c.seat])
            return
        city = t.city_at(c.cell)
        t.captains[c.seat].balance += city.catch
        t.note(notes.CATCH_SUCCEEDS, c.seat, city.index, city.catch)
        take_trophy(t, c.seat, c.cell)
        end_catch(t, c)


def end_catch(t: Humans, c: Catch) -> None:
    t.army_discard += c.armies
    t.catch = None


class FightOrFlee(Ask[Humans]):
    """Asked before each army; a card may also take one of them away (TH-10.25, TH-10.26, TH-17.29)."""

    def options(self, t: Humans) -> list[Choice]:
        c = t.rules.choices
        skips = helping_cards(t, self.seat, SKIP_ARMY)
        return [*c.fight_or_flee, *skips] if skips else c.fight_or_flee

    def chosen(self, t: Humans, choice: Choice) -> None:
        c = t.the_catch()
        if choice.kind == FIGHT:
            c.boost = 0
            c.stopped = False
            t.do([ROLL_DICE[self.seat], FIGHT_ARMY])
        elif choice.kind == FLEE:
            t.note(notes.FLEES, self.seat, t.city_at(c.cell).index)
            lose_city(t, self.seat, c.cell)
            end_catch(t, c)
        else:
            use_card(t, self.seat, choice)
            skip_one(t, c)

    def question(self, t: Humans) -> Question:
        return questions.FIGHT_OR_FLEE


def skip_one(t: Humans, c: Catch) -> None:
    """Skips any army that has not been fought yet (TH-17.18)."""
    if len([1 for done in c.done if not done]) == 1:
        skip(t, c, c.next_army())
        t.do_first(MEET_ARMIES)
    else:
        t.do([ArmyToSkip(c.seat), MEET_ARMIES])


def skip(t: Humans, c: Catch, army: int) -> None:
    c.done[army] = True
    t.note(notes.ARMY_SKIPPED, c.seat, c.armies[army].index)


class ArmyToSkip(Ask[Humans]):
    def options(self, t: Humans) -> list[Choice]:
        c = t.the_catch()
        return [t.rules.choices.army[i] for i in range(len(c.done)) if not c.done[i]]

    def chosen(self, t: Humans, choice: Choice) -> None:
        skip(t, t.the_catch(), choice.a)

    def question(self, t: Humans) -> Question:
        return questions.ARMY_TO_SKIP


class FightArmy(Step[Humans]):
    """The army does not throw, and equal is enough (TH-10.16, TH-10.17); if the total is lower, the captor may use
    help, or has lost (TH-10.18, TH-10.21).
    """

    def run(self, t: Humans) -> None:
        c = t.the_catch()
        army = c.next_army()
        total = army_total(t)
        if total >= c.armies[army].strength:
            c.done[army] = True
            t.note(notes.ARMY_BEATEN, c.seat, c.armies[army].index, total)
            t.do_first(MEET_ARMIES)
        elif not c.stopped and has_help(t, c.seat):
            t.do([HELP_OR_STOP[c.seat], FIGHT_ARMY])
        else:
            t.note(notes.ARMY_WINS, c.seat, c.armies[army].index, total)
            t.do([LOSE_SHIP[c.seat], CATCH_FAILS])


class HelpOrStop(Ask[Humans]):
    """A boost adds to the group, a cancellation has no effect on an army (TH-9.11, TH-10.21, TH-17.30, TH-9.16)."""

    def options(self, t: Humans) -> list[Choice]:
        return [
            t.rules.choices.passing,
            *helping_cards(t, self.seat, BOOST),
            *helping_cards(t, self.seat, REROLL),
        ]

    def is_plain(self, t: Humans) -> bool:
        return not t.has_old(self.seat)  # stations lie face up, compensations are held in the hand

    def chosen(self, t: Humans, choice: Choice) -> None:
        c = t.the_catch()
        if choice.kind == PASS:
            c.stopped = True
            return
        effect, n = use_card(t, self.seat, choice)
        if effect == BOOST:
            c.boost += n
            t.note(notes.BOOSTED, self.seat, -1, n)
        else:
            t.do_first(ROLL_DICE[self.seat])

    def question(self, t: Humans) -> Question:
        return questions.HELP_OR_STOP


class CatchFails(Step[Humans]):
    """No further fights, no humans, no trophy (TH-10.24, TH-10.33)."""

    def run(self, t: Humans) -> None:
        c = t.the_catch()
        lose_city(t, c.seat, c.cell)
        end_catch(t, c)


OPEN_ARMY: Final = OpenArmy()
MEET_ARMIES: Final = MeetArmies()
FIGHT_ARMY: Final = FightArmy()
CATCH_FAILS: Final = CatchFails()
FIGHT_OR_FLEE: Final = [FightOrFlee(s) for s in range(5)]
HELP_OR_STOP: Final = [HelpOrStop(s) for s in range(5)]
