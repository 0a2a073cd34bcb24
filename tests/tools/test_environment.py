"""Packages are installed whole or not at all, whatever happens in the middle."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import environment
from tools.places import packages_of, python_of

WHEEL = "kubrik_test_rope-1.0-py3-none-any.whl"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A venv whose making was broken off at the first folder."""
    folder = tmp_path_factory.mktemp("made") / "venv"
    (folder / "bin").mkdir(parents=True)
    return folder


@pytest.fixture
def venv(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A layer `play` that consists of one small package, which is not installed yet."""
    (tmp_path / "play.txt").write_text(f"{rope(tmp_path)}\n", encoding="utf-8")
    monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path)
    for path in (*packages_of(made).glob("kubrik_test_rope*"), *made.glob(".play.*")):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    return made


def rope(folder: Path) -> Path:
    """Writes a wheel with one module."""
    about = "kubrik_test_rope-1.0.dist-info"
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("kubrik_test_rope.py", "LENGTH = 12\n")
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: kubrik-test-rope\nVersion: 1.0\n")
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{about}/RECORD", "kubrik_test_rope.py,,\n")
    return folder / WHEEL


def length(venv: Path) -> str:
    words = [str(python_of(venv)), "-c", "import kubrik_test_rope; print(kubrik_test_rope.LENGTH)"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def test_a_layer_is_installed_once(venv: Path, capfd: pytest.CaptureFixture[str]) -> None:
    environment.ready("play", venv)
    assert length(venv) == "12"
    assert "installing what playing needs" in capfd.readouterr().err
    environment.ready("play", venv)
    assert capfd.readouterr().err == ""


def test_what_was_broken_off_is_installed_anew(venv: Path) -> None:
    """pip would take the half for the whole, since the package's description is there."""
    environment.ready("play", venv)
    (packages_of(venv) / "kubrik_test_rope.py").unlink()
    (packages_of(venv) / "kubrik_test_rope-1.0.dist-info" / "RECORD").unlink()
    environment.mark_of("play", venv).unlink()
    (venv / ".play.begun").touch()
    environment.ready("play", venv)
    assert length(venv) == "12"


def test_without_what_is_to_be_installed_a_line_says_what_to_do(venv: Path, tmp_path: Path) -> None:
    (tmp_path / WHEEL).unlink()
    with pytest.raises(SystemExit, match="is there a network"):
        environment.ready("play", venv)
    rope(tmp_path)
    environment.ready("play", venv)
    assert length(venv) == "12"


def test_two_at_once_install_one_after_the_other(venv: Path, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tools import environment;"
        "environment.REQUIREMENTS = Path(sys.argv[1]); environment.ready('play', Path(sys.argv[2]))"
    )
    words = [sys.executable, "-c", script, str(tmp_path), str(venv)]
    both = [subprocess.Popen(words, cwd=Path(__file__).parents[2], stderr=subprocess.PIPE) for _ in range(2)]
    told = [each.communicate()[1].decode() for each in both]
    assert [each.returncode for each in both] == [0, 0]
    assert sum("installing what playing needs" in line for line in told) == 1
    assert length(venv) == "12"
