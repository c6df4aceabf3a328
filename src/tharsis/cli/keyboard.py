"""Lines from whoever sits here: with Tab and a history in a terminal, as they come from a pipe."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

Complete = Callable[[str], Iterable[str]]


class Ask(Protocol):
    def __call__(self, mark: str) -> str:
        """The next line, asked for by a mark."""


def keyboard(complete: Complete) -> Ask:
    """What asks for lines; ``complete`` gives the whole lines that begin with what is typed so far."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _plain_line
    return _prompted(complete)


def _plain_line(mark: str) -> str:
    return input(mark)


def _prompted(complete: Complete) -> Ask:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Lines(Completer):
        def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
            typed = document.text_before_cursor
            for line in complete(typed):
                yield Completion(line, start_position=-len(typed))

    session: PromptSession[str] = PromptSession(completer=Lines(), complete_while_typing=False)

    def ask(mark: str) -> str:
        return session.prompt(mark)

    return ask


def matching(typed: str, known: Iterable[str]) -> list[str]:
    """What begins so, then that of which a word does."""
    sought = typed.casefold().lstrip()
    lines: Sequence[str] = list(dict.fromkeys(known))
    begun = [line for line in lines if line.casefold().startswith(sought)]
    return begun + [line for line in lines if f" {sought}" in line.casefold() and line not in begun]
