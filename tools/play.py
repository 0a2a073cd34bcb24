"""`make play` and `make terminal`: everything that the first start needs, and nothing else, then Kubrik itself.

If the rules are not compiled yet, Kubrik starts from source while they are compiled in the background, in the time the
processor has left. A server's bots use them as soon as they are ready; everything else does at the next start.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Final

from tools import compiling, environment, homes, page
from tools.places import SRC, VENV, python_of
from tools.saying import say
from tools.stopping import STOPPED, end_group, stoppable

COMPILED: Final = "KUBRIK_COMPILED"  # the home whose bots a server may use once it exists: server/common/compiled.py
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
LOG: Final = VENV / "compiling.log"


def main(words: list[str]) -> int:
    command = [str(python_of(VENV)), "-m", "kubrik", *words]
    get_ready(needs_page="serve" in words)
    home = homes.home_of_source()
    if home.is_dir() or homes.is_quick():
        homes.move_in(homes.make() or SRC)
        return replaced_by(command)
    homes.move_in(SRC)
    return beside_the_compiler(command, home) if may_compile() else replaced_by(command)


def get_ready(needs_page: bool) -> None:
    """Installs Python's packages and builds the page at the same time."""
    with ThreadPoolExecutor() as pool:
        waiting = [pool.submit(environment.ready, "play")]
        if needs_page:
            waiting.append(pool.submit(page.ready))
        for each in waiting:
            each.result()


def may_compile() -> bool:
    """Is there anything that looks like a C compiler? Only calling it shows whether it works."""
    return not compiling.is_unwanted() and any(shutil.which(name) for name in COMPILERS)


def replaced_by(command: list[str]) -> int:
    """Replaces this process by the command, so that nothing of `make` keeps running."""
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)


def beside_the_compiler(command: list[str], home: Path) -> int:
    """Runs Kubrik with the compiler in the background, and ends both together; the next start continues compiling."""
    with subprocess.Popen(command, env={**os.environ, COMPILED: str(home)}) as kubrik:
        pass_on_signals(kubrik)
        compiler = start_compiler()
        Thread(target=tell, args=(compiler,), daemon=True).start()
        code = kubrik.wait()
    end_group(compiler)
    return code


def start_compiler() -> subprocess.Popen[bytes]:
    """Starts the compiler. Its output goes into a file, since the terminal and its Ctrl-C are Kubrik's."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        words = [str(python_of(VENV)), "-m", "tools.homes", "kindly"]
        return subprocess.Popen(words, stdout=log, stderr=log, stdin=subprocess.DEVNULL, process_group=0)


def tell(compiler: subprocess.Popen[bytes]) -> None:
    """Prints how compiling ended, unless it was stopped."""
    say("compiling the rules in the background; until then bots think a little slower")
    code = compiler.wait()
    if code == 0:
        say("the rules are compiled: bots use them from now on")
    elif code > 0 and code != STOPPED:
        say(f"the rules could not be compiled, which makes bots slower: {LOG.relative_to(VENV.parent)} says why")


def pass_on_signals(kubrik: subprocess.Popen[bytes]) -> None:
    """Ending `make` ends Kubrik, which shuts down in good order. Ctrl-C reaches it from the terminal directly."""
    signal.signal(signal.SIGINT, lambda number, frame: None)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda number, frame: kubrik.terminate())


if __name__ == "__main__":
    with stoppable():
        sys.exit(main(sys.argv[1:]))
