"""The version of Kubrik."""

from __future__ import annotations

from importlib.util import find_spec

from kubrik import __version__


def is_compiled() -> bool:
    """Are the rules compiled? Finds out without importing them."""
    spec = find_spec("kubrik.engine.table")
    return spec is not None and not str(spec.origin).endswith(".py")


def rules_are() -> str:
    return "compiled" if is_compiled() else "interpreted"


def version_line() -> str:
    return f"kubrik {__version__} (rules {rules_are()})"
