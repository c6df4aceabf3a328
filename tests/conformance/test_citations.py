"""Every refusal cites a rule of the question or action that refuses.

A reason either has no number, and then the question answers, or it stands for one rule. Where that rule is of
another section than the question, it must be one that holds whatever is done; those are listed here, by rule,
with what makes them so.
"""

import ast

import pytest

import toy
from tharsis.conformance import variants
from tharsis.conformance.citing import Citation, met, section, strays
from tharsis.conformance.walk import walk
from tharsis.kernel import Game, games
from tharsis.rulebook import NUMBER, rules
from toy.actions import NO_OMEN
from toy.rules import Bids, Prize

#: Random games of each variant.
GAMES = 1
SEED = 31

#: By rule: what makes it hold everywhere, and the reasons that stand for it.
Table = dict[str, tuple[str, str]]

RED_DUST_REBELLION: Table = {
    "1.2": (
        "only the Controller commands EarthGov's pieces; its track ends",
        "no-controller not-controller top",
    ),
    "1.3": (
        "pieces come from Available, Bases and Rebels stand where they may",
        "none-available stacking no-rebels-there",
    ),
    "1.5": ("a Capability shields for the whole game", "deep-tunneling"),
    "1.8": ("a shift stops at the ends", "cannot-shift"),
    "1.10": ("storms bar spaces to everything", "storm storm-there"),
    "4.0": ("the Haboob bars Recon and March, free ones too", "haboob"),
    "4.1": ("Desert Efficiency is paid with one card", "one-card"),
    "5.0": ("what an Operation owes stays payable", "card-owed"),
    "6.0": ("one Special Activity, with certain Operations", "no-special-now special-used not-together"),
    "7.4": ("all of an Event's text that can be done is done", "more-pieces"),
}

TWILIGHT_STRUGGLE: Table = {
    "2.2.1": ("a scoring card has no operations value", "scoring-ops"),
    "5.1": ("who holds a card plays one", "must-play"),
    "5.2": ("what an opponent's event does to a card", "enemy-event ops-order event-needs"),
    "5.3": ("which cards are worth enough for an event", "value-too-low scoring-discard"),
    "6.0": ("all points of a card are used", "spend-all"),
    "7.1": ("the text of a card names its countries and its next play", "event-area missile-envy owed-event"),
    "7.3": ("lasting events bind every operation", "nato japan-pact reformer chernobyl trapped"),
    "7.4.3": ("an event grants only the operations it names", "operation-kind space-owed"),
    "7.5": ("a barred event does not happen", "event-prevented"),
    "8.1.5": ("DEFCON closes regions", "defcon-region"),
    "9.1": ("there is one China Card, and it has no event", "china-elsewhere china-event"),
    "9.3": ("the China Card rests face down", "china-face-down"),
    "9.5": ("what the China Card is never used for", "china-headline china-discard"),
    "10.1.5": ("scoring cards come first when rounds run out", "must-score"),
    "12.1": ("the Chinese Civil War space takes Soviet influence alone", "variant-space"),
    "12.4": ("events barred by the Chinese Civil War", "event-variant"),
}

ON_MARS: Table = {
    "2.5": ("pieces come to rest alone on their hexes", "stranded on-the-move"),
    "3.2": ("what can be boosted, and when", "no-boost"),
    "4.4": ("a Tech tile moves to a space beside it", "not-beside"),
    "4.5": ("one Tech tile for each use, of a company that has it", "no-tech tech-used"),
    "5.3": ("what the Rover does with the tile under it", "rover-tile no-tile-below"),
    "5.7": ("joining buildings takes Tech", "tech-too-low"),
    "5.8": ("a Mine takes a Colonist besides that of the slot", "no-miner"),
    "5.13": ("each company has one slot for hiring", "slot-filled"),
    "6.1": (
        "one executive action in a turn, and that of the Warehouse takes no crystals",
        "executive-done resource-only",
    ),
}

TERRAFORMING_MARS: Table = {
    "2.4": ("reserved hexes are kept from every tile and claim", "hex-for-ocean hex-for-noctis"),
    "3.1": ("a hex takes one tile, and a claim keeps it", "hex-occupied hex-claimed"),
    "5.2": ("a corporation's first action comes before all others", "first-action-due no-first-action"),
    "5.5": (
        "the requirements printed on a card",
        "too-cold too-warm oxygen-low oxygen-high oceans-few oceans-many tags-few production-needed "
        "greenery-needed cities-needed",
    ),
    "6.4": ("one starts with a corporation one was dealt", "not-dealt"),
    "8.2.1": ("one sells cards of the hand", "hand-empty"),
    "10.2.3": ("alone there are neither milestones nor awards", "not-in-solo"),
    "10.2.4": ("only alone there is a neutral opponent", "no-neutral"),
}

EVERYWHERE: dict[str, Table] = {
    "red-dust-rebellion": RED_DUST_REBELLION,
    "twilight-struggle": TWILIGHT_STRUGGLE,
    "on-mars": ON_MARS,
    "terraforming-mars": TERRAFORMING_MARS,
    "toy": {},
}
ALL = [toy.GAME, *games().values()]


def everywhere(game: Game) -> set[str]:
    """The reasons of rules that hold whatever is done."""
    return {name for _, names in EVERYWHERE[game.id].values() for name in names.split()}


def refusals(game: Game) -> set[Citation]:
    """Those that random games of every variant meet."""
    return met(variants(game), GAMES, SEED)


def questions(game: Game) -> set[tuple[str, str]]:
    """The questions that they meet, each with the rule that asks."""
    found: set[tuple[str, str]] = set()
    for variant in variants(game):
        for d in walk(variant, SEED):
            found.add((type(d.s.asking).__name__, d.s.asking.asked_by(d.s, d.seat)))
    return found


def docstrings(game: Game) -> dict[str, list[str]]:
    """By class: the rules that its docstring names. Read from the sources: compiled classes have none."""
    known = {rule.number for rule in rules(game)}
    found: dict[str, list[str]] = {}
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                said = NUMBER.findall(ast.get_docstring(node) or "")
                found[node.name] = [number for number in said if number in known]
    return found


def answers_by_prompt(game: Game) -> set[str]:
    """The questions that leave it to their prompt which rule asks and judges."""
    found: set[str] = set()
    for cls in game.steps.classes.values():
        own = [base for base in cls.__mro__ if not base.__module__.startswith("tharsis.kernel")]
        if not any(name in base.__dict__ for base in own for name in ("asked_by", "rule")):
            found.add(cls.__name__)
    return found


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_refusal_cites_a_rule_of_whatever_refuses(game):
    found = refusals(game)
    assert len(found) > 20, "random play meets refusals of many kinds"
    assert strays(found, everywhere(game)) == []


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_rules_that_hold_everywhere_are_those_that_their_reasons_cite(game):
    numbers = {term.name: term.rule for term in game.reasons.terms}
    for number, (why, names) in EVERYWHERE[game.id].items():
        assert why
        assert {numbers[name] for name in names.split()} == {number}


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_prompt_cites_a_rule_that_its_question_carries_out(game):
    """Two places that know it: the docstring of the question, and the number of its prompt."""
    carried = docstrings(game)
    plain = answers_by_prompt(game)
    asked = [one for one in questions(game) if one[0] in plain]
    assert asked
    for question, number in asked:
        named = carried[question]
        assert not named or section(number) in map(section, named), f"{question}: {number}, not {named}"


def test_a_reason_of_another_rule_strays(monkeypatch):
    monkeypatch.setattr(Bids, "outside", lambda self: NO_OMEN)
    (stray,) = strays(refusals(toy.GAME), everywhere(toy.GAME))
    assert stray == Citation("Bids", "bid", "not-drawn", "3.4", asked_by="2.1", judged_by="2.1")


def test_a_verb_without_its_own_rule_strays(monkeypatch):
    monkeypatch.delattr(Prize, "rule")
    (stray,) = strays(refusals(toy.GAME), everywhere(toy.GAME))
    assert (stray.verb, stray.reason, stray.cited, stray.judged_by) == ("raid", "self-raid", "3.2", "3.1")
    assert strays(refusals(toy.GAME), {"self-raid"}) == []
