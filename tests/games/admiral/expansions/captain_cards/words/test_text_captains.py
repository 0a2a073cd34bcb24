"""What the journal says of captains, and what it no longer says."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from tests.games.admiral.scene import CAPTAINS, Scene, scene
from tests.games.admiral.texts import MANNED, journal, sentence

G1, F1 = (MANNED.rules.names.index(name) for name in ("G1", "F1"))
SWIFT = next(c.index for c in CAPTAINS.all if c.name.id == "swift")


def port_scene(**options: str) -> Scene:
    s = scene("1a....", "aa....", ships="L1 B1 E, F1 A2 E, B2 F2 W", captains="L1 target", options=options)
    return s.turn(0)


@pytest.mark.rule("CC-3.2", "CC-3.5")
@pytest.mark.parametrize(
    ("captain", "english", "russian"), [(SWIFT, "Swift", "Свифта"), (NOT_NAMED, "a captain", "капитана")]
)
def test_a_captain_is_named_or_is_just_a_captain(captain: int, english: str, russian: str) -> None:
    shown = (notes.CARD_SHOWN, G1, F1)
    assert sentence("en", *shown, 1, captain) == f"Ann reveals {english} on the frigate F1 and uses him."
    assert sentence("ru", *shown, 1, captain) == f"Анна открывает {russian} на фрегате F1 и пользуется им."
    assert sentence("en", *shown, 0, captain) == f"Ann reveals {english} on the frigate F1."
    assert sentence("en", notes.CARD_SHOWN, G1, -1, 0, captain) == f"Ann reveals {english} ashore."
    lost = sentence("en", notes.CARD_LOST, G1, F1, 0, captain)
    assert lost == f"Ann loses {english} on the frigate F1: the card leaves the game."
    assert (
        sentence("ru", notes.CARD_LOST, G1, -1, 0, captain)
        == f"Анна теряет {russian} на берегу: карта выходит из игры."
    )
    over = sentence("en", notes.WENT_OVER, G1, F1, MANNED.rules.names.index("L2"), captain)
    assert over == f"Ann sends {english} over from the frigate F1 to the ship of the line L2."


@pytest.mark.rule("CC-8.2", "CC-8.12", "CC-8.25", "H-5")
def test_windows_are_told() -> None:
    """A pass reads the same for every captain: it names none."""
    assert sentence("en", notes.LETS_FIRE, 0, F1) == "Ann does not answer the fire at the frigate F1."
    assert sentence("ru", notes.LETS_FIRE, 0, F1) == "Анна не отвечает на огонь по фрегату F1."
    assert sentence("en", notes.LETS_BE, 0, F1) == "Ann does not claim the first shot for the frigate F1."
    claims = sentence("ru", notes.CLAIMS, G1, F1, 0, SWIFT)
    assert claims == "Анна опережает соперника: на фрегате F1 Свифт."
    late = sentence("en", notes.ANSWERS, G1, F1, 1, SWIFT)
    assert late == "Ann answers the fire at the frigate F1 with Swift."


@pytest.mark.rule("CC-2.7", "AD-22.7")
def test_cards_are_told_by_the_ship_they_were_first_laid_under() -> None:
    assert sentence("en", notes.WAS, G1, 0, 0, SWIFT) == "Ann shows the card first laid under the galleon G1: Swift."
    assert sentence("ru", notes.WAS, G1, 0, 0, SWIFT) == (
        "Анна показывает карту, которая вначале лежала под галеоном G1: Свифт."
    )
    assert sentence("en", notes.WAS_ASIDE, 1, 0, 0, SWIFT) == "Ben shows a card set aside: Swift."
    assert sentence("en", notes.CARDS_LAID, 1, 2) == "Ben places 2 captains face down."
    assert sentence("en", notes.CARDS_LAID, 1, 0) == "Ben sails without captains."


@pytest.mark.rule("AD-19.7", "T-88", "CC-3.9")
def test_older_lines_forget_a_captain_who_is_turned_down() -> None:
    s = port_scene().choose(0, "turn up card of L1", "land from L1", "take aboard F1", "end turn")
    named = journal(s)[1:]
    assert named == [
        "Ann reveals Target on the ship of the line L1.",
        "Ann lands Target from the ship of the line L1 at fort 1.",
        "Ann takes Target aboard the frigate F1 at fort 1.",
    ]
    s.choose(0, "turn down card of L1")
    assert journal(s)[1:5] == [
        "Ann reveals a captain on the ship of the line L1.",
        "Ann lands a captain from the ship of the line L1 at fort 1.",
        "Ann takes a captain aboard the frigate F1 at fort 1.",
        "Ann turns the captain on the frigate F1 face down.",
    ]
    assert [line for line in journal(s) if "Target" in line] == []
    assert [line for line in journal(s, "ru") if "Таргет" in line] == []


@pytest.mark.rule("AD-19.7")
def test_a_captain_who_stays_up_is_still_named_and_so_is_one_that_the_log_remembers() -> None:
    up = port_scene().choose(0, "turn up card of L1", "end turn", "leave up card of L1")
    assert "Ann reveals Target on the ship of the line L1." in journal(up)
    remembered = port_scene(log_memory="on").choose(0, "turn up card of L1", "end turn", "turn down card of L1")
    assert journal(remembered)[1:3] == [
        "Ann reveals Target on the ship of the line L1.",
        "Ann turns the captain on the ship of the line L1 face down.",
    ]


@pytest.mark.rule("CC-6.8", "CC-4.5")
def test_a_card_that_lies_face_down_is_never_named() -> None:
    s = port_scene().choose(0, "land from L1")
    assert journal(s)[1:] == ["Ann lands a captain from the ship of the line L1 at fort 1."]
    assert journal(s, "ru")[1:] == ["Анна снимает капитана с линкора L1 на берег у форта 1."]
