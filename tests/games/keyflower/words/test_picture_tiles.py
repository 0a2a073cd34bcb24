"""What tiles do and are worth, said in a few signs, in both languages."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.box.tiles import UpgradableTile
from kubrik.games.keyflower.words.pictures.tiles import tile_text
from kubrik.games.keyflower.words.pictures.villages import UPGRADED
from tests.games.keyflower.scene import BY_NAME
from tests.games.keyflower.words.pictures import words

SAID = [
    ("woodcutter", 0, "+2 wood; upgrade for 1 saw: +1 wood +1 gold, 3 VP"),
    ("woodcutter", 1, "+1 wood +1 gold, 3 VP"),
    ("stable", 0, "2 steps, 1 upgrade; upgrade for 1 wood + 1 iron: 4 steps, 2 upgrades, 5 VP"),
    ("carpenter", 0, "−saw +3 wood; upgrade for 3 wood: −saw +3 gold, 7 VP"),
    ("peddler", 1, "−yellow +2 green"),
    ("tavern", 1, "−any worker +3 workers from the bag"),
    ("hiring_fair", 1, "−any skill tile +3 skill tiles, 5 VP"),
    ("apprentice_hall", 1, "+2 skill tiles, 3 VP"),
    ("workshop", 0, "+1 wood or stone or iron; upgrade for 2 resources of any kind: +1 wood +1 stone +1 iron, 3 VP"),
    ("goldsmith", 0, "nothing; upgrade for 2 gold: 7 VP"),
    ("inn", 1, "+3 workers from the bag"),
    ("barn", 0, "1 VP per resource on it; upgrade for 1 skill tile of any type: 2 VP per resource on it"),
    ("stone_yard", 1, "3 VP per stone on it"),
    ("apothecary", 0, "3 VP per 5 workers"),
    ("windmill", 0, "5 VP per 5 resources"),
    ("scribes", 0, "10 VP per anvil + pickaxe + saw"),
    ("village_hall", 0, "1 VP per worker of one colour"),
    ("watermill", 0, "1 VP per resource of one type"),
    ("scholar", 0, "3 VP per skill tile of one type"),
    ("keythedral", 0, "12 VP"),
    ("turn1", 0, "1 VP per tile beside it"),
    ("keyflower", 1, "1 VP per point of transport capacity"),
    ("sea_bastion", 1, "1 VP per tile of the best closed route"),
    ("sea_breese", 1, "boats in the river from home: 2 4 8 16 32 VP"),
    ("flipper", 1, "2 VP, one free upgrade"),
    ("white_wind", 1, "1 VP per worker that no other tile scores"),
    ("summer_boat1", 0, "+2 from the bag at the end of each season"),
    ("summer_boat4", 1, "uses in mixed colours"),
    ("key_celeste", 1, "3 VP"),
]
SAID_IN_RUSSIAN = [
    ("woodcutter", 0, "+2 дерева; улучшить за 1 пилу: +1 дерево +1 золото, 3 ПО"),
    ("smelter", 1, "−наковальня +3 золота, 7 ПО"),
    ("farrier", 1, "5 шагов, 2 улучшения, 5 ПО"),
    ("inn", 0, "+1 работник из мешка; улучшить за 1 любой ресурс + 1 любой жетон умения: +3 работника из мешка"),
    ("craftsmans_guild", 0, "3 ПО за синего + красного + жёлтого"),
    ("scribes", 0, "10 ПО за наковальню + кирку + пилу"),
    ("key_guild", 0, "10 ПО за 5 жетонов умения"),
]


@pytest.mark.parametrize(("id", "face", "text"), SAID)
def test_what_a_tile_does_is_said_in_short(id: str, face: int, text: str) -> None:
    assert tile_text(words("en"), BY_NAME[id], face).replace("\u00a0", " ") == text


@pytest.mark.parametrize(("id", "face", "text"), SAID_IN_RUSSIAN)
def test_what_a_tile_does_is_said_in_russian(id: str, face: int, text: str) -> None:
    assert tile_text(words("ru"), BY_NAME[id], face).replace("\u00a0", " ") == text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_name_fits_into_a_hex_with_the_mark_of_an_upgrade(lang: str) -> None:
    said = words(lang)
    for tile in said.tiles.values():
        mark = UPGRADED if isinstance(tile, UpgradableTile) else ""
        assert len(said.brief(tile.name.id, 1) + mark) <= 11, tile.name.id


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_two_tiles_are_called_alike_in_hexes(lang: str) -> None:
    said = words(lang)
    brief = [said.brief(id, 0) for id in said.tiles]
    assert len(set(brief)) == len(brief)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_short_names_are_of_tiles_that_exist_and_are_needed(lang: str) -> None:
    said = words(lang)
    for id, short in said.lang.short.items():
        assert len(said.tile(id)) > len(short)
