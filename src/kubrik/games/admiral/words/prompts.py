"""The question a player is asked, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.standing import Standing
from kubrik.engine.views import Asking
from kubrik.games.admiral.table import questions
from kubrik.games.admiral.table.choices import FIRE_AT, TARGET
from kubrik.games.admiral.terms import DIRECTIONS
from kubrik.games.admiral.views.looking import Answers, boarding, cell_of, course, flag_of, spoils
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.labels import Labels
from kubrik.games.admiral.words.odds import aim_at, aims
from kubrik.games.admiral.words.sailing_labels import Values

ACTION: Final = "{action}"  # in a prompt: repeats the action that the player has begun

# The key of a prompt, and the values for its gaps.
Asked = tuple[str, Values]
Phrasing = Callable[["Prompts", AdmiralView, Answers], Asked]


class Prompts:
    """The questions of one table in one language; `more` are those of expansions, by their names."""

    def __init__(self, labels: Labels, more: dict[str, Phrasing]) -> None:
        self.labels: Final = labels
        self.lang: Final = labels.lang
        self.more: Final = more

    def prompt(self, view: AdmiralView, answers: Answers) -> str:
        """The question in words; `answers` are those the player has given so far for this choice."""
        prompts = self.lang.prompts
        if view.question is None:
            return prompts["over" if view.over else "watching" if view.seat is None else "waiting"]
        key, values = self.asked(view, view.question, answers)
        return prompts[key].format(**values | self.action(view, answers))

    def asked(self, view: AdmiralView, asked: Asking, answers: Answers) -> Asked:
        if asked.question in self.more:
            return self.more[asked.question](self, view, answers)
        if asked.asks(questions.HOW_MANY_SHOTS):
            return self.shots_asked(view, self.first_option(asked).a, answers)
        return asked.question, self.values(view, asked)

    def action(self, view: AdmiralView, answers: Answers) -> Values:
        """The label of the action that the player has begun."""
        return {"action": self.labels.label(view, answers[0])} if answers else {}

    def untold(self, view: AdmiralView, answers: Answers) -> Answers:
        """The answers that the question does not repeat."""
        if view.question is None:
            return answers
        key, _ = self.asked(view, view.question, answers)
        return answers[1:] if ACTION in self.lang.prompts[key] else answers

    def standing(self, answer: Standing) -> str:
        """An answer that is given once for all, for a ship."""
        return self.lang.prompts[f"{answer.question}.always"].format(ship=self.labels.words.thing(int(answer.about)))

    # ---- what the questions are about

    def values(self, view: AdmiralView, asked: Asking) -> Values:
        if asked.asks(questions.WHAT_TO_DO):
            return {"round": view.round, "wind": self.wind(view)}
        if asked.asks(questions.HOW_TO_GO_ON):
            return self.course_values(view)
        if asked.asks(questions.HOW_TO_DEFEND):
            return self.boarding_values(view)
        return self.spoils_values(view) if asked.asks(questions.HOW_TO_SHARE) else {}

    def wind(self, view: AdmiralView) -> str:
        key = "no_wind" if view.windless else f"wind_{view.strength}"
        return self.lang.words[key].format(whence=self.labels.words.whence(DIRECTIONS.index(view.wind)))

    def first_option(self, asked: Asking) -> Choice:
        """The first option: some questions tell only by their options what they are about."""
        found = self.labels.words.rules.choices.catalogue.named(asked.options[0])
        assert found is not None, "options are in the catalogue"
        return found

    def shots_asked(self, view: AdmiralView, shooter: int, answers: Answers) -> Asked:
        """Asks with distance and what hits; at a fort or from several ships also about salvos (AD-12.3, AD-12.8)."""
        target = next(answer.a for answer in answers if answer.kind in (FIRE_AT, TARGET))
        ships = [aim for aim in aims(view) if aim.target == target and aim.shooter < len(view.ships)]
        together = answers[0].kind == FIRE_AT and len(ships) > 1
        how = ".at_fort" if target >= len(view.ships) else ".together" if together else ""
        other = shooter if answers[0].kind == FIRE_AT else target  # the one that the action does not name
        odds = self.labels.odds(aim_at(view, shooter, target))
        return f"how_many_shots{how}", {"thing": self.labels.words.thing(other), "odds": odds}

    def course_values(self, view: AdmiralView) -> Values:
        under_way = course(view)
        return {
            "ship": self.labels.words.thing(under_way.ship),
            "cell": cell_of(view, under_way.ship),
            "heading": self.labels.words.direction(DIRECTIONS.index(under_way.heading)),
            "left": max(under_way.left, 0),
        }

    def boarding_values(self, view: AdmiralView) -> Values:
        """Who boards, from where, and which ship."""
        fight = boarding(view)
        return {
            "ship": self.labels.words.thing(fight.ship),
            "whose": self.labels.whose(flag_of(view, fight.ship)),
            "cell": cell_of(view, fight.ship),
            "target": self.labels.words.thing(fight.target),
        }

    def spoils_values(self, view: AdmiralView) -> Values:
        both = spoils(view)
        return {
            "ship": self.labels.words.thing(both.captured),
            "gold": self.lang.counted(view.ships[both.captured].gold, "gold"),
            "winner": self.labels.words.thing(both.winner),
            "rest": self.lang.counted(view.ships[both.winner].gold, "gold"),
        }
