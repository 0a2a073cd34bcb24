"""The menu of a turn, which has dozens of options: they are short and grouped under headings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.table.choices import BID, USE
from kubrik.games.keyflower.table.questions import WHAT_TO_DO
from kubrik.games.keyflower.terms import DOUBLE_TRANSPORT
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.words.labels import Labels
from kubrik.games.keyflower.words.looking import auction_at, face_and_spot, has_ability, owner_of
from kubrik.games.keyflower.words.pictures.tiles import effect_text, now_text
from kubrik.games.keyflower.words.pictures.words import Words
from kubrik.games.keyflower.words.turn_labels import Answers


class Menu:
    """The options of one table in one language; `more` names the headings of expansions, by the kind of choice."""

    def __init__(self, labels: Labels, words: Words, more: dict[int, str]) -> None:
        self.labels: Final = labels
        self.words: Final = words
        self.more: Final = more
        self.does: Final[Callable[[str, int, int], str]] = cache(self._does)  # cached

    def section(self, view: KeyflowerView, choice: Choice) -> str:
        """The heading of a choice: bids, or uses by the owner of the tile; only a turn has headings."""
        if view.question is None or not view.question.asks(WHAT_TO_DO):
            return ""
        if choice.kind == USE:
            return self.uses(view, self.labels.id(choice.a))
        key = "section_bid" if choice.kind == BID else self.more.get(choice.kind, "")
        return self.labels.say(key) if key else ""

    def uses(self, view: KeyflowerView, tile: str) -> str:
        owner = owner_of(view, tile)
        if owner is None:
            return self.labels.say("section_use_on_offer")
        if owner == view.seat:
            return self.labels.say("section_use_yours")
        return self.labels.say("section_use_of_player", whose=self.labels.names[owner])

    def entry(self, view: KeyflowerView, choice: Choice, before: Answers) -> str:
        if not self.section(view, choice) or choice.kind not in (BID, USE):
            return self.labels.label(view, choice, before)
        tile = self.labels.id(choice.a)
        if choice.kind == USE:
            return self.use(view, tile)
        auction = auction_at(view, tile)
        assert auction is not None, "the tile is not in the auction"
        key, values = self.labels.bid_values(view, tile)
        said = self.labels.say(f"entry_{key}", tile=self.words.tile(tile, auction.face), **values)
        if not self.labels.words.has_faces(tile):
            return said
        return self.labels.say(
            "entry_bid_boat", bid=said, does=now_text(self.words, self.words.tiles[tile], auction.face)
        )

    def use(self, view: KeyflowerView, tile: str) -> str:
        """A use: how many workers it needs, and what it gives, in the signs of the picture."""
        need, colour = self.labels.crew_to_use(view, tile)
        times = 2 if has_ability(view, DOUBLE_TRANSPORT) else 1
        does = self.does(tile, face_and_spot(view, tile)[0], times)
        return self.labels.say(
            "entry_use", tile=self.words.tile(tile), crew=self.words.counted(need, colour), does=does
        )

    def _does(self, tile: str, face: int, times: int) -> str:
        return effect_text(self.words, self.words.tiles[tile].faces[face].effect, times)
