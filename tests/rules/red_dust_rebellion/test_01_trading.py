"""Rule 1.6: trading Resources and Asset cards, and what players promise each other."""

import pytest

from rules.red_dust_rebellion.story import legal, operation, play, table, who, why
from tharsis.bots.search import AdvisorEvaluator
from tharsis.bots.search.budget import Budget
from tharsis.bots.search.walks import Searcher
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import DEAL, PROMISE_IDS
from tharsis.games.red_dust_rebellion.bot import RDAdvisor
from tharsis.games.red_dust_rebellion.codes import EVENT_PLAYED, OP_ONLY
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.pledges import NO_CARD
from tharsis.games.red_dust_rebellion.rules.sequence import NextActor
from tharsis.games.red_dust_rebellion.rules.turn import EndTurn, Turn
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.view import look

ALL = 15


def dealing(**means: int) -> RDScenario:
    return table(transfers=True).means(**means)


def running(scene: RDScenario, faction: str, op: str) -> RDState:
    """An Operation of the Faction whose turn it is."""
    scene.s.act(who(faction))
    return operation(scene, faction, op)


def turn(scene: RDScenario, faction: str) -> RDState:
    """A Faction is about to say what it executes."""
    s = scene.card("green_new_deal", "tenzing").s
    s.act(who(faction))
    s.order = [who(faction)]
    return scene.ask(Turn(who(faction)))


def aside(s: RDState, faction: str, move: str) -> RDState:
    """Somebody who need not be asked proposes a deal."""
    seat = s.seat_by[who(faction)]
    refusal = s.why_not(seat, DEAL)
    assert refusal is None, refusal
    s.apply(seat, DEAL)
    return play(s, move)


def deal_why(s: RDState, move: str, faction: str = "") -> tuple[str, str]:
    """Why a deal cannot be proposed, this one or any: by whoever is asked, or by another."""
    s = s.clone()
    seat = s.seat_by[who(faction)] if faction else s.actor()
    refusal = s.why_not(seat, DEAL)
    if refusal is not None:
        return refusal.name, refusal.rule
    s.apply(seat, DEAL)
    return why(s, move)


def told(s: RDState, name: str) -> list[tuple[int, ...]]:
    """The figures of all log entries of a kind."""
    return [entry.args for entry in s.entries() if s.game.logs.terms[entry.key].name == name]


@pytest.mark.rule("RD 1.6")
def test_transfers_are_on_unless_a_table_does_without():
    assert GAME.new(seed=1, seats=4).trading
    s = running(table().put("gandhi", rd_rebel=1, mg_troop=1), "rd", "campaign")
    assert deal_why(s, "request mg") == ("no-transfers", "1.6")
    assert deal_why(s, "propose mg") == ("no-transfers", "1.6")


@pytest.mark.rule("RD 1.6", "RD 5.0")
def test_a_gift_makes_one_more_space_payable():
    scene = dealing(rd=1, mg=30).put("gandhi", rd_rebel=1, mg_troop=1).put("sharma", rd_rebel=1)
    s = play(running(scene, "rd", "campaign"), "pick gandhi")
    assert why(s, "pick sharma")[0] == "too-poor"
    play(s, "deal", "request mg")
    assert s.actor() == who("rd")
    play(s, "count 20")  # as much as one likes
    assert s.actor() == who("mg")
    play(s, "accept")
    assert (s.resources[RD], s.resources[MG]) == (21, 10)
    play(s, "pick sharma", "done")
    assert s.resources[RD] == 19


@pytest.mark.rule("RD 1.6")
def test_one_may_ask_again_for_less_and_after_every_gift():
    scene = dealing(rd=1, mg=9).put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal", "request mg", "count 9", "refuse", "deal", "request mg")
    assert why(s, "count 9")[0] == "number"
    play(s, "count 4", "accept", "deal", "request mg", "count 5", "accept")
    assert (s.resources[RD], s.resources[MG]) == (10, 0)
    assert deal_why(s, "request mg")[0] == "too-poor"


@pytest.mark.rule("RD 1.6")
def test_nobody_is_asked_for_the_same_for_ever():
    scene = dealing(rd=5, mg=9).put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    play(s, "deal", "request mg", "count 1", "refuse")
    assert deal_why(s, "request mg") == ("asked-already", "1.6")
    aside(s, "mg", "offer mg")  # but who refused may offer
    play(s, "count 3", "refuse")
    assert aside(s, "mg", "offer mg").actor() == who("mg")
    assert "count 3" not in legal(s)
    play(s, "count 9", "accept")
    assert (s.resources[RD], s.resources[MG]) == (14, 0)


@pytest.mark.rule("RD 1.6", "RD 1.4")
def test_gains_stop_at_fifty():
    scene = dealing(rd=48, mg=9).put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "campaign"), "deal", "request mg", "count 9", "accept")
    assert (s.resources[RD], s.resources[MG]) == (50, 0)


@pytest.mark.rule("RD 1.6")
def test_the_giver_need_not_be_eligible_but_the_receiver_must_execute_something():
    scene = dealing(rd=5, mg=9).put("gandhi", rd_rebel=1, mg_troop=1)
    scene.s.eligible = 1 << RD
    s = aside(running(scene, "rd", "campaign"), "mg", "offer mg")
    play(s, "count 2", "accept")
    assert s.resources[RD] == 7
    assert deal_why(s, "request rd", "mg") == ("not-executing", "1.6")
    assert deal_why(s, "offer rd", "rd") == ("not-executing", "1.6")
    assert deal_why(s, "propose rd") == ("nothing-to-bind", "1.6")


@pytest.mark.rule("RD 1.6")
def test_corporations_and_nonplayers_do_not_trade():
    scene = dealing().put("marth", corp_base=1)
    assert deal_why(running(scene, "corp", "logistics"), "request mg")[0] == "corp-trades-not"
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    assert deal_why(running(scene, "rd", "campaign"), "request corp")[0] == "corp-trades-not"
    scene = table(transfers=True, seats=2, factions="rd_cr_mg_corp").put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    assert deal_why(s, "request mg") == ("np-trades-not", "1.6")
    assert deal_why(s, "propose mg") == ("np-trades-not", "1.6")
    scene = table(transfers=True, seats=1, factions="rd_cr_mg_corp").put("gandhi", rd_rebel=1, mg_troop=1)
    assert deal_why(running(scene, "rd", "campaign"), "propose mg") == ("no-deal", "1.6")


@pytest.mark.rule("RD 1.6")
def test_reclaimers_spend_cards_of_their_choice_at_their_printed_value():
    scene = dealing(rd=1).hand("tipoff", "loyalty").put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "attack"), "deal", "request cr")
    assert s.actor() == who("cr")
    play(s, "give tipoff", "done")
    assert (s.resources[RD], len(s.hand())) == (5, 1)  # no bonus for the Operation that the card names
    play(s, "deal", "request cr", "done")
    assert deal_why(s, "request cr") == ("asked-already", "1.6")
    aside(s, "cr", "offer cr")
    assert s.actor() == who("rd")
    play(s, "accept", "give loyalty")
    assert (s.resources[RD], s.hand()) == (8, [])


@pytest.mark.rule("RD 1.6")
def test_reclaimers_without_a_card_can_be_helped_to_begin():
    scene = dealing(rd=5, mg=9).hand().put("gandhi", cr_rebel=1, mg_troop=1).put("sharma", cr_rebel=1)
    s = turn(scene, "cr")
    assert why(s, "op preach")[0] == "no-space"
    play(s, "deal", "request mg", "count 2", "accept")
    assert (s.resources[MG], s.owed) == (7, 0)
    play(s, "op preach", "pick gandhi", "pick sharma", "done")
    assert s.resources[MG] == 7
    assert told(s, "transfer") == [(MG, CR, 2)]


@pytest.mark.rule("RD 1.6")
def test_reclaimers_keep_nothing_that_their_operation_does_not_cost():
    scene = dealing(mg=9).hand().put("gandhi", cr_rebel=1, mg_troop=1)
    s = play(turn(scene, "cr"), "deal", "request mg", "count 5", "accept", "op preach", "pick gandhi", "done")
    assert s.resources[MG] == 8
    assert told(s, "pledge-back") == [(MG, 4)]


@pytest.mark.rule("RD 1.6", "RD 4.1")
def test_help_comes_with_the_one_card_of_desert_efficiency():
    scene = dealing(mg=9).hand("dust_adaptation")
    for space in ("gandhi", "sharma", "europa"):
        scene.put(space, cr_rebel=1)
    s = scene.s
    s.slot, s.first_did = 1, OP_ONLY
    s = turn(scene, "cr")
    play(s, "op preach", "pick gandhi", "pick sharma")
    assert why(s, "pick europa")[0] == "too-poor"
    play(s, "deal", "request mg", "count 1", "accept", "pick europa", "done", "pay dust_adaptation")
    assert (s.resources[MG], s.hand()) == (8, [])


@pytest.mark.rule("RD 1.6")
def test_reclaimers_are_helped_with_operations_alone():
    scene = dealing(mg=9).hand("loyalty").put("gandhi", cr_rebel=1, mg_troop=1)
    s = play(turn(scene, "cr"), "deal", "request mg", "count 5", "accept", "event unshaded")
    assert (s.resources[MG], told(s, "pledge-back")) == (9, [(MG, 5)])
    scene = dealing(mg=9).hand("loyalty").put("gandhi", cr_rebel=1, mg_troop=1).put("europa", mg_troop=1)
    s = play(turn(scene, "cr"), "asset loyalty")
    assert deal_why(s, "request mg") == ("only-to-pay", "1.6")


@pytest.mark.rule("RD 1.6", "RD 4.1")
def test_who_passes_keeps_nothing():
    scene = dealing(rd=0, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = turn(scene, "rd")
    play(s, "deal", "request mg", "count 4", "accept", "deal", "request cr", "give tipoff")
    assert (s.resources[RD], s.resources[MG], s.hand()) == (0, 5, [])
    assert "op campaign" in legal(s)
    assert look(s, 0)["pledged"] == 8
    play(s, "pass")
    assert (s.resources[RD], s.resources[MG], len(s.hand())) == (1, 9, 1)
    assert not s.pledges


@pytest.mark.rule("RD 1.6")
def test_who_executes_something_keeps_what_was_set_aside():
    scene = dealing(rd=0, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(
        turn(scene, "rd"), "deal", "request mg", "count 4", "accept", "deal", "request cr", "give tipoff"
    )
    play(s, "op campaign", "pick gandhi")
    assert s.resources[RD] == 8
    s = play(turn(dealing(rd=0, mg=9), "rd"), "deal", "request mg", "count 4", "accept", "event unshaded")
    assert (s.resources[RD], s.resources[MG]) == (4, 5)


@pytest.mark.rule("RD 1.6", "RD 1.1")
def test_who_runs_both_factions_agrees_with_nobody():
    s = GAME.new(seed=1, seats=2, options={"alliance": "rebels"})
    s.agenda.clear()
    s.asking, s.owing = None, 0
    s.resources[RD] = 3
    s.act(RD)
    s.eligible = ALL
    s.do(Turn(RD))
    s.advance()
    assert len(s.hand()) == 3
    play(s, "deal", "request cr")
    assert s.actor() == s.seat_by[RD]
    play(s, legal(s)[0], "done")
    assert len(s.hand()) == 2
    assert deal_why(s, "propose cr") == ("nothing-to-bind", "1.6")


@pytest.mark.rule("RD 1.6")
def test_a_faction_that_an_event_lets_act_can_be_helped_meanwhile():
    scene = dealing(mg=0, rd=9, displaced=2).put("europa", mg_troop=4).damage(pavonis_mons=1)
    scene.put("pavonis_mons", rd_base=1).card("outpost_discovery", "tenzing")
    s = turn(scene, "rd")
    s.current = scene.card("outpost_discovery").s.current
    play(s, "event unshaded", "pick pavonis_mons", *["move mg_troop europa"] * 4, "name mg")
    assert s.acting == MG
    play(s, "deal", "request rd", "count 3", "accept")
    assert (s.resources[MG], s.resources[RD]) == (3, 6)
    while s.asking is not None and s.acting == MG:
        play(s, "done")
    assert s.acting in (RD, -1)


@pytest.mark.rule("RD 1.6")
def test_nothing_passes_outside_of_turns():
    s = dealing(mg=9).ask(NextActor())
    s.acting = -1
    assert deal_why(s, "request mg") == ("nothing-to-bind", "1.6")


@pytest.mark.rule("RD 1.6")
def test_what_both_sides_promise_stands_in_the_log():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "campaign"), "deal", "propose corp", "promise spare")
    assert s.actor() == who("corp")
    play(s, "accept")
    assert told(s, "pact") == [(RD, CORP, PROMISE_IDS.index("spare"))]
    play(s, "deal", "propose corp")
    assert why(s, "promise spare") == ("asked-already", "1.6")
    play(s, "promise as_said", "refuse")
    assert told(s, "pact") == [(RD, CORP, PROMISE_IDS.index("spare"))]
    assert deal_why(s, "propose corp") == ("asked-already", "1.6")


@pytest.mark.rule("RD 1.6")
def test_the_other_side_may_propose_as_well_and_everybody_reads_it():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = aside(running(scene, "rd", "campaign"), "mg", "propose mg")
    play(s, "promise no_reply")
    assert s.actor() == who("rd")
    play(s, "accept")
    assert told(s, "pact") == [(RD, MG, PROMISE_IDS.index("no_reply"))]
    assert all(not entry.secret for entry in s.entries())


@pytest.mark.rule("RD 1.6")
def test_every_promise_can_be_made_once_and_to_everybody():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = running(scene, "rd", "campaign")
    for promise in PROMISE_IDS:
        play(s, "deal", "propose mg", f"promise {promise}", "accept")
    assert told(s, "pact") == [(RD, MG, promise) for promise in range(len(PROMISE_IDS))]
    assert deal_why(s, "propose mg") == ("asked-already", "1.6")
    play(s, "deal", "propose cr", "promise as_said", "accept")
    assert told(s, "pact")[-1] == (RD, CR, 0)


@pytest.mark.rule("RD 1.6")
def test_who_refused_an_agreement_may_still_propose_one():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "campaign"), "deal", "propose mg", "promise as_said", "refuse")
    assert deal_why(s, "propose mg") == ("asked-already", "1.6")
    play(aside(s, "mg", "propose mg"), "promise help", "refuse")
    assert deal_why(s, "propose mg", "mg") == ("asked-already", "1.6")
    play(s, "deal", "propose corp", "promise as_said", "accept")
    assert told(s, "pact") == [(RD, CORP, 0)]


@pytest.mark.rule("RD 1.6")
def test_an_agreement_binds_during_one_action_only():
    scene = dealing().put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(running(scene, "rd", "campaign"), "deal", "propose corp", "promise spare", "accept")
    assert s.pacts
    s.act(MG)
    assert not s.pacts


@pytest.mark.rule("RD 1.6")
def test_bots_take_gifts_give_none_and_promise_nothing():
    advisor = RDAdvisor()
    scene = dealing(rd=1, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)

    def answer(s: RDState) -> str:
        return GAME.actions.notation(advisor.choose(s, s.actor(), s.legal(s.actor())))

    s = running(scene, "rd", "campaign")
    for _ in range(20):
        assert answer(s) != "deal"
    assert answer(play(s.clone(), "deal", "request mg", "count 2")) == "refuse"
    assert answer(play(s.clone(), "deal", "request cr")) == "done"
    assert answer(play(s.clone(), "deal", "propose mg", "promise help")) == "refuse"
    aside(s, "mg", "offer mg")
    assert answer(play(s, "count 2")) == "accept"


@pytest.mark.rule("RD 1.6")
def test_bots_that_search_think_of_no_deals():
    s = GAME.new(seed=1, seats=4)
    while s.acting < 0:
        s.apply(s.actor(), s.legal(s.actor())[-1])
    assert s.legal(s.actor())[-1] >= s.aside_base
    root = Searcher(1, AdvisorEvaluator(GAME)).explore(s, s.actor(), Budget(10, None))
    assert root.edges
    assert all(action < s.aside_base for action in root.edges)


@pytest.mark.rule("RD 1.6")
def test_a_deal_under_way_is_saved_and_loaded():
    scene = dealing(rd=0, mg=9).hand("tipoff").put("gandhi", rd_rebel=1, mg_troop=1)
    s = play(turn(scene, "rd"), "deal", "request cr", "give tipoff", "deal", "request mg", "count 4")
    again = GAME.load(s.save())
    play(again, "accept", "pass")
    assert (again.resources[MG], len(again.hand())) == (9, 1)


@pytest.mark.rule("RD 1.6")
def test_what_reclaimers_did_not_spend_goes_back_when_their_turn_ends():
    s = dealing(mg=5).s
    s.act(CR)
    s.pledges = [MG, 3, NO_CARD]
    EndTurn(CR, EVENT_PLAYED).run(s)
    assert (s.pledges, s.resources[MG], s.acting) == ([], 8, -1)
