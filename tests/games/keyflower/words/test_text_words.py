"""Grammar: plurals, cases and articles."""

from __future__ import annotations

import pytest

from kubrik.games.common.words.names import Name
from kubrik.games.common.words.plurals import NO_BREAK
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.words.en.language import LANGUAGE as ENGLISH
from kubrik.games.keyflower.words.ru.language import LANGUAGE as RUSSIAN
from tests.games.in_words import plain


def test_numbers_stick_to_their_nouns() -> None:
    assert ENGLISH.counted(2, "red") == f"2{NO_BREAK}red workers"


@pytest.mark.parametrize(
    ("noun", "counted", "taken"),
    [
        (
            "red",
            "1 красный работник, 2 красных работника, 5 красных работников",
            "1 красного работника, 2 красных работников, 5 красных работников",
        ),
        (
            "blue",
            "1 синий работник, 2 синих работника, 5 синих работников",
            "1 синего работника, 2 синих работников, 5 синих работников",
        ),
        ("workers", "1 работник, 2 работника, 5 работников", "1 работника, 2 работников, 5 работников"),
        ("anvil", "1 наковальня, 2 наковальни, 5 наковален", "1 наковальню, 2 наковальни, 5 наковален"),
        ("pickaxe", "1 кирка, 2 кирки, 5 кирок", "1 кирку, 2 кирки, 5 кирок"),
        ("stone", "1 камень, 2 камня, 5 камней", "1 камень, 2 камня, 5 камней"),
        ("gold", "1 золото, 2 золота, 5 золота", "1 золото, 2 золота, 5 золота"),
        ("skill_tiles", "1 жетон умения, 2 жетона умения, 5 жетонов умения", ""),
        ("points", "1 очко, 2 очка, 5 очков", ""),
    ],
)
def test_russian_nouns_are_declined(noun: str, counted: str, taken: str) -> None:
    assert plain(", ".join(RUSSIAN.counted(n, noun) for n in (1, 2, 5))) == counted
    assert plain(", ".join(RUSSIAN.taken(n, noun) for n in (1, 2, 5))) == (taken or counted)


def test_every_colour_type_and_skill_has_all_forms() -> None:
    for lang, forms in ((ENGLISH, 2), (RUSSIAN, 3)):
        for noun in [*COLOURS, *RESOURCES, *SKILLS]:
            assert len(lang.nouns[noun]) == len(lang.objects[noun]) == forms
            assert noun in lang.ones
            assert {noun, f"each_{noun}"} <= lang.words.keys()
        assert all(len(f) == forms for f in [*lang.nouns.values(), *lang.objects.values()])


def test_one_thing_is_told_without_its_number() -> None:
    assert [ENGLISH.one(noun) for noun in ("anvil", "saw", "green", "wood")] == [
        "an anvil",
        "a saw",
        "a green worker",
        "wood",
    ]
    assert [RUSSIAN.one(noun) for noun in ("anvil", "saw", "green", "wood")] == [
        "наковальню",
        "пилу",
        "зелёного работника",
        "дерево",
    ]


def test_titles_have_articles_or_quotes() -> None:
    miner, home = Name("miner", "Miner", "Рудокоп"), Name("home1", "Home 1", "Дом 1")
    assert [ENGLISH.called(name) for name in (miner, home)] == ["the Miner", "Home 1"]
    assert [RUSSIAN.called(name) for name in (miner, home)] == ["«Рудокоп»", "«Дом 1»"]
    assert ENGLISH.quoted(miner) == "Miner"


def test_lists_are_joined_as_they_are_spoken() -> None:
    assert [ENGLISH.joined(list(parts)) for parts in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert RUSSIAN.joined(["дерево", "камень", "железо"], "or") == "дерево, камень или железо"
