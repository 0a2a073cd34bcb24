"""Using a tile: workers are placed on it, its cost is paid, its effect is carried out (KF-6).

Asked as: which tile, which colour, each losing group that may join, how many from behind the screen, what is given up
and what is chosen. Everything is decided before chance comes in (KF-6.33).
"""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.keyflower.box.tiles import Effect, UpgradableTile
from kubrik.games.keyflower.rules.groups import Means, reaches
from kubrik.games.keyflower.rules.using.costs import choose_options, cost_options, pay_cost, skill_options
from kubrik.games.keyflower.rules.using.effects import carry_out_effect, shown_face
from kubrik.games.keyflower.rules.using.uses import (
    can_use,
    colours_to_use,
    crew_of,
    group_options,
    is_mixed,
    number_options,
    question_of,
)
from kubrik.games.keyflower.rules.using.workers import by_colour, note_use, place_crew
from kubrik.games.keyflower.table.actions import TurnAction
from kubrik.games.keyflower.table.auctions import NO_COLOUR, Spot
from kubrik.games.keyflower.table.choices import USE
from kubrik.games.keyflower.table.questions import (
    USE_COLOUR,
    USE_GROUPS,
    USE_HOW_MANY,
    WHICH_RESOURCE,
    WHICH_SKILL,
    WHICH_WORKER,
)
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import WINTER


class Use(TurnAction[Keyflower]):
    """Tiles on offer and in any village may be used, homes too (KF-2.7, KF-6.1, KF-6.2, KF-6.3, KF-6.31, KF-11.3)."""

    def can_be_open(self, t: Keyflower, seat: int) -> bool:
        return False  # a player who may use a tile has workers to bid with, so Bid answers for both (KF-4.10)

    def openings(self, t: Keyflower, seat: int, means: Means, found: list[Choice]) -> None:
        if t.season != WINTER:  # in winter only village tiles are used (KF-6.4, KF-11.2)
            for tile in t.on_offer:
                auction = t.auction(tile)
                if auction.is_open and auction.shown.is_usable:
                    self.add_if_possible(t, seat, means, tile, auction.shown.effect, found)
        for player in t.players:
            for tile in player.village:
                plot = t.plots[tile]
                if plot is not None and plot.shown.is_usable:
                    self.add_if_possible(t, seat, means, tile, plot.shown.effect, found)

    def add_if_possible(
        self, t: Keyflower, seat: int, means: Means, tile: int, effect: Effect, found: list[Choice]
    ) -> None:
        spot = t.spots[tile]
        if spot.need <= spot.room and can_use(t, seat, means, tile, spot, effect):
            found.append(t.rules.choices.use[tile])

    def has(self, opening: Choice) -> bool:
        return opening.kind == USE

    def following(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        crew = crew_of(t, seat, so_far)
        effect = shown_face(t, crew.tile).effect
        asks = question_of(t, crew, effect, so_far)
        if asks is USE_COLOUR:
            return colours_to_use(t, seat, crew.tile)
        if asks is USE_GROUPS:
            return group_options(t, crew)
        if asks is USE_HOW_MANY:
            return number_options(t, crew)
        if asks is WHICH_WORKER:
            return cost_options(t, crew)
        if asks is WHICH_SKILL:
            return skill_options(t, seat, effect)
        return choose_options(t, effect) if asks is WHICH_RESOURCE else []

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        crew = crew_of(t, seat, so_far)
        return question_of(t, crew, shown_face(t, crew.tile).effect, so_far)

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if so_far or choice.kind != USE:
            return ""
        return offer_refusal(t, seat, choice.a) if choice.a in t.on_offer else tile_refusal(t, seat, choice.a)

    def carry_out(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        crew = crew_of(t, seat, answers)
        effect = shown_face(t, crew.tile).effect
        workers = by_colour(t, crew)
        place_crew(t, crew, workers)
        note_use(t, crew, workers)
        pay_cost(t, crew, effect, answers)
        carry_out_effect(t, seat, crew.tile, effect, answers)


def offer_refusal(t: Keyflower, seat: int, tile: int) -> str:
    """Why this tile on offer can't be used now; if it is closed, the action that closed it says why."""
    if t.season == WINTER:
        return "KF-6.4"
    return tile_refusal(t, seat, tile) if t.auction(tile).is_open else ""


def tile_refusal(t: Keyflower, seat: int, tile: int) -> str:
    """Why this tile can't be used: it never can, it is not there, or the workers for it are missing (KF-12.1)."""
    if not isinstance(t.rules.tiles[tile], UpgradableTile):
        return "KF-6.29"
    if tile not in t.on_offer and t.plots[tile] is None:
        return "KF-6.3"
    if not shown_face(t, tile).is_usable:
        return "KF-6.30"
    return spot_refusal(t.spots[tile], Means(t, seat), is_mixed(t, seat, tile))


def spot_refusal(spot: Spot, means: Means, mixed: bool) -> str:
    """Why: the tile is full, or the workers suffice but not the rest of the cost, or the workers don't suffice."""
    if spot.need > spot.room:
        return "KF-6.6"
    if mixed:  # with 4b all colours count together (KF-12.17)
        enough = reaches(means.all_sums, means.total, spot.need, spot.room)
        return "KF-6.23" if enough else workers_refusal(spot, sum(means.all))
    most = 0
    for colour in range(4):
        if spot.lock == NO_COLOUR or spot.lock == colour:
            if reaches(means.sums[colour], means.have[colour], spot.need, spot.room):
                return "KF-6.23"
            most = max(most, means.all[colour])
    return workers_refusal(spot, most)


def workers_refusal(spot: Spot, most: int) -> str:
    """Why the workers don't suffice: none fits, too few, or only groups that are too large."""
    if most == 0:
        return "KF-6.11"
    return "KF-6.5" if most < spot.need else "KF-6.6"
