"""The rulings that can be read in different ways, as switches (RULINGS.md)."""

from __future__ import annotations

from typing import Final

EARLY_PAUSE: Final = [4, 5, 6, 7, 8, 8, 9, 10, 11, 12]


class Settings:
    """How the doubtful points of the rulebook are decided in this game."""

    def __init__(
        self,
        fuel_limit: list[int],
        rounding: int,
        city_by_city: bool,
        compensations_expire: bool,
        claim_whole_city: bool,
        redraw_once: bool,
        trophies_break_ties: bool,
        effects_before_dice: bool,
        borrow_after_buying: bool,
    ) -> None:
        self.fuel_limit: Final = fuel_limit
        self.rounding: Final = rounding
        self.city_by_city: Final = city_by_city
        self.compensations_expire: Final = compensations_expire
        self.claim_whole_city: Final = claim_whole_city
        self.redraw_once: Final = redraw_once
        self.trophies_break_ties: Final = trophies_break_ties
        self.effects_before_dice: Final = effects_before_dice
        self.borrow_after_buying: Final = borrow_after_buying


def settings(chosen: dict[str, str], fuel_limit: list[int], rounding: int) -> Settings:
    """From the options of the game; the card file gives the fuel table and the rounding unless the options do (TH-6.12,
    TH-6.14).
    """
    return Settings(
        EARLY_PAUSE if chosen.get("fuel") == "early_pause" else fuel_limit,
        int(chosen["rounding"]) if "rounding" in chosen else rounding,
        chosen.get("rewards") == "city_by_city",
        chosen.get("compensations") == "next_turn_only",
        chosen.get("claim") == "whole_city",
        chosen.get("redraw") == "once",
        chosen.get("tie") == "trophies",
        chosen.get("battle_effects") == "also_before",
        chosen.get("borrowing") == "after_buying",
    )
