"""Homes: kubrik as it is imported, whole or not there at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import compiling, homes, keeping


@pytest.fixture
def src(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kubrik of two modules, one of which is compiled in no time."""
    package = tmp_path / "src" / "kubrik"
    for name in ("__init__.py", "engine/table.py", "server/app.py", "server/page/index.html"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(f"# {name}\n", encoding="utf-8")
    for module, name, path in (
        (homes, "SRC", tmp_path / "src"),
        (homes, "HOMES", tmp_path / "homes"),
        (homes, "LIBRARIES", tmp_path / "libraries"),
        (homes, "BUILT_PAGE", package / "server" / "page"),
        (homes, "VENV", tmp_path / "venv"),
    ):
        monkeypatch.setattr(module, name, path)
    monkeypatch.setattr(compiling, "fingerprint", lambda src=None: "rules")
    monkeypatch.setattr(compiling, "libraries", lambda src: libraries(tmp_path))
    libraries(tmp_path)
    return tmp_path / "src"


def libraries(folder: Path) -> Path:
    made = folder / "libraries" / "rules"
    (made / "kubrik" / "engine").mkdir(parents=True, exist_ok=True)
    (made / "kubrik" / "engine" / "table.so").write_text("compiled", encoding="utf-8")
    return made


def test_a_home_has_the_source_the_libraries_and_the_page(src: Path) -> None:
    home = homes.make()
    assert home == homes.home_of_source()
    found = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert {"kubrik/engine/table.py", "kubrik/engine/table.so", "kubrik/server/app.py"} <= found
    assert (home / "kubrik" / "server" / "page" / "index.html").is_file()


def test_a_page_that_is_built_anew_is_that_of_every_home(src: Path) -> None:
    home = homes.make()
    assert home
    (src / "kubrik" / "server" / "page" / "index.html").write_text("new", encoding="utf-8")
    assert homes.home_of_source() == home
    assert (home / "kubrik" / "server" / "page" / "index.html").read_text(encoding="utf-8") == "new"


def test_a_changed_source_has_another_home(src: Path) -> None:
    before = homes.make()
    (src / "kubrik" / "server" / "app.py").write_text("# changed\n", encoding="utf-8")
    after = homes.make()
    assert before
    assert after not in (None, before)
    assert (before / "kubrik" / "server" / "app.py").read_text(encoding="utf-8") == "# server/app.py\n"


def test_what_was_broken_off_is_nobodys_home(src: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(src: Path) -> Path:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(compiling, "libraries", broken_off)
        with pytest.raises(KeyboardInterrupt):
            homes.make()
    assert list((src.parent / "homes").iterdir()) == []
    home = homes.make()
    assert home
    assert list(home.parent.iterdir()) == [home]


def test_only_the_last_homes_are_kept(src: Path) -> None:
    first = homes.make()
    assert first
    for number in range(homes.KEPT + 2):
        made_anew(src, number)
    assert homes.home_of_source().is_dir()
    assert not first.exists()
    assert len(list(first.parent.iterdir())) == homes.KEPT


def made_anew(src: Path, number: int) -> None:
    """The source is changed, and its home made."""
    (src / "kubrik" / "server" / "app.py").write_text(f"# {number}\n", encoding="utf-8")
    homes.make()


def test_a_home_that_is_come_back_to_is_as_good_as_new(src: Path) -> None:
    for number in (*range(homes.KEPT), 0):
        made_anew(src, number)
    home = homes.home_of_source()
    made_anew(src, homes.KEPT)
    assert home.is_dir()


def test_a_home_is_kept_while_somebody_lives_there_and_goes_with_the_next_after_him(src: Path) -> None:
    home = homes.make()
    assert home
    with living_in(home) as process:
        for number in range(homes.KEPT + 1):
            made_anew(src, number)
        assert (home / "kubrik" / "server" / "app.py").is_file()
        process.kill()  # says no goodbye
    made_anew(src, homes.KEPT + 1)
    assert not home.exists()


def living_in(home: Path) -> subprocess.Popen[str]:
    """A process that has imported kubrik from there, and waits."""
    words = [sys.executable, "-c", "import kubrik; print(kubrik.__file__, flush=True); input()"]
    env = {**os.environ, "PYTHONPATH": str(home)}
    process = subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline().strip() == str(home / "kubrik" / "__init__.py")
    return process


def test_what_was_broken_off_while_being_deleted_is_nobodys_home(src: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = homes.make()
    assert first
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "shutil", SimpleNamespace(rmtree=lambda path, ignore_errors: None))
        for number in range(homes.KEPT):
            made_anew(src, number)
    assert not first.exists()
    assert len(list(first.parent.iterdir())) == homes.KEPT + 1
    made_anew(src, homes.KEPT)
    assert len(list(first.parent.iterdir())) == homes.KEPT


def test_what_stays_python_is_read_before_the_first_start(src: Path) -> None:
    home = homes.make()
    assert home
    read = [path.name.partition(".")[0] for path in home.rglob("*.pyc")]
    assert sorted(read) == ["__init__", "app"]


def test_the_command_may_start_processes(tmp_path: Path) -> None:
    """They import the file of the command, too, and must not begin with it anew."""
    command = tmp_path / "kubrik"
    command.write_text(homes.COMMAND.format(python=sys.executable), encoding="utf-8")
    words = ["sim", "humans", "--seats", "2", "--games", "16", "--jobs", "2", "--bots", "random"]
    ran = subprocess.run(
        [sys.executable, str(command), *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "By seat" in ran.stdout
