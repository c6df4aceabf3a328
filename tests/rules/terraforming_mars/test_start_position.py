"""Chapter 6: the table before the first decision, whole; who reveals, pays and begins."""

import random
from typing import Any

import pytest

from rules.terraforming_mars.story import carry, told
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DEAL_CORPORATION
from tharsis.games.terraforming_mars.deck import ASSET_IDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.scenario import act
from tharsis.games.terraforming_mars.state import CHOSEN, DEALT, REVEALED, TMState
from tharsis.kernel import IllegalMove, Script


def new(seats: int = 2, seed: int = 1, **options: bool) -> TMState:
    s = GAME.new(seed=seed, seats=seats, options=options)
    assert isinstance(s, TMState)
    return s


def dealt(*ids: str, seats: int = 2, **options: bool) -> TMState:
    """A new game in which these corporations are dealt, two to each seat."""
    outcomes = [number_of(id_) - PROJECTS for id_ in ids]
    s = GAME.new(seed=1, seats=seats, options=options, source=Script({DEAL_CORPORATION: outcomes}))
    assert isinstance(s, TMState)
    return s


@pytest.mark.rule("TM 6.1", "TM 6.2", "TM 6.3", "TM 2.1", "TM 10.2.2")
@pytest.mark.parametrize(
    ("seats", "era", "production", "rating"),
    [
        (2, True, 0, 20),
        (3, False, 1, 20),
        (5, True, 0, 20),
        (5, False, 1, 20),
        (1, True, 0, 14),
        (1, False, 0, 14),
    ],
)
def test_the_whole_table_at_the_start(seats: int, era: bool, production: int, rating: int) -> None:
    s = new(seats, corporate_era=era)
    fields = {name: getattr(s, name) for name in s.FIELDS if name not in ("cards", "charters")}
    if seats == 1:  # the neutral tiles have their own tests
        del fields["tile"], fields["owner"]
    expected = {
        "phase": 0, "generation": 1, "first": 0, "active": 0, "passed": 0, "ready": 0, "raised": 0,
        "temperature": 0, "oxygen": 0, "oceans": 0,
        "rating": [rating] * seats,
        "stock": [0] * 6 * seats,
        "production": [production] * 6 * seats,
        "tags": [0] * 10 * seats,
        "discounts": [0] * 11 * seats,
        "steel_value": [2] * seats,
        "titanium_value": [3] * seats,
        "shift": [0] * seats,
        "next_discount": [0] * seats,
        "next_shift": [0] * seats,
        "greenery_price": [8] * seats,
        "power_plant_price": [11] * seats,
        "heat_pays": [0] * seats,
        "corporation": [-1] * seats,
        "first_due": [0] * seats,
        "tile": [0] * 61,
        "owner": [-1] * 61,
        "claim_hex": -1, "claim_seat": -1,
        "offworld": [-1, -1],
        "metal": [0, 0],
        "cubes": [0] * 18,
        "used": 0,
        "milestones": [-1] * 5,
        "awards": [-1] * 5,
        "due": [],
        "turned": -1,
    }  # fmt: skip
    assert fields == {name: expected[name] for name in fields}


@pytest.mark.rule("TM 6.4", "TM 6.6", "TM 6.7")
def test_what_is_dealt_is_seen_by_its_owner_alone() -> None:
    s = new(seats=3)
    for seat in range(3):
        assert [s.cards.seen[card] for card in s.packet(seat)] == [1 << seat] * 10
        assert [s.charters.seen[charter] for charter in s.charters.piles[DEALT + seat]] == [1 << seat] * 2


@pytest.mark.rule("TM 6.2", "TM 10.1")
def test_cards_left_in_the_box_are_known_to_all() -> None:
    s = new(seats=2, corporate_era=False)
    assert {s.cards.seen[card] for card in s.cards.piles[2]} == {0b11}
    assert [ASSET_IDS[PROJECTS + charter] for charter in s.charters.piles[16]] == [
        "saturn_systems",
        "teractor",
    ]
    assert {s.charters.seen[charter] for charter in s.charters.piles[16]} == {0b11}


@pytest.mark.rule("TM 6.5")
def test_beginners_of_every_seat_get_ten_cards_of_their_own() -> None:
    s = new(seats=3, beginner_1=True, beginner_3=True)
    assert s.actors() == [1]
    assert [len(s.kept(seat)) for seat in range(3)] == [10, 0, 10]
    assert [len(s.charters.piles[DEALT + seat]) for seat in range(3)] == [0, 2, 0]
    assert [{s.cards.seen[card] for card in s.kept(seat)} for seat in (0, 2)] == [{1}, {4}]
    s = act(s, GAME.actions.notation(s.legal(1)[0]), "done")
    assert [len(s.hand(seat)) for seat in range(3)] == [10, 0, 10]
    assert [ASSET_IDS[s.corporation[seat]] for seat in (0, 2)] == ["beginner_corporation"] * 2
    assert [s.stock[seat * 6] for seat in (0, 2)] == [42, 42]


@pytest.mark.rule("TM 6.7")
def test_every_kept_card_costs_three_and_the_rest_is_discarded_unseen() -> None:
    s = dealt("credicor", "ecoline", "teractor", "thorgate")
    mine = s.packet(0)[:]
    s = act(
        s, "take-corporation credicor", f"keep {ASSET_IDS[mine[2]]}", f"keep {ASSET_IDS[mine[7]]}", "done"
    )
    assert s.look(1)["players"][0]["corporation"] is None  # type: ignore[index]
    s = act(s, "take-corporation teractor", "done")
    assert (s.hand(0), s.stock[0], s.stock[6]) == ([mine[2], mine[7]], 57 - 6, 60)
    left = [card for card in mine if card not in (mine[2], mine[7])]
    assert {(s.cards.place[card], s.cards.seen[card]) for card in left} == {(1, 0b01)}
    assert s.charters.piles[REVEALED] == [number_of("credicor") - PROJECTS]
    assert s.charters.seen[number_of("credicor") - PROJECTS] == 0b11
    assert not s.charters.piles[CHOSEN]
    assert (s.look(0)["phase"], s.generation, s.actors(), s.ready, s.passed) == ("action", 1, [0], 0, 0)


@pytest.mark.rule("TM 6.7")
def test_exactly_as_many_cards_as_the_money_buys() -> None:
    """Mining Guild's 30 M€ buy ten cards, to the last M€; PhoboLog's 23 M€ seven."""
    s = dealt("mining_guild", "phobolog", "teractor", "thorgate")
    guild = act(s, "take-corporation mining_guild")
    for _ in range(10):
        guild = act(guild, GAME.actions.notation(guild.legal(0)[0]))
    assert [GAME.actions.notation(action) for action in guild.legal(0)] == ["done"]
    guild = act(guild, "done", "take-corporation teractor", "done")
    assert (guild.stock[0], len(guild.hand(0))) == (0, 10)
    s = act(s, "take-corporation phobolog")
    for _ in range(7):
        s = act(s, GAME.actions.notation(s.legal(0)[0]))
    found = s.why_not(0, GAME.actions.parse(f"keep {ASSET_IDS[s.packet(0)[0]]}"))
    assert found is not None
    assert (found.name, found.rule, found.figures) == ("keep-short", "6.7", {"price": 24, "now": 23})


@pytest.mark.rule("TM 6.7", "TM 5.2")
def test_each_in_turn_order_takes_what_its_corporation_starts_with() -> None:
    """Goods and production first, then its own tag sets Saturn Systems off."""
    s = dealt("saturn_systems", "ecoline", "teractor", "thorgate")
    before = act(s, "take-corporation saturn_systems", "done", "take-corporation thorgate")
    after = act(before, "done")
    lines = [line for line in told(before, after) if not line.startswith("bought")]
    assert lines == [
        "corporation seat/0 card/saturn_systems",
        "gained seat/0 resource/megacredits 42",
        "production seat/0 resource/titanium 1",
        "production seat/0 resource/megacredits 1",
        "corporation seat/1 card/thorgate",
        "gained seat/1 resource/megacredits 48",
        "production seat/1 resource/energy 1",
    ]


@pytest.mark.rule("TM 5.2")
@pytest.mark.parametrize(("id_", "due"), [("inventrix", 1), ("tharsis_republic", 1), ("credicor", 0)])
def test_first_actions_are_due_from_the_start(id_: str, due: int) -> None:
    s = dealt(id_, "ecoline", "teractor", "thorgate")
    s = act(s, f"take-corporation {id_}", "done", "take-corporation teractor", "done")
    assert s.first_due == [due, 0]
    assert ("first-action" in [GAME.actions.notation(action) for action in s.legal(0)]) == bool(due)


@pytest.mark.rule("TM 6.7")
def test_nobody_takes_a_choice_back_once_the_corporations_are_revealed() -> None:
    s = dealt("teractor", "thorgate", "helion", "ecoline")
    s = act(s, "take-corporation teractor", "done", "take-corporation helion", "done")
    assert [ASSET_IDS[corporation] for corporation in s.corporation] == ["teractor", "helion"]
    assert s.fence == s.moves
    with pytest.raises(IllegalMove):
        s.retract(1)


@pytest.mark.rule("TM 6.7")
def test_choices_at_the_start_can_be_changed_until_all_are_in() -> None:
    s = dealt("credicor", "ecoline", "teractor", "thorgate")
    first = s.digest()
    s = act(s, "take-corporation credicor", f"keep {ASSET_IDS[s.packet(0)[0]]}", "done")
    back: Any = s.retract(0)
    assert back.digest() == first
    again = act(back, "take-corporation ecoline", "done", "take-corporation teractor", "done")
    assert again.corporation[0] == number_of("ecoline")


@pytest.mark.rule("TM 6.8", "TM 7.3")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_first_player_begins(seats: int) -> None:
    rng = random.Random(seats)
    s = new(seats, **{f"beginner_{seat}": True for seat in range(2, seats + 1)})
    while s.phase == 0:
        s = carry(s, GAME.actions.notation(rng.choice(s.legal(0))))
    assert (s.phase, s.active, s.actors(), s.generation) == (2, 0, [0], 1)
