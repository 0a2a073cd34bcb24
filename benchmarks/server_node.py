"""The programs in node for the server benchmark (clients and boardgame.io), installed with what they need."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.server_figures import Figures

PROGRAMS: Final = Path(__file__).with_name("node")
INSTALLED: Final = PROGRAMS / "node_modules" / ".package-lock.json"


def install() -> bool:
    """Installs them; False if there is no node."""
    if shutil.which("npm") is None:
        return False
    quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (PROGRAMS / "package-lock.json").stat().st_mtime:
        subprocess.run(["npm", "ci", *quietly], cwd=PROGRAMS, check=True, stdout=subprocess.DEVNULL)
    return True


def measured(*command: str) -> Figures:
    """The figures that the clients print."""
    told = subprocess.run(["node", *command], cwd=PROGRAMS, check=True, stdout=subprocess.PIPE).stdout
    return msgspec.json.decode(told, type=Figures)
