"""What the moves of a game were worth, as its judge sees them from what each seat knew.

    deciding.py   what the judge thinks of every decision
    reckoning.py  what that comes to: accuracy, luck and play, turning points
    telling.py    both, for programs

docs/analysis.md says what the figures mean. Nothing here knows how a judge comes to think so.
"""

from .deciding import Decision, Question, decisions, judged, questions
from .reckoning import Player, Report, Turn, Verdict, reckon, verdict
from .telling import plain

__all__ = [
    "Decision", "Player", "Question", "Report", "Turn", "Verdict",
    "decisions", "judged", "plain", "questions", "reckon", "verdict",
]  # fmt: skip
