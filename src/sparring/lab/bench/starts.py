"""How long one waits at first: for the import, and for the first compiled result.

Every start is a process of its own. Bytecode goes to a folder of ours, so that a start finds it as
it does in everyday use, even where Python is told not to write any.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from .contender import WALL, Contender, needed
from .ours import LAB

STARTS = 5  # a start is short: one run is the median of so many
SELFPLAY = "import sys; from sparring.cli import main; sys.exit(main(sys.argv[1:]))"
BRINGS = "import sys, sparring; sys.exit('numpy' in sys.modules)"


class Room:
    """A temporary folder that holds the bytecode, and what is compiled."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.compiled = Path(self.folder.name) / "compiled"
        bytecode = str(Path(self.folder.name) / "bytecode")
        self.environment = {
            **os.environ,
            "PYTHONPYCACHEPREFIX": bytecode,
            "SPARRING_CACHE": str(self.compiled),
        }
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def start(self, *words: str) -> tuple[float, float]:
        """Seconds by the clock, and of CPU time, from the start of Python to its end."""
        begun, used = WALL(), _children()
        command = [sys.executable, "-c", *words]
        subprocess.run(command, check=True, env=self.environment, stdout=subprocess.DEVNULL)
        return WALL() - begun, _children() - used


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def importing(_name: str, _seconds: float) -> Contender:
    room = Room()
    room.start("import sparring")  # writes the bytecode
    brings = subprocess.run([sys.executable, "-c", BRINGS], check=False).returncode

    def run() -> dict[str, float]:
        pairs = [(room.start("import sparring"), room.start("pass")) for _ in range(STARTS)]
        wall, cpu = (median(with_it[i] - bare[i] for with_it, bare in pairs) for i in range(2))
        return {"import": wall * 1e3, "import, CPU": cpu * 1e3, "import brings NumPy": brings}

    return Contender(run)


def first(name: str, _seconds: float) -> Contender:
    """`sparring selfplay GAME --games 1`, with nothing compiled, then with what that has left."""
    needed("numba", LAB)
    room = Room()
    words = (SELFPLAY, "selfplay", name, "--games", "1", "--life", "compiled")
    room.start("import sparring.lab.playouts, sparring.cli.random_play")  # writes the bytecode

    def run() -> dict[str, float]:
        shutil.rmtree(room.compiled, ignore_errors=True)
        (cold, cold_cpu), (cached, cached_cpu) = room.start(*words), room.start(*words)
        return {
            f"{name} cold": cold,
            f"{name} cold, CPU": cold_cpu,
            f"{name} cached": cached,
            f"{name} cached, CPU": cached_cpu,
        }

    return Contender(run)
