"""What boards are drawn from: the numbers of section 4, 10 and 17, the same for all seats."""

from __future__ import annotations

import msgspec

from kubrik.engine.game import Setup
from kubrik.games.admiral.views.furniture import AdmiralFurniture
from kubrik.games.registry import game_named


def laid_out(expansions: tuple[str, ...] = ()) -> AdmiralFurniture:
    found = game_named("admiral").box(Setup(game="admiral", seats=2, expansions=expansions)).furniture()
    assert isinstance(found, AdmiralFurniture)
    return found


def test_a_frigate_is_printed_as_in_the_tables_of_section_4() -> None:
    frigate = laid_out().classes["frigate"]
    assert frigate.distances == {"calm": 0, "fresh": 6, "storm": 3}
    assert (frigate.range, frigate.guns, frigate.boarding, frigate.value) == (5, (3, 3, 1, 1), 3, 3)


def test_only_brigs_lob_their_shots() -> None:
    assert [name for name, card in laid_out().classes.items() if card.lobs] == ["brig"]


def test_what_hits_at_each_distance() -> None:
    guns = laid_out().guns
    assert guns.hits == {"pistol": (1, 3, 4, 5, 6), "medium": (1, 3, 5, 6), "long": (1, 3, 5)}
    assert (guns.up_to, guns.storm_range) == ((1, 3), 3)


def test_a_fort() -> None:
    fort = laid_out().fort
    assert (fort.range, fort.garrison, fort.value) == (6, 5, 3)


def test_it_goes_over_the_wire_and_captains_change_nothing() -> None:
    sent = msgspec.json.encode(laid_out(("captain_cards",)))
    assert msgspec.json.decode(sent, type=AdmiralFurniture) == laid_out()
