"""What a live table says: why a message changed nothing, or why a game can't go on. In English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # why a message changed nothing, or why it is not known yet whether it did
    "late": "This question has been answered already.",
    "not_running": "Nobody is asked anything at this table now.",
    "nothing_to_undo": "There is nothing to take back: since your choice something hidden was shown, or others have "
    "chosen.",
    "not_your_turn": "It is not your turn to choose.",
    "over": "The game is over.",
    "illegal": "This can't be chosen now.",
    "unknown": "There is no such choice in this game.",
    "malformed": "The server doesn't understand this message: load the page again.",
    "silent": "The page said nothing: load it again.",
    "old_page": "This page is of another version than the server: load it again.",
    "too_fast": "Too many messages at once: wait a moment.",
    "busy": "The adviser is asked too often: think for yourself, or ask again in a while.",
    "wrong_token": "This link opens no seat at this table: ask the host for a new one, or watch.",
    "replaced": "This seat is somebody else's now: load the page again to watch.",
    "no_table": "There is no such table.",
    "damaged": "This table is damaged and can't be read: tell whoever runs the server. Other tables are well.",
    "spectator": "Spectators can't do that: sit down first.",
    "in_doubt": "The database went away while it stored your choice: look in a moment whether it counts.",
    "not_stored": "The choice could not be stored, and nothing has changed: try again in a moment.",
    # why a game can be read, but not played on
    "old_rules": "This table was begun with version {old} of the rules, and this Kubrik plays version {new}: it can be "
    "read, but not played on. Start the Kubrik it was begun with to finish it.",
    "old_cards": "This table was begun with other cards or options than this Kubrik has: it can be read, but not "
    "played on.",
    "broken_log": "The log of this table can't be followed beyond line {line}: it can be read, but not played on.",
    # somebody who has no name
    "seat": "Seat",
}
