"""What is said beside the rows: the set-up, the columns, and which number is which choice."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from kubrik.engine.game import Box
from kubrik.engine.numbers.finding import need, sheet_of

ENDING = ".parquet"
ABOUT = "about.json"


def begin(folder: Path, box: Box) -> None:
    """Makes the folder, before the first game."""
    need("polars", "lab")
    need("numpy", "env")
    sheet = sheet_of(box)
    folder.mkdir(parents=True, exist_ok=True)
    about = {
        "setup": msgspec.to_builtins(box.setup),
        "rules": box.rules_version,
        "layout": {"version": sheet.version, "digest": sheet.digest()},
        "columns": sheet.names,
        "tops": sheet.tops,
        "choices": [choice.name for choice in box.catalogue.choices],
    }
    (folder / ABOUT).write_text(json.dumps(about, ensure_ascii=False) + "\n", encoding="utf-8")
