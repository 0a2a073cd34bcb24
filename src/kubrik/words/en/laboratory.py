"""What the laboratory says in English: in its reports, and while it plays."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "heading": "{title}, {kind}: {games} games on {deals} deals, {seats} seats, bots: {bots}, seed {seed}.",
    "kind_compare": "a comparison",
    "kind_seats": "seats",
    "kind_ratings": "ratings of bots",
    "kind_luck": "luck",
    "kind_pace": "pace",
    "kind_values": "values of parts",
    "more_rows": "… and {n} more: see the report.",
    "saved": "Taking luck off saved games: without it, {factor} times as many would be needed for intervals "
    "this narrow.",
    # panels
    "panel_seats": "Wins and points by seat",
    "about_seats": "The share of wins of each seat; a shared victory counts in part. The line is an equal share.",
    "panel_bots": "Wins and points by bot",
    "about_bots": "Every bot sat on every seat equally often, on the same deals.",
    "panel_arms": "Each variant",
    "about_arms": "Means over all seats and games of a variant.",
    "panel_differences": "What changes",
    "about_differences": "Each variant minus the first one, deal by deal. An interval without 0 is a difference; "
    "'by chance' is corrected for the number of variants (Holm).",
    "panel_win_differences": "Who wins more or less",
    "about_win_differences": "Shares of wins minus those in the first variant, deal by deal.",
    "panel_ratings": "Ratings",
    "about_ratings": "Plackett-Luce over all games at once; 400 points more are ten times the strength. "
    "Intervals by bootstrap over deals.",
    "panel_luck": "What the deal and luck explain",
    "about_luck": "Every deal was played several times with the same bots on the same seats. The share of the "
    "variance of the result that lies between deals: 0% means the deal decides nothing, 100% that it decides all. "
    "Beside it the share that goes with luck at dice and decks, as far as the evaluation of the bots sees it: "
    "at least so much.",
    "panel_lengths": "Length",
    "about_lengths": "Choices and turns of a game.",
    "panel_spread": "Games by their number of choices",
    "about_spread": "How many games had how many choices.",
    "panel_questions": "What is asked",
    "about_questions": "How often a game each question is asked, among how many options, and how often there is "
    "only one.",
    "panel_endings": "How games end",
    "about_endings": "The share of games that end like this.",
    "panel_unused": "Never used",
    "about_unused": "What nobody got or used in any of these games.",
    "panel_values_denied": "Worth to a player who may take it",
    "about_values_denied": "The same deal played twice: once freely, once with one seat that never takes this part. "
    "What the seat loses is what the part is worth to it.",
    "panel_values_lacking": "Worth to a player who begins with it",
    "about_values_lacking": "The same deal played twice: once as it is, once with one seat that begins without one of "
    "these. What the seat loses is what the part is worth to it.",
    "panel_values_removed": "What changes when it is not in the box",
    "about_values_removed": "The points of all seats with the part in the box minus those without it. Decks of "
    "another size are dealt otherwise, so these pairs are less alike.",
    "panel_values_swapped": "What changes when it is as good as the middle one of its kind",
    "about_values_swapped": "The points of all seats with the part as it is minus those with a middling one in "
    "its place.",
    "panel_by_turn": "When it was got (correlation)",
    "about_by_turn": "How much more often than others the seats won that first got it on this turn. Winners get more "
    "of everything, so this is no worth; it shows when a part goes with winning.",
    "caption": "From {games} games on {deals} deals, played by {bots}.",
    "panel_phases": "Turn by turn",
    "about_phases": "How much is chosen in each turn, and among how many options.",
    "panel_strengths": "The same by strength of play",
    "about_strengths": "The first figure above for each kind of bot: does it hold when play gets better?",
    "panel_by_use": "When it was first used (correlation)",
    "about_by_use": "How much more often than others those seats won that first used it in this turn.",
    # columns
    "turn": "turn {n}",
    "of_win": "wins",
    "of_score": "points",
    "of_decisions": "choices",
    "of_turns": "turns",
    "of_chance": "by chance",
    "of_by_chance": "false alarms",
    "of_rating": "rating",
    "of_ahead": "points ahead",
    "of_games": "games",
    "of_a_game": "a game",
    "of_options": "options",
    "of_forced": "only one",
    "of_share": "of games",
    "of_kind": "kind",
    "of_worth_win": "worth in wins",
    "of_worth_score": "worth in points",
    "of_price": "price",
    "of_gained": "got a game",
    "of_owners": "owners won more (correlation)",
    "of_value": "value",
    "of_strength": "played by",
    "of_thought": "bots thought, ms",
    "of_chance_win": "luck explains: wins",
    "of_chance_ahead": "luck explains: points ahead",
    "of_n": "n",
    # notes
    "note_incomplete": "Not all games are played yet: kubrik lab resume goes on.",
    "note_in_time": "Not all games could be played in the time that the server allows.",
    "note_stopped": "The experiment may stop early. The width of its intervals decides, not where they lie, "
    "and it is looked at five times at most, so intervals keep what they promise.",
    "note_random": "Only random bots played: this says what the game does to players who don't think.",
    "note_skipped": "Some parts were left out: the game can't be played without them in the way that was asked.",
    "note_control": "What luck at dice and decks explains was taken off, as far as that narrows an interval.",
    # the page
    "page_title": "{title} in the laboratory",
    "n_games": "{games} games, {deals} deals",
    "language": "Русский",
    "sort": "Click on a heading to sort.",
    "repeat": "To repeat",
    "repeat_how": "Kubrik {version}, rows of version {schema}: the file plan.json in this folder is the whole "
    "experiment, "
    "and the same plan gives the same rows. Intervals hold the truth in 95 of 100 cases; a deal counts once, "
    "however many games were played on it.",
    "statistic": "Your statistic: {name}",
    # while it plays
    "playing": "Playing",
    "progress": "{done} of {games} games, {left} left",
    "minutes": "{minutes} min {seconds} s",
    "written": "Report: {path}",
    "copied": "{path}: change it, then ask: kubrik lab ask compare {game} --cards {path}",
    "stopped": "Stopped. Everything played so far is kept; go on with: kubrik lab resume {path}",
    "failed": "It stopped here. Everything played so far is kept; when this is mended, go on with: "
    "kubrik lab resume {path}",
}
