"""Notes of the journal as rows."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.engine.game import Box
from kubrik.engine.journal import Tape
from kubrik.lab.play.schema import EVENTS
from kubrik.lab.play.vocabulary import Vocabulary, vocabulary_of

MANY: Final = 10_000  # notes
GAMES: Final = {"game": pl.Int64, "n": pl.Int32, "turns": pl.Int32}


class Telling:
    """The events of all games of a chunk, box by box."""

    def __init__(self, parts: frozenset[str], turn: int, keeps: list[bool]) -> None:
        self.parts: Final = parts
        self.turn: Final = turn
        self.keeps: Final = keeps  # by kind of note
        self.boxes: Final[dict[Box, Told]] = {}

    def tape(self, box: Box) -> Tape:
        """The journal for a game with this box."""
        if box not in self.boxes:
            self.boxes[box] = Told(vocabulary_of(box, self.parts, self.turn))
        return self.boxes[box].vocabulary.tape(self.keeps)

    def add(self, game: int, box: Box, tape: Tape) -> None:
        """Adds what was told of a game."""
        self.boxes[box].add(game, tape)

    def frame(self) -> pl.DataFrame:
        frames = [told.frame() for told in self.boxes.values()]
        return frames[0] if len(frames) == 1 else pl.concat(frames).sort("game", maintain_order=True)


class Told:
    """What was told of the games of one box: which notes, by number, in which order."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary: Final = vocabulary
        self.games: Final[list[tuple[int, int, int]]] = []
        self.fresh: Final[list[int]] = []
        self.packed: Final[list[pl.Series]] = []

    def add(self, game: int, tape: Tape) -> None:
        self.fresh.extend(tape.told)
        self.games.append((game, len(tape.told), tape.turns))
        if len(self.fresh) > MANY:
            self.pack()

    def pack(self) -> None:
        """As words of the machine, notes take a fifth of the memory, and games go on in what the cache still holds."""
        self.packed.append(pl.Series(self.fresh, dtype=pl.Int64))
        self.fresh.clear()

    def frame(self) -> pl.DataFrame:
        """All rows; the turn of an event is the number of turns that have begun in its game."""
        self.pack()
        rows = self.places().hstack(self.vocabulary.in_words(pl.concat(self.packed)))
        turn = (pl.col("begins").cast(pl.Int32).cum_sum() - pl.col("before")).cast(pl.Int16).alias("turn")
        return rows.with_columns(turn).select(list(EVENTS))

    def places(self) -> pl.DataFrame:
        """For each row its game and order, and how many turns all games before had."""
        before = (pl.col("turns").cum_sum() - pl.col("turns")).alias("before")
        games = pl.DataFrame(self.games, schema=GAMES, orient="row").with_columns(before)
        order = pl.int_ranges("n", dtype=pl.Int32).alias("order")
        return games.filter(pl.col("n") > 0).select("game", "before", order).explode("order")
