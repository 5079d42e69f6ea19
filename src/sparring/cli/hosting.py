"""`sparring backup` and `sparring doctor`: what a host does with a database besides serving it.

Nothing here knows what is in one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tqdm import tqdm

from ..server import backup, doctor
from ..server.connect import chosen

SICK = 1  # what the doctor's visit comes to if there are findings


def back_up(arguments: argparse.Namespace) -> int:
    with _bar("copied", "page") as progress:
        backup.backup(chosen(arguments.database, arguments.data), arguments.file, progress)
    print(f"{arguments.file}: {arguments.file.stat().st_size:,} bytes")
    return 0


def examine(arguments: argparse.Namespace) -> int:
    with _bar("examined", "table") as progress:
        report = doctor.examine(chosen(arguments.database, arguments.data), progress)
    print(_plain(report) if arguments.json else _told(report))
    return SICK if report.findings else 0


def _told(report: doctor.Report) -> str:
    lines = [f"{found.table or 'the database'}: {found.what}" for found in report.findings]
    verdict = f"{len(lines)} findings" if lines else "all is sound"
    return "\n".join([*lines, f"{report.tables:,} tables, {report.rows:,} rows: {verdict}"])


def _plain(report: doctor.Report) -> str:
    found = [finding._asdict() for finding in report.findings]
    return json.dumps({"tables": report.tables, "rows": report.rows, "findings": found}, indent=2)


@contextmanager
def _bar(what: str, unit: str) -> Iterator[Callable[[int, int], object]]:
    """A progress bar, where somebody looks."""
    with tqdm(desc=what, unit=unit, disable=not sys.stderr.isatty(), leave=False) as bar:

        def progress(done: int, most: int) -> None:
            bar.total = most
            bar.update(done - bar.n)

        yield progress
