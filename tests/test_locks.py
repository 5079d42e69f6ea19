"""The locks say what pyproject.toml says, with a hash for everything and no host for anything."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PYPROJECT["project"]["optional-dependencies"]
LOCKS = {
    "requirements.lock": (["client", "lab", "server"], "dev"),
    # Ray is heavy and serves an arena over a cluster alone: it has no place beside the tests.
    "requirements-bench.lock": (["lab", "ray"], "bench"),
}


def pinned(extras: list[str], group: str) -> set[str]:
    """What an environment must hold: the dependencies, these extras, and one group."""
    groups = PYPROJECT["dependency-groups"]
    named = [*PYPROJECT["project"]["dependencies"]]
    for extra in extras:
        named += EXTRAS[extra]
    for entry in groups[group]:
        named += [entry] if isinstance(entry, str) else groups[entry["include-group"]]
    return {plain(requirement) for requirement in named}


def locked(lock: str) -> dict[str, str]:
    """Each `name==version`, with all that is written about it."""
    entries = re.split(r"^(?=\w)", (ROOT / lock).read_text(), flags=re.MULTILINE)
    return {plain(entry.split()[0]): entry for entry in entries if entry}


def plain(requirement: str) -> str:
    """`Some_name[extra]==1.0; marker` is `some-name==1.0`."""
    parts = re.match(r"([\w.-]+)(?:\[.*])?==([^\s;]+)", requirement)
    assert parts, f"not pinned: {requirement}"
    return f"{re.sub('[._]', '-', parts[1]).lower()}=={parts[2]}"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_is_pinned(lock: str) -> None:
    assert pinned(*LOCKS[lock]) <= set(locked(lock))


def test_every_extra_is_in_a_lock() -> None:
    assert {extra for extras, _ in LOCKS.values() for extra in extras} == set(EXTRAS)


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_in_a_lock_has_a_hash_and_no_host(lock: str) -> None:
    for entry in locked(lock).values():
        assert "--hash=sha256:" in entry
        assert "://" not in entry


def test_what_is_measured_is_what_is_tested() -> None:
    tested = dict(entry.split("==") for entry in locked("requirements.lock"))
    measured = dict(entry.split("==") for entry in locked("requirements-bench.lock"))
    shared = tested.keys() & measured.keys()
    assert shared >= {"numba", "numpy"}
    assert {name: tested[name] for name in shared} == {name: measured[name] for name in shared}
