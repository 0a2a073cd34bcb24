"""Numbers among the arguments of a command."""

from __future__ import annotations

import argparse
from typing import Final

HIGHEST_SEED: Final = (1 << 63) - 1


def whole(text: str, low: int, high: int, what: str) -> int:
    digits = text if text.isascii() and text.isdigit() and len(text) < 20 else "-1"
    if not low <= int(digits) <= high:
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return int(digits)


def positive(text: str) -> int:
    return whole(text, 1, HIGHEST_SEED, "a whole number of at least 1")


def natural(text: str) -> int:
    return whole(text, 0, HIGHEST_SEED, "a whole number of at least 0")


def port(text: str) -> int:
    return whole(text, 0, 65535, "a port: a whole number from 0 to 65535")


def days(text: str) -> int:
    return whole(text, 0, 36500, "a whole number of days from 0 to 36500")


def seed(text: str) -> int:
    return whole(text, 0, HIGHEST_SEED, "a whole number from 0 to 2^63 - 1")
