"""Masked PPO learns a game against a bot, on vector play, and draws its learning curve.

pip install 'tharsis[arena,envs,learn]'
python examples/masked_ppo.py --steps 200000 --curve curve.png
"""

import argparse

import matplotlib.pyplot as plt
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecMonitor

from tharsis.bots import BatchBot
from tharsis.envs import Scale, evaluate, stable_baselines


class Curve(BaseCallback):
    """After each round of play: decisions so far, and what the last hundred games were worth on average."""

    def _on_training_start(self):
        self.points = []

    def _on_rollout_end(self):
        if worth := [episode["r"] for episode in self.model.ep_info_buffer]:
            self.points.append((self.num_timesteps, np.mean(worth)))
            print(f"{self.num_timesteps:8} decisions: {np.mean(worth):+.2f}", flush=True)

    def _on_step(self):
        return True


class Network(BatchBot):
    """What was learnt, as a bot."""

    def __init__(self, model, game):
        self.model, self.scale = model, Scale(game)

    def choose_many(self, observations, masks):
        return self.model.predict(self.scale(observations), action_masks=masks)[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="twilight-struggle")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=32, help="how many at a time")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--rollout", type=int, default=128, help="decisions of each game between two updates")
    parser.add_argument("--test", type=int, default=200, help="games played afterwards")
    parser.add_argument("--curve", default="curve.png")
    args = parser.parse_args()

    envs = VecMonitor(stable_baselines(args.game, args.games, args.opponents, seat=None))
    settings = {"n_steps": args.rollout, "batch_size": 512, "n_epochs": 4, "gamma": 0.999, "ent_coef": 0.01}
    network = {"net_arch": [256, 256]}
    model = MaskablePPO("MlpPolicy", envs, **settings, policy_kwargs=network, seed=1, device="cpu")
    curve = Curve()
    model.learn(args.steps, curve)
    envs.close()

    plt.plot(*zip(*curve.points, strict=True))
    plt.xlabel("decisions")
    plt.ylabel(f"return against {args.opponents}")
    plt.savefig(args.curve)
    print("afterwards:", evaluate(Network(model, args.game), args.game, args.test, args.opponents, seed=2))


if __name__ == "__main__":
    main()
