"""Red Dust Rebellion in words: nothing but words, nothing hidden, nothing left out, and enough to play by."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tharsis.conformance.walk import walk
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import PROMPTS
from tharsis.games.red_dust_rebellion.board import ADJACENT, BASE_LIMIT, MARS, SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import OP_ONLY
from tharsis.games.red_dust_rebellion.orders import TRAVEL
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, KIND_IDS, MG, PLAYED_IDS, RD
from tharsis.games.red_dust_rebellion.rules.assets import HandLimit, Pay
from tharsis.games.red_dust_rebellion.rules.flashpoint import Conversion
from tharsis.games.red_dust_rebellion.rules.turn import Turn
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.kernel import Rng, Variant
from tharsis.kernel.view import log_json
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import messages
from tharsis.locale.telling import Telling, plain
from tharsis.locale.words import HERE, key

FOUR = Variant(GAME, 4)
THREE = Variant(GAME, 3, {"factions": "corp_rd_cr_mg"})
TWO = Variant(GAME, 2, {"factions": "rd_cr_mg_corp"})
COIN_PAIR = Variant(GAME, 2, {"alliance": "coin"})
REBEL_PAIR = Variant(GAME, 2, {"alliance": "rebels"})
ALONE = Variant(GAME, 1, {"factions": "cr_corp_mg_rd"})

SAMPLED = 101  # one position in so many of a game
LONGEST_LINE = 300
SCREEN = 45
MAP = ("tharsis_montes", "arabia_terra", "hellas_planitia", "beyond")
TRACKS = ("profits", "displaced", "flashpoint", "storm_rounds")
SPEAKERS = {language: Words(language, [GAME]) for language in LANGUAGES}

both_languages = pytest.mark.parametrize("language", LANGUAGES)
both_forms = pytest.mark.parametrize("long", [False, True], ids=["short", "long"])


def telling(s, seat, language):
    """From the view as it goes over the wire."""
    return Telling(SPEAKERS[language], GAME, json.loads(json.dumps(s.view(seat).as_json())))


@cache
def positions():
    """Some positions of a game of each kind of table."""
    found = []
    for seed, variant in enumerate((FOUR, THREE, COIN_PAIR, REBEL_PAIR, ALONE)):
        found += [decision.s.clone() for decision in walk(variant, seed) if decision.number % SAMPLED == 0]
    return found


@cache
def tellings(language):
    """The positions as all seats see them, and a spectator."""
    return [(s, telling(s, seat, language)) for s in positions() for seat in range(-1, s.seats)]


@cache
def told_parts(language, *, long):
    return [told.sections(long=long) for _, told in tellings(language)]


@cache
def told_texts(language, *, long):
    """With the latest news, too."""
    return [told.text(long=long, news=log_json(s, told.view["seat"])[-20:]) for s, told in tellings(language)]


# -- words only -----------------------------------------------------------------------------------


@both_languages
@both_forms
def test_there_are_only_words(language, long):
    kinds = "|".join(kind.name for kind in GAME.kinds)
    raw = re.compile(rf"[_{{}}]|\b(None|True|False)\b|\b({kinds}|card|seat)/")
    for text, (_, told) in zip(told_texts(language, long=long), tellings(language), strict=True):
        assert not raw.search(text)
        notations = [action["do"] for action in told.view["legal"] if " " in action["do"]]
        assert not [do for do in notations if re.search(rf"\b{re.escape(do)}\b", text)]


@both_languages
@both_forms
def test_no_line_is_too_long_but_that_of_a_card(language, long):
    cards = [SPEAKERS[language].of(GAME, "card", card["id"], "text") for card in GAME.cards()]
    printed = tuple({line for text in cards for line in text.split("\n")})
    for parts in told_parts(language, long=long):
        lines = [line for part in parts for line in plain(part).split("\n")]
        assert not [line for line in lines if len(line) > LONGEST_LINE and not line.endswith(printed)]


@both_languages
def test_the_short_form_fits_a_screen(language):
    lengths = [
        sum(len(plain(part).splitlines()) for part in parts)
        for parts, (s, _) in zip(told_parts(language, long=False), tellings(language), strict=True)
        if s.storm_rounds == 1
    ]
    assert len(lengths) > 10
    assert sum(lengths) / len(lengths) <= SCREEN


@both_forms
def test_parts_are_the_same_in_every_language(long):
    english, korean = (
        [[part.id for part in parts] for parts in told_parts(language, long=long)] for language in LANGUAGES
    )
    assert english == korean


@both_languages
def test_nothing_hidden_is_told(language):
    for number, (s, told) in enumerate(tellings(language)):
        seat = told.view["seat"]
        assert telling(s.redeal(seat, seed=number), seat, language).text(long=True) == told.text(long=True)


# -- everything that the seat can see -------------------------------------------------------------


class Expecting:
    """That whatever a look holds stands in the long form: a method for each of its parts."""

    def __init__(self, told):
        self.told = told
        self.say = told.speaker.say
        self.look = told.view["table"]
        self.parts = {part.id: plain(part) for part in told.sections(long=True)}

    def words(self, part, *words):
        for word in words:
            assert str(word) in self.parts[part], (part, word)

    def names(self, part, kind, ids):
        self.words(part, *[self.say(kind, id) for id in ids if id])

    def figures(self, part, *figures):
        assert set(figures) <= {int(figure) for figure in re.findall(r"\d+", self.parts[part])}

    def counts(self, text, pieces):
        for kind, n in pieces.items():
            assert self.say("told", "pieces", kind, n=n) in text

    def spaces(self):
        lines = [line for id in MAP for line in self.parts[id].split("\n")]
        rows = {line.partition(":")[0]: line for line in lines}
        for id, space in self.look["spaces"].items():
            row = rows[self.say("space", id)]
            self.counts(row, space["pieces"])
            if "supply" in space:
                self.counts(row, {"supply": space["supply"]} if space["supply"] else {})
            if "population" in space:
                assert f"{self.say('told', 'population')} {space['population']}" in row
            if "level" in space:
                self.marks(row, space)

    def marks(self, row, space):
        assert self.say("level", space["level"]) in row
        control = space["control"]
        assert (
            self.say("board", f"control-{control}") if control else self.say("told", "uncontrolled")
        ) in row
        assert not space["damage"] or self.say("board", "damage", n=space["damage"]) in row
        assert not space["storm"] or self.say("board", f"storm-{space['storm']}") in row
        assert str(space["settlers"]) in row

    def available(self):
        self.counts(self.parts["pieces"], self.look["available"])

    def casualties(self):
        self.counts(self.parts["tracks"], self.look["casualties"])

    def gone(self):
        self.counts(self.parts["pieces"], self.look["gone"])

    def factions(self):
        for id, faction in self.look["factions"].items():
            row = self.faction_row(id)
            assert self.say("board", self.state(id)) in row
            assert self.player(faction["seat"]) in row
            means = "resources" if faction["total"] is None else "total"
            figures = [faction[name] for name in ("score", "threshold", "bases", "margin", means)]
            assert {abs(n) for n in figures if n is not None} <= {int(n) for n in re.findall(r"\d+", row)}

    def faction_row(self, id):
        name = self.say("faction", id)
        [row] = [line for line in self.parts["factions"].split("\n") if line.startswith(f"{name}:")]
        return row

    def state(self, id):
        if self.look["acting"] == id:
            return "acting"
        faction = self.look["factions"][id]
        return "acted" if faction["acted"] else "eligible" if faction["eligible"] else "ineligible"

    def player(self, seat):
        if seat < 0:
            return self.say("board", "nonplayer")
        mine = seat == self.told.view["seat"]
        return self.say("told", "you") if mine else self.told.speaker.player(seat)

    def order(self):
        places = [self.parts["factions"].index(self.faction_row(id)) for id in self.look["order"]]
        assert len(places) == 4
        assert places == sorted(places)

    def acting(self):
        self.factions()

    def first_did(self):
        if self.look["first_did"] and self.look["acting"]:  # when nobody acts it says nothing any more
            self.words("now", self.say("told", "first-did", self.look["first_did"]))

    def confidence(self):
        box = self.look["confidence"]
        self.figures("tracks", box["box"], box["value"])
        self.words("tracks", self.say("choice", "eg_plus" if box["plus"] else "eg_minus"))
        self.names("tracks", "faction", [box["controller"]])

    def events_left(self):
        if self.look["events_left"] > 1:
            self.figures("tracks", self.look["events_left"])

    def rodgers(self):
        self.words("effects", self.say("told", "rodgers" if self.look["rodgers"] else "rodgers-unbuilt"))

    def haboob(self):
        assert (self.say("told", "haboob") in self.parts["effects"]) == self.look["haboob"]

    def current(self):
        self.event(self.look["current"])

    def next(self):
        self.event(self.look["next"])

    def event(self, card):
        if card is not None:
            self.words("now", self.say("event", card["id"]), self.say("card", card["id"], "text"))
            self.figures("now", *([card["flashpoint"]] if card["flashpoint"] else []))

    def played(self):
        self.names("decks", "event", self.look["played"])

    def campaigns(self):
        self.names("effects", "campaign", self.look["campaigns"])

    def campaigns_gone(self):
        self.names("decks", "campaign", self.look["campaigns_gone"])

    def campaigns_drawn(self):
        if self.look["campaigns_drawn"]:
            self.names("hand", "campaign", self.look["campaigns_drawn"])

    def assets(self):
        assets = self.look["assets"]
        if assets["hand"]:
            self.names("hand", "asset", assets["hand"])
            self.words("factions", self.say("board", "has-assets", n=len(assets["hand"])))
        self.names("effects", "asset", assets["in_play"])
        self.names("decks", "asset", assets["discard"])
        self.words("decks", self.say("told", "asset-deck", n=assets["deck"]))

    def curiosity(self):
        self.names("decks", "npcard", self.look["curiosity"])

    def owed(self):
        self.figures("now", *([self.look["owed"]] if self.look["owed"] else []))

    def pledged(self):
        self.figures("now", *([self.look["pledged"]] if self.look["pledged"] else []))

    def chosen(self):
        self.names("now", "space", self.look["chosen"])


@both_languages
def test_the_long_form_leaves_nothing_out(language):
    for _, told in tellings(language):
        expecting = Expecting(told)
        for part, held in expecting.look.items():
            if part in TRACKS:
                expecting.figures("tracks", held)
            else:
                getattr(expecting, part)()


@both_languages
def test_the_short_form_names_every_space_and_force_on_mars(language):
    for s, told in tellings(language):
        if told.view["seat"] == s.actor():
            [world] = [plain(part) for part in told.sections() if part.id == "map"]
            for id in SPACE_IDS[:MARS]:
                assert told.speaker.name("space", id) in world
                for kind, n in told.view["table"]["spaces"][id]["pieces"].items():
                    assert told.speaker.say("told", "pieces", kind, n=n) in world


@both_languages
def test_the_long_form_says_what_lies_next_to_what(language):
    [borders] = [part for part in told_parts(language, long=True)[0] if part.id == "borders"]
    names = [SPEAKERS[language].of(GAME, "space", id) for id in SPACE_IDS]
    assert [row[:3] for row in borders.rows] == [
        [names[space], str(BASE_LIMIT[space]), ", ".join(names[other] for other in ADJACENT[space])]
        for space in range(MARS)
    ]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("europa", ["tharsis_montes", "borders"]),
        ("tracks", ["tracks"]),
        ("Arabia", ["arabia_terra"]),
        ("red d", ["factions", "pieces"]),
    ],
)
def test_a_part_or_a_row_is_found_by_its_name(wanted, found):
    assert [part.id for part in telling(positions()[0], 0, "en").about(wanted)] == found


# -- a reader plays -------------------------------------------------------------------------------

#: Random games that together ask nearly everything.
READ = ((FOUR, 40), (THREE, 76), (THREE, 61), (TWO, 4), (FOUR, 15), (COIN_PAIR, 77), (COIN_PAIR, 82))
#: What is asked so seldom that these games need not ask it.
RARE = {"regrow", "hack", "agree-cards", "desert"}


def hand_limit():
    seven = ("tipoff", "loyalty", "converts", "pilgrimage", "the_maadim", "the_lost_patrol", "remote_base")
    return RDScenario().hand(*seven).ask(HandLimit(CR))


def conversion():
    """Two Conversion Centers among people, and one Rebel left to join them."""
    scene = RDScenario().put("europa", conversion=1).put("marth", conversion=1).put("gandhi", cr_rebel=19)
    return scene.ask(Conversion(CR))


def answers(text):
    """What a reader finds at the end of a text: the numbers of the answers, and their words."""
    return [line.partition(". ")[::2] for line in text.split("\n\n")[-1].split("\n")[1:]]


def answer(s, rng, language):
    """Whoever has the text alone answers by number or in words, which is the same."""
    told = telling(s, s.actor(), language)
    found = answers(told.text())
    assert len(found) == len(told.view["legal"])
    number, words = found[rng.below(len(found))]
    action = GAME.actions.parse(told.chosen(number))
    assert action in s.legal(s.actor())
    assert GAME.actions.parse(told.chosen(words)) == action
    return action


@cache
def questions():
    """A position for each kind of question."""
    found = {}
    for variant, seed in READ:
        for decision in walk(variant, seed):
            kind = PROMPTS.terms[decision.s.prompt(decision.seat).key].name
            if kind not in found:
                found[kind] = decision.s.clone()
    return found | {"hand-limit": hand_limit(), "conversion": conversion()}


def test_nearly_every_kind_of_question_is_read():
    assert {term.name for term in PROMPTS.terms} - questions().keys() <= RARE


@both_languages
def test_a_reader_can_answer_every_kind_of_question(language):
    rng = Rng()
    rng.seed(1)
    for kind, s in questions().items():
        assert telling(s, s.actor(), language).view["prompt"]["key"] == kind
        answer(s, rng, language)


@both_languages
def test_a_reader_plays_a_round_to_its_end(language):
    s = FOUR.new(3)
    rng = Rng()
    rng.seed(5)
    card = s.current
    while s.current == card:
        s.apply(s.actor(), answer(s, rng, language))
    assert s.current != card


@both_languages
def test_answers_to_a_question_read_differently(language):
    for s in [*positions(), *questions().values()]:
        options = [option.casefold() for option in telling(s, s.actor(), language).options()]
        assert len(set(options)) == len(options)
        assert not any(option.isdigit() for option in options)  # it would be the number of another answer


# -- whole texts ----------------------------------------------------------------------------------


def red_dust_to_act():
    """Red Dust decides what to do as the 2nd Eligible, after MarsGov took an Operation alone."""
    scene = RDScenario().card("shepard_tereshkova", "europa").campaign("mothers_of_mars")
    scene.put("gandhi", rd_rebel=2, active_rd=1, rd_base=1, mg_troop=1).level(gandhi=-1, shepard=1)
    scene.put("marth", corp_base=1, security=2).storm(marth=2).damage(radau=1).means(rd=3, mg=1, profits=7)
    s = scene.put("phobos", eg_troop=1).put("transit", supply=1).s
    s.order, s.acted, s.slot, s.first_did = [MG, RD, CORP, CR], 1 << MG, 1, OP_ONLY
    s.act(RD)
    return scene.ask(Turn(RD))


def reclaimers_to_pay():
    """The Reclaimers pay for an Operation with the cards in their hand, in the Haboob."""
    scene = RDScenario().card("the_water_crisis", "dust_storm_1").campaign().capability("deep_tunneling")
    scene.put("wilderness", cr_rebel=1, cr_base=1).put("orbit", satellite=2).confidence(6, plus=True)
    scene.hand("storm_riders", "loyalty", "ares_rockets")
    scene.s.act(CR)
    return scene.ask(Pay(CR, 4, TRAVEL, single=False))


@both_languages
@pytest.mark.parametrize("position", [red_dust_to_act, reclaimers_to_pay])
def test_a_position_in_words(language, position):
    s = position()
    kept = Path(__file__).parent / "red_dust_rebellion" / f"{position.__name__}.{language}.txt"
    assert telling(s, s.actor(), language).text() + "\n" == kept.read_text(encoding="utf-8")


# -- the messages ---------------------------------------------------------------------------------

COMPOSED = {"pieces": KIND_IDS, "goal": PLAYED_IDS, "first-did": ("op", "op_and_special", "event")}


@both_languages
def test_every_message_is_said(language):
    code = "".join([path.read_text(encoding="utf-8") for path in (GAME.folder / "telling").glob("*.py")])
    literal = set(re.findall(r'"([a-z-]+)"', code))
    composed = {key(start, id) for start, ids in COMPOSED.items() for id in ids}
    have = messages([HERE / language / "red_dust_rebellion_telling.ftl"])
    assert not {id.removeprefix("rd-told-") for id in have} - literal - composed
