"""Compiles the rules with mypyc while the wheel is built. Which modules, is said here and nowhere else.

`python hatch_build.py` lists what is compiled, and what is not and why.
`python hatch_build.py check source` (or `compiled`) fails unless that is what Python would import now.

Environment: KUBRIK_PURE=1 builds a pure wheel; MYPYC_OPT_LEVEL=0 compiles faster and runs slower;
KUBRIK_BUILD_CACHE names a folder that keeps the last compilation, for when only other files change.
"""

from __future__ import annotations

import contextlib
import fnmatch
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# All modules of these packages of kubrik are compiled together, as one group: calls between them are C calls.
COMPILED = ("engine", "games", "bots")
# With them, these: what each seat is sent after each choice goes through them. The rest of the server is not compiled.
BESIDE = (
    "server/live/game.py",
    "server/live/scenes.py",
    "server/live/sights.py",
    "server/live/telling.py",
    "server/patches.py",
)

# Except these: pattern (below src/kubrik; * crosses folders) -> reason.
NOT_COMPILED = {
    "*__init__.py": "nothing in it runs often",
    "engine/clauses.py": "reads the rulebook once",
    "engine/game.py": "msgspec structs and abstract classes; the border to everything outside the rules",
    "engine/illegal.py": "an exception, raised for people",
    "engine/record*.py": "msgspec structs; runs once a game",
    "engine/sitting.py": "a live game, at the speed of people",
    "engine/views.py": "msgspec structs",
    "games/datafile*.py": "reads and checks data files, once",
    "games/registry.py": "a list of games",
    "games/picture_lines.py": "for people, not for search",
    "games/*/game.py": "the border of a game; runs once a game",
    "games/*/expansion.py": "as the game",
    "games/*/card_*.py": "msgspec structs and checks; runs once, when the cards are read",
    "games/*/tile_*.py": "as the cards",
    "games/*/ship_*.py": "as the cards",
    "games/*/scenario_*.py": "as the cards",
    "games/*/data.py": "msgspec structs; runs once",
    "games/*/furniture*.py": "msgspec structs; runs once a table",
    "games/*/view_structs*.py": "msgspec structs",
    "games/*/expansions/*/view.py": "msgspec structs",
    "games/*/text_en*.py": "tables of words",
    "games/*/text_ru.py": "tables of words",
    "games/*/text_ru_*.py": "tables of words",
    "games/*/text_events.py": "a table of events",
    "games/*/text_supplement.py": "a named tuple",
    "games/*/text_voice.py": "puts together who speaks, once a game",
    "games/*/text_cards.py": "what is looked up, or put into words once",
    "games/*/text_faces.py": "as the cards",
    "games/*/text_tiles.py": "as the cards",
    "games/*/expansions/*/text.py": "what an expansion adds; runs once a game",
    "games/*/expansions/*/text_phrases.py": "tables of words",
    "games/*/picture*.py": "for people, not for search",
    "bots/registry.py": "imports a user's own bots",
}

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/kubrik")
GROUP = "kubrik"  # the shared library is kubrik__mypyc
OPT_LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "3")
# -fwrapv: the random numbers of the engine count on i64 wrapping around. A newer compiler's new warning is no error.
# The other flags let calls inside the library be inlined: measured, a sixth more decisions a second.
UNIX_FLAGS = ["-fwrapv", "-Wno-error", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]


def candidates() -> list[str]:
    """Every module of the compiled packages, as a path below src/kubrik."""
    package = ROOT / PACKAGE
    found = [path.relative_to(package).as_posix() for top in COMPILED for path in (package / top).rglob("*.py")]
    return sorted([*found, *BESIDE])


def reason_against(path: str) -> str | None:
    """Why this module stays Python; None if it is compiled."""
    return next((reason for pattern, reason in NOT_COMPILED.items() if fnmatch.fnmatch(path, pattern)), None)


def targets() -> list[str]:
    """The modules to compile, sorted, as paths below the root."""
    return [(PACKAGE / path).as_posix() for path in candidates() if reason_against(path) is None]


def reason_for_pure_wheel() -> str | None:
    """Why nothing is compiled; None if all is well for mypyc."""
    if os.environ.get("KUBRIK_PURE", "0") not in ("", "0"):
        return "KUBRIK_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc knows CPython only, this is {sys.implementation.name}"
    if not targets():
        return "no module is to be compiled"
    return reason_against_compiler()


def reason_against_compiler() -> str | None:
    """Try the C compiler on Python.h: it may be missing, or the headers may."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        try:
            build_extensions([Extension("probe", [str(source)])], scratch, scratch)
        except (BaseError, CCompilerError) as error:
            return f"no C compiler that finds Python.h ({error})"
    return None


def compile_into(folder: Path) -> None:
    """Compile the targets into folder; nothing is written beside the sources."""
    from mypyc.build import mypycify

    with contextlib.chdir(ROOT), tempfile.TemporaryDirectory() as scratch:
        try:
            with contextlib.redirect_stdout(sys.stderr):
                extensions = mypycify(
                    ["--config-file=pyproject.toml", "--no-warn-unused-configs", *targets()],
                    opt_level=OPT_LEVEL,
                    debug_level="0",
                    group_name=GROUP,
                    target_dir=scratch,
                )
        except SystemExit:
            sys.exit("kubrik: mypyc can't compile this: mend it, or name the module in NOT_COMPILED of hatch_build.py")
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *([] if os.name == "nt" else UNIX_FLAGS)]
        build_extensions(extensions, str(folder), scratch)


def build_extensions(extensions: list[Any], folder: str, scratch: str) -> None:
    """What `setup.py build_ext` would do, on all cores."""
    from setuptools import Distribution

    build = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = folder
    build.build_temp = scratch
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def fingerprint() -> str:
    """Of all that the compiled code is made of and made with."""
    made_with = [sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"), OPT_LEVEL, *targets()]
    digest = hashlib.sha256("\n".join(made_with).encode())
    for path in [*(str(PACKAGE / path) for path in candidates()), "pyproject.toml", "hatch_build.py"]:
        digest.update((ROOT / path).read_bytes())
    return digest.hexdigest()[:16]


def compiled(scratch: Path) -> Path:
    """The folder with the compiled modules: from the cache, or compiled now."""
    cache = os.environ.get("KUBRIK_BUILD_CACHE")
    kept = Path(cache).resolve() / fingerprint() if cache else None
    if kept and kept.is_dir():
        say("nothing to compile: the rules are as they were")
        return kept
    say(f"compiling {len(targets())} modules with mypyc (-O{OPT_LEVEL})")
    compile_into(scratch)
    if not kept:
        return scratch
    shutil.rmtree(kept.parent, ignore_errors=True)
    return Path(shutil.copytree(scratch, kept))


class CompileRules(BuildHookInterface[Any]):
    """Hatchling calls this before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not (ROOT / PACKAGE / "server/page/index.html").is_file():
            say("a wheel whose server has no page to show: `make page` builds it")
        if reason := reason_for_pure_wheel():
            say(f"a pure wheel, slower to play and to simulate: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory()  # lives until the wheel is packed
        folder = compiled(Path(self.scratch.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def say(line: str) -> None:
    print(f"kubrik: {line}", file=sys.stderr, flush=True)


def show() -> None:
    for path in candidates():
        reason = reason_against(path)
        print(f"{path:50} {'compiled' if reason is None else '-  ' + reason}")


def check(kind: str) -> None:
    """Fail unless every module to compile would be imported as source below src, or compiled from elsewhere."""
    for target in targets():
        module = ".".join(Path(target).relative_to("src").with_suffix("").parts)
        spec = importlib.util.find_spec(module)
        origin = Path(spec.origin) if spec and spec.origin else Path("missing")
        from_source = origin.is_relative_to(ROOT / "src")
        if origin.suffix == ".py" if kind == "compiled" else not (from_source and origin.suffix == ".py"):
            sys.exit(f"kubrik: {module} should come {kind}, but it is {origin}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["check"]:
        check(sys.argv[2])
    else:
        show()
