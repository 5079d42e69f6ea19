"""How hands are played on both boxing boards: by pointer, and by keys alone.

Each is called when its player is to act, and goes on, one click or key at a time, until that player
is not to act any more or something has happened. What a slower board takes away is tried again.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Page

BOARD = "[data-board] "
FREE = ":not([aria-disabled='true'])"
READY = f"{BOARD}.verb.strong{FREE}"
VERBS = f"{BOARD}.verb{FREE}"
BLOW = f"{BOARD}.verb.strong[data-move]:not([data-move^='-'])"
DUE = "[data-number][data-due='yes']"
SOON = 1_500  # ms


def until_heard(page: Page, step: Callable[[Page], None]) -> None:
    """Step after step, until the server has told something new."""
    before = page.locator("[data-number]").get_attribute("data-number")
    while page.locator(f"{DUE}[data-number='{before}']").count():
        try:
            step(page)
        except Error:
            continue  # it was there a moment ago
        page.wait_for_timeout(10)


def press(page: Page, where: str, at: int = 0) -> bool:
    """Click it if it is there."""
    found = page.locator(where)
    if found.count() <= at:
        return False
    found.nth(at).click(timeout=SOON)
    return True


def ko(page: Page) -> None:
    """The first card that makes a blow or a cover, with one that joins it; else any verb."""
    until_heard(page, ko_step)


def ko_step(page: Page) -> None:
    cards = page.locator(f"{BOARD}.hand button{FREE}")
    for at in range(cards.count()):
        cards.nth(at).click(timeout=SOON)
        if page.locator(BLOW).count():
            break
    press(page, f"{BOARD}.hand .joins")
    if not press(page, READY):
        press(page, VERBS)


def ko_by_keys(page: Page) -> None:
    """The same by numbers and arrows; the confirming key does what is marked with it."""
    until_heard(page, ko_keys_step)


def ko_keys_step(page: Page) -> None:
    for key in ("1", "2", "3", "4", "5", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        if page.locator(READY).count():
            break
    page.keyboard.press("Enter")


def knock_out(page: Page) -> None:
    """A challenge, the strongest cards, the last bet there is, each confirmed."""
    until_heard(page, knock_out_step)


def knock_out_step(page: Page) -> None:
    if press(page, f"{BOARD}.telling .verb") or press(page, READY):
        return
    if page.locator(f"{BOARD}.match").count():
        others = f"{BOARD}.manager:not(:has(.chosen)) .free"
        mine = f"{BOARD}.manager .chosen"
        press(page, others if page.locator(mine).count() else f"{BOARD}.manager .free")
    elif not press(page, f"{BOARD}.stacks button{FREE}"):
        press(page, f"{BOARD}.tables button.spot") or press(page, f"{BOARD}.acts .hand button")


def knock_out_by_keys(page: Page) -> None:
    """The same by arrows and numbers."""
    until_heard(page, knock_out_keys_step)


def knock_out_keys_step(page: Page) -> None:
    if page.locator(f"{BOARD}.telling").count():
        return page.keyboard.press("Escape")
    if page.locator(READY).count():
        return page.keyboard.press("Enter")
    if page.locator(f"{BOARD}.match").count():
        keys = ["ArrowDown", "ArrowRight"]
    elif page.locator(f"{BOARD}.training").count():
        keys = list("12345")
    elif page.locator(f"{BOARD}.tables button.spot").count():
        keys = ["ArrowDown", "d"]
    else:
        keys = list("12345")
    for key in keys:
        page.keyboard.press(key)
        if page.locator(READY).count():
            break
    return None
