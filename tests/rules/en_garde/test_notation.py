"""The tokens of En Garde."""

import pytest

from .positions import GAME, position

NOTATION, LAWS = GAME.notation, GAME.laws


def test_every_action_and_outcome_has_a_token_that_reads_back() -> None:
    actions = [NOTATION.name(action) for action in range(LAWS.ACTIONS)]
    outcomes = [NOTATION.name_outcome(outcome) for outcome in range(LAWS.OUTCOMES)]
    assert len(set(actions + outcomes)) == LAWS.ACTIONS + LAWS.OUTCOMES
    assert [NOTATION.parse(token) for token in actions] == list(range(LAWS.ACTIONS))
    assert [NOTATION.parse_outcome(token) for token in outcomes] == list(range(LAWS.OUTCOMES))


def test_only_outcomes_stand_in_parentheses() -> None:
    for action in range(LAWS.ACTIONS):
        assert not set(NOTATION.name(action)) & set("()[]{};: \t")
    for outcome in range(LAWS.OUTCOMES):
        assert NOTATION.name_outcome(outcome)[0] == "("


def test_tokens_say_what_is_played() -> None:
    match = position(left="35513", right="12341", ground=(7, 7))
    assert match.legal() == ["+1", "-1", "+3", "-3", "+3x1", "+3x2", "+5", "-5", "+5x1", "+5x2"]


@pytest.mark.parametrize("text", ["", "+6", "x0", "+3x6", "/33", "/2", "(3)", "3", "+3 x2", "+٣"])
def test_what_is_no_action_is_no_token(text: str) -> None:
    with pytest.raises(ValueError, match="no action"):
        NOTATION.parse(text)


@pytest.mark.parametrize("text", ["", "(0)", "(6)", "3", "(l)", "+3", "( 3)"])
def test_what_is_no_outcome_is_no_token(text: str) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        NOTATION.parse_outcome(text)
