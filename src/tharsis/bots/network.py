"""Networks that play: ONNX files of `tharsis.bots.training`, run by onnxruntime on one core.

A file knows for which observations and actions it was trained. Where a game tells its positions or counts its
actions otherwise by now, the network is refused.
"""

import logging
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np
import onnxruntime as runtime
from numpy.typing import NDArray

from tharsis.bots.batched import BatchBot
from tharsis.bots.bot import Bot
from tharsis.bots.memory import Memory
from tharsis.kernel import Game, State, TharsisError
from tharsis.kernel import game as game_of

log: Final = logging.getLogger(__name__)

#: What a masked action is worth: nothing that a network says comes near.
NEVER: Final = np.float32(-1e9)


class Misfit(TharsisError):
    """A network that was made for something else."""


def spaces(game: Game) -> dict[str, str]:
    """What a network must agree with: the game, and fingerprints of its observation and its actions."""
    observation = game.observation
    if observation is None:
        raise Misfit(f"{game.id} has no observation for networks", "no-observation", {"game": game.id})
    parts = [(part.name, part.shape, part.low, part.full) for part in observation.parts]
    actions = [game.actions.notation(action) for action in range(game.actions.size)]
    return {"game": game.id, "observation": _fingerprint(parts), "actions": _fingerprint(actions)}


def _fingerprint(told: object) -> str:
    return sha256(repr(told).encode()).hexdigest()[:16]


class Network:
    """Policy and value of positions of one game."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game: Final = game
        self.path: Final = path
        if not path.is_file():
            raise Misfit(f"there is no network {path}", "no-network", {"path": str(path)})
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        settings.log_severity_level = 3
        try:
            self._session = runtime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
        except Exception as error:  # whatever is wrong with a file, onnxruntime has many names for it
            raise Misfit(f"{path} is no network: {error}", "bad-network", {"path": str(path)}) from error
        held = self._session.get_modelmeta().custom_metadata_map
        for name, wanted in spaces(game).items():
            if held.get(name) != wanted:
                raise Misfit(
                    f"the network {path.name} was made for another {name} than {game.id} has now",
                    "other-network",
                    {"path": str(path), "game": game.id},
                )

    def __reduce__(self) -> tuple[object, ...]:
        """Another process reads the file by itself."""
        return _reopened, (self.game.id, self.path)

    def evaluate(self, rows: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For each row a number for every action, and for every seat from the decider on what is likely."""
        policy, value = self._session.run(None, {"rows": rows})
        return policy, value

    def judge(
        self, states: list[State], deciders: list[int]
    ) -> tuple[NDArray[np.float32], list[list[float]]]:
        """For each position, as its decider sees it, a number for every action, and seat by seat what is
        likely."""
        seen = b"".join([s.observe(seat) for s, seat in zip(states, deciders, strict=True)])
        policy, likely = self.evaluate(np.frombuffer(seen, np.uint8).reshape(len(states), -1))
        by_seat = [
            [float(likely[i, (other - seat) % s.seats]) for other in range(s.seats)]
            for i, (s, seat) in enumerate(zip(states, deciders, strict=True))
        ]
        return policy, by_seat


def _reopened(game_id: str, path: Path) -> Network:
    return Network(game_of(game_id), path)


@cache
def shipped(game: Game) -> Network | None:
    """The network that comes with a game; none where there is none, or where it does not fit, which is said
    once."""
    path = Path(str(resources.files("tharsis.bots").joinpath(f"networks/{game.id}.onnx")))
    if not path.is_file():
        return None
    try:
        return Network(game, path)
    except Misfit as misfit:
        log.warning("%s; bots play by heuristic instead", misfit)
        return None


class NetworkPlayer(Bot):
    """Takes what a network finds best and has not led back here before."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self.memory: Final = Memory()

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        policy, _ = self.network.judge([s], [seat])
        action = max(self.memory.untried(s, seat, legal), key=policy[0].__getitem__)
        self.memory.note(action)
        return action


class NetworkBot(BatchBot):
    """Takes what a network finds best."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose_many(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
        policy, _ = self.network.evaluate(observations)
        best: NDArray[np.int64] = np.where(masks == 1, policy, NEVER).argmax(axis=1)
        return best
