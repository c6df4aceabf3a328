"""How far cards reach: the most they take, the least they need, what every so many brings."""

import pytest

from rules.terraforming_mars.story import carry, changes, play, show_tags, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import CARDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState

#: Answers and goods with which every card below can be played up to its question.
RICH = {"money": 200, "steel": 0, "titanium": 0, "plants": 9, "energy": 9, "heat": 9}


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


def card(id_: str) -> pytest.MarkDecorator:
    return pytest.mark.card(f"TM {id_}")


# -- taking from others ---------------------------------------------------------------------------


@pytest.mark.rule("TM 8.1.4")
@pytest.mark.parametrize(
    ("id_", "answers", "most", "stolen"),
    [
        pytest.param("asteroid", "", "3 plants", False, marks=card("asteroid")),
        pytest.param("comet", "place r1c5", "3 plants", False, marks=card("comet")),
        pytest.param("big_asteroid", "", "4 plants", False, marks=card("big_asteroid")),
        pytest.param("deimos_down", "", "8 plants", False, marks=card("deimos_down")),
        pytest.param("virus", "choose plants", "5 plants", False, marks=card("virus")),
        pytest.param("mining_expedition", "", "2 plants", False, marks=card("mining_expedition")),
        pytest.param(
            "giant_ice_asteroid",
            "place r1c5; place r5c4",
            "6 plants",
            False,
            marks=card("giant_ice_asteroid"),
        ),
        pytest.param("sabotage", "choose titanium", "3 titanium", False, marks=card("sabotage")),
        pytest.param("sabotage", "choose steel", "4 steel", False, marks=card("sabotage")),
        pytest.param("sabotage", "choose megacredits", "7 money", False, marks=card("sabotage")),
        pytest.param("hired_raiders", "choose steel", "2 steel", True, marks=card("hired_raiders")),
        pytest.param("hired_raiders", "choose megacredits", "3 money", True, marks=card("hired_raiders")),
        pytest.param("flooding", "place r1c5", "4 money", False, marks=card("flooding")),
    ],
)
def test_from_one_up_to_the_printed_number_may_be_taken(
    id_: str, answers: str, most: str, stolen: bool
) -> None:
    count, what = most.split()
    mars = table().stock(0, **RICH).stock(1, money=20, steel=20, titanium=20, plants=20)
    mars.tile("greenery", "r2c5", 1).hand(0, id_)
    s = carry(mars.turn(), f"play {id_}", *[answer for answer in answers.split("; ") if answer], "target 1")
    assert options(s) == [f"amount {n}" for n in range(1, int(count) + 1)]
    after = act(s, f"amount {count}")
    expected = [f"other {what} -{count}"] + [f"{what} +{count}"] * stolen
    assert changes(s, after) == ", ".join(sorted(expected))
    few = s.clone()
    few.stock[6:12] = [1, 1, 1, 1, 0, 0]
    assert options(few) == ["amount 1"]


@pytest.mark.card("TM virus")
@pytest.mark.rule("TM 8.1.4")
def test_virus_takes_two_animals_at_most() -> None:
    mars = table().in_play(1, "fish", "birds").cubes("fish", 5).cubes("birds", 1).hand(0, "virus")
    s = act(mars.turn(), "play virus", "choose animals", "on fish")
    assert options(s) == ["amount 1", "amount 2"]


#: The card, what it lowers and by how many steps, and whether it raises the same production of its own by
#: as much, so that its player can always be the one who is struck.
LOWERED = (
    pytest.param("asteroid_mining_consortium", "titanium", 1, True, marks=card("asteroid_mining_consortium")),
    pytest.param("cloud_seeding", "heat", 1, False, marks=card("cloud_seeding")),
    pytest.param("fish", "plants", 1, False, marks=card("fish")),
    pytest.param("small_animals", "plants", 1, False, marks=card("small_animals")),
    pytest.param("great_escarpment_consortium", "steel", 1, True, marks=card("great_escarpment_consortium")),
    pytest.param("birds", "plants", 2, False, marks=card("birds")),
    pytest.param("hackers", "money", 2, True, marks=card("hackers")),
    pytest.param("herbivores", "plants", 1, False, marks=card("herbivores")),
    pytest.param("power_supply_consortium", "energy", 1, True, marks=card("power_supply_consortium")),
    pytest.param("heat_trappers", "heat", 2, False, marks=card("heat_trappers")),
    pytest.param("biomass_combustors", "plants", 1, False, marks=card("biomass_combustors")),
    pytest.param("energy_tapping", "energy", 1, True, marks=card("energy_tapping")),
)
LOWEST = {"money": -5}


def hostile(id_: str, lowered: str, mine: int, theirs: int) -> TMScenario:
    """A planet where every requirement of such a card is met; both productions as given."""
    mars = table().temperature(2).oxygen(13).oceans(3).stock(0, **RICH).hand(0, id_)
    show_tags(mars, "power", 2)
    return mars.production(0, **{lowered: mine}).production(1, **{lowered: theirs})


@pytest.mark.rule("TM 8.1.4")
@pytest.mark.parametrize(("id_", "lowered", "steps", "own"), LOWERED)
def test_a_production_is_lowered_where_it_can_be_in_full(
    id_: str, lowered: str, steps: int, own: bool
) -> None:
    least = LOWEST.get(lowered, 0) + steps
    struck = carry(hostile(id_, lowered, least, least).turn(), f"play {id_}")
    assert options(struck) == ["target 0", "target 1"]
    before = changes(struck, act(struck, "target 1"))
    assert f"other {lowered} production -{steps}" in before.split(", ")
    spared = carry(hostile(id_, lowered, least, least - 1).turn(), f"play {id_}")
    assert not isinstance(spared.asking, type(struck.asking)), "only one can be struck: no question"
    assert spared.production[6:12] == hostile(id_, lowered, least, least - 1).s.production[6:12]


@pytest.mark.rule("TM 8.1.4")
@pytest.mark.parametrize(("id_", "lowered", "steps", "own"), LOWERED)
def test_without_anybody_to_lower_a_card_cannot_be_played(
    id_: str, lowered: str, steps: int, own: bool
) -> None:
    """Where the card raises the same production, its player can be struck: two consortiums ask for such a
    production anyway, the others need none."""
    lowest = LOWEST.get(lowered, 0)
    s = hostile(id_, lowered, lowest, lowest + steps - 1).turn()
    found = s.why_not(0, GAME.actions.parse(f"play {id_}"))
    if id_ in ("asteroid_mining_consortium", "great_escarpment_consortium"):
        assert found is not None
        assert found.name == "production-needed"
    elif own:
        after = carry(s, f"play {id_}")
        assert f"{lowered} production" not in changes(s, after)
    else:
        assert found is not None
        assert (found.name, found.figures) == (
            "no-victim",
            {"resource": f"resource/{lowered}", "need": steps},
        )


# -- every so many --------------------------------------------------------------------------------


@pytest.mark.rule("TM 5.7")
@pytest.mark.parametrize(
    ("id_", "every", "points"),
    [
        pytest.param("predators", 1, 1, marks=card("predators")),
        pytest.param("security_fleet", 1, 1, marks=card("security_fleet")),
        pytest.param("ants", 2, 1, marks=card("ants")),
        pytest.param("tardigrades", 4, 1, marks=card("tardigrades")),
        pytest.param("fish", 1, 1, marks=card("fish")),
        pytest.param("small_animals", 2, 1, marks=card("small_animals")),
        pytest.param("birds", 1, 1, marks=card("birds")),
        pytest.param("physics_complex", 1, 2, marks=card("physics_complex")),
        pytest.param("ecological_zone", 2, 1, marks=card("ecological_zone")),
        pytest.param("decomposers", 3, 1, marks=card("decomposers")),
        pytest.param("herbivores", 2, 1, marks=card("herbivores")),
        pytest.param("pets", 2, 1, marks=card("pets")),
        pytest.param("livestock", 1, 1, marks=card("livestock")),
    ],
)
def test_points_for_every_so_many_resources(id_: str, every: int, points: int) -> None:
    found = [scoring.cards(table().in_play(0, id_).cubes(id_, n).s, 0) for n in range(13)]
    assert found == [n // every * points for n in range(13)]


@pytest.mark.card("TM search_for_life")
def test_one_sign_of_life_is_worth_three_points() -> None:
    found = [
        scoring.cards(table().in_play(0, "search_for_life").cubes("search_for_life", n).s, 0)
        for n in range(3)
    ]
    assert found == [0, 3, 3]


@pytest.mark.card("TM immigration_shuttles")
def test_shuttles_are_worth_a_point_for_every_three_cities() -> None:
    found = []
    for n in range(8):
        mars = table().in_play(0, "immigration_shuttles")
        for hex_ in ("r1c1", "r2c3", "r2c5", "r4c1", "r4c3", "r4c5", "r4c7")[:n]:
            mars.tile("city", hex_, 1)
        found.append(scoring.cards(mars.s, 0))
    assert found == [0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("TM 4.1")
@pytest.mark.parametrize(
    ("id_", "tag", "gains"),
    [
        # One more tag at a time; the card's own tag counts.
        pytest.param("medical_lab", "building", [0, 1, 1, 2, 2, 3], marks=card("medical_lab")),
        pytest.param("worms", "microbe", [0, 1, 1, 2, 2, 3], marks=card("worms")),
    ],
)
def test_production_for_every_two_tags(id_: str, tag: str, gains: list[int]) -> None:
    what = "money" if id_ == "medical_lab" else "plants"
    for n, gain in enumerate(gains):
        mars = table().oxygen(4).hand(0, id_)
        show_tags(mars, tag, n)
        before, after = play(mars, id_)
        found = [part for part in changes(before, after).split(", ") if "production" in part]
        assert found == ([f"{what} production +{gain}"] if gain else []), f"{n} {tag} tags"


@pytest.mark.card("TM nitrogen_rich_asteroid")
@pytest.mark.parametrize(("tags", "steps"), [(0, 1), (2, 1), (3, 4), (4, 4)])
def test_three_plant_tags_are_enough_for_the_asteroid(tags: int, steps: int) -> None:
    mars = table()
    show_tags(mars, "plant", tags)
    before, after = play(mars, "nitrogen_rich_asteroid")
    assert f"plants production +{steps}" in changes(before, after).split(", ")


# -- seeing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.parametrize(
    ("id_", "seen", "kept"),
    [
        pytest.param("business_contacts", 4, 2, marks=card("business_contacts")),
        pytest.param("invention_contest", 3, 1, marks=card("invention_contest")),
    ],
)
def test_so_many_cards_are_seen_and_so_many_kept(id_: str, seen: int, kept: int) -> None:
    deck = ("asteroid", "comet", "virus", "mine", "grass", "lichen")
    s = act(table().hand(0, id_).next_cards(*deck).turn(), f"play {id_}")
    shown = sorted(number_of(id_) for id_ in deck[:seen])
    assert sorted(s.packet(0)) == shown
    for left in range(kept, 0, -1):
        assert s.asking is not None
        assert s.asking.prompt(s, 0).args == (left,)
        s = act(s, options(s)[0])
    assert len(s.hand(0)) == kept
    assert s.hand(0) == shown[:kept]
    assert not s.packet(0)


# -- colours and prices ---------------------------------------------------------------------------


@pytest.mark.rule("TM 5.3")
def test_so_many_cards_of_each_colour() -> None:
    colors = [card.color for card in CARDS[:PROJECTS]]
    assert [colors.count(color) for color in ("green", "blue", "red")] == [112, 59, 37]
    assert {card.color for card in CARDS[PROJECTS:]} == {"corporation"}
    era = [card.color for card in CARDS[:PROJECTS] if card.era]
    assert [era.count(color) for color in ("green", "blue", "red")] == [32, 26, 13]


@pytest.mark.card("TM credicor")
@pytest.mark.parametrize(("id_", "back"), [("mohole_area", 4), ("soletta", 4), ("plantation", 0)])
def test_credicor_gets_money_back_from_twenty_on(id_: str, back: int) -> None:
    """Mohole Area costs 20 M€; the dearest card below that costs 18 M€."""
    price = CARDS[number_of(id_)].cost
    mars = table().corporation(0, "credicor")
    show_tags(mars, "science", 2)
    before, after = play(mars, id_, *([] if id_ == "soletta" else ["place r1c5" if back else "place r3c3"]))
    assert f"money -{price - back}" in changes(before, after).split(", ")
