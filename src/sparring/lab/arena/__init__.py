"""The arena: bots against each other, many games, and how good each of them is.

plan.py     who plays whom, with which cards: duplicate deals
playing.py  one deal, played in every order of the seats
spread.py   deals over all cores, or over a Ray cluster; a journal to go on from
figures.py  shares with their intervals
ratings.py  Bradley-Terry for duels, Weng-Lin for more
report.py   all that, for people and for programs: docs/arena.md
"""
