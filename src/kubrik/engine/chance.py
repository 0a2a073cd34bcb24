"""Chance: one integer of state, the same numbers compiled and interpreted, free to clone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# All arithmetic is modulo 2**62: the low bits are the same whether a product wraps (compiled) or grows (not), and
# numbers of that size are plain machine words to the compiler.
MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
STRIDE: Final = 3935559000370003845
STEP: Final = 1442695040888963407
SCRAMBLE: Final = 3353244675891348105
WORD: Final = 0xFFFF_FFFF


class Rng:
    """A permuted congruential generator of 62 bits: an LCG walks, its high bits choose how the output is folded."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed ^ (seed >> 62)) & MASK
        self.state = self.fork()  # similar seeds give dissimilar states

    def word(self) -> i64:
        """The next 32 random bits."""
        s: i64 = self.state
        self.state = (s * STRIDE + STEP) & MASK
        folded: i64 = (s >> ((s >> 57) + 5)) ^ s
        mixed: i64 = (folded * SCRAMBLE) & MASK
        return mixed >> 30

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
        """A seed for a separate generator, drawn from this one."""
        high: i64 = self.word()
        low: i64 = self.word()
        return (high << 30) ^ low
