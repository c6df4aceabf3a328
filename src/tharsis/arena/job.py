"""What is played: a game, the bots that meet, and who sits where in which game.

Game numbers say it all: the same number of the same job is the same game, whoever plays it, when and where.
Each deal is played once for every seating of a meeting, so that luck and seats cancel out.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations, permutations
from json import dumps, loads
from typing import Any, NamedTuple, TypeVar

from tharsis.bots import Bot, make
from tharsis.kernel import BadOption, Game, Rng, Variant, game
from tharsis.kernel.options import settle

T = TypeVar("T")
#: Bots by seat.
Seating = tuple[str, ...]
#: One deal can be played in far too many ways where many bots take all seats.
MOST_SEATINGS = 5_000


class Meeting(NamedTuple):
    """Bots that play each other, and every way in which they are seated for one deal."""

    bots: Seating
    seatings: list[Seating]


class Fixture(NamedTuple):
    """One game: its number, the deal and the meeting it belongs to, its seed and the bots by seat."""

    number: int
    deal: int
    meeting: int
    seed: int
    bots: Seating


def round_robin(bots: Seating, seats: int) -> list[Meeting]:
    """Every two bots meet, by turns around the table; both begin where the seats are odd."""
    return [
        Meeting(pair, distinct(rotations(around(pair, seats)) + rotations(around(pair[::-1], seats))))
        for pair in combinations(bots, 2)
    ]


def rotated(bots: Seating, seats: int) -> list[Meeting]:
    """As many bots as there are seats meet, in every rotation of the table."""
    return [
        Meeting(group, distinct(rotations(around(group, seats))))
        for group in combinations(bots, min(len(bots), seats))
    ]


def all_seats(bots: Seating, seats: int) -> list[Meeting]:
    """As many bots as there are seats meet, in every arrangement over the seats."""
    return [
        Meeting(group, distinct(list(permutations(around(group, seats)))))
        for group in combinations(bots, min(len(bots), seats))
    ]


def field(bots: Seating, seats: int) -> list[Meeting]:
    """Each bot alone, at every seat in turn, against the last one named at all the others."""
    *alone, others = bots
    return [Meeting((one, others), distinct(rotations((one, *[others] * (seats - 1))))) for one in alone]


def seated(bots: Seating, seats: int) -> list[Meeting]:
    """The bots sit as they are named, and nothing is mirrored."""
    if len(bots) != seats:
        raise BadOption(
            f"{len(bots)} bots for {seats} seats: name one for each, or one",
            "bots-for-seats",
            {"bots": len(bots), "seats": seats},
        )
    return [Meeting(tuple(distinct(bots)), [bots])]


def around(bots: Seating, seats: int) -> Seating:
    return tuple([bots[seat % len(bots)] for seat in range(seats)])


def rotations(seating: Seating) -> list[Seating]:
    return [seating[turn:] + seating[:turn] for turn in range(len(seating))]


def distinct(found: Iterable[T]) -> list[T]:
    """Each once, in order."""
    return list(dict.fromkeys(found))


PAIRINGS = {
    "round-robin": round_robin,
    "rotations": rotated,
    "all-seats": all_seats,
    "field": field,
    "seated": seated,
}
#: The pairings in which every bot takes every seat equally often.
FAIR = ("round-robin", "rotations", "all-seats")


class Job:
    """Bots that meet in one variant of a game, in one of the `PAIRINGS`. One bot alone plays itself."""

    def __init__(
        self,
        game: Game,
        bots: Iterable[str],
        *,
        pairing: str = "round-robin",
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        seconds: float | None = None,
        limit: int = 0,
    ) -> None:
        self.options = settle(game.options, options or {})
        chosen = {name: value for name, value in self.options.items() if value != game.option(name).default}
        self.variant = Variant(game, seats, chosen, limit)
        self.variant.new(seed)  # refuses seats that the game does not have
        self.bots = tuple(bots)
        self.pairing = pairing
        self.seed = seed
        self.seconds = seconds
        self.meetings = self._meetings()
        self._seatings = [
            (number, seating) for number, meeting in enumerate(self.meetings) for seating in meeting.seatings
        ]
        if len(self._seatings) > MOST_SEATINGS:
            raise BadOption(
                f"each deal would be {len(self._seatings)} games: take fewer bots or rotations",
                "large-deal",
                {"n": len(self._seatings)},
            )
        for name in distinct(self.bots):
            make(name, game, 0, seconds)

    def _meetings(self) -> list[Meeting]:
        if not self.bots:
            raise BadOption("name at least one bot", "no-bots")
        if self.pairing not in PAIRINGS:
            raise BadOption(
                f"there is no pairing {self.pairing!r}; choose {', '.join(PAIRINGS)}",
                "no-pairing",
                {"pairing": self.pairing, "pairings": ", ".join(PAIRINGS)},
            )
        if len(self.bots) == 1:
            return [Meeting(self.bots, [self.bots * self.variant.seats])]
        if self.pairing != "seated" and len(set(self.bots)) < len(self.bots):
            raise BadOption(
                f"name each bot once for {self.pairing}, or take the pairing seated",
                "bots-twice",
                {"pairing": self.pairing},
            )
        return PAIRINGS[self.pairing](self.bots, self.variant.seats)

    @property
    def fair(self) -> bool:
        """Whether differences between bots are theirs, not their seats'."""
        return self.pairing in FAIR and len(self.bots) > 1

    @property
    def games_per_deal(self) -> int:
        return len(self._seatings)

    def deals(self, games: int) -> int:
        """Deals for at least so many games, each played in all its seatings."""
        if games < 1:
            raise BadOption("play at least one game", "no-games")
        return -(-games // self.games_per_deal)

    def numbers(self, deals: range, meetings: set[int]) -> list[int]:
        """The numbers of the games of some deals and meetings."""
        wanted = [place for place, (meeting, _) in enumerate(self._seatings) if meeting in meetings]
        return [deal * self.games_per_deal + place for deal in deals for place in wanted]

    def fixture(self, number: int) -> Fixture:
        deal, place = divmod(number, self.games_per_deal)
        meeting, seating = self._seatings[place]
        return Fixture(number, deal, meeting, mixed(self.seed, deal), seating)

    def bot(self, fixture: Fixture, seat: int) -> Bot:
        """Mirrored games share the deal, not the whims of the bots."""
        seed = mixed(fixture.seed, fixture.number) * 64 + seat
        return make(fixture.bots[seat], self.variant.game, seed, self.seconds)

    def as_json(self) -> dict[str, Any]:
        """All that decides what game a number is."""
        return {
            "game": self.variant.game.id,
            "rules": self.variant.game.rules_version,
            "seats": self.variant.seats,
            "options": self.variant.options,
            "bots": list(self.bots),
            "pairing": self.pairing,
            "seed": self.seed,
            "seconds": self.seconds,
            "limit": self.variant.limit,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process finds the game by its name: rules do not travel."""
        return unpacked, (dumps(self.as_json()),)


@lru_cache(maxsize=8)
def unpacked(text: str) -> Job:
    """A job in another process, which must know the same rules; made once for all its batches."""
    data = loads(text)
    rest = {name: value for name, value in data.items() if name not in ("game", "rules")}
    found = game(data["game"])
    if found.rules_version != data["rules"]:
        raise BadOption(
            f"{found.id} has rules {found.rules_version} here, not {data['rules']}",
            "other-rules",
            {"game": found.id, "present": found.rules_version, "rules": str(data["rules"])},
        )
    return Job(found, **rest)


def mixed(seed: int, number: int) -> int:
    """A seed of its own for each number: neighbours share nothing."""
    rng = Rng()
    rng.seed(seed << 32 | number)
    return rng.word()
