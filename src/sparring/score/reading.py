"""Text becomes a score, or an error that says where it is none."""

from __future__ import annotations

import re

from .sheet import (
    FINISHED,
    HEADER_NAME,
    MOST_CHARACTERS,
    MOST_IN_A_HEADER,
    MOST_IN_A_TOKEN,
    RUNNING,
    UNFIT,
    Score,
    Token,
    Unreadable,
    comment,
)

_HEADER = re.compile(rf'\[({HEADER_NAME}) "((?:[^"\\]|\\["\\])*)"\]\s*')
_PIECE = re.compile(r"\{(?P<braces>[^{}]*)\}|;(?P<line>[^\n]*)|(?P<token>[^\s{};]+)|(?P<wrong>\S)")


def load(text: str) -> Score:
    """Read a score; Unreadable says where and why if it is none."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(f"a score has at most {MOST_CHARACTERS:,} characters", 1)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if unfit := UNFIT.search(text):
        line = text.count("\n", 0, unfit.start()) + 1
        raise Unreadable("a score has no control characters", line, unfit[0])
    score = Score({})
    lines = text.split("\n")
    body = 0
    while body < len(lines) and (lines[body].startswith("[") or not lines[body].strip()):
        if lines[body].strip():
            _read_header(lines[body], body + 1, score)
        body += 1
    if "Game" not in score.headers:
        raise Unreadable('a score begins with headers, as [Game "en-garde"]', 1)
    _read_tokens("\n".join(lines[body:]), min(body + 1, len(lines)), score)
    return score


def _read_header(line: str, number: int, score: Score) -> None:
    match = _HEADER.fullmatch(line)
    if not match:
        raise Unreadable('a header is written as [Name "text"]', number, line.strip()[:40])
    name, text = match[1], re.sub(r"\\(.)", r"\1", match[2])
    if name in score.headers:
        raise Unreadable("this header stands here twice", number, name[:40])
    if len(text) > MOST_IN_A_HEADER:
        raise Unreadable(f"a header has at most {MOST_IN_A_HEADER:,} characters", number, name[:40])
    score.headers[name], score.lines[name] = text, number


def _read_tokens(text: str, line: int, score: Score) -> None:
    read = 0
    comments: dict[int, list[str]] = {}
    for piece in _PIECE.finditer(text):
        breaks = text.count("\n", read, piece.start())
        if breaks > 1 and score.tokens:
            score.paragraphs.add(len(score.tokens))
        line += breaks
        if piece["wrong"]:
            raise Unreadable("this comment is not closed, or not open", line, piece["wrong"])
        if piece["token"]:
            _read_token(Token(piece["token"], line), score)
        else:
            said = piece["braces"] or piece["line"] or ""
            comments.setdefault(len(score.tokens), []).append(said)
        line, read = line + piece[0].count("\n"), piece.end()
    if not score.end:
        raise Unreadable(f"the end is missing: {FINISHED} if finished, {RUNNING} if not", line)
    all_said = {here: comment(" ".join(said)) for here, said in comments.items()}
    score.comments = {here: said for here, said in all_said.items() if said}


def _read_token(token: Token, score: Score) -> None:
    if score.end:
        raise Unreadable("nothing may follow the end", token.line, token.text[:40])
    if token.text.startswith("["):
        raise Unreadable("headers stand before the first step", token.line, token.text[:40])
    if len(token.text) > MOST_IN_A_TOKEN:
        raise Unreadable("no step is so long", token.line, token.text[:40])
    if token.text in (FINISHED, RUNNING):
        score.finished, score.end = token.text == FINISHED, token.line
    else:
        score.tokens.append(token)
