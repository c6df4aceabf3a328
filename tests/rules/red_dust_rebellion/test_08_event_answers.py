"""8.5.5: answers that only certain cards ask of non-players, also of one whom a player's card lets act."""

import pytest

from rules.red_dust_rebellion.nonplayers import mars, run
from rules.red_dust_rebellion.story import at, who
from tharsis.games.red_dust_rebellion.actions import CAMPAIGN_CARD, NP_TIE, PICK
from tharsis.games.red_dust_rebellion.board import SPACES
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import DropCampaign
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.nonplayer.choices import drop_campaign
from tharsis.games.red_dust_rebellion.nonplayer.spaces import regrow
from tharsis.games.red_dust_rebellion.pieces import CR, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.assault import Flee, Regrow
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent
from tharsis.games.red_dust_rebellion.rules.forces import BY_ATTACK, Removal

pytestmark = pytest.mark.rule("RD 8.5.5")


def played(scene, faction, card, side=0, ties=(0,)):
    """What an Event changes in the hands of a non-player."""
    scene.script_chance(NP_TIE, *ties, *[0] * 20)
    scene.s.act(who(faction))
    return run(scene, PlayEvent(who(faction), EVENT_IDS.index(card), side))


@pytest.mark.card("RD the_security_of_mars_act")
@pytest.mark.parametrize(("players", "tie", "out"), [("", 0, RD), ("", 1, CR), ("rd", 1, RD), ("cr", 0, CR)])
def test_of_two_who_could_be_hit_a_player_is(players, tie, out):
    scene = mars("europa rd_rebel cr_rebel", players)
    played(scene, "mg", "the_security_of_mars_act", ties=(tie,))
    assert scene.s.sits_out == 1 << out


#: Event 13, whose, the position, everything that changes.
GUARDS = (
    ("corp", "europa security*4 active_rd, marth security*3 specops", {"europa active_rd": -1}),
    ("corp", "europa active_rd*2, ascraeus_mons security*9",
     {"ascraeus_mons security": -3, "europa security": 3, "europa active_rd": -2, "profits": 1}),
    # MarsGov moves Security as if they were its Troops: Control, and cubes for Hidden Rebels and people.
    ("mg", "europa rd_rebel*3, tenzing security*9",
     {"tenzing security": -4, "europa security": 4, "europa rd_rebel": -3, "profits": 1}),
    ("mg", "europa rd_rebel, tenzing security*9",
     {"tenzing security": -2, "europa security": 2, "europa rd_rebel": -1}),
    ("mg", "europa mg_troop rd_base active_rd, tenzing security*9",
     {"tenzing security": -2, "europa security": 2, "europa rd_base": -1, "europa active_rd": -1,
     "profits": 1}),
    ("mg", "europa rd_rebel mg_troop*2, tenzing security*9", {"europa rd_rebel": -1, "europa active_rd": 1}),
    ("mg", "europa damage*2 rd_rebel mg_troop*2, tenzing security*9",
     {"europa rd_rebel": -1, "europa active_rd": 1}),
    ("mg", "europa rd_rebel, tenzing security*3, shepard security*5",
     {"shepard security": -2, "europa security": 2, "europa rd_rebel": -1}),
    ("mg", "europa rd_rebel, tenzing security, shepard security", {"europa rd_rebel": -1,
    "europa active_rd": 1}),
)  # fmt: skip


@pytest.mark.card("RD the_bombing_of_maglev_77")
@pytest.mark.parametrize(("faction", "text", "changed"), GUARDS)
def test_how_security_gathers_on_a_line(faction, text, changed):
    assert played(mars(text), faction, "the_bombing_of_maglev_77") == changed


@pytest.mark.card("RD tenzing")
@pytest.mark.rule("RD 7.6", "RD 8.6")
def test_a_free_assault_in_one_space_suppresses_nobody_elsewhere():
    scene = mars("tenzing mg_troop rd_rebel, europa eg_troop rd_rebel, confidence 6")
    assert played(scene, "mg", "tenzing") == {"tenzing level": 2, "tenzing rd_rebel": -1}


@pytest.mark.rule("RD 8.6", "RD 5.5")
def test_hidden_and_active_rebels_flee_together():
    """Pavonis Mons has a Base without a Hidden Rebel, but is won; the others go where the first went."""
    kinds = [KIND_IDS.index(name) for name in ("rd_rebel", "active_rd", "rd_rebel")]
    scene = mars("europa rd_rebel*2 active_rd, pavonis_mons -2 rd_base")
    found = run(scene, *[Flee(RD, kind, at("europa")) for kind in kinds])
    assert found == {
        "europa rd_rebel": -2,
        "europa active_rd": -1,
        "pavonis_mons rd_rebel": 2,
        "pavonis_mons active_rd": 1,
    }


@pytest.mark.card("RD martian_nationalism")
def test_a_campaign_against_marsgov_goes_or_else_any():
    for in_play, tie, gone in (
        (("comms_cutoff", "general_strike"), 0, "general_strike"),
        (("comms_cutoff", "transport_workers"), 0, "transport_workers"),
        (("legal_injunctions", "prison_labor_revolt"), 0, "legal_injunctions"),
        (("prison_labor_revolt", "comms_cutoff"), 0, "prison_labor_revolt"),
        (("prison_labor_revolt", "comms_cutoff"), 1, "comms_cutoff"),
    ):
        scene = mars().campaign(*in_play)
        scene.script_chance(NP_TIE, tie)
        assert CAMPAIGN_IDS[drop_campaign(scene.s, DropCampaign(MG)) - CAMPAIGN_CARD] == gone


@pytest.mark.card("RD enhanced_metabolism")
def test_reclaimers_regrow_where_the_first_of_them_fell():
    scene = mars("europa mg_troop")
    scene.s.bereaved = 1 << at("europa") | 1 << at("gandhi") | at("gandhi") << SPACES
    assert regrow(scene.s, Regrow(CR)) == PICK + at("gandhi")


@pytest.mark.card("RD bipartisan_resolution")
def test_reclaimers_do_not_turn_their_own_away():
    """Active Rebels cannot Ambush; that Red Dust takes their place is not what Reclaimers want."""
    scene = mars("radau active_cr*7, marth rd_rebel")
    found = played(scene, "cr", "bipartisan_resolution", side=1)
    assert found == {"radau active_cr": -3, "marth active_cr": 3}
    found = played(mars("radau cr_rebel*7, marth rd_rebel"), "cr", "bipartisan_resolution", side=1)
    assert found["marth rd_rebel"] == -1


@pytest.mark.card("RD the_maadim")
def test_the_maadim_gathers_three_who_can_be_spared_and_hides_all():
    scene = mars("radau active_cr*5, wilderness cr_rebel*4 cr_base, gandhi active_cr")
    scene.script_chance(NP_TIE, *[0] * 9)
    scene.s.curiosity = []
    assert run(scene, PlayAsset(ASSET_IDS.index("the_maadim"))) == {
        "radau active_cr": -5,
        "radau cr_rebel": 3,
        "wilderness cr_rebel": -1,
        "ascraeus_mons cr_rebel": 3,
        "gandhi active_cr": -1,
        "gandhi cr_rebel": 1,
    }
    assert run(mars("marth cr_rebel"), PlayAsset(ASSET_IDS.index("the_maadim"))) == {}


@pytest.mark.card("RD ares_rockets")
def test_rockets_find_a_satellite_where_there_is_no_other_enemy():
    scene = mars("radau active_cr*2, europa satellite").capability("ares_rockets")
    found = run(scene, Removal(CR, BY_ATTACK, at("radau"), 2))
    assert found == {"europa satellite": -1, "fallen satellite": 1}
