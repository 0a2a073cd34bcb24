"""Why a search would choose something, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "only": "There is no other way.",
    "sure": "I'm sure of it.",
    "likely": "I'm fairly sure of it.",
    "close": "It's a close call.",
    "share": "By my estimate you then win with a chance of about {n}\u00a0%.",
    "better": "That is about {n} % better than: {other}.",
    "equal": "About as good: {other}.",
}
