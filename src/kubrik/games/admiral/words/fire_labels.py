"""The labels of fire and fights, with their odds (AD-9, AD-12, AD-14)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.admiral.rules.boarding.burning import CATCHES_UP_TO, DAMAGE
from kubrik.games.admiral.table import questions
from kubrik.games.admiral.table.choices import FIRE_AT, SALVO, SHOTS, TARGET
from kubrik.games.admiral.views.looking import boarding, given
from kubrik.games.admiral.views.structs import AdmiralView, AttackView
from kubrik.games.admiral.words.odds import OddsLabels, aim_at, fight_with, is_sure, listed

HAND_TO_HAND: Final = (questions.WHOM_TO_BOARD, questions.WHICH_FORT)


class FireLabels(OddsLabels):
    """The labels of fire and fights; each method gets the view and the choice."""

    def fire_at(self, view: AdmiralView, c: Choice) -> str:
        return self.say("fire_at", **self.thing_values(view, c.a))

    def fire_fort(self, view: AdmiralView, c: Choice) -> str:
        return self.say("fire_fort", fort=self.words.fort(c.a), loaded=view.forts[c.a].loaded)

    def shots(self, view: AdmiralView, c: Choice) -> str:
        thing = self.words.thing(c.a)
        return self.say("shots" if c.b else "no_shots", shots=self.lang.counted(c.b, "shots"), thing=thing)

    # ---- how (AD-12.1)

    def manner(self, view: AdmiralView, c: Choice) -> str:
        """A salvo or separate shots, with the numbers on the die that hit."""
        shots, target = self.fire(view)
        aim = aim_at(view, shots.a, target)
        numbers = aim.skilled if c.b else aim.hits
        if c.a == SALVO:
            return self.say("salvo", hits=self.salvo_hits(view, target, shots.b, numbers))
        hits = self.hits(numbers)
        if shots.b == 1:
            return self.say("single", hits=hits)
        return self.say("separate", hits=hits if is_sure(numbers) else self.say("separate_hits", hits=hits))

    def fire(self, view: AdmiralView) -> tuple[Choice, int]:
        """The shots that are declared, and at whom."""
        answers = given(self.words.rules, view)
        shots = [answer for answer in answers if answer.kind == SHOTS and answer.b]
        targets = [answer.a for answer in answers if answer.kind in (FIRE_AT, TARGET)]
        if not shots or not targets:
            raise NotShown("no shots are declared")
        return shots[0], targets[0]

    def salvo_hits(self, view: AdmiralView, target: int, shots: int, numbers: tuple[int, ...]) -> str:
        """What a salvo does; a fort loses half as much (AD-12.8)."""
        is_fort, sure = target >= len(view.ships), "_sure" if is_sure(numbers) else ""
        loss = self.lang.counted(shots // 2, "strengths")
        return self.say(f"{'fort' if is_fort else 'salvo'}_hits{sure}", numbers=listed(numbers), loss=loss)

    # ---- whom

    def target(self, view: AdmiralView, c: Choice) -> str:
        """A target, with the odds while it is asked for: of fire by a fort or an answering ship, or of a boarding."""
        odds = self.target_odds(view, c)
        return self.say("target_odds" if odds else "target", odds=odds, **self.thing_values(view, c.a))

    def target_odds(self, view: AdmiralView, c: Choice) -> str:
        asked = view.question
        answers = given(self.words.rules, view)
        if asked is not None and asked.asks(*HAND_TO_HAND):
            return self.rivals(fight_with(view, answers[0].a, c.a), c.b == 1)
        if asked is not None and asked.asks(questions.WHICH_TARGET):
            return self.odds(aim_at(view, len(view.ships) + answers[0].a, c.a))
        if isinstance(view.affair, AttackView):
            return self.odds(aim_at(view, view.affair.target, c.a))
        return ""

    def defend(self, view: AdmiralView, c: Choice) -> str:
        attacked = boarding(view)
        return self.say("defend", odds=self.rivals(fight_with(view, attacked.target, attacked.ship), c.b == 1))

    def burn(self, view: AdmiralView, c: Choice) -> str:
        """The label for burning a fireship (AD-21.1)."""
        loss = self.lang.counted(DAMAGE, "strengths")
        numbers = listed(range(1, CATCHES_UP_TO + 1))
        return self.say("burn", ship=self.words.thing(c.a), numbers=numbers, loss=loss)
