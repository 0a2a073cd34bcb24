"""Which tests run on the source too: those that could come out otherwise there. All run on the compiled rules.

`pytest --on-source` leaves out what is named here; a single test or case of one is left out by the mark `once`.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from fnmatch import fnmatch
from itertools import cycle, groupby, islice
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Pattern (below tests) -> reason.
ONCE = {
    "browser": "the page, and a server that is not compiled",
    "cli": "commands are not compiled",
    "server": "nor is the server",
    "lab": "nor is the laboratory",
    "analysis": "nor is what asks a search",
    "puzzles": "nor are puzzles",
    "tools": "nor is what compiles",
    "envs/test_[!bn]*.py": "nor is what other libraries see; batches and numbers are",
    "training": "nor is how minds learn",
    "test_[!l]*.py": "pages, files and clauses, not rules",
    "test_laws_notice*.py": "the laws themselves are not compiled",
    "games/test_own_files.py": "nor is what reads files",
    "games/test_perft.py": "a hundred thousand choices; the laws play whole games alike on both, choice by choice",
    "games/*/test_text*.py": "words are not compiled, or are said again in the playthroughs",
    "games/*/test_picture*.py": "nor are pictures",
    "games/*/test_furniture*.py": "nor is the furniture",
    "games/*/test_*_file.py": "nor is what reads files",
    "games/*/test_view*.py": "the laws look at every view",
    "games/*/test_conservation*.py": "and at what is conserved, in whole games",
    "games/*/test_replaying*.py": "and replay whole games",
    "games/*/test_imagination_chances.py": "thousands of worlds, drawn by an engine that has tests of its own",
    "games/*/test_*_search.py": "a slow definition is the slower part, and not compiled either way",
    "games/*/test_*everywhere.py": "the same",
    "games/*/test_lines.py": "the same",
    "games/*/test_small_questions.py": "every question at every seat: perft counts them",
    "games/*/test_*_same_questions.py": "whole games, side by side: the laws do that too",
}


# The workers that begin with these, so that none is still at one of them when the others have nothing left to do.
# Browsers for three workers: each starts a Chromium and a server of its own.
LONG = {
    "tests/browser/": (0, 1, 2),
    "tests/tools/": (3,),
    "tests/lab/test_cluster.py": (4,),
    "tests/server/processes/": (4,),
}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores; servers and browsers are waited for a lot, so where they are, twice as many."""
    cores = os.cpu_count() or 1
    return cores + 1 if config.getoption("--on-source") else 2 * cores + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--on-source", action="store_true", help="only what could come out otherwise on the source")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """True: not to be looked at; None: somebody else may decide."""
    if not config.getoption("--on-source") or not collection_path.is_relative_to(TESTS):
        return None
    path = collection_path.relative_to(TESTS).as_posix()
    return any(fnmatch(path, pattern) for pattern in ONCE) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests and libraries stay to the end: Python needn't look again and again which of them it could throw away."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--on-source"):
        items[:] = [item for item in items if item.get_closest_marker("once") is None]
    items[:] = dealt(items, getattr(config, "workerinput", {}).get("workercount", 1))


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """In slices, as xdist will cut them: a worker's long tests, and as many others as make its slice full."""
    shares = long_shares(items, workers)
    long = {item for share in shares for item in share}
    others, order = iter([item for item in items if item not in long]), list[pytest.Item]()
    for worker, share in enumerate(shares):
        size = (len(items) - len(order)) // (workers - worker)
        order += [*share, *islice(others, max(0, size - len(share)))]
    return order


def long_shares(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """The long tests of each worker: whole files, for tests of a file share what is slow to make."""
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for folder, whose in LONG.items():
        found = groupby((item for item in items if item.nodeid.startswith(folder)), lambda item: item.path)
        for worker, (_, file) in zip(cycle(whose), found):
            shares[worker % workers] += file
    return shares
