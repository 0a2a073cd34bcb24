"""Records: saved, loaded, replayed with no chance; and what is said about a record that is not sound."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import msgspec
import pytest

from kubrik.engine.journal import EVERYBODY, NOBODY
from kubrik.engine.play import next_to_act, options
from kubrik.engine.record import Record, RecordError, journal_of, load, record_of, replay, result_of, save, setup_of
from kubrik.engine.record_lines import Chosen, Drawn, Ended, Header, Noted
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import Table
from tests.engine.quay import quay
from tests.engine.toy import FISH_LANDED, TASTE_FOUND
from tests.engine.toy_box import HarbourBox, harbour

NAMES = ["Ann", "Боб"]


def short_game() -> Record:
    """The first choices of a game."""
    q = quay().chance("taste crab", "taste eel", "land cod").choose(0, "join", "bid 2").choose(1, "stay")
    assert q.t.log is not None
    return record_of(q.box, q.t.log, NAMES)


def whole_game(box: HarbourBox, seed: int = 4) -> Sitting:
    sitting = Sitting(box, seed)
    while not sitting.table.over:
        seat = next_to_act(sitting.table)
        sitting.choose(seat, options(sitting.table, seat)[-1].name)
    return sitting


def views(box: HarbourBox, t: Table) -> list[object]:
    return [box.view(t, seat) for seat in [None, *range(t.seats)]]


class TestLines:
    def test_each_line_is_an_object_of_json(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        save(path, short_game())
        assert path.read_text(encoding="utf-8").splitlines() == [
            '{"kubrik":1,"game":"harbour","rules_version":1,"seats":2,"expansions":[],"options":{"ties":"nobody"},'
            '"cards_digest":"no cards","players":["Ann","Боб"]}',
            '{"chance":"taste crab"}',
            '{"note":{"kind":"taste","a":0,"b":1,"c":0},"to":[0]}',
            '{"chance":"taste eel"}',
            '{"note":{"kind":"taste","a":1,"b":2,"c":0},"to":[1]}',
            '{"chance":"land cod"}',
            '{"note":{"kind":"landed","a":0,"b":0,"c":0},"to":"all"}',
            '{"seat":0,"choice":"join"}',
            '{"seat":0,"choice":"bid 2"}',
            '{"seat":1,"choice":"stay"}',
            '{"note":{"kind":"bid","a":0,"b":2,"c":0},"to":"all"}',
            '{"note":{"kind":"sold","a":0,"b":0,"c":2},"to":"all"}',
        ]

    def test_a_finished_game_says_how_it_ended(self) -> None:
        sitting = whole_game(harbour())
        last = sitting.record(NAMES).lines[-1]
        assert isinstance(last, Ended)
        assert last.end == result_of(sitting.box, sitting.table)
        assert last.end.scores == sitting.table.scores()

    def test_the_seed_is_told_if_it_is_known(self) -> None:
        assert whole_game(harbour(), seed=9).record(NAMES).header.seed == 9
        assert short_game().header.seed is None


class TestSaveAndLoad:
    def test_what_is_saved_is_loaded(self, tmp_path: Path) -> None:
        record = whole_game(harbour(2, gulls=True)).record(NAMES)
        save(tmp_path / "game.jsonl", record)
        loaded = load(tmp_path / "game.jsonl")
        assert (loaded.header, loaded.lines) == (record.header, record.lines)
        assert setup_of(loaded).expansions == ("gulls",)

    def test_another_card_file_is_kept_with_it(self, tmp_path: Path) -> None:
        header = msgspec.structs.replace(short_game().header, cards="[[fish]]\nname = 'cod'\n")
        save(tmp_path / "game.jsonl", Record(header=header, lines=()))
        assert setup_of(load(tmp_path / "game.jsonl")).cards == header.cards

    def test_an_older_file_is_replaced_as_a_whole(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        path.write_text("something long, and older\n" * 1000, encoding="utf-8")
        save(path, short_game())
        assert load(path).lines == short_game().lines
        assert os.listdir(tmp_path) == ["game.jsonl"]

    def test_a_missing_folder(self, tmp_path: Path) -> None:
        with pytest.raises(RecordError, match=r"^can't save the game as .*game\.jsonl \(No such file or directory\); "):
            save(tmp_path / "missing" / "game.jsonl", short_game())

    def test_a_full_disk_leaves_the_older_file_alone(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def no_space(descriptor: int) -> None:
            raise OSError(28, "No space left on device")

        path = tmp_path / "game.jsonl"
        path.write_text("older", encoding="utf-8")
        monkeypatch.setattr(os, "fsync", no_space)
        with pytest.raises(RecordError, match="No space left on device"):
            save(path, short_game())
        assert path.read_text(encoding="utf-8") == "older"
        assert os.listdir(tmp_path) == ["game.jsonl"]

    def test_a_folder_in_its_place(self, tmp_path: Path) -> None:
        with pytest.raises(RecordError, match="can't save the game as"):
            save(tmp_path, short_game())
        with pytest.raises(RecordError, match="can't save the game as"):
            save(Path("/"), short_game())
        with pytest.raises(RecordError, match=r"can't read .* \(Is a directory\); choose another file"):
            load(tmp_path)

    def test_a_name_that_is_no_text(self, tmp_path: Path) -> None:
        header = msgspec.structs.replace(short_game().header, players=("\udc80", "Bob"))
        with pytest.raises(RecordError, match="can't save the game as"):
            save(tmp_path / "game.jsonl", Record(header=header, lines=()))

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(RecordError, match=r"can't read .*none\.jsonl \(No such file or directory\)"):
            load(tmp_path / "none.jsonl")

    def test_a_saved_file_may_be_read_by_its_group(self, tmp_path: Path) -> None:
        """As any file that is written the plain way."""
        save(tmp_path / "game.jsonl", short_game())
        (tmp_path / "plain").touch()
        assert stat.S_IMODE((tmp_path / "game.jsonl").stat().st_mode) == stat.S_IMODE(
            (tmp_path / "plain").stat().st_mode
        )


def spoilt(tmp_path: Path, line: int, text: str, end: str = "\n") -> Path:
    """A saved game in which one line reads otherwise."""
    path = tmp_path / "game.jsonl"
    save(path, short_game())
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1 :] = [text] if end == "" else [text, *lines[line:]]
    path.write_bytes(("\n".join(lines) + end).encode("utf-8", "surrogateescape"))
    return path


class TestUnsoundFiles:
    @pytest.mark.parametrize(
        ("line", "text", "problem"),
        [
            (1, "", "this is not a record"),
            (1, "fish", "this is not a record"),
            (1, "[1]", "this is not a record"),
            (1, '{"game":"harbour"}', "this is not a record of a Kubrik game (no header)"),
            (1, '{"kubrik":1,"game":"harbour"}', "missing required field `rules_version`"),
            (1, '{"kubrik":2}', "this record has format 2, which needs a newer Kubrik"),
            (4, "", "Input data was truncated; delete this line and everything after it"),
            (4, "{fish}", "JSON is malformed"),
            (4, '{"note":' + "[" * 100_000, "recursion"),
            (4, "7", "Expected `object`, got `int`"),
            (4, '{"fish":"cod"}', "neither a choice, nor chance, nor a note, nor the end"),
            (4, '{"chance":7}', "Expected `str`, got `int`"),
            (4, '{"seat":0}', "missing required field `choice`"),
            (4, '{"seat":0,"choice":"join","why":"fun"}', "contains unknown field `why`"),
            (4, '{"note":{"kind":"bid"},"to":"none"}', "Invalid enum value 'none'"),
            (11, '{"end":{"ranks":[1,2],"scores":[0,0]}}', "line 12: the game was over before this line"),
            (4, '{"chance":"\udcff"}', "this is not text in UTF-8"),
        ],
    )
    def test_the_complaint_names_file_and_line(self, tmp_path: Path, line: int, text: str, problem: str) -> None:
        path = spoilt(tmp_path, line, text)
        with pytest.raises(RecordError) as error:
            load(path)
        message = str(error.value)
        assert message.startswith(f"{path}, line {12 if line == 11 else line}: ")
        assert problem in message
        assert "\n" not in message

    def test_a_file_that_was_cut(self, tmp_path: Path) -> None:
        with pytest.raises(RecordError, match=r"line 9: .*\(the file ends in the middle of it\); delete this line"):
            load(spoilt(tmp_path, 9, '{"seat":1,"ch', end=""))

    def test_a_file_cut_between_lines_is_an_unfinished_game(self, tmp_path: Path) -> None:
        record = load(spoilt(tmp_path, 9, '{"seat":0,"choice":"bid 2"}', end=""))
        assert len(replay(harbour(), record).answers[0]) == 2

    def test_an_empty_file(self, tmp_path: Path) -> None:
        (tmp_path / "empty").touch()
        with pytest.raises(RecordError, match="empty, line 1: this is not a record"):
            load(tmp_path / "empty")

    def test_players_without_seats(self, tmp_path: Path) -> None:
        header = msgspec.structs.replace(short_game().header, players=("Ann", "Bob", "Cy"))
        save(tmp_path / "game.jsonl", Record(header=header, lines=()))
        with pytest.raises(RecordError, match="line 1: 2 seats, but 3 players"):
            load(tmp_path / "game.jsonl")


class TestReplay:
    @pytest.mark.parametrize("gulls", [False, True])
    def test_a_record_replays_to_the_same_table(self, gulls: bool) -> None:
        for seed in range(20):
            sitting = whole_game(harbour(3, gulls=gulls), seed)
            record = sitting.record(["a", "b", "c"])
            t = replay(harbour(3, gulls=gulls), record)
            assert views(harbour(3, gulls=gulls), t) == views(harbour(3, gulls=gulls), sitting.table)
            assert t.rng.state == harbour(3).table(0).rng.state  # no number was drawn

    def test_it_stops_where_it_is_told(self) -> None:
        record = short_game()
        t = replay(harbour(), record, 4)
        assert t.log is not None
        assert [e.choice.name for e in t.log] == ["taste crab", "taste eel", "land cod", "join"]
        assert replay(harbour(), record, 0).log == []
        assert [e.choice.name for e in replay(harbour(), record, 99).log or []][-1] == "stay"

    def test_it_tells_the_same_journal(self) -> None:
        sitting = whole_game(harbour())
        t = replay(harbour(), sitting.record(NAMES))
        assert t.journal is not None
        for seat in (NOBODY, 0, 1):
            told = [(n.kind, n.a, n.b, n.c) for n in t.journal.read_by(seat)]
            assert told == [(n.kind, n.a, n.b, n.c) for n in sitting.notes(None if seat == NOBODY else seat)]

    @pytest.mark.parametrize(
        ("line", "put", "problem"),
        [
            (2, Drawn(chance="taste whale"), "chance brought 'taste whale', which is unknown in this game"),
            (2, Drawn(chance="land cod"), "chance brought land cod: this choice is not available now"),
            (2, Chosen(seat=0, choice="join"), "seat 0 chose join: it is not this seat's turn to choose"),
            (2, Chosen(seat=-1, choice="join"), "seat -1 chose join: this choice is not available now"),
            (8, Chosen(seat=0, choice="bit 2"), "seat 0 chose 'bit 2', which is unknown in this game"),
            (8, Chosen(seat=0, choice="bid 2"), "seat 0 chose bid 2: this choice is not available now (HB-2.1)"),
            (8, Chosen(seat=7, choice="join"), "seat 7 chose join: it is not this seat's turn to choose"),
            (8, Drawn(chance="land cod"), "chance brought land cod: it is not this seat's turn to choose"),
        ],
    )
    def test_every_line_is_checked(self, line: int, put: Chosen | Drawn, problem: str) -> None:
        record = short_game()
        lines = [*record.lines[: line - 2], put, *record.lines[line - 1 :]]
        with pytest.raises(RecordError) as error:
            replay(harbour(), Record(header=record.header, lines=tuple(lines), path="a.jsonl"))
        assert str(error.value) == f"a.jsonl, line {line}: {problem}; " + (
            "delete this line and everything after it to keep the game up to here"
        )

    def test_an_end_that_came_too_early(self) -> None:
        end = whole_game(harbour()).record(NAMES).lines[-1]
        record = msgspec.structs.replace(short_game(), lines=(*short_game().lines, end))
        with pytest.raises(RecordError, match="record, line 13: the game ends here, but it is not over"):
            replay(harbour(), record)

    def test_an_end_that_says_otherwise(self) -> None:
        record = whole_game(harbour()).record(NAMES)
        last = record.lines[-1]
        assert isinstance(last, Ended)
        end = Ended(end=msgspec.structs.replace(last.end, scores=[99, 0]))
        with pytest.raises(RecordError, match="the end recorded here is not how the game ended; delete this line"):
            replay(harbour(), msgspec.structs.replace(record, lines=(*record.lines[:-1], end)))

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"rules_version": 0}, "played by version 0 of the rules, this is version 1; read it as a journal"),
            ({"rules_version": 2}, "played by version 2 of the rules, this is version 1; read it as a journal"),
            ({"cards_digest": "more fish"}, "played with different cards; read it as a journal"),
            ({"cards_digest": "other fish"}, "played with different cards; read it as a journal"),
            ({"options": {"ties": "first"}}, "set up differently from this table"),
            ({"game": "market"}, "market for 2 was set up differently"),
        ],
    )
    def test_other_rules_or_cards_never_replay(self, change: dict[str, object], problem: str) -> None:
        header = msgspec.convert(msgspec.to_builtins(short_game().header) | change, Header)
        with pytest.raises(RecordError, match=f"^record, line 1: .*{problem}"):
            replay(harbour(), Record(header=header, lines=()))
        with pytest.raises(RecordError, match=f"^a.jsonl, line 1: .*{problem}"):
            replay(harbour(), Record(header=header, lines=(), path="a.jsonl"))


class TestJournal:
    def test_a_record_of_other_rules_is_still_shown(self) -> None:
        record = short_game()
        record = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules_version=7))
        notes = journal_of(harbour(), record)
        assert [(n.kind, n.audience, n.a, n.b) for n in notes[:3]] == [
            (TASTE_FOUND, 0b01, 0, 1),
            (TASTE_FOUND, 0b10, 1, 2),
            (FISH_LANDED, EVERYBODY, 0, 0),
        ]

    def test_what_this_version_no_longer_knows_is_left_out(self) -> None:
        forgotten = Noted(note={"kind": "whale"}, to="all")
        record = Record(header=short_game().header, lines=(forgotten, *short_game().lines))
        assert len(journal_of(harbour(), record)) == len(journal_of(harbour(), short_game()))
