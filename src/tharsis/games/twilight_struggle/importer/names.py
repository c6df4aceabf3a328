"""The names that records use, where they differ from the printed ones."""

from typing import Final

from tharsis.games.twilight_struggle.board import COUNTRY_BY_ID, REGION_IDS
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import CARD_BY_ID

SIDES: Final[dict[str, int]] = {"US": US, "USSR": USSR}

_OTHERWISE: Final[dict[str, str]] = {
    "uk": "united_kingdom",
    "mideast_scoring": "middle_east_scoring",
    "mideast": "middle_east",
    "the_middle_east": "middle_east",
}
_TELLING: Final = 3  # letters of a name that is cut off
_ARTICLE: Final = "the_"
#: Titles that the cards end with dots, and others in full.
_SHORTENED: Final = ("ask_not_what_your_country", "one_small_step", "how_i_learned_to_stop_worrying")


def plain(name: str) -> str:
    """A printed name as an id: small letters, and one underscore for everything between words."""
    letters = "".join([c if c.isalnum() else "_" for c in name.lower()])
    id_ = "_".join([word for word in letters.split("_") if word])
    return _OTHERWISE.get(id_, id_)


def _among(ids: dict[str, int], name: str) -> int:
    """The number of a name, with or without its article, or -1."""
    id_ = plain(name)
    for spelling in (id_, _ARTICLE + id_, id_.removeprefix(_ARTICLE)):
        if spelling in ids:
            return ids[spelling]
    for begun in _SHORTENED:
        if id_.startswith(begun):
            return ids.get(begun, -1)
    return -1


def country(name: str) -> int:
    """The country of a record's name, or -1."""
    return _among(COUNTRY_BY_ID, name)


def card(name: str) -> int:
    """The card of a record's name, or -1."""
    return _among(CARD_BY_ID, name)


def card_begun(name: str) -> int:
    """The only card whose name begins like this, or -1: a line was cut off in it."""
    return _begun(CARD_BY_ID, name)


def country_begun(name: str) -> int:
    """The same for countries."""
    return _begun(COUNTRY_BY_ID, name)


def _begun(ids: dict[str, int], name: str) -> int:
    id_ = plain(name)
    begun = [index for known, index in ids.items() if len(id_) >= _TELLING and known.startswith(id_)]
    return begun[0] if len(begun) == 1 else -1


def region(name: str) -> int:
    """The region of a record's name, or -1."""
    id_ = plain(name)
    return REGION_IDS.index(id_) if id_ in REGION_IDS else -1
