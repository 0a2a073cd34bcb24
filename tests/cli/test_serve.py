"""`kubrik serve`: what can be asked of it, and what is told when it can't be."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kubrik.cli.parser import command_line
from kubrik.cli.serve import serve as command
from kubrik.server.run.errors import ServeError
from kubrik.server.run.listening import USUAL, address_of, listen
from kubrik.server.run.start import checked, start
from kubrik.server.settings import Settings
from tests.cli.conftest import Kubrik
from tests.cli.terminal import KUBRIK, environment


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kubrik.db'}"


def test_a_system_without_the_means_for_several_processes(monkeypatch: pytest.MonkeyPatch, sqlite: str) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with pytest.raises(ServeError, match="--workers 2: this system can't hand connections"):
        start("127.0.0.1", 0, sqlite, 2, lambda address, place: None)


def test_tables_are_kept_for_as_long_as_the_help_says() -> None:
    assert command_line().parse_args(["serve"]).keep == Settings().keep == 30
    assert Settings().keep_over == 12 * 30


def test_the_server_knows_the_names_of_where_it_runs() -> None:
    """Beside those that it was given."""
    names = checked(Settings(names=("play.example",)), "kubrik.lan").names
    assert {"play.example", "kubrik.lan", socket.gethostname()} <= set(names)


@pytest.mark.parametrize(("args", "complaint"), [
    (("--port", "65536"), "is not a port"),
    (("--port", "http"), "is not a port"),
    (("--workers", "0"), "is not a whole number of at least 1"),
    (("--keep", "forever"), "is not a whole number of days"),
    (("--proxy", "proxy.example"), "give an address such as 127.0.0.1"),
    (("--name", "https://play.example"), "give a name without https://"),
    (("--database", "mysql://secret@host/db"), "can't use"),
    (("--database", "sqlite:////nowhere/at/all/kubrik.db"), "can't open"),
    (("--host", "nowhere.invalid"), "there is no such address"),
    (("--host", "192.0.2.1"), "can't listen"),
])  # fmt: skip
def test_mistakes_are_told_in_one_line(kubrik: Kubrik, sqlite: str, args: tuple[str, ...], complaint: str) -> None:
    database = () if "--database" in args else ("--database", sqlite)
    ran = kubrik("serve", "--no-open", *database, *args)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert "secret" not in ran.err


def test_a_port_that_is_taken(kubrik: Kubrik, sqlite: str) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        ran = kubrik("serve", "--no-open", "--database", sqlite, "--port", port)
    assert ran.code == 2
    assert f"--port {port}: another program listens there" in ran.err


def test_the_usual_port_or_any() -> None:
    """Somebody else may have the usual one on the machine of this test."""
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [made.getsockname()[1] for made in (first, second)]
        assert ports[1] not in (ports[0], USUAL)


def test_the_address_to_type() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")):
        with listen(host, 0) as made:
            assert address_of(made) == f"http://{shown}:{made.getsockname()[1]}/"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
def test_the_address_to_type_in_ipv6() -> None:
    try:
        with listen("::1", 0) as made:
            assert address_of(made) == f"http://[::1]:{made.getsockname()[1]}/"
    except ServeError:
        pytest.skip("no IPv6 on this machine")


@pytest.mark.parametrize(("surroundings", "platform", "seen"), [
    ({}, "linux", False),
    ({"DISPLAY": ":0"}, "linux", True),
    ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
    ({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, "linux", False),
    ({}, "darwin", True),
    ({"SSH_TTY": "/dev/tty1"}, "darwin", False),
])  # fmt: skip
def test_whether_somebody_would_see_a_browser(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], platform: str, seen: bool
) -> None:
    for name in (*command.SCREENS, *command.FAR_AWAY):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert command.has_screen() is seen


def test_without_its_packages_it_says_what_to_install(tmp_path: Path) -> None:
    """As after `pip install kubrik` alone."""
    script = "import sys; sys.modules['litestar'] = None; from kubrik.cli import main; sys.exit(main(['serve']))"
    ran = subprocess.run(
        [KUBRIK[0], "-c", script], capture_output=True, text=True, cwd=tmp_path, env=environment(None), check=False
    )
    assert ran.returncode == 2
    assert "pip install 'kubrik[server]'" in ran.stderr
    assert ran.stderr.count("\n") == 1
