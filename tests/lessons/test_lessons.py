"""Every lesson is played through the real rules; one that no longer fits says where and what would."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.games.registry import GAMES, OURS
from kubrik.lessons.lesson import Lesson
from kubrik.lessons.shelf import FIRST, LessonError, lessons_of, read
from kubrik.lessons.trying import Trial, try_out

ALL = [(game.name, name) for game in OURS for name in lessons_of(game)]
HUMANS = GAMES["humans"]


def lesson(game: str, name: str) -> Lesson:
    return lessons_of(GAMES[game])[name]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_can_be_played_from_beginning_to_end(game: str, name: str) -> None:
    try_out(GAMES[game], lesson(game, name), f"{game}/{name}")


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_every_game_begins_with_a_lesson_of_its_base_game(game: str) -> None:
    first = next(iter(lessons_of(GAMES[game])))
    assert first == FIRST
    assert lesson(game, first).expansions == ()
    assert 8 <= len(lesson(game, first).step) <= 12


def test_every_expansion_has_a_lesson_of_its_own() -> None:
    taught = {(game, expansion) for game, name in ALL for expansion in lesson(game, name).expansions}
    assert taught == {(game.name, expansion) for game in OURS for expansion in game.expansions}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_step_is_one_sentence_in_every_language(game: str, name: str) -> None:
    for step in lesson(game, name).step:
        for lang in LANGUAGES:
            said = step.say[lang].replace("!", ".")
            assert said.endswith(".")
            assert len(said) < 190, said
            assert said.count(". ") <= 1, said  # "It sank! Bring up your brig, too."


def spoiled(number: int, **fields: object) -> Lesson:
    """The first lesson of Tremble, Humans! with one step changed."""
    good = lesson("humans", FIRST)
    steps = list(good.step)
    steps[number - 1] = msgspec.structs.replace(steps[number - 1], **fields)
    return msgspec.structs.replace(good, step=tuple(steps))


def test_a_choice_that_is_not_on_offer_is_named_with_what_is() -> None:
    with pytest.raises(LessonError) as wrong:
        try_out(HUMANS, spoiled(5, choose=("cell 9",)), "humans/first")
    expected = (
        "lesson humans/first, step 5: 'cell 9' can't be chosen there; on offer are: no cell, cell 1, cell 2, cell 3"
    )
    assert str(wrong.value) == expected


def test_a_card_that_is_not_there_any_more_is_named() -> None:
    with pytest.raises(LessonError, match="never come true: chance: city atlantis"):
        try_out(HUMANS, spoiled(12, chance=("city atlantis",)), "humans/first")


def test_a_choice_after_the_end_of_the_game_is_found() -> None:
    good = lesson("admiral", FIRST)
    last = msgspec.structs.replace(good.step[-1], choose=("end turn",))
    with pytest.raises(LessonError, match="the learner is never asked"):
        try_out(GAMES["admiral"], msgspec.structs.replace(good, step=(*good.step[:-1], last)), "admiral/first")


def test_a_file_is_checked_when_it_is_read() -> None:
    with pytest.raises(LessonError, match=r"my\.toml"):
        read("title = 1", "my.toml")
    steps = "\n[[step]]\nsay.en = 'Go.'" * 3
    with pytest.raises(LessonError, match="step 1 has no sentence in these languages: ru"):
        read("title = {}\nabout = {}\nseats = 2" + steps, "my.toml")


def test_the_learner_is_asked_before_every_choice() -> None:
    trial = Trial(HUMANS, lesson("humans", FIRST), "humans/first")
    steps = [move.step + 1 for move in trial.play()]
    assert steps == [3, 5, 6, 7, 8, 9, 10]
