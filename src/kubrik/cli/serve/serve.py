"""`kubrik serve`: play in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from importlib import import_module
from types import ModuleType
from typing import Final

from kubrik.cli.speech import language, say
from kubrik.cli.usage import UsageError

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
FAR_AWAY: Final = ("SSH_CONNECTION", "SSH_TTY")


def run(args: Namespace) -> int:
    lang = language(args.lang)
    wants_browser = has_screen() if args.open is None else args.open

    def told(address: str, place: str) -> None:
        print(say(lang, "serving", address=address, place=place), flush=True)
        if not is_built():
            print(say(lang, "page_not_built"), flush=True)
        elif wants_browser:
            webbrowser.open(address)

    start = server().start
    settings = import_module("kubrik.server.settings").Settings
    terms = settings(proxies=tuple(args.proxy), names=tuple(args.name), keep=args.keep)
    start(args.host, args.port, args.database, args.workers, told, terms, args.experiments)
    return 0


def server() -> ModuleType:
    """Imports the server; its packages are missing if Kubrik was installed for the terminal only."""
    try:
        return import_module("kubrik.server.run.start")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("kubrik"):
            raise
        raise UsageError("server_packages", package=missing.name or "") from missing


def is_built() -> bool:
    built: bool = import_module("kubrik.server.settings").PAGE.joinpath("index.html").is_file()
    return built


def has_screen() -> bool:
    """Is there a screen on which a browser could open?"""
    if any(os.environ.get(name) for name in FAR_AWAY):
        return False
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)
