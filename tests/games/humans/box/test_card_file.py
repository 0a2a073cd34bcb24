"""How a card file is read, and how a broken one is refused: in one line that names file, entry and problem."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kubrik.games.humans.box.files.load import CardFileError, digest, load_cards, parse_cards, read_text
from tests.games import edits

TEXT = read_text()


def edited(line: str, old: str, new: str, text: str = TEXT) -> str:
    return edits.edited(text, line, old, new)


def without(line: str) -> str:
    return edits.without(TEXT, line)


def complaint(text: str) -> str:
    with pytest.raises(CardFileError) as refusal:
        parse_cards(text, "my.toml")
    return str(refusal.value)


ON_STATIONS = (
    "expected one of 'boost_own_ship', 'cancel_bonuses', 'move_enemy_ship', 'token_support', 'fuel', 'reroll',"
    " 'save_ship', 'skip_army', 'raid_bonus'"
)
REGIONS = "'europe', 'asia', 'north_america', 'africa', 'south_america', 'oceania'"
NEEDS_STEP = "expected a positive multiple of 10000"

SEOUL, TRAINING, STARSHIP, JAMMER = 'id="seoul"', 'id="training"', 'id="starship"', 'id="jammer"'

WRONG_FORM = [
    (SEOUL, "raid=50_000, ", "", "city 'seoul': the field 'raid' is missing"),
    (SEOUL, 'id="seoul",', "", "city no. 1: the field 'id' is missing"),
    (SEOUL, ', source="seed: name', ', src="seed: name', "city 'seoul': there is a field 'src', expected only id, en,"),
    ('id="vienna"', ', source="house"', "", "city 'vienna': the field 'source' is missing"),
    ('id="asia"', '"Азия",                source="house"', '"Азия"', "region 'asia': the field 'source' is missing"),
    ("source = ", "source", "sources", "[numbers]: there is a field 'sources', expected only turns, fuel_limit,"),
    (SEOUL, "50_000", '"50_000"', "city 'seoul': raid is '50_000', expected int, got str"),
    (SEOUL, "50_000", "50_000.0", "city 'seoul': raid is 50000.0, expected int, got float"),
    (SEOUL, "50_000", "true", "city 'seoul': raid is True, expected int, got bool"),
    (SEOUL, "50_000", "-50_000", "city 'seoul': raid is -50000, expected int >= 0"),
    (SEOUL, "50_000", "9" * 50, f"city 'seoul': raid is {'9' * 18}...{'9' * 19}, expected int <= 10000000"),
    (SEOUL, "x=1", "x=4", "city 'seoul': x is 4, expected int <= 3"),
    (SEOUL, "x=1", "x=0", "city 'seoul': x is 0, expected int >= 1"),
    (SEOUL, "seoul", "Seoul", "city 'Seoul': id is 'Seoul', expected lowercase letters, digits and _"),
    (SEOUL, "seoul", "seoul\\n", "city 'seoul\\n': id is 'seoul\\n', expected lowercase letters, digits and _"),
    (SEOUL, "seoul", "", "city '': id is '', expected lowercase letters, digits and _"),
    (SEOUL, "Сеул", "", "city 'seoul': ru is '', expected str of length >= 1"),
    (SEOUL, "raid=", '"r\\naid"=3, raid=', "city 'seoul': there is a field 'r\\naid', expected only id, en, ru"),
    ("city = [", "[", "[3, ", "city no. 1: it is 3, expected object, got int"),
    (STARSHIP, "fuel=2", "fuel=0", "ship 'starship': fuel is 0, expected int >= 1"),
    (STARSHIP, "n=3", "n=0", "ship 'starship': abilities[0].n is 0, expected int >= 1"),
    (STARSHIP, "n=3", "m=3", "ship 'starship': abilities[0]: there is a field 'm', expected only effect, type,"),
    (JAMMER, 'effect="cancel_bonuses"', "", "station 'jammer': effect: the field 'effect' is missing"),
    ("turns =", "10", '"ten"', "[numbers]: turns is 'ten', expected int, got str"),
    ("fuel_limit =", "[4,", "[0,", "[numbers]: fuel_limit[0] is 0, expected int >= 1"),
    ("cities_a_turn =", "6]", "7]", "[numbers]: cities_a_turn[3] is 7, expected int <= 6"),
    ("cities_a_turn =", ", 6]", "]", "[numbers]: cities_a_turn is [3, 4, 5], expected array of length >= 4"),
    ("missions_in_play =", "5]", "6]", "[numbers]: missions_in_play[3] is 6, expected int <= 5"),
    ("[prizes]", "prizes", "prices", "the file: there is a field 'prices', expected only game, numbers, prizes"),
    ("army = [", "army", "armies", "[box]: there is a field 'armies', expected only region, centre, city"),
    ("game =", '"humans"', "1", "[game]: it is 1, expected str, got int"),
]

WRONG_ENTRIES = [
    ("game =", "humans", "keyflower", "the file: game is 'keyflower', expected 'humans'"),
    (SEOUL, '"seed: name', '"name', "city 'seoul': source is 'name, centre, raid, catch', expected one of 'seed',"),
    (SEOUL, '"seoul"', '"paris"', "city 'paris': city 'paris' has the same id, expected each id once in the file"),
    (SEOUL, '"seoul"', '"asia"', "city 'asia': region 'asia' has the same id, expected each id once in the file"),
    (SEOUL, '"Сеул"', '"С\\u001bл"', "city 'seoul': ru is 'С\\x1bл', expected a title in printable characters"),
    (SEOUL, '"Seoul"', '" "', "city 'seoul': en is ' ', expected a title in printable characters"),
    (SEOUL, "asia", "atlantis", f"city 'seoul': region is 'atlantis', expected one of {REGIONS}"),
    (SEOUL, "science", "sport", "city 'seoul': centre is 'sport', expected one of 'science', 'culture', 'industry'"),
    (SEOUL, "x=1", 'x=1, mark="6+"', "city 'seoul': mark is '6+', expected one of '', '3+', '4+', '5+'"),
    (SEOUL, "blue", "none", "city 'seoul': colour is 'none', expected one of 'blue', 'red'"),
    (SEOUL, "50_000", "55_000", f"city 'seoul': raid is 55000, {NEEDS_STEP}"),
    (SEOUL, "50_000", "0", f"city 'seoul': raid is 0, {NEEDS_STEP}"),
    (SEOUL, "80_000", "85_000", f"city 'seoul': catch is 85000, {NEEDS_STEP}"),
    (SEOUL, "80_000", "50_000", "city 'seoul': catch is 50000, expected more than the raid of 50000"),
    (STARSHIP, '"saucer"', '"cup"', "ship 'starship': type is 'cup', expected one of 'saucer', 'tripod', 'cruiser'"),
    (STARSHIP, "blue", "green", "ship 'starship': colour is 'green', expected one of 'blue', 'red'"),
    (STARSHIP, "blue", "none", "ship 'starship': colour is 'none', expected one of 'blue', 'red'"),
    (STARSHIP, "20_000", "25_000", f"ship 'starship': price is 25000, {NEEDS_STEP}"),
    (STARSHIP, "20_000", "0", f"ship 'starship': price is 0, {NEEDS_STEP}"),
    (STARSHIP, "with_type", "teleport", "ship 'starship': effect is 'teleport', expected one of 'with_type',"),
    (STARSHIP, "with_type", "reroll", "ship 'starship': effect is 'reroll', expected one of 'with_type', 'at_centre',"),
    (STARSHIP, ", n=3", "", "ship 'starship': effect 'with_type' has type, expected type and n"),
    (STARSHIP, "n=3", "n=3, humans=1", "ship 'starship': effect 'with_type' has type and n and humans, expected"),
    (STARSHIP, 'type="tripod"', 'centre="science"', "ship 'starship': effect 'with_type' has centre and n, expected"),
    (STARSHIP, "tripod", "dipod", "ship 'starship': type is 'dipod', expected one of 'saucer', 'tripod', 'cruiser'"),
    (STARSHIP, "[", '[{effect="move"}, {effect="move"}, ', "ship 'starship': ability 'move' is given twice, expected"),
    (STARSHIP, "[{", '[{effect="move", n=1}, {', "ship 'starship': effect 'move' has n, expected no further field"),
    ('id="foreman"', "industry", "sport", "ship 'foreman': centre is 'sport', expected one of 'science', 'culture',"),
    ('id="crusader"', '"europe"', '"eden"', f"ship 'crusader': region is 'eden', expected one of {REGIONS}"),
    ('id="hoover"', "=10_000}", "=5_000}", f"ship 'hoover': humans of effect 'raid_bonus' is 5000, {NEEDS_STEP}"),
    (JAMMER, "price=", "fuel=1, price=", "station 'jammer': there is a field 'fuel', expected only id, en, ru"),
    (JAMMER, "cancel_bonuses", "scout", f"station 'jammer': effect is 'scout', {ON_STATIONS}"),
    (JAMMER, "cancel_bonuses", "humans", f"station 'jammer': effect is 'humans', {ON_STATIONS}"),
    (JAMMER, "30_000", "1", f"station 'jammer': price is 1, {NEEDS_STEP}"),
    (JAMMER, "blue=2, red=1", "blue=0, red=0", "station 'jammer': blue and red are 0, expected a copy in some deck"),
    ('id="rage"', "boost_own_ship", "token_support", "compensation 'rage': effect is 'token_support', expected one of"),
    ('id="pension"', "30_000", "0", f"compensation 'pension': humans of effect 'humans' is 0, {NEEDS_STEP}"),
    ('id="m_asia"', '"asia"', '"eden"', f"mission 'm_asia': region is 'eden', expected one of {REGIONS}"),
    ('id="m_asia"', 'region="asia"', 'centre="asia"', "mission 'm_asia': centre is 'asia', expected one of 'science',"),
    ('id="m_asia"', 'region="asia",', "", "mission 'm_asia': expected either a region or a centre, not both"),
    ('id="m_asia"', "region=", 'centre="science", region=', "mission 'm_asia': expected either a region or a centre,"),
    ('id="m_africa"', "3+", "2+", "mission 'm_africa': mark is '2+', expected one of '', '3+', '4+', '5+'"),
    ("turns =", "10", "8", "[numbers]: turns is 8, expected 10"),
    ("fuel_limit =", "[4, ", "[", "[numbers]: fuel_limit has 9 entries, expected one for each of the 10 turns"),
    ("start_humans =", "100_000", "105_000", f"[numbers]: start_humans is 105000, {NEEDS_STEP}"),
    ("track_end =", "740_000", "745_000", f"[numbers]: track_end is 745000, {NEEDS_STEP}"),
    ("first =", "200_000", "1", f"[prizes]: first is 1, {NEEDS_STEP}"),
    ("second =", "100_000", "1", f"[prizes]: second is 1, {NEEDS_STEP}"),
    ("first_tie_pool =", "300_000", "1", f"[prizes]: first_tie_pool is 1, {NEEDS_STEP}"),
    ("max_humans =", "50_000", "1", f"[credit]: max_humans is 1, {NEEDS_STEP}"),
    ("gives =", "50_000", "0", f"[credit]: gives is 0, {NEEDS_STEP}"),
    ("costs =", "60_000", "0", f"[credit]: costs is 0, {NEEDS_STEP}"),
]

WRONG_DECKS = [
    (TRAINING, "buyable=false, ", "", "ship 'training': colour is 'none', expected one of 'blue'"),
    (TRAINING, "price=0,", "price=10_000,", "ship 'training': price is 10000, expected 0 for a ship that is not"),
    (TRAINING, '"none"', '"blue"', "ship 'training': colour is 'blue', expected one of 'none'"),
    (TRAINING, '"saucer"', '"tripod"', "ship 'training': type is 'tripod', expected 'saucer' for the training ship"),
    (TRAINING, "immortal", "move", "ship 'training': abilities lack 'immortal', expected it on the training saucer"),
    (TRAINING, "fuel=1", "fuel=2", "ship 'training': fuel is 2, expected 1 for the training saucer"),
    (TRAINING, "copies=5", "copies=4", "ship 'training': copies is 4, expected at least 5, one per player"),
    (SEOUL, "blue", "red", "table 'city': 14 blue cities with 2 players, expected 15, half of those laid out"),
    ('id="munich"', '"red"', '"blue"', "table 'city': 31 blue cities with 5 players, expected 30"),
    ('id="geneva"', "3+", "4+", "table 'city': 19 blue cities with 3 players, expected 20, half of those laid out"),
    ("cities_a_turn =", "[3,", "[4,", "table 'city': 15 blue cities with 2 players, expected 20, half of those laid"),
    ("numbers = [", "6]", "7]", "[tokens]: numbers is [1, 2, 3, 4, 5, 7], expected 1 to 6, one per cell"),
    ("colours =", "5", "4", "[tokens]: colours is 4, expected at least 5, one per player"),
]


@pytest.mark.parametrize(("line", "old", "new", "problem"), WRONG_FORM + WRONG_ENTRIES)
def test_a_broken_entry_is_refused_in_one_line(line: str, old: str, new: str, problem: str) -> None:
    message = complaint(edited(line, old, new))
    assert message.startswith(f"my.toml: {problem}")
    assert message.isprintable()


@pytest.mark.parametrize("table", ["numbers", "prizes", "credit", "tokens"])
def test_a_table_of_numbers_names_its_source_too(table: str) -> None:
    start = TEXT.index(f"[{table}]")
    text = TEXT[:start] + TEXT[start:].replace('source = "seed', 'source = "hearsay', 1)
    problem = "source is 'hearsay', expected one of 'seed', 'public', 'house'"
    assert complaint(text) == f"my.toml: [{table}]: {problem}"


@pytest.mark.parametrize(("line", "old", "new", "problem"), WRONG_DECKS)
def test_decks_that_cannot_be_played_with_are_refused(line: str, old: str, new: str, problem: str) -> None:
    assert complaint(edited(line, old, new)).startswith(f"my.toml: {problem}")


def test_the_training_saucer_is_one_model_and_the_first() -> None:
    none = "table 'ship': not buyable: none; expected one model, the training saucer"
    assert complaint(without(TRAINING)) == f"my.toml: {none}"
    other = next(line for line in TEXT.splitlines() if TRAINING in line)
    twin = other.replace('"training"', '"cadet"')
    two = "table 'ship': not buyable: ship 'training', ship 'cadet'; expected one model, the training saucer"
    assert complaint(TEXT.replace(other, f"{other}\n{twin}")) == f"my.toml: {two}"
    late = without(TRAINING).replace("    # blue tripods", f"{other}\n")
    assert complaint(late) == "my.toml: ship 'training': it is not buyable, expected it to be the first of the ships"


def test_every_deck_needs_cards() -> None:
    assert complaint(without('colour="red",  copies=2')).startswith("my.toml: table 'ship': 0 red ship cards")
    assert complaint(without('id="army_').replace("copies=6", "copies=2")).startswith("my.toml: table 'army': 2 cards")
    assert complaint(without('id="m_')).startswith("my.toml: table 'mission': 0 missions with 2 players, expected at ")
    start = TEXT.index("compensation = [")
    assert complaint(f"{TEXT[:start]}compensation = []").startswith("my.toml: table 'compensation': no cards")


def test_extra_fuel_must_not_make_too_many_choices() -> None:
    text = edited('id="jerrycan"', "copies=4", "copies=99")
    text = edited('id="fuel_tank"', "copies=1", "copies=2", text)
    problem = "effect 'fuel' can be combined in 600 ways, expected at most 500: fewer copies"
    assert complaint(text) == f"my.toml: tables 'station' and 'compensation': {problem}"


@pytest.mark.parametrize(
    ("line", "old", "new", "place"),
    [
        ("turns = 10", "10", "", "Invalid value (at line 18, column 9)"),
        ("[numbers]", "]", "", "(at line 17, column 9)"),
        (SEOUL, '"Сеул"', "Сеул", "Invalid value (at line"),
        ("turns = 10", "turns", "track_end", "Cannot overwrite a value (at line"),
    ],
)
def test_a_slip_in_the_syntax_is_shown_with_its_line(line: str, old: str, new: str, place: str) -> None:
    message = complaint(edited(line, old, new))
    assert message.startswith("my.toml: not TOML: ")
    assert place in message


def test_text_that_is_no_card_file_is_refused() -> None:
    assert complaint("") == "my.toml: the file: the field 'game' is missing"
    assert complaint("game = ") == "my.toml: not TOML: Invalid value (at line 1, the end of the file)"
    assert complaint(f"game = {'9' * 1900}").startswith(f"my.toml: [game]: it is {'9' * 18}...{'9' * 19}, expected str")


# ---------------------------------------------------------------- files


def refusal_of(path: Path) -> str:
    with pytest.raises(CardFileError) as refusal:
        load_cards(path)
    return str(refusal.value)


def test_a_file_of_one_s_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edited(STARSHIP, "20_000", "30_000"), encoding="utf-8")
    assert next(ship for ship in load_cards(path).ships if ship.name.id == "starship").price == 30_000


def test_files_of_other_editors_are_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert len(load_cards(path).cities) == 60


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing, file = tmp_path / "missing.toml", tmp_path / "file"
    file.touch()
    assert refusal_of(missing) == f"{missing}: cannot be read (No such file or directory), expected a card file"
    assert refusal_of(tmp_path) == f"{tmp_path}: cannot be read (Is a directory), expected a card file"
    assert refusal_of(file / "x") == f"{file}/x: cannot be read (Not a directory), expected a card file"
    assert refusal_of(Path("a\0b")) == "a b: cannot be read (embedded null byte), expected a card file"


def test_a_file_in_another_encoding_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(TEXT.encode("cp1251", errors="replace"))
    assert refusal_of(path) == f"{path}: line 1 is not UTF-8, expected a text file in UTF-8"


def test_a_complaint_about_a_file_names_it(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edited(SEOUL, "x=1", "x=9"), encoding="utf-8")
    assert refusal_of(path) == f"{path}: city 'seoul': x is 9, expected int <= 3"


def test_a_digest_tells_card_files_apart() -> None:
    assert digest("") == "e3b0c44298fc1c14"
    assert digest(TEXT) != digest(edited(STARSHIP, "20_000", "30_000"))


# ---------------------------------------------------------------- limits


def repeated(line: str, id: str, times: int) -> str:
    """The text with so many more entries like this one."""
    good = next(entry for entry in TEXT.splitlines() if line in entry)
    more = [good.replace(f'"{id}"', f'"copy_{n}"') for n in range(times)]
    return TEXT.replace(good, "\n".join([good, *more]))


def test_a_table_has_so_many_entries() -> None:
    problem = "[box]: mission has 109 entries, expected at most 99: leave some out"
    assert complaint(repeated('id="m_asia"', "m_asia", 100)) == f"my.toml: {problem}"


def test_a_title_has_so_many_letters() -> None:
    problem = "city 'seoul': en has 81 characters, expected at most 80: shorten it"
    assert complaint(edited(SEOUL, '"Seoul"', f'"{"S" * 81}"')) == f"my.toml: {problem}"


def test_compensations_must_not_make_too_many_choices() -> None:
    text = repeated('id="pension"', "pension", 5).replace("copies=4, ", "copies=99, ")
    assert "effect 'humans' is on" in complaint(re.sub(r'copies=\d+(.*effect="humans")', r"copies=99\1", text))


def test_an_id_that_means_nothing_is_refused() -> None:
    problem = "city 'none': id is 'none', expected another: among choices it means “none”"
    assert complaint(edited(SEOUL, '"seoul"', '"none"')) == f"my.toml: {problem}"
