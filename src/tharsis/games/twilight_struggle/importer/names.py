"""The names that records use, where they differ from the printed ones."""

from typing import Final

from tharsis.games.twilight_struggle import board, deck

SIDES: Final[dict[str, int]] = {"US": board.US, "USSR": board.USSR}

_OTHERWISE: Final[dict[str, str]] = {"uk": "united_kingdom", "mideast_scoring": "middle_east_scoring"}


def plain(name: str) -> str:
    """A printed name as an id: small letters, and one underscore for everything between words."""
    letters = "".join([c if c.isalnum() else "_" for c in name.lower()])
    id_ = "_".join([word for word in letters.split("_") if word])
    return _OTHERWISE.get(id_, id_)


def country(name: str) -> int:
    """The country of a record's name, or -1."""
    return board.COUNTRY.get(plain(name), -1)


def card(name: str) -> int:
    """The card of a record's name, or -1."""
    return deck.CARD.get(plain(name), -1)


def region(name: str) -> int:
    """The region of a record's name, or -1."""
    id_ = plain(name)
    return board.REGIONS.index(id_) if id_ in board.REGIONS else -1
