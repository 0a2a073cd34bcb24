"""Tells several facts in one line, such as the shots of one attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.admiral.rules.firing.resolving import NO_DIE
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.choices import SALVO
from kubrik.games.admiral.words.phrases import Speaker
from kubrik.games.admiral.words.runs import run_at, runs
from kubrik.games.admiral.words.words import Noun
from kubrik.games.common.words.event import Event

Names = list[str]


class Story:
    """Tells the facts of a journal in one language."""

    def __init__(self, speaker: Speaker, events: dict[int, Event]) -> None:
        self.speaker: Final = speaker
        self.words: Final = speaker.words
        self.lang: Final = speaker.lang
        self.events: Final = events
        self.told: Final[dict[str, Callable[[list[Note], Names], str]]] = {
            "round": self.round,
            "order": self.order,
            "next_turn": self.next_turn,
            "fires": self.fires,
            "shots": self.shots,
            "salvo": self.salvo,
            "rolls": self.rolls,
            "storm_rolls": self.storm_rolls,
        }

    def lines(self, told: list[Note], names: Names) -> list[str]:
        return [self.paragraph(facts, names) for facts in runs(told)]

    def paragraph(self, facts: list[Note], names: Names) -> str:
        run, _ = run_at(facts, 0)
        return self.told[run.wording](facts, names) if run else self.sentence(facts[0], names)

    def sentence(self, note: Note, names: Names) -> str:
        return self.speaker.sentence(self.events[note.kind], note, names)

    def say(self, key: str, **values: str | int | Noun) -> str:
        return self.lang.together[key].format(**values)

    # ---- rounds and turns

    def round(self, facts: list[Note], names: Names) -> str:
        return self.say("round", round=facts[0].a, wind=self.sentence(facts[1], names))

    def order(self, facts: list[Note], names: Names) -> str:
        return self.say("order", seats=", ".join(names[fact.a] for fact in facts))

    def next_turn(self, facts: list[Note], names: Names) -> str:
        return self.say("next_turn", seat=names[facts[0].a], other=names[facts[1].a])

    # ---- fire

    def fires(self, facts: list[Note], names: Names) -> str:
        """Who fires at whom, with how many shots of which ships (AD-9.1)."""
        declared = facts[0]
        noun = "shots" if declared.d == SALVO else "separate_shots"
        shooters = [
            self.say("shots_from", shots=self.lang.counted(fact.b, noun), thing=self.words.thing(fact.a))
            for fact in facts[1:]
        ]
        key = "fires_salvo" if declared.d == SALVO else "fires"
        target = self.words.thing(declared.b)
        return self.say(key, seat=names[declared.a], target=target, shooters=self.lang.joined(shooters))

    def shots(self, facts: list[Note], names: Names) -> str:
        """All dice of the shots, the hits, and the strength left."""
        shots = [fact for fact in facts if fact.kind == notes.SHOT]
        harm = [fact for fact in facts if fact.kind == notes.DAMAGED]
        dice = [str(shot.c) for shot in shots if shot.c != NO_DIE]
        key = "shots_miss" if not harm else "shots_hit" if dice else "shots_sure"
        return self.say(
            key,
            thing=self.words.thing(shots[0].a),
            target=self.words.thing(shots[0].b),
            dice=f"{self.lang.form(len(dice), 'dice')} {', '.join(dice)}",
            hits=self.lang.counted(len(harm), "hits"),
            left=self.words.strength(shots[0].b, harm[-1].c) if harm else "",
        )

    def salvo(self, facts: list[Note], names: Names) -> str:
        salvo, harm = facts
        key = "salvo_sure" if salvo.c == NO_DIE else "salvo_fired"
        shots = self.lang.counted(salvo.b, "shots")
        target, left = self.words.thing(salvo.a), self.words.strength(salvo.a, harm.c)
        return self.say(key, target=target, shots=shots, die=salvo.c, left=left)

    # ---- boarding, storms

    def rolls(self, facts: list[Note], names: Names) -> str:
        """Points and dice of both sides (AD-14.5)."""
        rolls = [
            self.say("roll", thing=self.words.thing(fact.a), points=fact.b, die=fact.c, sum=fact.b + fact.c)
            for fact in facts
        ]
        return self.say("rolls", rolls=", ".join(rolls))

    def storm_rolls(self, facts: list[Note], names: Names) -> str:
        rolls = [self.say("storm_die", ship=self.words.thing(fact.a), die=fact.b) for fact in facts]
        return self.say("storm_rolls", rolls=", ".join(rolls))
