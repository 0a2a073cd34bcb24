"""What can be looked up."""

from __future__ import annotations

import pytest

from kubrik.engine.languages import LANGUAGES
from tests.games.admiral.scene import scene
from tests.games.admiral.texts import MANNED, PLAIN, check_words, texts_of
from tests.games.in_words import plain

ADMIRAL = texts_of(
    scene("....", "....", ships="B1 A1 E, B2 D2 W", level="admiral", options={"fireships": "on"}).t.rules
)


def test_classes_forts_and_captains_can_be_looked_up() -> None:
    ships = {"battleship": "Ship of the line", "galleon": "Galleon", "frigate": "Frigate", "brig": "Brig"}
    assert PLAIN.cards("en") == ships | {"fort": "Fort"}
    captains = {"rapid": "Рапид", "swift": "Свифт", "target": "Таргет", "berserk": "Берсерк"}
    assert captains.items() <= MANNED.cards("ru").items()
    assert len(MANNED.cards("ru")) == len(PLAIN.cards("ru")) + len(captains)
    assert ADMIRAL.cards("en") == ships  # there are no forts


@pytest.mark.rule("AD-4.2", "AD-4.4")
def test_a_class_tells_its_numbers() -> None:
    assert plain(PLAIN.card_text("frigate", "en")) == (
        "cells: 6 in fresh wind, 3 in a storm, 0 in a calm; range 5, guns per side 3; "
        "hull 5, boarding 3, hold 2, value 3"
    )
    assert plain(PLAIN.card_text("brig", "ru")) == (
        "клеток: 5 при свежем ветре, 2 в бурю, 1 в штиль; дальность стрельбы 4, пушек на каждом борту 2; "
        "прочность 3, абордаж 2, трюм 1, ценность 2; проходит через рифы; стреляет поверх преград"
    )


@pytest.mark.rule("AD-4.4", "AD-21.1")
def test_what_only_some_games_have_is_told_only_there() -> None:
    assert "bow guns 1, stern guns 0" in ADMIRAL.card_text("brig", "en")
    assert "can be burnt as a fireship" in ADMIRAL.card_text("brig", "en")
    assert "bow" not in PLAIN.card_text("brig", "en")
    assert "burnt" not in PLAIN.card_text("brig", "en")


@pytest.mark.rule("AD-17.1")
def test_a_fort_tells_its_numbers() -> None:
    assert PLAIN.card_text("fort", "en") == "strength 6, guns 3, range 6, garrison up to 5, value 3"


@pytest.mark.rule("CC-7.1", "CC-8.2", "CC-9.1", "CC-9.3", "CC-10.1")
def test_a_captain_tells_what_he_does() -> None:
    said = {id: plain(MANNED.card_text(id, "en")) for id in ("rapid", "swift", "target", "berserk")}
    assert said == {
        "rapid": "in fresh wind his ship goes 1 cell farther",
        "swift": "when ships fire at his ship, it may fire first, out of turn",
        "target": "also hits on 2, at every distance; at pistol-shot distance every shot hits without a roll",
        "berserk": "+1 point in boarding and assault",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_words(lang: str) -> None:
    for id, title in MANNED.cards(lang).items():
        check_words(title, lang)
        check_words(MANNED.card_text(id, lang), lang)
