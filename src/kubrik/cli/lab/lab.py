"""`kubrik lab`: experiments."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module

from kubrik.cli.usage import UsageError


def run(args: Namespace) -> int:
    """Imports the laboratory; its packages are missing if Kubrik was installed without them."""
    try:
        import_module("polars")
    except ModuleNotFoundError as missing:
        raise UsageError("lab_packages", package=missing.name or "") from missing
    code: int = import_module("kubrik.cli.lab.commands").carry_out(args)
    return code
