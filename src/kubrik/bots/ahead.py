"""Plays ahead: the choices that look best at once race against each other in imagined futures."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kubrik.bots.answers import Answer, Resolve, answers_to
from kubrik.bots.bot import ThinkingBot
from kubrik.bots.chair import Chair
from kubrik.bots.futures import Futures
from kubrik.bots.greedy import at_once
from kubrik.bots.race import Race, Rival
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice

WORLDS: Final = 6  # imagined for the look at once
STARTERS: Final = 8  # so many choices race, at most


class AheadBot(ThinkingBot):
    """Plays so many futures for a choice (0: as many as there is time for), fewer where it is soon clear."""

    def __init__(self, seed: int, futures: int = 100, milliseconds: int = 0) -> None:
        super().__init__(seed, milliseconds)
        self.futures = futures
        self.resolve: Final = Resolve()

    def choose(self, chair: Chair) -> Choice:
        offer = chair.worth_trying()
        if len(offer) == 1:
            return offer[0]
        resolved = self.resolve.go_on(chair)
        if resolved is not None:
            return resolved
        return self.resolve.begin(self.think(chair, offer).leader().answer)

    def think(self, chair: Chair, offer: list[Choice]) -> Race:
        """The race of the answers to a question, run to its end."""
        begin = perf_counter()
        answers = answers_to(chair, chair.imagine(self.rng), offer, self.rng)
        worths = at_once(chair, answers, WORLDS, self.milliseconds, self.rng)
        race = Race(Futures(chair, self.rng), starters(answers, worths, self.rng))
        rounds = race.rounds()
        for number in range(rounds):
            self.run(race, begin, (number + 1) / rounds)
            race.halve()
        return race

    def run(self, race: Race, begin: float, share: float) -> None:
        """Laps until this share of the budget is used up, or the race is decided."""
        end = begin + share * self.milliseconds / 1000.0
        while len(race.rivals) > 1 and (self.futures == 0 or race.played < share * self.futures):
            if self.milliseconds > 0 and perf_counter() >= end:
                break
            race.lap()


def starters(answers: list[Answer], worths: list[float], rng: Rng) -> list[Rival]:
    """Those that look best at once; of equals by lot, here and wherever rivals are equal later."""
    rivals: list[Rival] = []
    for i in range(len(answers)):
        rivals.insert(rng.below(i + 1), Rival(answers[i], worths[i]))
    rivals.sort(key=Rival.mean, reverse=True)
    return rivals[:STARTERS]
