"""The law of words: whatever a game can say, it can say in every language, to every seat."""

from functools import lru_cache

from tharsis.conformance.laws import demand
from tharsis.conformance.walk import walk
from tharsis.kernel import Game, State, Variant
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import faults


@lru_cache(maxsize=8)
def faults_of(game: Game) -> list[str]:
    """What a game cannot say: the same in all its variants, so it is looked for once."""
    return faults(game)


@lru_cache(maxsize=8)
def speakers_of(game: Game) -> list[Words]:
    """One for each language; each has said every action of the game."""
    speakers = [Words(language, [game]) for language in LANGUAGES]
    for speaker in speakers:
        for action in range(game.actions.size):
            speaker.action(game, action)
    return speakers


def words(variant: Variant, games: int, seed: int) -> None:
    """Every action, prompt, refusal, log entry and ending has words, with parameters that fit."""
    found = faults_of(variant.game)
    demand(not found, variant, "; ".join(found[:5]))
    speakers = speakers_of(variant.game)
    for g in range(games):
        last: State | None = None
        for d in walk(variant, seed + g):
            last = d.s
            if d.number % 5 == 0:
                speak(variant, speakers, d.s, d.seat, d.number)
        if last is not None:
            for entry in last.entries():
                for seat in range(-1, last.seats):
                    for speaker in speakers:
                        demand(bool(speaker.entry(last, entry, seat)), variant, "a log entry says nothing")
            if last.over:
                for speaker in speakers:
                    speaker.ending(variant.game, last.result().reason)


def speak(variant: Variant, speakers: list[Words], s: State, seat: int, number: int) -> None:
    """The prompt of a decision and some refusals."""
    prompt = s.prompt(seat)
    for speaker in speakers:
        if prompt is not None:
            demand(bool(speaker.prompt(variant.game, prompt)), variant, "a prompt says nothing")
        for k in range(8):
            refusal = s.why_not(seat, (number * 131 + k * 7919) % variant.game.actions.size)
            if refusal is not None:
                demand(bool(speaker.refusal(variant.game, refusal)), variant, "a refusal says nothing")
