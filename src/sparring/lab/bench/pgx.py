"""A peer that plays whole batches at once in JAX: Leduc poker of pgx, at its best batch.

On one core, as we are. What the games bring is added up, as we do too: XLA leaves out whatever
nobody looks at, the cards to begin with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from .contender import Contender, Play, enough, needed, rate
from .peers import BENCH

BATCHES = (256, 1024, 4096, 16384, 65536)
STEPS = 20  # of a batch that is dealt anew, for each game asked for
ONE_CORE = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def pgx(name: str, seconds: float) -> Contender:
    os.environ.update(JAX_PLATFORMS="cpu", XLA_FLAGS=ONE_CORE)
    jax, env = needed("jax", BENCH), needed("pgx", BENCH).make("leduc_holdem")
    reset = needed("pgx.experimental", BENCH).auto_reset(env.step, env.init)
    anew, play_anew, often = best(lambda batch: dealing_anew(jax, env, reset, batch), seconds)
    whole, play_whole, times = best(lambda batch: by_batches(jax, env, batch), seconds)
    return Contender(
        lambda: {
            name: rate(play_anew, often),
            f"{name} by batches": rate(play_whole, times),
        },
        f"pgx {version('pgx')}, jax {version('jax')}, one core; best batches {anew} and {whole}",
    )


def best(make: Callable[[int], Play], seconds: float) -> tuple[int, Play, int]:
    """The fastest batch, how to play it, and how often to fill so many seconds."""
    fastest, chosen = 0.0, (0, make(1), 1)
    for batch in BATCHES:
        play = make(batch)
        often = enough(play, seconds)
        speed = rate(play, often)
        if speed > fastest:
            fastest, chosen = speed, (batch, play, often)
    return chosen


def dealing_anew(jax: Any, env: Any, reset: Any, batch: int) -> Play:
    """As pgx is used to learn from: whoever is done is dealt a new game at once."""
    init, step = jax.vmap(env.init), jax.vmap(reset)

    def one(_: Any, carried: Any) -> Any:
        state, key, sums = carried
        key, first, second = jax.random.split(key, 3)
        state = step(state, at_random(jax, first, state), jax.random.split(second, batch))
        return state, key, sums + state.rewards

    def many(key: Any) -> Any:
        key, first = jax.random.split(key)
        state = init(jax.random.split(first, batch))
        begun = (state, key, state.rewards)
        return jax.lax.fori_loop(0, STEPS, one, begun)[2].sum(0)

    run = jax.jit(many)

    def play(times: int) -> int:
        for number in range(times):
            run(jax.random.PRNGKey(number)).block_until_ready()
        return times * STEPS * batch

    return play


def by_batches(jax: Any, env: Any, batch: int) -> Play:
    """A batch at a time, until the last of its games is over; only real moves count."""
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carried: Any) -> Any:
        state, key, sums, moves = carried
        moves += batch - state.terminated.sum()
        key, first = jax.random.split(key)
        state = step(state, at_random(jax, first, state))
        return state, key, sums + state.rewards, moves

    def whole(key: Any) -> Any:
        key, first = jax.random.split(key)
        state = init(jax.random.split(first, batch))
        begun = (state, key, state.rewards, 0)
        _, _, sums, moves = jax.lax.while_loop(lambda c: ~c[0].terminated.all(), one, begun)
        return sums.sum(0), moves

    run = jax.jit(whole)

    def play(times: int) -> int:
        return sum(int(run(jax.random.PRNGKey(number))[1]) for number in range(times))

    return play


def at_random(jax: Any, key: Any, state: Any) -> Any:
    """A legal action for each game, each as likely as any other."""
    mask = state.legal_action_mask
    even = jax.random.uniform(key, mask.shape)
    return jax.numpy.where(mask, even, -1.0).argmax(-1)
