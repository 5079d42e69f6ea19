"""Nets learn: the slopes are right, a short training beats luck, and a stopped one goes on."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from sparring.bots import net
from sparring.games import catalogue
from sparring.lab.train import trial
from sparring.lab.train.descent import appraise, descend
from sparring.lab.train.mlp import Learner
from sparring.lab.train.recipe import Heat, Recipe, heat
from sparring.lab.train.subject import Subject, subject
from sparring.lab.train.trainer import Plan, Training

STILL = Heat(rate=0.0, critic_rate=0.0, magnet=0.2)
QUICK = Recipe(episodes=128, stretch=8, batch=256)


def fencing() -> Subject:
    return subject(catalogue.game("en-garde"), {"rules": "advanced"})


def loss(policy: Learner, batch: tuple[net.Array, ...]) -> float:
    """What descend is to make small, written out."""
    x, allowed, q, before = batch
    often = net.chances(policy.net(x), allowed).astype(np.float64)
    log = np.where(allowed, np.log(np.maximum(often, 1e-30)), 0)
    old = np.where(allowed, np.log(np.maximum(before, 1e-30)), 0)
    many = allowed.sum(axis=1)
    worth = (often * q).sum(axis=1)
    last = (often * (log - old)).sum(axis=1)
    uniform = (often * log).sum(axis=1) + np.log(many)
    return float((-worth + Recipe().anchor * last + STILL.magnet * uniform).mean())


def some_batch(dice: np.random.Generator) -> tuple[net.Array, net.Array, net.Array, net.Array]:
    x = dice.normal(size=(7, 5)).astype(np.float32)
    allowed = dice.random((7, 4)) < 0.7
    allowed[:, 0] = True
    q = dice.normal(size=(7, 4)).astype(np.float32)
    return x, allowed, q, net.chances(dice.normal(size=(7, 4)).astype(np.float32), allowed)


def test_a_policy_goes_down_the_slope_of_its_loss() -> None:
    dice = np.random.default_rng(1)
    policy, batch = Learner((5, 8, 6, 4), dice), some_batch(dice)
    descend(policy, batch, Recipe(), STILL)
    policy.steps = 0
    slope = policy.mean / 0.1  # what Adam took in: a tenth of the gradient
    for place in dice.integers(len(slope), size=40):
        policy.weights[place] += 0.01
        above = loss(policy, batch)
        policy.weights[place] -= 0.02
        below = loss(policy, batch)
        policy.weights[place] += 0.01
        assert slope[place] == pytest.approx((above - below) / 0.02, abs=2e-3)


def test_a_critic_comes_to_the_targets() -> None:
    dice = np.random.default_rng(2)
    critic = Learner((3, 32, 16, 1), dice)
    z = dice.normal(size=(256, 3)).astype(np.float32)
    targets = np.tanh(z[:, 0] - z[:, 1])
    errors = [appraise(critic, z, targets, Recipe(), Heat(1e-2, 1e-2, 0)) for _ in range(300)]
    assert errors[-1] < 0.01 < errors[0]


def test_what_is_annealed_goes_from_the_first_number_to_the_last() -> None:
    recipe = Recipe(magnet=(0.1, 0.001))
    assert [heat(recipe, share).magnet for share in (0, 0.5, 1, 2)] == pytest.approx(
        [0.1, 0.01, 0.001, 0.001]
    )


def test_weights_are_read_as_they_were_saved_but_for_a_byte(tmp_path: Path) -> None:
    dice = np.random.default_rng(3)
    policy, critic = Learner((5, 8, 6, 4), dice), Learner((3, 8, 1), dice)
    net.save(tmp_path / "a.npz", policy.net, critic.net)
    pair = net.read(tmp_path / "a.npz")
    for (ours, _), (read, _) in zip(policy.net.layers, pair.policy.layers, strict=True):
        assert np.abs(ours - read).max() <= np.abs(ours).max() / 127
    assert len(pair.critic.layers) == 2


@pytest.mark.compiled
def test_a_few_seconds_of_training_beat_luck_and_a_stopped_training_goes_on(
    tmp_path: Path,
) -> None:
    fencers = fencing()
    first = Training(fencers, tmp_path, Plan(minutes=0.1, seed=4, recipe=QUICK))
    assert list(first.run())[-1] == 1
    mine = np.arange(2000) % 2
    assert trial.meet(fencers, (first.policy.net, None), mine, seed=5).mean() > 0.05

    second = Training(fencers, tmp_path, Plan(minutes=0.11, seed=4, recipe=QUICK))
    second.resume()
    assert (second.policy.weights == first.policy.weights).all()
    assert (second.seconds, second.decisions) == (first.seconds, first.decisions)
    assert list(second.run())[-1] == 1
    assert second.decisions > first.decisions
    log = (tmp_path / "log.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["decisions"] for line in lines] == [first.decisions, second.decisions]


def test_a_training_may_begin_with_weights_of_another(tmp_path: Path) -> None:
    fencers = fencing()
    first, second = (Training(fencers, tmp_path, Plan(minutes=1, seed=seed)) for seed in (1, 2))
    first.save()
    second.begin_with(tmp_path / f"{fencers.name}.npz")
    for ours, theirs in ((second.policy, first.policy), (second.critic, first.critic)):
        assert np.abs(ours.weights - theirs.weights).max() < 0.01
        assert (ours.average == ours.weights).all()
    with pytest.raises(ValueError, match="of other nets"):
        first.policy.take(first.critic.net)


@pytest.mark.compiled
def test_luck_is_as_good_as_luck() -> None:
    mine = np.arange(4000) % 2
    assert abs(trial.meet(fencing(), (None, None), mine, seed=6).mean()) < 0.08


def test_a_game_without_eyes_says_so() -> None:
    with pytest.raises(ValueError, match="Knock Out can't be learnt yet"):
        subject(catalogue.game("knock-out"), {})
