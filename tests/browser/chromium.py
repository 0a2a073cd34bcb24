"""A real Chromium: the machine's own, or the one that lies in an npm package of the page."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.locks import alone
from tools.page import PACKAGES, node
from tools.places import PAGE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # tests may run as root; they load nothing but Kubrik
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
UNPACK = """
const { default: chromium } = await import("@sparticuz/chromium");
console.log(JSON.stringify(await chromium.executablePath()));
"""
WITH_LIBRARIES = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}  # how the package is asked for its libraries too


def launch_options() -> dict[str, Any] | None:
    """What Playwright is to launch; None where this machine has no Chromium and can't run npm's."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return {"executable_path": found, "args": FLAGS}
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return None
    folder = unpacked(PACKAGES / ".chromium")
    return {"executable_path": str(folder / "chromium"), "args": FLAGS, "env": surroundings(folder)}


def unpacked(folder: Path) -> Path:
    """Several test processes may want it at once: one unpacks, and the others wait."""
    with alone(folder.with_suffix(".lock"), "unpacking Chromium"):
        return folder if folder.is_dir() else unpack(folder)


def unpack(folder: Path) -> Path:
    mine = Path(tempfile.mkdtemp(dir=folder.parent))
    command = [*node(), "--input-type=module", "--eval", UNPACK]
    env = {**os.environ, **WITH_LIBRARIES, "TMPDIR": str(mine)}
    shown = subprocess.run(command, cwd=PAGE, env=env, capture_output=True, text=True, check=True)
    assert Path(json.loads(shown.stdout)).parent == mine
    return mine.rename(folder)


def surroundings(folder: Path) -> dict[str, str | float | bool]:
    """Its own libraries and, where the machine has none, its own fonts."""
    fonts = {} if Path("/etc/fonts").is_dir() else {"FONTCONFIG_PATH": str(folder / "fonts")}
    return {**os.environ, "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"), **fonts}
