"""A table in words, as one pair of eyes may read it: from their view and their log, and nothing else."""

from functools import cache
from typing import Any, Final

from tharsis.kernel import Section, State
from tharsis.kernel.view import entry_json
from tharsis.locale import Telling, Words
from tharsis.server.live import Live
from tharsis.server.models import NOBODY, Seat
from tharsis.server.room import Room
from tharsis.server.summary import bot_of

Json = dict[str, Any]
#: Entries of the log for those who have no last move to begin at: spectators, and at first everybody.
LATEST: Final = 12

#: Reading the words of a game takes longer than using them.
_words = cache(Words)


def told(room: Room, seat: int, language: str, *, long: bool) -> Json:
    """A running or finished table; a problem where there is nothing to see yet."""
    live = room.live
    s, words, view = live.state, _words(language), room.view(seat)
    words.names = _names(live, words)  # all tables share these words: nothing below may wait
    telling = Telling(words, live.game, view)
    prompt = view["prompt"]
    return {
        "seat": seat,
        "position": view["position"],
        "actors": view["actors"],
        "since": view["since"],
        "news": telling.news(_news(s, seat, view["since"])),
        "question": telling.question(),
        "rule": prompt["rule"] if prompt else "",
        "options": [
            {"do": action["do"], "text": text}
            for action, text in zip(telling.actions, telling.options(), strict=True)
        ],
        "parts": [_part(section) for section in telling.sections(long=long)],
        "result": telling.result([words.player(s, other) for other in range(s.seats)]),
    }


def _names(live: Live, words: Words) -> list[str]:
    """Who sits where; where several have one name, each carries its number."""
    names: list[str] = []
    for row in live.seats:
        bot = bot_of(live.table, row)
        known = live.people.names.get(row.person or "")
        names.append(words.bot(bot) if bot else known or _unseated(row, words))
    shared = {name for name in names if name and names.count(name) > 1}
    return [f"{name} {number}" if name in shared else name for number, name in enumerate(names, 1)]


def _unseated(row: Seat, words: Words) -> str:
    """The name at a seat that is nobody's: as an import has it, or somebody whose data were deleted."""
    return words.say("server-somebody") if row.name == NOBODY else row.name or ""


def _news(s: State, seat: int, since: int) -> list[Json]:
    return [entry_json(s, entry, seat) for entry in s.entries()[since or -LATEST :]]


def _part(section: Section) -> Json:
    return {
        "id": section.id,
        "title": section.title,
        "lines": section.lines,
        "heads": section.heads,
        "rows": section.rows,
    }
