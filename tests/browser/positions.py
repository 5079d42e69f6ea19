"""Boards in any position: as a lesson of one step, played by the server's own rules.

    page = stand(anna, "ko", "(bull) (dynamite) (b) ...", rounds=3)

Whoever stands there can choose and is told why not, as at a table; what they play leads nowhere.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import OVER
from sparring.match import Match
from tests.browser.visitor import Visitor

SCRIPTS = "**/assets/script-*.js"
NAMES = ["Camille", "Boris", "Odile", "Dörte", "Eve"]
# Files that a worker has kept can't be put in another's place.
NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"


def stand(visitor: Visitor, game: str, tokens: str, seat: int = 0, **settings: Any) -> Page:
    """The board after these tokens, with all that this seat can do there."""
    step = {"say": "-", "clause": "1.1", "moves": {"-": []}, "other": {"*": "-"}}
    scene = {"title": "-", "seat": seat, "settings": settings, "start": tokens.split()}
    script = {"game": game, "names": NAMES, "scenes": [{**scene, "steps": [step]}]}

    def instead(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(script)}")

    if not visitor.context.pages[0].url.startswith("http"):
        visitor.context.add_init_script(NO_WORKER)
    visitor.context.unroute(SCRIPTS)
    visitor.context.route(SCRIPTS, instead)
    page = visitor.go(f"/learn/{game}")
    visitor.board()
    # The coach is heard, and takes no room.
    page.evaluate("document.querySelector('.coach').className = 'heard'")
    page.evaluate("document.querySelector('.board').style.setProperty('--hall-height', '')")
    return page


def played(game: str, seed: int, until: Callable[[Match], bool], **settings: Any) -> Match:
    """A game played at random up to the first moment that is wanted; always the same one."""
    dice = random.Random(seed)
    match = Match(catalogue.game(game), Seeded(seed), **settings)
    while not until(match):
        assert match.to_act != OVER, "it never came to that"
        seat = match.to_act
        match.play(dice.choice(match.legal(seat)), seat)
    return match
