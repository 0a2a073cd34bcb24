"""A rulebook on the page: what stands between its clauses, for the reader."""

from __future__ import annotations

import pytest

from kubrik.games.registry import GAMES
from kubrik.server.lobby.passages import passages


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_rulebook_is_lost(game: str, lang: str) -> None:
    markdown = GAMES[game].rulebook(lang)
    told = "\n".join(f"{c.section}\n{c.id}\n{c.text}" for c in passages(markdown))
    lines = [line for line in markdown.splitlines() if line.strip() and not line.startswith(("#", "**"))]
    assert [line for line in lines if line not in told] == []


def test_a_list_and_a_table_keep_their_lines() -> None:
    read = list(passages("# Book\n\nHello.\n\n## Ships\n\n- a\n- b\n\n### Numbers\n| A |\n|---|\n| 1 |\n"))
    assert [(c.section, c.text) for c in read] == [
        ("", "Hello."),
        ("Ships", "- a\n- b"),
        ("Ships – Numbers", "| A |\n|---|\n| 1 |"),
    ]


def test_players_read_nothing_of_where_a_clause_is_carried() -> None:
    (read,) = passages("**HB-1.1** [house, data: box/fish.toml:cod HB-2.1, table] Cod is dear.")
    assert (read.id, read.source, read.text) == ("HB-1.1", "house", "Cod is dear.")
