"""The paths of everything that `make` makes."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SRC: Final = ROOT / "src"
PAGE: Final = ROOT / "page"
BUILT_PAGE: Final = SRC / "kubrik" / "server" / "page"
REQUIREMENTS: Final = ROOT / "requirements"

VENV: Final = ROOT / ".venv"
BENCH: Final = ROOT / ".venv-bench"  # the libraries that Kubrik is measured against
MUTANTS: Final = ROOT / ".venv-mutants"  # the tests, and the tool that makes mutants
HOMES: Final = VENV / "homes"  # one folder for each state of the source: the compiled kubrik, as it is imported
LIBRARIES: Final = VENV / "libraries"  # compiled modules alone, by a hash of what they were made of
OBJECTS: Final = VENV / "objects"  # object files of the C compiler, by a hash of what they were made of


def python_of(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def packages_of(venv: Path) -> Path:
    """The site-packages folder of a venv of the Python that runs this."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(venv), "platbase": str(venv)}))
