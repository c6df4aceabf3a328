import pytest

from rules.on_mars.story import at, goods, options, play, reason, rule
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import ITEM, LOG_GAIN, LOG_TASK, TASK, TILE
from tharsis.games.on_mars.deck import FIRST_MISSIONS, SETTLER_BUILDINGS, SETTLER_SPACES
from tharsis.games.on_mars.rules.footing import usable
from tharsis.games.on_mars.rules.settlers import settle
from tharsis.games.on_mars.rules.shuttle import SpaceBenefit
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import HAND, OMState

TILES = [
    pytest.param("develop", "develop shelter 3a", marks=pytest.mark.card("OM tile_develop")),
    pytest.param("build_mine", "at e6", marks=pytest.mark.card("OM tile_build_mine")),
    pytest.param("build_generator", "at e4", marks=pytest.mark.card("OM tile_build_generator")),
    pytest.param("build_water_extractor", "at h4", marks=pytest.mark.card("OM tile_build_water_extractor")),
    pytest.param("build_greenhouse", "at f6", marks=pytest.mark.card("OM tile_build_greenhouse")),
    pytest.param("build_oxygen_condenser", "at f3", marks=pytest.mark.card("OM tile_build_oxygen_condenser")),
    pytest.param("build_shelter", "at e1", marks=pytest.mark.card("OM tile_build_shelter")),
    pytest.param("upgrade", "upgrade metal_deposit", marks=pytest.mark.card("OM tile_upgrade")),
    pytest.param("build_any", "build generator", marks=pytest.mark.card("OM tile_build_any")),
    pytest.param("hire", "hire post2", marks=pytest.mark.card("OM tile_hire")),
    pytest.param("blueprints", "take-blueprint wind_turbines", marks=pytest.mark.card("OM tile_blueprints")),
    pytest.param("warehouse", "take water", marks=pytest.mark.card("OM tile_warehouse")),
    pytest.param("crystals", "", marks=pytest.mark.card("OM tile_crystals")),
    pytest.param("minerals", "mineral", marks=pytest.mark.card("OM tile_minerals")),
    pytest.param("batteries", "battery", marks=pytest.mark.card("OM tile_batteries")),
    pytest.param("water", "water", marks=pytest.mark.card("OM tile_water")),
    pytest.param("plants", "plant", marks=pytest.mark.card("OM tile_plants")),
    pytest.param("oxygen", "oxygen", marks=pytest.mark.card("OM tile_oxygen")),
    pytest.param("tech", "take-tech bottom1", marks=pytest.mark.card("OM tile_tech")),
    pytest.param("research_a", "develop shelter 3a", marks=pytest.mark.card("OM tile_research_a")),
    pytest.param("research_b", "develop shelter 3a", marks=pytest.mark.card("OM tile_research_b")),
    pytest.param("research_c", "develop shelter 3a", marks=pytest.mark.card("OM tile_research_c")),
    pytest.param("research_d", "develop shelter 3a", marks=pytest.mark.card("OM tile_research_d")),
]


@pytest.mark.rule("OM 5.3")
@pytest.mark.parametrize(("tile", "follows"), TILES)
def test_each_tile_gives_its_benefit(tile: str, follows: str) -> None:
    t = OMScenario().tile(tile, "g4").shelter(0, "a1").blueprint(0, "metal_deposit").goal(0, "three_ships")
    t.goods(0, mineral=2 if tile != "minerals" else 1).bot(0, 2, "f4").bot(0, 3, "f5").bot(0, 4, "h5")
    t.s.discovery_bag.sort()
    s = play(t.turn(0), 0, "act control_center", "move rover n", "done")
    assert s.tile[at("g4")] == -1
    if not follows:
        assert s.waiting[0] == 3
    elif follows in ("mineral", "battery", "water", "plant", "oxygen"):
        assert goods(s, 0)[follows] == 3
    else:
        shown = options(s, 0)
        assert follows in shown or (follows.startswith("at ") and shown[0].startswith("at "))
    if tile.startswith("research"):
        assert reason(s, 0, "develop shelter 3a") == ""
        assert not usable(s, 0, TILE.index(tile))
    else:
        assert s.discoveries[0] == 1


@pytest.mark.rule("OM 5.3")
def test_a_tile_that_is_taken_must_be_used() -> None:
    """At least a part of it; the rest may be left. The benefit of a space may be declined."""
    s = play(OMScenario().tile("blueprints", "g4").turn(0), 0, "act control_center", "move rover n", "done")
    assert reason(s, 0, "done") == "must-first"
    s = play(s, 0, "take-blueprint metal_deposit")
    assert reason(s, 0, "done") == ""
    s = OMScenario().ask(SpaceBenefit(0, 8), SpaceBenefit(1, 8))
    assert reason(s, 0, "done") == ""


@pytest.mark.rule("OM 12")
def test_first_colonists_get_missions_tiles_and_secret_cards() -> None:
    s = GAME.new(seed=4, seats=3, options={"first_settlers": True})
    assert isinstance(s, OMState)
    assert s.missions == list(FIRST_MISSIONS)
    assert [len(s.settlers.piles[HAND + c]) for c in range(3)] == [1, 1, 1]
    assert s.space[s.actor()] in (*SETTLER_SPACES, 0)
    hidden = s.look(1)["companies"]
    assert isinstance(hidden, list)
    assert hidden[0]["settler"] == [""]
    assert hidden[1]["settler"] != [""]


@pytest.mark.rule("OM 12")
@pytest.mark.parametrize(
    ("card", "building"),
    [
        pytest.param(0, 1, marks=pytest.mark.card("OM settler_a1")),
        pytest.param(1, 4, marks=pytest.mark.card("OM settler_a2")),
        pytest.param(2, 0, marks=pytest.mark.card("OM settler_a3")),
        pytest.param(3, 2, marks=pytest.mark.card("OM settler_a4")),
    ],
)
def test_a_building_of_the_card_draws_two_tasks(card: int, building: int) -> None:
    t = OMScenario(first_settlers=True)
    for c in range(2):
        t.unsettled(c)
    t.s.settlers.move(card, HAND, 1)
    other = next(b for b in range(5) if b not in SETTLER_BUILDINGS[card])
    settle(t.s, 0, other)
    assert t.s.tasks.piles[HAND] == []
    settle(t.s, 0, building)
    assert len(t.s.tasks.piles[HAND]) == 2
    assert t.s.settlers.piles[HAND] == []


@pytest.mark.rule("OM 12")
@pytest.mark.parametrize(
    ("number", "gain"),
    [
        pytest.param("b1", "battery", marks=pytest.mark.card("OM task_b1")),
        pytest.param("b2", "crystal", marks=pytest.mark.card("OM task_b2")),
        pytest.param("b3", "oxygen", marks=pytest.mark.card("OM task_b3")),
        pytest.param("b4", "mineral", marks=pytest.mark.card("OM task_b4")),
        pytest.param("b5", "plant", marks=pytest.mark.card("OM task_b5")),
        pytest.param("b6", "water", marks=pytest.mark.card("OM task_b6")),
        pytest.param("b7", "crystal", marks=pytest.mark.card("OM task_b7")),
        pytest.param("b8", "crystal", marks=pytest.mark.card("OM task_b8")),
    ],
)
def test_each_task_is_done_by_its_event(number: str, gain: str) -> None:
    t = OMScenario(first_settlers=True).task(0, number).bot(0, 1, "d3").goods(0, mineral=1, battery=1)
    for c in range(2):
        t.unsettled(c)
    t.goal(0, "three_ships").crystals(0, 0).shuttle(0, 1)
    before = t.s.clone()
    if number == "b1":
        s = play(t.at(0, 1).turn(0), 0, "act learn_technology", "take-tech bottom1", "place-tech 1a")
        s = play(s, 0, "show b1")
    elif number in ("b2", "b7"):
        s = play(t.at(0, 1).phase_end(), 0, "travel")
        if number == "b7":
            assert reason(s, 0, "show b7") == "not-now"
            s = play(s, 0, "keep", "explore left")
            s = play(s, 0, options(s, 0)[0])
        s = play(s, 0, f"show {number}")
    elif number == "b3":
        s = play(t.turn(0), 0, "act construct_building", "build shelter", "at d2", "use blue", "pay oxygen")
        s = play(s, 0, "show b3")
    elif number == "b4":
        s = play(t.goods(0, water=2).turn(0), 0, "act hire", "hire post4")
        if s.asking is not None and "pay water" in options(s, 0):
            s = play(s, 0, "pay water", "pay water")
        s = play(s, 0, "show b4")
    elif number in ("b5", "b6"):
        t.at(0, 1).goods(0, oxygen=2, mineral=0)
        s = play(t.turn(0), 0, "act research", "develop shelter 3a", "develop shelter 4a", "pay oxygen")
        s = play(s, 0, "show b6") if number == "b6" else play(s, 0, "keep", "done", "show b5")
    else:
        s = play(t.at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
        s = play(s, 0, "show b8")
    assert TASK.index(number) not in s.tasks.piles[HAND]
    assert s.task_done[0] == 1
    assert before.tasks.piles[HAND] == [TASK.index(number)]
    entries = s.entries()
    done = [entry.key for entry in entries].index(LOG_TASK)
    assert (entries[done + 1].key, entries[done + 1].args) == (LOG_GAIN, (0, 1, ITEM.index(gain)))


def settlers(*tasks: str) -> OMScenario:
    """Two First Colonists; blue holds some tasks, and a goal, so that its turn never ends by itself."""
    t = OMScenario(first_settlers=True).task(0, *tasks).goal(0, "three_ships").crystals(0, 0)
    for c in range(2):
        t.unsettled(c)
    return t


@pytest.mark.rule("OM 12")
def test_a_task_is_offered_not_forced() -> None:
    s = play(settlers("b8").at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    assert options(s, 0) == ["show b8", "keep"]
    kept = play(s, 0, "keep")
    assert (kept.tasks.piles[HAND], kept.task_done[0]) == ([7], 0)
    shown = play(s, 0, "show b8")
    assert (shown.tasks.piles[HAND], shown.waiting[0]) == ([], kept.waiting[0] + 1)


@pytest.mark.rule("OM 12")
def test_the_offer_does_not_tell_which_tasks_are_held() -> None:
    """Whoever holds any is asked after what could be one; the others see no difference."""
    s = play(settlers("b1").at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    assert options(s, 0) == ["keep"]
    assert (reason(s, 0, "show b8"), rule(s, 0, "show b8")) == ("task-not-held", "12")
    held = play(settlers("b8").at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    assert s.look(1) == held.look(1)
    assert s.prompt(0) is not None
    s = play(settlers().at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    assert "keep" not in options(s, 0)


@pytest.mark.rule("OM 12")
def test_tasks_are_offered_to_whoever_holds_some() -> None:
    """Green has done what a task asks for: it matters what green holds, not what blue does."""

    def after(c: int) -> list[str]:
        t = OMScenario(first_settlers=True).task(c, "b8").goal(1, "three_ships").at(1, 1).crystals(1, 0)
        t.unsettled(0).unsettled(1)
        s = play(t.turn(1), 1, "act obtain_blueprint", "take-blueprint metal_deposit")
        return options(s, 1)

    assert after(1) == ["show b8", "keep"]
    assert "keep" not in after(0)


@pytest.mark.rule("OM 12")
def test_one_task_a_turn() -> None:
    s = play(settlers("b1", "b8").at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    s = play(s, 0, "show b8", "boost", "take-blueprint construction_yard")
    assert "keep" not in options(s, 0)


@pytest.mark.rule("OM 12")
def test_another_turn_allows_another_task() -> None:
    """The limit is one a turn, whoever's turn it is; the Shuttle phase has one of its own."""
    t = settlers("b2", "b8").at(0, 1).shuttle(0, 1).colonists(0, 1)
    t.s.task_done = [1, 1]
    s = t.turn(1)
    assert s.task_done == [0, 0]
    t = settlers("b2", "b8").at(0, 1).shuttle(0, 1)
    t.s.task_done = [1, 1]
    s = play(t.phase_end(), 0, "travel", "show b2")
    assert s.task_done == [1, 0]
