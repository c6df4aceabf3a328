"""The table when the first question of a game is asked, whole: nothing is left out and nothing too much."""

import pytest

from rules.on_mars.story import at, lines, options, play, prompt
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import (
    BLUEPRINT_CARD,
    DISCOVERY_TILE,
    FIRST_PLAYER,
    GOAL_CARD,
    GRID_TILE,
    HEX,
    MISSION_CARD,
    REWARD_TILE,
    SETTLER_CARD,
    SETTLER_TILE,
    START_BUILDING,
)
from tharsis.games.on_mars.state import BOX, HAND, IN_DECK, OMState
from tharsis.kernel import Script

#: What chance brings: the start buildings from the top clockwise, then tiles and cards.
DEALT = {
    START_BUILDING: [3, 1, 4, 2],
    REWARD_TILE: [7, 0, 5, 3],
    DISCOVERY_TILE: [18, 0],
    GRID_TILE: [8, 7, 6, 4, 3, 2, 1, 0],
    BLUEPRINT_CARD: [11, 9, 7, 5, 3, 0],
    MISSION_CARD: [4, 7, 8, 8, 4, 7],
    GOAL_CARD: [15, 0, 7, 3, 9, 11, 1, 2, 4, 5, 6, 8],
    FIRST_PLAYER: [1],
    SETTLER_CARD: [3, 0, 1, 2],
    SETTLER_TILE: [8, 4, 2, 6],
}


def laid(seats: int, *, longer: bool = False, first_settlers: bool = False) -> OMState:
    script = {kind: outcomes[:] for kind, outcomes in DEALT.items()}
    if longer:
        script[MISSION_CARD] = [4, 6, 8, 6, 8, 4]
    if first_settlers or seats == 1:
        del script[FIRST_PLAYER]
    if seats == 1:
        script[SETTLER_TILE] = [6]  # Lacerda's space: his Bot goes two icons on
    if first_settlers:
        del script[MISSION_CARD]
    chosen: dict[str, object] = {"length": "long"} if longer else {}
    if first_settlers:
        chosen["first_settlers"] = True
    s = GAME.new(seed=1, seats=seats, options=chosen, source=Script(script))
    assert isinstance(s, OMState)
    return s


def map_of(numbers: list[int], nothing: int) -> dict[str, int]:
    """What lies on the hexes, by their ids."""
    return {HEX.ids[hex_]: number for hex_, number in enumerate(numbers) if number != nothing}


START = {"g3": 3, "i5": 1, "g7": 4, "e5": 2, "g5": 0}
HOMES = {2: ["e3", "i7"], 3: ["e3", "i3", "e7"], 4: ["e3", "i3", "i7", "e7"]}
RESEARCH = {"b1": 19, "d1": 19, "j1": 20, "l1": 20, "b6": 21, "d8": 21, "j8": 22, "l6": 22}


@pytest.mark.rule("OM 1.1", "OM 1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_map(seats: int) -> None:
    s = laid(seats)
    n = max(2, seats)
    homes = {home: 5 + c for c, home in enumerate(HOMES[n])}
    assert map_of(s.building, -1) == START | homes
    assert map_of(s.size, 0) == dict.fromkeys(START | homes, 1)
    assert map_of(s.group, -1) == {id: at(id) for id in START | homes}
    assert [sorted(hexes) for hexes in s.hexes_of] == [
        [at(id)] for _, id in sorted((kind, id) for id, kind in (START | homes).items())
    ]
    bots = HOMES[n][:seats]
    assert map_of(s.pieces, 0) == dict.fromkeys(bots, 1)
    assert s.unit == [at(bots[i // 5]) if i % 5 == 0 and i // 5 < seats else -1 for i in range(5 * n)]
    assert map_of(s.tile, -1) == RESEARCH
    for empty in (s.miner, s.advanced):
        assert empty == [-1] * 91
    assert (s.crystal, s.parked) == ([0] * 91, 0)
    assert s.stacks == [[0, 1, 2, 3, 4, 5]] * 5


@pytest.mark.rule("OM 1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_displays_and_tracks(seats: int) -> None:
    s = laid(seats)
    n = max(2, seats)
    assert (s.companies, s.lacerda, s.level, s.remaining) == (n, 1 if seats == 1 else -1, 1, 3)
    assert (s.lss, s.rewards) == ([1, 1, 1, 1], [7, 0, 5, 3])
    assert (s.missions, s.mission_left) == (
        [8, 4, 7],
        {2: [2, 5, 4], 3: [2, 7, 4], 4: [3, 9, 5]}[n],
    )
    assert s.exploration == [18, 0]
    assert s.discovery_bag == list(range(1, 18))
    assert s.warehouse == ([0, 2, 2, 2, 2, 2] if n == 2 else [0, 3, 3, 3, 3, 3])
    assert s.grid == [8, 7, 6, 4, 3, 2, 1, 0]
    assert sorted(s.tech_bag) == ([] if n == 2 else [0, 1, 2, 3, 4, 6, 7, 8])
    assert s.display == [11, 9, 7, 5, 3, 0, -1, -1, -1, -1, -1, -1]
    assert (s.level1_bag, s.level3_bag) == ([1, 2, 4, 6, 8, 10], list(range(12, 24)))
    assert (s.blueprint_owner, s.blueprint_hex, s.radar_tile) == ([-1] * 24, [-1] * 24, -1)
    assert (s.post, s.scientist_owner, s.scientist_at) == ([0, 1, 2, 3, 4, 5], [-1] * 6, [-1] * 6)
    assert (s.contract_owner, s.contract_done) == ([IN_DECK] * 12, [0] * 12)
    assert (s.delivered, s.delivered_minerals) == ([0] * 6, [0] * 6)
    assert s.slots == [0] * 20
    assert (s.shuttle_side, s.shuttle_at) == (0, 1)


@pytest.mark.rule("OM 1.2", "OM 10.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_companies(seats: int) -> None:
    s = laid(seats)
    n = max(2, seats)
    assert s.goods == ([1] * 5 + [0] * 5 if seats == 1 else [1] * (5 * n))
    assert (s.crystals, s.ships, s.hangar) == ([1] * n, [0b11111] * n, [0] * n)
    assert (s.quarters, s.working, s.supply) == ([3] * n, [0] * n, [9] * n)
    assert (s.shelters, s.markers, s.progress) == ([1] * n, [8] * n, [0] * n)
    assert s.lab[:9] == [-1, -1, -1, -1, -1, 3, -1, -1, -1]
    assert s.op == s.discoveries == s.research == s.laid == [0] * n
    assert s.goal_done == [-1] * n
    dealt = DEALT[GOAL_CARD]
    for c in range(seats):
        assert sorted(s.hand(c)) == sorted(dealt[3 * c : 3 * c + 3])
        assert [seat for seat in range(seats) if s.goals.knows(seat, dealt[3 * c])] == [c]
    if seats == 1:
        assert s.hand(1) == []
    assert len(s.goals.piles[BOX]) == 16 - 3 * seats
    assert s.waiting == [0] * n
    assert s.icon == (2 if seats == 1 else 0)


@pytest.mark.rule("OM 3.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_turn_has_begun(seats: int) -> None:
    s = laid(seats)
    assert (s.round, s.ending_round, s.active, s.main_done, s.executive_done) == (0, 0, -1, False, False)
    assert (s.fresh, s.developments, s.uses) == (0, 0, [])
    assert s.space == [0] * seats
    assert (s.task_done, s.settlers.piles, s.tasks.piles) == ([], [], [])
    solo = (s.solo_bag, s.solo_discard, s.solo_card, s.solo_pass, s.icon, s.lacerda_bots)
    assert solo == ([], [], -1, 0, 0, 0)
    assert s.great_greenhouse is False


@pytest.mark.rule("OM 1.3")
def test_spaces_are_taken_clockwise_from_the_first_player() -> None:
    """Green begins; the highest number, green's again, places the Shuttle; the lowest has the first turn."""
    s = laid(4)
    for seat, space in ((1, 5), (2, 1), (3, 4), (0, 3)):
        assert (s.actor(), prompt(s)) == (seat, ("space",))
        s = play(s, seat, f"space {space}")
        while s.actor() == seat and prompt(s) != ("shuttle",):
            s = play(s, seat, "done" if "done" in options(s, seat) else "decline")
    assert (s.actor(), options(s, 1)) == (1, ["shuttle orbit", "shuttle colony"])
    s = play(s, 1, "shuttle colony")
    assert (s.shuttle_side, s.shuttle_at, s.round, s.actor()) == (1, 1, 1, 2)
    assert lines(s, "shuttle-starts", "round") == [("shuttle-starts", 1), ("round", 1)]
    assert lines(s, "space") == [("space", 1, 5), ("space", 2, 1), ("space", 3, 4), ("space", 0, 3)]


@pytest.mark.rule("OM 1.1")
def test_a_long_game_has_one_short_mission_and_two_long_ones() -> None:
    s = laid(2, longer=True)
    assert (s.missions, s.mission_left) == ([6, 8, 4], [8, 2, 5])


@pytest.mark.rule("OM 12")
@pytest.mark.parametrize(("seats", "needs"), [(2, [10, 4, 5]), (3, [10, 4, 5]), (4, [13, 5, 7])])
def test_first_colonists_have_cards_and_missions_of_their_own(seats: int, needs: list[int]) -> None:
    s = laid(seats, first_settlers=True)
    assert (s.missions, s.mission_left) == ([1, 7, 0], needs)
    assert s.task_done == [0] * seats
    cards = DEALT[SETTLER_CARD][:seats]
    assert [s.settlers.piles[HAND + c] for c in range(seats)] == [[card] for card in cards]
    for c in range(seats):
        assert [seat for seat in range(seats) if s.settlers.knows(seat, cards[c])] == [c]
    assert sorted(s.settlers.piles[BOX]) == [card for card in range(4) if card not in cards]
    assert sorted(s.tasks.piles[BOX]) == list(range(8))
    assert [s.tasks.piles[HAND + c] for c in range(seats)] == [[]] * seats


@pytest.mark.rule("OM 12")
def test_a_tile_gives_each_first_colonist_a_space() -> None:
    script = {kind: outcomes[:] for kind, outcomes in DEALT.items() if kind != MISSION_CARD}
    s = GAME.new(seed=1, seats=2, options={"first_settlers": True}, source=Script(script))
    assert isinstance(s, OMState)
    assert (s.space, s.actor()) == ([0, 8], 1)
    s = play(s, 1, "done")
    assert (s.space, prompt(s)) == ([4, 8], ("accept", 4))
    s = play(s, 0, "decline")
    assert (prompt(s), s.actor()) == (("shuttle",), 1)


@pytest.mark.rule("OM 10.1", "OM 10.2")
def test_alone_lacerda_takes_a_space_first_and_the_shuttle_waits_on_his_side() -> None:
    for space, side in ((8, 1), (4, 0)):
        script = {kind: outcomes[:] for kind, outcomes in DEALT.items() if kind != FIRST_PLAYER}
        script[SETTLER_TILE] = [space]
        s = GAME.new(seed=1, seats=1, source=Script(script))
        assert isinstance(s, OMState)
        assert (s.space, s.solo_bag, s.solo_discard, s.solo_pass) == ([0, space], list(range(12)), [], 1)
        assert (prompt(s), s.actor()) == (("space",), 0)
        s = play(s, 0, "space 1")
        assert (s.shuttle_side, s.shuttle_at) == (side, 1)
        assert lines(s, "space", "shuttle-starts") == [
            ("space", 1, space),
            ("space", 0, 1),
            ("shuttle-starts", side),
        ]
