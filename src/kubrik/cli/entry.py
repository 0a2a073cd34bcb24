"""The entry point of every command. A command's own module is loaded only when the command is called."""

from __future__ import annotations

import io
import os
import sys
from argparse import Namespace
from importlib import import_module

from kubrik.cli.parser import command_line
from kubrik.cli.speech import language


def main(argv: list[str] | None = None) -> int:
    """Runs a command; the exit code: 0 fine, 1 a check has failed, 2 wrong usage or input, 130 interrupted."""
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
    except SystemExit as done:  # argparse has already printed the help, the version or the error
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
    """Prints one line for an error that the user can fix; anything else is a bug and is raised with its traceback."""
    line = import_module("kubrik.cli.errors").line_about(error, language(lang))
    if line is None:
        raise error
    print(f"kubrik: {line}", file=sys.stderr)
    return 2


def hush() -> int:
    """The reader of our output is gone: writes nothing more, not even when Python exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def prepare_streams() -> None:
    """Text that a terminal can't show, or input in a different encoding, must not crash the program."""
    sys.stdin = sys.stdin or io.StringIO()  # the shell may have closed it: kubrik play <&-
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = stream.encoding.lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if is_ascii else None, errors="replace")
