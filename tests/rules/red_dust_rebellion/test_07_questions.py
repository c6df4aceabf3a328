"""Rule 7: what any card's question does: how many spaces, the fullest first, storms, when one may stop. The
card is one made up for the purpose."""

import pytest

from rules.red_dust_rebellion.ledger import line, rounds
from rules.red_dust_rebellion.story import legal, play, table, wanted, who, why
from tharsis.games.red_dust_rebellion.actions import NO_OWN_REBEL, OPT_BASE, OPT_HIDE
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import DISCARD, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, ASSETS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.effects import (
    CARD_CODES,
    PLACES,
    TEXTS,
    PlayAsset,
    PlayEvent,
    RunSentences,
    Sentence,
    SentenceCount,
    SentenceFaction,
    SentenceOption,
    SentencePieces,
    SentenceSpaces,
    Texts,
    asset_text,
    event_text,
)
from tharsis.kernel import LEGAL, RulesError

#: Shepard-Tereshkova has one text: the place of its other one is free.
FREE_TEXT = event_text(EVENT_IDS.index("shepard_tereshkova"), 1)
FREE = FREE_TEXT * PLACES


class Probe(Sentence):
    """A sentence about the spaces and pieces it is told of; it writes down what it is asked to do."""

    def __init__(self, fit="", best="", optional=False, braves=False, pieces="", fewest=0, **also):
        super().__init__()
        self.fit = fit.split()
        self.best = best.split()
        self.may_stop = optional
        self.braves = braves
        self.pieces = pieces.split()
        self.least = fewest
        self.choices = also.get("choices", [])
        self.ranks = also.get("ranks", bool(best))
        self.done = []

    def run(self, s, by, spot):
        self.done.append(("run", by, spot))

    def space_why(self, s, by, space, spot, chosen):
        return LEGAL if SPACE_IDS[space] in self.fit else NO_OWN_REBEL

    def ranked(self):
        return self.ranks

    def worth(self, s, by, space):
        return 2 if SPACE_IDS[space] in self.best else 1

    def optional(self):
        return self.may_stop

    def braves_storms(self, spot):
        return self.braves

    def take_space(self, s, by, space, spot):
        self.done.append(SPACE_IDS[space])

    def close(self, s, by, spot, chosen):
        self.done.append(("close", [name for i, name in enumerate(SPACE_IDS) if chosen >> i & 1]))

    def piece_why(self, s, by, kind, space, spot):
        return LEGAL if SPACE_IDS[space] in self.pieces else NO_OWN_REBEL

    def take_piece(self, s, by, kind, space, spot, left):
        s.add(space, kind, -1)
        s.pieces[28 * 20 + kind] += 1
        self.done.append((SPACE_IDS[space], left))

    def options(self, s, by, spot):
        return self.choices

    def factions(self, s, by, spot):
        return self.choices

    def fewest(self, s, by, spot):
        return self.least

    def take_option(self, s, by, choice, spot):
        self.done.append(choice)

    def take_faction(self, s, by, faction, spot):
        self.done.append(faction)

    def take_count(self, s, by, n, spot):
        self.done.append(n)


@pytest.fixture
def written():
    """Puts sentences where no card has any."""

    def write(*sentences):
        TEXTS.places[FREE_TEXT] = list(sentences)
        return sentences[0]

    yield write
    TEXTS.places[FREE_TEXT] = []


@pytest.fixture
def unwritten():
    """Leaves a card's text out, so that only what comes with it happens."""
    kept = TEXTS.texts[:]

    def leave_out(text):
        TEXTS.texts[text] = ()

    yield leave_out
    TEXTS.texts[:] = kept


# -- spaces ---------------------------------------------------------------------------------------


@pytest.mark.rule("RD 7.2", "RD 7.4")
def test_as_many_spaces_as_the_card_says_each_once(written):
    probe = written(Probe("europa tenzing gandhi"))
    s = table().ask(SentenceSpaces(RD, FREE, 2, -1))
    assert (s.actor(), wanted(s), legal(s)) == (
        who("rd"),
        (0, 2, 2),
        ["pick europa", "pick tenzing", "pick gandhi"],
    )
    assert why(s, "done")[0] == "more-spaces"
    assert why(s, "pick sharma")[0] == "no-own-rebel"
    play(s, "pick tenzing")
    assert (wanted(s), legal(s)) == ((1, 2, 2), ["pick europa", "pick gandhi"])
    assert why(s, "pick tenzing")[0] == "chosen-already"
    play(s, "pick gandhi")
    assert probe.done == ["tenzing", "gandhi", ("close", ["tenzing", "gandhi"])]
    assert s.asking is None


@pytest.mark.rule("RD 7.4")
def test_fewer_where_there_are_fewer_and_none_where_there_are_none(written):
    probe = written(Probe("europa"))
    s = table().ask(SentenceSpaces(RD, FREE, 2, -1))
    assert wanted(s) == (0, 1, 1)
    play(s, "pick europa")
    assert probe.done == ["europa", ("close", ["europa"])]
    probe = written(Probe(""))
    assert table().ask(SentenceSpaces(RD, FREE, 2, -1)).asking is None
    assert probe.done == [("close", [])]
    probe = written(Probe("europa"))
    assert table().ask(SentenceSpaces(RD, FREE, 0, -1)).asking is None
    assert probe.done == [("close", [])]


@pytest.mark.rule("RD 7.2")
def test_up_to_a_number_of_spaces_one_may_stop(written):
    probe = written(Probe("europa tenzing gandhi", optional=True))
    s = table().ask(SentenceSpaces(RD, FREE, 2, -1))
    assert (wanted(s), legal(s)) == ((0, 0, 2), ["pick europa", "pick tenzing", "pick gandhi", "done"])
    play(s, "pick gandhi", "done")
    assert probe.done == ["gandhi", ("close", ["gandhi"])]


@pytest.mark.rule("RD 7.4")
def test_where_most_of_the_text_can_be_done_comes_first(written):
    written(Probe("europa tenzing gandhi", best="tenzing sharma"))
    s = table().ask(SentenceSpaces(RD, FREE, 2, -1))
    assert (wanted(s), legal(s)) == ((0, 2, 2), ["pick tenzing"])
    assert why(s, "pick europa")[0] == "more-elsewhere"
    assert why(s, "pick sharma")[0] == "no-own-rebel"
    play(s, "pick tenzing")
    assert legal(s) == ["pick europa", "pick gandhi"]


@pytest.mark.rule("RD 7.3", "RD 1.10")
@pytest.mark.parametrize(("braves", "open_"), [(False, ["europa"]), (True, ["europa", "marth"])])
def test_deserts_in_a_raging_storm_are_left_out_unless_the_card_braves_it(braves, open_, written):
    written(Probe("europa marth", braves=braves))
    s = table().storm(marth=2, europa=2).ask(SentenceSpaces(RD, FREE, 2, -1))
    assert legal(s) == [f"pick {space}" for space in open_]
    if not braves:
        assert why(s, "pick marth") == ("storm", "1.10")


# -- pieces, options, Factions, numbers -----------------------------------------------------------


@pytest.mark.rule("RD 7.2")
def test_pieces_one_after_the_other(written):
    probe = written(Probe(pieces="europa tenzing"))
    scene = table().put("europa", mg_troop=1, security=1).put("tenzing", mg_troop=2).put("gandhi", mg_troop=1)
    s = scene.ask(SentencePieces(RD, FREE, 2, -1))
    assert legal(s) == ["remove mg_troop europa", "remove security europa", "remove mg_troop tenzing"]
    assert why(s, "done")[0] == "more-pieces"
    assert why(s, "remove mg_troop gandhi")[0] == "no-own-rebel"
    play(s, "remove security europa", "remove mg_troop tenzing")
    assert (s.asking, probe.done) == (None, [("europa", 2), ("tenzing", 1)])


@pytest.mark.rule("RD 7.2")
def test_the_only_piece_is_taken_unless_one_may_stop(written):
    probe = written(Probe(pieces="europa"))
    s = table().put("europa", mg_troop=3).ask(SentencePieces(RD, FREE, 2, -1))
    assert (s.asking, probe.done) == (None, [("europa", 2), ("europa", 1)])
    probe = written(Probe(pieces="europa", optional=True))
    s = table().put("europa", mg_troop=3).ask(SentencePieces(RD, FREE, 2, -1))
    assert legal(s) == ["remove mg_troop europa", "done"]
    play(s, "remove mg_troop europa", "done")
    assert probe.done == [("europa", 2)]
    probe = written(Probe(pieces="europa"))
    assert table().put("europa", mg_troop=3).ask(SentencePieces(RD, FREE, 0, -1)).asking is None
    assert probe.done == []


@pytest.mark.rule("RD 7.2", "RD 1.10")
@pytest.mark.parametrize(
    ("spot", "found"), [(-1, ["ascraeus_mons", "europa", "phobos"]), (0, ["ascraeus_mons"]), (6, ["europa"])]
)
def test_pieces_come_from_the_space_it_is_about_or_from_anywhere_on_mars_and_phobos(spot, found, written):
    written(Probe(pieces="ascraeus_mons europa phobos transit marth", optional=True))
    scene = table().storm(marth=2)
    for space in ("ascraeus_mons", "europa", "phobos", "transit", "marth"):
        scene.put(space, security=1)
    s = scene.ask(SentencePieces(RD, FREE, 1, spot))
    assert legal(s) == [*[f"remove security {space}" for space in found], "done"]
    if spot == -1:
        assert why(s, "remove security marth") == ("storm", "1.10")
        assert why(s, "remove security transit")[0] == "other-space"


@pytest.mark.rule("RD 7.2")
def test_an_option_is_asked_for_where_there_are_two_or_one_may_decline(written):
    probe = written(Probe(choices=[OPT_BASE, OPT_HIDE]))
    s = table().ask(SentenceOption(RD, FREE, -1))
    assert legal(s) == ["choose base", "choose hide"]
    play(s, "choose hide")
    assert probe.done == [OPT_HIDE]
    probe = written(Probe(choices=[OPT_BASE]))
    assert table().ask(SentenceOption(RD, FREE, -1)).asking is None
    assert probe.done == [OPT_BASE]
    probe = written(Probe(choices=[OPT_BASE], optional=True))
    s = table().ask(SentenceOption(RD, FREE, -1))
    assert legal(s) == ["choose base", "done"]
    play(s, "done")
    assert probe.done == []


@pytest.mark.rule("RD 7.2")
def test_a_faction_is_named_where_there_are_two(written):
    probe = written(Probe(choices=[MG, CR]))
    s = table().ask(SentenceFaction(RD, FREE, -1))
    assert legal(s) == ["name mg", "name cr"]
    assert why(s, "name corp")[0] == "other-faction"
    play(s, "name cr")
    assert probe.done == [CR]
    probe = written(Probe(choices=[MG]))
    assert table().ask(SentenceFaction(RD, FREE, -1)).asking is None
    assert probe.done == [MG]


@pytest.mark.rule("RD 7.2")
def test_a_number_from_the_fewest_to_the_most(written):
    probe = written(Probe(fewest=1))
    s = table().ask(SentenceCount(RD, FREE, -1, 3))
    assert legal(s) == ["count 1", "count 2", "count 3"]
    play(s, "count 2")
    assert probe.done == [2]


# -- texts ----------------------------------------------------------------------------------------


@pytest.mark.rule("RD 7.2")
def test_sentences_are_carried_out_in_order(written):
    done = []
    probes = [Probe(), Probe(), Probe()]
    for probe in probes:
        probe.done = done
    written(*probes)
    table().ask(RunSentences(RD, (FREE, FREE + 1, FREE + 2), 4))
    assert done == [("run", RD, 4)] * 3
    probes[1].done = other = []
    done.clear()
    table().ask(RunSentences(RD, (FREE + 1,), 4))
    assert (done, other) == ([], [("run", RD, 4)])


@pytest.mark.rule("RD 7.5", "RD 7.1")
@pytest.mark.parametrize(
    ("card", "side", "before", "after"),
    [
        ("letters_from_home", 0, False, True),
        ("letters_from_home", 1, True, False),
        ("bicentennial_day", 0, False, True),
        ("green_new_deal", 0, False, False),
        ("green_new_deal", 1, True, True),
    ],
)
def test_the_symbol_of_an_event_turns_the_marker(card, side, before, after, unwritten):
    number = EVENT_IDS.index(card)
    unwritten(event_text(number, side))
    scene = table().confidence(3, before)
    lines = len(scene.s.entries())
    assert rounds(scene, PlayEvent(RD, number, side)) == ({"plus": after - before} if after != before else {})
    told = [line(scene.s, entry) for entry in scene.s.entries()[lines:]]
    assert told[0] == f"event rd {card} {('unshaded', 'shaded')[side]}"


@pytest.mark.rule("RD 7.7", "RD 1.5")
@pytest.mark.parametrize(("card", "place"), [("dust_adaptation", IN_PLAY), ("loyalty", DISCARD)])
def test_a_capability_stays_and_another_asset_is_discarded(card, place, unwritten):
    number = ASSET_IDS.index(card)
    unwritten(asset_text(number))
    scene = table().hand(card)
    lines = len(scene.s.entries())
    s = scene.ask(PlayAsset(number))
    assert s.assets.place[number] == place
    assert [line(s, entry) for entry in s.entries()[lines:]] == [f"asset {card}"]
    assert s.look(0)["assets"]["discard" if place == DISCARD else "in_play"] == [card]


def test_every_sentence_has_an_address_of_its_own():
    inner = [Sentence(), Sentence()]
    outer = Sentence(*inner)
    last = Sentence()
    texts = Texts()
    texts.enter(3, (outer, last))
    assert [sentence.address for sentence in (outer, *inner, last)] == [96, 97, 98, 99]
    assert texts.texts[3] == (outer, last)
    assert [texts.at(address) for address in range(96, 100)] == [outer, *inner, last]
    with pytest.raises(RulesError):
        texts.enter(4, (outer,))
    with pytest.raises(RulesError):
        texts.enter(5, tuple(Sentence() for _ in range(33)))
    texts.enter(6, tuple(Sentence() for _ in range(32)))
    zero = Texts()
    first = Sentence()
    zero.enter(0, (first,))
    with pytest.raises(RulesError):
        zero.enter(0, (first,))


def test_texts_of_events_and_assets_lie_apart():
    cards = [event_text(card, side) for card in range(51) for side in (0, 1)]
    assets = [asset_text(card) for card in range(ASSETS)]
    assert cards + assets == list(range(102 + 30))
    assert (len(Texts().texts), len(Texts().places), CARD_CODES) == (132, 132, 102)
    addresses = [sentence.address for text in TEXTS.places for sentence in text]
    assert len(addresses) == len(set(addresses))


@pytest.mark.rule("RD 7.2")
def test_what_a_sentence_is_unless_its_card_says_otherwise():
    s = table().s
    plain = Sentence()
    flags = (plain.ranked(), plain.optional(), plain.braves_storms(0), plain.starts_anywhere(0))
    assert (*flags, plain.spares_guards(), plain.ruins(), plain.effective(s, RD)) == (False,) * 7
    assert (plain.worth(s, RD, 0), plain.line_worth(s, RD, 0)) == (1, 1)
    assert (plain.fewest(s, RD, 0), plain.wish(s, RD, 0, 0), plain.goal(0)) == (0, 0, -1)
    assert plain.address == -1
    with pytest.raises(RulesError):
        plain.run(s, RD, 0)


@pytest.mark.rule("RD 7.4")
def test_a_ranking_of_no_spaces_is_empty(written):
    written(Probe("", best="europa"))
    s = table().s
    assert SentenceSpaces(RD, FREE, 2, -1).picks(s, RD) == []
    assert SentenceSpaces(RD, FREE, 2, -1).best(s) == 0


@pytest.mark.rule("RD 7.4")
def test_where_the_text_is_the_same_everywhere_any_space_will_do(written):
    written(Probe("europa tenzing", best="tenzing", ranks=False))
    s = table().ask(SentenceSpaces(RD, FREE, 1, -1))
    assert legal(s) == ["pick europa", "pick tenzing"]
    play(s, "pick europa")
