"""What is compiled must be code that mypyc compiles faithfully."""

from __future__ import annotations

import ast

import pytest

from hatch_build import ROOT, targets


@pytest.mark.parametrize("path", targets())
def test_no_struct_is_compiled(path: str) -> None:
    """A compiled msgspec struct forgets how it is to be written; structs live in modules of their own."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    bases = {ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}
    assert not bases & {"Struct", "msgspec.Struct", "View", "Furniture", "AdditionView"}
