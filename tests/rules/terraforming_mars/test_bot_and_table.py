"""The bot, the guided game, views and scenarios."""

import json
from typing import Any

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DEAL_CORPORATION, DRAW_CARD
from tharsis.games.terraforming_mars.board import degrees
from tharsis.games.terraforming_mars.bot import ANSWERS, PLAYERS, TMAdvisor
from tharsis.games.terraforming_mars.deck import ASSET_IDS, CARDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.judgement.cards import EFFECTS
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import CHOSEN, TMState
from tharsis.games.terraforming_mars.steps import STEPS
from tharsis.games.terraforming_mars.vocabulary.effects import ClaimLand
from tharsis.kernel import ImpossiblePosition, Question, Rng, Script, playout


def bot_game(seed: int, seats: int, bots: tuple[int, ...]) -> TMState:
    """A game in which some seats follow the advisor and the others play at random."""
    s = GAME.new(seed=seed, seats=seats)
    assert isinstance(s, TMState)
    advisor, rng = TMAdvisor(), Rng()
    rng.seed(seed)
    while not s.over:
        seat = s.actor()
        legal = s.legal(seat)
        if seat in bots:
            s.apply(seat, advisor.choose(s.redeal(seat, rng.word()), seat, legal))
        else:
            s.apply(seat, legal[rng.below(len(legal))])
    return s


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_bot_beats_random_players(seats: int) -> None:
    for seed in range(3):
        s = bot_game(seed, seats, (seed % seats,))
        assert s.result().winners == [seed % seats]


def test_the_bot_wins_most_solo_games() -> None:
    won = [bot_game(seed, 1, (0,)).result().reason == "solo-won" for seed in range(3000, 3012)]
    assert sum(won) > 6


def test_the_bot_claims_milestones_and_funds_awards() -> None:
    s = bot_game(1, 2, (0, 1))
    assert max(s.milestones) >= 0
    assert max(s.awards) >= 0


def advice(s: TMState) -> str:
    """What the bot does in a position."""
    seat = s.actor()
    return GAME.actions.notation(TMAdvisor().choose(s, seat, s.legal(seat)))


def test_the_bot_turns_microbes_into_rating_as_soon_as_it_can() -> None:
    mars = TMScenario(2).in_play(0, "nitrite_reducing_bacteria").cubes("nitrite_reducing_bacteria", 3)
    s = act(mars.turn(), "use nitrite_reducing_bacteria")
    assert advice(s) == "choose spend"


def test_the_bot_builds_no_works_that_its_energy_cannot_feed() -> None:
    starved = TMScenario(2).stock(0, money=11).production(0, energy=3).hand(0, "ironworks")
    assert advice(starved.turn()) == "pass"
    fed = TMScenario(2).stock(0, money=11).production(0, energy=4).hand(0, "ironworks")
    assert advice(fed.turn()) == "play ironworks"
    promised = (
        TMScenario(2).stock(0, money=11).production(0, energy=4).hand(0, "ironworks").in_play(0, "steelworks")
    )
    assert advice(promised.turn()) == "pass"


def test_the_bot_does_not_sit_on_idle_money() -> None:
    assert advice(TMScenario(2).stock(0, money=14).generation(6).temperature(-10).turn()) == "pass"
    assert advice(TMScenario(2).stock(0, money=90).generation(6).temperature(-10).turn()).startswith("build")


def test_alone_the_bot_sees_when_heat_enough_is_coming() -> None:
    mars = TMScenario(1).stock(0, money=11).generation(9).temperature(0).hand(0, "geothermal_power")
    assert advice(mars.production(0, heat=12).turn()) == "pass"


def test_the_bot_funds_no_award_that_others_will_win() -> None:
    def last_generation() -> TMScenario:
        return TMScenario(2).generation(10).temperature(8).oxygen(12).oceans(8).stock(0, money=8, heat=12)

    assert advice(last_generation().turn()) == "fund thermalist"
    assert advice(last_generation().production(1, heat=20).turn()) == "pass"


def test_the_bot_fights_for_a_funded_award() -> None:
    mars = TMScenario(2).generation(10).temperature(8).oxygen(12).oceans(8).production(1, money=2)
    s = mars.stock(0, money=6).hand(0, "sponsors").turn()
    assert advice(s) == "pass"
    assert advice(mars.award("banker", 1).s) == "play sponsors"


def test_the_bot_keeps_the_cards_that_its_corporation_can_pay() -> None:
    """Titanium for a hand of space cards, but hardly any money."""
    space = "asteroid_mining vesta_shipyard giant_space_mirror phobos_space_haven solar_wind_power"
    plain = "dust_seals birds fish rad_suits ants"
    source = Script(
        {
            DEAL_CORPORATION: [number_of(id_) - PROJECTS for id_ in ("phobolog", "inventrix")],
            DRAW_CARD: [number_of(id_) for id_ in f"{space} {plain}".split()],
        }
    )
    s = GAME.new(seed=1, seats=2, source=source)
    assert isinstance(s, TMState)
    while s.actor() == 0:
        s = act(s, advice(s))
    assert s.charters.piles[CHOSEN] == [number_of("phobolog") - PROJECTS]
    assert sum([CARDS[card].space for card in s.kept(0)]) >= 3


def test_the_bot_pays_without_loss() -> None:
    s = act(TMScenario(2).stock(0, money=30, titanium=9).hand(0, "asteroid").turn(), "play asteroid")
    assert advice(s) == "pay-titanium 4"


def test_the_guided_game_starts_with_its_hand_and_first_hint() -> None:
    lesson = GAME.lessons[0]
    s = lesson.start.build(GAME)
    assert isinstance(s, TMState)
    assert s.actors() == [lesson.seat]
    s = act(s, "play sponsors", "play mine", "pass", "play tardigrades", "use tardigrades")
    assert s.on_card(number_of("tardigrades")) == 1


def test_a_view_is_json_and_hides_other_hands() -> None:
    s = table().hand(0, "comet").hand(1, "virus").turn()
    for seat in (-1, 0, 1):
        json.dumps(s.look(seat))
    assert s.look(0)["hand"] == [{"id": "comet", "price": 21, "why": None}]
    assert s.look(-1)["hand"] == []
    assert "virus" not in json.dumps(s.look(0))
    assert s.look(0)["players"][1]["hand"] == 1  # type: ignore[index]


def test_cards_picked_for_sale_still_count_for_the_others() -> None:
    s = act(table().hand(0, "comet", "mine").turn(), "sell-patents", "discard comet")
    assert s.look(1)["players"][0]["hand"] == 2  # type: ignore[index]
    assert s.look(1)["choosing"] is None
    shown = {
        "corporations": [],
        "affordable": {},
        "corporation": None,
        "cards": ["comet", "mine"],
        "kept": ["comet"],
        "price": 0,
        "brings": 1,
    }
    assert s.look(0)["choosing"] == shown


def test_printed_parts_for_pages() -> None:
    assert GAME.cards is not None
    cards = {str(card["id"]): card for card in GAME.cards()}
    assert tuple(cards) == ASSET_IDS
    assert cards["asteroid"]["tags"] == ["space", "event"]
    assert cards["birds"]["needs"] == [{"what": "oxygen", "of": "", "at_least": 13}]
    shown = {id_: cards[id_]["color"] for id_ in ("mine", "birds", "asteroid", "helion")}
    assert shown == {"mine": "green", "birds": "blue", "asteroid": "red", "helion": "corporation"}


def test_printed_tracks_of_the_planet() -> None:
    assert GAME.charts is not None
    charts = GAME.charts()
    assert charts["temperature"] == {
        "steps": list(range(-30, 9, 2)),
        "bonuses": [{"at": -24, "gives": "heat"}, {"at": -20, "gives": "heat"}, {"at": 0, "gives": "ocean"}],
    }
    assert charts["oxygen"] == {"steps": list(range(15)), "bonuses": [{"at": 8, "gives": "temperature"}]}
    assert (charts["degrees"], charts["oceans"]) == (2, 9)


def test_the_table_tells_how_many_cards_each_corporation_buys() -> None:
    choosing: Any = GAME.new(seed=1, seats=2).look(0)["choosing"]
    costs = {id_: CARDS[number_of(id_)].cost for id_ in choosing["corporations"]}
    assert choosing["affordable"] == {id_: min(10, cost // 3) for id_, cost in costs.items()}


def test_research_tells_how_many_cards_the_money_buys() -> None:
    s = act(TMScenario(2).rating(0, 7).turn(), "pass", "pass")
    asked = s.asking
    assert asked is not None
    assert [asked.shape(s, seat).most for seat in (0, 1)] == [2, 4]


def test_random_games_conserve_cards_and_agree_with_their_log() -> None:
    for seed in range(4):
        s = GAME.new(seed=seed, seats=2 + seed % 3, options={"draft": seed % 2 == 1})
        assert isinstance(s, TMState)
        rng = Rng()
        rng.seed(seed)
        while not s.over:
            playout(s, rng, 1)
            assert not s.invariants()
        raised = [20] * s.seats
        tiles = [0] * len(s.tile)
        reached = {"temperature": -30, "oxygen": 0}
        for entry in s.entries():
            key = GAME.logs.terms[entry.key].name
            if key == "rating":
                raised[entry.args[0]] += entry.args[1]
            elif key == "tile":
                tiles[entry.args[2]] = entry.args[1]
            elif key in reached:
                reached[key] = entry.args[1]
        assert raised == s.rating
        assert tiles == s.tile
        assert reached == {"temperature": degrees(s.temperature), "oxygen": s.oxygen}


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="no card 'moon'"):
        TMScenario(2).hand(0, "moon")
    with pytest.raises(ImpossiblePosition, match="no hex"):
        TMScenario(2).tile("city", "r9c9", 0)
    with pytest.raises(ImpossiblePosition, match="no resource"):
        TMScenario(2).stock(0, gold=1)
    with pytest.raises(ImpossiblePosition, match="cannot be"):
        TMScenario(2).corporation(0, "mine")
    with pytest.raises(ImpossiblePosition, match="production"):
        TMScenario(2).production(0, money=-6).turn()
    with pytest.raises(ImpossiblePosition, match="can lie on"):
        TMScenario(2).tile("city", "r3c3", 0).tile("city", "r3c3", 1)
    with pytest.raises(ImpossiblePosition, match="no 'banker'; write one of terraformer, mayor"):
        TMScenario(2).milestone("banker", 0)
    with pytest.raises(ImpossiblePosition, match="no 'mayor'; write one of landlord, banker"):
        TMScenario(2).award("mayor", 0)


def test_the_bot_knows_every_question() -> None:
    """A question without a row in the bot's tables could not be answered."""
    questions = {step for step in STEPS.classes.values() if issubclass(step, Question)}
    assert questions == set(PLAYERS) | set(ANSWERS)


def test_every_printed_word_is_judged() -> None:
    """What is not in the table is worth a little: Land Claim alone, which nobody can price."""
    deeds = [deed for card in CARDS for deed in (*card.action, *card.either)]
    printed = [effect for card in CARDS for effect in (*card.effects, *card.first)]
    printed += [effect for deed in deeds for effect in deed.effects]
    assert {type(effect) for effect in printed} - set(EFFECTS) == {ClaimLand}
