"""The tokens of K.O."""

import pytest

from .positions import GAME, play, position

NOTATION, LAWS = GAME.notation, GAME.laws


def test_every_action_and_outcome_has_a_token_that_reads_back() -> None:
    actions = [NOTATION.name(action) for action in range(LAWS.ACTIONS)]
    outcomes = [NOTATION.name_outcome(outcome) for outcome in range(LAWS.OUTCOMES)]
    assert len(set(actions + outcomes)) == LAWS.ACTIONS + LAWS.OUTCOMES == 176 + 40
    assert [NOTATION.parse(token) for token in actions] == list(range(LAWS.ACTIONS))
    assert [NOTATION.parse_outcome(token) for token in outcomes] == list(range(LAWS.OUTCOMES))


def test_only_outcomes_stand_in_parentheses() -> None:
    for action in range(LAWS.ACTIONS):
        assert not set(NOTATION.name(action)) & set("()[]{};: \t")
    for outcome in range(LAWS.OUTCOMES):
        token = NOTATION.name_outcome(outcome)
        assert (token[0], token[-1]) == ("(", ")")
        assert not set(token) & set("[]{};: \t")


def test_tokens_say_what_is_played() -> None:
    match = position(blue="rA1 rB2 rC D", red="rA2 D X S gC")
    assert match.legal() == [
        *(">y", ">g"),
        *("rA1", "rA1B2", "rA1B2C", "rA1C", "rB2", "rB2C", "rC"),
        *("-rA1", "-rB2", "-rC", "-D"),
    ]
    play(match, "rA1B2")
    assert match.legal() == [
        *(">g", ">y"),
        *("-rA2", "-gC", "-D", "-S", "-X"),
        "rA2",
        *("S>g", "S>y"),
        *("D", "D+rA2", "D+X"),
    ]


@pytest.mark.parametrize(
    "text",
    ["", ">x", "r", "rB1A1", "rA1B1C1", "A1", "D+", "D+D", "S", "-", "(D)", "X", "ra1", "-d"],
)
def test_what_is_no_action_is_no_token(text: str) -> None:
    with pytest.raises(ValueError, match="no action"):
        NOTATION.parse(text)


@pytest.mark.parametrize("text", ["", "()", "(A1)", "D", "(Fox)", "(l)", "( D)", "(rA1B1)", "(y)"])
def test_what_is_no_outcome_is_no_token(text: str) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        NOTATION.parse_outcome(text)
