"""The question a player is asked, in a sentence or two."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.views import Asking
from kubrik.games.keyflower.table import choices, questions
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.words.labels import Labels
from kubrik.games.keyflower.words.looking import losing_groups, own, plot_at

# Questions that bids and uses have in common.
GROUPS: Final = (questions.WHICH_GROUPS, questions.USE_GROUPS)
NUMBERS: Final = (questions.HOW_MANY, questions.USE_HOW_MANY)
MANY: Final = 5  # needs the plural in every language
# First answers of a choice; the following answers give the details.
OPENINGS: Final = (choices.BID, choices.USE, choices.LIFT, choices.UPGRADE, choices.PLACE)


class Prompts:
    """The questions of one table in one language."""

    def __init__(self, labels: Labels) -> None:
        self.labels: Final = labels
        self.lang: Final = labels.lang

    def prompt(self, view: KeyflowerView, answers: list[Choice]) -> str:
        """The question in words; `answers` are those the player has given so far for this choice."""
        prompts = self.lang.prompts
        if view.question is None:
            return prompts["over" if view.over else "watching" if view.seat is None else "waiting"]
        values = self.table_values(view, view.question)
        values |= self.answer_values(view, answers, view.question)
        values |= self.option_values(view, view.question)
        return prompts[self.wording(view, view.question)].format(**values)

    def wording(self, view: KeyflowerView, asked: Asking) -> str:
        """The key of the sentence."""
        after_passes = asked.asks(questions.WHAT_TO_DO) and view.passes
        return f"{asked.question}.after_passes" if after_passes else asked.question

    def table_values(self, view: KeyflowerView, asked: Asking) -> dict[str, str]:
        """What the player has and what is left, if the question mentions it."""
        if asked.asks(questions.WHAT_TO_DO):
            return self.turn_values(view)
        if asked.asks(questions.HOW_TO_TRANSPORT):
            return self.transport_values(view)
        sketch = own(view).sketch
        left = len(sketch.left) if sketch is not None else 0
        return {"tiles": self.lang.taken(left, "tiles")} if asked.asks(questions.WHICH_TILE) else {}

    def turn_values(self, view: KeyflowerView) -> dict[str, str]:
        mine, lang = own(view), self.lang
        stock = lang.several([*zip(mine.workers, COLOURS), *zip(mine.skills, SKILLS)])
        return {
            "stock": ", ".join(stock) or lang.words["nothing"],
            "losing": self.losing_groups(view),
            "passes": lang.counted(view.passes, "passes"),
        }

    def transport_values(self, view: KeyflowerView) -> dict[str, str]:
        lang = self.lang
        return {
            "left": lang.form(view.steps_left, "left"),
            "steps": lang.counted(view.steps_left, "steps"),
            "upgrades": lang.counted(view.upgrades_left, "upgrades"),
        }

    def losing_groups(self, view: KeyflowerView) -> str:
        """The groups that may be moved (KF-5.17), in a separate sentence."""
        say, lang = self.labels.say, self.lang
        groups = [
            say("group", crew=lang.counted(group.workers, group.colour), tile=self.labels.tile(view, tile))
            for tile, group in losing_groups(view)
        ]
        return say("losing", groups=", ".join(groups)) if groups else ""

    def untold(self, view: KeyflowerView, answers: list[Choice]) -> list[int]:
        """The indices of answers to list: not those that the question repeats, nor tiles that the village shows."""
        if not answers or own(view).sketch is not None:
            return []
        told = [choices.COLOUR] if view.question is not None and view.question.asks(*NUMBERS) else []
        begun = [i for i, answer in enumerate(answers) if answer.kind in OPENINGS]
        first = begun[-1] + 1 if begun else 0
        return [i for i in range(first, len(answers)) if answers[i].kind not in told]

    def answer_values(self, view: KeyflowerView, answers: list[Choice], asked: Asking) -> dict[str, str]:
        """The action that the player has begun, and the last answer about it."""
        begun = [i for i, answer in enumerate(answers) if answer.kind in OPENINGS]
        if not begun:
            return {}
        at, last = begun[-1], len(answers) - 1
        values = {"action": self.labels.label(view, answers[at], answers[:at])}
        if asked.asks(questions.HOW_TO_TURN):
            values["place"] = self.labels.label(view, answers[last], answers[:last])
        if answers[at].kind == choices.UPGRADE:
            lying = plot_at(view, self.labels.id(answers[at].a)).resources
            values["lying"] = ", ".join(self.lang.several([*zip(lying, RESOURCES)])) or self.lang.words["nothing"]
        return values

    def option_values(self, view: KeyflowerView, asked: Asking) -> dict[str, str]:
        """Values found from the options: some questions tell only by these what they are about."""
        lang = self.lang
        first = self.labels.words.rules.choices.catalogue.named(asked.options[0])
        assert first is not None, "options are in the catalogue"
        if asked.asks(*NUMBERS):
            several = lang.nouns[COLOURS[first.a]][lang.plural(MANY)]
            return {"workers": several, "have": str(own(view).workers[first.a])}
        if asked.asks(questions.HOW_TO_PAY):
            return {"resource": lang.words[RESOURCES[first.a]]}
        if asked.asks(*GROUPS):
            group = self.labels.group(view, first.a)
            crew = lang.counted(group.workers, group.colour)
            return {"group": self.labels.tile(view, self.labels.id(first.a)), "crew": crew}
        return {}
