"""Words that pages, tables and the store have in common."""

from __future__ import annotations

from typing import Literal

Status = Literal["open", "running", "over", "aborted"]
Kind = Literal["person", "bot", "open"]
OutOfTime = Literal["rulebook", "bot"]  # who answers for somebody whose time is over
