"""The sentences that Key Celeste adds to those of Keyflower."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.languages import LANGUAGES, module_of
from kubrik.engine.texts import NotShown
from kubrik.games.common.words.event import event
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.expansions.key_celeste.box.ghost import GHOST_SHIP, GhostShip
from kubrik.games.keyflower.expansions.key_celeste.rules import notes
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import HAUNT
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.words.labels import Labels
from kubrik.games.keyflower.words.looking import auction_at, group_at
from kubrik.games.keyflower.words.supplement import Supplement
from kubrik.games.keyflower.words.tiles import TileWords

PHRASES: Final = "kubrik.games.keyflower.expansions.key_celeste.words.{lang}.phrases"
EVENTS: Final = (
    event(notes.GHOST_PLAYED, "ghost_played", "KC-3.11", "seat tile victim:seat"),
    event(notes.WORKERS_SCARED, "workers_scared", "KC-3.12", "seat colour n tile"),
    event(notes.GHOST_RETURNS, "ghost_returns", "KC-6.3", "seat tile", (0, -1, "haunting_ends")),
    event(notes.GHOST_TAKEN, "ghost_taken", "KC-2.3", "seat"),
    event(notes.GHOST_REMOVED, "ghost_removed", "KC-7.2", ""),
    event(notes.SHIP_UNSOLD, "ship_unsold", "KC-7.7", ""),
)


def supplement(rules: Rules) -> Supplement:
    return Supplement(
        phrases={lang: module_of(PHRASES, lang).PHRASES for lang in LANGUAGES},
        events=EVENTS,
        labels={HAUNT: haunt},
        sections={HAUNT: "section_haunt"},
        tiles={GHOST_SHIP: ship_text},
    )


def haunt(labels: Labels, view: KeyflowerView, c: Choice) -> str:
    """The label for the ghost's move: where, and which workers would run away (KC-3.10)."""
    tile = labels.id(c.a)
    auction = auction_at(view, tile)
    winner = auction.winner if auction is not None else None
    group = group_at(view, winner, tile)
    if group is None:
        raise NotShown("nobody wins the tile")
    scared = labels.lang.counted(group.workers, group.colour)
    return labels.say("haunt", tile=labels.tile(view, tile), crew=scared, whose=labels.names[group.seat])


def ship_text(words: TileWords, tile: Tile) -> list[str]:
    """What the winner of the ship takes, and what it is worth (KC-2.3, KC-2.5, KC-8.1, KC-8.2)."""
    assert isinstance(tile, GhostShip), "not the ghost ship"
    effects = words.lang.effects
    more = effects["with_ghost"].format(vp=words.lang.counted(tile.ghost_points, "vp"))
    return [effects["ghost_ship"], effects["wins_ghost"], *words.worth(tile.faces[0]), more]
