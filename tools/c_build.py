"""Compiles C units into libraries, on all cores. Objects are cached by content: only what changed is compiled."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from tools.c_units import Unit
from tools.keeping import DRAFT, forget_unused

CORES: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
# What -O2 goes without, to compile sooner; benchmarks/instructions.py counts what is lost beside -O3.
NOT_WORTH_IT: Final = ("-fno-schedule-insns2", "-fno-tree-vectorize")
INCLUDED: Final = re.compile(rb'^#include [<"]([^>"]+)[>"]', re.MULTILINE)

Libraries = Sequence[tuple[Extension, Sequence[Unit]]]


def build(libraries: Libraries, folder: Path, objects: Path) -> None:
    """Compiles the units of each extension and links them below folder."""
    extensions = [extension for extension, _ in libraries]
    command = InParallel(Distribution({"name": "kubrik", "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.units, command.objects = libraries, objects
    command.ensure_finalized()
    command.run()
    forget_unused(objects)


class InParallel(build_ext):
    """Uses setuptools to call this system's compiler and linker, but decides itself what is compiled, and when."""

    units: Libraries
    objects: Path
    compiler: Any

    def build_extensions(self) -> None:
        jobs = {unit.path: (extension, unit) for extension, units in self.units for unit in units}
        long_first = sorted(jobs.values(), key=lambda job: -sum(part.stat().st_size for part in job[1].parts))
        with ThreadPoolExecutor(CORES) as pool:
            made = pool.map(lambda job: self.compiled_or_last(pool, *job), long_first)
            object_of = dict(zip((unit.path for _, unit in long_first), made))
            list(pool.map(lambda library: self.link(library[0], [object_of[u.path] for u in library[1]]), self.units))

    def compiled_or_last(self, pool: ThreadPoolExecutor, extension: Extension, unit: Unit) -> Path:
        """After one that fails, be it by Ctrl-C, no other is begun."""
        try:
            return self.compiled(extension, unit)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise

    def compiled(self, extension: Extension, unit: Unit) -> Path:
        """The object file of a unit: a cached one, or compiled now."""
        words = [*extension.extra_compile_args, *self.flags(unit.level)]
        kept = self.objects / f"{self.fingerprint(extension, unit, words)}.o"
        if kept.exists():
            kept.touch()
            return kept
        self.objects.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.objects, prefix=DRAFT) as scratch:
            folders = [*extension.include_dirs, *self.include_dirs]
            made = self.compiler.compile([str(unit.path)], scratch, include_dirs=folders, extra_postargs=words)
            os.replace(made[0], kept)  # atomic
        return kept

    def flags(self, level: str) -> list[str]:
        """Compiler flags: no warnings, and the optimisation level."""
        if os.name == "nt":
            return ["/w", f"/O{min(int(level), 2)}"]
        return ["-w", f"-O{level}", *(NOT_WORTH_IT if level == "2" and self.is_gcc else ())]

    @cached_property
    def is_gcc(self) -> bool:
        """Is the compiler GCC? Others reject flags that they don't know."""
        told = subprocess.run([self.compiler.compiler_so[0], "--version"], stdout=subprocess.PIPE, check=True)
        return b"Free Software Foundation" in told.stdout

    def fingerprint(self, extension: Extension, unit: Unit, words: list[str]) -> str:
        """A hash of the unit, of everything it includes and of the command that compiles it."""
        command = [*getattr(self.compiler, "compiler_so", ()), *words]
        digest = hashlib.sha256(repr(command).encode())
        for path in sources_of(unit, [Path(folder) for folder in extension.include_dirs]):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:32]

    def link(self, extension: Extension, objects: list[Path]) -> None:
        made = Path(self.get_ext_fullpath(extension.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        self.compiler.link_shared_object(
            [str(path) for path in objects],
            str(made),
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            export_symbols=self.get_export_symbols(extension),  # type: ignore[no-untyped-call]
            target_lang="c",
        )


def sources_of(unit: Unit, folders: list[Path]) -> list[Path]:
    """The parts of a unit and the headers that mypyc wrote for them, each once. System headers don't change."""
    found: dict[Path, None] = {}
    waiting = list(unit.parts)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = None
            names = [name.decode() for name in INCLUDED.findall(path.read_bytes())]
            waiting += [folder / name for name in names for folder in folders if (folder / name).is_file()]
    return list(found)


def reason_against() -> str | None:
    """Why C can't be compiled here (tried on Python.h): no compiler, or no headers; None if it can."""
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        extension = Extension("probe", [str(probe)])
        try:
            build([(extension, [Unit(probe, (probe,), "0")])], Path(scratch), Path(scratch, "objects"))
        except (BaseError, CCompilerError, OSError) as error:
            return f"no C compiler that finds Python.h ({error})"
    return None
