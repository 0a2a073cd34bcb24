"""Which tests can notice a mutant: those that run its line, found by running all tests once with coverage."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from coverage import CoverageData

from benchmarks.mutations import Mutant
from tools.places import ROOT

FIRST = 40  # tests that are tried before whole files
AROUND = 6  # how many lines above a mutant its statement may begin
PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")


class Tests:
    """The tests of a game or of the engine, run on a copy of the source."""

    def __init__(self, what: str, copy: Path) -> None:
        folder = ROOT / "tests" / ("engine" if what == "engine" else f"games/{what}")
        self.files = sorted(path.relative_to(ROOT).as_posix() for path in folder.rglob("test_*.py"))
        self.copy = copy
        self.covered = CoverageData(str(copy.parent / "covered"))

    def pass_on_the_source(self) -> bool:
        """Runs all of them, and records which tests run which lines."""
        words = (f"--cov={self.copy / 'kubrik'}", "--cov-context=test", "--cov-report=", *self.files)
        more = {"COVERAGE_FILE": self.covered.data_filename(), "COVERAGE_CORE": "ctrace"}
        is_well = subprocess.run([*PYTEST, *words], **self.there(more), check=False).returncode == 0
        self.covered.read()
        return is_well

    def are_passed(self, mutant: Mutant, patience: float) -> bool:
        """Runs tests until one fails. TimeoutExpired if they take longer than `patience` seconds."""
        for tests in self.for_mutant(mutant):
            done = subprocess.run([*PYTEST, *tests], **self.there({}), timeout=patience, check=False)
            if done.returncode:
                return False
        return True

    def for_mutant(self, mutant: Mutant) -> list[list[str]]:
        """First some tests that run the mutant's line, then the files of all that do; empty if there are none."""
        found = self.that_reach(mutant)
        dotted = "kubrik." + mutant.module.removesuffix(".py").replace("/", ".")
        near = {file for file in self.files if is_near(file, dotted)}
        files = sorted({file_of(test) for test in found}, key=lambda file: (file not in near, file))
        if found == self.files:
            return [files]
        first = sorted(found, key=lambda test: (file_of(test) not in near, test))[:FIRST]
        return [group for group in (first, files) if group]

    def that_reach(self, mutant: Mutant) -> list[str]:
        """The tests that run the mutant's line; all files, if it runs when the module is imported."""
        lines = self.covered.contexts_by_lineno(str(self.copy / "kubrik" / mutant.module))
        for line in range(mutant.line, max(0, mutant.line - AROUND), -1):
            if line in lines:
                found = {context.rpartition("|")[0] for context in lines[line]}
                return self.files if "" in found else sorted(found)
        return []

    def there(self, more: dict[str, str]) -> dict[str, Any]:
        environment = os.environ | {"PYTHONPATH": str(self.copy)} | more
        return {"cwd": ROOT, "env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def file_of(test: str) -> str:
    return test.partition("::")[0]


def is_near(file: str, dotted: str) -> bool:
    """Does this test file contain the module's name in its own, or import it?"""
    return dotted.rpartition(".")[2] in Path(file).stem or f"{dotted} import" in (ROOT / file).read_text("utf-8")
