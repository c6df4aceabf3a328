"""Chapters 1, 4, 5 and 6: what the rules say in passing."""

import pytest

from rules.red_dust_rebellion.story import (
    activity,
    at,
    available,
    casualties,
    count,
    legal,
    level,
    operation,
    play,
    table,
    why,
)
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN
from tharsis.games.red_dust_rebellion.codes import IN_PLAY, OP_ONLY
from tharsis.games.red_dust_rebellion.orders import RALLY
from tharsis.games.red_dust_rebellion.pieces import CR, RD
from tharsis.games.red_dust_rebellion.rules.flashpoint import Conversion
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    EFFICIENT,
    LIMITED,
    BeginOperation,
)


@pytest.mark.rule("RD 5.5")
def test_only_losses_in_the_assault_give_a_reply():
    """Red Dust loses a Rebel, replies and hits the Reclaimers, who lost nothing to the Assault."""
    scene = table().put("europa", mg_troop=1, active_rd=3, cr_rebel=4).dice(1, 6)
    s = operation(scene, "mg", "assault")
    play(s, "pick europa", "choose attack", "remove cr_rebel europa", "remove cr_rebel europa")
    assert count(s, "cr_rebel", "europa") == 2
    assert s.actor() == 0
    scene = table().put("europa", mg_troop=2, active_rd=2, active_cr=2).dice(5, 6, 5, 6)
    s = operation(scene, "mg", "assault")
    play(s, "pick europa", "remove active_rd europa", "remove active_cr europa")
    assert s.actor() == RD
    play(s, "choose attack")
    assert s.actor() == CR


@pytest.mark.rule("RD 1.10", "RD 5.5")
def test_nobody_is_driven_out_of_a_labyrinth_in_a_raging_storm():
    scene = table().confidence(7).put("europa", eg_troop=2, rd_rebel=2).level(europa=-2).storm(europa=2)
    s = operation(scene.put("gandhi", mg_troop=1, active_rd=1), "mg", "assault")
    play(s, "pick gandhi", "done", "suppress europa")
    assert (count(s, "rd_rebel", "europa"), level(s, "europa")) == (2, -1)


@pytest.mark.rule("RD 5.10", "RD 6.8")
def test_a_campaign_card_is_drawn_for_what_the_campaign_did():
    """Coordinate brings the space to Active Opposition afterwards: no card for that."""
    s = operation(table().campaign().put("gandhi", rd_rebel=2), "rd", "campaign")
    play(s, "pick gandhi", "special coordinate", "pick gandhi", "done")
    assert (level(s, "gandhi"), s.campaigns.piles[IN_PLAY]) == (-2, [])
    scene = table().campaign().put("gandhi", rd_rebel=1).put("sharma", rd_rebel=1).level(gandhi=-1, sharma=-2)
    scene.script_chance(DRAW_CAMPAIGN, 4, 6)
    s = operation(scene, "rd", "campaign", special=False)
    play(s, "pick gandhi", "pick sharma", "done", "campaign torture_video_leaks")
    assert len(s.campaigns.piles[IN_PLAY]) == 1


@pytest.mark.rule("RD 5.8")
def test_a_travelling_group_cannot_be_split_to_stay_hidden():
    s = operation(table().put("radau", cr_rebel=4).level(marth=1).hand("tipoff"), "cr", "travel")
    play(s, "pick radau", "pick marth", "move cr_rebel radau", "count 2", "done")
    assert why(s, "pick marth") == ("chosen-already", "5.8")
    play(s, "done")
    scene = table().put("radau", cr_rebel=4).put("wilderness", cr_base=1).level(tharsis_tholus=1)
    s = operation(scene.hand("tipoff"), "cr", "travel")
    play(s, "pick radau", "pick wilderness", "move cr_rebel radau", "count 4")
    play(s, "pick tharsis_tholus", "count 2")
    assert why(s, "pick tharsis_tholus") == ("chosen-already", "5.8")


@pytest.mark.rule("RD 5.3", "RD 6.3")
def test_transport_amid_a_secure_neither_frees_nor_holds_the_movers_of_the_secure():
    scene = table().put("marth", mg_troop=2, mg_base=1).put("shenzhou", mg_troop=1)
    s = operation(
        scene.put("gandhi", mg_troop=1).put("coronae_montes", mg_base=1, mg_troop=3), "mg", "secure"
    )
    play(s, "pick shenzhou", "move mg_troop marth", "count 2", "done")
    play(s, "special transport", "move mg_troop coronae_montes", "pick marth", "count 3", "done")
    play(s, "pick gandhi", "move mg_troop shenzhou")
    assert legal(s)[0] == "move mg_troop marth"
    play(s, "move mg_troop marth", "count 3")
    assert (count(s, "mg_troop", "gandhi"), count(s, "mg_troop", "shenzhou")) == (5, 2)


@pytest.mark.rule("RD 6.6")
def test_a_specops_moves_once_in_a_raid():
    scene = table().put("shenzhou", specops=2).put("radau", rd_rebel=1).put("marth", rd_rebel=1)
    s = activity(scene, "corp", "raid")
    play(s, "pick marth", "move specops shenzhou", "done")
    assert count(s, "specops", "marth") == 1
    assert why(s, "pick radau") == ("no-specops", "6.6")


@pytest.mark.rule("RD 6.6", "RD 1.2")
def test_a_raid_on_friends_turns_the_marker_and_says_so():
    scene = table().confidence(5, plus=True).put("europa", specops=1, mg_troop=2)
    s = activity(scene, "corp", "raid")
    play(s, "pick europa", "done", "pick europa", "remove mg_troop europa")
    assert not s.eg_plus
    assert "eg-minus" in [s.game.logs.terms[entry.key].name for entry in s.entries()]


@pytest.mark.rule("RD 1.3", "RD 6.10", "RD 6.8")
def test_rebels_are_lifted_to_replace_what_an_activity_turns():
    scene = table().put("radau", cr_rebel=3, security=1).put("gandhi", active_cr=17)
    s = activity(scene, "cr", "purify")
    play(s, "pick radau", "remove security radau", "move active_cr gandhi")
    assert (count(s, "cr_rebel", "radau"), s.rebels(at("gandhi"), CR)) == (3, 16)
    scene = table().put("gandhi", rd_rebel=2, mg_troop=1).level(gandhi=-2).put("sharma", active_rd=28)
    s = activity(scene, "rd", "coordinate")
    play(s, "pick gandhi", "choose replace", "move active_rd sharma")
    assert (s.rebels(at("gandhi"), RD), count(s, "mg_troop", "gandhi")) == (3, 0)


@pytest.mark.rule("RD 6.10")
def test_purify_turns_no_other_base_into_a_conversion_center():
    scene = table().put("wilderness", cr_rebel=9, cr_base=1, corp_base=1)
    s = activity(scene, "cr", "purify")
    play(s, "pick wilderness", "remove corp_base wilderness")
    assert (count(s, "cr_base", "wilderness"), count(s, "conversion", "wilderness")) == (1, 1)
    assert (available(s, "corp_base"), casualties(s, "corp_base")) == (9, 0)


@pytest.mark.rule("RD 4.2", "RD 1.3")
def test_converts_are_not_lifted_and_too_few_go_where_the_reclaimers_say():
    scene = table().put("europa", conversion=1).put("tenzing", conversion=1).put("gandhi", cr_rebel=19)
    s = scene.ask(Conversion(CR))
    assert legal(s) == ["pick europa", "pick tenzing"]
    assert why(s, "pick gandhi") == ("no-center", "4.2")
    play(s, "pick tenzing")
    assert (count(s, "cr_rebel", "tenzing"), count(s, "cr_rebel", "europa"), s.asking) == (1, 0, None)
    scene = table().put("europa", conversion=1).put("gandhi", cr_rebel=20)
    assert scene.ask(Conversion(CR)).asking is None


@pytest.mark.rule("RD 4.1", "RD 1.5")
def test_the_one_card_of_desert_efficiency_is_not_discarded_for_the_hand_limit():
    scene = table().put("radau", cr_base=1)
    scene.hand("water_reserves", "loyalty", "converts", "pilgrimage", "the_maadim", "the_lost_patrol")
    scene.s.acting, scene.s.slot, scene.s.first_did = CR, 1, OP_ONLY
    s = scene.ask(BeginOperation(CR, RALLY, ANY_NUMBER, ANYWHERE, EFFICIENT | LIMITED))
    play(s, *[f"pick {space}" for space in ("marth", "rutherford", "trouvelot", "wilderness")])
    play(s, "pick radau", "choose upgrade")
    assert why(s, "discard water_reserves") == ("card-owed", "5.0")
    play(s, "discard loyalty")
    assert why(s, "pick europa") == ("too-poor", "5.0")
    play(s, "done")
    assert why(s, "pay converts") == ("one-card", "4.1")
    play(s, "pay water_reserves")
    assert len(s.hand()) == 5
