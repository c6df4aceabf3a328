"""On Mars in words: a table that can be played by who only reads it."""

import os
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import (
    ACTION,
    BLUEPRINT,
    BUILDING,
    COMPANY,
    CONTRACT,
    GOAL,
    GRID,
    HEX,
    LAB,
    MISSION,
    POST,
    REWARD,
    SCIENTIST,
    SIDE,
    SOLO_GOAL,
    TASK,
    TECH,
    TILE,
    UNIT,
)
from tharsis.games.on_mars.deck import SETTLER_IDS
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.kernel import Rng, View
from tharsis.kernel.view import log_json
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import messages
from tharsis.locale.telling import GameSpeaker, Telling, plain
from tharsis.locale.words import game_files, key

KEPT = Path(__file__).parent / "on_mars"
WORDS = {language: Words(language, [GAME]) for language in LANGUAGES}
#: Seed, seats and options of the games that are walked, and every which position is looked at.
GAMES = (
    (4, 1, {}, 15),
    (8, 1, {"solo_goal": "next_generation"}, 30),
    (12, 2, {"first_settlers": True}, 180),
    (5, 2, {"length": "long"}, 180),
    (2, 3, {"short_ending": True}, 260),
    (7, 4, {"first_settlers": True}, 150),
)


def walk(seed, seats, options):
    """The positions of a game in which everybody answers by chance."""
    s = GAME.new(seed=seed, seats=seats, options=options)
    rng = Rng()
    rng.seed(seed)
    while not s.over:
        yield s
        actions = s.legal(s.actor())
        s.apply(s.actor(), actions[rng.below(len(actions))])
    yield s


@cache
def positions():
    """Some positions of each game, the first and the last among them."""
    found = []
    for seed, seats, options, every in GAMES:
        for number, s in enumerate(walk(seed, seats, options)):
            if number % every == 0 or s.over:
                found.append(s.clone())
    return found


def telling(s, seat, language="en"):
    return Telling(WORDS[language], GAME, View(s, seat).as_json())


def told(s, seat, language="en", *, long=False):
    return [
        line for part in telling(s, seat, language).sections(long=long) for line in plain(part).split("\n")
    ]


# -- words, and nothing but words -----------------------------------------------------------------


@cache
def card_texts(language):
    return tuple(WORDS[language].of(GAME, "card", card["id"], "text") for card in GAME.cards())


def is_card(line, language):
    return any(text in line for text in card_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long", [False, True], ids=["short", "long"])
def test_no_id_stands_where_words_belong(language, long):
    for s in positions():
        for seat in range(-1, s.seats):
            lines = told(s, seat, language, long=long)
            text = "\n".join(lines)
            assert not re.search(r"_|[a-z]/[a-z]|None|True|False|[{}]", text)
            assert not [line for line in lines if len(line) > 300 and not is_card(line, language)]
            assert not [line for line in lines if not line.strip() or "  " in line]


def test_korean_is_korean():
    """Letters are those of hexes, tiles and seats, and the abbreviations of the printed game."""
    for s in positions():
        text = telling(s, max(s.actor(), 0), "ko").text(long=True, news=log_json(s, max(s.actor(), 0)))
        assert set(re.findall(r"[A-Za-z]{2,}", text)) <= {"OP", "LSS", "AI"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_words_and_differ(language):
    for s in positions():
        if s.over:
            continue
        view = telling(s, s.actor(), language)
        options = view.options()
        assert len({option.casefold() for option in options}) == len(options)
        text = view.text()
        for option, action in zip(options, view.view["legal"], strict=True):
            assert action["do"] not in text or action["do"] in option.casefold()


def test_the_short_form_fits_a_screen():
    """In the middle of a game."""
    lengths = []
    for seed, seats, options, every in GAMES:
        total = sum(1 for _ in walk(seed, seats, options))
        for number, s in enumerate(walk(seed, seats, options)):
            if number % every == 0 and 0.3 * total < number < 0.7 * total:
                lengths.append(len(told(s, s.actor())))
    assert len(lengths) > 15
    assert sum(lengths) / len(lengths) <= 45


def test_nothing_hidden_is_told():
    """A seat reads the same in its position and in all that it cannot tell from it."""
    hidden = 0
    for s in positions()[::3]:
        for seat in range(-1, s.seats):
            text = telling(s, seat).text(long=True)
            hidden += "hidden" in text
            for seed in (1, 2):
                assert telling(s.redeal(seat, seed), seat).text(long=True) == text
    assert hidden > 5


# -- who only reads can play ----------------------------------------------------------------------


class Reader:
    """Chooses among the numbered answers of a text; by number, and by their words."""

    def __init__(self, language):
        self.language = language
        self.rng = Rng()
        self.rng.seed(1)
        self.asked = Counter()

    def answer(self, s):
        seat = s.actor()
        view = telling(s, seat, self.language)
        self.asked[view.view["prompt"]["key"]] += 1
        question = view.text().split("\n\n")[-1].split("\n")
        answers = [re.fullmatch(r"(\d+)\. (.+)", line) for line in question[1:]]
        assert all(answers)
        number, words = answers[self.rng.below(len(answers))].groups()
        assert view.chosen(words) == view.chosen(number)
        return GAME.actions.parse(view.chosen(number))


def claims():
    """Positions that lead to the questions which chance seldom comes to."""
    t = OMScenario().level(3).goal(0, "level_three")
    yield t.turn(0), "claim level_three"
    t = (
        OMScenario()
        .goal(0, "three_advanced")
        .level(5)
        .building("generator", "g2", "h2")
        .shelter(0, "e2", "d2")
    )
    t.built(0, "wind_turbines", "g3").built(0, "automated_production", "g2").built(0, "radar", "h2")
    yield t.turn(0), "claim three_advanced"
    yield (
        OMScenario().colonists(0, 7).shelter(0, "e2", "d2").goal(0, "seven_colonists").turn(0),
        "claim seven_colonists",
    )
    t = OMScenario().goal(0, "four_blueprints").bot(0, 1, "g4").goods(0, mineral=2)
    t.blueprint(0, "metal_deposit", "construction_yard", "wind_turbines", "casino")
    yield t.turn(0), "claim four_blueprints"
    t = OMScenario().goal(0, "four_of_a_kind").shelter(0, "e2", "d2", "e1").goods(0, water=4)
    yield t.on_display(0, "d1").on_display(1, "d2").turn(0), "claim four_of_a_kind"
    t = OMScenario().level(5).building("generator", "g2", "h2").crystals(0, 4).hangar(0, 5)
    yield t.built(0, "radar", "g3").turn(0), "operate radar"
    t = OMScenario().level(5).building("greenhouse", "g8", "h7").crystals(0, 4).hangar(0, 5)
    yield t.built(0, "trade_market", "g7").goods(0, plant=2, water=1).turn(0), "operate trade_market"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_answers_every_kind_of_question(language):
    """Chance plays on where a kind of question has been read twice; in the solo game all is read."""
    reader = Reader(language)
    for seed, seats, options, _ in GAMES:
        s = GAME.new(seed=seed, seats=seats, options=options)
        while not s.over:
            seat = s.actor()
            fresh = reader.asked[GAME.prompts.terms[s.prompt(seat).key].name] < 2
            if fresh or seed == GAMES[0][0]:
                s = s.play(seat, reader.answer(s))
            else:
                actions = s.legal(seat)
                s.apply(seat, actions[reader.rng.below(len(actions))])
    for start, notation in claims():
        for _ in range(8):
            s = start.play(0, GAME.actions.parse(notation))
            for _ in range(3):
                s = s.play(s.actor(), reader.answer(s))
    every = {term.name for term in GAME.prompts.terms}
    assert set(reader.asked) == every


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("g5", ["map"]),
        ("purple", ["company_purple", "cards_purple"]),
        ("map", ["map"]),
        ("life support", ["life_support"]),
        ("bot 2", ["pieces"]),
        ("casino", ["cards_blue"]),
        ("warehouse", ["executives", "warehouse"]),
    ],
)
def test_a_part_of_the_table_is_found_by_its_name(wanted, ids):
    assert [section.id for section in telling(colony(), 0).about(wanted)] == ids


# -- whole texts ----------------------------------------------------------------------------------


def colony():
    """Blue's turn on Mars, with a bit of everything."""
    t = OMScenario(seats=3).level(2).building("generator", "g2").building("mine", "h4").shelter(0, "e2")
    t.goods(0, mineral=2, battery=0, water=1, plant=3, oxygen=0).crystals(0, 4, waiting=2).hangar(0, 2)
    t.tech(0, "generator", "3a").tech(1, "rover", "1b").miner(1, "h4").rover(0, "g6").bot(0, 2, "f5")
    t.blueprint(0, "casino").built(0, "automated_production", "g3").scientist(
        0, "rd_engineer", "automated_production"
    )
    t.contract(0, "d2").contract(1, "d3").goal(0, "three_ships").goal(2, "five_techs").crystal("g1", "h5")
    t.tile("crystals", "d4").slot(1, "construct_building").slot(2, "hire").cubes(0, "generator")
    t.colonists(0, 4, working=1).reward("generator", "ships").at(2, 3)
    return t.turn(0)


def grown():
    """A Colony of the highest level, tasks, a Private Goal that is done, and a tile on the Radar."""
    t = OMScenario(first_settlers=True).level(5).building("generator", "g2", "h2").built(0, "radar", "g3")
    s = t.task(0, "b1", "b2").goal(0, "level_three").turn(0)
    s.goal_done[0] = s.hand(0)[0]
    s.radar_tile = 0
    return s


def last_flight():
    """The Shuttle phase before the last round."""
    t = OMScenario().shuttle(SIDE.index("colony"), 1)
    t.s.remaining = 0
    return t.phase_end()


def solo():
    """A game against Lacerda after sixty answers by chance."""
    return [s.clone() for _, s in zip(range(61), walk(4, 1, {}), strict=False)][-1]


def over():
    *_, last = walk(4, 1, {})
    return last


WHOLE = [
    *[
        (f"{place.__name__}-short-{language}", place, language, False)
        for place in (colony, solo)
        for language in LANGUAGES
    ],
    *[(f"colony-long-{language}", colony, language, True) for language in LANGUAGES],
    ("over-short-en", over, "en", False),
]


@pytest.mark.parametrize(("name", "place", "language", "long"), WHOLE, ids=[row[0] for row in WHOLE])
def test_whole_texts(name, place, language, long):
    """Word by word; THARSIS_GOLDEN=update writes them anew."""
    s = place()
    text = telling(s, 0, language).text(long=long, news=log_json(s, 0)[-5:]) + "\n"
    path = KEPT / f"{name}.txt"
    if os.environ.get("THARSIS_GOLDEN") == "update":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


# -- nothing is left out, and no words lie idle ---------------------------------------------------

#: What the ids of the look are names of, by the field they stand in.
NAMED = {
    "active": COMPANY, "company": COMPANY, "owner": COMPANY, "marker": COMPANY, "miner": COMPANY,
    "colonists": COMPANY, "spaces": COMPANY, "hex": HEX, "building": BUILDING, "icon": BUILDING,
    "progress": BUILDING, "advanced": BLUEPRINT, "blueprint": BLUEPRINT, "display": BLUEPRINT,
    "at": BLUEPRINT,
    "tile": TILE, "exploration": TILE, "radar": TILE, "research": TILE, "unit": UNIT, "tech": TECH,
    "scientist": SCIENTIST, "contract": CONTRACT, "contract_deck": CONTRACT, "goals": GOAL, "goal_done": GOAL,
    "tasks": TASK, "reward": REWARD, "mission": MISSION, "action": ACTION, "side": SIDE, "lab": LAB,
    "post": POST, "grid": GRID, "goal": SOLO_GOAL,
}  # fmt: skip
#: Said by other fields: which buildings are one Complex, where a Rover is; and the letter of a mission.
SAID_OTHERWISE = {"complex", "rover", "missions"}


def leaves(value, path=()):
    """Every value of a look with its path."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in items:
        if isinstance(inner, dict | list):
            yield from leaves(inner, (*path, name))
        else:
            yield (*path, name), inner


def field(path):
    """The name of the field, or of the list it belongs to where it is a space."""
    names = [name for name in path if isinstance(name, str)]
    return names[-2] if names[-1] == "space" and len(names) > 1 else names[-1]


def changed(path, value, look):
    """Another value that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return next(id for id in could_be(path, look) if id != value)


def could_be(path, look):
    """The ids that could stand in a field."""
    if path == ("ending",):
        return ("triggered", "last_round")
    if path == ("solo", "card", "mission"):
        return ("a", "b", "c")
    if field(path) == "settler":
        return SETTLER_IDS
    if NAMED[field(path)] is COMPANY:
        return [firm["company"] for firm in look["companies"]]
    return NAMED[field(path)].ids


def speaks(path, value, look):
    """Whether a value has something to say: not what names its row, nor the size of an empty hex, nor the
    crystals that a mission card prints."""
    if field(path) in SAID_OTHERWISE or value in ("", None):
        return False
    if path[0] == "map":
        cell = look["map"][path[1]]
        empty = not (cell["building"] or cell["units"] or cell["tile"] or cell["crystal"])
        return not empty and path[2] != "hex" and (path[2] != "size" or bool(cell["building"]))
    names_row = path[0] == "companies" and path[2:] == ("company",)
    return not names_row and not (path[0] == "missions" and path[2] == "crystals")


def untold(s, seat, wanted):
    """The values that could be others without a change in the long form."""
    look = View(s, seat).as_json()["table"]
    speaker = GameSpeaker(WORDS["en"], GAME)

    def text():
        return "\n".join(plain(section) for section in GAME.tell(look, seat, speaker, long=True))

    before, found, count = text(), [], 0
    for path, value in list(leaves(look)):
        if not wanted(path) or not speaks(path, value, look):
            continue
        holder = look
        for name in path[:-1]:
            holder = holder[name]
        holder[path[-1]] = changed(path, value, look)
        count += 1
        if text() == before:
            found.append(path)
        holder[path[-1]] = value
    assert count
    return found


def test_the_long_form_leaves_nothing_out():
    seldom = ("tasks", "settler", "goal_done", "radar")
    assert untold(colony(), 0, wanted=lambda path: True) == []
    assert untold(solo(), 0, wanted=lambda path: path[0] == "solo") == []
    assert untold(grown(), 0, wanted=lambda path: field(path) in seldom) == []


class Listener(GameSpeaker):
    """Hears which messages are said."""

    def __init__(self, words, heard):
        super().__init__(words, GAME)
        self.heard = heard

    def say(self, *parts, **figures):
        self.heard.add(key(GAME.prefix, *parts))
        return super().say(*parts, **figures)


def told_positions():
    yield from positions()
    yield colony()
    yield grown()
    yield last_flight()
    for goal in ("first_colonists", "hunky_dory", "martian_potato"):
        yield GAME.new(seed=1, seats=1, options={"solo_goal": goal})


def test_all_words_are_used():
    heard = set()
    speaker = Listener(WORDS["en"], heard)
    GAME.tell_board(speaker)
    for s in told_positions():
        for seat in (-1, max(s.actor(), 0)):
            view = View(s, seat).as_json()
            for long in (False, True):
                GAME.tell(view["table"], seat, speaker, long=long)
            for action in view["legal"]:
                GAME.foretell(action, speaker)
    words = {id for id in messages(game_files(GAME, "en")) if id.startswith("om-told-")}
    assert words - heard == set()
