"""What the lobby refuses: a code for programs, a sentence for people that says what to do."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import Complaint

LOBBY: Final = "kubrik.words.{lang}.lobby"


class Refusal(Complaint):
    """A refused request; nothing has changed."""

    tables = (LOBBY,)
