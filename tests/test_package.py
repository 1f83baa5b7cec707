"""What a stranger gets: a wheel that plays a game where nothing else is installed, and `./landsraad`."""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import landsraad

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "landsraad"


def run(*command, **options):
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, timeout=300, **options
    )


def test_the_version_is_said_once():
    assert importlib.metadata.version("landsraad") == landsraad.__version__


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The binaries of an empty environment into which the built wheel was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run(sys.executable, "-m", "build", "--wheel", "--outdir", folder, ROOT)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "empty", with_pip=True)
    binaries = folder / "empty" / "bin"
    installing = run(binaries / "python", "-m", "pip", "install", "--quiet", wheel)
    assert installing.returncode == 0, installing.stderr
    return binaries


@pytest.fixture
def landsraad_command(installed, tmp_path):
    def call(*arguments):
        result = run(installed / "landsraad", *arguments, cwd=tmp_path)
        assert result.returncode == 0, result.stderr
        return result.stdout

    return call


class TestWheel:
    def test_it_knows_its_games(self, landsraad_command):
        assert "classic" in landsraad_command("games", "--json")
        json.loads(landsraad_command("games", "--json"))

    def test_it_plays_a_game(self, landsraad_command):
        arguments = ("selfplay", "classic", "--seats", "6", "--games", "1", "--seed", "1", "--json")
        result = json.loads(landsraad_command(*arguments))
        assert (result["game"], result["finished"]) == ("classic", 1)
        assert not result["errors"]

    def test_it_carries_the_rules_and_their_proofs(self, installed, tmp_path):
        code = "from landsraad.rules import *; print(len(read_rulebook('classic').rules), proof_file('classic').is_file())"
        result = run(installed / "python", "-c", code, cwd=tmp_path)
        assert result.stdout.split() == ["507", "True"], result.stderr

    def test_it_carries_the_browser_client(self, installed, tmp_path):
        code = "from importlib.resources import files; print((files('landsraad.server') / 'static' / 'index.html').is_file())"
        result = run(installed / "python", "-c", code, cwd=tmp_path)
        assert result.stdout.split() == ["True"], result.stderr


TOOLS = ("cat", "cksum", "dirname", "mkdir", "readlink", "rm", "sh")

# A stand-in for a Python of the given version: answers what the script asks, and makes environments of stand-ins.
FAKE_PYTHON = """\
#!/bin/sh
case "$*" in
    *'sys.exit(sys.version_info'*) exit {too_old} ;;
    *'print('*) echo {version} ;;
    *'import venv, ensurepip'*) exit {no_venv} ;;
    '-m venv '*)
        mkdir -p "$3/bin"
        cat "$0" >"$3/bin/python"
        printf '#!/bin/sh\\necho "program:$*"\\n' >"$3/bin/landsraad"
        {chmod} "$3/bin/python" "$3/bin/landsraad" ;;
    '-m pip --version') ;;
    '-m pip install'*) echo "$*" >>installed.txt; exit {no_network} ;;
    *) exit 3 ;;
esac
"""

FAKE_UV = """\
#!/bin/sh
case $1 in
    venv) for folder in "$@"; do :; done; python3 -m venv "$folder" ;;
    pip) {install} ;;
esac
"""


class Checkout:
    """A copy of the script and of pyproject.toml with a PATH of its own."""

    def __init__(self, folder):
        self.root = folder / "a checkout"
        self.path = folder / "path"
        self.root.mkdir()
        self.path.mkdir()
        for name in TOOLS:
            (self.path / name).symlink_to(shutil.which(name))
        shutil.copy(SCRIPT, self.root)
        shutil.copy(ROOT / "pyproject.toml", self.root)

    def program(self, name, text):
        (self.path / name).write_text(text)
        (self.path / name).chmod(0o755)

    def python(self, name, version, *, no_venv=0, no_network=0):
        too_old = int(tuple(map(int, version.split("."))) < (3, 11))
        chmod = f"{shutil.which('chmod')} +x"
        text = FAKE_PYTHON.format(
            too_old=too_old, version=version, no_venv=no_venv, no_network=no_network, chmod=chmod
        )
        self.program(name, text)

    def run(self, *arguments, script=None, cwd=None):
        environment = {"PATH": str(self.path), "HOME": os.environ.get("HOME", "/")}
        return run(script or self.root / "landsraad", *arguments, cwd=cwd or self.root, env=environment)

    def installations(self):
        file = self.root / "installed.txt"
        return file.read_text().splitlines() if file.exists() else []


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def only_line(result):
    assert result.returncode == 1
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


class TestScript:
    def test_no_python(self, checkout):
        message = "landsraad: needs Python 3.11 or newer, but found no Python at all"
        assert only_line(checkout.run("games")) == message

    def test_python_too_old(self, checkout):
        checkout.python("python3", "3.9.2")
        message = "landsraad: needs Python 3.11 or newer, but found only Python 3.9.2"
        assert only_line(checkout.run("games")) == message

    def test_python_without_venv(self, checkout):
        checkout.python("python3", "3.12.1", no_venv=1)
        message = only_line(checkout.run("games"))
        assert message.startswith("landsraad: python3 cannot make environments")
        assert message.endswith("apt install python3-venv")

    def test_a_command_that_is_no_python_is_passed_over(self, checkout):
        checkout.program("python3.13", "#!/bin/sh\nexit 127\n")
        checkout.python("python3", "3.9.2")
        assert only_line(checkout.run("games")).endswith("found only Python 3.9.2")

    def test_the_first_usable_python_is_taken(self, checkout):
        checkout.python("python3.13", "3.13.0", no_venv=1)
        checkout.python("python3.11", "3.11.4")
        checkout.python("python", "2.7.18")
        assert checkout.run("games").returncode == 0

    def test_arguments_are_passed_on(self, checkout):
        checkout.python("python3", "3.11.4")
        result = checkout.run("play", "classic", "--save", "my game")
        assert result.stdout == "program:play classic --save my game\n"

    def test_the_second_run_installs_nothing(self, checkout):
        checkout.python("python3", "3.11.4")
        assert "making" in checkout.run("games").stderr
        again = checkout.run("games")
        assert (again.stdout, again.stderr) == ("program:games\n", "")
        assert len(checkout.installations()) == 1

    def test_a_changed_pyproject_is_installed_again(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.run("games")
        with (checkout.root / "pyproject.toml").open("a") as file:
            file.write("# changed\n")
        assert "making" not in checkout.run("games").stderr
        assert len(checkout.installations()) == 2

    def test_a_moved_checkout_gets_a_new_environment(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.run("games")
        checkout.root = checkout.root.rename(checkout.root.with_name("moved"))
        assert "making" in checkout.run("games").stderr

    def test_without_network(self, checkout):
        checkout.python("python3", "3.11.4", no_network=1)
        result = checkout.run("games")
        assert result.returncode == 1
        assert result.stderr.splitlines()[-1].startswith("landsraad: could not install")
        checkout.python("python3", "3.11.4")
        shutil.rmtree(checkout.root / ".venv")
        assert checkout.run("games").returncode == 0

    def test_from_any_folder_through_symlinks(self, checkout, tmp_path):
        checkout.python("python3", "3.11.4")
        (tmp_path / "links").mkdir()
        (tmp_path / "links" / "relative").symlink_to("../a checkout/landsraad")
        (tmp_path / "absolute").symlink_to(tmp_path / "links" / "relative")
        for link in (tmp_path / "links" / "relative", tmp_path / "absolute"):
            assert checkout.run("games", script=link, cwd="/").stdout == "program:games\n"
        assert (checkout.root / ".venv").is_dir()

    def test_uv_is_used_where_it_is(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.program("uv", FAKE_UV.format(install="exit 0"))
        result = checkout.run("games")
        assert result.stdout == "program:games\n"
        assert checkout.installations() == []

    def test_uv_that_can_not_make_an_environment(self, checkout):
        checkout.program("uv", "#!/bin/sh\nexit 1\n")
        result = checkout.run("games")
        assert result.returncode == 1
        assert result.stderr.splitlines()[-1].startswith("landsraad: uv could not make")

    def test_pip_helps_where_uv_can_not_install(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.program("uv", FAKE_UV.format(install="exit 1"))
        result = checkout.run("games")
        assert result.stdout == "program:games\n"
        assert "uv could not install it (see above); trying pip" in result.stderr
        assert len(checkout.installations()) == 1

    def test_a_failing_check_stops_the_tests_and_is_named(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.run("games")
        tools = checkout.root / ".venv" / "bin"
        for name, status in (("ruff", 0), ("mypy", 1), ("lint-imports", 0), ("deptry", 0)):
            (tools / name).write_text(f"#!/bin/sh\nexit {status}\n")
            (tools / name).chmod(0o755)
        result = checkout.run("test")
        assert result.returncode == 1
        assert result.stdout.splitlines() == ["== ruff format --check", "== ruff check", "== mypy"]
        assert result.stderr.splitlines()[-1] == "landsraad: test: mypy failed"

    def test_arguments_of_test_go_to_pytest(self, checkout):
        checkout.python("python3", "3.11.4")
        checkout.run("games")
        tools = checkout.root / ".venv" / "bin"
        for name in ("ruff", "mypy", "lint-imports", "deptry"):
            (tools / name).symlink_to(shutil.which("true"))
        (tools / "python").write_text(
            '#!/bin/sh\n[ "$2" = pytest ] && echo "$*"\nexit 0\n',
        )
        result = checkout.run("test", "-k", "two words")
        assert result.stdout.splitlines()[-2:] == ["-m pytest -n auto -k two words", "== all checks passed"]
