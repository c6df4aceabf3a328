"""What players are told when a card is played."""

import pytest

from rules.red_dust_rebellion.changes import follow, laid
from rules.red_dust_rebellion.story import at, who, why
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import MG_BASE, MG_TROOP, RD_BASE, RD_REBEL
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent


def told(s):
    """Names and operands of all lines, the first one first."""
    return [(GAME.logs.terms[entry.key].name, *entry.args) for entry in s.entries()]


def lines_of(card, by, scene, moves, side=0):
    return told(follow(laid(scene).ask(PlayEvent(who(by), EVENT_IDS.index(card), side)), moves))


@pytest.mark.rule("RD 7.1")
@pytest.mark.card("RD the_rodgers_line")
def test_a_new_line_is_told():
    shown = lines_of("the_rodgers_line", "corp", "europa level=1 | tereshkova level=-1", "name mg")
    card = EVENT_IDS.index("the_rodgers_line")
    assert shown == [
        ("event", who("corp"), card, 0),
        ("rodgers",),
        ("shift", at("europa"), 4),
        ("shift", at("tereshkova"), 2),
    ]


@pytest.mark.card("RD sudden_storm")
def test_each_new_storm_is_told():
    scene = "radau storm=1 | gandhi storm=1 | sharma storm=1 | tenzing storm=2"
    shown = lines_of("sudden_storm", "rd", scene, "pick europa, pick ascraeus_mons")
    card = EVENT_IDS.index("sudden_storm")
    assert shown == [("event", who("rd"), card, 0), ("raging", at("europa")), ("raging", at("ascraeus_mons"))]


@pytest.mark.card("RD martian_nationalism")
def test_the_end_of_a_campaign_is_told():
    scene = "box=0 | campaign=comms_cutoff+general_strike"
    shown = lines_of("martian_nationalism", "mg", scene, "campaign general_strike")
    card = EVENT_IDS.index("martian_nationalism")
    ended = ("campaign-ends", CAMPAIGN_IDS.index("general_strike"))
    assert shown == [("event", who("mg"), card, 0), ("eg-plus",), ended]


@pytest.mark.rule("RD 7.7")
@pytest.mark.card("RD converts")
def test_a_played_asset_is_told():
    card = ASSET_IDS.index("converts")
    assert told(follow(laid("hand=converts").ask(PlayAsset(card)), ""))[0] == ("asset", card)


@pytest.mark.rule("RD 7.6")
@pytest.mark.card("RD long_range_patrols")
def test_a_free_operation_that_is_refused_cites_its_own_rule():
    scene = laid("marth mg_troop=1")
    s = scene.ask(PlayEvent(who("mg"), EVENT_IDS.index("long_range_patrols"), 0))
    follow(s, "pick marth, pick radau, move mg_troop marth, ...")
    assert why(s, "op train")[1] == "5.1"
    assert why(s, "op assault")[1] == "5.5"
    assert why(s, "op recon") == ("other-operation", "7.6")
    assert why(s, "pick radau")[1] == "7.6"


@pytest.mark.rule("RD 1.3")
@pytest.mark.card("RD gandhi_sharma")
def test_every_piece_that_falls_and_comes_at_sharma_is_told():
    shown = lines_of("gandhi_sharma", "rd", "sharma mg_troop=1 mg_base=1 | gandhi level=-2", "", side=1)
    sharma = at("sharma")
    fallen = [("remove", MG_TROOP, sharma), ("remove", MG_BASE, sharma)]
    come = [("place", RD_BASE, sharma), ("place", RD_REBEL, sharma)]
    assert shown[1:] == [("shift", sharma, 1), *fallen, *come]
