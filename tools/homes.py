"""Homes: folders from which the compiled kubrik is imported, one for each state of the source.

A home is made beside the others and appears all at once; it is never changed afterwards, nor deleted while somebody
imports from it. So a running server keeps the one it began with, and an interrupted build leaves nothing behind that
could be imported.

`python -m tools.homes` makes the home of the current source, and lets `.venv/bin/kubrik` use it;
`python -m tools.homes where` prints where kubrik is imported from.
"""

from __future__ import annotations

import hashlib
import os
import py_compile
import shutil
import signal
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools import compiling, environment, modules
from tools.inhabited import MOVING_IN, furnish
from tools.keeping import DRAFT, forget
from tools.locks import alone, replace_text
from tools.places import BUILT_PAGE, HOMES, LIBRARIES, SRC, VENV, packages_of, python_of
from tools.saying import say
from tools.stopping import stoppable

KEPT: Final = 3  # how many homes, besides those that are in use
NOTHING_COMPILED: Final = 3  # an exit code
KINDNESS: Final = 19  # the nice value for compiling in the background
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", "*.pyc", BUILT_PAGE.name)
COMMAND: Final = """#!{python}
import sys

from kubrik.cli import main

if __name__ == "__main__":  # processes that it starts import this file, too
    sys.exit(main())
"""


def home_of_source() -> Path:
    """The path of the current source's home, whether or not it exists yet."""
    return HOMES / fingerprint(SRC)


def fingerprint(src: Path) -> str:
    """A hash of all files of the package but the page, of how it is compiled and of how it is lived in."""
    digest = hashlib.sha256(f"{compiling.fingerprint(src)}{MOVING_IN}".encode())
    for path in sorted((src / "kubrik").rglob("*")):
        name = path.relative_to(src)
        if path.is_file() and BUILT_PAGE.name not in name.parts and path.suffix != ".pyc":
            digest.update(f"{name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def is_quick() -> bool:
    """Are the compiled libraries there already, so that the home is made in a moment?"""
    return (LIBRARIES / compiling.fingerprint()).is_dir()


def make() -> Path | None:
    """Makes the home of the source, unless it exists; None if it can't be compiled here (a printed line says why)."""
    if (home := home_of_source()).is_dir():
        home.touch()
        return home
    if not is_quick() and (reason := reason_against()):
        say(f"the rules are not compiled, which makes bots slower and nothing else: {reason}")
        return None
    with alone(VENV / ".homes.lock", "compiling the rules"):
        return home if home.is_dir() else assembled()


def reason_against() -> str | None:
    """Why the rules can't be compiled here; None if they can."""
    environment.ready("build")
    return compiling.reason_against()


def assembled() -> Path:
    """Copies the source first and compiles the copy, so that edits meanwhile do no harm."""
    HOMES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HOMES, prefix=DRAFT) as scratch:
        draft = Path(scratch, "home")
        shutil.copytree(SRC / "kubrik", draft / "kubrik", ignore=NOT_COPIED)
        home = HOMES / fingerprint(draft)
        shutil.copytree(compiling.libraries(draft), draft, dirs_exist_ok=True)
        furnish(draft)
        read_ahead(draft, home)
        (draft / BUILT_PAGE.relative_to(SRC)).symlink_to(BUILT_PAGE, target_is_directory=True)
        if not home.is_dir():
            draft.rename(home)
    home.touch()
    forget(HOMES, KEPT)
    return home


def read_ahead(draft: Path, home: Path) -> None:
    """Compiles the remaining Python files to bytecode, so that the first start doesn't have to."""
    compiled = {draft / "kubrik" / path for path in modules.targets(draft)}
    for path in (draft / "kubrik").rglob("*.py"):
        if path not in compiled:
            py_compile.compile(str(path), dfile=str(home / path.relative_to(draft)), quiet=2)


def move_in(home: Path) -> None:
    """Makes `.venv/bin/kubrik`, and Python in .venv, import kubrik from this home."""
    replace_text(packages_of(VENV) / "kubrik.pth", f"{home}\n")
    command = VENV / "bin" / "kubrik"
    replace_text(command, COMMAND.format(python=python_of(VENV)))
    command.chmod(command.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


def main(words: list[str]) -> int:
    if words == ["where"]:
        print((packages_of(VENV) / "kubrik.pth").read_text(encoding="utf-8").strip())
        return 0
    if words == ["kindly"]:
        os.nice(KINDNESS)
    home = make()
    move_in(home or SRC)
    return 0 if home or not words else NOTHING_COMPILED


if __name__ == "__main__":
    with stoppable(signal.SIGTERM):  # with which tools/play.py ends it
        sys.exit(main(sys.argv[1:]))
