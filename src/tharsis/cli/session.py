"""One game in the terminal: what is asked, what may be answered, and why not."""

from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.markup import escape

from tharsis.bots import Bot
from tharsis.cli.common import console, say, words
from tharsis.cli.printed import chosen_rules, told
from tharsis.cli.replay import tell_result
from tharsis.kernel import BadOption, IllegalMove, Match, Rng, TharsisError
from tharsis.kernel.replay import record
from tharsis.kernel.view import text

HUMAN: Final = "human"


class Quit(Exception):
    """The player leaves."""


class Session:
    """A match between people at one keyboard and bots."""

    def __init__(self, match: Match, minds: list[Bot | None]) -> None:
        self.match = match
        self.minds = minds
        self.people = [seat for seat, mind in enumerate(minds) if mind is None]
        self.last_person = self.people[0] if len(self.people) == 1 else -1
        self.told = match.state.journal
        self.redeals = Rng()
        self.redeals.seed(len(match.moves) + 1)
        self.shown: list[int] = []  # the numbered actions on the screen

    def run(self) -> None:
        """Until the game ends or somebody quits."""
        try:
            while not self.match.state.over:
                self.turn()
            self.tell_news()
            tell_result(self.match.state)
        except (Quit, EOFError, KeyboardInterrupt):
            console.print(say("cli-play-goodbye"))

    def turn(self) -> None:
        """One decision of somebody."""
        s = self.match.state
        actors = s.actors()
        waiting = [seat for seat in actors if self.minds[seat] is not None]
        seat = waiting[0] if waiting else actors[0]
        mind = self.minds[seat]
        if mind is None:
            self.ask(seat)
            return
        action = mind.choose(s.redeal(seat, self.redeals.word()), seat, s.legal(seat))
        self.match.play(seat, s.game.actions.notation(action))

    def tell_news(self) -> None:
        """The log lines since the last decision, as the last person may read them."""
        s = self.match.state
        for entry in s.entries(self.told):
            console.print(f"  {words().entry(s, entry, self.last_person)}", markup=False, style="dim")
        self.told = s.journal

    def ask(self, seat: int) -> None:
        """Show a person the question and take one line."""
        if seat != self.last_person and len(self.people) > 1:
            input(say("cli-hand-over", seat=words().player(self.match.state, seat)))
            self.last_person = seat
        self.tell_news()
        self.show_question(seat)
        while True:
            try:
                if self.obey(seat, input("> ").strip()):
                    return
            except TharsisError as error:
                console.print(str(error), markup=False, style="yellow")

    def show_question(self, seat: int) -> None:
        s = self.match.state
        prompt = s.prompt(seat)
        if prompt is not None and s.asking is not None:
            console.print()
            asked = escape(f"{words().player(s, seat)}: {words().prompt(s.game, prompt)}")
            console.print(f"[bold]{asked}[/]  [dim]{_rule(s.asking.asked_by(s, seat))}[/]")
        self.shown = s.legal(seat)
        for number, action in enumerate(self.shown, 1):
            notation = s.game.actions.notation(action)
            console.print(f"{number:4d}  {escape(words().action(s.game, action))}  [dim]{notation}[/]")

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says; true when the position changed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("", "help", "?"):
            console.print(say("cli-play-commands"))
        elif word in ("quit", "exit"):
            raise Quit
        elif word == "look":
            s = self.match.state
            console.print(text(s.look(seat)) if rest == "all" else str(s), markup=False)
        elif word == "log":
            self.show_log(seat)
        elif word == "why":
            self.explain(seat, rest)
        elif word == "rules":
            for rule in chosen_rules(self.match.game, rest):
                console.print(Markdown(f"**{rule.number} {rule.title}**\n\n{told(rule)}"))
        elif word == "save":
            self.save(rest)
        elif word == "undo":
            self.match.undo(seat)
            return True
        elif word == "retract":
            self.match.retract(seat)
            return True
        else:
            self.answer(seat, line)
            return True
        return False

    def answer(self, seat: int, line: str) -> None:
        """Play an action by its number on the screen or by its notation."""
        actions = self.match.game.actions
        if line.isdigit():
            if not 1 <= int(line) <= len(self.shown):
                raise IllegalMove(say("cli-no-such-number", last=len(self.shown)))
            line = actions.notation(self.shown[int(line) - 1])
        try:
            self.match.play(seat, line)
        except IllegalMove as error:
            if error.refusal is None:
                raise
            told = words().refusal(self.match.game, error.refusal)
            raise IllegalMove(f"{told} {_rule(error.refusal.rule)}".rstrip(), error.refusal) from error

    def explain(self, seat: int, line: str) -> None:
        """Why an action is not allowed."""
        if not line:
            raise BadOption(say("cli-why-what"))
        action = self.match.game.actions.parse(line)
        refusal = self.match.state.why_not(seat, action)
        told = say("cli-why-allowed") if refusal is None else words().refusal(self.match.game, refusal)
        rule = "" if refusal is None else _rule(refusal.rule)
        console.print(f"{told} {rule}".rstrip(), markup=False)

    def show_log(self, seat: int) -> None:
        s = self.match.state
        for entry in s.entries():
            rule = _rule(s.game.logs.terms[entry.key].rule)
            console.print(f"{escape(words().entry(s, entry, seat))} [dim]{rule}[/]")

    def save(self, name: str) -> None:
        """Write the game so far as a replay file, which ``--resume`` reads back."""
        path = Path(name or f"{self.match.game.id}.json")
        try:
            path.write_text(record(self.match).text(), encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path}: {error.strerror}") from error
        console.print(say("cli-saved", file=str(path)))


def _rule(number: str) -> str:
    return say("cli-rule", number=number) if number else ""
