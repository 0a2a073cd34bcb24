"""The events of the journal: for each kind of note its stable name, its clause, and what its numbers are.

A type says how a number is written in records (`records.py`) and how it is said (`phrases.py`).
"""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.event import event
from kubrik.games.keyflower.table import notes

EVENTS: Final = [
    event(notes.HOME_TAKEN, "home_taken", "KF-2.6", "seat tile"),
    event(notes.STARTS, "starts", "KF-4.1", "seat"),
    event(notes.SEASON_BEGINS, "season_begins", "KF-1.11", "season"),
    event(notes.WORKER_DRAWN, "worker_drawn", "KF-6.20", "seat worker"),
    event(notes.WORKERS_DRAWN, "workers_drawn", "KF-6.20", "seat n:workers", (1, 0, "bag_empty")),
    event(notes.SKILL_DRAWN, "skill_drawn", "KF-6.19", "seat skill"),
    event(notes.SKILLS_DRAWN, "skills_drawn", "KF-6.19", "seat n:skill_tiles", (1, 0, "pile_empty")),
    event(notes.WORKER_LOADED, "worker_loaded", "KF-2.12", "boat worker"),
    event(notes.SKILL_LOADED, "skill_loaded", "KF-2.12", "boat skill"),
    event(notes.TILE_LAID, "tile_laid", "KF-3.9", "tile face"),
    event(notes.WINTER_TILE_DEALT, "winter_tile_dealt", "KF-2.16", "seat tile"),
    event(notes.WINTER_TILES_CHOSEN, "winter_tiles_chosen", "KF-3.14", "seat n:winter_tiles"),
    event(notes.BIDS, "bids", "KF-5.3", "seat tile colour n"),
    event(notes.COUNTER_BIDS, "counter_bids", "KF-12.11", "seat tile colour n"),
    event(notes.USES, "uses", "KF-6.5", "seat tile n colour", (3, -1, "uses_mixed")),
    event(notes.GROUP_MOVED, "group_moved", "KF-5.17", "seat tile colour n"),
    event(notes.STOOD_UP, "stood_up", "KF-12.16", "seat tile colour"),
    event(notes.PASSES, "passes", "KF-4.4", "seat"),
    event(notes.PASSED_OVER, "passed_over", "KF-4.10", "seat"),
    event(notes.WORKER_GIVEN, "worker_given", "KF-6.32", "seat colour n tile"),
    event(notes.SKILL_GIVEN, "skill_given", "KF-7.17", "seat skill tile"),
    event(notes.SKILL_GIVEN_HIDDEN, "skill_given_hidden", "KF-7.17", "seat tile"),
    event(notes.RESOURCE_GAINED, "resource_gained", "KF-6.16", "seat resource n tile"),
    event(notes.GREEN_GAINED, "green_gained", "KF-6.21", "seat n:green", (1, 0, "no_green")),
    event(notes.CARRIED, "carried", "KF-8.2", "seat resource from:tile to:tile"),
    event(notes.UPGRADED, "upgraded", "KF-8.15", "seat tile"),
    event(notes.RESOURCE_PAID, "resource_paid", "KF-8.17", "seat resource n tile"),
    event(notes.TRANSPORT_ENDS, "transport_ends", "KF-8.7", "seat steps upgrades"),
    event(notes.SEASON_ENDS, "season_ends", "KF-4.6", "season:end_of"),
    event(notes.GROUP_RETURNED, "group_returned", "KF-9.1", "seat colour n tile"),
    event(notes.TILE_UNSOLD, "tile_unsold", "KF-9.2", "tile"),
    event(notes.BID_BAGGED, "bid_bagged", "KF-9.6", "seat colour n tile"),
    event(notes.WORKERS_BAGGED, "workers_bagged", "KF-9.3", "colour n tile"),
    event(notes.TILE_WON, "tile_won", "KF-9.4", "seat tile"),
    event(notes.WORKERS_TAKEN, "workers_taken", "KF-9.5", "seat colour n tile"),
    event(notes.BOAT_TAKEN, "boat_taken", "KF-9.12", "seat boat"),
    event(notes.CARGO_TAKEN, "cargo_taken", "KF-9.12", "seat colour n boat"),
    event(notes.CARGO_SKILLS_TAKEN, "cargo_skills_taken", "KF-9.12", "seat skill n boat"),
    event(notes.MARKER_TAKEN, "marker_taken", "KF-9.24", "seat"),
    event(notes.MARKER_PASSED, "marker_passed", "KF-9.27", "seat"),
    event(notes.TURN_ORDER_UNSOLD, "turn_order_unsold", "KF-9.23", "tile"),
    event(notes.TILE_PLACED, "tile_placed", "KF-10.4", "seat tile beside:tile side"),
    event(notes.TILE_ASIDE, "tile_aside", "KF-10.13", "seat tile"),
    event(notes.FLIPPED, "flipped", "KF-13.11", "seat tile"),
    event(notes.TILE_SCORED, "tile_scored", "KF-14.2", "seat tile points"),
    event(notes.GOLD_SCORED, "gold_scored", "KF-14.11", "seat points"),
    event(notes.MARKER_COUNTED, "marker_counted", "KF-14.12", "seat items type"),
    event(notes.RESULT, "result", "KF-14.2", "seat points"),
    event(notes.WINNER, "winner", "KF-16.1", "seat"),
    event(notes.EXTRA_GREEN, "extra_green", "KF-12.5", "seat n:green", (1, 0, "no_green")),
    event(notes.MIXED_CREW, "mixed_crew", "KF-12.17", "seat tile colour n"),
]
