"""Importing game records: small ones of our own writing, and the samples where they are at hand."""

import re

import pytest

from importer.records import COUP, GAME, HEADLINES, PLACEMENT, SAMPLES, SETUP, line_of
from tharsis.games.twilight_struggle import board, codes, deck
from tharsis.games.twilight_struggle.importer import hands, parse, read_record
from tharsis.kernel import BadReplay
from tharsis.kernel.replay import record

NAMES = [path.stem for path in SAMPLES]
TORN = "US chooses Chernobyl* is now"  # the one line of the samples that is torn
FIGURES = {
    "influence": 2,
    "defcon": 1,
    "vp": 1,
    "military": 1,
    "space": 1,
    "space-roll": 2,
    "trap-roll": 1,
    "target": 1,
    "coup-roll": 5,
    "war": 1,
    "war-roll": 3,
    "roll": 2,
    "reshuffle": 1,
    "wins": 1,
}


def figures_in(text):
    """How many figures a record prints that can be checked."""
    lines = [line for section in parse.read(text) for line in section.lines]
    return sum(FIGURES.get(line.form, 0) + ("vp" in line.of) for line in lines)


def test_a_record_is_read_into_sections_with_known_lines():
    sections = parse.read(GAME)
    assert [s.kind for s in sections[:3]] == [parse.SETUP, parse.HEADLINE, parse.ROUND]
    coup = sections[2]
    assert (coup.side, coup.round, coup.card) == (codes.USSR, 1, deck.CARD_BY_ID["comecon"])
    assert [line.form for line in coup.lines[:4]] == ["coup", "target", "coup-roll", "influence"]
    assert coup.lines[2].of == {"won": 1, "die": 4, "ops": 3, "stability": 2, "net": 3}


def test_names_of_the_record_are_those_of_the_board():
    lines = parse.read(SETUP + "\nTurn 1, Headline Phase: A & B: US +1 in UK [6][0]\nEvent: Mideast Scoring")[
        1
    ].lines
    assert lines[0].of["country"] == board.COUNTRY_BY_ID["united_kingdom"]
    assert lines[1].of["card"] == deck.CARD_BY_ID["middle_east_scoring"]


def test_an_empty_file_is_no_record():
    with pytest.raises(BadReplay, match="no record"):
        read_record("")


def test_every_card_is_dealt_before_it_is_seen():
    dealt = hands.deal(parse.read(GAME))
    us = [deck.CARD_IDS[card] for card in dealt.draws[codes.US]]
    assert len(us) == 8
    assert {"duck_and_cover", "nasser", "blockade", "five_year_plan", "olympic_games"} <= set(us)
    assert not any(deck.SCORING[card] for side in dealt.draws for card in side)


def test_a_card_used_twice_without_a_reshuffle_is_reported_and_the_rest_before_it_is_played():
    text = SETUP + HEADLINES + COUP + PLACEMENT.replace("Nasser*: Place", "COMECON*: Place")
    imported = read_record(text)
    (found,) = imported.contradictions
    assert (found.line, found.rule, found.figure) == (line_of(text, "US AR1: COMECON"), "4.3", "comecon")
    assert found.ours == "in no pile it could have been drawn from"
    assert (imported.match.state.round, imported.match.state.military_ops) == (1, [0, 3])


def test_a_card_from_nowhere_in_the_first_headlines_leaves_nothing_to_play():
    text = SETUP + HEADLINES.replace("Headlines Fidel*", "Headlines Che")
    with pytest.raises(BadReplay, match="line 13: che: in no pile"):
        read_record(text)


def test_what_salt_takes_must_lie_in_the_discard_pile():
    text = (
        SETUP
        + HEADLINES
        + COUP
        + "\nTurn 1, US AR1: SALT Negotiations*: Event: SALT Negotiations*\nUS reveals Nasser*"
    )
    found = read_record(text).contradictions[0]
    assert (found.line, found.figure) == (line_of(text, "US AR1: SALT"), "salt_negotiations")


def test_a_whole_record_is_played_and_checked():
    imported = read_record(GAME)
    assert not imported.contradictions
    assert not imported.complete
    assert imported.notes == ["the record ends in turn 1, before the game does"]
    s = imported.match.state
    assert (s.turn, s.round, s.defcon, s.vp, s.space) == (1, 4, 3, 1, [0, 1])
    assert imported.checked == 49


def test_the_replay_of_a_record_can_be_verified():
    imported = read_record(GAME)
    replay = record(imported.match)
    assert replay.verify().digest() == imported.match.state.digest()
    assert replay.options["handicap"] == 1


@pytest.mark.parametrize(
    ("printed", "altered", "rule", "figures"),
    [
        ("SUCCESS: 4 [ +", "SUCCESS: 5 [ +", "6.3.2", ("3", "4")),
        ("US -2 in Iran [0][0]", "US -2 in Iran [1][0]", "6.1", ("1", "0")),
        ("DEFCON degrades to 3", "DEFCON degrades to 2", "8.1", ("2", "3")),
        ("USSR Military Ops to 3", "USSR Military Ops to 4", "8.2.3", ("4", "3")),
        ("USSR rolls 5 = 5", "USSR rolls 6 = 5", "6.2.2", ("5", "6")),
        ("Die roll: 2", "Die roll: 4", "6.4.1", ("1", "0")),
        ("(Needed 3 or less)", "(Needed 4 or less)", "6.4.1", ("4", "3")),
        ("USSR advances to 1", "USSR advances to 2", "6.4.3", ("2", "1")),
        ("Score is USSR 1.", "Score is USSR 2.", "10.2.2", ("-2", "-1")),
        ("USSR +1 in Iran [0][1]", "USSR +1 in Iran [1][1]", "6.1", ("1", "0")),
    ],
)
def test_a_figure_altered_by_hand_is_reported_with_its_line_and_rule(printed, altered, rule, figures):
    assert GAME.count(printed) == 1
    found = read_record(GAME.replace(printed, altered)).contradictions
    assert len(found) == 1
    assert found[0].line == line_of(GAME, printed)
    assert (found[0].rule, found[0].printed, found[0].ours) == (rule, *figures)


def test_a_move_that_our_rules_refuse_is_reported_with_the_rule():
    record_ = (
        SETUP
        + HEADLINES
        + COUP.replace("Iran", "Italy").replace("US -2 in Italy [0][0]", "US -2 in Italy [1][0]")
    )
    found = read_record(record_).contradictions[0]
    assert (found.rule, found.ours) == ("8.1.5", "coup italy: defcon-region")


def test_a_record_may_stop_after_any_line():
    lines = GAME.splitlines()
    for end in range(line_of(GAME, "Turn 1, Headline Phase"), len(lines)):
        imported = read_record("\n".join(lines[:end]))
        assert [str(c) for c in imported.contradictions] == [], lines[end - 1]


def test_a_die_has_six_sides():
    found = read_record(GAME.replace("SUCCESS: 4 [", "SUCCESS: 7 [")).contradictions
    assert [(c.line, c.printed, c.ours) for c in found] == [(line_of(GAME, "SUCCESS: 4"), "7", "1 to 6")]


def test_missile_envy_must_be_played_to_reveal_a_card():
    text = SETUP + HEADLINES + COUP + "\nTurn 1, US AR1: Nasser*: Event: Missile Envy\nUSSR reveals NATO*"
    found = read_record(text).contradictions[0]
    assert (found.line, found.figure, found.ours) == (
        line_of(text, "USSR reveals"),
        "missile_envy",
        "not played here",
    )


def test_what_our_rules_say_and_the_record_does_not_is_reported():
    altered = GAME.replace("DEFCON degrades to 4\nUS gains 1 VP", "US gains 1 VP")
    found = read_record(altered).contradictions[0]
    assert (found.rule, found.ours) == ("8.1", "defcon 4")


def test_what_the_record_says_and_our_rules_do_not_is_reported():
    altered = GAME.replace("USSR +3 in Cuba [0][3]", "USSR +3 in Cuba [0][3]\nUSSR +1 in Haiti [0][1]")
    found = read_record(altered).contradictions[0]
    assert (found.line, found.ours) == (line_of(altered, "Haiti"), "nothing of this kind")


@pytest.mark.parametrize("text", [GAME, *[path.read_text() for path in SAMPLES]], ids=["ours", *NAMES])
def test_records_import_without_a_contradiction(text):
    imported = read_record(text)
    assert [str(c) for c in imported.contradictions] == []
    assert imported.checked == figures_in(text)
    assert len(imported.unread) == text.count(TORN)
    assert record(imported.match).verify().moves == len(imported.match.moves)


@pytest.mark.parametrize("text", [GAME, *[path.read_text() for path in SAMPLES]], ids=["ours", *NAMES])
def test_the_first_coup_die_altered_by_hand_is_reported_with_its_line(text):
    words, die = re.search(r"((?:SUCCESS|FAILURE): (\d) .*)", text).groups()
    altered = words.replace(die, str(int(die) % 6 + 1), 1)
    found = read_record(text.replace(words, altered, 1)).contradictions
    assert [(c.line, c.rule) for c in found] == [(line_of(text, words), "6.3.2")]
