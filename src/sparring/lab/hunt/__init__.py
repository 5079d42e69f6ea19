"""Exploiters that are trained: they know a fencer's net, and learn to beat it.

    believing.py   what is believed of the other's hand, exactly, at many tables at once
    hunting.py     self-play in which one learns and the other stays as it is
    playing.py     the hunter as a bot

docs/training.md says what they find.
"""

from .hunting import NAME, Hunting
from .playing import hunter

__all__ = ["NAME", "Hunting", "hunter"]
