"""What is compiled must be code that mypyc compiles faithfully."""

from __future__ import annotations

import ast

from tests.pages import ROOT
from tools.modules import targets

STRUCTS = {"Struct", "msgspec.Struct", "View", "Furniture", "AdditionView"}


def test_no_struct_is_compiled() -> None:
    """A compiled msgspec struct forgets how it is to be written; structs live in modules of their own."""
    compiled = targets()
    assert len(compiled) > 100
    assert [path for path in compiled if bases_in(path) & STRUCTS] == []


def bases_in(path: str) -> set[str]:
    """Of all classes of a module."""
    tree = ast.parse((ROOT / "src/kubrik" / path).read_text(encoding="utf-8"))
    return {ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}
