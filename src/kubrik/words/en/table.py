"""What a live table says: why a message changed nothing, or why a game can't go on. In English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # why a message changed nothing, or why nobody knows yet whether it did
    "late": "This question has already been answered.",
    "not_running": "Nobody is being asked anything at this table now.",
    "nothing_to_undo": "Nothing can be undone: since your choice something hidden was revealed, or others have chosen.",
    "not_your_turn": "It is not your turn to choose.",
    "over": "The game is over.",
    "illegal": "This can't be chosen now.",
    "unknown": "There is no such choice in this game.",
    "malformed": "The server doesn't understand this message: reload the page.",
    "silent": "The page sent nothing: reload it.",
    "old_page": "This page and the server have different versions: reload the page.",
    "too_fast": "Too many messages at once: wait a moment.",
    "busy": "Advice is asked for too often: think for yourself, or ask again in a while.",
    "wrong_token": "This link gives no seat at this table: ask the host for a new one, or watch.",
    "replaced": "Somebody else has this seat now: reload the page to watch.",
    "no_table": "There is no such table.",
    "damaged": "This table is damaged and can't be read: tell whoever runs the server. Other tables are fine.",
    "spectator": "Spectators can't do that: take a seat first.",
    "off_lesson": "Not now: the lesson is about something else. Do what it says, or end it and play on as you like.",
    "talkative": "You have just said a lot: wait a moment.",
    "in_doubt": "The database was lost while your choice was being stored: check in a moment whether it counts.",
    "not_stored": "The choice could not be stored, and nothing has changed: try again in a moment.",
    # why a game can be read, but not played on
    "old_rules": "This table was started with version {old} of the rules, and this Kubrik plays version {new}: it "
    "can be read, but not continued. Start the Kubrik it was started with to finish it.",
    "old_cards": "This table was started with other cards or options than this Kubrik has: it can be read, but not "
    "continued.",
    "broken_log": "The record of this table can't be followed beyond line {line}: it can be read, but not continued.",
    # somebody who has no name
    "seat": "Seat",
}
