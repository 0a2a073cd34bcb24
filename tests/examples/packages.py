"""Packages that bring games, installed as anybody would install them, into a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import PYTHONPATH
from tests.pages import ROOT

LIARS_DICE = ROOT / "examples" / "liars_dice"


def installed(package: Path, folder: Path) -> dict[str, str]:
    """The environment in which a package's game is found."""
    words = "-m pip install --quiet --no-deps --no-build-isolation --no-index --disable-pip-version-check --target"
    subprocess.run([sys.executable, *words.split(), str(folder), str(package)], check=True, capture_output=True)
    return {"PYTHONPATH": os.pathsep.join(filter(None, [PYTHONPATH, str(folder)]))}


def own_tests(package: Path, env: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests that a package brings, run as its author runs them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package)]
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, check=False, timeout=300
    )
