"""Liar's dice, installed once for all tests of a worker."""

from __future__ import annotations

import pytest

from tests.examples.packages import LIARS_DICE, installed


@pytest.fixture(scope="session")
def with_liars_dice(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which it is found."""
    return installed(LIARS_DICE, tmp_path_factory.mktemp("liars_dice"))
