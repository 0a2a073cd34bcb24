"""What the page draws the tiles from: every tile in play, both faces, nothing that one seat may not know."""

from __future__ import annotations

from kubrik.engine.game import Setup
from kubrik.games.keyflower.game import KeyflowerGame
from kubrik.games.keyflower.views.furniture import KeyflowerFurniture, TileFurniture

GAME = KeyflowerGame()


def furniture(seats: int, *expansions: str) -> KeyflowerFurniture:
    shown = GAME.box(Setup(game="keyflower", seats=seats, expansions=expansions)).furniture()
    assert isinstance(shown, KeyflowerFurniture)
    return shown


def tile(id: str, seats: int = 3) -> TileFurniture:
    return furniture(seats, "key_celeste").tiles[id]


def test_every_tile_of_the_box_is_there() -> None:
    assert len(furniture(2).tiles) == 64
    assert set(furniture(2, "key_celeste").tiles) - set(furniture(2).tiles) == {"key_celeste"}


def test_a_village_tile_shows_both_faces_and_the_cost_between_them() -> None:
    mason = tile("mason")
    front, back = mason.faces
    assert (mason.kind, mason.season) == ("village", "summer")
    assert mason.edges == ("field", "road", "road", "field", "field", "road")
    assert (front.pay_skill, front.effect, front.resources, front.points) == ("pickaxe", "gain", (0, 3, 0, 0), 0)
    assert (back.resources, back.points) == ((0, 0, 0, 3), 7)
    assert mason.cost is not None
    assert mason.cost.resources == (0, 3, 0, 0)


def test_payments_of_any_worker_or_skill() -> None:
    assert tile("tavern").faces[0].pay_worker == "any"
    assert tile("hiring_fair").faces[1].pay_skill == "any"
    assert tile("keywood").faces[0].pay_skill is None


def test_scores_name_their_types_in_words() -> None:
    scribes, barn = tile("scribes").faces[0].score, tile("barn").faces[1].score
    assert scribes is not None
    assert barn is not None
    assert (scribes.per, scribes.items, scribes.of, scribes.points) == (
        "set",
        "skills",
        ("anvil", "pickaxe", "saw"),
        10,
    )
    assert (barn.per, barn.items, len(barn.of), barn.points) == ("kept", None, 4, 2)


def test_boats_bring_workers_and_skill_tiles_by_face() -> None:
    front, back = tile("keyflower").faces
    assert (front.n, front.skills, back.n, back.skills) == (7, 1, 3, 2)
    assert tile("flipper").flips
    assert not tile("keyflower").flips


def test_summer_boats_have_an_ability_on_each_face() -> None:
    a, b = tile("summer_boat1").faces
    assert (a.ability, a.n, b.ability, b.n) == ("extra_workers", 2, "extra_green", 1)


def test_the_purple_icon_depends_on_the_number_of_players() -> None:
    assert [tile("turn2", seats).purple for seats in (3, 4)] == [True, False]


def test_the_ghost_ship_is_of_no_kind_of_the_base_game() -> None:
    ship = tile("key_celeste")
    assert (ship.kind, ship.season, ship.cost, ship.faces[0].points) == ("other", None, None, 3)
