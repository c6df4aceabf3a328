"""8.1.3: several effects at once: what is asked, what happens by itself, what has to wait."""

from collections.abc import Callable

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.targets import Loss
from tharsis.games.terraforming_mars.rules.tiles import raise_oxygen, raise_temperature
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState

Start = Callable[[], TMScenario]


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


def no_metal(mars: TMScenario) -> TMScenario:
    return mars.stock(0, steel=0, titanium=0)


#: A play with several effects, and the question it leads to.
ASKED: tuple[tuple[Start, str, str], ...] = (
    # A single kind of effect is not asked for.
    (lambda: table().hand(0, "subterranean_reservoir"), "play subterranean_reservoir", "place"),
    (lambda: table().temperature(0).hand(0, "lake_marineris"), "play lake_marineris", "place"),
    # An ocean that is not there any more needs no order.
    (
        lambda: no_metal(table().oceans(9).hand(0, "convoy_from_europa")),
        "play convoy_from_europa",
        "end-turn",
    ),
    (
        lambda: no_metal(table().hand(0, "convoy_from_europa")),
        "play convoy_from_europa",
        "first ocean; first draw",
    ),
    # Resources for at most one card go there at once; where there is a choice, it can wait.
    (
        lambda: no_metal(table().in_play(0, "tardigrades", "ants", "fish").hand(0, "imported_nitrogen")),
        "play imported_nitrogen",
        "on ants; on tardigrades",
    ),
    (
        lambda: no_metal(
            table().in_play(0, "tardigrades", "ants", "fish", "birds").hand(0, "imported_nitrogen")
        ),
        "play imported_nitrogen",
        "first add_microbes; first add_animals",
    ),
    (
        lambda: no_metal(table().in_play(0, "fish", "birds").hand(0, "imported_nitrogen")),
        "play imported_nitrogen",
        "on fish; on birds",
    ),
    # The conference without a resource takes one in at once.
    (
        lambda: table().in_play(0, "olympus_conference").hand(0, "research"),
        "play research",
        "first draw; first olympus_conference",
    ),
    (
        lambda: table().in_play(0, "olympus_conference").cubes("olympus_conference", 1).hand(0, "research"),
        "play research",
        "first draw; first olympus_conference",
    ),
    (
        lambda: no_metal(table().in_play(0, "olympus_conference", "mars_university")).hand(
            0, "trans_neptune_probe", "mine"
        ),
        "play trans_neptune_probe",
        "discard mine; done",
    ),
    # An exchange waits for a card: with an empty hand the draw comes first by itself.
    (
        lambda: table().in_play(0, "mars_university").hand(0, "research").next_cards("mine", "comet"),
        "play research",
        "discard comet; discard mine; done",
    ),
    (
        lambda: table().in_play(0, "mars_university").hand(0, "research", "virus"),
        "play research",
        "first draw; first mars_university",
    ),
    # A loss that cannot be paid yet waits for the city.
    (
        lambda: no_metal(table().production(0, money=-4).hand(0, "immigrant_city")),
        "play immigrant_city",
        "place",
    ),
    # Cities, special tiles and greeneries are kinds of their own.
    (
        lambda: no_metal(table().temperature(-2).hand(0, "nuclear_zone")),
        "play nuclear_zone",
        "first ocean; first special_tile",
    ),
    (
        lambda: table().in_play(0, "viral_enhancers").tile("greenery", "r7c1", 0).hand(0, "ecological_zone"),
        "play ecological_zone",
        "first special_tile; first viral_enhancers",
    ),
    (
        lambda: no_metal(table().in_play(0, "mars_university").hand(0, "research_outpost", "mine")),
        "play research_outpost",
        "first city; first mars_university",
    ),
    (
        lambda: no_metal(table().oceans(9).in_play(0, "mars_university").hand(0, "research_outpost", "mine")),
        "play research_outpost",
        "first city; first mars_university",
    ),
    (
        lambda: no_metal(table().in_play(0, "mars_university", "mine", "power_plant")).hand(
            0, "robotic_workforce", "comet"
        ),
        "play robotic_workforce",
        "first mars_university; first copy",
    ),
    (
        lambda: no_metal(table().in_play(0, "mars_university").hand(0, "invention_contest", "comet")),
        "play invention_contest",
        "first look; first mars_university",
    ),
    (
        lambda: table().in_play(0, "viral_enhancers").in_play(1, "pets").temperature(2).hand(0, "fish"),
        "play fish",
        "first decrease; first viral_enhancers",
    ),
    (
        lambda: no_metal(table().hand(0, "comet")),
        "play comet",
        "first ocean; first remove",
    ),
    (
        lambda: no_metal(table().hand(0, "imported_hydrogen")),
        "play imported_hydrogen",
        "first ocean; first choice",
    ),
)


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.parametrize(
    ("start", "action", "asked"), ASKED, ids=[f"{row[1]} {i}" for i, row in enumerate(ASKED)]
)
def test_what_is_asked_first(start: Start, action: str, asked: str) -> None:
    found = options(act(start().turn(), action))
    if asked == "place":
        assert all(notation.startswith("place") for notation in found)
    elif asked == "end-turn":
        assert found[-1] == "end-turn"
    else:
        assert found == asked.split("; ")


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.card("TM mars_university", "TM olympus_conference")
def test_an_exchange_without_a_card_has_to_wait() -> None:
    mars = table().in_play(0, "mars_university", "olympus_conference").cubes("olympus_conference", 1)
    s = act(mars.hand(0, "research").turn(), "play research")
    assert options(s) == ["first draw", "first olympus_conference"]
    assert refusal(s, "first mars_university") == "loss-not-yet"
    assert refusal(s, "first ocean") == "not-due"
    s = act(s, "first draw")
    assert options(s) == ["first olympus_conference", "first mars_university"]


@pytest.mark.rule("TM 8.1.3", "TM 4.1")
def test_a_loss_waits_until_it_can_be_paid() -> None:
    s = TMScenario(2).production(0, money=-4, energy=1).s
    for resource, n, plain in ((0, 1, True), (0, 2, False), (4, 1, True), (4, 2, False)):
        loss = Loss(0, resource, n)
        assert (loss.plain(s), loss.blocked(s)) == (plain, not plain)
    s.do(Loss(0, 0, 2))
    s.advance()
    assert s.production[0] == -5, "never below the floor"


@pytest.mark.rule("TM 8.1.3")
def test_what_is_due_of_one_kind_comes_one_after_the_other() -> None:
    mars = no_metal(table().hand(0, "ice_asteroid"))
    s = act(mars.turn(), "play ice_asteroid")
    assert not isinstance(s.asking, Settle)
    s = act(s, "place r1c5")
    assert refusal(s, "place r1c5") == "hex-occupied"
    after = act(s, "place r1c4")
    assert changes(s, after) == "hand +1, money +2, oceans +1, rating +1"


# -- steps of the tracks --------------------------------------------------------------------------


@pytest.mark.rule("TM 2.2", "TM 1.2")
@pytest.mark.parametrize(
    ("degrees", "steps", "heat", "ratings"),
    [
        (-30, 2, 0, 2),
        (-28, 2, 1, 2),
        (-26, 1, 1, 1),
        (-26, 3, 2, 3),
        (-24, 2, 1, 2),
        (-20, 3, 0, 3),
        (6, 3, 0, 1),
    ],
)
def test_each_step_of_the_temperature(degrees: int, steps: int, heat: int, ratings: int) -> None:
    s = TMScenario(2).temperature(degrees).s
    raise_temperature(s, 0, steps)
    assert (s.temperature, s.production[5], s.rating[0]) == (
        min((degrees + 30) // 2 + steps, 19), heat, 20 + ratings,
    )  # fmt: skip
    assert (s.raised, s.due) == (1, [])


@pytest.mark.rule("TM 2.2")
@pytest.mark.parametrize(("degrees", "steps", "oceans"), [(-4, 1, 0), (-4, 2, 1), (-2, 1, 1), (0, 2, 0)])
def test_the_ocean_of_the_thaw(degrees: int, steps: int, oceans: int) -> None:
    s = TMScenario(2).temperature(degrees).s
    raise_temperature(s, 0, steps)
    assert len(s.due) == oceans


@pytest.mark.rule("TM 2.2", "TM 1.2")
@pytest.mark.parametrize(
    ("percent", "steps", "warmer", "ratings"),
    [(6, 1, 0, 1), (7, 1, 1, 2), (6, 2, 1, 3), (7, 2, 1, 3), (8, 2, 0, 2), (13, 2, 0, 1)],
)
def test_each_step_of_the_oxygen(percent: int, steps: int, warmer: int, ratings: int) -> None:
    s = TMScenario(2).temperature(-18).oxygen(percent).s
    raise_oxygen(s, 1, steps)
    assert (s.oxygen, s.temperature, s.rating) == (min(percent + steps, 14), 6 + warmer, [20, 20 + ratings])


# -- tiles ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM 3.1")
@pytest.mark.card("TM land_claim")
def test_a_claim_ends_with_the_tile_and_only_there() -> None:
    s = act(table().claim("r3c3", 0).turn(), "build city", "place r7c3")
    assert (s.claim_hex, s.claim_seat) == (13, 0)
    s = act(table().claim("r3c3", 0).turn(), "build city", "place r3c3")
    assert (s.claim_hex, s.claim_seat) == (-1, -1)
    first = act(table().claim("r1c1", 0).turn(), "build city", "place r1c1")
    assert (first.claim_hex, first.claim_seat) == (-1, -1)


@pytest.mark.rule("TM 3.1", "TM 3.2")
@pytest.mark.parametrize("oceans", [0, 1, 2, 3])
def test_two_megacredits_for_every_ocean_beside_a_tile(oceans: int) -> None:
    """r2c5 lies beside r1c4, r1c5 and r2c6."""
    mars = table()
    for hex_ in ("r1c4", "r1c5", "r2c6")[:oceans]:
        mars.tile("ocean", hex_)
    mars.tile("ocean", "r9c5")
    assert act(mars.turn(), "build city", "place r2c5").stock[0] == 100 - 25 + 2 * oceans


@pytest.mark.rule("TM 3.5")
@pytest.mark.card("TM mining_area", "TM mining_rights")
@pytest.mark.parametrize(
    ("id_", "hex_", "metal", "change"),
    [
        ("mining_rights", "r1c1", [0, 1], "steel +2, steel production +1"),
        ("mining_rights", "r8c6", [0, 2], "titanium +1, titanium production +1"),
        ("mining_area", "r9c2", [1, 0], "steel +2, steel production +1"),
        ("mining_area", "r8c6", [2, 0], "titanium +1, titanium production +1"),
    ],
)
def test_a_mine_brings_and_remembers_its_metal(id_: str, hex_: str, metal: list[int], change: str) -> None:
    mars = table().tile("greenery", "r9c3", 0).tile("greenery", "r7c6", 0)
    before, after = play(mars, id_, f"place {hex_}")
    assert change in changes(before, after)
    assert after.metal == metal


@pytest.mark.rule("TM 3.4", "TM 3.5")
@pytest.mark.parametrize(
    ("start", "actions", "rule"),
    [
        (lambda: table().turn(), "build city", "3.4"),
        (lambda: table().turn(), "build greenery", "3.3"),
        (lambda: table().turn(), "build aquifer", "3.2"),
        (lambda: no_metal(table().oceans(4).hand(0, "capital")).turn(), "play capital", "3.4"),
        (lambda: no_metal(table().hand(0, "nuclear_zone")).turn(), "play nuclear_zone", "3.5"),
    ],
)
def test_each_tile_is_asked_for_by_its_rule(start: Callable[[], TMState], actions: str, rule: str) -> None:
    s = act(start(), actions)
    found = s.why_not(0, GAME.actions.parse("pass"))
    assert found is not None
    assert (found.name, found.rule) == ("not-now", rule)


@pytest.mark.rule("TM 3.5")
@pytest.mark.card("TM mining_guild", "TM phobos_space_haven", "TM ganymede_colony")
@pytest.mark.parametrize("id_", ["phobos_space_haven", "ganymede_colony"])
def test_the_guild_finds_no_metal_off_the_planet(id_: str) -> None:
    before, after = play(table().corporation(0, "mining_guild"), id_)
    assert "steel production" not in changes(before, after)


@pytest.mark.rule("TM 3.4")
@pytest.mark.parametrize(("id_", "place"), [("phobos_space_haven", 0), ("ganymede_colony", 1)])
def test_each_city_off_the_planet_has_its_place(id_: str, place: int) -> None:
    _, after = play(table(), id_)
    assert after.offworld == [0 if place == 0 else -1, 0 if place == 1 else -1]
    assert after.owner == [-1] * 61


@pytest.mark.rule("TM 5.3")
@pytest.mark.card("TM media_group")
def test_a_rebate_in_money_alone_brings_no_heat() -> None:
    before, after = play(table().in_play(0, "media_group"), "release_of_inert_gases")
    assert changes(before, after) == "hand -1, money -11, rating +2"
    gained = [
        entry.args for entry in after.entries(before.journal) if GAME.logs.terms[entry.key].name == "gained"
    ]
    assert gained == [(0, 0, 3)]


@pytest.mark.rule("TM 5.8")
@pytest.mark.card("TM decomposers", "TM ecological_zone", "TM pets")
def test_plants_animals_and_microbes_feed_their_cards() -> None:
    """Decomposers take all three tags, the zone two, each once per tag."""
    for id_, decomposed, zoned in (("trees", 1, 1), ("fish", 1, 1), ("ants", 1, 0), ("mine", 0, 0)):
        mars = table().temperature(2).oxygen(4).in_play(0, "decomposers", "ecological_zone")
        _, after = play(mars, id_, *(["target 1"] if id_ == "fish" else []))
        assert after.on_card(number_of("decomposers")) == decomposed
        assert after.on_card(number_of("ecological_zone")) == zoned
