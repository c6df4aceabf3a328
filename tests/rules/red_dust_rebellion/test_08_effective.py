"""8.5.5: which Events are Critical, which option is played, and what makes one effective for a Faction."""

import pytest

from rules.red_dust_rebellion.nonplayers import mars, run, unused
from rules.red_dust_rebellion.story import who
from tharsis.games.red_dust_rebellion.actions import ATTACK_DIE, NP_TIE
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, FACTION_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import (
    copy_for_trial,
    critical,
    effective,
    effective_asset,
    measures,
    option_of,
)

pytestmark = pytest.mark.rule("RD 8.5.5")

#: Two positions, and for whom the second is better in some respect; then for whom the first is.
BETTER = (
    ("europa", "europa +1", "mg", "rd cr"),
    ("europa +1", "europa +2", "mg", "rd cr"),
    ("europa", "europa -1", "rd", "mg cr"),
    ("europa +1", "europa +1 people", "mg", "rd cr"),
    ("europa -1", "europa -1 people", "rd", "mg cr"),
    ("marth", "marth mg_troop", "mg", "rd cr"),
    ("marth", "phobos mg_troop", "mg", "rd cr"),
    ("marth", "marth security", "corp", "rd cr"),
    ("marth", "marth rd_base", "rd", "mg corp cr"),
    ("marth", "marth cr_base", "cr", "mg corp rd"),
    ("marth active_rd", "marth rd_rebel", "rd", ""),
    ("marth active_cr", "marth cr_rebel", "cr", ""),
    ("marth cr_base", "marth conversion", "cr", ""),
    ("marth corp_base", "marth terraforming", "corp", ""),
    ("confidence 6", "marth eg_troop, confidence 6", "mg", "rd cr"),
    ("confidence 5", "marth eg_troop, confidence 5", "corp", "rd cr"),
    ("confidence 3", "confidence 4", "mg corp", "rd cr"),
    ("confidence 6", "confidence 7", "mg", "corp rd cr"),
    ("confidence 5", "confidence 5 plus", "mg", "corp rd cr"),
    ("confidence 4", "confidence 4 plus", "mg corp", "rd cr"),
    ("earth supply", "earth supply*2", "mg", "rd cr"),
    ("transit supply", "transit supply*2", "mg", "rd cr"),
    ("supply_total 1", "supply_total 2", "mg", "rd cr"),
    ("profits 1", "profits 2", "corp", "mg rd cr"),
    ("agitate_total 1", "agitate_total 2", "rd", ""),
    ("asset_total 1", "asset_total 2", "cr", "mg corp rd"),
    ("displaced 1", "displaced 2", "", "cr"),
    ("europa", "europa people", "", "cr"),
)


def gainers(before, after):
    """For whom something has become better."""
    found = []
    for by in (MG, CORP, RD, CR):
        was, now = measures(mars(before).s, by), measures(mars(after).s, by)
        if any(b > a for a, b in zip(was, now, strict=True)):
            found.append(FACTION_IDS[by])
    return " ".join(found)


@pytest.mark.parametrize(("before", "after", "glad", "sorry"), BETTER)
def test_what_a_faction_seeks(before, after, glad, sorry):
    assert gainers(before, after) == glad
    assert gainers(after, before) == sorry


def test_means_of_players_count():
    for name, glad in (("mg", (CORP, RD, CR)), ("rd", (MG, CORP, CR))):
        for by in (MG, CORP, RD, CR):
            poor, rich = (mars("", "mg rd").means(**{name: n}).s for n in (5, 9))
            gains = [a - b for a, b in zip(measures(poor, by), measures(rich, by), strict=True)]
            assert any(gain > 0 for gain in gains) == (by in glad)
            assert not any(gain < 0 for gain in gains)
    few, many = (mars("", "cr").hand(*cards).s for cards in (("tipoff",), ("tipoff", "converts")))
    assert [measures(few, by) != measures(many, by) for by in (MG, CORP, RD, CR)] == [True] * 4
    assert measures(few, CR)[0] < measures(many, CR)[0]


#: Who, the card, the position, whether it is Critical.
STARS = (
    ("mg", "tenzing", "", True),
    ("corp", "tenzing", "", False),
    ("rd", "tenzing", "", False),
    ("mg", "satellite_network_updated", "", False),
    ("mg", "satellite_network_updated", "orbit satellite", True),
    ("rd", "satellite_network_updated", "orbit satellite", False),
    ("corp", "emissions_law_reform_passed", "marth corp_base, radau corp_base", True),
    ("corp", "emissions_law_reform_passed", "marth corp_base*2", True),
    ("corp", "emissions_law_reform_passed", "marth corp_base, radau terraforming, europa corp_base", False),
    ("cr", "emissions_law_reform_passed", "", True),
    ("mg", "corporate_militarization", "", True),
    ("corp", "the_rodgers_line", "", True),
)


@pytest.mark.parametrize(("faction", "card", "text", "truth"), STARS)
def test_which_events_are_critical(faction, card, text, truth):
    assert critical(mars(text).s, who(faction), EVENT_IDS.index(card)) == truth


#: Who, the card, the position, whether the option it plays is effective.
EFFECTIVE = (
    ("mg", "satellite_network_updated", "", False),
    ("mg", "satellite_network_updated", "orbit satellite", True),
    ("rd", "satellite_network_updated", "europa rd_rebel satellite", True),
    ("rd", "refugee_crisis", "displaced 3, europa +1", False),
    ("rd", "refugee_crisis", "displaced 4, europa +1", True),
    ("mg", "refugee_crisis", "displaced 3", True),
    ("mg", "tenzing", "tenzing +2", False),
    ("mg", "tenzing", "tenzing +1", True),
    ("mg", "tenzing", "tenzing +2 mg_troop active_rd", True),
    ("rd", "letters_from_home", "europa mg_troop, confidence 3 plus", True),
    ("rd", "letters_from_home", "europa +1 mg_troop, confidence 3", False),
    ("rd", "letters_from_home", "europa +1 mg_troop, confidence 3 plus", True),
    ("mg", "new_cordoba", "", False),
    ("mg", "new_cordoba", "new_cordoba rd_base", True),
    ("cr", "corporate_militarization", "profits 0", False),
    ("cr", "corporate_militarization", "profits 1", True),
)


@pytest.mark.parametrize(("faction", "card", "text", "truth"), EFFECTIVE)
def test_an_event_is_effective_if_it_brings_one_thing_that_is_sought(faction, card, text, truth):
    assert effective(mars(text).s, who(faction), EVENT_IDS.index(card)) == truth


def test_the_options_that_are_played():
    usual = {MG: 0, CORP: 0, RD: 1, CR: 1}
    other = {(CORP, 3): 1, (MG, 15): 1, (RD, 15): 0, (MG, 18): 1, (MG, 46): 1}
    for by in (MG, CORP, RD, CR):
        for number in range(1, 49):
            alone = number in (32, 34, 47)
            wanted = 0 if alone else other.get((by, number), usual[by])
            assert option_of(by, number - 1) == wanted


def test_a_capability_is_always_effective_and_an_asset_event_is_tried():
    assert effective_asset(mars().s, ASSET_IDS.index("the_mind_twister"))
    assert not effective_asset(mars().s, ASSET_IDS.index("children_of_the_desert"))
    assert effective_asset(mars("tenzing mg_troop*4").s, ASSET_IDS.index("weaponized_asteroid"))


def test_a_trial_leaves_the_game_as_it_is():
    """Scripted dice stay where they are, nothing is told, and what waits goes on afterwards."""
    scene = mars("europa rd_rebel*3 satellite mg_troop*2").dice(1, 1)
    scene.script_chance(NP_TIE, 0, 0, 0)
    s = scene.s
    s.do(PlayAsset(ASSET_IDS.index("the_mind_twister")))
    waiting, told, digest = len(s.agenda), len(s.entries()), s.digest()
    assert effective(s, RD, EVENT_IDS.index("satellite_network_updated"))
    assert (len(s.agenda), len(s.entries()), s.digest()) == (waiting, told, digest)
    assert (unused(scene, ATTACK_DIE), unused(scene, NP_TIE)) == (2, 3)
    trial = copy_for_trial(s)
    assert (trial.agenda, trial.recording, trial.source) == ([], False, None)
    assert "asset the_mind_twister" in run(scene)
