"""Tells several facts in one line, such as eight workers drawn one by one."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.common.words.event import Event
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.words.phrases import Speaker
from kubrik.games.keyflower.words.runs import NEVER, Run, run_at, runs

THINGS: Final = {"worker": COLOURS, "colour": COLOURS, "skill": SKILLS, "resource": RESOURCES}


class Story:
    """Tells the facts of a journal in one language."""

    def __init__(self, speaker: Speaker, events: dict[int, Event]) -> None:
        self.speaker: Final = speaker
        self.lang: Final = speaker.lang
        self.events: Final = events

    def lines(self, told: list[Note], names: list[str]) -> list[str]:
        return [self.paragraph(facts, names) for facts in runs(told)]

    def paragraph(self, facts: list[Note], names: list[str]) -> str:
        run, _ = run_at(facts, 0)
        return self.line(run, facts, names) if run else self.sentence(facts[0], names)

    def sentence(self, note: Note, names: list[str]) -> str:
        return self.speaker.sentence(self.events[note.kind], note, names)

    def line(self, run: Run, facts: list[Note], names: list[str]) -> str:
        """A sentence for all facts of a run: who, where, and how many of what."""
        of_all = facts[:-1] if run.last != NEVER else facts
        things = self.things(of_all)
        tiles = list(dict.fromkeys(self.tile(fact) for fact in facts))
        values = {
            "seat": names[facts[0].a] if run.is_of_one and run.wording != "loads" else "",
            "boat": self.boat(facts[0]),
            "tile": tiles[-1],
            "tiles": self.lang.joined(tiles),
            "things": self.lang.joined(things),
            "bid": self.bid(facts[-1]),
            "points": self.points(facts),
        }
        return self.lang.together[wording(run, things, tiles)].format(**values)

    def things(self, facts: list[Note]) -> list[str]:
        """Workers, skill tiles and resources, summed by kind."""
        found: dict[str, int] = {}
        for fact in facts:
            values = self.values(fact)
            for kind, nouns in THINGS.items():
                if values.get(kind, -1) >= 0:
                    noun = nouns[values[kind]]
                    found[noun] = found.get(noun, 0) + values.get("n", 1)
        order = [*COLOURS, *RESOURCES, *SKILLS]
        return self.lang.several([(found[noun], noun) for noun in order if noun in found], is_object=True)

    def bid(self, fact: Note) -> str:
        values = self.values(fact)
        is_group = values.get("colour", -1) >= 0 and "n" in values
        return self.lang.counted(values["n"], COLOURS[values["colour"]]) if is_group else ""

    def values(self, fact: Note) -> dict[str, int]:
        return self.speaker.values(self.events[fact.kind], fact)

    def tile(self, fact: Note) -> str:
        values = self.values(fact)
        return self.speaker.tile("tile", values["tile"]) if "tile" in values else ""

    def boat(self, fact: Note) -> str:
        values = self.values(fact)
        return self.speaker.tile("boat", values["boat"]) if "boat" in values else ""

    def points(self, facts: list[Note]) -> str:
        """«5 points for Home 6 and 7 points for the Mason»."""
        if facts[0].kind != notes.TILE_SCORED:
            return ""
        said = self.lang.together["points_for"]
        scored = [said.format(points=self.lang.taken(fact.c, "points"), tile=self.tile(fact)) for fact in facts]
        return self.lang.joined(scored)


def wording(run: Run, things: list[str], tiles: list[str]) -> str:
    """The key of the sentence: it differs if a won tile has workers on it, or if there is a single tile."""
    if run.wording == "wins" and things:
        return "wins_workers"
    return "takes_from_one" if run.wording == "takes" and len(tiles) == 1 else run.wording
