"""Twilight Struggle in words: nothing but words, nothing hidden, nothing left out, and enough to play by."""

import re
from functools import cache

import pytest

from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.actions import PROMPTS
from tharsis.games.twilight_struggle.board import REGION_IDS
from tharsis.games.twilight_struggle.codes import SIDE_IDS, US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import BadOption, Rng
from tharsis.kernel.view import log_json
from tharsis.locale import LANGUAGES
from tharsis.locale.keys import messages
from tharsis.locale.telling import plain
from tharsis.locale.words import HERE
from words.twilight_struggle_reading import SPEAKERS, played, telling

SEATS = (US, USSR, -1)
VARIANTS = (
    {},
    {"chinese_civil_war": True, "optional_cards": False},
    {"tournament": True, "handicap": 2},
)
SAMPLED = 37  # one position in so many of a game
LONGEST_LINE = 300


def random_game(seed):
    """Every position of a game of random moves."""
    s = GAME.new(seed=seed, options=VARIANTS[seed % len(VARIANTS)])
    rng = Rng()
    rng.seed(seed)
    yield s
    while not s.over:
        actions = s.legal(s.actor())
        s.apply(s.actor(), actions[rng.below(len(actions))])
        yield s


@cache
def positions():
    """Positions of five games: the first, some between, and the last."""
    return [
        s.clone() for seed in range(5) for n, s in enumerate(random_game(seed)) if n % SAMPLED == 0 or s.over
    ]


def everybody():
    return [(s, seat) for s in positions() for seat in SEATS]


# -- words only -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long", [False, True], ids=["short", "long"])
def test_there_are_only_words(language, long):
    for s, seat in everybody():
        told = telling(s, seat, language)
        text = told.text(long=long, news=log_json(s, seat)[-20:])
        assert not re.search(r"_|\{|\}|\b(None|True|False)\b|\b(card|country|region|side|seat)/", text)
        for action in told.view["legal"]:
            if re.search(r"[ -]", action["do"]):
                assert action["do"] not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long", [False, True], ids=["short", "long"])
def test_lines_are_short(language, long):
    for s, seat in everybody():
        for section in telling(s, seat, language).sections(long=long):
            cells = [cell for row in section.rows for cell in row]
            printed = {cell for cell in cells if cell.endswith(tuple(card_texts(language)))}
            assert all(len(cell) <= LONGEST_LINE for cell in {*cells, *section.lines} - printed)


@cache
def card_texts(language):
    return [SPEAKERS[language].of(GAME, "card", card["id"], "text") for card in GAME.cards()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_form_fits_a_screen(language):
    middle = [(s, seat) for s, seat in everybody() if 3 <= s.turn <= 7 and seat >= 0]
    sections = [telling(s, seat, language).sections() for s, seat in middle]
    lines = [len("\n\n".join(map(plain, parts)).splitlines()) for parts in sections]
    assert len(lines) > 10
    assert sum(lines) / len(lines) <= 45


def test_parts_have_the_same_ids_in_every_language():
    for s, seat in everybody()[:30]:
        for long in (False, True):
            english, korean = (
                [p.id for p in telling(s, seat, lang).sections(long=long)] for lang in LANGUAGES
            )
            assert english == korean
            assert len(set(english)) == len(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_question_read_differently(language):
    for s in positions():
        if not s.over:
            options = [option.casefold() for option in telling(s, s.actor(), language).options()]
            assert len(set(options)) == len(options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_hidden_is_told(language):
    for n, (s, seat) in enumerate(everybody()):
        if not s.over:
            told = telling(s, seat, language).text(long=True)
            assert telling(s.redeal(seat, seed=n), seat, language).text(long=True) == told


# -- everything that the seat can see -------------------------------------------------------------


def cards_seen(look, seat):
    """The cards that a look names, by part."""
    for pile, part in (("discard", "discards"), ("removed", "removed"), ("table", "in_play")):
        yield from ((part, card) for card in look[pile])
    yield from (("looked_at", card) for card in look["looked_at"])
    yield from (("effects", effect["card"]) for effect in look["effects"])
    for side, hand in look["hands"].items():
        part = "hand" if SIDE_IDS.index(side) == seat else f"hand_of_{side}"
        yield from ((part, card) for card in hand["cards"])
    yield from (
        ("in_play", headline["card"]) for headline in look["headlines"].values() if headline["chosen"]
    )


def figures_seen(look, say):
    """What a look says of the course of the game and of the tracks, as sentences by part."""
    counts = {"deck": look["deck"], "discards": len(look["discard"]), "removed": len(look["removed"])}
    yield "piles", say("told", "piles-count", **counts)
    yield "game", say("told", "score", lead=look["vp"])
    yield "tracks", say("board", "milops", **look["military_ops"], n=look["defcon"])
    yield "tracks", say("board", "defcon", n=look["defcon"])
    for run in look["space"].values():
        yield "tracks", say("told", "tries", tries=run["tries"], allowed=run["allowed"])
        yield "tracks", say("space", str(run["box"])) if run["box"] else ""
    if holder := look["china"]["holder"]:
        ready = "yes" if look["china"]["face_up"] else "no"
        card, side = say("card", "the_china_card"), say("side", holder)
        yield "tracks", say("told", "china", card=card, side=side, ready=ready)
    yield from (("effects", say("region", e["region"])) for e in look["effects"] if e["region"])
    yield from (("effects", say("board", "until", effect["until"])) for effect in look["effects"])
    yield from (("options", say("option", option)) for option in look["options"])
    yield "game", str(look["turn"]) if look["turn"] else ""
    if look["result"]:
        yield "game", say("end", look["result"]["how"])
        return
    yield "game", say("told", "rounds", **look["rounds"])
    if look["phase"] == "action" and look["phasing"]:
        yield "game", str(look["round"])
        yield "game", say("side", look["phasing"])
    threats = {"crisis": "cuban_missile_crisis", "owed": "missile_envy"}
    yield from (("game", say("card", card)) for threat, card in threats.items() if look[threat])
    traps = {"us": "quagmire", "ussr": "bear_trap"}
    yield from (("game", say("card", traps[side])) for side in look["trapped"])
    if look["operation"]:
        yield from (("game", str(look["operation"][figure])) for figure in ("points", "left"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_long_form_leaves_nothing_out(language):
    for s, seat in everybody():
        told = telling(s, seat, language)
        table = told.view["table"]
        parts = {part.id: plain(part) for part in told.sections(long=True)}
        for part, card in cards_seen(table, seat):
            assert told.speaker.name("card", card) in parts[part], (part, card)
        for part, words in figures_seen(table, told.speaker.say):
            assert words in parts[part], (part, words)
        for side, hand in table["hands"].items():
            part = "hand" if SIDE_IDS.index(side) == seat else f"hand_of_{side}"
            assert told.speaker.say("told", "hand-count", n=hand["count"]) in parts[part]


def test_a_look_has_no_parts_that_nobody_told_of():
    """`cards_seen`, `figures_seen` and the map below go through all of these."""
    assert set(GAME.new(seed=1).look(US)) == {
        *("turn", "round", "phase", "phasing", "rounds", "defcon", "vp", "military_ops", "space", "china"),
        *("influence", "control", "regions", "hands", "headlines", "deck", "discard", "removed", "table"),
        *("looked_at", "effects", "crisis", "owed", "trapped", "operation", "options", "result"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_long_form_has_every_country_and_every_score(language):
    for s in positions():
        told = telling(s, -1, language)
        table = told.view["table"]
        parts = {part.id: part for part in told.sections(long=True)}
        rows = {row[0]: row for region in REGION_IDS for row in parts[region].rows}
        assert len(rows) == len(table["influence"])
        for country, (us, ussr) in table["influence"].items():
            row = rows[told.speaker.name("country", country)]
            assert row[4:6] == [str(us), str(ussr)]
            holder = table["control"].get(country)
            assert bool(row[6]) == bool(holder)
            assert not holder or told.speaker.name("side", holder) in row[6]
        for region, scores in table["regions"].items():
            lines = " ".join(parts[region].lines)
            assert all(str(scores[side]["countries"]) in lines for side in SIDE_IDS)
            assert all(str(scores[side]["vp"]) in lines for side in SIDE_IDS if scores[side]["countries"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_form_names_every_country_with_influence(language):
    for s in positions():
        told = telling(s, -1, language)
        [world] = [plain(part) for part in told.sections() if part.id == "map"]
        held = [country for country, there in told.view["table"]["influence"].items() if any(there)]
        assert all(told.speaker.name("country", country) in world for country in held)


# -- the words themselves -------------------------------------------------------------------------


def test_every_message_is_said_somewhere():
    code = "\n".join(path.read_text() for path in sorted((GAME.folder / "telling").glob("*.py")))
    said = set(re.findall(r"[\"']([a-z][a-z-]*)[\"']", code))
    for language in LANGUAGES:
        ids = messages([HERE / language / "twilight_struggle_telling.ftl"])
        assert {id.removeprefix("ts-told-") for id in ids} <= said


# -- enough to play by ----------------------------------------------------------------------------


def read_options(text):
    """What a reader finds below the question: numbered answers in the last part."""
    return [line.split(". ", 1) for line in text.rpartition("\n\n")[2].splitlines()[1:]]


def answer_from_text(s, language, rng, *, by_number):
    """Choose an answer out of the text alone and play it."""
    seat = s.actor()
    told = telling(s, seat, language)
    options = read_options(told.text())
    number, words = options[rng.below(len(options))]
    notation = told.chosen(number if by_number else words)
    assert GAME.actions.notation(s.legal(seat)[int(number) - 1]) == notation
    s.apply(seat, GAME.actions.parse(notation))


def under_threat():
    """The Soviet influence that could end the crisis is about to be hit."""
    s = TSScenario().at(4).crisis(USSR).ussr(cuba=2).defcon(3).operations(US, 3)
    return played(s, "coup-attempt", "coup cuba")


def asia_with_shuttle_diplomacy():
    table = TSScenario().at(4).effect("shuttle_diplomacy").ussr(north_korea=3, thailand=2)
    return table.event("asia_scoring", US)


#: Questions too rare for a few random games.
RARE = {
    "crisis": under_threat,
    "region": lambda: TSScenario().at(8).event("chernobyl", US),
    "shuttle-diplomacy": asia_with_shuttle_diplomacy,
    "wargames": lambda: TSScenario().at(8).defcon(2).event("wargames", US),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_the_text_alone_answers_every_kind_of_question(language):
    """Random games; a question not met twice yet is answered by number, then by its words."""
    met = dict.fromkeys((term.name for term in PROMPTS.terms), 0)
    rng = Rng()
    rng.seed(4)
    for seed in range(30):
        s = GAME.new(seed=seed, options=VARIANTS[seed % len(VARIANTS)])
        while not s.over:
            key = PROMPTS.terms[s.prompt(s.actor()).key].name
            if met[key] < 2:
                answer_from_text(s, language, rng, by_number=met[key] == 0)
            else:
                actions = s.legal(s.actor())
                s.apply(s.actor(), actions[rng.below(len(actions))])
            met[key] += 1
    assert {key for key, times in met.items() if not times} <= RARE.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_number", [True, False])
def test_a_reader_answers_rare_questions(language, by_number):
    rng = Rng()
    rng.seed(1)
    for key, rare in RARE.items():
        s = rare()
        assert PROMPTS.terms[s.prompt(s.actor()).key].name == key
        answer_from_text(s, language, rng, by_number=by_number)


def test_looking_for_a_region_a_country_and_a_card():
    s = TSScenario().us(iran=2).ussr(iraq=3).hold(USSR, "iran_contra_scandal").round(USSR)
    told = telling(s, USSR, "en")
    assert [part.title for part in told.about("Middle East")] == ["Middle East"]
    assert [row[0] for part in told.about("iran") for row in part.rows] == ["Iran-Contra Scandal", "Iran"]
    with pytest.raises(BadOption, match="Nothing on the table is called “atlantis”"):
        told.about("atlantis")
