"""Imitation: a small network learns to choose as recorded players do.

    python examples/imitation.py [FOLDER]

FOLDER is a dataset, as in `tharsis dataset terraforming-mars FOLDER my-games/*.json`. Without one, the
practised bot plays some games to learn from.
"""

import sys
import tempfile
from pathlib import Path

import torch

import tharsis
from tharsis.arena import Job, engine
from tharsis.arena.dataset import of_bots, read, write

GAME = tharsis.game("terraforming-mars")


def learn(folder: Path, epochs: int) -> list[float]:
    """The loss after each pass over the positions."""
    torch.manual_seed(1)
    data = read(folder, GAME)
    full = [part.full for part in GAME.observation.parts for _ in range(part.size)]
    seen = torch.from_numpy(data.observations).float() / torch.tensor(full)  # about 0 to 1
    barred = torch.from_numpy(data.masks) == 0
    chosen = torch.from_numpy(data.actions)
    network = torch.nn.Sequential(
        torch.nn.Linear(seen.shape[1], 128), torch.nn.ReLU(), torch.nn.Linear(128, GAME.actions.size)
    )
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    losses = []
    for epoch in range(epochs):
        total = 0.0
        for rows in torch.randperm(len(data)).split(64):
            scores = network(seen[rows]).masked_fill(barred[rows], -1e9)  # what is not allowed is not chosen
            loss = torch.nn.functional.cross_entropy(scores, chosen[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(rows)
        losses.append(total / len(data))
        print(f"epoch {epoch + 1}: loss {losses[-1]:.3f}")
    return losses


def main(folder: Path | None, games: int = 20, epochs: int = 8) -> list[float]:
    with tempfile.TemporaryDirectory() as made:
        if folder is None:
            folder = Path(made) / "positions"
            write(folder, GAME, of_bots(Job(GAME, ["heuristic"], seed=1), games, engine(workers=1)))
        return learn(folder, epochs)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
