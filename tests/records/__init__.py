"""Records and a database of an earlier Kubrik, as it wrote them; only packed."""

from __future__ import annotations

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent


def unpacked(name: str, to: Path) -> Path:
    """The file as it was written, in the folder `to`."""
    path = to / Path(name).name
    path.write_bytes(gzip.decompress((FOLDER / f"{name}.gz").read_bytes()))
    return path
