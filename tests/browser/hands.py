"""How a hand is played on each board: some legal move, with the buttons that are there.

    visitor.play(HANDS["en-garde"])

Each is called when its player is to act, makes one move and returns; Visitor waits for the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

VERBS = "[data-board] .verb:not([aria-disabled])"
# An attack wherever there is one, so that games end soon.
EAGER = ", ".join(f"{VERBS}[data-verb='{verb}']" for verb in ("attack", "lunge"))


def en_garde(page: Page) -> None:
    """Strike if some card can; else the first verb there is, with the first card that has one."""
    page.locator("[data-board] .hand").wait_for()
    cards = page.locator("[data-board] .hand button").all()
    for card in cards if not page.locator(VERBS).count() else []:
        card.click()
        if page.locator(EAGER).count():
            break
    else:
        if cards and not page.locator(VERBS).count():
            cards[0].click()
    chosen = page.locator(EAGER) if page.locator(EAGER).count() else page.locator(VERBS)
    chosen.last.click()


def en_garde_by_keys(page: Page) -> None:
    """The same without a pointer: a card by its number, a verb by its letter."""
    if not page.locator(VERBS).count():
        for value in "54321":
            page.keyboard.press(value)
            if page.locator(VERBS).count():
                break
    for key in "xlpard":
        verb = {"x": "attack", "l": "lunge", "p": "parry", "a": "advance", "r": "retreat"}.get(key)
        there = page.locator(f"{VERBS}[data-verb='{verb or 'stand'}']").count()
        if there:
            page.keyboard.press(key)
        if there > 1:  # several ways to do it: the first has the focus now
            page.keyboard.press("Enter")
        if there:
            return


HANDS: dict[str, Callable[[Page], None]] = {"en-garde": en_garde}
