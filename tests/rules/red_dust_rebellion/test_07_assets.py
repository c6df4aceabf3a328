"""1.5 and 7.7: Asset cards: values, events, Capabilities."""

import pytest

from rules.red_dust_rebellion.story import at, available, count, legal, play, table, why
from tharsis.games.red_dust_rebellion.codes import DISCARD, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, ASSET_KIND, CAPABILITY
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS
from tharsis.games.red_dust_rebellion.rules.assets import card_value
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, BeginOperation


def asset(scene, card):
    return scene.hand(card).ask(PlayAsset(ASSET_IDS.index(card)))


@pytest.mark.rule("RD 1.5")
@pytest.mark.parametrize(
    ("card", "op"),
    [
        ("the_trackless_wastes", "travel"),
        ("water_reserves", "rally"),
        ("hidden_forces", "rally"),
        ("storm_riders", "travel"),
        ("tipoff", "attack"),
        ("ideologues", "preach"),
        ("sympathizers", "preach"),
        ("weapons_cache", "attack"),
    ],
)
@pytest.mark.card(
    "RD the_trackless_wastes", "RD water_reserves", "RD hidden_forces", "RD storm_riders", "RD tipoff"
)
@pytest.mark.card("RD ideologues", "RD sympathizers", "RD weapons_cache")
def test_some_cards_are_worth_one_more(card, op):
    for other, name in enumerate(OPERATION_IDS):
        assert card_value(ASSET_IDS.index(card), other) == (5 if name == op else 4)


@pytest.mark.rule("RD 7.7")
@pytest.mark.parametrize("card", [name for i, name in enumerate(ASSET_IDS) if ASSET_KIND[i] == CAPABILITY])
def test_a_capability_gives_a_free_operation_in_two_spaces_and_a_card_and_stays(card):
    s = asset(table(), card)
    assert "op rally" in legal(s)
    play(s, "op rally", "pick marth", "pick radau")
    assert (count(s, "cr_rebel", "marth"), count(s, "cr_rebel", "radau")) == (1, 1)
    assert s.asking is None
    assert s.assets.place[ASSET_IDS.index(card)] == IN_PLAY
    assert len(s.hand()) == 1


@pytest.mark.card("RD dust_adaptation")
def test_dust_adaptation_opens_stormy_deserts():
    scene = table().put("marth", cr_rebel=2).storm(marth=2).hand("tipoff")
    s = scene.ask(BeginOperation(3, 5, ANY_NUMBER, ANYWHERE, 0))
    assert why(s, "pick marth")[0] == "storm"
    scene = table().put("marth", cr_rebel=2).storm(marth=2).hand("tipoff").capability("dust_adaptation")
    s = scene.ask(BeginOperation(3, 5, ANY_NUMBER, ANYWHERE, 0))
    assert "pick marth" in legal(s)


@pytest.mark.card("RD children_of_the_desert")
def test_children_of_the_desert():
    scene = table().put("radau", cr_rebel=3).put("marth", security=2).dice(1, 1)
    s = asset(scene, "children_of_the_desert")
    play(s, "pick marth", "pick radau", "pick marth", "move cr_rebel radau", "count 3", "pick marth")
    assert count(s, "security", "marth") == 0


@pytest.mark.card("RD weaponized_asteroid")
def test_weaponized_asteroid():
    s = asset(table().put("europa", mg_troop=3, cr_rebel=2), "weaponized_asteroid")
    play(s, "pick europa", *["remove mg_troop europa"] * 3)
    assert (s.damage[at("europa")], count(s, "mg_troop", "europa"), count(s, "cr_rebel", "europa")) == (
        2,
        0,
        2,
    )


@pytest.mark.card("RD the_reclaimer_faith")
def test_the_reclaimer_faith():
    s = asset(table().put("europa", mg_troop=1).put("radau", cr_rebel=1), "the_reclaimer_faith")
    assert why(s, "pick europa")[0] == "not-there"
    play(s, "pick radau", "pick marth", "pick wilderness")
    assert available(s, "cr_base") == 12


@pytest.mark.card("RD converts")
def test_converts():
    s = asset(table().put("europa", rd_rebel=1, active_rd=1), "converts")
    play(s, "remove rd_rebel europa", "remove active_rd europa")
    assert count(s, "cr_rebel", "europa") == 2


@pytest.mark.card("RD church_assets")
def test_church_assets():
    s = asset(table().put("europa", cr_rebel=1).put("gandhi", cr_rebel=1), "church_assets")
    play(s, "pick tenzing", "pick sharma")
    assert (len(s.hand()), count(s, "cr_base", "sharma")) == (2, 1)


@pytest.mark.card("RD the_lost_patrol")
def test_the_lost_patrol():
    s = asset(table().put("marth", mg_troop=2, security=1, rd_rebel=1), "the_lost_patrol")
    assert why(s, "pick radau")[0] == "more-elsewhere"
    play(s, "pick marth", "pick shenzhou")
    assert (s.coin_forces(at("marth")), s.damage[at("shenzhou")]) == (0, 1)


@pytest.mark.card("RD the_maadim")
def test_the_maadim():
    s = asset(table().put("europa", active_cr=4), "the_maadim")
    play(s, "pick marth", *["move cr_rebel europa"] * 3, "done")
    assert (count(s, "cr_rebel", "marth"), count(s, "cr_rebel", "europa")) == (3, 1)


@pytest.mark.card("RD loyalty")
def test_loyalty():
    s = asset(table().put("europa", mg_troop=3).put("gandhi", security=1), "loyalty")
    play(s, "pick europa", *["remove mg_troop europa"] * 2, "pick gandhi", "remove security gandhi")
    assert (count(s, "mg_troop", "europa"), count(s, "security", "gandhi")) == (1, 0)


@pytest.mark.card("RD remote_base")
def test_remote_base():
    s = asset(table(), "remote_base")
    play(s, "pick wilderness")
    assert (count(s, "conversion", "wilderness"), count(s, "cr_rebel", "wilderness"), len(s.hand())) == (
        1,
        2,
        1,
    )


@pytest.mark.card("RD pilgrimage")
def test_pilgrimage():
    s = asset(
        table().put("ascraeus_mons", cr_rebel=1).put("tharsis_tholus", cr_rebel=1).means(displaced=2),
        "pilgrimage",
    )
    play(s, "pick europa", "move cr_rebel ascraeus_mons", "move cr_rebel tharsis_tholus", "count 3")
    assert (count(s, "cr_rebel", "europa"), s.damage[at("europa")], s.displaced) == (2, 1, 0)
    assert ASSET_IDS.index("pilgrimage") in s.assets.piles[DISCARD]
