"""Names by which Gymnasium makes the games."""

import gymnasium

from tharsis.envs.many import ManyGames
from tharsis.kernel import Game, games


def register_gymnasium() -> list[str]:
    """Make every installed game known to Gymnasium; returns the ids for ``gymnasium.make`` and ``make_vec``.

    An id such as ``tharsis/TwilightStruggle-v3`` carries the version of the rules: results of different
    versions are not alike.
    """
    ids = []
    for game in games().values():
        id = gymnasium_id(game)
        ids.append(id)
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="tharsis.envs.single:AgainstBots",
                vector_entry_point="tharsis.envs.registry:many_games",
                kwargs={"game": game.id},
            )
    return ids


def gymnasium_id(game: Game) -> str:
    return f"tharsis/{game.id.title().replace('-', '')}-v{game.rules_version}"


def many_games(num_envs: int, **play: object) -> ManyGames:
    """What ``gymnasium.make_vec`` calls."""
    return ManyGames(games=num_envs, **play)  # type: ignore[arg-type]
