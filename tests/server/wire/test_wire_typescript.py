"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.server.wire.typescript import files

WIRE = Path(__file__).resolve().parents[3] / "page" / "src" / "wire"


def test_the_page_has_these_files_and_no_others() -> None:
    assert {path.name for path in WIRE.iterdir()} == set(files())


@pytest.mark.parametrize("name", files())
def test_the_types_of_the_page_are_what_make_wire_writes(name: str) -> None:
    assert (WIRE / name).read_text(encoding="utf-8") == files()[name], "run `make wire`"
