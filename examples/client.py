"""A client over the wire: plays a game against a bot at a Tharsis server.

tharsis serve &
python examples/client.py http://localhost:8000
"""

import random
import sys

import tharsis
from tharsis.client import Client, SeatedClient
from tharsis.locale import Telling, Words


def main(url: str, moves: int = 1_000_000) -> None:
    with Client(url, name="Ana") as ana:
        table = ana.create("twilight-struggle", seats=["me", "bot:random"])
        print(f"watch it at {url}/table/{table['id']}")
        with ana.sit_down(table["id"]) as seat:
            play(seat, Words("en", names=["Ana", "Bot"]), moves)


def play(seat: SeatedClient, words: Words, moves: int) -> None:
    """Any legal move, so many times or until the game is over, told in words."""
    chance, read = random.Random(7), 0
    while moves and seat.wait():
        telling = Telling(words, tharsis.game(seat.view["game"]), seat.view)
        for line in telling.news(seat.log[read:]):
            print(f"  {line}")
        read = len(seat.log)
        move = chance.choice(seat.legal)
        print(f"{telling.question()}: {move}")
        seat.move(move)
        moves -= 1
    telling = Telling(words, tharsis.game(seat.view["game"]), seat.view)
    print("\n".join(telling.result(words.names)))


if __name__ == "__main__":
    main(sys.argv[1])
