"""Every link of every page leads somewhere: to a file that is there, and to a heading in it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *ROOT.glob("*.md"),
    *(page for folder in ("bench", "docs", "src") for page in (ROOT / folder).rglob("*.md")),
]
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)", re.MULTILINE)


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def headings(page: Path) -> set[str]:
    """What a link can name after its #, as the sites that show such pages make it."""
    titles: list[str] = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def broken(page: Path) -> list[str]:
    targets = [inline or named for inline, named in LINK.findall(prose(page))]
    return [t for t in targets if "://" not in t and not leads_somewhere(page, t)]


def leads_somewhere(page: Path, target: str) -> bool:
    path, _, heading = target.partition("#")
    there = page.parent / path if path else page
    return there.exists() and (not heading or heading in headings(there))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert not broken(page)


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One & two\n[a](#one--two) [b](page.md#one--two) [c](page.md) [d](https://x.org/y)\n"
        "[e](gone.md) [f](#three) [g]\n\n[g]: gone.md#one\n```\n[h](gone.md)\n```\n"
    )
    assert broken(page) == ["gone.md", "#three", "gone.md#one"]
