"""What puzzles are about: themes by the question that is asked, with their titles."""

from __future__ import annotations

from typing import Final

from kubrik.engine.languages import Words, say

OTHER: Final = "other"
TITLES: Final[dict[str, Words]] = {
    "buying": say(en="Buying", ru="Покупки"),
    "planning": say(en="Planning", ru="Планирование"),
    "manoeuvres": say(en="Manoeuvres", ru="Манёвры"),
    "battle": say(en="Battle", ru="Битва"),
    "losses": say(en="Losses", ru="Потери"),
    "reward": say(en="Raid or catch", ru="Набег или поимка"),
    "turns": say(en="Bid or work", ru="Ставки и работа"),
    "bids": say(en="How to bid", ru="Как поставить"),
    "village": say(en="The village", ru="Деревня"),
    "transport": say(en="Transport", ru="Перевозки"),
    "goods": say(en="Goods and skills", ru="Товары и навыки"),
    "boats": say(en="Boats", ru="Лодки"),
    "command": say(en="Command", ru="Командование"),
    "sailing": say(en="Sailing", ru="Под парусом"),
    "fire": say(en="Fire", ru="Огонь"),
    "boarding": say(en="Boarding", ru="Абордаж"),
    "gold": say(en="Gold", ru="Золото"),
    "captains": say(en="Captains", ru="Капитаны"),
    OTHER: say(en="Other", ru="Другое"),
}
QUESTIONS: Final = {
    "buying": (
        "redraw_or_keep", "how_many_credits", "how_many_allowances", "what_to_buy", "ship_to_replace",
        "station_to_replace",
    ),
    "planning": ("where_to_send", "where_to_aim", "how_to_fuel"),
    "manoeuvres": ("ship_to_pull", "where_to_pull", "where_to_move"),
    "battle": ("fight_or_retreat", "how_to_respond", "ship_to_boost", "ship_to_cancel"),
    "losses": ("ship_to_lose", "ship_lost_to_army", "claim_or_not"),
    "reward": ("raid_or_catch", "use_raid_station", "fight_or_flee", "army_to_skip", "help_or_stop"),
    "turns": ("what_to_do",),
    "bids": ("which_colour", "which_groups", "how_many", "use_colour", "use_groups", "use_how_many"),
    "village": ("which_tile", "where_to_place", "how_to_turn", "winter_tiles", "what_to_flip"),
    "transport": ("how_to_transport", "where_to", "how_to_pay", "skill_to_pay"),
    "goods": ("which_worker", "which_skill", "which_resource"),
    "boats": ("which_boat", "which_winter_boat"),
    "sailing": ("which_heading", "how_to_go_on", "which_facing"),
    "fire": ("how_many_shots", "which_manner", "which_target"),
    "boarding": ("whom_to_board", "how_to_defend", "which_fort", "whom_to_burn"),
    "gold": ("how_to_share", "how_much_to_load", "how_much_to_bank"),
    "captains": (
        "who_commands", "whether_to_answer", "whether_to_claim", "whom_to_answer", "how_many_answer", "how_to_answer",
        "who_goes_over", "who_comes_aboard", "up_or_down",
    ),
}  # fmt: skip
BY_QUESTION: Final = {question: theme for theme, asked in QUESTIONS.items() for question in asked}
OF_GAMES: Final = {("admiral", "what_to_do"): "command"}  # where two games have a question of the same name


def theme_of(game: str, question: str) -> str:
    return OF_GAMES.get((game, question), BY_QUESTION.get(question, OTHER))
