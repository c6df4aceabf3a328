"""March (5.7) and Travel (5.8): who comes from where, who is seen, and how far a path leads."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import at, count, legal, operation, play, refused, table, wanted, why
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart


def march(scene):
    return operation(scene, "rd", "march", special=False)


def travel(scene):
    return operation(scene.hand("water_reserves"), "cr", "travel", special=False)


def movers(s):
    return [move.removeprefix("move ") for move in legal(s) if move.startswith("move")]


# -- 5.7 March ------------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.7")
@pytest.mark.parametrize(
    ("space", "refusal"),
    [
        ("marth", ""),
        ("wilderness", ""),
        ("shenzhou", "out-of-reach"),
        ("new_cordoba", "out-of-reach"),
        ("trouvelot", "storm"),
        ("phobos", "mars-only"),
    ],
)
def test_where_rebels_march(space, refusal):
    s = march(table().put("radau", rd_rebel=1).storm(trouvelot=2))
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.7", "RD 1.10")
def test_nobody_marches_out_of_a_space_with_a_raging_storm():
    scene = table().put("radau", rd_rebel=1).put("shenzhou", rd_rebel=1).put("rutherford", rd_rebel=1)
    s = march(scene.storm(radau=2, shenzhou=2))
    assert movers(play(s, "pick marth")) == ["rd_rebel rutherford"]
    s = march(table().put("rutherford", rd_rebel=1).put("shenzhou", rd_rebel=1).storm(shenzhou=2))
    assert why(s, "pick shenzhou")[0] == "storm"
    assert why(
        march(table().put("radau", rd_rebel=1).put("gandhi", rd_rebel=1).storm(radau=2)), "pick marth"
    )[0] == ("out-of-reach")


@pytest.mark.rule("RD 5.7")
def test_marchers_come_by_maglev_by_spaceport_and_over_one_border():
    """Red Dust holds Gandhi, Shepard and, Damaged, Europa; the Reclaimers hold Tenzing."""
    scene = table().put("gandhi", rd_rebel=2).put("shepard", rd_rebel=2).put("europa", rd_rebel=2)
    scene.damage(europa=1).put("tenzing", cr_rebel=2, rd_rebel=1).put("coronae_montes", active_rd=1)
    scene.put("alpheus_colles", rd_rebel=1)
    s = play(march(scene), "pick tereshkova")
    assert movers(s) == [
        "rd_rebel tenzing",
        "rd_rebel shepard",
        "active_rd coronae_montes",
        "rd_rebel gandhi",
    ]
    assert why(s, "move rd_rebel europa") == ("out-of-reach", "5.7")  # only through Tenzing
    assert why(s, "move rd_rebel alpheus_colles") == ("out-of-reach", "5.7")
    assert why(s, "move cr_rebel tenzing") == ("not-yours", "5.7")


@pytest.mark.rule("RD 5.7", "RD 1.7")
@pytest.mark.parametrize("hurdle", ["", "europa", "gandhi"])
def test_spaceports_of_red_dust_follow_its_own_control(hurdle):
    scene = table().put("gandhi", rd_rebel=2).put("europa", rd_rebel=2)
    if hurdle:
        scene.put(hurdle, mg_troop=2)
    s = march(scene)
    assert ("pick europa" in legal(s)) == (not hurdle)


@pytest.mark.rule("RD 5.7")
@pytest.mark.card("RD transport_workers")
def test_the_transport_workers_stop_coin_alone():
    scene = table().campaign("transport_workers").put("europa", rd_rebel=1).damage(europa=1)
    assert "pick tenzing" in legal(march(scene))


@pytest.mark.rule("RD 5.7")
def test_a_march_needs_someone_to_stop_in_its_destination():
    scene = table().put("radau", rd_rebel=3)
    s = play(march(scene), "pick marth")
    assert why(s, "done") == ("must-move", "5.7")
    assert changed(s, "move rd_rebel radau", "count 2") == {"rd_rebel radau": -2, "rd_rebel marth": 2}
    assert legal(s) == ["move rd_rebel radau", "done"]
    assert changed(s, "done", "done") == {"resources rd": -1}


@pytest.mark.rule("RD 5.7")
@pytest.mark.parametrize(
    ("support", "group", "others", "seen"),
    [
        (1, 3, {}, False),
        (1, 4, {}, True),
        (2, 4, {}, True),
        (0, 6, {}, False),
        (-1, 6, {}, False),
        (1, 2, {"mg_troop": 1}, False),
        (1, 2, {"mg_troop": 1, "security": 1}, True),
        (1, 2, {"eg_troop": 2}, True),
        (1, 2, {"specops": 2}, True),
        (1, 2, {"active_specops": 1, "fortified": 1}, True),
        (1, 2, {"mg_base": 2, "cr_rebel": 4}, False),
        (1, 1, {"mg_troop": 3}, True),
    ],
)
def test_a_group_is_seen_at_support_if_it_is_more_than_three_with_the_guards(support, group, others, seen):
    scene = table().put("noctis_labyrinthus", rd_rebel=6).put("europa", **others).level(europa=support)
    s = play(march(scene), "pick europa", "move rd_rebel noctis_labyrinthus", f"count {group}")
    if "done" in legal(s):
        play(s, "done")
    assert count(s, "active_rd" if seen else "rd_rebel", "europa") == group


@pytest.mark.rule("RD 5.7")
def test_groups_are_weighed_by_their_origins_and_those_before_them_stay_as_they_are():
    scene = table().put("noctis_labyrinthus", rd_rebel=3, active_rd=1).put("ascraeus_mons", rd_rebel=3)
    s = play(march(scene.put("europa", rd_rebel=1).level(europa=1)), "pick europa")
    play(s, "move rd_rebel noctis_labyrinthus", "count 3", "move rd_rebel ascraeus_mons", "count 2")
    play(s, "move active_rd noctis_labyrinthus")
    lines = told(s, "done")
    assert (count(s, "rd_rebel", "europa"), count(s, "active_rd", "europa")) == (3, 4)
    assert lines[0] == "activate rd_rebel europa 3"


@pytest.mark.rule("RD 5.7")
def test_those_who_come_from_one_origin_are_one_group_in_whatever_order_they_come():
    scene = table().put("noctis_labyrinthus", rd_rebel=3, active_rd=1).level(europa=1)
    s = play(march(scene), "pick europa", "move active_rd noctis_labyrinthus")
    play(s, "move rd_rebel noctis_labyrinthus", "count 2", "move rd_rebel noctis_labyrinthus")
    assert (count(s, "rd_rebel", "europa"), count(s, "active_rd", "europa")) == (0, 4)
    scene = table().put("noctis_labyrinthus", rd_rebel=3).put("ascraeus_mons", rd_rebel=3).level(europa=1)
    s = play(march(scene), "pick europa", "move rd_rebel ascraeus_mons", "count 2")
    play(s, "move rd_rebel noctis_labyrinthus", "count 3", "move rd_rebel ascraeus_mons")
    assert count(s, "rd_rebel", "europa") == 6  # three and three


@pytest.mark.rule("RD 5.7")
def test_the_wilderness_hides_those_who_march_there_and_nobody_else():
    scene = table().put("radau", active_rd=2, rd_rebel=1).put("wilderness", active_rd=1)
    s = play(march(scene), "pick wilderness", "move active_rd radau", "count 2", "done")
    assert (count(s, "rd_rebel", "wilderness"), count(s, "active_rd", "wilderness")) == (2, 1)
    s = play(march(table().put("radau", active_rd=2)), "pick marth", "move active_rd radau", "count 2")
    assert count(s, "active_rd", "marth") == 2


@pytest.mark.rule("RD 5.7")
def test_rebels_march_once_shown_on_arrival_or_not():
    scene = table().put("noctis_labyrinthus", rd_rebel=4).level(europa=1)
    s = play(march(scene), "pick europa", "move rd_rebel noctis_labyrinthus", "count 4")
    assert count(s, "active_rd", "europa") == 4
    assert why(s, "pick ascraeus_mons")[0] == "out-of-reach"
    scene = table().put("radau", rd_rebel=2).put("marth", rd_rebel=1)
    s = play(march(scene), "pick marth", "move rd_rebel radau", "count 2", "pick shenzhou")
    play(s, "move rd_rebel marth")
    assert (count(s, "rd_rebel", "marth"), count(s, "rd_rebel", "shenzhou")) == (2, 1)
    assert why(s, "pick radau")[0] == "out-of-reach"


@pytest.mark.rule("RD 5.7")
def test_nobody_is_shown_who_was_seen_all_along():
    scene = table().put("noctis_labyrinthus", active_rd=4).level(europa=1)
    s = play(march(scene), "pick europa")
    lines = told(s, "move active_rd noctis_labyrinthus", "count 4")
    assert lines == ["move active_rd noctis_labyrinthus europa 4"]


# -- 5.8 Travel -----------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(
    ("space", "pieces", "refusal"),
    [
        ("radau", {"cr_rebel": 1}, ""),
        ("radau", {"active_cr": 1}, ""),
        ("radau", {"cr_base": 1}, ""),
        ("radau", {"conversion": 1}, ""),
        ("radau", {"rd_rebel": 1}, "no-own-forces"),
        ("shenzhou", {"cr_rebel": 1}, ""),
        ("phobos", {}, "mars-only"),
    ],
)
def test_whence_reclaimers_travel_storms_or_not(space, pieces, refusal):
    scene = table().put("gandhi", cr_rebel=1).put(space, **pieces).storm(radau=2, shenzhou=2)
    s = travel(scene)
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.8")
def test_an_origin_costs_one_and_the_wilderness_nothing():
    scene = table().put("radau", cr_rebel=1).put("wilderness", cr_rebel=1).put("gandhi", cr_rebel=1)
    s = operation(scene.hand("converts"), "cr", "travel", special=False)
    assert wanted(s)[0] == 0
    play(s, "pick wilderness", "pick marth", "move cr_rebel wilderness")
    assert s.owed == 0
    play(s, "pick radau", "pick marth", "move cr_rebel radau")
    assert s.owed == 1


@pytest.mark.rule("RD 5.8")
def test_rebels_and_bases_step_to_neighbours_each_space_once():
    scene = table().put("radau", cr_rebel=2, active_cr=1, cr_base=1, conversion=1).storm(marth=2)
    s = play(travel(scene), "pick radau")
    assert legal(s) == ["pick rutherford", "pick marth", "pick wilderness", "done"]
    assert why(s, "pick trouvelot") == ("not-adjacent", "5.8")
    play(s, "pick rutherford")
    kinds = ["cr_rebel", "active_cr", "cr_base", "conversion"]
    assert movers(s) == [f"{kind} radau" for kind in kinds]
    assert why(s, "move rd_rebel radau") == ("not-yours", "5.8")
    assert why(s, "move cr_rebel marth") == ("other-space", "5.8")
    assert why(s, "done") == ("must-move", "5.8")
    found = changed(s, "move conversion radau")
    assert found == {"conversion radau": -1, "cr_base rutherford": 1}
    assert changed(s, "move cr_rebel radau", "count 1") == {"cr_rebel radau": -1, "cr_rebel rutherford": 1}
    play(s, "done", "done")  # a Base went with them: from there they might go on
    assert why(s, "pick rutherford") == ("chosen-already", "5.8")
    assert changed(s, "pick marth", "move active_cr radau", "done") == {
        "active_cr radau": -1,
        "cr_rebel marth": 1,
    }


@pytest.mark.rule("RD 5.8", "RD 1.3")
def test_no_base_travels_where_there_is_no_room():
    scene = table().put("radau", cr_base=1, cr_rebel=1).put("marth", rd_base=2)
    s = play(travel(scene), "pick radau", "pick marth")
    assert why(s, "move cr_base radau") == ("stacking", "1.3")
    assert movers(s) == ["cr_rebel radau"]
    s = play(travel(table().put("radau", cr_base=1).put("marth", rd_base=2)), "pick radau")
    assert why(s, "pick marth") == ("stacking", "1.3")
    scene = table().put("radau", cr_base=1, cr_rebel=1).put("marth", rd_base=1)
    assert movers(play(travel(scene), "pick radau", "pick marth")) == ["cr_rebel radau", "cr_base radau"]


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(
    ("support", "n", "others", "seen"),
    [(1, 3, {}, 0), (1, 4, {}, 4), (0, 5, {}, 0), (1, 2, {"security": 2}, 2), (1, 2, {"specops": 1}, 0)],
)
def test_a_large_group_is_seen_at_support(support, n, others, seen):
    scene = table().put("radau", cr_rebel=5).put("marth", **others).level(marth=support)
    s = play(travel(scene), "pick radau", "pick marth", "move cr_rebel radau", f"count {n}")
    if movers(s):
        play(s, "done")
    assert (count(s, "active_cr", "marth"), count(s, "cr_rebel", "marth")) == (seen, n - seen)


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(("storm", "hidden"), [(0, 0), (1, 4), (2, 4)])
def test_any_storm_hides_those_who_enter_it_even_at_support(storm, hidden):
    scene = table().put("radau", cr_rebel=3, active_cr=1).level(marth=1).storm(marth=storm)
    scene.put("marth", active_cr=1)
    s = play(
        travel(scene), "pick radau", "pick marth", "move active_cr radau", "move cr_rebel radau", "count 3"
    )
    assert (count(s, "cr_rebel", "marth"), count(s, "active_cr", "marth")) == (hidden, 5 - hidden)


@pytest.mark.rule("RD 5.8")
def test_hidden_rebels_go_on_from_a_reclaimer_base_and_active_ones_stay():
    scene = table().put("radau", cr_rebel=2, active_cr=1).put("marth", cr_base=1, cr_rebel=1)
    s = play(
        travel(scene), "pick radau", "pick marth", "move active_cr radau", "move cr_rebel radau", "count 2"
    )
    assert legal(s) == [
        "pick rutherford",
        "pick radau",
        "pick trouvelot",
        "pick shenzhou",
        "pick wilderness",
        "done",
    ]
    assert why(s, "pick europa") == ("not-adjacent", "5.8")
    play(s, "pick shenzhou")
    assert legal(s) == ["count 1", "count 2"]  # those who came, not the one who was there
    assert changed(s, "count 1") == {"cr_rebel marth": -1, "cr_rebel shenzhou": 1}
    assert why(s, "pick shenzhou") == ("chosen-already", "5.8")
    play(s, "pick trouvelot")
    assert s.rebels(at("marth"), CR) == 2
    assert count(s, "cr_rebel", "trouvelot") == 1


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD mps_uplink_hacked")
@pytest.mark.parametrize(
    ("pieces", "card", "on"),
    [
        ({}, False, False),
        ({"cr_base": 1}, False, True),
        ({"conversion": 1}, False, True),
        ({"satellite": 1}, True, True),
        ({"satellite": 1}, False, False),
        ({"rd_base": 1}, True, False),
    ],
)
def test_what_is_a_base_to_go_on_from(pieces, card, on):
    scene = table().put("radau", cr_rebel=1).put("marth", **pieces)
    if card:
        scene.capability("mps_uplink_hacked")
    s = play(travel(scene), "pick radau", "pick marth", "move cr_rebel radau")
    assert (
        "pick shenzhou" in legal(s) and "pick rutherford" in legal(s) and "pick europa" not in legal(s)
    ) == on


@pytest.mark.rule("RD 5.8")
def test_who_is_seen_on_entering_stops():
    scene = table().put("radau", cr_rebel=4).put("marth", cr_base=1).level(marth=1)
    s = play(travel(scene), "pick radau", "pick marth", "move cr_rebel radau", "count 4")
    assert count(s, "active_cr", "marth") == 4
    assert "pick shenzhou" not in legal(s)


@pytest.mark.rule("RD 5.8")
def test_a_rebel_travels_once():
    scene = table().put("radau", cr_rebel=2).put("marth", cr_rebel=1)
    s = play(travel(scene), "pick radau", "pick marth", "move cr_rebel radau", "count 2", "pick marth")
    play(s, "pick shenzhou", "move cr_rebel marth")
    assert (count(s, "cr_rebel", "marth"), count(s, "cr_rebel", "shenzhou")) == (2, 1)
    assert why(s, "pick shenzhou")[0] == "no-own-forces"
    scene = table().put("radau", cr_base=1)
    s = play(travel(scene), "pick radau", "pick marth", "move cr_base radau")
    assert why(s, "pick marth")[0] == "no-own-forces"


@pytest.mark.rule("RD 5.8", "RD 7.2")
def test_a_journey_with_a_goal_passes_other_spaces_only_where_it_can_go_on():
    """A goal two steps away: through Marth with a Reclaimer Base, not through Radau without one."""

    def journey(**pieces):
        scene = table().put("rutherford", cr_rebel=2, cr_base=1, active_cr=1).put("marth", **pieces)
        scene.s.travel_goals = 1 << at("shenzhou")
        return scene.ask(Depart(CR, at("rutherford"), must=True))

    s = journey(cr_base=1)
    assert (count(s, "cr_rebel", "marth"), legal(s)) == (0, ["move cr_rebel rutherford"])
    assert why(s, "move active_cr rutherford") == ("out-of-reach", "5.8")
    assert why(s, "move cr_base rutherford") == ("out-of-reach", "5.8")
    play(s, "move cr_rebel rutherford", "count 2")
    while s.asking is not None and count(s, "cr_rebel", "shenzhou") < 2:
        play(s, legal(s)[-1])
    assert count(s, "cr_rebel", "shenzhou") == 2


@pytest.mark.rule("RD 5.8", "RD 7.2")
def test_a_journey_that_leads_nowhere_is_refused():
    scene = table().put("rutherford", cr_rebel=2)
    scene.s.travel_goals = 1 << at("shenzhou")
    s = travel(scene)
    assert s.asking is None  # no origin, no Travel
    assert s.rebels(at("rutherford"), CR) == 2
