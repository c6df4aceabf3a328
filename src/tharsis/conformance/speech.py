"""The law of words: whatever a game can say, it can say in every language, to every seat."""

from tharsis.conformance.laws import demand
from tharsis.conformance.walk import walk
from tharsis.kernel import State, Variant
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import faults


def words(variant: Variant, games: int, seed: int) -> None:
    """Every action, prompt, refusal, log entry and ending has words, with parameters that fit."""
    found = faults(variant.game)
    demand(not found, variant, "; ".join(found[:5]))
    speakers = [Words(language, [variant.game]) for language in LANGUAGES]
    for speaker in speakers:
        for action in range(variant.game.actions.size):
            speaker.action(variant.game, action)
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
