"""8.5.5: what non-players make of the choices that single cards give them."""

import pytest

from rules.red_dust_rebellion.story import alone, at, count, table, who
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent


def executed(scene, faction, card, side="unshaded", seed=1):
    """The position after a non-player has executed an Event."""
    s = alone(scene).s
    s.rng.seed(seed)
    s.do(PlayEvent(who(faction), EVENT_IDS.index(card), 0 if side == "unshaded" else 1))
    s.advance()
    assert not s.invariants()
    return s


@pytest.mark.rule("RD 8.5.5", "RD 8.5.6")
@pytest.mark.card("RD the_red_desert")
@pytest.mark.parametrize(("faction", "rebel"), [("rd", "rd_rebel"), ("cr", "cr_rebel")])
def test_the_desert_of_the_free_march_or_travel_is_chosen_by_the_table(faction, rebel):
    """The leftmost column that fits is March or Travel Destination: a Vulnerable Base decides."""
    for seed in range(8):
        scene = table().put("wilderness", **{rebel: 9}).level(radau=-2, marth=-2, rutherford=-2)
        scene.put("radau", mg_troop=1).put("marth", mg_base=1).put("rutherford", mg_troop=1)
        s = executed(scene, faction, "the_red_desert", "shaded", seed)
        assert count(s, "mg_base", "marth") == 0
        assert s.troops(at("radau")) + s.troops(at("rutherford")) == 2
