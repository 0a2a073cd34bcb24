"""Compiles the rules: Python into C by mypyc, C into libraries by the C compiler.

Environment: KUBRIK_PURE=1 compiles nothing; KUBRIK_OPT=3 makes the C compiler optimise as much as it can in every
module, which takes minutes and gains little: for experiments that run for days.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import io
import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from tools import modules
from tools.c_shims import lighten
from tools.c_units import Unit, hidden_in, packed, unit_of
from tools.keeping import DRAFT, forget
from tools.locks import alone
from tools.places import LIBRARIES, OBJECTS, REQUIREMENTS, ROOT, SRC
from tools.saying import give_up, say

if TYPE_CHECKING:
    from setuptools import Extension

HOT, WORDS, GLUE = "2", "1", "0"  # levels of optimisation
# -fwrapv: the engine's random numbers rely on i64 wrapping around.
# The next three let calls inside a library be inlined: measured, a sixth more decisions per second.
# -fcommon: mypyc's headers define the table of what a library exports, once for each unit that includes them.
UNIX_FLAGS: Final = ("-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-fcommon")
NATIVE: Final = "__native_"  # how the files that mypyc writes begin
KEPT: Final = 3  # how many sets of libraries


def reason_against() -> str | None:
    """Why nothing is compiled; None if mypyc can run. Needs the layer `build`."""
    if is_unwanted():
        return "KUBRIK_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc knows CPython only, this is {sys.implementation.name}"
    from tools.c_build import reason_against as reason_against_compiler

    return reason_against_compiler()


def is_unwanted() -> bool:
    return os.environ.get("KUBRIK_PURE", "0") not in ("", "0")


def libraries(src: Path = SRC, kept: Path = LIBRARIES, objects: Path = OBJECTS) -> Path:
    """The folder with the libraries of this source: a cached one, or one that is made now."""
    folder = kept / fingerprint(src)
    with alone(kept.parent / ".compiling.lock", "compiling the rules"):
        if not folder.is_dir():
            kept.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=kept, prefix=DRAFT) as scratch:
                made = Path(scratch, "made")
                compile_into(made, src, objects)
                made.rename(folder)
            forget(kept, KEPT)
        folder.touch()
    return folder


def fingerprint(src: Path = SRC) -> str:
    """A hash of everything that the compiled code is made of and made with."""
    digest = hashlib.sha256("\n".join([sys.version, sysconfig.get_platform(), level_of_all() or ""]).encode())
    for path in [
        *(src / "kubrik" / path for path in modules.candidates(src)),
        REQUIREMENTS / "build.txt",
        ROOT / "pyproject.toml",
        *sorted(Path(__file__).parent.glob("c_*.py")),
        Path(modules.__file__),
        Path(__file__),
    ]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def level_of_all() -> str | None:
    return os.environ.get("KUBRIK_OPT") or None


def compile_into(folder: Path, src: Path, objects: Path) -> None:
    """Compiles the modules of src into this folder; writes nothing beside the sources."""
    from tools.c_build import build

    say(f"compiling {len(modules.targets(src))} modules of the rules: Python into C")
    with tempfile.TemporaryDirectory() as scratch:
        extensions = to_c(src, Path(scratch))
        say("compiling the rules: C into libraries")
        build([(extension, units(extension, Path(scratch))) for extension in extensions], folder, objects)


def to_c(src: Path, scratch: Path) -> list[Extension]:
    """Runs mypyc. Its output is mostly about speed, so it is shown only if mypyc fails."""
    from mypyc.build import mypycify

    paths = [f"kubrik/{path}" for path in modules.targets(src)]
    groups: dict[str, list[str]] = {}
    for path in paths:
        groups.setdefault(modules.library_of(path.removeprefix("kubrik/")), []).append(path)
    words = [f"--config-file={ROOT / 'pyproject.toml'}", "--no-warn-unused-configs", f"--cache-dir={os.devnull}"]
    heard = io.StringIO()
    try:
        with contextlib.chdir(src), contextlib.redirect_stdout(heard):
            made = mypycify(
                [*words, *paths],
                debug_level="0",
                multi_file=True,
                separate=[(group, name) for name, group in groups.items()],
                target_dir=str(scratch),
            )
    except SystemExit:
        print(heard.getvalue(), file=sys.stderr)
        give_up("mypyc can't compile this: mend it, or name the module in NOT_COMPILED of tools/modules.py")
    gc.freeze()  # or Python takes apart, at its end and for seconds, all that mypy has read
    for extension in made:
        extension.extra_compile_args = flags(extension.extra_compile_args)
    return cast("list[Extension]", made)


def flags(of_mypyc: list[str]) -> list[str]:
    """mypyc's flags without its optimisation level, and ours."""
    return [word for word in of_mypyc if not word.startswith(("-O", "/O"))] + list(
        () if os.name == "nt" else UNIX_FLAGS
    )


def units(extension: Extension, scratch: Path) -> list[Unit]:
    """One unit for rules and mypyc's own code, which they call all the time; words in a few others."""
    sources = [Path(source) for source in extension.sources]
    if len(sources) == 1:  # a shim: the file that Python finds first, which gets the module from the library
        return [Unit(lighten(sources[0]), (sources[0],), level_of_all() or GLUE)]
    hidden = hidden_in(scratch)
    runtime = [path for path in sources if not path.stem.startswith(NATIVE)]
    hot = [path for path in sources if path not in runtime and is_hot(path)]
    words = [path for path in sources if path not in runtime and path not in hot]
    rules = unit_of(scratch / f"{extension.name}_rules.c", [*runtime, hidden, *hot], level_of_all() or HOT)
    others = [
        unit_of(scratch / f"{extension.name}_words_{number}.c", [hidden, *parts], level_of_all() or WORDS)
        for number, parts in enumerate(packed(words))
    ]
    return [rules, *others]


def is_hot(path: Path) -> bool:
    """Was the C file made from a hot module? A whole library's own file isn't: it only sets things up."""
    module = path.stem.removeprefix(f"{NATIVE}kubrik___").replace("___", "/")
    return "/" in module and modules.is_hot(f"{module}.py")
