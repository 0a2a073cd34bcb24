"""Hatchling's build hook: puts the compiled rules into the wheel. All about compiling is in tools/."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import compiling  # noqa: E402  (hatchling loads this file by its path)
from tools.places import BUILT_PAGE, LIBRARIES, OBJECTS, VENV  # noqa: E402
from tools.saying import say  # noqa: E402


class CompileRules(BuildHookInterface[Any]):
    """Hatchling calls this before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not (BUILT_PAGE / "index.html").is_file():
            say("a wheel whose server has no page to show: `make page` builds it")
        if reason := compiling.reason_against():
            say(f"a pure wheel, slower to simulate: {reason}")
            return
        folder = self.compiled()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def compiled(self) -> Path:
        """From among what `make` keeps, or, where pip builds from the sdist, compiled into a folder that goes away."""
        if VENV.is_dir():
            return compiling.libraries()
        self.scratch = tempfile.TemporaryDirectory()
        # Tests name the folder of `make`: what was made of the very same files is not made again.
        kept = Path(os.environ.get("KUBRIK_KEPT") or self.scratch.name)
        return compiling.libraries(kept=kept / LIBRARIES.name, objects=kept / OBJECTS.name)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
