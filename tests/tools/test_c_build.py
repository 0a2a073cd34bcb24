"""C units: what was compiled once is not compiled again, and what differs is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from setuptools import Extension
from setuptools.errors import CompileError, LinkError

from tools import c_build
from tools.c_shims import lighten
from tools.c_units import Unit, packed, unit_of
from tools.keeping import DRAFT

C = """
#include "rope.h"
#include <Python.h>
int length(void) { return LENGTH; }
PyObject *PyInit_rope(void) { return 0; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rope.h").write_text("#define LENGTH 12\n", encoding="utf-8")
    (tmp_path / "rope.c").write_text(C, encoding="utf-8")
    return tmp_path


def built(folder: Path, level: str = "0") -> set[str]:
    """The names of all objects that are kept after building."""
    extension = Extension("rope", ["rope.c"], include_dirs=[str(folder)])
    unit = unit_of(folder / "unit.c", [folder / "rope.c"], level)
    c_build.build([(extension, [unit])], folder / "made", folder / "objects")
    assert list((folder / "made").glob("rope.*"))
    return {path.name for path in (folder / "objects").iterdir()}


def test_the_same_unit_is_compiled_once(folder: Path) -> None:
    (name,) = built(folder)
    (folder / "objects" / name).write_bytes(b"nonsense")  # nobody compiles it anew
    with pytest.raises(LinkError):
        built(folder)


def test_a_changed_header_makes_another_object(folder: Path) -> None:
    first = built(folder)
    (folder / "rope.h").write_text("#define LENGTH 13\n", encoding="utf-8")
    assert len(built(folder) - first) == 1


def test_another_level_of_optimisation_makes_another_object(folder: Path) -> None:
    first = built(folder, "0")
    assert len(built(folder, "1") - first) == 1


def test_what_does_not_compile_leaves_nothing_behind(folder: Path) -> None:
    (folder / "rope.c").write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(CompileError):
        built(folder)
    assert list((folder / "objects").iterdir()) == []


def test_after_one_that_does_not_compile_no_other_is_begun(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_build, "CORES", 1)
    (folder / "rope.c").write_text("nonsense\n" * 100, encoding="utf-8")  # the longest is the first
    (folder / "knot.c").write_text("int knot;\n", encoding="utf-8")
    units = [unit_of(folder / f"unit_{name}.c", [folder / f"{name}.c"], "0") for name in ("knot", "rope")]
    with pytest.raises(CompileError):
        c_build.build([(Extension("rope", ["rope.c"]), units)], folder / "made", folder / "objects")
    assert list((folder / "objects").iterdir()) == []


def test_objects_are_kept_for_two_weeks_after_their_last_use(folder: Path) -> None:
    (name,) = built(folder)
    (folder / "objects" / f"{DRAFT}broken_off").mkdir()
    old = folder / "objects" / "old.o"
    old.touch()
    os.utime(old, (0, 0))
    assert built(folder) == {name}


def test_units_are_long_enough(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.c_units.LONG_ENOUGH", 20)
    files = [folder / name for name in "abc"]
    for path in files:
        path.write_text("0123456789", encoding="utf-8")
    assert list(packed(files)) == [files[:2], files[2:]]


def test_a_unit_includes_its_parts(folder: Path) -> None:
    unit = unit_of(folder / "unit.c", [folder / "rope.c"], "0")
    assert unit == Unit(folder / "unit.c", (folder / "rope.c",), "0")
    assert unit.path.read_text(encoding="utf-8") == f'#include "{folder / "rope.c"}"\n'


def test_what_runs_once_is_not_optimised(folder: Path) -> None:
    top = "char CPyDef_kubrik_____top_level__(void) { return 1; }\n"
    (folder / "rope.c").write_text(C + top, encoding="utf-8")
    assert built(folder, "2")
    text = (folder / "unit.c").read_text(encoding="utf-8")
    assert text.startswith('__attribute__((optimize("O0"))) char CPyDef_kubrik_____top_level__(void);\n')


SHIM = "#include <Python.h>\nPyMODINIT_FUNC PyInit_rope(void) { return %s; }\n"


@pytest.mark.parametrize(
    ("uses", "is_light"), [('PyImport_ImportModuleLevel("rope", 0, 0, 0, 0)', True), ("PyList_New(0)", False)]
)
def test_a_shim_has_python_h_only_if_it_needs_more_than_is_declared(folder: Path, uses: str, is_light: bool) -> None:
    (folder / "rope.c").write_text(SHIM % uses, encoding="utf-8")
    text = lighten(folder / "rope.c").read_text(encoding="utf-8")
    assert ("#include <Python.h>" not in text) == is_light
    assert built(folder)
