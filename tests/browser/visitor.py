"""Somebody with a browser: how they come in, sit down and play; and what must hold on any page.

Whatever the browser complains about is kept in `complaints`, and fails the test at its end.
Nothing here knows of any one game: how a hand is played stands in hands.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
AXE_OPTIONS = json.dumps(
    {
        "resultTypes": ["violations"],
        # It reads the numerals in a card's picture, which stand there twice and are hidden by ARIA.
        "rules": {"label-content-name-mismatch": {"enabled": False}},
    }
)
# On a machine that has much else to do; nothing waits for it that goes well.
PATIENCE = 45_000  # ms
PICTURES = ROOT / "build" / "screenshots"


expect.set_options(timeout=PATIENCE)


class Size(NamedTuple):
    width: int
    height: int


SMALL, PHONE, TABLET, LOW, DESKTOP = SIZES = (
    Size(360, 640),
    Size(390, 844),
    Size(768, 1024),
    Size(1200, 700),
    Size(1440, 900),
)

# What is beyond the page's edge, where the page is wider than what is seen of it. What is in a
# picture is cut off there.
OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth, found = [];
  if (document.documentElement.scrollWidth <= wide) return found;
  for (const one of document.body.querySelectorAll('*:not(svg *)')) {
    const box = one.getBoundingClientRect();
    if (box.right > wide && box.width)
      found.push(`${one.tagName} ${one.getAttribute('class')} ${box.right}`);
  }
  return ['the page: ' + document.documentElement.scrollWidth, ...found.slice(0, 5)];
}"""

# What is pressed and is lower or narrower than a finger: links within a sentence may be.
SMALL_TARGETS = """() => {
  const found = [];
  for (const one of document.querySelectorAll('button, a, select, input, summary')) {
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!box.width || style.visibility === 'hidden' || style.display === 'inline') continue;
    if (one.closest('.heard, .skip, .mute, [inert]')) continue;
    if (Math.min(box.width, box.height) < 43.5)
      found.push(`${one.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
  }
  return found;
}"""

# How much of what was seen has moved without being asked to, since the page was loaded.
SHIFTS = """() => new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => done(sum), 50));
})"""

# A page that was just made wider or narrower is drawn anew first.
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Visitor:
    """One person, one browser: a context of their own, so that cookies are theirs."""

    def __init__(self, context: BrowserContext, house: str) -> None:
        self.context, self.house = context, house
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"]
            self.complaints.append(f"{message.type}: {message.text} ({where})")

    def forgive(self, pattern: str) -> None:
        """What was complained of is what this test is about."""
        self.complaints = [said for said in self.complaints if not re.search(pattern, said)]

    # --- Coming in. ---

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.house + path)
        self.page.locator("main > *").first.wait_for(state="attached")
        return self.page

    def form(self, method: str, path: str, **form: Any) -> Any:
        """What the page's own scripts could ask of the server, with this person's cookies."""
        asked = self.context.request.fetch(
            f"{self.house}/api{path}",
            method=method,
            data=json.dumps(form),
            headers={"content-type": "application/json", "origin": self.house},
        )
        assert asked.ok, asked.text()
        return asked.json()

    def guest(self, name: str) -> None:
        self.form("POST", "/me/guest", name=name)

    def open(self, game: str, **agreed: Any) -> str:
        """A table of one's own, sat down at; its address."""
        if not self.context.cookies():
            self.guest("Anna")
        table = self.form("POST", "/tables", game=game, **{"visibility": "private", **agreed})["id"]
        self.go(f"/t/{table}?sit")
        return f"/t/{table}"

    def against_bots(
        self, game: str, players: int = 2, bot: str = "random", **settings: Any
    ) -> str:
        """At a table where all others are bots, with the board on the screen."""
        agreed = {"players": players, **settings} if players > 2 else settings
        table = self.open(game, settings=agreed, bots=["", *[bot] * (players - 1)])
        self.board()
        return table

    # --- Playing. ---

    def board(self) -> None:
        self.page.locator("[data-board] > *").first.wait_for(state="visible")

    @property
    def number(self) -> int:
        """The number of the last thing that happened here."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def due(self) -> bool:
        """Wait until this person is to act, or all is over: False."""
        self.page.locator("[data-due='yes'], [data-phase='finished']").first.wait_for()
        return self.page.locator("[data-phase='finished']").count() == 0

    def act(self, hand: Callable[[Page], None]) -> None:
        """Play one move with what the board shows, and wait until it was heard."""
        before = self.number
        hand(self.page)
        self.page.locator(f"[data-number]:not([data-number='{before}'])").wait_for()

    def play(self, hand: Callable[[Page], None], moves: int = 10_000) -> int:
        """Play on, to the end or for so many moves; how many were made."""
        made = 0
        while made < moves and self.due():
            self.act(hand)
            made += 1
        return made

    # --- What must hold on any page. ---

    def axe(self) -> None:
        """No violation that axe knows of."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(f"axe.run(document, {AXE_OPTIONS})")
        told = [
            f"{it['id']}: {node['html']} {node['failureSummary']}"
            for it in found["violations"]
            for node in it["nodes"][:3]
        ]
        assert not told, "\n".join(told)

    def fits(self, *sizes: Size) -> None:
        """Nothing is wider than the page, at any of these sizes (all five, if none is named)."""
        kept = self.page.viewport_size
        for size in sizes or SIZES:
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            beyond = self.page.evaluate(OVERFLOW)
            assert not beyond, f"{size.width}×{size.height}: {beyond}"
        if kept:
            self.page.set_viewport_size(kept)

    def pressable(self) -> None:
        """Whatever is pressed is as large as a finger."""
        assert not (small := self.page.evaluate(SMALL_TARGETS)), "\n".join(small)

    def enlarged(self) -> None:
        """Nothing is lost with text at twice its size."""
        self.page.evaluate("document.documentElement.style.fontSize = '200%'")
        self.fits(PHONE, DESKTOP)
        self.page.evaluate("document.documentElement.style.fontSize = ''")

    def shifts(self) -> float:
        """The cumulative layout shift of this page so far."""
        return float(self.page.evaluate(SHIFTS))

    def sound(self, name: str) -> None:
        """All of that, and two pictures: at a phone's size and at a desk's."""
        self.axe()
        self.fits()
        self.enlarged()
        kept = self.page.viewport_size
        for size in (PHONE, DESKTOP):
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            self.pressable()
            self.shot(f"{name}-{size.width}")
        if kept:
            self.page.set_viewport_size(kept)

    def shot(self, name: str) -> None:
        """A picture for people to look at; `build/screenshots` is not in git."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
