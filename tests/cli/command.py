"""The command as people run it: another process, its words, what it says and where."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = str(Path(sys.executable).with_name("sparring"))


def run(*words: object, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run it to its end, with nothing to read unless `input` is given."""
    settings = {"PYTHONIOENCODING": "utf-8", **more.pop("env", {})}
    if "input" not in more:
        more["stdin"] = subprocess.DEVNULL
    return subprocess.run(
        [COMMAND, *map(str, words)],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, **settings},
        timeout=120,
        **more,
    )
