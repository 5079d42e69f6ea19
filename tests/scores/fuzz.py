"""Hostile scores and card files, guided by coverage: `python tests/scores/fuzz.py --seconds 60`.

Each text is read, saved, played and verified; whatever is raised but the error for a bad score or
a bad card file is a find. The text that did it is then printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import atheris

HOME = Path(__file__).resolve().parent
sys.path.insert(0, str(HOME))

with atheris.instrument_imports(include=["sparring"]):
    import hostile  # type: ignore[import-not-found]

    from sparring.games import cards


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=int, default=60)
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="sparring-fuzz-"))
    corpus = plant(folder / "corpus")

    def swallow(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        try:
            if text.startswith("[G"):
                hostile.swallow_score(text)
            else:
                hostile.swallow_cards(text, folder)
        except BaseException:
            print(f"found: {text!r}", file=sys.stderr)
            raise

    options = {
        "max_total_time": chosen.seconds,
        "seed": chosen.seed,
        "max_len": 4096,
        "timeout": 20,
    }
    options |= {"artifact_prefix": f"{folder}/"}
    said = [f"-{name}={value}" for name, value in options.items()]
    atheris.Setup([sys.argv[0], *said, str(corpus)], swallow)
    atheris.Fuzz()


def plant(folder: Path) -> Path:
    """Begin with what is good: golden scores, and the card files that we have."""
    folder.mkdir()
    games = Path(str(cards.__file__)).parent
    for path in [*HOME.glob("*/*.score"), *games.glob("*/*.toml")]:
        (folder / f"{path.parent.name}-{path.name}").write_bytes(path.read_bytes())
    return folder


if __name__ == "__main__":
    main()
