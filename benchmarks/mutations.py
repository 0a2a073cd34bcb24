"""What a mutant is: one change that cosmic-ray, or one of our own operators, can make at one place of a module."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

from tools.places import SRC

# These need names of variables as arguments.
NOT_HERE = ("core/VariableReplacer", "core/VariableInserter")


class Mutant(NamedTuple):
    """The n-th change of an operator in a module."""

    module: str  # below src/kubrik
    operator: str
    occurrence: int
    line: int

    def words(self) -> str:
        """The mutant's place, and the changed lines before and after."""
        before, after = source(self.module).splitlines(), mutated(self).splitlines()
        changed = [s for s in difflib.ndiff(before, after) if s[0] in "+-"]
        return f"{self.module}:{self.line} " + " ".join(s[0] + s[1:].strip() for s in changed)


class DropStatement(Operator):  # type: ignore[misc]
    """Replaces an assignment or a call by `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        if node.type == "simple_stmt" and is_deed(node.children[0]):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        first = node.children[0]
        nothing = parso.python.tree.Keyword("pass", first.start_pos, prefix=first.get_first_leaf().prefix)
        node.children[0] = nothing
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


def is_deed(node: Any) -> bool:
    """Is it an action inside a function: not a docstring, an import or a constant's definition?"""
    is_inside = parso.tree.search_ancestor(node, "funcdef") is not None
    return is_inside and node.type in ("expr_stmt", "atom_expr")


@cache
def operators() -> dict[str, Operator]:
    made = {name: get_operator(name)() for name in operator_names() if name not in NOT_HERE}
    return made | {"kubrik/DropStatement": DropStatement()}


@cache
def source(module: str) -> str:
    return (SRC / "kubrik" / module).read_text(encoding="utf-8")


def all_places(module: str) -> list[list[Mutant]]:
    """All possible changes, grouped by place."""
    nodes = list(ast_nodes(get_ast(source(module))))
    places: dict[tuple[tuple[int, int], tuple[int, int]], list[Mutant]] = {}
    for name, operator in operators().items():
        found = [position for node in nodes for position in operator.mutation_positions(node)]
        for occurrence, position in enumerate(found):
            places.setdefault(position, []).append(Mutant(module, name, occurrence, position[0][0]))
    return list(places.values())


def mutated(mutant: Mutant) -> str:
    code = mutate_code(source(mutant.module), operators()[mutant.operator], mutant.occurrence)
    return code if code is not None else source(mutant.module)


def changes_something(mutant: Mutant) -> bool:
    """Does the mutant change more than types, and is it valid Python?"""
    try:
        return meaning(mutated(mutant)) != meaning(source(mutant.module))
    except SyntaxError:
        return False


@cache
def meaning(code: str) -> str:
    """The code without its types, to compare what runs."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)
