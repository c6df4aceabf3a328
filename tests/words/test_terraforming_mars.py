"""Terraforming Mars in words: read by people who see no board, and by a bot that reads nothing else."""

import copy
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tharsis.conformance.walk import walk
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.games.terraforming_mars.tables import card_table
from tharsis.kernel import Rng, State, Variant
from tharsis.kernel import game as find_game
from tharsis.kernel.view import log_json
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import messages
from tharsis.locale.telling import GameSpeaker, Telling, plain
from tharsis.locale.words import game_files

GAME = find_game("terraforming-mars")
TOLD = Path(__file__).parent / "told"
#: What must never show through: ids, notations, operands, Python.
THROUGH = re.compile(
    r"_|\{|\b(None(?! of)|True|False)\b|\br\dc\d\b"
    r"|\b(card|hex|seat|tile|tag|resource|cube|project|milestone|award|way|due)/"
)
#: A number below zero has a true minus.
HYPHEN = re.compile(r"(?<![\w.])-\d")
ANSWER = re.compile(r"^(\d+)\. (.+)$", re.M)
SPEAKERS = {language: Words(language, [GAME]) for language in LANGUAGES}
CARD_TEXTS = {
    language: [words.of(GAME, "card", str(card["id"]), "text") for card in card_table()]
    for language, words in SPEAKERS.items()
}


class Recorder(Words):
    """Words that remember which messages were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, [GAME])
        self.said: set[str] = set()

    def say(self, id: str, **figures: object) -> str:
        self.said.add(id)
        return super().say(id, **figures)


def wire(s: State, seat: int) -> dict[str, Any]:
    """A view as it comes over the wire."""
    found: dict[str, Any] = json.loads(json.dumps(s.view(seat).as_json()))
    return found


def telling(s: State, seat: int, language: str = "en") -> Telling:
    return Telling(SPEAKERS[language], GAME, wire(s, seat))


# -- positions ------------------------------------------------------------------------------------

WALKS = (
    (1, {}, 4),
    (2, {"corporate_era": False}, 11),
    (3, {"draft": True, "beginner_2": True}, 2),
    (4, {}, 7),
)


def variant(seats: int, options: dict[str, bool]) -> Variant:
    return Variant(GAME, seats, options)


def sampled(every: int) -> Iterator[tuple[State, int]]:
    """Positions of fixed random games, with the seat that decides."""
    for seats, options, seed in WALKS:
        for d in walk(variant(seats, options), seed):
            if d.number % every == seed:
                yield d.s, d.seat


def rich() -> TMScenario:
    """Two players in mid-game."""
    return (
        TMScenario(2)
        .corporation(0, "helion")
        .corporation(1, "united_nations_mars_initiative")
        .stock(0, money=23, steel=2, titanium=4, plants=5, heat=9)
        .stock(1, money=11, plants=6)
        .production(0, money=-1, steel=1, heat=3)
        .production(1, money=4, plants=2)
        .rating(0, 24)
        .in_play(0, "space_station", "tardigrades", "mine", "asteroid")
        .in_play(1, "fish", "birds", "protected_valley")
        .cubes("tardigrades", 3)
        .cubes("fish", 2)
        .cubes("birds", 1)
        .hand(0, "comet", "kelp_farming")
        .temperature(-14)
        .oxygen(5)
        .oceans(2)
        .tile("city", "r3c3", 0)
        .tile("greenery", "r3c4", 0)
        .tile("greenery", "r2c2", 1)
        .off_mars("ganymede_colony", 1)
        .claim("r5c1", 1)
        .generation(6)
    )


def mars() -> TMScenario:
    return TMScenario(3).stock(0, money=60).stock(1, money=5, steel=3, plants=3).stock(2, money=9)


#: A position for each question that random games seldom ask.
ASKED: dict[str, Callable[[], TMState]] = {
    "claim-hex": lambda: act(mars().hand(0, "land_claim").turn(), "play land_claim"),
    "insulate": lambda: act(mars().production(0, heat=3).hand(0, "insulation").turn(), "play insulation"),
    "sell-energy": lambda: act(
        mars().stock(0, energy=3).in_play(0, "power_infrastructure").turn(), "use power_infrastructure"
    ),
    "add": lambda: act(
        mars().in_play(0, "tardigrades", "ants").hand(0, "imported_nitrogen").turn(), "play imported_nitrogen"
    ),
    "add-any": lambda: act(
        mars()
        .in_play(0, "tardigrades", "birds")
        .cubes("tardigrades", 1)
        .cubes("birds", 1)
        .hand(0, "ceos_favorite_project")
        .turn(),
        "play ceos_favorite_project",
    ),
    "remove-cubes": lambda: act(
        mars().in_play(1, "fish", "birds").cubes("fish", 3).cubes("birds", 2).hand(0, "virus").turn(),
        "play virus",
        "choose animals",
    ),
    "cube-amount": lambda: act(
        mars().in_play(1, "fish", "birds").cubes("fish", 3).cubes("birds", 2).hand(0, "virus").turn(),
        "play virus",
        "choose animals",
        "on fish",
    ),
    "remove": lambda: act(mars().hand(0, "asteroid").turn(), "play asteroid"),
    "amount": lambda: act(mars().hand(0, "asteroid").turn(), "play asteroid", "target 1"),
    "steal": lambda: act(mars().hand(0, "hired_raiders").turn(), "play hired_raiders", "choose steel"),
    "decrease": lambda: act(
        mars()
        .production(0, energy=1)
        .production(1, energy=1)
        .production(2, energy=2)
        .hand(0, "energy_tapping")
        .turn(),
        "play energy_tapping",
    ),
    "prey": lambda: act(
        mars().in_play(0, "predators").in_play(1, "fish", "birds").cubes("fish", 3).cubes("birds", 2).turn(),
        "use predators",
    ),
    "flooding": lambda: act(
        mars().tile("city", "r5c3", 1).tile("greenery", "r4c4", 2).hand(0, "flooding").turn(),
        "play flooding",
        "place r5c4",
    ),
    "exchange": lambda: act(
        mars().in_play(0, "mars_university").hand(0, "trans_neptune_probe", "mine").turn(),
        "play trans_neptune_probe",
    ),
    "way": lambda: act(mars().hand(0, "hired_raiders").turn(), "play hired_raiders"),
    "effect-way": lambda: act(
        mars().in_play(0, "viral_enhancers").hand(0, "tardigrades").turn(), "play tardigrades"
    ),
    "action-way": lambda: act(
        mars().in_play(0, "regolith_eaters").cubes("regolith_eaters", 2).turn(), "use regolith_eaters"
    ),
    "copy": lambda: act(
        mars().in_play(0, "mine", "titanium_mine").hand(0, "robotic_workforce").turn(),
        "play robotic_workforce",
    ),
    "look": lambda: act(mars().hand(0, "business_contacts").turn(), "play business_contacts"),
    "buy": lambda: act(mars().in_play(0, "inventors_guild").turn(), "use inventors_guild"),
    "first": lambda: act(
        mars().in_play(0, "mars_university").hand(0, "research", "mine").turn(), "play research"
    ),
}


def asked_of(s: State) -> str:
    """The name of the open question."""
    prompt = s.prompt(s.actor())
    assert prompt is not None
    return GAME.prompts.terms[prompt.key].name


# -- nothing shows through, nothing hidden is told ------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_words_are_told(language: str) -> None:
    for s, _ in sampled(every=41):
        for seat in range(-1, s.seats):
            told = telling(s, seat, language)
            for long in (False, True):
                check_words(told.text(long=long), language)


def check_words(text: str, language: str) -> None:
    assert not THROUGH.findall(text)
    assert not HYPHEN.findall(text)
    for line in text.splitlines():
        if len(line) > 300:
            printed = sum(len(card) for card in CARD_TEXTS[language] if card in line)
            assert len(line) - printed <= 300, line


def test_no_notation_is_told() -> None:
    for s, seat in sampled(every=41):
        told = telling(s, seat)
        text = told.text()
        notations = [action["do"] for action in told.view["legal"]]
        assert not [notation for notation in notations if " " in notation and notation in text]


def test_what_a_seat_cannot_know_is_not_told() -> None:
    for s, _ in sampled(every=53):
        for seat in range(-1, s.seats):
            assert telling(s, seat).text(long=True) == telling(s.redeal(seat, 5), seat).text(long=True)


def test_the_short_form_fits_a_screen() -> None:
    lengths = [
        sum(1 + len(section.lines) + len(section.rows) for section in telling(s, seat).sections())
        for s, seat in sampled(every=29)
        if isinstance(s, TMState) and s.generation >= 4
    ]
    assert sum(lengths) / len(lengths) <= 40


# -- a reader plays -------------------------------------------------------------------------------


def read_and_answer(s: State, seat: int, language: str, rng: Rng) -> str:
    """The notation of an answer picked from the text alone; its number and its words choose the same."""
    told = telling(s, seat, language)
    answers = ANSWER.findall(told.text().rsplit("\n\n", 1)[1])
    assert len({words for _, words in answers}) == len(answers), "two answers read the same"
    number, words = answers[rng.below(len(answers))]
    assert told.chosen(number) == told.chosen(words)
    return told.chosen(words)


def read_through(s: State, language: str, seed: int, limit: int) -> set[str]:
    """Play on with one who only reads; the questions met by the way."""
    rng = Rng()
    rng.seed(seed)
    met = set()
    for _ in range(limit):
        if s.over:
            break
        seat = s.actors()[0]
        met.add(asked_of(s))
        s = s.play(seat, GAME.actions.parse(read_and_answer(s, seat, language, rng)))
    return met


def test_a_reader_can_answer_every_question() -> None:
    met: set[str] = set()
    for i, (seats, options, seed) in enumerate(WALKS):
        met |= read_through(variant(seats, options).new(seed), LANGUAGES[i % 2], seed, limit=200)
    for i, (name, build) in enumerate(ASKED.items()):
        assert asked_of(build()) == name
        met |= read_through(build(), LANGUAGES[i % 2], i, limit=3)
    met |= read_through(last_greenery(), "ko", 1, limit=2)
    assert met == {term.name for term in GAME.prompts.terms}


def last_greenery() -> TMState:
    """The end of a game in which the first seat has plants left."""
    s = mars().stock(0, plants=9).temperature(8).oxygen(14).oceans(9).tile("city", "r3c3", 0).turn()
    return act(s, "pass", "pass", "pass")


def test_a_bonus_is_told_beside_its_space() -> None:
    options = telling(ASKED["claim-hex"](), 0).options()
    assert "Place on Pavonis Mons (1 titanium and 1 plant)" in options
    assert "Place on hex 3.3" in options


def test_a_part_or_a_row_can_be_asked_for() -> None:
    told = telling(rich().turn(), 0)
    assert plain(told.about("hex 2.3")[0]) == (
        "Map of Mars\nhex 2.3: free land, beside 1 ocean, your greenery, your city and greenery of Seat 2"
    )
    assert [section.title for section in told.about("seat 2")] == [
        "Points",
        "The players",
        "Seat 2: United Nations Mars Initiative",
    ]


# -- everything reaches the long form -------------------------------------------------------------

#: What needs no words of its own, with why.
UNTOLD = {
    "row": "part of the name of a space",
    "col": "part of the name of a space",
    "seat": "the order of the players",
    "solo": "nothing else would fit",
}


def figures(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every number and truth value of a table."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from figures(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from figures(inner, (*path, i))
    elif isinstance(value, int):
        yield path


def changed(table: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """A table with another figure at a path; another seat where it names one."""
    other: Any = copy.deepcopy(table)
    at = other
    for key in path[:-1]:
        at = at[key]
    value = at[path[-1]]
    if isinstance(value, bool):
        at[path[-1]] = not value
    elif path[-1] in ("owner", "claim", "funder", "first", "active"):
        at[path[-1]] = 1 - value
    else:
        at[path[-1]] = value + 2
    return other  # type: ignore[no-any-return]


def told_at_length(table: dict[str, Any], words: Words) -> str:
    view = {"table": table, "seat": 0}
    return "\n".join(plain(section) for section in Telling(words, GAME, view).sections(long=True))


def matters(table: dict[str, Any], path: tuple[Any, ...]) -> bool:
    """Whether a figure says anything as the table stands."""
    if path[-1] in UNTOLD:
        return False
    if path[0] == "hexes":  # what was printed under a tile no longer counts
        return table["hexes"][path[1]]["tile"] is None or path[-1] in ("owner", "claim")
    if path[0] == "players" and path[-1] == "ready":
        return table["phase"] in ("setup", "draft", "research")
    if path[0] == "players" and path[-1] == "passed":
        return table["phase"] == "action"
    if path[-1] == "corporation_used":
        return bool(table["players"][path[1]]["corporation"] == "united_nations_mars_initiative")
    # The bill is for a card without a building tag.
    return not (path[-1] == "steel" and "worth" in path)


@pytest.mark.parametrize(
    ("build", "parts"),
    [
        (lambda: rich().turn(), ()),
        (lambda: act(rich().turn(), "play comet"), ("payment",)),
        (lambda: variant(2, {"draft": True}).new(3), ("choosing", "draft")),
    ],
    ids=["turn", "payment", "start"],
)
def test_every_figure_reaches_the_long_form(build: Callable[[], State], parts: tuple[str, ...]) -> None:
    """Wherever a figure changes, the text does; all parts of the table, or those named."""
    table, words = wire(build(), 0)["table"], SPEAKERS["en"]
    before = told_at_length(table, words)
    paths = [path for path in figures(table) if matters(table, path) and (not parts or path[0] in parts)]
    assert {path[0] for path in paths} >= set(parts or ("players", "hexes", "awards", "deck"))
    unheard = [path for path in paths if told_at_length(changed(table, path), words) == before]
    assert not unheard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_reaches_the_long_form(language: str) -> None:
    for s, seat in sampled(every=67):
        told = telling(s, seat, language)
        table, speaker = told.view["table"], told.speaker
        sections = {section.id: plain(section) for section in told.sections(long=True)}
        for card in table["hand"]:
            assert speaker.name("card", card["id"]) in sections["hand"]
            assert speaker.say("card", card["id"], "text") in sections["hand"]
        for player in table["players"]:
            board = sections[f"player_{player['seat'] + 1}"]
            for id in [*player["events"], *[card["id"] for card in player["cards"]]]:
                assert speaker.name("card", id) in board
        for hex_ in table["hexes"]:
            line = next(
                line
                for line in sections["map"].splitlines()
                if line.startswith(speaker.name("hex", hex_["id"]) + ":")
            )
            assert hex_["tile"] is None or speaker.name("tile", hex_["tile"]) in line


# -- whole texts, word by word --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["turn", "payment", "whole"])
def test_the_text_of_a_position(name: str, language: str) -> None:
    """As kept in a file, written anew with THARSIS_GOLDEN=update."""
    s = act(rich().turn(), "play comet") if name == "payment" else rich().turn()
    text = telling(s, 0, language).text(long=name == "whole", news=log_json(s, 0))
    kept = TOLD / f"terraforming_mars_{name}_{language}.txt"
    if os.environ.get("THARSIS_GOLDEN") == "update":
        kept.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == kept.read_text(encoding="utf-8")


# -- every message is said ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    words = Recorder(language)
    GAME.tell_board(GameSpeaker(words, GAME))
    for s in said_in():
        for seat in range(-1, s.seats):
            for long in (False, True):
                Telling(words, GAME, wire(s, seat)).text(long=long)
    doctored = wire(rich().turn(), 0)
    for phase in ("production", "draft"):
        doctored["table"].update(phase=phase, active=None, revealed="virus")
        Telling(words, GAME, doctored).text()
    told = {id for id in messages(game_files(GAME, language)) if id.startswith("tm-told-")}
    assert told <= words.said


def said_in() -> Iterator[State]:
    """Positions in which everything there is to say is said."""
    cities = mars().tile("city", "r6c2", 0).tile("city", "r6c3", 0).tile("city", "r5c2", 0)
    yield rich().turn()
    yield act(rich().turn(1), "pass")
    yield act(rich().turn(), "play comet")
    yield act(rich().turn(), "fund miner")
    yield act(rich().turn(), "sell-patents")
    yield act(mars().stock(0, money=1, steel=5).hand(0, "titanium_mine").turn(), "play titanium_mine")
    yield act(rich().turn(), "use tardigrades")
    yield rich().temperature(8).oxygen(14).turn()
    yield act(cities.turn(), "claim mayor", "fund miner")
    yield act(mars().stock(0, money=99).turn(), "fund miner", "fund banker", *["pass"] * 2, "fund landlord")
    yield mars().in_play(0, "adaptation_technology").corporation(1, "tharsis_republic").turn()
    yield act(mars().hand(0, "special_design", "indentured_workers").turn(), "play indentured_workers")
    yield last_greenery()
    yield TMScenario(2).temperature(8).oxygen(14).oceans(9).turn()
    yield shared_victory()
    for card, seat in (("security_fleet", 0), ("olympus_conference", 0), ("ants", 1), ("pets", 1)):
        yield mars().in_play(seat, card).cubes(card, 1).turn()
    for seats, options, seed in WALKS:
        yield from beginning_and_end(variant(seats, options), seed)


def shared_victory() -> State:
    """The end of a game that two win together."""
    return act(TMScenario(2).temperature(8).oxygen(14).oceans(9).turn(), "pass", "pass")


def beginning_and_end(of: Variant, seed: int) -> Iterator[State]:
    """The first decisions of a game, and its end."""
    last = None
    for d in walk(of, seed):
        last = d.s
        if d.number < 6:
            yield d.s
    assert last is not None
    yield last
