"""What a game says to whoever sets it up in a way that can't be."""

from __future__ import annotations

import pytest

from kubrik.engine.game import Setup, SetupError
from tests.engine.toy_box import HarbourGame


class PlainHarbour(HarbourGame):
    """Without options and expansions."""

    expansions = ()
    options = ()


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"^harbour has no option 'fog' \(available: ties\)$"):
        HarbourGame().box(Setup(game="harbour", seats=2, options={"fog": "thick"}))


def test_or_with_none_where_there_are_none() -> None:
    with pytest.raises(SetupError, match=r"^harbour has no option 'fog' \(available: none\)$"):
        PlainHarbour().box(Setup(game="harbour", seats=2, options={"fog": "thick"}))
    with pytest.raises(SetupError, match=r"^harbour has no expansion 'fog' \(available: none\)$"):
        PlainHarbour().box(Setup(game="harbour", seats=2, expansions=("fog",)))
