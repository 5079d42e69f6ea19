"""Card files: what the sheets do not print, in TOML that the owner of a box can replace.

A file of the same name in the folder that SPARRING_CARDS names takes the place of ours. What is
wrong with a file is said with its line. Nothing here knows what the cards mean.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class CardFileError(ValueError):
    """A card file that can't be used: where, and why."""


@dataclass
class CardFile:
    path: Path
    text: str
    data: dict[str, Any]

    def __post_init__(self) -> None:
        plain = json.dumps(self.data, sort_keys=True, default=str)
        # The same for files that say the same, however they are laid out.
        self.digest = hashlib.sha256(plain.encode()).hexdigest()[:16]

    def wrong(self, key: str, reason: str, nth: int = 0) -> CardFileError:
        """An error at the line of the key: `name` or `[[table]]`, the nth one of them."""
        return CardFileError(f"{self.path.name}, line {self.line(key, nth)}: {reason}")

    def line(self, key: str, nth: int = 0) -> int:
        pattern = re.escape(key) if key.startswith("[") else rf"{re.escape(key)}\s*="
        found = [m.start() for m in re.finditer(rf"^[ \t]*{pattern}", self.text, re.MULTILINE)]
        return self.text.count("\n", 0, found[nth]) + 1 if nth < len(found) else 1


def load(ours: Path) -> CardFile:
    """Read this file, or the owner's file of the same name."""
    path = chosen(ours)
    try:
        text = path.read_text("utf-8")
        return CardFile(path, text, tomllib.loads(text))
    except OSError as error:
        raise CardFileError(f"{path.name}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = bytes(error.object).count(b"\n", 0, error.start) + 1
        raise CardFileError(f"{path.name}, line {line}: this is no text in UTF-8") from None
    except (ValueError, RecursionError) as error:  # also endless numbers, and tables too deep
        raise CardFileError(f"{path.name}: {error}") from None


def chosen(ours: Path) -> Path:
    """The owner's file if there is one. A folder that is none is no wish for our cards."""
    owners = os.environ.get("SPARRING_CARDS")
    if not owners:
        return ours
    if not Path(owners).is_dir():
        raise CardFileError(
            f"SPARRING_CARDS names {owners!r}, and that is no folder: name the one with your"
            f" {ours.name}, or unset it"
        )
    theirs = Path(owners) / ours.name
    return theirs if theirs.exists() else ours
