"""The sentences of the ghost and its ship in English."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.words.words import Phrases

PHRASES: Final = Phrases(
    events={
        "ghost_played": "{seat} plays the ghost at {tile}, where {victim} leads.",
        "workers_scared": "The ghost scares the bid at {tile} away: {seat} takes {some}.",
        "ghost_returns": "{seat} returns the ghost to its ship.",
        "haunting_ends": "The ghost leaves {tile} and returns to its ship.",
        "ghost_taken": "{seat} takes the ghost behind the screen.",
        "ghost_removed": "The ghost leaves the game.",
        "ship_unsold": "Nobody bid for the ghost ship: it leaves the game.",
    },
    prompts={},
    labels={
        "haunt": "Play the ghost at {tile} (scares away {whose}'s {crew})",
        "section_haunt": "Play the ghost",
    },
    effects={
        "ghost_ship": "ghost ship, counts as a boat",
        "wins_ghost": "whoever wins it takes the ghost for a season, in winter the ship itself",
        "with_ghost": "{vp} more with the ghost",
    },
    short={},
    remarks={"key_celeste": "whoever wins it has the ghost for the next season, in winter the ship itself"},
)
