"""The names that records use, where they differ from the printed ones."""

from typing import Final

from tharsis.games.twilight_struggle.board import COUNTRY_BY_ID, REGION_IDS
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import CARD_BY_ID

SIDES: Final[dict[str, int]] = {"US": US, "USSR": USSR}

_OTHERWISE: Final[dict[str, str]] = {"uk": "united_kingdom", "mideast_scoring": "middle_east_scoring"}


def plain(name: str) -> str:
    """A printed name as an id: small letters, and one underscore for everything between words."""
    letters = "".join([c if c.isalnum() else "_" for c in name.lower()])
    id_ = "_".join([word for word in letters.split("_") if word])
    return _OTHERWISE.get(id_, id_)


def country(name: str) -> int:
    """The country of a record's name, or -1."""
    return COUNTRY_BY_ID.get(plain(name), -1)


def card(name: str) -> int:
    """The card of a record's name, or -1."""
    return CARD_BY_ID.get(plain(name), -1)


def region(name: str) -> int:
    """The region of a record's name, or -1."""
    id_ = plain(name)
    return REGION_IDS.index(id_) if id_ in REGION_IDS else -1
