"""The workers of a use go onto the tile, and the journal tells their colours (KF-6.14, KF-6.22)."""

from __future__ import annotations

from kubrik.games.keyflower.rules.groups import remove_group
from kubrik.games.keyflower.rules.using.crew import Crew
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import NO_COLOUR, Spot
from kubrik.games.keyflower.table.state import Keyflower


def by_colour(t: Keyflower, crew: Crew) -> list[int]:
    """The crew's workers by colour; its groups are still where they were."""
    workers = crew.added.copy()
    for group in crew.taken:
        workers[t.auction(group).colours[crew.seat]] += crew.size_of(group)
    return workers


def note_use(t: Keyflower, crew: Crew, workers: list[int]) -> None:
    """Notes the use; a crew of several colours is noted colour by colour (KF-12.17)."""
    colours = [colour for colour in range(4) if workers[colour] > 0]
    if len(colours) == 1:
        t.note(notes.USES, crew.seat, crew.tile, crew.size, colours[0])
        return
    t.note(notes.USES, crew.seat, crew.tile, crew.size, NO_COLOUR)
    for colour in colours:
        t.note(notes.MIXED_CREW, crew.seat, crew.tile, colour, workers[colour])


def place_crew(t: Keyflower, crew: Crew, workers: list[int]) -> None:
    """Puts them on the tile for the season (KF-6.22), before their groups leave (KF-12.16,
    KF-12.18).
    """
    spot = t.spots[crew.tile]
    on = [spot.on[colour] + workers[colour] for colour in range(4)]
    lock = spot.lock if spot.lock != NO_COLOUR else crew.colour
    t.spots[crew.tile] = Spot(lock, on, crew.size, on[0] + on[1] + on[2] + on[3])
    for group in crew.taken:
        remove_group(t, crew.seat, group)
    for colour in range(4):
        if crew.added[colour] > 0:
            t.leaves_screen(crew.seat, colour, crew.added[colour])
