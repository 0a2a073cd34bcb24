"""How long tests wait for what should come: until they are sure that it never will, also on a machine that is busy."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 180.0  # seconds; no test waits that long unless it fails
