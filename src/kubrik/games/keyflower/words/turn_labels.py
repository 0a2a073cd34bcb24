"""The labels of the parts of a turn: bids, uses, their workers and what they cost."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.keyflower.table.choices import ADD, BID, TAKE_GROUP, USE
from kubrik.games.keyflower.terms import COLOURS, COUNTER_BID, DOUBLE_TRANSPORT, GREEN, MIXED_USE, RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import AuctionView, GroupView, KeyflowerView
from kubrik.games.keyflower.words.looking import (
    auction_at,
    face_and_spot,
    face_of,
    group_at,
    has_ability,
    joining,
    own,
    owner_of,
)
from kubrik.games.keyflower.words.tiles import TileWords

Answers = list[Choice]


class TurnLabels:
    """The labels; each gets the view, the choice, and the answers before it. `names` are those of the players."""

    def __init__(self, words: TileWords, names: list[str]) -> None:
        self.words: Final = words
        self.names: Final = names
        self.lang: Final = words.lang

    def say(self, key: str, **values: str | int) -> str:
        return self.lang.labels[key].format(**values)

    def id(self, tile: int) -> str:
        return self.words.rules.tiles[tile].name.id

    def tile(self, view: KeyflowerView, id: str) -> str:
        """A tile's name; a summer boat with the face that is up."""
        return self.words.name_with_face(id, face_of(view, id)) if self.words.has_faces(id) else self.words.name(id)

    # ---- what to do (KF-4.2)

    def bid(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """A bid, with what is needed to lead the auction (KF-5.8, KF-5.11); for a summer boat also its ability."""
        id = self.id(c.a)
        key, values = self.bid_values(view, id)
        said = self.say(key, tile=self.tile(view, id), **values)
        if not self.words.has_faces(id):
            return said
        return self.say("bid_boat", bid=said, does=self.words.shown(id, face_of(view, id) or 0))

    def bid_values(self, view: KeyflowerView, tile: str) -> tuple[str, dict[str, str | int]]:
        """The key of the label for a bid, and its values."""
        auction = auction_at(view, tile)
        if auction is None:
            raise NotShown("the tile is not in the auction")
        leader = group_at(view, auction.winner, tile)
        if leader is not None and leader.seat == view.seat:
            return "bid_more", {"crew": self.lang.counted(leader.workers, leader.colour)}
        colour = self.colour_to_bid(view, auction)
        least = leader.workers + 1 if leader is not None else 1
        key = "bid" if leader is None else "bid_over"
        return f"{key}_in" if colour else key, {"colour": self.lang.words.get(colour, ""), "n": least}

    def colour_to_bid(self, view: KeyflowerView, auction: AuctionView) -> str:
        """The colour of the player's group, or else of the tile; "" if any will do (KF-5.8, KF-12.11, KF-12.16.1)."""
        mine = group_at(view, view.seat, auction.tile)
        if mine is not None:
            return mine.colour
        is_answer = auction.place == "offer" and auction.winner is not None
        can_counter = is_answer or self.words.rules.settings.counter_everywhere
        if can_counter and has_ability(view, COUNTER_BID) and auction.spot.lock != COLOURS[GREEN]:
            return ""
        return auction.spot.lock or ""

    def use(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """A use: the tile's owner, the number of workers, and what it gives (KF-6.5)."""
        id = self.id(c.a)
        need, colour = self.crew_to_use(view, id)
        times = 2 if has_ability(view, DOUBLE_TRANSPORT) else 1
        crew, does = self.lang.counted(need, colour), self.words.use(id, face_and_spot(view, id)[0], times)
        return self.say("use", tile=self.tile(view, id), whose=self.whose(view, id), crew=crew, does=does)

    def crew_to_use(self, view: KeyflowerView, tile: str) -> tuple[int, str]:
        """How many workers are needed, and their colour; «workers» if any is allowed (KF-6.5, KF-6.11, KF-12.17)."""
        _, spot = face_and_spot(view, tile)
        return spot.need, spot.lock if spot.lock is not None and not has_ability(view, MIXED_USE) else "workers"

    def whose(self, view: KeyflowerView, tile: str) -> str:
        owner = owner_of(view, tile)
        if owner is None:
            return self.say("on_offer")
        return self.say("yours") if owner == view.seat else self.names[owner]

    # ---- with whom (KF-5.4, KF-5.17)

    def colour(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """A colour, with the player's workers of it, including those in losing groups that may join."""
        if not before or before[0].kind not in (BID, USE):
            raise NotShown("no bid or use is begun")
        colour = COLOURS[c.a]
        found = joining(view, self.id(before[0].a), before[0].kind == BID)
        groups = sum(group.workers for group in found if group.colour == colour)
        values: dict[str, str | int] = {"colour": self.lang.words[colour], "n": own(view).workers[c.a]}
        return self.say("in_colour_and_groups", groups=groups, **values) if groups else self.say("in_colour", **values)

    def group(self, view: KeyflowerView, tile: int) -> GroupView:
        group = group_at(view, view.seat, self.id(tile))
        if group is None:
            raise NotShown("the player has no group there")
        return group

    def about_group(self, key: str, view: KeyflowerView, c: Choice) -> str:
        group = self.group(view, c.a)
        some = self.lang.taken(group.workers, group.colour)
        return self.say(key, some=some, tile=self.tile(view, self.id(c.a)))

    def take_group(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.about_group("take_group", view, c)

    def leave_group(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.about_group("leave_group", view, c)

    def add(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """Workers to add, with the size of the whole group or crew if it has others already."""
        if c.b == 0:
            return self.say("add_none", colour=self.lang.words[COLOURS[c.a]])
        there = self.size(view, before)
        crew = self.lang.counted(c.b, COLOURS[c.a])
        return self.say("add_to", crew=crew, n=there + c.b) if there else self.say("add", crew=crew)

    def size(self, view: KeyflowerView, before: Answers) -> int:
        """The workers in the group or crew so far; a bid includes those already at the tile (KF-5.12)."""
        size = 0
        for answer in before:
            if answer.kind == TAKE_GROUP:
                size += self.group(view, answer.a).workers
            elif answer.kind == ADD:
                size += answer.b
            elif answer.kind == BID:
                mine = group_at(view, view.seat, self.id(answer.a))
                size += mine.workers if mine is not None else 0
        return size

    # ---- what is given up and chosen (KF-7)

    def give_worker(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("give", one=self.lang.one(COLOURS[c.a]))

    def give_group(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.about_group("give_group", view, c)

    def give_skill(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("give", one=self.lang.one(SKILLS[c.a]))

    def gain_one(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("gain_one", some=self.lang.taken(1, RESOURCES[c.a]))
