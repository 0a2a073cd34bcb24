"""What may come: from an imagined table everybody plays on for a few choices, and takes what looks best at once."""

from __future__ import annotations

from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import advance, is_answering, is_asked, options, play
from kubrik.engine.table import Table

CHOICES: Final = 8  # that are played
WIDTH: Final = 6  # so many ways are looked at for each of them
FOLLOWING: Final = 2  # questions that a choice may lead to, at most


class Futures:
    """The futures that one chair imagines."""

    def __init__(self, chair: Chair, rng: Rng) -> None:
        self.chair: Final = chair
        self.rng: Final = rng

    def worth_of(self, w: Table, rng: Rng) -> float:
        """What an imagined table is worth to the chair's seat some choices later. They are made on the table itself."""
        me = self.chair.seat
        left = CHOICES
        while not w.over and (left > 0 or is_answering(w, me)):
            step = w.agenda[-1]
            seat = me if is_asked(w, me) else step.next_seat(w)
            offer = step.offer(w, seat)
            if len(offer) == 1:
                step.take(w, seat, offer[0])
            elif left > 0:
                left -= 1
                step.take(w, seat, self.likely(w, seat, offer, rng))
            else:
                step.take(w, seat, self.chair.guess(w, seat, offer, rng))
            advance(w)
        return self.chair.worth(w)[me]

    def follow(self, before: Table, w: Table, rng: Rng) -> None:
        """Answers what the seat is asked as a consequence of its choice: a ship is named, and where is it pulled to?"""
        me = self.chair.seat
        for _ in range(FOLLOWING):
            if w.over or w.offers or not is_consequence(before, w) or w.agenda[-1].next_seat(w) != me:
                return
            play(w, me, self.likely(w, me, options(w, me), rng))

    def likely(self, w: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """What a seat chooses that looks at what is so right after its choice.

        Dice and cards fall alike for all ways, but not as they will fall at this table: nobody may foresee that.
        """
        ways = self.ways(w, seat, self.chair.discreet(w, offer), rng)
        if len(ways) == 1:
            return ways[0]
        luck = rng.fork()
        best = ways[0]
        high = -1.0
        for way in ways:
            worth = self.at_once(w, seat, way, Rng(luck), rng)
            if worth > high or (worth == high and rng.below(2) == 0):
                high = worth
                best = way
        return best

    def ways(self, w: Table, seat: int, offer: list[Choice], rng: Rng) -> list[Choice]:
        """A few different ones of these: the one that the game guesses, and others by lot."""
        if len(offer) <= WIDTH:
            return offer
        ways = [self.chair.guess(w, seat, offer, rng)]
        rest = offer.copy()
        left = len(rest)
        while len(ways) < WIDTH:
            at = rng.below(left)
            left -= 1
            if rest[at] is not ways[0]:
                ways.append(rest[at])
            rest[at] = rest[left]
        return ways

    def at_once(self, w: Table, seat: int, way: Choice, luck: Rng, rng: Rng) -> float:
        """What a way is worth to the seat, once the answer is finished without thinking."""
        after = w.clone()
        after.rng = luck
        play(after, seat, way)
        while is_answering(after, seat):
            play(after, seat, self.chair.guess(after, seat, options(after, seat), rng))
        return self.chair.worth(after)[seat]


def is_consequence(before: Table, w: Table) -> bool:
    """Does a question stand before all that was still to be done before the choice, and not the same one again?"""
    return len(w.agenda) >= len(before.agenda) and type(w.agenda[-1]) is not type(before.agenda[-1])
