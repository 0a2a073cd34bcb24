"""Which form of a noun goes with a number."""

from __future__ import annotations

from kubrik.games.common.words.plurals import english_plural, russian_plural


def test_english_has_one_and_many() -> None:
    assert [english_plural(n) for n in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_russian_has_one_few_and_many() -> None:
    assert [russian_plural(n) for n in (1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 0)] == [
        0, 1, 1, 2, 2, 2, 2, 0, 1, 2, 0, 2, 2,
    ]  # fmt: skip
