"""The referee of one table: who sits there, whose turn it is, what each of them is told.

Pure: the same rows give the same table, the same messages and the same numbers, whenever and
wherever they are replayed. Nothing here reads a clock, rolls dice, or knows of sockets or storage.

    rows.py      what is stored: the inputs that were accepted
    standing.py  everything that is true at a table
    rulings.py   what may be done: the one place that refuses
    deeds.py     what it does
    clocks.py    time: banks, lag, leavers
    undo.py      what may be taken back
    letters.py   what each listener is told: made of Sights and of heard events alone
    referee.py   the Table, which ties them together
"""

from .letters import Letters
from .referee import BotTurn, Output, Table
from .rows import Opening, Person, Place, Row, RowsError

__all__ = [
    "BotTurn",
    "Letters",
    "Opening",
    "Output",
    "Person",
    "Place",
    "Row",
    "RowsError",
    "Table",
]  # fmt: skip
