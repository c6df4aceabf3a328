"""Reads game records of the digital edition and checks them, figure by figure, against our rules."""

from tharsis.games.twilight_struggle.importer.drive import import_record
from tharsis.kernel import Imported, game


def read_record(text: str) -> Imported:
    """Play a record by our rules as far as it goes."""
    return import_record(game("twilight-struggle"), text)
