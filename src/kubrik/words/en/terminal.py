"""What the commands say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # serve
    "serving": "Kubrik is running at {address}  (Ctrl-C stops it; tables are kept in {place})",
    "page_not_built": "The page has not been built. Run: make page",
    # play: who sits where
    "person": "Skipper",
    "persons": "Skipper {seat}",
    "seat": "Seat {seat}",
    "welcome": "{title} · seats: {seats}",
    "welcome_seed": "{title} · seats: {seats} · seed: {seed}",
    "you_are": "You are {name}, seat {seat}. Opponents: {others}.",
    "you_all_are": "At this screen: {people}. Bots: {others}.",
    "nobody": "nobody",
    "how_to": "Type the number of your choice. ? shows the rule, help lists all commands.",
    # play: asking
    "so_far": "Your answer so far:",
    "cursor": "> ",
    "cursor_only": "[Enter = 1] > ",
    "thinking": "{name} is thinking…",
    "hand_over": "{name}'s turn (seat {seat}). Everyone else, look away! Press Enter. ",
    "no_option": "There is no option {text}: type a number from 1 to {last}, or help.",
    "one_option": "There is no option {text}: type 1, or help.",
    "not_understood": "Not understood: “{text}”. Type a number from 1 to {last}, ? for the rule, or help.",
    "not_open": "{choice}: this choice is not available now.",
    "forbidden": "{choice}: this choice is not available now. The rule:",
    "undone": "Undone.",
    "not_undone": "Nothing can be undone now: what others have seen or what is sealed stands.",
    "no_clause": "There is no clause {id}. Did you mean {close}?",
    "no_card": "There is no card or tile {text}. Did you mean {close}?",
    "many_cards": "{text} could be: {titles}.",
    "no_part": "The table has no part {text}. Its parts: {parts}.",
    "no_rule": "No single rule is behind this question; kubrik rules {game} shows all rules.",
    "no_journal": "Nothing has happened yet.",
    "no_journal_length": "journal {text}: write journal, journal 20 or journal all.",
    # play: saving and leaving
    "saved": "Saved: {path}",
    "go_on_with": "Continue with: {command}",
    "not_saved": "Not saved: {why}",
    "nothing_to_save": "You have not chosen anything yet, so there is nothing to save.",
    "left": "See you next time.",
    "input_ended": "The input has ended.",
    "interrupted": "Interrupted.",
    "won": "{name}: you win!",
    "shared": "{name}: you share the win.",
    "placed": "{name}: place {rank} of {seats}.",
    "watch_again": "Watch it again with: {command}",
    "help_cards": "? {card:<10} what a card or tile does (part of its name is enough)\n",
    "help": """\
1, 2, 3 …    choose an option
Enter        the question again; if there is only one option, choose it
?            the rule behind the question
? {clause:<10} any clause of the rulebook
{cards}table        the table again; table PART: only what is under this heading
journal      the last lines of the journal (journal 50, journal all)
undo         undo your last choice, if nobody has seen it
save [FILE]  save the game and continue
quit         save the game and leave
help         this list""",
    # replay
    "replay_title": "{title} · {names}",
    "as_seat": "As seen by {name}, seat {seat}.",
    "as_spectator": "As seen by a spectator.",
    "next_page": "Enter: continue, q: quit > ",
    "other_rules": "Played by version {theirs} of the rules; this is version {ours}. It can't be replayed, but here "
    "is its journal.",
    "other_cards": "Played with other cards or tiles than these. It can't be replayed, but here is its journal.",
    "left_out": "Lines unknown to this version: {n}.",
    "stopped": "Stopped after choice {n} of {all}.",
    # rules
    "new_game": "Done. Next: pip install -e {folder}, then kubrik play {name}.",
    "expansions": "Expansions: {names}.",
    "seed_source": "printed rules",
    "public_source": "other public material",
    "house_source": "house rule",
    "no_test": "no test cites it",
    "no_line": "no line of code cites it, and no mark in the rulebook says why",
    "no_place": "a place that its mark names is not there",
    "no_live_test": "no test at a live table cites it (tests/server, tests/browser)",
    "data_mark": "in the data",
    "emergent_mark": "needs no line of its own",
    "follows_from": "follows from {clause}",
    "view_mark": "in what is shown",
    "coverage": "Clauses: {all}, without a test: {no_test}, without a line of code: {no_line}, "
    "with a mark that leads nowhere: {no_place}, without a test at a live table: {no_live_test}, "
    "cited but unknown: {unknown}.",
    "unknown_clauses": "Cited, but not in the rulebook:",
    # puzzles
    "puzzles_of": "{game}: {n} puzzles",
    "puzzles_replay": "{game}: all of {n} puzzles replay",
    "puzzle_same": "{id}: a search of {n} iterations agrees",
    "puzzle_other": "{id}: a search of {n} iterations would choose something else",
    "puzzles_agreed": "A longer search agrees with {n} of {all} answers ({share} %).",
    "puzzles_written": "{n} puzzles: {path}",
    "puzzle_game": "{game}: game {n} of {all}",
    "puzzle_seen": "{game}: {n} decisions looked at",
    "puzzle_found": "{game}: puzzle {n} of {all} ({theme})",
    # sim
    "playing": "playing",
    "sim_title": "{title} · seats: {seats} · games: {games} · seed: {seed}",
    "sim_bots": "Bots: {names}; each plays every seat in turn.",
    "sim_bot": "All seats: {name}.",
    "by_seat": "By seat",
    "by_bot": "By bot",
    "wins": "wins",
    "share": "share",
    "interval": "95%",
    "score": "mean score",
    "length": "Choices per game: {mean} on average, from {shortest} to {longest}.",
    "speed": "{seconds} s; games per second: {games}, choices per second: {decisions} (rules {compiled}).",
    "compiled": "compiled",
    "interpreted": "interpreted",
    "recorded": "Records: {folder}",
    # lessons
    "lesson_title": "{title} ({name}, steps: {steps})",
    "lesson_chosen": "     {choice}   (on offer: {offered})",
}
