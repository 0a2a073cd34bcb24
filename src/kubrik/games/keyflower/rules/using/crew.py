"""A crew: the workers of one use, put together out of losing groups and from behind the screen (KF-6.14).

No answer is offered that leads to a dead end: the crew must reach what is needed, find room on the tile, and leave
somebody to be given up where the tile asks for it.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.rules.groups import losing_groups, reaches, with_sum
from kubrik.games.keyflower.table.auctions import NO_COLOUR
from kubrik.games.keyflower.table.choices import ADD, COLOUR, LEAVE_GROUP, TAKE_GROUP
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import ANY, COLOURS, NOTHING

NO_GROUP: Final = -1
NO_GROUPS: Final[list[int]] = []


class Crew:
    """A crew as chosen so far."""

    def __init__(self, t: Keyflower, seat: int, answers: list[Choice], mixed: bool, cost: int) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.tile: Final = answers[0].a
        self.mixed: Final = mixed  # may it have several colours (KF-12.17)?
        self.cost: Final = cost  # a worker to be given up as well: a colour, ANY or NOTHING
        self.colour = NO_COLOUR
        self.taken = NO_GROUPS  # by tile; replaced when it changes, like the next one
        self.left = NO_GROUPS
        self.added: Final = [0, 0, 0, 0]  # from behind the screen
        self.numbers = 0  # how many colours were asked about
        self.size = 0
        for i in range(1, len(answers)):
            self.read(answers[i])

    def read(self, answer: Choice) -> None:
        if answer.kind == COLOUR:
            self.colour = answer.a
        elif answer.kind == TAKE_GROUP:
            self.taken = [*self.taken, answer.a]
            self.size += self.size_of(answer.a)
        elif answer.kind == LEAVE_GROUP:
            self.left = [*self.left, answer.a]
        elif answer.kind == ADD:
            self.added[answer.a] = answer.b
            self.size += answer.b
            self.numbers += 1

    def size_of(self, group: int) -> int:
        return self.t.auction(group).sizes[self.seat]

    def undecided(self) -> list[int]:
        """Losing groups of a matching colour not asked about yet, including one at this tile's side (KF-5.28)."""
        asked = len(self.taken) + len(self.left)
        found: list[int] = []
        for tile in self.t.auctioned:
            auction = self.t.auction(tile)
            if auction.is_losing(self.seat) and (self.mixed or auction.colours[self.seat] == self.colour):
                asked -= 1
                if asked < 0:
                    found.append(tile)
        return found

    def is_counted(self) -> bool:
        """Have all questions about workers from the screen been answered?"""
        return self.numbers == (len(COLOURS) if self.mixed else 1)

    def counting(self) -> int:
        """The colour that the next such question is about."""
        return self.numbers if self.mixed else self.colour

    def is_later(self, colour: int) -> bool:
        """May workers of this colour still come from the screen?"""
        if self.mixed:
            return colour >= self.numbers
        return self.numbers == 0 and colour == self.colour

    def spare(self, colour: int) -> int:
        """How many workers of the colour are still behind the screen."""
        return self.t.players[self.seat].workers[colour] - self.added[colour]

    def later(self) -> int:
        """How many workers may still come from the screen."""
        n = 0
        for colour in range(len(COLOURS)):
            if self.is_later(colour):
                n += self.spare(colour)
        return n

    def later_after_cost(self) -> int:
        """The same if the worker given up comes from there too; below 0 if there is none to give (KF-6.23, KF-7.15)."""
        if self.cost == NOTHING:
            return self.later()
        if self.cost == ANY:
            return min(self.later(), self.spare(0) + self.spare(1) + self.spare(2) + self.spare(3) - 1)
        if self.spare(self.cost) < 1:
            return -1
        return self.later() - 1 if self.is_later(self.cost) else self.later()

    def can_be_completed(self, rest: list[int]) -> bool:
        """Can the crew be completed, with these groups still to be asked about?"""
        later = self.later_after_cost()
        if later >= 0 and self.reaches(rest, NO_GROUP, later):
            return True
        return self.cost != NOTHING and self.t.rules.settings.cost_from_groups and self.can_give_group(rest)

    def can_give_group(self, rest: list[int]) -> bool:
        """The alternative reading: a whole losing group may be given up instead of a worker (R-KF-4)."""
        for group in losing_groups(self.t, self.seat):
            if self.may_give(group) and self.reaches(rest, group, self.later()):
                return True
        return False

    def may_give(self, group: int) -> bool:
        if group in self.taken:
            return False
        return self.cost == ANY or self.t.auction(group).colours[self.seat] == self.cost

    def reaches(self, rest: list[int], without: int, later: int) -> bool:
        spot = self.t.spots[self.tile]
        sums = 1
        for group in rest:
            if group != without and self.size_of(group) <= spot.room:
                sums = with_sum(sums, self.size_of(group))
        return reaches(sums, later, spot.need - self.size, spot.room - self.size)

    def try_group(self, group: int, take: bool, rest: list[int]) -> bool:
        """Could the crew still be completed after this answer?"""
        if not take:
            return self.can_be_completed(rest)
        before = self.taken
        self.taken = [*before, group]
        self.size += self.size_of(group)
        can = self.can_be_completed(rest)
        self.size -= self.size_of(group)
        self.taken = before
        return can

    def try_number(self, n: int) -> bool:
        colour = self.counting()
        self.added[colour] = n
        self.size += n
        self.numbers += 1
        can = self.can_be_completed([])
        self.numbers -= 1
        self.size -= n
        self.added[colour] = 0
        return can
