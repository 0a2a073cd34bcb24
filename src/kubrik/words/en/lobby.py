"""Why the lobby or the server refuses a request, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # tables
    "no_table": "There is no such table. Check the link, or ask for a new one.",
    "table_ended": "This game has ended. Make a new table, or play a rematch.",
    "table_full": "All seats of this table are taken. You can watch, or make a table of your own.",
    "not_running": "The game has not begun. Wait until every seat is taken, or fill them with bots.",
    "not_over": "The game is still going on, and this would show what is hidden. Come back when it is over.",
    "not_ended": "The game is still going on. Play the rematch when it is over.",
    "stuck": "This table can't go on with this version of Kubrik. Make a new table.",
    "damaged": "This table is damaged and can't be read. Tell whoever runs the server, and make a new table.",
    # seats
    "no_seat": "This table has no seat {seat}. Choose one of its seats.",
    "seat_taken": "Somebody else sits there already. Choose another seat.",
    "seat_kept": "This seat is kept for {name}. Choose another, or let the host put a bot there.",
    "not_a_person": "No player sits there. Choose the seat of a player, or fill it with a bot.",
    "somebody_is_here": "{name} is at the table. A bot can take the seat of somebody who is away.",
    "name": "A name has 1 to 20 visible letters, no colon, and is not a bot's. Choose another name.",
    "name_taken": "Somebody at this table is called {name} already. Choose another name.",
    # a new table
    "no_game": "There is no game {game}. There are: {known}.",
    "no_bot": "There is no bot {bot}. There are: {known}.",
    "setup": "The game can't be set up like this: {why}.",
    "cards": "Your file can't be used: {why}.",
    "too_much": "Your file takes too much time or memory to set up a game with. Leave out some of its entries.",
    "fault": "Your file passes all checks, and yet the game breaks with it. Take back your last change to the file.",
    "busy": "Many files of others are being tried out at the moment. Wait some seconds and try again.",
    # secrets
    "no_token": "This needs the secret of a seat or of the host. Open the table by your own link.",
    "wrong_token": "This secret doesn't open that. Open the table by your own link; only the host may do that.",
    # the request itself
    "malformed": "{where}: {why}. Mend it and send it again.",
    "not_json": "This is no JSON: {why}. Send JSON in UTF-8.",
    "wrong_type": "Send JSON, with the header Content-Type: application/json.",
    "too_large": "This is too large. Send at most {bytes} bytes.",
    "too_fast": "Too many requests from your address. Wait {seconds} s and try again.",
    "wrong_host": "The server is not known by this name. Whoever runs it starts it with --name and the name.",
    "not_found": "There is nothing at this address. Check it, or begin at the first page.",
    "wrong_method": "This address can't be asked like that. See /api/docs for what can be.",
    "store": "The tables can't be reached at the moment. Nothing is lost; try again soon.",
    "internal": "Something went wrong on our side. Nothing is lost; try again.",
    # names and pages
    "player": "Skipper",
    "whole_number": "expected a whole number",
    "body": "the body",
    "not_built": "The page has not been built. Run: make page",
    "home": "To the first page",
}
