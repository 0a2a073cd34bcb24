"""Where every command begins and ends. A command's own module is loaded only when it is called."""

from __future__ import annotations

import io
import os
import sys
from argparse import Namespace
from importlib import import_module

from kubrik.cli.parser import command_line
from kubrik.cli.speech import language


def main(argv: list[str] | None = None) -> int:
    """The exit code: 0 fine, 1 a check has failed, 2 wrong usage or input, 130 interrupted."""
    prepare_streams()
    try:
        code = run(argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return hush()
    except KeyboardInterrupt:
        return 130


def run(argv: list[str] | None) -> int:
    try:
        args = command_line().parse_args(argv)
    except SystemExit as done:  # argparse has said all: help, version, or what is wrong
        return int(done.code or 0)
    if args.command is None:
        command_line().print_help()
        return 0
    return carry_out(args)


def carry_out(args: Namespace) -> int:
    """Imports what this command needs, and nothing else."""
    module = args.command.replace("-", "_")
    try:
        code: int = import_module(f"kubrik.cli.{module}.{module}").run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        raise
    except Exception as error:
        return complain(error, getattr(args, "lang", None))


def complain(error: Exception, lang: str | None) -> int:
    """One line for what whoever typed the command can mend; anything else is our own mistake, and shown whole."""
    line = import_module("kubrik.cli.errors").line_about(error, language(lang))
    if line is None:
        raise error
    print(f"kubrik: {line}", file=sys.stderr)
    return 2


def hush() -> int:
    """Whoever read our output has gone; nothing more is written, not even when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def prepare_streams() -> None:
    """No text ends the program because a terminal can't show it, or because it was typed in another encoding."""
    sys.stdin = sys.stdin or io.StringIO()  # a shell may have closed it: kubrik play <&-
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = stream.encoding.lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if is_ascii else None, errors="replace")
