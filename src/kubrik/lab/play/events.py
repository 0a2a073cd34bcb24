"""Notes of the journal as rows."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.engine.game import Box
from kubrik.engine.journal import Tape
from kubrik.lab.play.schema import EVENTS
from kubrik.lab.play.vocabulary import WORDS, Vocabulary, vocabulary_of

GAMES: Final = {"game": pl.Int64, "n": pl.Int32, "turns": pl.Int32, "vocabulary": pl.Int32}


class Telling:
    """The events of many games, of one box or several: which words, by number, in which order."""

    def __init__(self, parts: frozenset[str], turn: int, keeps: list[bool]) -> None:
        self.parts: Final = parts
        self.turn: Final = turn
        self.keeps: Final = keeps  # by kind of note
        self.vocabularies: Final[dict[Box, tuple[int, Vocabulary]]] = {}
        self.games: Final[list[tuple[int, int, int, int]]] = []
        self.numbers: Final[list[int]] = []

    def tape(self, box: Box) -> Tape:
        """The journal for a game with this box."""
        if box not in self.vocabularies:
            self.vocabularies[box] = len(self.vocabularies), vocabulary_of(box, self.parts, self.turn)
        return self.vocabularies[box][1].tape(self.keeps)

    def add(self, game: int, box: Box, tape: Tape) -> None:
        """Adds what was told of a game."""
        place, vocabulary = self.vocabularies[box]
        vocabulary.learn(tape)
        self.numbers.extend(tape.told)
        self.games.append((game, len(tape.told), tape.turns, place))

    def frame(self) -> pl.DataFrame:
        """All rows; the turn of an event is the number of turns that have begun in its game."""
        places = self.places()
        words = pl.concat([pl.DataFrame(v.words, schema=WORDS, orient="row") for _, v in self.vocabularies.values()])
        numbers = pl.Series(self.numbers, dtype=pl.Int32) + places["first"]
        rows = places.hstack(words[numbers])
        turn = (pl.col("begins").cast(pl.Int32).cum_sum() - pl.col("before")).cast(pl.Int16).alias("turn")
        return rows.with_columns(turn).select(list(EVENTS))

    def places(self) -> pl.DataFrame:
        """For each row its game and order, how many turns all games before had, and where its words begin."""
        sizes = pl.Series([0, *(len(v.words) for _, v in self.vocabularies.values())], dtype=pl.Int32).cum_sum()
        games = pl.DataFrame(self.games, schema=GAMES, orient="row").with_columns(
            (pl.col("turns").cum_sum() - pl.col("turns")).alias("before"),
            sizes.gather(pl.Series([place for *_, place in self.games], dtype=pl.Int32)).alias("first"),
        )
        told = games.filter(pl.col("n") > 0).select(
            "game", "before", "first", pl.int_ranges("n", dtype=pl.Int32).alias("order")
        )
        return told.explode("order")
