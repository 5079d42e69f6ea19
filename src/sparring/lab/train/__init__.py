"""Training of nets by self-play: all-action magnetic mirror descent, in NumPy and compiled loops.

    subject.py   a game to be learnt: its laws, and what nets see of it
    playing.py   thousands of episodes at once, in compiled loops
    mlp.py       nets that learn: forwards, backwards, Adam, averaged weights
    recipe.py    the numbers of a training, and how they change while it goes on
    descent.py   one step of learning, for the policy and the critic
    selfplay.py  a stretch of self-play, and what is learnt from it
    trainer.py   the whole of it: log, checkpoints, going on after a stop

docs/training.md tells the method. A game takes part with a module of `sparring.bots` that says what
its nets see: see `subject.Eyes`. Nothing here knows of any one game.
"""
