"""One game in the terminal: the table, what is asked, what may be answered, and why not."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.text import Text

from tharsis.bots import Bot, Company
from tharsis.cli.common import console, say, words
from tharsis.cli.rendering import list_options, show_log, show_options, show_sections
from tharsis.cli.replay import tell_result
from tharsis.kernel import LEGAL, BadOption, IllegalMove, Match, Refusal, State, TharsisError, warnings
from tharsis.kernel.replay import record
from tharsis.kernel.view import log_json
from tharsis.locale import Telling, cards_named, rule_markdown, rules_numbered

HUMAN: Final = "human"
LATEST: Final = 30  # lines of the log that are shown unless all are wanted


class Quit(Exception):
    """The player leaves."""


class Session:
    """A match between people at one keyboard and bots."""

    def __init__(self, match: Match, minds: list[Bot | None]) -> None:
        self.match: Final = match
        self.company: Final = Company(match, minds)
        self.seat = self.company.people[0] if len(self.company.people) == 1 else -1
        self.warned_of = ""  # the action whose warning has been told
        self.read: Final = [0] * match.state.seats  # by seat: how many lines of the log it has seen

    @property
    def s(self) -> State:
        return self.match.state

    @property
    def telling(self) -> Telling:
        """The position in words for whoever sits at the keyboard."""
        return Telling.of(words(), self.s, self.seat)

    def run(self) -> None:
        """Until the game ends or somebody quits."""
        try:
            self.company.play()
            while not self.s.over:
                self.ask(self.s.actor())
                self.company.play()
            self.tell_news()
            tell_result(self.s)
        except (Quit, EOFError, KeyboardInterrupt):
            console.print(say("cli-play-goodbye"))

    def ask(self, seat: int) -> None:
        """Show a person the news and the question, and take lines until one changes the position."""
        if seat != self.seat:
            input(say("cli-hand-over", seat=words().player(self.s, seat)))
            self.seat = seat
        self.tell_news()
        self.show_question()
        while True:
            try:
                if self.obey(input("> ").strip()):
                    return
            except TharsisError as error:
                console.print(str(error), markup=False, style="yellow")

    def tell_news(self) -> None:
        """What happened since this person last decided; spectators of bots get the whole story."""
        log = log_json(self.s, self.seat)
        for line in self.telling.news(log[self.read[self.seat] :] if self.seat >= 0 else log):
            console.print(f"  {line}", markup=False, style="dim")

    def show_question(self) -> None:
        telling = self.telling
        asked = f"{words().player(self.s, self.seat)}: {telling.question()}"
        rule = words().rule(telling.view["prompt"]["rule"])
        console.print()
        console.print(Text.assemble((asked, "bold"), "  ", (rule, "dim")))
        show_options(telling)

    def obey(self, line: str) -> bool:
        """Do what a line says; true when the position changed."""
        word, _, rest = line.partition(" ")
        if command := COMMANDS.get(word):
            command(self, rest.strip())
            return False
        self.read[self.seat] = len(self.s.entries())
        if word == "undo":
            self.undo()
        else:
            self.answer(line)
        return True

    # -- what changes the position ------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Play an action by its number, in words or in notation; what loses something only when it is said
        twice."""
        notation = self.telling.chosen(line)
        self.beware(notation)
        try:
            self.match.play(self.seat, notation)
        except IllegalMove as error:
            if error.refusal is None:
                raise
            raise IllegalMove(self.refused(error.refusal)) from error

    def beware(self, notation: str) -> None:
        """Tell, once, what a legal action would lose."""
        action = self.match.game.actions.parse(notation)
        if self.warned_of == notation or self.s.why(self.seat, action) != LEGAL:
            self.warned_of = ""
            return
        if told := self.telling.alarms(warnings(self.s, self.seat, action)):
            self.warned_of = notation
            for warning in told:
                console.print(warning, markup=False, style="bold red")
            raise IllegalMove(say("cli-warn-again"))

    def refused(self, refusal: Refusal) -> str:
        return f"{words().refusal(self.match.game, refusal)} {words().rule(refusal.rule)}".rstrip()

    def undo(self) -> None:
        if not self.s.can_undo(self.seat):
            raise IllegalMove(say("told-no-undo"))
        self.match.undo(self.seat)

    # -- what only shows something ------------------------------------------------------------

    def help(self, rest: str) -> None:
        console.print(say("cli-play-commands"), markup=False)

    def quit(self, rest: str) -> None:
        raise Quit

    def look(self, rest: str) -> None:
        """The table, short, whole, or a part of it by its name."""
        telling = self.telling
        if rest in ("", "all"):
            show_sections(telling.sections(long=bool(rest)))
        else:
            show_sections(telling.about(rest))

    def card(self, rest: str) -> None:
        if not rest:
            raise BadOption(say("cli-card-what"))
        show_sections(cards_named(words(), self.match.game, rest))

    def odds(self, rest: str) -> None:
        list_options(self.telling)

    def log(self, rest: str) -> None:
        entries = log_json(self.s, self.seat)
        lines = zip(self.telling.news(entries), entries, strict=True)
        numbered = [(n, line, words().rule(str(entry["rule"]))) for n, (line, entry) in enumerate(lines, 1)]
        show_log(numbered if rest == "all" else numbered[-LATEST:])

    def why(self, rest: str) -> None:
        """Why an action is not allowed."""
        if not rest:
            raise BadOption(say("cli-why-what"))
        action = self.match.game.actions.parse(self.telling.chosen(rest))
        refusal = self.s.why_not(self.seat, action)
        console.print(self.refused(refusal) if refusal else say("cli-why-allowed"), markup=False)

    def rules(self, rest: str) -> None:
        for rule in rules_numbered(words(), self.match.game, rest):
            console.print(Markdown(f"**{rule.number} {rule.title}**\n\n{rule_markdown(words(), rule)}"))

    def save(self, rest: str) -> None:
        """Write the game so far as a replay file, which ``--resume`` reads back."""
        path = Path(rest or f"{self.match.game.id}.json")
        try:
            path.write_text(record(self.match).text(), encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path}: {error.strerror}") from error
        console.print(say("cli-saved", file=str(path)))


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "": Session.help,
    "?": Session.help,
    "help": Session.help,
    "look": Session.look,
    "card": Session.card,
    "odds": Session.odds,
    "log": Session.log,
    "why": Session.why,
    "rules": Session.rules,
    "save": Session.save,
    "quit": Session.quit,
    "exit": Session.quit,
}
