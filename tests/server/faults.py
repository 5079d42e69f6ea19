"""What can befall a database, and how it is mended.

Nothing here knows what is kept in one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Fault(NamedTuple):
    """A database, and how to break and mend it."""

    url: str
    begin: Callable[[], object]
    end: Callable[[], object]
