"""What an expansion adds to the texts: its events, its choices, its questions and its cards."""

from __future__ import annotations

from typing import NamedTuple

from kubrik.games.admiral.words.cards import CardText
from kubrik.games.admiral.words.labels import Label, Skilled
from kubrik.games.admiral.words.phrases import Saying
from kubrik.games.admiral.words.pictures.words import PictureSupplement
from kubrik.games.admiral.words.prompts import Phrasing
from kubrik.games.admiral.words.words import Phrases
from kubrik.games.common.words.event import Event


class Supplement(NamedTuple):
    """The sentences of one expansion."""

    phrases: dict[str, Phrases]  # by language
    events: tuple[Event, ...]
    names: dict[str, list[str]]  # stable names for records, by type of number
    sayings: dict[str, Saying]  # how such a number is said, by type
    labels: dict[int, Label]  # by the kind of choice
    skilled: dict[int, Skilled]  # labels with the skill it adds, by the kind of choice
    sections: dict[int, str]  # the key of the heading, by the kind of choice
    questions: dict[str, Phrasing]  # by the name of the question
    cards: tuple[CardText, ...]
    picture: PictureSupplement
