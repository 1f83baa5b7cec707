"""`landsraad serve` and `landsraad play` in the browser, as processes."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from landsraad.cli import main, serve

PATIENCE = 60  # seconds that a machine with other work may take
FEW_FILES = ("sh", "-c", 'ulimit -S -n 64 && exec "$@"', "sh")
COMMAND = [sys.executable, "-m", "landsraad.cli"]


@contextmanager
def started(
    tmp_path, *arguments: str, begin: tuple[str, ...] = ()
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and the address that it prints first."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "PATH": os.environ["PATH"]}
    with subprocess.Popen(
        [*begin, *COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=home,
        cwd=tmp_path,
    ) as process:
        try:
            line = process.stdout.readline()
            found = re.search(r"http://[\w.]+:\d+", line)
            assert found, line + process.stdout.read()
            yield process, found[0]
        finally:
            process.kill()


def stopped(process: subprocess.Popen[str], number: int) -> tuple[int, str]:
    """Its exit code, and what it said at last."""
    process.send_signal(number)
    rest, _ = process.communicate(timeout=PATIENCE)
    return process.returncode, rest


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_told_to_stop(tmp_path, number):
    with started(tmp_path, "serve", "--port", "0", "--db", "games.db", "--bots", "1") as (process, url):
        assert httpx.get(f"{url}/api/games", timeout=PATIENCE).json()
        assert stopped(process, number) == (0, "")
    assert (tmp_path / "games.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit there")
def test_more_may_come_than_a_process_may_open_files_at_first(tmp_path):
    with started(tmp_path, "serve", "--port", "0", "--db", "games.db", begin=FEW_FILES) as (_, url):
        port = int(url.rsplit(":", 1)[1])
        lines = [socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) for _ in range(100)]
        lines[-1].sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert lines[-1].recv(12) == b"HTTP/1.1 200"
        for line in lines:
            line.close()


def test_an_invitation_is_printed_and_stays(tmp_path):
    links = []
    for _ in range(2):
        with started(tmp_path, "serve", "--port", "0", "--invite-only") as (process, url):
            links.append(process.stdout.readline().partition("#")[2])
            ours = {"X-Landsraad": "1"}
            guest = httpx.post(f"{url}/api/guest", json={}, headers=ours, timeout=PATIENCE)
            assert guest.status_code == 403
            stopped(process, signal.SIGINT)
    assert links[0] == links[1]
    assert len(links[0]) > 20


def test_playing_keeps_games_in_the_persons_data_folder(tmp_path):
    for _ in range(2):
        with started(tmp_path, "play", "classic") as (process, url):
            assert "127.0.0.1" in url
            assert httpx.get(url, timeout=PATIENCE).status_code == 200
            assert stopped(process, signal.SIGINT)[0] == 0
    folder = tmp_path / "data" / "landsraad"
    assert (folder / "landsraad.db").exists()
    assert folder.stat().st_mode & 0o077 == 0


def test_two_who_play_get_two_ports(tmp_path):
    with started(tmp_path, "play") as (_, one), started(tmp_path, "play") as (_, other):
        assert one != other
        assert httpx.get(f"{other}/api/games", timeout=PATIENCE).is_success


def refused(capsys, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_a_port_that_is_taken(capsys, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused(capsys, "serve", "--port", str(port), "--db", str(tmp_path / "games.db"))
    assert f"port {port}" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "70000"], "70000"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--db", "postgresql://127.0.0.1:1/landsraad"], "database"),
        (["--db", "/dev/null/games.db"], "database"),
        (["--smtp", "mail.example.org"], "--smtp"),
        (["--bots", "0"], "--bots"),
        (["--public-url", "dune.example.org"], "--public-url"),
    ],
)
def test_what_cannot_be_served(capsys, tmp_path, arguments, told):
    wanted = arguments if "--db" in arguments else [*arguments, "--db", str(tmp_path / "games.db")]
    assert told in refused(capsys, "serve", *("--port", "0") * ("--port" not in arguments), *wanted)


@pytest.mark.parametrize("command", [["serve"], ["play"], ["play", "classic"]])
def test_without_the_servers_packages_it_says_what_to_install(capsys, monkeypatch, command):
    monkeypatch.setattr(serve, "PACKAGES", ("no_such_package",))
    assert "pip install 'landsraad[server]'" in refused(capsys, *command)


@pytest.mark.parametrize(
    "arguments", [["--seats", "4"], ["--seed", "7"], ["--option", "mode=advanced"], ["--save", "x"]]
)
def test_options_of_the_terminal_belong_to_it(capsys, arguments):
    assert "--text" in refused(capsys, "play", "classic", *arguments)


def test_the_terminal_needs_to_know_which_game(capsys):
    assert "which game" in refused(capsys, "play", "--text")
    assert "no game 'chess'" in refused(capsys, "play", "chess")


def test_help_comes_at_once():
    """Nothing of the server is imported for it."""
    heavy = "('litestar', 'sqlalchemy', 'msgspec')"
    code = f"import sys; from landsraad.cli import main; main(['--help']); print([m for m in sys.modules if m in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("[]")
