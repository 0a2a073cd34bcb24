"""Kubrik as a package like any other: what is packed can be installed and plays, with a compiler or without one."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pages import ROOT
from tests.patience import PATIENCE
from tools.locks import alone
from tools.places import VENV, python_of

NO_COMPILER = {"CC": "no-compiler-here", "PATH": ""}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` leaves: a wheel and an sdist."""
    words = (sys.executable, "-m", "hatchling", "build", "-d")
    return made_once(tmp_path_factory, "dist", lambda folder: run(*words, folder, cwd=ROOT))


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first worker makes, for all of them."""
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "packages" / name
    with alone(folder.with_suffix(".lock"), "making it"):
        if not folder.with_suffix(".made").exists():
            make(folder)
            folder.with_suffix(".made").touch()
    return folder


def run(*words: str | Path, cwd: Path, **more: str) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    ran = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def packed(dist: Path, pattern: str) -> Path:
    (path,) = dist.glob(pattern)
    return path


def test_the_sdist_has_all_that_is_needed_to_build_and_test(dist: Path) -> None:
    with tarfile.open(packed(dist, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "tools/compiling.py", "Makefile", "page/package.json"} <= names
    assert {"src/kubrik/server/page/index.html", "requirements/play.txt", "tests/laws.py"} <= names
    assert "examples/liars_dice/pyproject.toml" in names


def test_an_sdist_without_a_compiler_becomes_a_pure_wheel(dist: Path, tmp_path: Path) -> None:
    source = unpacked(dist, tmp_path)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), cwd=source, **NO_COMPILER)
    assert packed(tmp_path, "*.whl").name.endswith("py3-none-any.whl")


@pytest.mark.skipif(not os.environ.get("KUBRIK_TEST_COMPILED"), reason="the rules are not compiled here")
def test_an_sdist_becomes_a_compiled_wheel_where_there_is_a_compiler(dist: Path, tmp_path: Path) -> None:
    """The very same as ours. If a file that it is compiled from or with is missing or differs, it is compiled here."""
    source = unpacked(dist, tmp_path)
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    run(*words, cwd=source, KUBRIK_KEPT=str(VENV))
    assert files_in(packed(tmp_path, "*.whl")) == files_in(packed(dist, "*.whl"))


def unpacked(dist: Path, folder: Path) -> Path:
    with tarfile.open(packed(dist, "*.tar.gz")) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


def files_in(wheel: Path) -> dict[str, int]:
    """Their names and checksums."""
    with zipfile.ZipFile(wheel) as archive:
        return {file.filename: file.CRC for file in archive.infolist()}


@pytest.fixture(scope="module")
def venv(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty one, in which there is nothing but Kubrik and what it says that it needs."""
    return made_once(tmp_path_factory, "venv", lambda folder: install(packed(dist, "*.whl"), folder))


def install(wheel: Path, folder: Path) -> None:
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    pip = (sys.executable, "-m", "pip", "--python", python_of(folder), "install", "-q", "--no-input", "--no-compile")
    run(*pip, "-c", ROOT / "requirements" / "play.txt", f"{wheel}[server]", cwd=folder.parent, PATH="")


def test_the_wheel_simulates_and_plays_without_compiler_and_node(venv: Path, tmp_path: Path) -> None:
    kubrik = venv / "bin" / "kubrik"
    assert "games: 3" in run(kubrik, "sim", "humans", "--seats", "2", "--games", "3", cwd=tmp_path, PATH="")
    assert "TH-1.1" in run(kubrik, "rules", "humans", "TH-1.1", cwd=tmp_path, PATH="")
    assert "Tremble, Humans!" in run(kubrik, "play", "humans", "--lang", "en", cwd=tmp_path, PATH="")


def test_whatever_the_help_names_is_there(venv: Path, tmp_path: Path) -> None:
    shown = run(venv / "bin" / "kubrik", "--help", cwd=tmp_path, PATH="")
    for command in ("play", "sim", "replay", "rules", "serve"):
        assert command in shown
        assert "usage: kubrik" in run(venv / "bin" / "kubrik", command, "--help", cwd=tmp_path, PATH="")


def test_the_wheel_serves_the_page_without_compiler_and_node(venv: Path, tmp_path: Path) -> None:
    words = [
        str(venv / "bin" / "kubrik"),
        "serve",
        "--no-open",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/k.db",
    ]
    with subprocess.Popen(words, cwd=tmp_path, env={"PATH": ""}, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            told = next(line for line in server.stdout if "http://" in line)
            address = next(word for word in told.split() if word.startswith("http://"))
            assert "<title>Kubrik" in read(address)
        finally:
            server.terminate()
            server.stdout.read()  # type: ignore[union-attr]


def read(address: str) -> str:
    begun = time.monotonic()
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except OSError:
            assert time.monotonic() - begun < PATIENCE
            time.sleep(0.1)
