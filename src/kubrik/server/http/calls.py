"""All calls of the lobby: what each takes and gives, for people and programs that want to use them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from kubrik.engine.languages import LANGUAGES
from kubrik.server.http.health import Health
from kubrik.server.wire import analysis, lobby, workshop

LANG: Final = {"type": "string", "enum": [*LANGUAGES]}
NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 9_999_999}


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A call of the lobby; `gives` is a type, None for nothing, or the media type of a text."""

    method: Literal["get", "post"]
    path: str
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    secret: str = ""  # whose secret it needs
    query: dict[str, dict[str, Any]] = {}


BODY: Final = (400, 413, 415)
HOST: Final = (401, 403, 404, 409)

CALLS: Final = (
    Call(method="get", path="/api/games", gives=lobby.GameList,
         about="What can be played: games, expansions, options, and the bots."),
    Call(method="get", path="/api/rules/{game}", gives=lobby.Book, refuses=(404,), query={"lang": LANG},
         about="The rulebook of a game, clause by clause."),
    Call(method="get", path="/api/tables", gives=list[lobby.TableSummary],
         about="Public tables that anybody may join, the newest first."),
    Call(method="post", path="/api/tables", takes=lobby.NewTable, gives=lobby.Made, status=201,
         refuses=(*BODY, 404, 503),
         about="A new table. The answer holds the host's secret and those of the seats at this screen: keep them."),
    Call(method="post", path="/api/lessons", takes=lobby.NewLesson, gives=lobby.Made, status=201,
         refuses=(*BODY, 404), about="A table at which a lesson is taught. The answer is as that of a new table."),
    Call(method="get", path="/api/tables/{id}", gives=lobby.TableSummary, refuses=(404, 409),
         about="A table: what is played, and who sits there."),
    Call(method="post", path="/api/tables/{id}/seats", takes=lobby.Join, gives=lobby.MySeat, status=201,
         refuses=(*BODY, 404, 409), about="Sit down in an open seat. The answer holds its secret: keep it."),
    Call(method="post", path="/api/mine", takes=lobby.Mine, gives=list[lobby.MyTable], refuses=BODY,
         about="The tables at which these secrets have a seat, and where it is one's turn."),
    Call(method="post", path="/api/tables/{id}/bot", takes=lobby.SeatBot, status=204, refuses=(*BODY, *HOST),
         secret="host", about="A bot takes an open seat or, for good, that of a player."),
    Call(method="post", path="/api/tables/{id}/stand-in", takes=lobby.StandIn, status=204, refuses=(*BODY, *HOST),
         secret="host", about="A bot plays for a player who stays away, until he is back."),
    Call(method="post", path="/api/tables/{id}/abort", status=204, refuses=HOST, secret="host",
         about="End the game without a result."),
    Call(method="post", path="/api/tables/{id}/rematch", gives=lobby.Made, status=201,
         refuses=(400, *HOST, 503), secret="host or seat",
         about="Once more with the same people: the new table, and one's seat there."),
    Call(method="get", path="/api/tables/{id}/record", gives="application/jsonl", refuses=(403, 404, 409),
         about="The record of a game that is over, as kubrik replay reads it."),
    Call(method="get", path="/api/tables/{id}/replay", gives=lobby.Replayed, refuses=(400, 403, 404, 409),
         query={"seat": NUMBER, "to": NUMBER, "lang": LANG},
         about="A game that is over, after some of its choices, as a seat or a spectator saw it."),
    Call(method="get", path="/api/workshop/{game}", gives=workshop.Workshop, refuses=(404,),
         about="The files that hold a game's own cards, tiles or scenarios, and who may play experiments with others."),
    Call(method="post", path="/api/workshop/{game}/check", takes=workshop.CheckFile, gives=workshop.Checked,
         refuses=(*BODY, 404, 503), query={"lang": LANG},
         about="Can the game be played with this file? If not, what is wrong, and in which line."),
    Call(method="post", path="/api/experiments", takes=workshop.NewExperiment, gives=workshop.Experiment, status=201,
         refuses=(*BODY, 403, 404, 409, 503), query={"lang": LANG},
         about="A small experiment with a file, where the server allows it: it waits until those before it are over."),
    Call(method="get", path="/api/experiments/{id}", gives=workshop.Experiment, refuses=(403, 404),
         query={"lang": LANG}, about="How far an experiment is."),
    Call(method="post", path="/api/experiments/{id}/cancel", status=204, refuses=(403, 404),
         about="End an experiment, wherever it is; nothing is left of it."),
    Call(method="get", path="/api/experiments/{id}/report", gives="text/html", refuses=(403, 404, 409),
         about="The report of an experiment, as one page. It is kept for an hour."),
    Call(method="get", path="/api/experiments/{id}/plan", gives="application/json", refuses=(403, 404, 409),
         about="Its plan, as kubrik lab run takes it to play the same again."),
    Call(method="get", path="/api/tables/{id}/analysis", gives=analysis.Analysed, refuses=(403, 404, 409),
         about="The analysis of a game that is over, or how far it is."),
    Call(method="post", path="/api/tables/{id}/analysis", gives=analysis.Analysed, refuses=(403, 404, 409),
         about="Ask for the analysis of a game that is over: it is made in the background, once for everybody."),
    Call(method="get", path="/api/puzzles", gives=analysis.PuzzleList, about="All puzzles, and today's."),
    Call(method="get", path="/api/puzzles/{id}", gives=analysis.ShownPuzzle, refuses=(404,), query={"lang": LANG},
         about="A puzzle, as its seat sees it."),
    Call(method="post", path="/api/puzzles/{id}", takes=analysis.Try, gives=analysis.Solved, refuses=(*BODY, 404),
         query={"lang": LANG}, about="What would you choose? The answer says what a long search would, and why."),
    Call(method="get", path="/health", gives=Health, about="Is the server well?"),
    Call(method="get", path="/metrics", gives="text/plain", about="What is counted, for Prometheus."),
)  # fmt: skip
