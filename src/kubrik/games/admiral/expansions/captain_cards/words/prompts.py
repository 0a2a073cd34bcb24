"""The questions of the captains' cards, with what they are about (H-5, Q-11)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.table import questions
from kubrik.games.admiral.expansions.captain_cards.views.looking import card_seen, card_under
from kubrik.games.admiral.expansions.captain_cards.words.looking import called, captain_of, has_fired_first
from kubrik.games.admiral.views.looking import Answers, attack, cell_of, flag_of, spoils
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.prompts import Asked, Phrasing, Prompts
from kubrik.games.admiral.words.sailing_labels import Values
from kubrik.games.admiral.words.words import Noun


class CaptainPrompts:
    """The questions for one set of captains."""

    def __init__(self, captains: Captains) -> None:
        self.captains: Final = captains

    def by_name(self) -> dict[str, Phrasing]:
        return {
            questions.WHO_COMMANDS.name: self.who_commands,
            questions.WHETHER_TO_ANSWER.name: self.whether_to_answer,
            questions.WHETHER_TO_CLAIM.name: self.whether_to_claim,
            questions.WHOM_TO_ANSWER.name: self.whom_to_answer,
            questions.HOW_MANY_ANSWER.name: self.how_many_answer,
            questions.HOW_TO_ANSWER.name: self.how_to_answer,
            questions.WHO_GOES_OVER.name: self.who_goes_over,
            questions.WHO_COMES_ABOARD.name: self.who_comes_aboard,
            questions.UP_OR_DOWN.name: self.up_or_down,
        }

    def who_commands(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        assert view.question is not None, "nothing is asked"
        ship = prompts.first_option(view.question).a
        return "who_commands", {"ship": prompts.labels.words.thing(ship), "cell": cell_of(view, ship)}

    # ---- windows (CC-8.26)

    def whether_to_answer(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        declared = attack(view)
        late = has_fired_first(view, self.captains, declared.shooters)
        key = "whether_to_answer.late" if late else "whether_to_answer"
        return key, self.fire_values(prompts, view, declared.seat)

    def whether_to_claim(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        owner = flag_of(view, attack(view).target)
        assert owner is not None, "a sunk ship does not answer"
        return "whether_to_claim", self.fire_values(prompts, view, owner)

    def whom_to_answer(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        return "whom_to_answer", self.fire_values(prompts, view, attack(view).seat)

    def how_many_answer(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        return "how_many_answer", {}

    def how_to_answer(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        return "how_to_answer", {}

    def fire_values(self, prompts: Prompts, view: AdmiralView, other: int) -> Values:
        """Who fires how many shots at which ship, and from where; `other` is the player on the other side."""
        declared = attack(view)
        return {
            "whose": prompts.labels.whose(other),
            "target": prompts.labels.words.thing(declared.target),
            "cell": cell_of(view, declared.target),
            "fire": self.fire(prompts, view),
        }

    def fire(self, prompts: Prompts, view: AdmiralView) -> str:
        """The declared fire of the attackers that are still afloat."""
        declared, say = attack(view), prompts.labels.say
        noun = "shots" if declared.salvo else "separate_shots"
        shooters = [
            self.attacker(prompts, view, ship, prompts.lang.counted(shots, noun))
            for ship, shots in zip(declared.shooters, declared.shots)
            if cell_of(view, ship)
        ]
        return say("salvo_fire" if declared.salvo else "separate_fire", shooters=prompts.lang.joined(shooters))

    def attacker(self, prompts: Prompts, view: AdmiralView, ship: int, shots: str) -> str:
        words = prompts.labels.words
        cell, chart = cell_of(view, ship), words.rules.chart
        distance = chart.sea.distance(chart.named(cell), chart.named(cell_of(view, attack(view).target)))
        away = prompts.lang.counted(distance, "cells")
        return prompts.labels.say("attacker", shots=shots, thing=words.thing(ship), cell=cell, distance=away)

    # ---- cards

    def who_goes_over(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        both, words = spoils(view), prompts.labels.words
        return "who_goes_over", {
            "ship": words.thing(both.captured),
            "winner": words.thing(both.winner),
            "captain": called(prompts.lang, captain_of(self.captains, card_under(view, both.winner))),
        }

    def who_comes_aboard(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        return "who_comes_aboard", {}

    def up_or_down(self, prompts: Prompts, view: AdmiralView, answers: Answers) -> Asked:
        assert view.question is not None, "nothing is asked"
        seen = card_seen(view, prompts.first_option(view.question).a)
        captain: dict[str, str | int | Noun] = {"captain": called(prompts.lang, captain_of(self.captains, seen))}
        if seen.ship is None:
            return "up_or_down.ashore", captain
        return "up_or_down", captain | {"ship": prompts.labels.words.thing(seen.ship)}
