"""Records as they come: with lines that are unknown, torn, run together or lost."""

import pytest

from importer.records import COUP, GAME, HEADLINES, PLACEMENT, SETUP, line_of
from tharsis.games.twilight_struggle import codes, deck
from tharsis.games.twilight_struggle.importer import parse, read_record
from tharsis.kernel import BadReplay

TOLD = range(line_of(GAME, "Turn 1, Headline Phase"), len(GAME.splitlines()))


def forms(text):
    return [line.form for line in parse.read(SETUP + HEADLINES + text)[-1].lines]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Somebody sneezes", "it has no known form"),
        ("US +1 in Atlantis [1][0]", "there is no country 'Atlantis'"),
        ("Event: Peace Forever", "there is no card 'Peace Forever'"),
    ],
)
def test_an_unknown_line_is_a_warning_with_its_number_and_the_rest_is_read(words, why):
    text = SETUP + HEADLINES + words + "\n" + COUP + PLACEMENT
    imported = read_record(text)
    assert [(u.line, u.text, u.why) for u in imported.unread] == [(line_of(text, words), words, why)]
    assert imported.contradictions == []
    assert (imported.match.state.round, imported.match.state.phasing) == (2, codes.USSR)


@pytest.mark.parametrize("number", TOLD)
def test_any_line_may_be_lost(number):
    lines = GAME.splitlines()
    lines[number - 1] = "~~~"
    imported = read_record("\n".join(lines))
    assert [str(c) for c in imported.contradictions] == []
    assert imported.unread[0].line == number


@pytest.mark.parametrize("number", TOLD)
def test_any_line_may_be_cut_off(number):
    lines = GAME.splitlines()
    lines[number - 1] = lines[number - 1][: len(lines[number - 1]) * 2 // 3]
    imported = read_record("\n".join(lines))
    assert [str(c) for c in imported.contradictions] == []


def test_two_lines_run_together_are_read_as_two():
    assert forms("US -1 in Cuba [0][3]USSR -1 in Cuba [0][2]")[-2:] == ["influence", "influence"]
    text = GAME.replace("DEFCON degrades to 3\n\nTurn 1, US AR1", "DEFCON degrades to 3Turn 1, US AR1")
    imported = read_record(text)
    assert (imported.unread, imported.contradictions, imported.checked) == ([], [], 49)


def test_what_is_whole_in_a_torn_line_is_read():
    assert forms("US chooses Chernobyl* is now in play.")[-2:] == ["unread", "in-play"]
    assert forms("DEFCON degrades to 3 and then")[-2:] == ["defcon", "unread"]


def test_what_a_lost_line_told_is_found_from_later_ones():
    text = GAME.replace("US +1 in Egypt [1][0]", "US +1 in Eg")
    imported = read_record(text)
    assert [u.line for u in imported.unread] == [line_of(text, "US +1 in Eg")]
    assert (imported.contradictions, imported.checked) == ([], 47)
    assert imported.match.state.digest() == read_record(GAME).match.state.digest()


def test_a_lost_die_is_found_from_what_it_did():
    imported = read_record(GAME.replace("SUCCESS: 4 [ + 3 - 2x2 = 3 ]", "SUCC"))
    assert imported.contradictions == []
    assert imported.match.state.digest() == read_record(GAME).match.state.digest()


def test_a_figure_that_no_lost_line_explains_is_still_a_contradiction():
    text = GAME.replace("US Headlines Duck and Cover\n", "US Headlines Duck and Cover\nHello!\n")
    text = text.replace("Score is USSR 1.", "Score is USSR 2.")
    (found,) = read_record(text).contradictions
    assert (found.line, found.printed, found.ours) == (line_of(text, "Score is USSR 2."), "-2", "-1")


def test_where_nothing_tells_the_card_the_record_is_imported_up_to_there():
    text = GAME.replace("Turn 1, USSR AR2: Suez Crisis*:", "Turn 1, USSR AR2: S%z Cr:")
    imported = read_record(text)
    assert imported.contradictions == []
    assert not imported.complete
    assert imported.notes == [
        f"line {line_of(text, 'USSR AR2')}: the card cannot be read: imported up to there"
    ]
    assert (imported.match.state.round, imported.match.state.phasing) == (2, codes.USSR)


def test_a_card_that_cannot_be_read_is_known_by_its_event_or_by_how_it_begins():
    torn = parse.read(GAME.replace("US AR3: Olympic Games: Event", "US AR3: ~ic Games: Event"))
    assert torn[-1].card == deck.OLYMPIC_GAMES
    imported = read_record(GAME.replace("Event: Blockade*\nUS discards Five Year Plan", "US discards Five Y"))
    assert [u.why for u in imported.unread] == ["there is no card 'Five Y'"]


def test_a_headline_whose_line_is_lost_is_known_by_the_header():
    text = GAME.replace(": USSR Headlines Fidel*\n", ":\n")
    imported = read_record(text)
    assert (imported.contradictions, imported.checked) == ([], 49)


def test_how_a_card_is_played_may_be_lost_behind_its_header():
    text = GAME.replace("COMECON*: Coup (3 Ops):", "COMECON*:")
    imported = read_record(text)
    assert [u.why for u in imported.unread] == ["it does not say how the card is played"]
    assert (imported.contradictions, imported.checked) == ([], 49)
    again = "\nTurn 1, USSR AR4: Red Scare/Purge: Place Influence (4 Ops):\nUSSR +4 in Poland [0][8]\n"
    imported = read_record(GAME.replace("Olympic Games: Event: Olympic Games\n", "Olympic Games:\n") + again)
    where = line_of(GAME, "US AR3")
    assert list(map(str, imported.unread)) == [f"line {where}: it does not say how the card is played"]
    assert imported.contradictions == []


def test_nothing_is_left_to_play_when_the_first_card_cannot_be_read():
    text = SETUP + "\nTurn 1, USSR AR1: Qx: Place Influence (3 Ops):\n"
    with pytest.raises(BadReplay, match="the card cannot be read"):
        read_record(text)


# -- kinds of records that are whole --------------------------------------------------------------------


def test_a_record_may_break_off_between_two_headlines():
    text = SETUP + "\nTurn 1, Headline Phase: Fidel*: USSR Headlines Fidel*\n"
    imported = read_record(text)
    assert (imported.contradictions, imported.unread) == ([], [])
    assert imported.match.moves[-1].text == "headline fidel"


def test_a_header_alone_is_a_round_without_a_card():
    section = parse.read(SETUP + HEADLINES + "\nTurn 1, USSR AR4\n")[-1]
    assert (section.side, section.round, section.card) == (codes.USSR, 4, parse.PASSED)
    section = parse.read(SETUP + HEADLINES + "\nTurn 1, US AR6: : \n")[-1]
    assert (section.side, section.round, section.card) == (codes.US, 6, parse.PASSED)


def test_the_first_colons_of_a_line_without_its_head_are_dropped():
    assert forms(": : US gains 28 VP. Score is US 34.")[-1] == "vp"
    assert forms("\nTurn 9, Cleanup: : Vietnam Revolts* is no longer in play.") == ["out-of-play"]


def test_a_bid_for_a_side_is_a_handicap():
    text = GAME.replace("SETUP: Red will play", "SETUP: : Red bids 1 Influence for USSR\nRed will play")
    text = text.replace("Handicap influence: US +1", "Additional Influence from bidding: US +1")
    imported = read_record(text)
    assert (imported.unread, imported.contradictions, imported.checked) == ([], [], 49)
    assert imported.match.state.options["handicap"] == 1


@pytest.mark.parametrize("words", ["Red resigns", "US wins by Forfeit", "Blue has left the game."])
def test_a_game_that_is_given_up_ends_there(words):
    imported = read_record(GAME + words + "\n")
    assert (imported.unread, imported.contradictions, imported.complete) == ([], [], False)


def test_a_victory_that_the_rules_do_not_know_of_is_a_contradiction():
    (found,) = read_record(GAME + "US wins by Victory Points\n").contradictions
    assert found.text == "US wins by Victory Points"


CIA = """
Turn 1, USSR AR1: CIA Created*: Event: CIA Created*
USSR reveals Nasser*
Coup (1 Ops):

Place Influence (1 Ops):
USSR +1 in Iraq [0][2]

Turn 1, US AR1: NATO*: Place Influence (4 Ops):
US +4 in Iran [6][0]
"""


def test_an_operation_that_an_event_offers_may_be_declined():
    imported = read_record(SETUP + HEADLINES + CIA)
    assert [str(c) for c in imported.contradictions] == []
    assert "decline" in [move.text for move in imported.match.moves]


WAR = """
Turn 1, US AR1: NATO*: Coup (4 Ops):
Target: Cuba
SUCCESS: 4 [ + 4 - 2x3 = 2 ]
USSR -2 in Cuba [0][1]
US Military Ops to 4
DEFCON degrades to 2

Turn 1, USSR AR2: Suez Crisis*: Coup (3 Ops):
Target: Panama
SUCCESS: 3 [ + 3 - 2x2 = 2 ]
US -1 in Panama [0][0]
USSR +1 in Panama [0][1]
USSR Military Ops to 5
DEFCON degrades to 1
"""


def test_the_result_of_the_coup_that_starts_the_war_is_told_and_checked():
    text = SETUP + HEADLINES + COUP + WAR
    imported = read_record(text)
    assert ([str(c) for c in imported.contradictions], imported.complete) == ([], True)
    assert imported.match.state.result().reason == "nuclear-war"
    for printed, wrong in (("= 2 ]\nUS -1", "= 1 ]\nUS -1"), ("Panama [0][1]", "Panama [0][2]")):
        found = read_record(text.replace(printed, wrong)).contradictions
        assert [c.figure for c in found] != [], wrong


def test_a_game_that_goes_on_after_the_war_is_a_contradiction():
    text = SETUP + HEADLINES + COUP + WAR + "\nTurn 1, US AR2: Olympic Games: Place Influence (2 Ops):\n"
    (found,) = read_record(text).contradictions
    assert (found.ours, found.rule) == ("the game is over", "10.3")


def test_the_search_is_bounded_by_counted_positions_and_says_so(monkeypatch):
    monkeypatch.setattr("tharsis.games.twilight_struggle.importer.drive._PATIENCE", 30)
    imported = read_record(GAME)
    assert imported.notes[-1] == "given up after 30 positions; other ways to read it were left"
    assert not imported.complete
