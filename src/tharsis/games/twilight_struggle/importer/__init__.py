"""Reads game records of the digital edition and checks them, figure by figure, against our rules."""

from tharsis.kernel import Imported


def read_record(text: str) -> Imported:
    """Play a record by our rules as far as it goes."""
    from tharsis.games.twilight_struggle import GAME
    from tharsis.games.twilight_struggle.importer.drive import import_record

    return import_record(GAME, text)
