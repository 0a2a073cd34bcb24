"""How a tile file is read, and how a broken one is refused: in one line that names file, entry and problem."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup, SetupError
from kubrik.engine.play import advance, options, play, to_act
from kubrik.games.keyflower.box.files.load import TILE_FILE, TileFileError, digest, load_tiles, parse_tiles
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import SPRING
from kubrik.games.registry import GAMES
from tests.games import edits

TEXT = TILE_FILE.text()


def edited(line: str, old: str, new: str, text: str = TEXT) -> str:
    return edits.edited(text, line, old, new)


def complaint(text: str) -> str:
    with pytest.raises(TileFileError) as refusal:
        parse_tiles(text, "my.toml")
    return str(refusal.value)


HOME, MINE, WORKSHOP, STABLE, MASON = 'id="home1"', 'id="key_mine"', 'id="workshop"', 'id="stable"', 'id="mason"'
STORE, BARN, SUMMER_BOAT, SCRIBES, CATHEDRAL = 'id="store"', 'id="barn"', "summer_boat1", 'id="scribes"', "keythedral"
TURN, BOAT, BREESE = 'id="turn2"', 'id="keyflower"', 'id="sea_breese"'
LETTERS = "expected six letters, each r, f or w"
NEEDS_RIVER = "expected two opposite water sides and four fields"
RESOURCES = "expected one of 'wood', 'stone', 'iron', 'gold'"

WRONG_FORM = [
    (MINE, "cost={anvil=1},", "", "spring 'key_mine': the field 'cost' is missing"),
    (MINE, 'id="key_mine",', "", "spring no. 3: the field 'id' is missing"),
    (MINE, 'source="', 'src="', "spring 'key_mine': there is a field 'src', expected only id, en, ru,"),
    (MINE, "gain={iron=1}", "gains={iron=1}", "spring 'key_mine': front: there is a field 'gains', expected only"),
    (MINE, "gain={iron=1}", "gain={clay=1}", "spring 'key_mine': front.gain: there is a field 'clay', expected only"),
    (MINE, "gain={iron=1}", "gain={iron=-1}", "spring 'key_mine': front.gain.iron is -1, expected int >= 0"),
    (MINE, "gain={iron=1}", "gain=1", "spring 'key_mine': front.gain is 1, expected object | null, got int"),
    (MINE, '"rffrrr"', '"rffrrx"', f"spring 'key_mine': edges is 'rffrrx', {LETTERS}"),
    (MINE, '"rffrrr"', '"rffrr"', f"spring 'key_mine': edges is 'rffrr', {LETTERS}"),
    (STABLE, "upgrades=1", "upgrades=3", "spring 'stable': front.upgrades is 3, expected int <= 2"),
    (STABLE, "transport=2", "transport=0", "spring 'stable': front.transport is 0, expected int >= 1"),
    (BARN, "any_skill=1", "any_skill=2", "autumn 'barn': cost.any_skill is 2, expected int <= 1"),
    (BARN, 'per="kept", ', "", "autumn 'barn': front.score: the field 'per' is missing"),
    (BREESE, "[0, 2, 4, 8, 16, 32]", "[0]", "boat 'sea_breese': score.scale is [0], expected array of length >= 2"),
    (BOAT, "players=2", "players=7", "boat 'keyflower': players is 7, expected int <= 6"),
    (BOAT, "workers=7, ", "", "boat 'keyflower': front: the field 'workers' is missing"),
    (TURN, "purple=[3]", "purple=[1]", "turn_order 'turn2': purple[0] is 1, expected int >= 2"),
    ("season_tiles =", ", 10]", "]", "[numbers]: season_tiles is [6, 7, 8, 9], expected array of length >= 5"),
    ("winter_each =", "[3,", "[4,", "[numbers]: winter_each[0] is 4, expected int <= 3"),
    ("workers =", "blue=40", "blue=41", "[supply]: workers.blue is 41, expected int <= 40"),
    ("workers =", "blue=40, ", "", "[supply]: workers: the field 'blue' is missing"),
    ("spring = [", "spring", "sping", "[box]: there is a field 'sping', expected only home, spring, summer"),
    ("[supply]", "supply", "pieces", "the file: there is a field 'pieces', expected only game, numbers, supply, box"),
]

WRONG_ENTRIES = [
    ("game =", "keyflower", "humans", "the file: game is 'humans', expected 'keyflower'"),
    (MINE, '"public', '"hearsay', "spring 'key_mine': source is 'hearsay', expected one of 'seed', 'public'"),
    (MINE, '"key_mine"', '"mason"', "summer 'mason': spring 'mason' has the same id, expected each id once in the"),
    (MINE, '"Key mine"', '" "', "spring 'key_mine': en is ' ', expected a title in printable characters"),
    (MINE, '"rffrrr"', '"rfffrr"', "spring 'key_mine': edges is 'rfffrr', expected 4 of r and 0 of w"),
    (MINE, '"rffrrr"', '"rwfrrr"', "spring 'key_mine': edges is 'rwfrrr', expected 4 of r and 0 of w"),
    (HOME, '"wrrrrr"', '"rrrrrr"', "home 'home1': edges is 'rrrrrr', expected 5 of r and 1 of w"),
    (HOME, '"wrrrrr"', '"wwrrrr"', "home 'home1': edges is 'wwrrrr', expected 5 of r and 1 of w"),
    (TURN, '"rffrff"', '"rffwff"', "turn_order 'turn2': edges is 'rffwff', expected 1 of r and 0 of w"),
    (BOAT, '"wffwff"', '"wwffff"', f"boat 'keyflower': edges is 'wwffff', {NEEDS_RIVER}"),
    (BOAT, '"wffwff"', '"wrfwff"', f"boat 'keyflower': edges is 'wrfwff', {NEEDS_RIVER}"),
    (SUMMER_BOAT, '"wffwff"', '"wfffff"', f"summer_boat 'summer_boat1': edges is 'wfffff', {NEEDS_RIVER}"),
    (MINE, "gain={iron=1}", "gain={}", "spring 'key_mine': front: gain is empty, expected resources"),
    (MINE, "{gain={iron=1}}", "{gain={iron=1}, take_green=1}", "spring 'key_mine': front has gain and take_green"),
    (MINE, "gain={iron=3}", "gain={iron=3}, upgrades=1", "spring 'key_mine': back has only one of transport and"),
    (STABLE, ", upgrades=1", "", "spring 'stable': front has only one of transport and upgrades, expected both or"),
    (STABLE, "upgrades=1", 'upgrades=1, pay_worker="any"', "spring 'stable': front has pay_worker, expected no"),
    (MASON, 'pay_skill="pickaxe"', 'pay_worker="any"', "summer 'mason': front has pay_worker, expected one of"),
    (MASON, "pickaxe", "hammer", "summer 'mason': front: pay_skill is 'hammer', expected one of 'anvil', 'pickaxe'"),
    (STORE, '"blue"', '"purple"', "summer 'store': front: pay_worker is 'purple', expected one of 'blue', 'red'"),
    ("brewer", 'pay_skill="any"', 'pay_skill="any", pay_worker="any"', "summer 'brewer': front has pay_worker and"),
    ("sawmill", "front={points=3}", 'front={pay_skill="saw"}', "autumn 'sawmill': front has pay_skill, expected no"),
    (WORKSHOP, '"iron"]', '"clay"]', f"spring 'workshop': front: choose is 'clay', {RESOURCES}"),
    (WORKSHOP, '"iron"]', '"wood"]', "spring 'workshop': front: choose names 'wood' twice, expected once"),
    (WORKSHOP, '["wood", "stone", "iron"]', "[]", "spring 'workshop': front: choose is empty, expected some of"),
    (WORKSHOP, "any_resource=2", "any_resource=10", "spring 'workshop': cost is 10 resources, expected at most 9"),
    (WORKSHOP, "any_resource=2", "", "spring 'workshop': cost is empty, expected resources or skill tiles"),
    (BARN, "kept", "any", "autumn 'barn': score per is 'any', expected one of 'kept'"),
    (BARN, ", points=1", "", "autumn 'barn': score per 'kept' has of, expected of and points"),
    (BARN, '"iron"', '"clay"', f"autumn 'barn': score per 'kept': of is 'clay', {RESOURCES}"),
    (SCRIBES, '"set"', '"kept"', "winter 'scribes': score per is 'kept', expected one of 'any', 'set', 'chosen'"),
    (SCRIBES, '"set"', '"any"', "winter 'scribes': score per 'any' has items and of and points, expected items and n"),
    (SCRIBES, "skills", "cows", "winter 'scribes': items is 'cows', expected one of 'workers', 'resources', 'skills'"),
    (SCRIBES, '"saw"', '"wood"', "winter 'scribes': score per 'set': of is 'wood', expected one of 'anvil'"),
    (SCRIBES, '"saw"', '"anvil"', "winter 'scribes': score per 'set': of names 'anvil' twice, expected once"),
    (CATHEDRAL, "points=12", "points=0", "winter 'keythedral': points is 0, expected points or a score"),
    (BREESE, "river_boat", "set", "boat 'sea_breese': score per is 'set', expected one of 'transport', 'loop_tile'"),
    (TURN, "neighbour", "transport", "turn_order 'turn2': score per is 'transport', expected one of 'neighbour'"),
    (TURN, "plain=[4, 5, 6]", "plain=[4, 6]", "turn_order 'turn2': purple and plain are for [3, 4, 6] players"),
    (TURN, "plain=[4,", "plain=[3, 4,", "turn_order 'turn2': purple and plain are for [3, 3, 4, 5, 6] players"),
    (SUMMER_BOAT, "extra_workers", "swim", "summer_boat 'summer_boat1': ability is 'swim', expected one of"),
    (SUMMER_BOAT, ", n=2", "", "summer_boat 'summer_boat1': ability 'extra_workers' has no further field, expected n"),
    ("summer_boat2", '"cross_fields"', '"cross_fields", n=1', "summer_boat 'summer_boat2': ability 'cross_fields'"),
    (BOAT, '"summer"', '"monsoon"', "boat 'keyflower': season is 'monsoon', expected one of 'spring', 'summer'"),
    (BOAT, '"spring", "summer"', '"spring"', "boat 'keyflower': seasons are spring, autumn, winter, expected each of"),
    (BREESE, '"winter"', '"spring"', "boat 'sea_breese': seasons are spring, summer, autumn, spring, expected each"),
]

WRONG_COUNTS = [
    (HOME, "number=1", "number=2", "table 'home': 5 different numbers, expected 6, one per home"),
    (SUMMER_BOAT, '"extra_green"', '"extra_workers"', "summer_boat 'summer_boat1': ability 'extra_workers' is given"),
    ("workers =", "blue=40, red=40, yellow=40", "blue=15, red=15, yellow=15", "[supply]: 45 workers in the bag"),
    (TURN, "number=2", "number=3", "table 'turn_order': numbers are [1, 3, 3, 4], expected [1, 2, 3, 4]"),
    (TURN, "purple=[3],    plain=[4, 5, 6]", "purple=[], plain=[3, 4, 5, 6]", "table 'turn_order': purple with 3"),
    ('id="turn1"', "purple=[2],    plain=[3,", "purple=[2, 3], plain=[", "table 'turn_order': purple with 3 players:"),
    ('id="turn1"', "purple=[2], ", "purple=[], ", "table 'turn_order': purple with 2 players: [], expected the"),
    (BREESE, "players=3", "players=2", "table 'boat': 3 boats with 2 players, expected 2"),
    ('id="white_wind"', "players=6", "players=5", "table 'boat': 6 boats with 5 players, expected 5"),
    ("winter_each =", "2]", "3]", "table 'winter': 12 tiles with 6 players, expected at least 18"),
]


@pytest.mark.parametrize(("line", "old", "new", "problem"), WRONG_FORM + WRONG_ENTRIES + WRONG_COUNTS)
def test_a_broken_entry_is_refused_in_one_line(line: str, old: str, new: str, problem: str) -> None:
    message = complaint(edited(line, old, new))
    assert message.startswith(f"my.toml: {problem}")
    assert message.isprintable()


@pytest.mark.parametrize("table", ["numbers", "supply"])
def test_a_table_of_numbers_names_its_source_too(table: str) -> None:
    start = TEXT.index(f"[{table}]")
    text = TEXT[:start] + TEXT[start:].replace('source = "public', 'source = "hearsay', 1)
    problem = "source is 'hearsay', expected one of 'seed', 'public', 'likely', 'house'"
    assert complaint(text) == f"my.toml: [{table}]: {problem}"


def test_spring_is_on_the_front_of_a_boat() -> None:
    turned = edited(BREESE, '["spring"]', '["winter"]')
    turned = edited(BREESE, '"autumn", "winter"', '"autumn", "spring"', turned)
    assert complaint(turned) == "my.toml: boat 'sea_breese': spring is on the back, expected it on the front"


def test_every_kind_needs_tiles() -> None:
    homes = "table 'home': 5 homes, expected at least 6, one per player"
    assert complaint(edits.without(TEXT, 'id="home6"')) == f"my.toml: {homes}"
    spring = "table 'spring': 8 tiles with 5 players, expected at least 9"
    assert complaint(edits.without(edits.without(TEXT, "{saw=1}"), "{anvil=1}")) == f"my.toml: {spring}"
    winter = "table 'winter': 9 tiles with 4 players, expected at least 12"
    assert complaint(edits.without(TEXT, 'per="chosen"')) == f"my.toml: {winter}"
    order = "table 'turn_order': purple with 2 players: [], expected the highest number in play"
    assert complaint(edits.without(TEXT, 'id="turn')) == f"my.toml: {order}"


def test_text_that_is_no_tile_file_is_refused() -> None:
    assert complaint("") == "my.toml: the file: the field 'game' is missing"
    assert complaint("game = ") == "my.toml: not TOML: Invalid value (at line 1, the end of the file)"


# ---------------------------------------------------------------- files


def test_a_file_of_one_s_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edited(CATHEDRAL, "12", "15"), encoding="utf-8")
    assert load_tiles(path).winter[-1].faces[0].points == 15


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    with pytest.raises(TileFileError) as refusal:
        load_tiles(path)
    assert str(refusal.value) == f"{path}: cannot be read (No such file or directory), expected a tile file"
    path.write_text(edited(MINE, '"rffrrr"', '"rrrrrr"'), encoding="utf-8")
    with pytest.raises(TileFileError) as refusal:
        load_tiles(path)
    assert str(refusal.value) == f"{path}: spring 'key_mine': edges is 'rrrrrr', expected 4 of r and 0 of w"


def test_a_digest_tells_tile_files_apart() -> None:
    assert digest(TEXT) != digest(edited(CATHEDRAL, "12", "15"))


# ---------------------------------------------------------------- limits


def with_copies(line: str, id: str, times: int, text: str = TEXT) -> str:
    """The text with so many more tiles like this one."""
    good = next(entry for entry in text.splitlines() if line in entry)
    return text.replace(good, "\n".join([good, *(good.replace(f'"{id}"', f'"copy_{id}_{n}"') for n in range(times))]))


def test_winter_tiles_must_not_make_too_many_offers() -> None:
    problem = "26 tiles make 2951 sets of up to 3 to offer, expected at most 2500: leave some out"
    assert complaint(with_copies('id="keythedral"', "keythedral", 14)) == f"my.toml: table 'winter': {problem}"
    assert len(parse_tiles(with_copies('id="keythedral"', "keythedral", 12), "my.toml").winter) == 24


def test_tiles_that_score_several_workers_together_must_not_be_too_many() -> None:
    text = with_copies('id="apothecary"', "apothecary", 3)
    for n, points in ((2, 1), (3, 2), (4, 3)):  # each is worth a look beside the others
        text = text.replace(f'"copy_apothecary_{n - 2}"', f'"so_many_{n}"')
        text = edited(f'"so_many_{n}"', "n=5, points=3", f"n={n}, points={points}", text)
    text = edited('id="apothecary"', "points=3", "points=4", text)
    assert complaint(text).startswith("my.toml: table 'winter': workers can be divided among tiles that score them in ")
    assert complaint(text).endswith("ways, expected at most 20000: fewer such tiles")


def test_roads_must_not_make_too_many_closed_routes() -> None:
    text = edited("season_tiles =", "10]", "12]", with_copies('id="mason"', "mason", 2))
    text = with_copies('id="key_mine"', "key_mine", 2, with_copies('id="barn"', "barn", 2, text))
    problem = "a village with 6 players may have 21 closed routes beside each other, expected at most 20: fewer"
    assert complaint(text).startswith(f"my.toml: [numbers]: {problem} season_tiles, or fewer roads on turn-order tiles")


def test_turn_order_tiles_must_not_be_too_many() -> None:
    text = TEXT
    for number in range(5, 14):
        text = one_more_turn_order(text, number)
    assert complaint(text) == "my.toml: table 'turn_order': 13 tiles, expected at most 12: leave some out"


def one_more_turn_order(text: str, number: int) -> str:
    """The highest is purple, so it is the former highest that turns plain."""
    last = next(entry for entry in text.splitlines() if f"number={number - 1}," in entry and "turn" in entry)
    plain = last.replace("purple=[5, 6], plain=[]", "purple=[],     plain=[5, 6]")
    words = last.replace(f'"turn{number - 1}"', f'"turn{number}"').replace(f"number={number - 1}", f"number={number}")
    words = words.replace('"frrfrr"', '"ffffff"')
    return text.replace(last, f"{plain}\n{words}")


def test_an_id_that_means_nothing_is_refused() -> None:
    problem = "spring 'none': id is 'none', expected another: among choices it means “none”"
    assert complaint(edited(MINE, '"key_mine"', '"none"')) == f"my.toml: {problem}"


def test_an_id_of_an_expansion_is_refused_where_that_is_in_play() -> None:
    setup = Setup(game="keyflower", seats=2, cards=edited(MINE, '"key_mine"', '"key_celeste"'))
    assert GAMES["keyflower"].box(setup).catalogue.named("use key_celeste") is not None
    with pytest.raises(SetupError, match="tile 'key_celeste' is one of an expansion in play: give yours another id"):
        GAMES["keyflower"].box(msgspec.structs.replace(setup, expansions=("key_celeste",)))


@pytest.mark.rule("KF-9.11")
def test_any_number_of_turn_order_tiles_is_resolved() -> None:
    text = TEXT
    for number in range(5, 10):
        text = one_more_turn_order(text, number)
    box = GAMES["keyflower"].box(Setup(game="keyflower", seats=6, cards=text))
    table = box.table(1)
    advance(table)
    luck = Rng(3)
    assert isinstance(table, Keyflower)
    while table.season == SPRING:  # all nine, at its end
        seat = to_act(table)[0]
        offered = options(table, seat)
        play(table, seat, offered[luck.below(len(offered))])
    assert len(table.rules.turn_order) == 9
