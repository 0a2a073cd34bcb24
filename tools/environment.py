"""Python packages, in layers: each `make` target installs those that it needs. A layer is a file of requirements/.

`python -m tools.environment play build` installs layers, unless they are installed already.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path
from typing import Final

from tools.locks import alone, replace_text
from tools.places import BENCH, MUTANTS, REQUIREMENTS, VENV, python_of
from tools.saying import AGAIN, give_up, say, short
from tools.stopping import stoppable, works

PIP: Final = (
    *("-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check", "--retries", "2"),
    *("--no-deps", "--no-compile"),  # the files list everything, and Python compiles what it imports
)
WHAT_FOR: Final = {
    "play": "what playing needs",
    "build": "what compiles the rules",
    "test": "the tools of the tests",
    "node": "Node.js, for there is none of version 20.19 or 22.12 here",
    "bench": "the libraries that Kubrik is measured against",
    "mutants": "what makes mutants, and the tools of the tests",
}
OWN: Final = {"bench": BENCH, "mutants": MUTANTS}  # layers with their own venv
WITHIN: Final = {"test": ("play", "build")}  # a layer -> the layers it contains


def ready(layer: str, venv: Path = VENV) -> None:
    """Installs the layer, unless this version of it is installed already."""
    if is_installed(layer, venv):
        return
    with alone(venv / ".lock", "installing packages"):
        if not is_installed(layer, venv):
            make_venv(venv)
            install(layer, venv)


def make_venv(venv: Path) -> None:
    """Makes the venv, unless it is complete. The mark is written last, so a half-made one is made again."""
    mark = venv / ".made"
    if mark.is_file() and mark.read_text(encoding="utf-8") == sys.version:
        return
    say(f"making {venv.name}")
    shutil.rmtree(venv / "lib", ignore_errors=True)
    log = venv / "venv.log"
    if not works([sys.executable, "-m", "venv", str(venv)], log):
        missing = "is its venv module there? (Debian and Ubuntu: python3-venv)"
        give_up(f"Python can't make {venv.name}: {missing} {short(log)} has what it says.")
    replace_text(mark, sys.version)


def install(layer: str, venv: Path) -> None:
    """Installs a layer. pip takes half-installed packages for complete; after an interruption all are reinstalled."""
    begun = venv / f".{layer}.begun"
    anew = ("--ignore-installed",) if begun.exists() else ()
    begun.touch()
    say(f"installing {WHAT_FOR[layer]} (requirements/{layer}.txt)")
    log = venv / "pip.log"
    if not works([python_of(venv), *PIP, *anew, "-r", file_of(layer)], log):
        give_up(f"pip can't install {WHAT_FOR[layer]}: is there a network? {AGAIN} {short(log)} has what pip says.")
    for each in (layer, *WITHIN.get(layer, ())):
        replace_text(mark_of(each, venv), state_of(each))
    begun.unlink()


def is_installed(layer: str, venv: Path) -> bool:
    """Is this version of the layer installed, for this Python?"""
    try:
        return mark_of(layer, venv).read_text(encoding="utf-8") == state_of(layer)
    except FileNotFoundError:
        return False


def mark_of(layer: str, venv: Path) -> Path:
    return venv / f".{layer}.installed"


def state_of(layer: str) -> str:
    return hashlib.sha256(sys.version.encode() + file_of(layer).read_bytes()).hexdigest()


def file_of(layer: str) -> Path:
    return REQUIREMENTS / f"{layer}.txt"


if __name__ == "__main__":
    with stoppable():
        for word in sys.argv[1:]:
            ready(word, OWN.get(word, VENV))
