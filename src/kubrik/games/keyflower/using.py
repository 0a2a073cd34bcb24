"""Using a tile: workers are placed on it, its cost is paid, its effect is carried out (KF-6).

Asked as: which tile, which colour, each losing group that may join, how many from behind the screen, what is given up
and what is chosen. Everything is decided before chance comes in (KF-6.33).
"""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.keyflower import notes
from kubrik.games.keyflower.actions import TurnAction
from kubrik.games.keyflower.auctions import NO_COLOUR, Spot
from kubrik.games.keyflower.choices import USE
from kubrik.games.keyflower.crew import Crew
from kubrik.games.keyflower.effects import carry_out_effect, shown_face
from kubrik.games.keyflower.groups import Means, remove_group
from kubrik.games.keyflower.questions import (
    HOW_MANY,
    WHICH_COLOUR,
    WHICH_GROUPS,
    WHICH_RESOURCE,
    WHICH_SKILL,
    WHICH_WORKER,
)
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.terms import WINTER
from kubrik.games.keyflower.tiles import Effect
from kubrik.games.keyflower.use_costs import choose_options, cost_options, pay_cost, skill_options
from kubrik.games.keyflower.use_questions import (
    can_use,
    colours_to_use,
    crew_of,
    group_options,
    number_options,
    question_of,
)


class Use(TurnAction[Keyflower]):
    """KF-6.1 – 6.3."""

    def can_be_open(self, t: Keyflower, seat: int) -> bool:
        return False  # whoever may use a tile has workers to bid with, so bidding tells it (KF-4.10)

    def openings(self, t: Keyflower, seat: int, found: list[Choice]) -> None:
        means = Means(t, seat)
        if t.season != WINTER:  # KF-6.4
            for tile in t.on_offer:
                auction = t.auction(tile)
                if auction.is_open and auction.shown.is_usable:
                    self.add_if_possible(t, seat, means, tile, auction.shown.effect, found)
        for player in t.players:
            for tile in player.village:
                shown = t.plot(tile).shown
                if shown.is_usable:
                    self.add_if_possible(t, seat, means, tile, shown.effect, found)

    def add_if_possible(
        self, t: Keyflower, seat: int, means: Means, tile: int, effect: Effect, found: list[Choice]
    ) -> None:
        spot = t.spots[tile]
        if spot.need <= spot.room and can_use(t, seat, means, tile, effect):
            found.append(t.rules.choices.use[tile])

    def has(self, opening: Choice) -> bool:
        return opening.kind == USE

    def following(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        crew = crew_of(t, seat, so_far)
        effect = shown_face(t, crew.tile).effect
        asks = question_of(t, crew, effect, so_far)
        if asks == WHICH_COLOUR:
            return colours_to_use(t, seat, crew.tile)
        if asks == WHICH_GROUPS:
            return group_options(t, crew)
        if asks == HOW_MANY:
            return number_options(t, crew)
        if asks == WHICH_WORKER:
            return cost_options(t, crew)
        if asks == WHICH_SKILL:
            return skill_options(t, seat, effect)
        return choose_options(t, effect) if asks == WHICH_RESOURCE else []

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> int:
        crew = crew_of(t, seat, so_far)
        return question_of(t, crew, shown_face(t, crew.tile).effect, so_far)

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if so_far or choice.kind != USE:
            return ""
        if choice.a in t.on_offer:
            if t.season == WINTER:
                return "KF-6.4"
            return spot_refusal(t.spots[choice.a]) if t.auction(choice.a).shown.is_usable else "KF-6.29"
        plot = t.plots[choice.a]
        if plot is None:
            return "KF-6.29"
        return spot_refusal(t.spots[choice.a]) if plot.shown.is_usable else "KF-6.30"

    def carry_out(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        crew = crew_of(t, seat, answers)
        effect = shown_face(t, crew.tile).effect
        t.note(notes.USES, seat, crew.tile, crew.size)
        place_crew(t, crew)
        pay_cost(t, crew, effect, answers)
        carry_out_effect(t, seat, crew.tile, effect, answers)


def spot_refusal(spot: Spot) -> str:
    """Why this tile can't be used now: it is full, or the workers for it are missing."""
    if spot.need > spot.room:
        return "KF-6.6"
    return "KF-6.11" if spot.lock != NO_COLOUR else "KF-6.23"


def place_crew(t: Keyflower, crew: Crew) -> None:
    """Onto the tile, where they stay for the season (KF-6.22)."""
    placed = crew.added.copy()
    for group in crew.taken:
        placed[t.auction(group).colours[crew.seat]] += remove_group(t, crew.seat, group)
    for colour in range(4):
        if crew.added[colour] > 0:
            t.leaves_screen(crew.seat, colour, crew.added[colour])
    spot = t.spots[crew.tile]
    on = [spot.on[colour] + placed[colour] for colour in range(4)]
    lock = spot.lock if spot.lock != NO_COLOUR else crew.colour
    t.spots[crew.tile] = Spot(lock, on, crew.size, on[0] + on[1] + on[2] + on[3])
