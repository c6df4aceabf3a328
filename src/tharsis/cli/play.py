"""``tharsis play``: line-based play in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from tharsis import bots as bot_shelf
from tharsis.cli.common import (
    GameId,
    Notation,
    Options,
    Seats,
    complete_bots,
    console,
    find,
    parse_names,
    parse_options,
    say,
    words,
)
from tharsis.cli.replay import read_text
from tharsis.cli.session import HUMAN, Session
from tharsis.kernel import BadOption, BadReplay, Game, Match, State, games
from tharsis.kernel.replay import read
from tharsis.locale import nearest


def play(
    id: GameId,
    seats: Seats = 0,
    bots: Annotated[str, typer.Option(help="cli-arg-players", autocompletion=complete_bots)] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="cli-arg-seed")] = None,
    option: Options = [],  # noqa: B006
    seconds: Annotated[float, typer.Option(min=0, help="cli-arg-seconds")] = 2.0,
    resume: Annotated[Path | None, typer.Option(help="cli-arg-resume")] = None,
    notation: Notation = False,
) -> None:
    """Play a game. Seats are ``human`` or bots, by commas."""
    found = find(id)
    number = secrets.randbits(48) if seed is None else seed
    if resume is None:
        match = Match(found.new(number, seats, parse_options(found, option)), number)
    else:
        match = resumed(found, resume, number)
    players = seated(found, match.state, parse_names(bots))
    minds = [
        None if name == HUMAN else bot_shelf.make(name, found, number * 64 + seat, seconds)
        for seat, name in enumerate(players)
    ]
    console.print(say("cli-play-welcome", game=words().name(found)))
    Session(match, minds, notation=notation).run()


def seated(found: Game, s: State, names: list[str]) -> list[str]:
    """Who sits where: as named, else one person against the best bot that answers at once."""
    known = [HUMAN, *bot_shelf.names(found)]
    if not names:
        return [HUMAN] + [bot_shelf.usual(found)] * (s.seats - 1)
    for name in names:
        if name not in known:
            said = say("cli-bad-player", name=name, known=", ".join(known))
            raise BadOption(f"{said} {words().suggest(nearest(name, known))}".rstrip())
    if len(names) != s.seats:
        raise BadOption(say("cli-bad-players", names=len(names), seats=s.seats))
    return names


def resumed(found: Game, file: Path, seed: int) -> Match:
    """A saved game at its last position, chance fresh from here on."""
    replay = read(read_text(file), games())
    if replay.game is not found:
        raise BadReplay(say("cli-other-game", game=replay.game.id))
    match = replay.played()
    match.state = match.state.clone()
    match.state.source = None
    match.state.rng.seed(seed)
    return match
