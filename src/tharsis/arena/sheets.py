"""Tables in words, the same for the terminal, Markdown and the HTML report."""

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.arena import statistics
from tharsis.arena.job import Job
from tharsis.arena.play import UNFINISHED, Played
from tharsis.arena.statistics import Comparison, Rate, Row
from tharsis.kernel import Game
from tharsis.locale import Words

#: Things that were done less often say too little.
FEW = 10
#: The best and the worst things that are listed, where there are many.
SHOWN = 8
GAP = "…"


@dataclass(frozen=True)
class Sheet:
    """A table: its title, the heads of its columns, and rows of words."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def markdown(self) -> str:
        lines = [self.columns, ["---"] * len(self.columns), *self.rows]
        told = ["| " + " | ".join(cells) + " |" for cells in lines]
        return "\n".join([f"### {self.title}", "", *told, ""])


class Sheets:
    """The tables of the games of a job, in the words of a language."""

    def __init__(self, job: Job, played: list[Played], words: Words, error: float = 0.0) -> None:
        self.job = job
        self.played = played
        self.words = words
        self.error = error
        self.game: Game = job.variant.game
        self._start = job.variant.new(job.seed)
        words.learn(self.game)

    def _sheet(self, title: str, columns: Sequence[str], rows: list[list[str]]) -> Sheet:
        say = self.words.say
        return Sheet(say(f"arena-title-{title}"), [say(f"arena-column-{name}") for name in columns], rows)

    def of_arena(self) -> list[Sheet]:
        found = [self.bots(), self.comparisons(), self.seats(), self.seats_by_bot(), self.endings()]
        return [sheet for sheet in found if sheet.rows]

    def of_balance(self) -> list[Sheet]:
        found = [self.seats(), self.endings(), self.clock(), *self.deeds()]
        return [sheet for sheet in found if sheet.rows]

    # -- one by one -----------------------------------------------------------------------------------

    def bots(self) -> Sheet:
        """The bots that met others, the strongest first."""
        rated = statistics.ratings(self.job, self.played)
        rows = statistics.by_bot(self.job, self.played)
        table = []
        for bot in rated:
            row = rows[bot]
            rating = f"{rated[bot].strength:.1f} ± {statistics.Z * rated[bot].doubt:.1f}"
            seconds = statistics.seconds_a_game(self.played, bot)
            table.append(
                [
                    self.words.bot(bot), rating, str(row.rate.games), *rate_cells(row.rate),
                    f"{number(row.score)} ± {number(row.spread)}", f"{seconds:.3f}",
                ]
            )  # fmt: skip
        return self._sheet("bots", ("bot", "rating", "played", "wins", "interval", "score", "seconds"), table)

    def comparisons(self) -> Sheet:
        found = statistics.comparisons(self.job, self.played, self.error)
        rows = [
            [
                self.words.bot(one.pair[0]), self.words.bot(one.pair[1]), str(one.deals), percent(one.share),
                interval(one.low, one.high), self.verdict(one),
            ]
            for one in found
        ]  # fmt: skip
        return self._sheet("pairs", ("first", "second", "deals", "share", "interval", "verdict"), rows)

    def verdict(self, one: Comparison) -> str:
        """Who is stronger, where that is certain."""
        if not one.certain:
            return self.words.say("arena-open")
        return self.words.say("arena-certain", bot=self.words.bot(one.pair[one.share < 0.5]))

    def seats(self) -> Sheet:
        rows = [
            [self.player(seat), *row_cells(row)] for (seat, _), row in statistics.by_side(self.played).items()
        ]
        return self._sheet("seats", ("seat", "games", "wins", "interval", "score"), rows)

    def seats_by_bot(self) -> Sheet:
        rows = [
            [self.player(seat), self.words.bot(bot), *row_cells(row)]
            for (seat, bot), row in statistics.by_seat(self.played).items()
            if len(set(self.job.bots)) > 1
        ]
        return self._sheet("seats-by-bot", ("seat", "bot", "games", "wins", "interval", "score"), rows)

    def endings(self) -> Sheet:
        rows = [
            [self.ending(ending), str(count), percent(count / len(self.played))]
            for ending, count in statistics.endings(self.played).items()
        ]
        return self._sheet("endings", ("ending", "games", "share"), rows)

    def clock(self) -> Sheet:
        """How far games went."""
        if self.game.tally is None:
            return Sheet("", [], [])
        found = statistics.clocks(self.played)
        games = sum(found.values())
        rows = [[str(clock), str(count), percent(count / games)] for clock, count in found.items()]
        sheet = self._sheet("clock", ("games", "share"), rows)
        return Sheet(sheet.title, [self.heading("clock"), *sheet.columns], rows)

    def deeds(self) -> list[Sheet]:
        """What went with winning, for each kind of thing that the game counts."""
        tally = self.game.tally
        found = statistics.by_deed(self.played)
        return [self._deeds(name, found.get(name, {})) for name in tally.names] if tally else []

    def _deeds(self, name: str, found: dict[str, statistics.DeedRate]) -> Sheet:
        rows = [
            [str(self.words.thing(self.game, thing)), str(rate.games), *rate_cells(rate), signed(rate.beyond)]
            for thing, rate in found.items()
            if rate.games >= FEW
        ]
        if len(rows) > 2 * SHOWN:
            rows = [*rows[:SHOWN], [GAP] * 5, *rows[-SHOWN:]]
        sheet = self._sheet("deeds", ("thing", "done", "wins", "interval", "beyond"), rows)
        return Sheet(self.heading(name), sheet.columns, rows)

    # -- words ----------------------------------------------------------------------------------------

    def heading(self, name: str) -> str:
        return self.words.of(self.game, "tally", name)

    def player(self, seat: int) -> str:
        return self.words.player(self._start, seat)

    def ending(self, ending: str) -> str:
        return (
            self.words.say("cli-unfinished") if ending == UNFINISHED else self.words.ending(self.game, ending)
        )


def row_cells(row: Row) -> tuple[str, str, str, str]:
    return str(row.rate.games), *rate_cells(row.rate), number(row.score)


def rate_cells(rate: Rate) -> tuple[str, str]:
    return percent(rate.value), interval(*rate.interval)


def percent(value: float) -> str:
    return f"{value:.1%}"


def interval(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"


def number(value: float) -> str:
    return f"{value:.2f}".replace("-", "−")


def signed(value: float) -> str:
    """Percentage points, with their sign."""
    return f"{100 * value:+.1f}".replace("-", "−")
