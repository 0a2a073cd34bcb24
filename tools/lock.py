"""`make lock`: looks up the newest versions and pins them in requirements/*.txt."""

from __future__ import annotations

import subprocess
from typing import Final

from tools import environment
from tools.environment import PIP
from tools.places import REQUIREMENTS, ROOT, VENV, python_of
from tools.saying import say

LEARNING: Final = ("--extra", "env", "--extra", "openspiel")
# In this order: each builds on those before. Some take the requirements of pyproject.toml besides their own.
PINNED: Final = {
    "play": ("--extra", "server", "pyproject.toml"),
    "build": (),
    "node": (),
    "test": ("--extra", "server", "--extra", "lab", *LEARNING, "pyproject.toml", "requirements/build.in"),
    "bench": (*LEARNING, "--override", "requirements/bench.override", "pyproject.toml"),
    "mutants": ("--extra", "server", "pyproject.toml"),
}
COMPILE: Final = (
    *("pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"),
    *("--no-header", "--no-emit-index-url", "--annotation-style", "line"),
)


def main() -> None:
    environment.ready("play")
    subprocess.run([python_of(VENV), *PIP, "uv"], check=True)
    for name, more in PINNED.items():
        say(f"requirements/{name}.txt")
        words = (*more, f"requirements/{name}.in", "--output-file", str(REQUIREMENTS / f"{name}.txt"))
        subprocess.run([python_of(VENV), "-m", "uv", *COMPILE, *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
