"""A PostgreSQL server of the tests' own: on a loopback port, in a folder that goes with it.

The programs are Debian's; where they are missing, and it may, this installs them. A test is never
skipped for want of a database.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

# For tests: nothing of it must outlive the machine, so it may live in memory alone.
QUICK = (
    *("fsync=off", "full_page_writes=off", "max_wal_size=128MB"),
    *("wal_level=minimal", "max_wal_senders=0", "autovacuum=off"),
)
ROOM = 2 << 30  # bytes of memory that must be free for that


class Postgres:
    """Runs until `stop`. `database` makes a fresh one, and returns its URL."""

    def __init__(self, *settings: str) -> None:
        self.settings = settings
        place = _memory() if "fsync=off" in settings else None
        self.folder = Path(tempfile.mkdtemp(prefix="sparring-postgres-", dir=place))
        self.password = secrets.token_hex(16)
        self.port = _free_port()
        self._programs = find_programs()
        self._identity = _identity()
        self._made = 0
        if self._identity:
            shutil.chown(self.folder, self._identity["user"])
        self._init()
        self.start()

    def _init(self) -> None:
        file = self.folder / "password"
        file.write_text(self.password)
        if self._identity:
            shutil.chown(file, self._identity["user"])
        words = ["--username=tests", "--auth=scram-sha-256", f"--pwfile={file}", "--no-sync"]
        words += ["--encoding=UTF8", "--locale=C", f"--pgdata={self.folder / 'data'}"]
        done = subprocess.run(
            [self._programs / "initdb", *words],
            check=False,
            capture_output=True,
            text=True,
            **self._identity,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        words = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        settings = ("listen_addresses=127.0.0.1", "max_connections=60", *self.settings)
        words += [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [self._programs / "postgres", *words],
                stdout=log,
                stderr=log,
                **self._identity,
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                self.do("SELECT 1")
            except psycopg.OperationalError:
                log = (self.folder / "log").read_text()
                assert self.process.poll() is None, f"PostgreSQL did not start: {log}"
                assert time.monotonic() < end, f"PostgreSQL does not answer: {log}"
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """All at once and without a word, as when a machine goes away; `start` brings it back."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://tests:{self.password}@127.0.0.1:{self.port}/{name}"

    def database(self, where: str = "") -> str:
        self._made += 1
        name = f"sparring_{self._made}"
        self.do(f"CREATE DATABASE {name} TEMPLATE template0 {where}")
        return self.url(name)

    def do(self, statement: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url(name), autocommit=True) as db:
            answer = db.execute(statement.encode())
            return answer.fetchall() if answer.description else []

    def __repr__(self) -> str:
        return f"<PostgreSQL on port {self.port}>"


def find_programs() -> Path:
    """Debian's folder of the newest PostgreSQL, or that of the one on the path."""
    if not _candidates():
        _install()
    assert _candidates(), "no PostgreSQL here: install the package postgresql, the tests need it"
    return _candidates()[-1]


def _candidates() -> list[Path]:
    on_path = shutil.which("initdb")
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[-3])
    )
    return [p.parent for p in ([Path(on_path).resolve()] if on_path else []) + debian]


def _install() -> None:
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wait = "-oDPkg::Lock::Timeout=300"
        subprocess.run([apt, wait, "-qq", "update"], env=quiet, check=False)
        subprocess.run(
            [apt, wait, "-qq", "-y", "install", "--no-install-recommends", "postgresql"],
            env={**quiet, "APT_LISTCHANGES_FRONTEND": "none"},
            check=False,
            stdin=subprocess.DEVNULL,
        )


def _memory() -> Path | None:
    """A folder that is kept in memory, if there is one with room."""
    shared = Path("/dev/shm")  # noqa: S108 - the folder in it has a name of its own
    return shared if shared.is_dir() and shutil.disk_usage(shared).free > ROOM else None


def _identity() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody harmless runs it."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
