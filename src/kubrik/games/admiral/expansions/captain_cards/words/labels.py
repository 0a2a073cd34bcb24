"""The labels of the choices of the captains' cards."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.table import choices
from kubrik.games.admiral.expansions.captain_cards.views.looking import card_seen, card_under
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardView
from kubrik.games.admiral.expansions.captain_cards.words.looking import called, captain_of
from kubrik.games.admiral.table.choices import DEFEND, HEADING, MANNER, MOVE, TARGET, TURNED_BY
from kubrik.games.admiral.views.looking import attack, spoils
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.labels import Label, Labels, Skilled
from kubrik.games.admiral.words.skill import sailing_ship
from kubrik.games.admiral.words.words import Noun

OF_SHIP: Final = {choices.ASSIGN_NONE: "assign_none", choices.TAKE_ABOARD: "take_aboard"}
OF_CARD: Final = {choices.CARD: "card", choices.DOWN: "down", choices.LEAVE_UP: "leave_up"}
PLAIN: Final = {choices.PASS: "pass", choices.LET_BE: "let_be", choices.ENOUGH: "enough"}


class CaptainLabels:
    """The labels for one set of captains. Players always know their own captains."""

    def __init__(self, captains: Captains) -> None:
        self.captains: Final = captains

    def by_kind(self) -> dict[int, Label]:
        return {
            **dict.fromkeys(PLAIN, self.plain),
            **dict.fromkeys(OF_SHIP, self.of_ship),
            **dict.fromkeys(OF_CARD, self.of_card),
            choices.ASSIGN: self.assign,
            choices.LAND: self.land,
            choices.TURN_UP: self.turn_up,
            choices.ANSWER: self.answer,
            choices.CLAIM: self.claim,
            choices.STAY: self.stay,
            choices.GO_OVER: self.go_over,
        }

    def skilled(self) -> dict[int, Skilled]:
        sailing = dict.fromkeys((MOVE, HEADING, *TURNED_BY), self.with_sailor)
        return {MANNER: self.with_gunner, TARGET: self.with_fighter, DEFEND: self.with_fighter, **sailing}

    def name(self, labels: Labels, seen: CardView) -> Noun:
        return called(labels.lang, captain_of(self.captains, seen))

    def plain(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        return labels.say(PLAIN[c.kind])

    def of_ship(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        return labels.say(OF_SHIP[c.kind], ship=labels.words.thing(c.a))

    def of_card(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        return labels.say(OF_CARD[c.kind], captain=self.name(labels, card_seen(view, c.a)))

    def assign(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        captain = called(labels.lang, self.captains.all[c.b])
        return labels.say("assign", captain=captain, ship=labels.words.thing(c.a))

    def land(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        captain = self.name(labels, card_under(view, c.a))
        return labels.say("land", captain=captain, ship=labels.words.thing(c.a))

    def turn_up(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        seen = card_seen(view, c.a)
        if seen.ship is None:
            return labels.say("turn_up_ashore", captain=self.name(labels, seen))
        return labels.say("turn_up", captain=self.name(labels, seen), ship=labels.words.thing(seen.ship))

    # ---- windows (CC-8)

    def answer(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        return labels.say("answer", captain=self.name(labels, card_under(view, attack(view).target)))

    def claim(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        return labels.say("claim", captain=self.name(labels, card_under(view, attack(view).shooters[0])))

    # ---- after a boarding (CC-5.2)

    def stay(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        winner = spoils(view).winner
        captain = self.name(labels, card_under(view, winner))
        return labels.say("stay", captain=captain.first, winner=labels.words.thing(winner))

    def go_over(self, labels: Labels, view: AdmiralView, c: Choice) -> str:
        both = spoils(view)
        captain = self.name(labels, card_under(view, both.winner))
        return labels.say("go_over", captain=captain.first, ship=labels.words.thing(both.captured))

    # ---- the choices of the base game, with a captain's skill

    def with_gunner(self, labels: Labels, view: AdmiralView, c: Choice, plain: str) -> str:
        return self.with_one_of(labels, plain, [captain for captain in self.captains.all if any(captain.hits)])

    def with_fighter(self, labels: Labels, view: AdmiralView, c: Choice, plain: str) -> str:
        return self.with_one_of(labels, plain, [captain for captain in self.captains.all if captain.boarding])

    def with_sailor(self, labels: Labels, view: AdmiralView, c: Choice, plain: str) -> str:
        """Names the captain whose card the choice turns up, unless it is already face up (CC-3.4, CC-7.6)."""
        seen = card_under(view, sailing_ship(labels.words.rules, view, c))
        captain = captain_of(self.captains, seen)
        return plain if seen.up or captain is None else self.with_one_of(labels, plain, [captain])

    def with_one_of(self, labels: Labels, plain: str, captains: list[Captain]) -> str:
        names = labels.lang.joined([called(labels.lang, captain).by for captain in captains], "or")
        return labels.say("with_captain", what=plain, captains=names)
