"""``make bench``: all installed games and the tests' toy game, against the recorded ratios."""

import sys
from pathlib import Path

from tharsis.cli import app
from tharsis.kernel import games

HERE = Path(__file__).parent


def main() -> None:
    sys.path.append(str(HERE.parent / "tests"))
    from toy import GAME

    games()[GAME.id] = GAME
    app(["bench", "--record", str(HERE / "ratios.json"), "--out", "build/bench", *sys.argv[1:]])


if __name__ == "__main__":
    main()
