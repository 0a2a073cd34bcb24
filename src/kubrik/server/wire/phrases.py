"""What players may say to each other at a table: a fixed list, in the words of every page's own language."""

from __future__ import annotations

from typing import Literal

Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "nice_move", "ouch", "oops", "lucky", "thinking", "hurry", "brb",
    "back", "good_game", "rematch",
]  # fmt: skip
