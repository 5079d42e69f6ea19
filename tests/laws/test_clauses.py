"""Every numbered clause of the rulebooks has a test that cites it, and no test cites another."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparring.games import catalogue

ROOT = Path(__file__).resolve().parents[2]
BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = r"\d+[A-Z]?\.\d+"


def clauses(book: Path) -> list[str]:
    """The clauses that the book numbers: lines that begin with `- 4.2`."""
    return re.findall(rf"^- ({NUMBER})\b", book.read_text("utf-8"), re.MULTILINE)


def folder_of(book: Path) -> Path:
    return ROOT / "tests" / "rules" / book.stem.replace("-", "_")


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Every clause that a test cites in a comment beside its `def`, and where."""
    for path in sorted(folder.rglob("test_*.py")):
        yield from cited_in(path.read_text("utf-8"), path.name)


def cited_in(source: str, name: str) -> Iterator[tuple[str, str]]:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = lines[node.lineno - 1 : node.body[0].lineno - 1] or [lines[node.lineno - 1]]
            comments = " ".join(line.partition("  # ")[2] for line in head)
            yield from ((clause, f"{name}: {node.name}") for clause in found(comments))


def found(comments: str) -> list[str]:
    return re.findall(rf"\b{NUMBER}\b", comments)


def test_every_game_has_a_rulebook_of_numbered_clauses() -> None:
    assert [book.stem for book in BOOKS] == sorted(catalogue.names())
    for book in BOOKS:
        numbers = clauses(book)
        assert numbers
        assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_every_clause_is_cited_by_a_test(book: Path) -> None:
    cited = {clause for clause, _ in citations(folder_of(book))}
    without = [clause for clause in clauses(book) if clause not in cited]
    print(f"{book.name}: clauses without a test: {', '.join(without) or 'none'}")
    assert not without


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_no_test_cites_a_clause_that_does_not_exist(book: Path) -> None:
    known = set(clauses(book))
    unknown = [
        (clause, where) for clause, where in citations(folder_of(book)) if clause not in known
    ]
    assert not unknown


def test_a_citation_stands_beside_the_def() -> None:
    source = '''
def test_one(a: int) -> None:  # 4.2, 6A.1 (as in 3.3)
    pass  # 9.9


def test_two(
    a: int,
) -> None:  # 5.1
    """7.7"""
'''
    assert [clause for clause, _ in cited_in(source, "")] == ["4.2", "6A.1", "3.3", "5.1"]
