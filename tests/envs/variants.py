"""The tables that the suites of the environments play at: every game, with the fewest and the most seats."""

from tharsis.kernel import games

ENDS = [(game.id, seats) for game in games().values() for seats in sorted(set(game.seats))]
GAMES = list(games())
#: An option of each game that is not its default.
OPTIONS = {
    "on-mars": {"length": "long"},
    "red-dust-rebellion": {"transfers": False},
    "terraforming-mars": {"draft": True, "corporate_era": False},
    "twilight-struggle": {"handicap": 3, "optional_cards": False},
}
