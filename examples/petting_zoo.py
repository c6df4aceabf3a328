"""PettingZoo: all seats of a game as agents, each with an observation and a mask of its legal actions.

python examples/petting_zoo.py terraforming-mars --seats 3
"""

import argparse

from tharsis.envs import aec
from tharsis.kernel import games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="twilight-struggle", choices=list(games()))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    env = aec(args.game, args.seats, render_mode="ansi")
    env.reset(seed=args.seed)
    print(env.render())
    rewards = {}
    for agent in env.agent_iter():
        seen, rewards[agent], over, too_long, _ = env.last()
        if over or too_long:
            action = None
        else:  # here a policy would look at seen["observation"]
            action = env.action_space(agent).sample(seen["action_mask"])
        env.step(action)
    env.close()
    print(rewards)


if __name__ == "__main__":
    main()
