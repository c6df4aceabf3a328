"""Rule 1.6 by tables: who may give to whom and how much, what is set aside, spent and returned."""

import pytest

from rules.red_dust_rebellion.ledger import difference, ledger, line
from rules.red_dust_rebellion.story import legal, operation, play, table, who, why
from rules.red_dust_rebellion.test_01_trading import aside, deal_why, dealing, running, turn
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import DEAL, PROMISE_IDS, REASONS
from tharsis.games.red_dust_rebellion.codes import PLAYED
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG, MG, RD
from tharsis.games.red_dust_rebellion.rules.agreements import agreed
from tharsis.games.red_dust_rebellion.rules.pledges import NO_CARD, give_back, pledge, pledged, settle, spend
from tharsis.games.red_dust_rebellion.rules.transfers import (
    least_offered,
    most_requested,
    trade_why,
    turn_to_come,
)
from tharsis.games.red_dust_rebellion.rules.turn import Turn


def effect(s, do, *args, **how):
    """What a rule changes, and what it tells."""
    before, lines = ledger(s), len(s.entries())
    do(s, *args, **how)
    return difference(before, s), [line(s, entry) for entry in s.entries()[lines:]]


def acting(faction, **means):
    s = dealing(**means).hand("tipoff", "loyalty").s
    s.act(faction)
    return s


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    ("taker", "giver", "refusal"),
    [
        (RD, MG, ""),
        (MG, RD, ""),
        (RD, CR, ""),
        (MG, CR, ""),
        (RD, RD, "not-executing"),
        (RD, CORP, "corp-trades-not"),
        (RD, EG, "corp-trades-not"),
        (CORP, MG, "corp-trades-not"),
        (CR, MG, "only-to-pay"),
        (-1, MG, "not-executing"),
    ],
)
def test_who_may_give_to_whom(taker, giver, refusal):
    s = acting(taker)
    code = trade_why(s, giver)
    assert (REASONS.terms[code].name if code else "") == refusal


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    ("giver", "mg", "rd", "refusal"), [(MG, 0, 9, "too-poor"), (MG, 1, 0, ""), (CR, 0, 0, "")]
)
def test_who_has_nothing_gives_nothing(giver, mg, rd, refusal):
    s = acting(RD, mg=mg, rd=rd)
    code = trade_why(s, giver)
    assert (REASONS.terms[code].name if code else "") == refusal
    if giver == CR:
        s = dealing().hand().s
        s.act(RD)
        assert REASONS.terms[trade_why(s, CR)].name == "too-poor"


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    ("refused", "means", "most"), [(0, 9, 9), (5, 9, 4), (1, 9, 0), (9, 3, 3), (4, 3, 3), (3, 3, 2)]
)
def test_requests_can_only_fall(refused, means, most):
    s = acting(RD, mg=means)
    s.bids[MG] = refused
    assert most_requested(s, MG) == most


@pytest.mark.rule("RD 1.6")
def test_offers_can_only_rise_and_cards_are_asked_for_once():
    s = acting(RD, mg=9)
    assert least_offered(s, MG) == 1
    s.bids[PLAYED + MG] = 4
    assert least_offered(s, MG) == 5
    assert (most_requested(s, CR), least_offered(s, CR)) == (1, 1)
    s.bids[CR] = 1
    assert most_requested(s, CR) == 0


@pytest.mark.rule("RD 1.6")
def test_what_is_asked_or_offered_is_a_number_within_reach():
    scene = dealing(rd=5, mg=3).put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal", "request mg")
    assert (s.actor(), legal(s)) == (who("rd"), ["count 1", "count 2", "count 3"])
    play(s, "count 2", "refuse", "deal", "request mg")
    assert (s.actor(), s.asking.amount) == (who("mg"), 1)  # the only number that is left
    play(s, "refuse")
    assert deal_why(s, "request mg") == ("asked-already", "1.6")
    aside(s, "mg", "offer mg")
    assert (s.actor(), legal(s)) == (who("mg"), ["count 1", "count 2", "count 3"])
    play(s, "count 2", "refuse")
    aside(s, "mg", "offer mg")
    assert (s.actor(), s.asking.amount) == (who("rd"), 3)
    play(s, "refuse")
    assert deal_why(s, "offer mg", "mg") == ("asked-already", "1.6")


@pytest.mark.rule("RD 1.6")
def test_cards_that_nobody_wants_are_offered_once():
    scene = dealing(rd=1).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    aside(s, "cr", "offer cr")
    play(s, "refuse")
    assert deal_why(s, "offer cr", "cr") == ("asked-already", "1.6")
    play(s, "deal", "request cr")  # but may be asked for
    assert (s.actor(), legal(s)) == (who("cr"), ["give tipoff", "done"])
    assert why(s, "give loyalty")[0] == "not-held"


@pytest.mark.rule("RD 1.6")
def test_cards_that_were_offered_and_then_kept_are_not_offered_again():
    scene = dealing(rd=1).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(aside(s, "cr", "offer cr"), "accept", "done")
    assert deal_why(s, "offer cr", "cr") == ("asked-already", "1.6")
    play(s, "deal", "request cr")
    assert s.actor() == who("cr")


@pytest.mark.rule("RD 1.6", "RD 1.4")
def test_gifts_come_at_once_to_who_executes_something():
    scene = dealing(rd=1, mg=9).hand("loyalty").put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal", "request mg", "count 4")
    assert effect(s, play, "accept") == ({"resources rd": 4, "resources mg": -4}, ["transfer mg rd 4"])
    play(s, "deal", "request cr")
    found, lines = effect(s, play, "give loyalty")
    assert found == {"resources rd": 3, "assets hand": -1, "assets discard": 1}
    assert lines == ["discard loyalty", "transfer cr rd 3"]


@pytest.mark.rule("RD 1.6")
def test_gifts_before_a_turn_is_chosen_are_set_aside():
    scene = dealing(rd=1, mg=9).hand("loyalty").put("gandhi", rd_rebel=1, mg_troop=1)
    s = turn(scene, "rd")
    play(s, "deal", "request mg", "count 4")
    assert effect(s, play, "accept") == ({"resources mg": -4}, ["pledge mg rd 4"])
    play(s, "deal", "request cr")
    found, lines = effect(s, play, "give loyalty")
    assert found == {"assets hand": -1, "assets discard": 1}
    assert lines == ["discard loyalty", "pledge cr rd 3"]
    assert (pledged(s, RD), pledged(s, MG)) == (7, 0)
    found, lines = effect(s, play, "op campaign")
    assert found == {"resources rd": 7}
    assert lines == ["turn rd campaign", "transfer mg rd 4", "transfer cr rd 3"]
    assert s.pledges == []


# -- what was set aside ---------------------------------------------------------------------------


def with_pledges(faction):
    """Three from MarsGov, then a card of the Reclaimers worth four, then two of Red Dust."""
    s = acting(faction, mg=10, rd=10)
    pledge(s, MG, 3, NO_CARD)
    s.assets.move(17, 2, 15)
    pledge(s, CR, 4, 17)
    pledge(s, RD, 2, NO_CARD)
    return s


@pytest.mark.rule("RD 1.6")
def test_what_was_set_aside_returns_to_its_givers():
    s = with_pledges(MG)
    assert pledged(s, MG) == 9
    found, lines = effect(s, give_back)
    assert found == {"resources mg": 3, "resources rd": 2, "assets hand": 1, "assets discard": -1}
    assert lines == ["pledge-back mg 3", "pledge-back cr 4", "pledge-back rd 2"]
    assert s.pledges == []


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    ("due", "left", "lines"),
    [
        (2, 0, ["transfer mg cr 2", "pledge-back mg 1", "pledge-back rd 2"]),
        (3, 0, ["transfer mg cr 3", "pledge-back rd 2"]),
        (4, 0, ["transfer mg cr 3", "transfer rd cr 1", "pledge-back rd 1"]),
        (5, 0, ["transfer mg cr 3", "transfer rd cr 2"]),
        (7, 2, ["transfer mg cr 3", "transfer rd cr 2"]),
    ],
)
def test_reclaimers_spend_the_earliest_gift_first_and_what_is_left_returns(due, left, lines):
    s = acting(CR, mg=10, rd=10)
    s.pledges = [MG, 3, NO_CARD, RD, 2, NO_CARD]
    before, entries = ledger(s), len(s.entries())
    assert spend(s, due) == left
    assert [line(s, entry) for entry in s.entries()[entries:]] == lines
    back = 5 - min(due, 5)
    found = difference(before, s)
    assert sum(found.values()) == back
    assert s.pledges == []


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize("paying", [True, False])
def test_reclaimers_keep_gifts_only_to_pay_and_others_keep_them(paying):
    s = acting(CR, mg=10)
    s.pledges = [MG, 3, NO_CARD]
    found, lines = effect(s, settle, paying=paying)
    assert found == ({} if paying else {"resources mg": 3})
    assert lines == ([] if paying else ["pledge-back mg 3"])
    s = acting(RD, mg=10, rd=10)
    s.pledges = [MG, 3, NO_CARD]
    assert effect(s, settle, paying=paying) == ({"resources rd": 3}, ["transfer mg rd 3"])


@pytest.mark.rule("RD 1.6")
def test_a_turn_is_to_come_until_something_is_chosen():
    scene = dealing(rd=5).put("gandhi", rd_rebel=1, mg_troop=1)
    s = turn(scene, "rd")
    play(s, "deal")
    assert turn_to_come(s)
    scene = dealing(rd=5).put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal")
    assert not turn_to_come(s)


@pytest.mark.rule("RD 1.6", "RD 1.1")
def test_one_person_who_runs_both_hands_over_without_asking():
    s = GAME.new(seed=1, seats=2, options={"alliance": "coin"})
    assert s.seat_by == [0, 0, 1, 1]
    s = GAME.new(seed=1, seats=2, options={"alliance": "rebels"})
    s.agenda.clear()
    s.asking, s.owing = None, 0
    s.resources[RD] = 5
    s.act(CR)
    s.eligible = 15
    s.do(Turn(CR))
    s.advance()
    play(s, "deal", "request rd", "count 2")
    assert (s.resources[RD], pledged(s, CR)) == (3, 2)
    assert s.actor() == s.seat_by[CR]


# -- agreements -----------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.6")
def test_promises_are_kept_apart_by_partner():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal", "propose mg", f"promise {PROMISE_IDS[0]}", "accept")
    play(s, "deal", "propose corp", f"promise {PROMISE_IDS[0]}", "accept")
    play(s, "deal", "propose cr", f"promise {PROMISE_IDS[-1]}", "accept")
    assert (agreed(s, MG), agreed(s, CORP), agreed(s, CR)) == (1, 1, 1 << len(PROMISE_IDS) - 1)


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    ("faction", "partner", "refusal"),
    [
        ("rd", "mg", ""),
        ("rd", "corp", ""),
        ("rd", "rd", "nothing-to-bind"),
        ("mg", "mg", ""),
        ("mg", "corp", "nothing-to-bind"),
    ],
)
def test_who_may_propose_what_to_whom(faction, partner, refusal):
    """Red Dust acts: it asks any other; another one speaks for itself alone."""
    s = running(dealing().put("gandhi", rd_rebel=1, mg_troop=1), "rd", "campaign")
    if refusal:
        assert deal_why(s, f"propose {partner}", faction) == (refusal, "1.6")
    else:
        aside(s, faction, f"propose {partner}")
        assert s.actor() == who(faction)
        play(s, f"promise {PROMISE_IDS[0]}")
        assert s.actor() == (who(partner) if faction == "rd" else who("rd"))


@pytest.mark.rule("RD 1.6")
def test_a_refusal_is_remembered_by_who_was_refused():
    s = running(dealing().put("gandhi", rd_rebel=1, mg_troop=1), "rd", "campaign")
    play(s, "deal", "propose mg", f"promise {PROMISE_IDS[0]}", "refuse")
    assert deal_why(s, "propose mg") == ("asked-already", "1.6")
    play(s, "deal", "propose cr", f"promise {PROMISE_IDS[0]}", "refuse")
    aside(s, "mg", "propose mg")
    play(s, f"promise {PROMISE_IDS[0]}", "refuse")
    assert deal_why(s, "propose mg", "mg") == ("asked-already", "1.6")
    s.act(RD)
    assert (s.refused, s.bids, s.pacts) == (0, [0] * 8, 0)


@pytest.mark.rule("RD 1.6")
def test_no_deals_where_the_table_does_without_or_nobody_acts():
    s = operation(table().put("gandhi", rd_rebel=1, mg_troop=1), "rd", "campaign")
    assert "deal" not in legal(s)
    s = running(dealing().put("gandhi", rd_rebel=1, mg_troop=1), "rd", "campaign")
    assert legal(s)[-1] == "deal"
    s.acting = -1
    assert "deal" not in legal(s)


@pytest.mark.rule("RD 1.6")
def test_nobody_offers_what_another_has():
    scene = dealing(rd=5, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    assert deal_why(s, "offer mg", "corp") == ("not-executing", "1.6")
    assert deal_why(s, "offer cr", "mg") == ("not-executing", "1.6")
    assert deal_why(s, "request mg", "cr") == ("not-executing", "1.6")


@pytest.mark.rule("RD 1.6")
@pytest.mark.parametrize(
    "moves",
    [
        ("deal",),
        ("deal", "request mg"),
        ("deal", "request mg", "count 2"),
        ("deal", "request cr"),
        ("deal", "propose mg"),
        ("deal", "propose mg", f"promise {PROMISE_IDS[0]}"),
    ],
)
def test_nobody_proposes_a_deal_amid_another(moves):
    scene = dealing(rd=5, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "campaign"), *moves)
    assert "deal" not in legal(s)
    assert all(s.why_not(seat, DEAL) is not None for seat in range(4))
