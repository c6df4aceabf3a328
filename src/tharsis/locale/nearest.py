"""What somebody may have meant who wrote a name that nothing has."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

SUGGESTED: Final = 3
#: How alike two names must be, from 0 to 1.
ALIKE: Final = 0.6


def nearest(wanted: str, known: Iterable[str]) -> list[str]:
    """The names most like what was written, the likest first; a single word of a name will do."""
    sought = wanted.casefold()
    names = list(known)
    written = {name.casefold(): name for name in names}
    for name in names:
        for part in name.split():
            written.setdefault(part.casefold(), name)
    close = get_close_matches(sought, written, n=2 * SUGGESTED, cutoff=ALIKE)
    return list(dict.fromkeys(written[part] for part in close))[:SUGGESTED]
