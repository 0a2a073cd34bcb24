"""Chance: one integer of state, the same numbers compiled and interpreted, free to clone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# All arithmetic is modulo 2**63: the low 63 bits are the same whether a product wraps (compiled) or grows (not).
MASK: Final = 0x7FFF_FFFF_FFFF_FFFF
STRIDE: Final = 6364136223846793005
STEP: Final = 1442695040888963407
SCRAMBLE: Final = 3353244675891348105
WORD: Final = 0xFFFF_FFFF


class Rng:
    """A permuted congruential generator of 63 bits: an LCG walks, its high bits choose how the output is folded."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed ^ (seed >> 63)) & MASK
        self.word()
        self.state = (self.state ^ (self.state >> 29)) & MASK
        self.word()

    def copy(self) -> Rng:
        other = Rng(0)
        other.state = self.state
        return other

    def word(self) -> i64:
        """The next 32 random bits."""
        s: i64 = self.state
        self.state = (s * STRIDE + STEP) & MASK
        folded: i64 = (s >> ((s >> 58) + 5)) ^ s
        mixed: i64 = (folded * SCRAMBLE) & MASK
        return (mixed ^ (mixed >> 43)) >> 31

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely as the others; n is below 2**31."""
        bound: i64 = n
        scaled: i64 = self.word() * bound
        if (scaled & WORD) < bound:
            unfair: i64 = (WORD + 1 - bound) % bound
            while (scaled & WORD) < unfair:
                scaled = self.word() * bound
        return scaled >> 32

    def fork(self) -> int:
        """A seed for somebody else's generator."""
        high: i64 = self.word()
        low: i64 = self.word()
        return ((high << 31) ^ low) & MASK
