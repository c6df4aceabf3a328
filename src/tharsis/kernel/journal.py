"""The log: what happened, as structured entries, never as strings (K16)."""

from typing import Final


class Entry:
    """One line of the log. Entries are a chain, so that clones share it.

    ``args`` are public; ``secret`` operands follow them for the seats of ``mask`` alone, and everybody
    else reads the entry's second wording.
    """

    def __init__(
        self,
        before: "Entry | None",
        key: int,
        args: tuple[int, ...],
        secret: tuple[int, ...],
        mask: int,
        move: int,
    ) -> None:
        self.before: Final = before
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.mask: Final = mask
        self.move: Final = move

    def visible(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may read the secret operands."""
        return not self.secret or (seat >= 0 and bool(self.mask >> seat & 1))


def chain(last: Entry | None, until: Entry | None = None) -> list[Entry]:
    """The entries after ``until``, oldest first."""
    entries: list[Entry] = []
    while last is not None and last is not until:
        entries.append(last)
        last = last.before
    entries.reverse()
    return entries
