"""One game in the terminal: the table, what is asked, what may be answered, and why not."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.text import Text

from tharsis.bots import Bot, Company
from tharsis.cli.common import console, file_error, say, told, words
from tharsis.cli.keyboard import keyboard, matching
from tharsis.cli.menu import LETTERS, Menu, Part
from tharsis.cli.news import Deeds, Digest, show_news
from tharsis.cli.options import list_options, show_part
from tharsis.cli.printed import board_sections
from tharsis.cli.rendering import paged, show_commands, show_log, show_sections
from tharsis.cli.replay import tell_result
from tharsis.kernel import LEGAL, BadOption, IllegalMove, Match, Refusal, State, TharsisError, warnings
from tharsis.kernel.match import UNDO
from tharsis.kernel.replay import record
from tharsis.kernel.view import log_json
from tharsis.locale import Telling, cards_named, rule_markdown, rules_numbered

HUMAN: Final = "human"
LATEST: Final = 30  # lines of the log that are shown unless all are wanted


class Quit(Exception):
    """The player leaves."""


class Session:
    """A match between people at one keyboard and bots."""

    def __init__(self, match: Match, minds: list[Bot | None], *, notation: bool = False) -> None:
        self.match: Final = match
        self.company: Final = Company(match, minds)
        self.notation: Final = notation
        self.line: Final = keyboard(self.completions)
        self.seat = self.company.people[0] if len(self.company.people) == 1 else -1
        self.warned_of = ""  # the action whose warning has been told
        self.read: Final = [0] * match.state.seats  # by seat: how many lines of the log it has seen
        self.deeds: Final = Deeds([(-1, len(match.state.entries()))])
        self.parts: list[Part] = []  # those of the options that letters open now
        self._told: tuple[State, Telling] | None = None

    @property
    def s(self) -> State:
        return self.match.state

    @property
    def telling(self) -> Telling:
        """The position in words for whoever sits at the keyboard."""
        if self._told is None or self._told[0] is not self.s or self._told[1].view["seat"] != self.seat:
            self._told = (self.s, Telling.of(words(), self.s, self.seat))
        return self._told[1]

    @cached_property
    def menu_places(self) -> dict[str, str]:
        """The part of the board to which each space belongs, by their names."""
        return {row[0]: part.title for part in board_sections(self.match.game) for row in part.rows}

    @property
    def menu(self) -> Menu:
        return Menu(self.telling, self.menu_places)

    def run(self) -> None:
        """Until the game ends or somebody quits."""
        try:
            self.company.play(self.has_moved)
            while not self.s.over:
                self.ask(self.s.actor())
                self.company.play(self.has_moved)
            self.tell_news()
            tell_result(self.s)
        except (Quit, EOFError, KeyboardInterrupt):
            console.print(say("cli-play-goodbye"))

    def ask(self, seat: int) -> None:
        """Show a person the news and the question, and take lines until one changes the position."""
        if seat != self.seat:
            self.line(say("cli-hand-over", seat=words().player(self.s, seat)))
            self.seat = seat
        self.tell_news()
        self.show_question()
        while True:
            try:
                if self.obey(self.line("> ").strip()):
                    return
            except TharsisError as error:
                console.print(told(error), markup=False, style="yellow")

    def tell_news(self) -> None:
        """What happened since this person last decided; spectators of bots get the whole story."""
        first = self.read[self.seat] if self.seat >= 0 else 0
        entries = log_json(self.s, self.seat)[first:]
        players = [words().player(self.s, seat) for seat in range(self.s.seats)]
        nobodys = self.nobodys()
        news = Digest(self.deeds, players, nobodys).of(entries, self.telling.news(entries), first)
        show_news(news, [*players, *nobodys.values()], players[self.seat] if self.seat >= 0 else "")

    def nobodys(self) -> dict[str, str]:
        """The sides that nobody plays, as log entries name them, with their names."""
        sides = self.match.game.sides
        alone = [side for side in range(sides.size) if self.s.seat_of(side) < 0] if sides else []
        values = [str(sides.value(side)) for side in alone] if sides else []
        return {value: str(words().thing(self.match.game, value)) for value in values}

    def has_moved(self, seat: int) -> None:
        self.deeds.add(seat, len(self.s.entries()))

    def show_question(self) -> None:
        telling = self.telling
        asked, player = telling.question(), words().player(self.s, self.seat)
        if not asked.startswith(player):
            asked = f"{player}: {asked}"
        rule = words().rule(telling.view["prompt"]["rule"])
        console.print()
        console.print(Text.assemble((asked, "bold"), "  ", (rule, "dim")))
        self.parts = []
        self.show_options(self.menu.everything)

    def show_options(self, part: Part) -> None:
        self.parts = show_part(self.menu, part, notation=self.notation) or self.parts

    def obey(self, line: str) -> bool:
        """Do what a line says; true when the position changed."""
        word, _, rest = line.partition(" ")
        if command := COMMANDS.get(word):
            with paged():
                command(self, rest.strip())
            return False
        if part := self.opened(line):
            self.show_options(part)
            return False
        self.read[self.seat] = len(self.s.entries())
        if word == UNDO:
            self.undo()
        else:
            self.answer(line)
        return True

    def opened(self, line: str) -> Part | None:
        """The part of the options that a line opens: by its letter or its title."""
        for letter, part in zip(LETTERS, self.parts, strict=False):
            if line.casefold() in (letter, part.title.casefold()):
                return part
        return None

    # -- what changes the position ------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Play an action by its number, in words or in notation; what loses something only when it is said
        twice."""
        notation = self.telling.chosen(line)
        self.beware(notation)
        try:
            self.match.play(self.seat, notation)
            self.has_moved(self.seat)
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
        self.deeds.back_to(len(self.s.entries()))

    # -- what only shows something ------------------------------------------------------------

    def help(self, rest: str) -> None:
        show_commands(say("cli-play-commands"))

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

    def options(self, rest: str) -> None:
        self.show_question()

    def odds(self, rest: str) -> None:
        list_options(self.telling, self.menu.everything.numbers, notation=self.notation)

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
            raise BadOption(file_error(error)) from error
        console.print(say("cli-saved", file=str(path)))

    # -- what Tab completes --------------------------------------------------------------------

    def completions(self, typed: str) -> list[str]:
        """Whole lines that begin with what is typed: commands and what they can name, and answers."""
        word, blank, rest = typed.partition(" ")
        if blank and (known := NAMED.get(word)):
            return [f"{word} {name}" for name in matching(rest, known(self))]
        titles = [part.title for part in self.parts]
        return matching(typed, [*self.answers(), *titles, *filter(str.isalpha, COMMANDS), UNDO])

    def answers(self) -> list[str]:
        return [self.telling.done(action) for action in self.telling.actions]

    def every_action(self) -> list[str]:
        """What can be done now, then what the same verbs could do elsewhere."""
        actions = self.match.game.actions
        verbs = {action["verb"] for action in self.telling.actions}
        all_of = [n for n in range(actions.size) if actions.verb(n).name in verbs]
        return [*self.answers(), *[words().action(self.match.game, n) for n in all_of]]

    def card_names(self) -> list[str]:
        game = self.match.game
        return [] if game.cards is None else [words().card(game, card) for card in game.cards()]

    def part_names(self) -> list[str]:
        sections = self.telling.sections(long=True)
        rows = [row[0] for section in sections for row in section.rows]
        return ["all", *[section.title for section in sections], *rows]

    def rule_numbers(self) -> list[str]:
        return [rule.number for rule in rules_numbered(words(), self.match.game, "")]


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "": Session.help,
    "?": Session.help,
    "help": Session.help,
    "look": Session.look,
    "card": Session.card,
    "options": Session.options,
    "odds": Session.odds,
    "log": Session.log,
    "why": Session.why,
    "rules": Session.rules,
    "save": Session.save,
    "quit": Session.quit,
    "exit": Session.quit,
}

#: What the commands can name, for Tab.
NAMED: Final[dict[str, Callable[[Session], list[str]]]] = {
    "look": Session.part_names,
    "card": Session.card_names,
    "why": Session.every_action,
    "rules": Session.rule_numbers,
}
