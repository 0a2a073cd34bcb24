"""The rulebook's clauses, and who cites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.rulebook.clauses import Clause, ClauseError, citations, parse_rulebook

RULEBOOK = """# Harbour

Fish are sold here.

## 1. Before
Some words to begin with.

**HB-1.1** [house] Everybody likes one fish best,
in secret (R-3).

**HB-1.2** [seed] There are three days.

### Boats

**HB-1.10** [public] A **boat** lands one fish.
## 2. Auction
**HB-2.1** [seed] Join or stay away.

**HB-2.1.1** [house] Nobody joins twice.
"""


class TestRulebook:
    def test_clauses_keep_their_order(self) -> None:
        assert list(parse_rulebook(RULEBOOK).clauses) == ["HB-1.1", "HB-1.2", "HB-1.10", "HB-2.1", "HB-2.1.1"]

    def test_a_clause_has_a_source_a_section_and_words(self) -> None:
        rulebook = parse_rulebook(RULEBOOK)
        text = "Everybody likes one fish best, in secret (R-3)."
        assert rulebook.clause("HB-1.1") == Clause("HB-1.1", "house", "1. Before", text)
        assert rulebook.clause("HB-1.10").section == "1. Before – Boats"
        assert rulebook.clause("HB-2.1").section == "2. Auction"

    def test_marks_stand_behind_the_source_and_say_where(self) -> None:
        text = "**HB-1.1** [house, data: box/fish.toml:cod HB-2.1, table] Everybody likes one fish best."
        clause = parse_rulebook(text).clause("HB-1.1")
        assert (clause.source, clause.marks) == ("house", ("data", "table"))
        assert clause.places == ("box/fish.toml:cod", "HB-2.1")
        assert clause.text == "Everybody likes one fish best."

    @pytest.mark.parametrize("marks", ["data", "view, table", "emergent:", "table: box/fish.toml"])
    def test_a_mark_that_says_nothing_or_too_much_is_refused(self, marks: str) -> None:
        with pytest.raises(ClauseError, match=r"HB-1\.1: data, emergent, view say where, as in \[house, data: box"):
            parse_rulebook(f"**HB-1.1** [house, {marks}] Everybody likes one fish best.")

    def test_a_mark_that_means_nothing_is_refused(self) -> None:
        with pytest.raises(
            ClauseError, match=r"HB-1\.1 has no mark 'fish' \(choose one of data, emergent, view, table\)"
        ):
            parse_rulebook("**HB-1.1** [house, fish] Everybody likes one fish best.")

    def test_small_letters_will_do(self) -> None:
        assert parse_rulebook(RULEBOOK).clause("hb-2.1").id == "HB-2.1"

    def test_an_unknown_clause_is_answered_with_those_that_are_close(self) -> None:
        with pytest.raises(ClauseError, match=r"^there is no clause 'HB-1.3' \(did you mean HB-1.*HB-1.*\?\)$"):
            parse_rulebook(RULEBOOK).clause("HB-1.3")

    def test_or_with_the_form_of_one_if_none_is(self) -> None:
        with pytest.raises(ClauseError, match=r"there is no clause 'whale' \(did you mean HB-1.1\?\)"):
            parse_rulebook(RULEBOOK).clause("whale")

    def test_two_clauses_never_share_an_id(self) -> None:
        with pytest.raises(ClauseError, match=r"two clauses HB-1\.2"):
            parse_rulebook(RULEBOOK + "\n**HB-1.2** [seed] Four days.\n")

    @pytest.mark.parametrize("wrong", ["**HB-9** [seed] x", "**HB-9.1** x", "**HB-9.1** [seed]", "**Note** x"])
    def test_what_looks_like_a_clause_must_be_one(self, wrong: str) -> None:
        with pytest.raises(ClauseError, match="this is no clause"):
            parse_rulebook(f"{RULEBOOK}\n{wrong}\n")


TESTS = """
import pytest

@pytest.mark.rule("HB-1.1", "EX-1")
def test_taste(): pass

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("HB-1.2")),
    pytest.param(3, marks=[pytest.mark.slow, pytest.mark.rule("HB-1.2", "HB-1.10")])])
@pytest.mark.rule("HB-1.1")
def test_days(n): pass

@pytest.mark.rule("HB-2.1")
class TestAuction:
    def test_join(self): pass

    @pytest.mark.rule("HB-2.2")
    async def test_bid(self): pass

    def helper(self): pass

@pytest.mark.rule("HB-9.9")
def no_test(): pass
"""


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


class TestCitations:
    def test_marks_of_functions_parameters_and_classes_count(self, tmp_path: Path) -> None:
        write(tmp_path, "games/test_a.py", TESTS)
        assert citations(tmp_path) == {
            "HB-1.1": ["games/test_a.py::test_taste", "games/test_a.py::test_days"],
            "EX-1": ["games/test_a.py::test_taste"],
            "HB-1.2": ["games/test_a.py::test_days"],
            "HB-1.10": ["games/test_a.py::test_days"],
            "HB-2.1": ["games/test_a.py::TestAuction::test_join", "games/test_a.py::TestAuction::test_bid"],
            "HB-2.2": ["games/test_a.py::TestAuction::test_bid"],
        }

    def test_a_mark_of_the_whole_file_counts_for_each_of_its_tests(self, tmp_path: Path) -> None:
        write(
            tmp_path, "test_a.py", 'pytestmark = pytest.mark.rule("HB-1.1")\ndef test_a(): pass\ndef test_b(): pass\n'
        )
        assert citations(tmp_path) == {"HB-1.1": ["test_a.py::test_a", "test_a.py::test_b"]}

    def test_only_files_of_tests_are_read(self, tmp_path: Path) -> None:
        write(tmp_path, "scene.py", '@pytest.mark.rule("HB-1.1")\ndef test_a(): pass\n')
        assert citations(tmp_path) == {}

    def test_a_mark_that_can_not_be_read_is_an_error(self, tmp_path: Path) -> None:
        """Else a clause would seem to have no test."""
        write(tmp_path, "test_a.py", "@pytest.mark.rule(*CLAUSES)\ndef test_a(): pass\n")
        with pytest.raises(ClauseError, match=r"line 1: pytest.mark.rule\(\*CLAUSES\) must name its clauses as text"):
            citations(tmp_path)
