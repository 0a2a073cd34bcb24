"""Why the lobby or the server refuses a request, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # tables
    "no_table": "There is no such table. Check the link, or ask for a new one.",
    "table_ended": "This game has ended. Create a new table, or play a rematch.",
    "table_full": "All seats at this table are taken. You can watch, or create your own table.",
    "not_running": "The game has not started. Wait until every seat is taken, or fill the rest with bots.",
    "not_over": "The game is still going on, and this would reveal what is hidden. Come back when it is over.",
    "not_ended": "The game is still going on. Play the rematch when it is over.",
    "stuck": "This table can't continue with this version of Kubrik. Create a new table.",
    "damaged": "This table is damaged and can't be read. Tell whoever runs the server, and create a new table.",
    # seats
    "no_seat": "This table has no seat {seat}. Choose one of its seats.",
    "seat_taken": "This seat is already taken. Choose another.",
    "seat_kept": "This seat is reserved for {name}. Choose another, or ask the host to seat a bot there.",
    "not_a_person": "No player has this seat. Choose a player's seat, or fill this one with a bot.",
    "somebody_is_here": "{name} is at the table. A bot can take the seat of somebody who is away.",
    "name": "A name must have 1 to 20 visible letters and no colon, and not be a bot's. Choose another name.",
    "name_taken": "Somebody at this table is already called {name}. Choose another name.",
    # a new table
    "no_game": "There is no game {game}. Available: {known}.",
    "no_lesson": "There is no lesson {lesson}. Available: {known}.",
    "no_bot": "There is no bot {bot}. Available: {known}.",
    "setup": "The game can't be set up like this: {why}.",
    "cards": "Your file can't be used: {why}.",
    "too_much": "Setting up a game with your file takes too much time or memory. Leave out some of its entries.",
    "fault": "Your file passes every check, but the game breaks with it. Undo your last change to the file.",
    "busy": "Many other files are being checked right now. Wait a few seconds and try again.",
    # the workshop
    "no_cards": "{game} can't be played with a file of your own. Choose another game.",
    "empty_file": "The file is empty. Write something, or begin again with the game's own file.",
    "no_file": "The game has no file {name}. Available: {known}.",
    "no_experiments": "This server plays no experiments. Whoever runs it can allow them with --experiments.",
    "no_experiment": "There is no such experiment. It was cancelled, or its hour is over: then reports are removed.",
    "many_experiments": "Too many experiments are waiting. Try again in a few minutes.",
    "your_experiments": "You already have experiments waiting or running. Wait for them, or cancel one.",
    "many_games": "The bot {bot} plays at most {most} games in an experiment. Choose fewer, or a faster bot.",
    "no_parts": "Choose at least one card to be valued.",
    "not_played": "The experiment is not over yet, or it failed. There is no report.",
    "experiment_failed": "The experiment failed: {why}.",
    "arm_own": "Kubrik's file",
    "arm_yours": "Your file",
    # analyses and puzzles
    "analyst_busy": "Many games are waiting for their analysis. Come back in a while and ask again.",
    "no_puzzle": "There is no such puzzle. Choose one from the list.",
    "no_way": "This can't be chosen in this puzzle. Choose one of its ways.",
    # secrets
    "no_token": "This needs the secret of a seat or of the host. Open the table with your own link.",
    "wrong_token": "This secret doesn't allow that. Open the table with your own link; some things only the host may "
    "do.",
    # the call itself
    "malformed": "{where}: {why}. Fix it and send it again.",
    "not_json": "This is not JSON: {why}. Send JSON in UTF-8.",
    "wrong_type": "Send JSON, with the header Content-Type: application/json.",
    "too_large": "This is too large. Send at most {bytes} bytes.",
    "too_fast": "Too many requests from your address. Wait {seconds} s and try again.",
    "wrong_host": "The server doesn't know itself by this name. Whoever runs it can add the name with --name.",
    "not_found": "There is nothing at this address. Check it, or start from the home page.",
    "wrong_method": "This method is not supported here. See /api/docs for what is.",
    "store": "The tables can't be reached right now. Nothing is lost; try again soon.",
    "internal": "Something went wrong on our side. Nothing is lost; try again.",
    # names and pages
    "player": "Skipper",
    "whole_number": "expected a whole number",
    "body": "the body",
    "not_built": "The page has not been built. Run: make page",
    "home": "Home page",
}
