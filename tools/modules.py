"""Which modules are compiled, in which library, and how much the C compiler should optimise each.

`python -m tools.modules` lists them, with the reason for those that stay Python.
`python -m tools.modules check source` (or `compiled`) fails unless that is what Python would import now.
"""

from __future__ import annotations

import fnmatch
import importlib.util
import sys
from pathlib import Path
from typing import Final

from tools.places import SRC
from tools.saying import give_up

# All modules of these packages of kubrik are compiled.
COMPILED: Final = ("engine", "games", "bots")
# And these: everything sent to a seat after a choice goes through the first. The rest of the server is not compiled.
BESIDE: Final = (
    "server/game/game.py",
    "server/show/stage.py",
    "server/show/scenes.py",
    "server/show/journal.py",
    "server/show/patches.py",
    # Batches of tables for learning: they play all the time.
    "envs/batch.py",
    "envs/rewards.py",
)

# Except these: pattern (below src/kubrik; * crosses folders) -> reason.
NOT_COMPILED: Final = {
    "*__init__.py": "nothing in it runs often",
    "engine/about.py": "msgspec structs",
    "engine/board.py": "msgspec structs",
    "engine/rulebook/*": "reads rulebooks and sources once",
    "engine/complaints.py": "msgspec structs and exceptions, raised for people",
    "engine/game.py": "msgspec structs and abstract classes; the border to everything outside the rules",
    "engine/illegal.py": "an exception, raised for people",
    "engine/languages.py": "a list of languages",
    "engine/numbers/finding.py": "finds a module once",
    "engine/record*.py": "msgspec structs; runs once a game",
    "engine/stakes.py": "a msgspec struct",
    "engine/standing.py": "a msgspec struct",
    "engine/study.py": "msgspec structs; asked once an experiment",
    "engine/views.py": "msgspec structs",
    "games/registry.py": "a list of games",
    "games/common/files/*": "reads and checks data files, once",
    "games/common/rulebooks.py": "reads the rulebook once",
    "games/common/words/lines.py": "for people, not for search",
    "games/*/about.py": "tables of words",
    "games/*/drawn.py": "lists of types and names",
    "games/*/study.py": "asked once an experiment",
    "games/*/game.py": "the border of a game; runs once a game",
    "games/*/expansion.py": "as the game",
    "games/*/box/files/*": "msgspec structs and checks; runs once, when the box is filled",
    "games/*/expansions/*/box/load.py": "as the files of the box",
    "games/*/views/structs*.py": "msgspec structs",
    "games/*/views/furniture*.py": "msgspec structs; runs once a table",
    "games/*/numbers/sheet.py": "puts blocks together once",
    "games/*/words/??/*": "tables of words, a folder for each language",
    "games/*/words/questions.py": "a table of words",
    "games/*/words/pictures/*": "for people, not for search",
    "games/*/words/events.py": "a table of events",
    "games/*/words/supplement.py": "a named tuple",
    "games/*/words/voice.py": "puts together who speaks, once a game",
    "games/*/words/cards.py": "what is looked up, or put into words once",
    "games/*/words/faces.py": "as the cards",
    "games/*/words/tiles.py": "as the cards",
    "games/*/expansions/*/words/text.py": "what an expansion adds; runs once a game",
    "games/*/expansions/*/words/picture.py": "for people, not for search",
    "bots/ladders.py": "looks up names",
    "bots/levels.py": "a table of words",
    "bots/registry.py": "imports a user's own bots",
}

# What runs once per person's choice, game or season, and not all the time in a search: it should be
# quick to compile, and may be slower to run.
WORDS: Final = (
    "games/*/words/*",
    "games/*/views/*",
    "server/*",
    "*/refusals*.py",
    "*/settings.py",
    "*/defaults.py",
    "*/install.py",
    "*/seasons/start.py",
    "*/box/tiles.py",
    "*/box/scenarios.py",
)


def candidates(src: Path = SRC) -> list[str]:
    """Every module of the compiled packages, as a path below src/kubrik."""
    package = src / "kubrik"
    found = [path.relative_to(package).as_posix() for top in COMPILED for path in (package / top).rglob("*.py")]
    return sorted([*found, *BESIDE])


def targets(src: Path = SRC) -> list[str]:
    """The modules to compile, as paths below src/kubrik."""
    return [path for path in candidates(src) if reason_against(path) is None]


def reason_against(path: str) -> str | None:
    """Why this module stays Python; None if it is compiled."""
    return next((reason for pattern, reason in NOT_COMPILED.items() if fnmatch.fnmatch(path, pattern)), None)


def is_hot(path: str) -> bool:
    """Does a search run it for every choice it imagines?"""
    return not any(fnmatch.fnmatch(path, pattern) for pattern in WORDS)


def library_of(path: str) -> str:
    """The library a module goes into: one for each game, so that changing a game rebuilds no other, or a shared one."""
    top, name, *rest = path.split("/")
    if top == "games" and rest and name != "common":
        return f"kubrik_{name}"
    return "kubrik_server" if top == "server" else "kubrik"


def show() -> None:
    for path in candidates():
        reason = reason_against(path)
        print(f"{path:50} {'compiled' if reason is None else '-  ' + reason}")


def check(kind: str) -> None:
    """Fails unless every module to compile would be imported as source below src, or compiled from elsewhere."""
    for target in targets():
        module = ".".join(("kubrik", *Path(target).with_suffix("").parts))
        spec = importlib.util.find_spec(module)
        origin = Path(spec.origin) if spec and spec.origin else Path("missing")
        is_source = origin.suffix == ".py" and origin.is_relative_to(SRC)
        if origin.suffix == ".py" if kind == "compiled" else not is_source:
            give_up(f"{module} should come {kind}, but it is {origin}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["check"]:
        check(sys.argv[2])
    else:
        show()
