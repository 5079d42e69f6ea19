# ruff: noqa: INP001 - a program, not a package
"""The web client in a real Chromium: how soon a board is painted, what is loaded, Lighthouse.

    python -m bench.client [--seconds S] [--lighthouse] [--into FILE]

*Painted*: from the message of a move to the end of the frame that shows it, with the processor
slowed down four times. Told by the clock, the wait for the frame included; and as the time of the
processor that the page's main thread took for it, which a busy machine changes less. *First load*:
what comes over the line, packed by gzip, fonts left out. Lighthouse is npm's: a phone.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import hatch_build
from tests.browser.chromium import chromium
from tests.browser.serving import House, serving
from tests.browser.visitor import PHONE, Visitor

ROOT = Path(hatch_build.__file__).parent
SLOWER, PAUSE = 4, 0.3
GAMES = ("en-garde", "knock-out", "ko")
LIGHTHOUSE = "lighthouse@13.0.1"
PAGES = {"entrance": "/", "lesson": "/learn/en-garde", "rules": "/rules/en-garde"}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")

# When each update was heard, and when the frame after it was over.
WATCH = """
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      // What answers a click comes while that is still drawn: a bot's move comes alone.
      if (!data.includes('"what":"bot-moved"')) return;
      performance.mark('heard');
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => performance.mark('painted');
        after.port2.postMessage(0);
      });
    });
  }
};
"""
# Somebody inside the page who presses what can be pressed: a driver outside would be measured too.
MONKEY = """() => void setInterval(() => {
  if (!document.querySelector('[data-due=yes]')) return;
  const free = [...document.querySelectorAll(
    '[data-board] button:not([aria-disabled=true], [aria-pressed=true], :disabled, .clause)')];
  const verbs = free.filter(one => one.matches('.verb'));
  const from = verbs.length ? verbs : free;
  from[Math.floor(Math.random() * from.length)]?.click();
}, 120)"""
TRACED = ["blink.user_timing", "toplevel", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--lighthouse", action="store_true")
    parser.add_argument("--into", type=Path)
    chosen = parser.parse_args(words)
    hatch_build.build()
    cores, python = os.cpu_count(), platform.python_version()
    figures: dict[str, Any] = {
        "command": "python -m bench.client" + (" --lighthouse" if chosen.lighthouse else ""),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{cores} cores {platform.machine()}, {platform.system()}, Python {python}",
        "slowed_down": SLOWER,
    }
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), PAUSE) as house:
        with browsing() as browser:
            figures["chromium"] = browser.version
            figures["first_load_kib"] = first_load(browser, house)
            figures["painted_ms"] = {game: painted(browser, house, game, chosen) for game in GAMES}
        if chosen.lighthouse:
            figures["lighthouse"] = {name: scored(house, path) for name, path in PAGES.items()}
    told = json.dumps(figures, indent=2)
    print(told)
    if chosen.into:
        chosen.into.write_text(told + "\n")


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        yield browser
        browser.close()


def visitor(browser: Browser, house: House) -> Visitor:
    size = {"width": PHONE.width, "height": PHONE.height}
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
    return Visitor(context, house.url)


def first_load(browser: Browser, house: House) -> float:
    """KiB of the entrance, without fonts, as packed by gzip."""
    who = visitor(browser, house)
    who.page.set_extra_http_headers({"accept-encoding": "gzip"})
    line = who.context.new_cdp_session(who.page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on("Network.responseReceived", lambda it: kinds.update({it["requestId"]: it["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda it: sizes.update({it["requestId"]: it["encodedDataLength"]}),
    )
    who.go("/")
    who.page.wait_for_load_state("networkidle")
    loaded = sum(size for one, size in sizes.items() if kinds.get(one) != "Font")
    who.context.close()
    return round(loaded / 1024, 1)


def painted(
    browser: Browser, house: House, game: str, chosen: argparse.Namespace
) -> dict[str, float]:
    """Medians over the messages of a game against bots, on a phone."""
    who = visitor(browser, house)
    who.context.add_init_script(WATCH)
    who.against_bots(game, players=3 if game == "knock-out" else 2)
    line = who.context.new_cdp_session(who.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    who.page.evaluate(MONKEY)
    browser.start_tracing(page=who.page, categories=TRACED)
    who.page.wait_for_timeout(1000 * chosen.seconds)
    found = frames(json.loads(browser.stop_tracing())["traceEvents"])
    who.context.close()
    clock, busy = [frame[0] for frame in found], [frame[1] for frame in found]
    return {
        "clock_median": round(statistics.median(clock), 1),
        "main_thread_median": round(statistics.median(busy), 1),
        "main_thread_tenth_slowest": round(statistics.quantiles(busy, n=10)[-1], 1),
        "messages": len(found),
    }


def frames(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """For each message: milliseconds by the clock, and of the main thread, until it was painted."""
    marks = sorted((it for it in trace if it["name"] in ("heard", "painted")), key=_at)
    pairs = [
        (heard, painted)
        for heard, painted in pairwise(marks)
        if (heard["name"], painted["name"]) == ("heard", "painted")
    ]
    tasks = [it for it in trace if it["name"] == TASK and "tdur" in it]
    return [(_between(a, b) / 1000, sum(_within(a, b, tasks)) / 1000) for a, b in pairs]


def _at(event: dict[str, Any]) -> float:
    return float(event["ts"])


def _between(heard: dict[str, Any], painted: dict[str, Any]) -> float:
    return _at(painted) - _at(heard)


def _within(
    heard: dict[str, Any], painted: dict[str, Any], tasks: list[dict[str, Any]]
) -> Iterator[float]:
    """The thread's own time of each task from the one that heard to the one before the mark."""
    for task in tasks:
        ended = _at(task) + task["dur"]
        if task["tid"] == heard["tid"] and ended > _at(heard) and ended <= _at(painted):
            yield float(task["tdur"])


def scored(house: House, path: str) -> dict[str, float]:
    """What Lighthouse gives a page, of 100, and what it measured there."""
    home = ROOT / ".tools" / "lighthouse"
    if not (home / "node_modules").exists():
        home.mkdir(parents=True, exist_ok=True)
        hatch_build.npm("install", "--prefix", str(home), "--no-save", LIGHTHOUSE)
    into = home / "report.json"
    words = [
        str(home / "node_modules/lighthouse/cli/index.js"),
        house.url + path,
        "--quiet",
        "--output=json",
        f"--output-path={into}",
        f"--only-categories={','.join(CATEGORIES)}",
        "--chrome-flags=--headless=new --no-sandbox",
    ]
    subprocess.run(
        [hatch_build.program(), *words],
        check=True,
        env={**os.environ, "CHROME_PATH": chromium()},
        cwd=home,
    )
    report = json.loads(into.read_text("utf-8"))
    scores = {name: round(100 * it["score"]) for name, it in report["categories"].items()}
    audits = report["audits"]
    return {
        **scores,
        "layout_shift": round(audits["cumulative-layout-shift"]["numericValue"], 3),
        "largest_paint_ms": round(audits["largest-contentful-paint"]["numericValue"]),
    }


if __name__ == "__main__":
    main(sys.argv[1:])
