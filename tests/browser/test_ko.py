"""K.O. in the browser: every phase of a match, whole matches, the sheet on paper."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from sparring import score
from sparring.games.ko import cards
from tests.browser.boxing import ko, ko_by_keys
from tests.browser.conftest import Visit
from tests.browser.positions import stand
from tests.browser.serving import ROOT
from tests.browser.visitor import DESKTOP, PHONE, SMALL, Visitor

SCORES = sorted((ROOT / "tests/scores/ko").glob("*.score"))
ROUNDS = ["3", "4", "6", "8", "10", "12", "15"]


def deal(mine: str, theirs: str) -> str:
    return " ".join(f"({a}) ({b})" for a, b in zip(mine.split(), theirs.split(), strict=True))


BULL, DYNAMITE = "(bull) (dynamite) ", "(dynamite) (bull) "
OPEN = BULL + "(b) " + deal("rA2 yA2 yB2 D B", "bB1 bC gA2 B yA1")
HIT = BULL + "(r) " + deal("rA1 gA2 S yB1 gC", "bB1 bC yA1 yB2 yC")
POINTS = BULL + "(r) " + deal("B D bC gB1 S", "bA1 bB1 rA1 bA2 gC") + " bA1B1"
DOWN = DYNAMITE + "(r) " + deal("bA2 rA1 S gB1 D", "bA1 bB2 bC gA1 L")
# Each with the start of what is asked there.
PHASES = {
    "turn": (OPEN, "Your turn"),
    "together": (OPEN + " rA2 >y yA2B2 B", "Toe to toe"),
    "forced": (OPEN + " rA2 >y yA2B2 B >b -gA2 (gC) -B (bA1) >b", "Boris forces the pace"),
    "bound": (OPEN + " >y -gA2 (gC) >r -gC", "Boris backed out"),
    "points": (POINTS, "Boris attacks, for 3 points"),
    "knock-down": (DOWN + " bB2C", "A knock-down unless"),
    "knock-out": (HIT + " bB1C", "A knock-out unless"),
    "sponge": (HIT + " bB1C S>y yA1B2C", "The sponge is coming!"),
    "sent": (BULL + "(b) " + deal("rA2 D B S bA1", "L B S D bA2") + " rA2 L", "Low blow"),
    "felled": (DOWN + " bA1B2C bA2", "You are down"),
}
# Where everything that must hold on any page is asked for; elsewhere some of it.
ALL_OF_IT = {"turn", "points", "knock-out", "sponge"}
# The third card lies over the second, whose strip can still be read.
LAID_OVER = """() => {
  const laid = [...document.querySelectorAll('.laid')];
  const [, under, over] = laid.map(it => it.getBoundingClientRect());
  return over && under.x < over.x && over.x < under.x + under.width / 2;
}"""
LANGUAGES = {"en": list(PHASES)[:4], "fr": list(PHASES)[4:7], "de": list(PHASES)[7:]}


def explained(page: Page) -> int:
    """Whatever can't be done says why, and names the clause; how much of that there was."""
    barred = page.locator("[data-board] [aria-disabled='true']")
    for one in barred.all():
        one.dispatch_event("click")
        expect(page.locator(".prompt.excuse")).not_to_be_empty()
        expect(page.locator(".prompt.excuse")).to_contain_text("§")
    return barred.count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_of_a_match(visit: Visit, language: str) -> None:
    anna = visit(language=language, night=language == "de")
    for name in LANGUAGES[language]:
        tokens, asked = PHASES[name]
        page = stand(anna, "ko", tokens, rounds=6)
        prompt = page.locator(".prompt")
        expect(prompt).not_to_be_empty()
        if language == "en":
            expect(prompt).to_contain_text(asked)
        if name in ALL_OF_IT:
            anna.sound(f"ko-{name}")
        else:
            anna.axe()
            anna.fits(SMALL)
            anna.shot(f"ko-{name}")
        explained(page)


def test_the_table_says_why_a_chain_is_dangerous(visit: Visit) -> None:
    anna = visit()
    for name, why in {
        "knock-out": "K on the blue straight right, O on the blue right uppercut: K.O.",
        "knock-down": "K on the blue left hook, D on the blue right uppercut: knock-down",
        "sponge": "A, B, C in one chain: the sponge",
        "points": "3 points at stake",
    }.items():
        page = stand(anna, "ko", PHASES[name][0], rounds=3)
        table = page.locator(".ringside")
        expect(table).to_contain_text(why)
        lefts = [card.bounding_box() for card in table.locator(".laid").all()]
        places = [box["x"] for box in lefts if box]
        # Laid over each other, the strip of each in view.
        assert len(places) >= 2
        assert all(8 < b - a < 60 for a, b in pairwise(places))
    page = stand(anna, "ko", PHASES["knock-out"][0], rounds=3)
    assert explained(page) >= 4
    expect(page.locator(".prompt")).to_contain_text("only a cover helps")
    expect(page.locator(".prompt")).to_contain_text("a ruling")
    expect(page.locator(".verb.loses").first).to_contain_text("Boris wins by K.O.")


def test_an_answer_lies_over_what_it_covers(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    scene = json.loads((ROOT / "client/src/games/ko/lesson/script.json").read_text("utf-8"))[
        "scenes"
    ][1]
    place = {"scene": 1, "step": 0, "tokens": scene["start"]}
    anna.page.evaluate("trail => localStorage.setItem('lesson-ko', trail)", json.dumps([place]))
    page = anna.go("/learn/ko")
    anna.board()
    page.get_by_role("button", name="Block").first.click()
    page.get_by_role("button", name=re.compile("^Block")).last.click()
    page.wait_for_function(LAID_OVER)
    expect(page.locator(".news")).to_contain_text("Camille blocks the blue straight right")


def test_cards_are_worth_what_the_style_of_their_player_makes_of_them(visit: Visit) -> None:
    anna = visit()
    kinds = [kind for kind in cards.DECK.kinds if kind.face in {"C", "contre"}]
    for style, nickname in enumerate(("hammer", "bull", "dancer")):
        tokens = f"({nickname}) (fox) (b) " + deal("bC yC rC gC X", "bA1 yA1 rA1 gA1 D")
        page = stand(anna, "ko", tokens, rounds=3)
        expect(page.locator(".corners")).to_contain_text(nickname, ignore_case=True)
        told = page.locator(".hand button .heard").all_text_contents()
        for kind, text in zip(kinds, told, strict=True):
            assert f"{kind.values[style]} point" in text
            mark = " KOD"[kind.marks[style]]
            assert mark == " " or f"mark {mark}" in text


def test_the_sheet_of_every_way_a_match_can_end(visit: Visit) -> None:
    anna = visit()
    for path in SCORES:
        match = score.replay(score.load(path.read_text("utf-8")))
        page = stand(anna, "ko", " ".join(match.tokens()), 0, **match.settings)
        if match.over:
            expect(page.locator(".result td")).not_to_be_empty()
            expect(page.locator(".banner")).to_be_visible()
        assert sheet(page.locator(".score-sheet")) == rows(match.state), path.stem
        if path.stem in {"knock-out", "sponge"}:
            anna.shot(f"ko-over-{path.stem}-{DESKTOP.width}")


def rows(state: object) -> list[list[str]]:
    """What must stand on the sheet: points and referee's points of both, of each finished round."""
    found = []
    for at in range(15):
        pair = [(c.points[at], c.referee[at]) for c in state.corner]  # type: ignore[attr-defined]
        if pair[0][1]:
            found.append([str(number) for both in pair for number in both])
    return found


def sheet(table: Locator) -> list[list[str]]:
    """The finished rounds on it, without the marks beside the numbers."""
    lines = table.locator("tbody tr").all()
    cells = [
        [re.sub("[^-0-9]", "", cell) for cell in line.locator("td").all_text_contents()]
        for line in lines
    ]
    return [line for line in cells if line[1]]


def test_matches_of_every_length_and_the_sheet_on_paper(visit: Visit) -> None:
    anna = visit()
    for rounds in ROUNDS:
        anna.against_bots("ko", rounds=rounds)
        page = anna.page
        expect(page.locator("tr.beyond")).to_have_count(15 - int(rounds))
        expect(page.locator(".round").first).to_contain_text(f"1/{rounds}")
    expect(page.locator(".origin")).to_contain_text("reconstruction")
    page.emulate_media(media="print")
    expect(page.locator(".score-sheet table")).to_be_visible()
    for gone in (".hall", ".hand", "header", ".notes", ".log"):
        expect(page.locator(gone).first).to_be_hidden()
    anna.shot("ko-sheet-print")
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.emulate_media(media="screen")


def test_a_whole_match_between_two_browsers_one_by_keys_one_by_touch(visit: Visit) -> None:
    anna, boris, odile = visit(), visit(PHONE, "fr"), visit(PHONE, "de")
    anna.guest("Anna")
    boris.guest("Boris")
    table = anna.open("ko", settings={"rounds": "3"})
    boris.go(table)
    boris.page.locator("[data-seat='1'] button").first.click()
    anna.board()
    odile.go(table)
    odile.board()
    moves = 0
    while anna.page.locator("[data-phase='finished']").count() == 0:
        ours, theirs = due(anna), due(boris)
        if ours:
            anna.act(ko_by_keys)
        elif theirs:
            boris.act(ko)
        moves += ours or theirs
    assert moves > 10
    for visitor in (anna, boris, odile):
        visitor.page.locator("[data-phase='finished']").wait_for()
        expect(visitor.page.locator(".result td")).not_to_be_empty(timeout=20_000)
        visitor.axe()
        visitor.fits()
    assert sheet(anna.page.locator(".score-sheet")) == sheet(odile.page.locator(".score-sheet"))
    assert odile.page.locator(".hand").count() == 0
    anna.shot(f"ko-match-over-{DESKTOP.width}")
    boris.shot(f"ko-match-over-{PHONE.width}")


def due(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-due='yes']").count() > 0


def test_what_moves_moves_and_nothing_jumps(visit: Visit) -> None:
    anna = visit(moving=True)
    page = anna.go("/learn/ko")
    anna.board()
    for _ in range(3):
        page.get_by_role("button", name="Go on").click()
    hurt = page.locator(".hall .boxer").last
    page.locator(".hand button", has_text="Red left to the body").click()
    before = hurt.get_attribute("transform")
    page.get_by_role("button", name="Attack").click()
    page.wait_for_function(
        """was => [...document.querySelectorAll('.hall .boxer')]
            .every(it => it.getAttribute('transform') !== was)""",
        arg=before,
    )
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "4", timeout=30_000)
    assert anna.shifts() < 0.1
