"""An answer that a player gives once for all, until it is changed."""

from __future__ import annotations

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """To which question, about what ("" where it makes no difference), and which choice; all by stable names."""

    question: str
    about: str
    choice: str
