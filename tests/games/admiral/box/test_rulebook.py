"""The rulebooks of Admiral: complete, alike in both languages, and with maps that can be sailed."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.rulebook.clauses import Rulebook, parse_rulebook

FOLDER = resources.files("kubrik.games.admiral")

# The highest number in each chapter, from the first chapter on; no id has three parts.
BASE = [8, 13, 13, 5, 5, 19, 6, 19, 14, 7, 10, 10, 7, 15, 5, 9, 15, 8, 8, 18, 6, 12, 7, 11, 8]
CAPTAIN_CARDS = [5, 11, 12, 7, 6, 11, 6, 28, 12, 7]
RULINGS = 32
SOURCES = {"seed", "public", "house"}

COLUMNS = "ABCDEFGHIJKLMNOPQRST"
WIDTHS = [20, 20, 19, 20, 20]  # AD-2.13: duel, gold for 2 and 4, gold for 3, fleets for 2, fleets for 4
ROWS = 14


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def rulebook(lang: str) -> Rulebook:
    return parse_rulebook(text(f"rulebook.{lang}.md"))


def numbered(letters: str, chapters: list[int]) -> list[str]:
    """In the order of the rulebook."""
    return [f"{letters}-{chapter}.{n}" for chapter, most in enumerate(chapters, 1) for n in range(1, most + 1)]


def maps(lang: str) -> list[list[str]]:
    """Each from its line of columns down."""
    lines = re.findall(r"(?m)^\| (?:\d+ )?\| `([^`]+)` \|$", text(f"rulebook.{lang}.md"))
    starts = [n for n, line in enumerate(lines) if line in (COLUMNS, COLUMNS[:-1])]
    return [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)])]


def tables(lang: str) -> list[str]:
    """The rows of the tables of numbers, without their words."""
    return [
        re.sub(r"^\| [\w ]+(?= \|)", "", line)
        for line in text(f"rulebook.{lang}.md").split("\n")
        if re.fullmatch(r"\| [^\W\d][\w ]*( \| \d)+ \|", line)
    ]


def places(clause: str) -> list[str]:
    """All cells that it names."""
    return re.findall(r"\b[A-T]\d+\b", clause)


def test_there_are_as_many_clauses_as_were_written_down() -> None:
    assert (sum(BASE), sum(CAPTAIN_CARDS)) == (258, 105)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_there_and_in_its_order(lang: str) -> None:
    assert list(rulebook(lang).clauses) == numbered("AD", BASE) + numbered("CC", CAPTAIN_CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_is_empty(lang: str) -> None:
    assert [clause.id for clause in rulebook(lang).clauses.values() if len(clause.text.split()) < 3] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_ends_as_a_sentence(lang: str) -> None:
    assert [clause.id for clause in rulebook(lang).clauses.values() if not clause.text.endswith((".", "?", ".)"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_is_told_twice(lang: str) -> None:
    """But "two captains for each" holds in two scenarios (AD-23.3, AD-24.6)."""
    told = [clause.text for clause in rulebook(lang).clauses.values() if clause.id != "AD-24.6"]
    assert len(set(told)) == len(told)


def test_both_languages_have_the_same_clauses_from_the_same_sources() -> None:
    first, *others = [[(c.id, c.source) for c in rulebook(lang).clauses.values()] for lang in LANGUAGES]
    assert {source for _, source in first} == SOURCES
    assert others
    assert all(other == first for other in others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_of_the_rulebook_are_those_of_the_ids(lang: str) -> None:
    for clause in rulebook(lang).clauses.values():
        chapter = re.findall(r"\d+", clause.section.split(" – ")[0])
        assert chapter[:1] == [clause.id.split("-")[1].split(".")[0]], clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_refers_only_to_what_exists(lang: str) -> None:
    book = text(f"rulebook.{lang}.md")
    assert set(re.findall(r"\b(?:AD|CC)-\d+\.\d+", book)) == set(rulebook(lang).clauses)
    assert {int(n) for n in re.findall(r"\bR-(\d+)", book)} <= set(range(1, RULINGS + 1))


@pytest.mark.parametrize("chapter", ["AD-23", "AD-24", "AD-25"])
def test_ships_of_the_scenarios_stand_in_the_same_cells_in_both_languages(chapter: str) -> None:
    first, *others = [
        [places(c.text) for c in rulebook(lang).clauses.values() if re.match(rf"{chapter}\.[123]$", c.id)]
        for lang in LANGUAGES
    ]
    assert all(other == first for other in others)


def test_maps_and_numbers_are_the_same_in_both_languages() -> None:
    first, *others = [(maps(lang), tables(lang)) for lang in LANGUAGES]
    assert len(first[1]) == 8  # four classes, sailing and fighting (AD-4.3)
    assert all(other == first for other in others)


@pytest.mark.rule("AD-2.13")
def test_every_map_is_a_rectangle() -> None:
    assert [len(lines[0]) for lines in maps("en")] == WIDTHS
    for columns, *rows in maps("en"):
        assert len(rows) == ROWS
        assert {len(row) for row in rows} == {len(columns)}
        assert set("".join(rows)) <= set(".#^$1234abcd")


@pytest.mark.rule("AD-23.7", "AD-24.11")
@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_maps_are_fair(number: int) -> None:
    """Half a turn brings each map to itself, apart from the names of the seats."""
    _, *rows = maps("en")[number]
    plain = ["".join("1" if c.isdigit() else "a" if c.isalpha() else c for c in row) for row in rows]
    assert [row[::-1] for row in reversed(plain)] == plain


@pytest.mark.rule("AD-24.11")
def test_the_map_for_three_is_its_own_mirror_image() -> None:
    _, *rows = maps("en")[2]
    swapped = [row[::-1].translate(str.maketrans("12ab", "21ba")) for row in rows]
    assert swapped == rows


def test_every_ruling_is_there_and_says_what_and_why() -> None:
    """And names only clauses that exist."""
    parts = re.split(r"(?m)^## ", text("RULINGS.md"))
    rulings = [part for part in parts if re.match(r"R-\d+ ", part)]
    assert [part.split()[0] for part in rulings] == [f"R-{n}" for n in range(1, RULINGS + 1)]
    assert [
        part.split()[0] for part in rulings if not re.search(r"Unclear: .+Decision: .+Why: .+Clauses?: ", part)
    ] == []
    assert set(re.findall(r"\b(?:AD|CC)-\d+\.\d+", "".join(parts))) <= set(rulebook("en").clauses)
