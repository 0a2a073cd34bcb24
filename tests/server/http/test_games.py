"""What can be played is told in both languages, down to the last value of an option."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from kubrik.bots.levels import LADDER
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.admiral.box.files.chosen import ships_of_the_house
from kubrik.games.admiral.box.files.load import SCENARIOS, load_scenario
from kubrik.games.registry import GAMES
from kubrik.server.about.catalogue import game_info
from kubrik.server.wire.lobby import Book, GameList, Words
from tests.engine.toy_box import HarbourGame
from tests.server.http.visits import RUSSIAN, code


async def catalogue(client: httpx.AsyncClient) -> GameList:
    answer = await client.get("/api/games")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=GameList)


async def test_every_game_with_all_that_can_be_chosen(client: httpx.AsyncClient) -> None:
    games = {game.name: game for game in (await catalogue(client)).games}
    assert set(games) == set(GAMES)
    for name, game in GAMES.items():
        told = games[name]
        assert (told.min_seats, told.usual_seats, told.max_seats) == (game.min_seats, game.usual_seats, game.max_seats)
        assert [e.name for e in told.expansions] == list(game.expansions)
        assert [(o.name, o.values, o.expansion) for o in told.options] == [
            (o.name, tuple(o.values), o.expansion) for o in game.options
        ]
        assert told.minutes[0] < told.minutes[1]


def test_a_first_game_has_values_that_exist() -> None:
    first = {(game.name, o.name): (o.first, o.values) for game in GAMES.values() for o in game_info(game).options}
    assert {key: value for key, (value, _) in first.items() if value} == {
        ("admiral", "scenario"): "duel",
        ("admiral", "level"): "basic",
    }
    assert all(value in ("", *values) for value, values in first.values())


def test_a_file_of_ones_own_is_asked_for_where_the_game_reads_one() -> None:
    assert all(game_info(GAMES[name]).takes_cards for name in ("humans", "keyflower", "admiral"))
    assert not game_info(HarbourGame()).takes_cards


async def test_all_words_are_there_in_both_languages(client: httpx.AsyncClient) -> None:
    found = await catalogue(client)
    words: list[Words] = []
    for game in found.games:
        words += [game.title, game.about]
        words += [text for one in game.expansions for text in (one.title, one.about)]
        words += [text for o in game.options for text in (o.title, o.about, *(o.value_titles[v] for v in o.values))]
    words += [text for level in found.levels for text in (level.title, level.about)]
    assert all(set(text) == {"en", "ru"} and all(text.values()) for text in words)


async def test_the_bots_are_the_levels_of_the_house(client: httpx.AsyncClient) -> None:
    assert [level.name for level in (await catalogue(client)).levels] == list(LADDER)


async def test_scenarios_are_called_as_their_files_say(client: httpx.AsyncClient) -> None:
    admiral = next(game for game in (await catalogue(client)).games if game.name == "admiral")
    titles = next(option for option in admiral.options if option.name == "scenario").value_titles
    for id in SCENARIOS:
        name = load_scenario(id, 2, ships_of_the_house()).name
        assert titles[id] == {"en": name.en, "ru": name.ru}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_rulebook_clause_by_clause(client: httpx.AsyncClient, game: str, lang: str) -> None:
    answer = await client.get(f"/api/rules/{game}", params={"lang": lang})
    book = msgspec.json.decode(answer.content, type=Book)
    clauses = parse_rulebook(GAMES[game].rulebook(lang)).clauses
    assert book.title == GAMES[game].title[lang]
    told = [(c.id, c.source, c.section, c.text) for c in book.clauses if c.id]
    assert told == [(c.id, c.source, c.section, c.text) for c in clauses.values()]


async def test_without_a_language_the_browser_decides(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/rules/admiral", headers=RUSSIAN)).json()["title"] == "Адмирал"
    assert (await client.get("/api/rules/admiral")).json()["title"] == "Admiral"


async def test_no_rulebook_of_what_is_no_game(client: httpx.AsyncClient) -> None:
    assert code(await client.get("/api/rules/chess")) == (404, "no_game")
