"""Chapter 8: the Curiosity non-players: turns, cards, rolls, tables, Operations, rounds."""

from collections import Counter

import pytest

from rules.red_dust_rebellion.story import at, count, level, table, who
from tharsis.games.red_dust_rebellion.actions import CHOOSE, DONE, OPT_ATTACK, SET_DICE
from tharsis.games.red_dust_rebellion.curiosity import ACTIVITY_IDS, BLOCK_IDS, CONDITION_IDS, SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS
from tharsis.games.red_dust_rebellion.nonplayer.choices import reply, set_dice
from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ATTACK,
    GOES_WITH,
    LOGISTICS,
    RALLY,
    SECURE,
    TRAIN,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG, MG, RD
from tharsis.games.red_dust_rebellion.rules.assault import Flee, Reply
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler, arrive
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITIES, perform_activity
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import NonPlayerLogistics
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import (
    OPERATION_OF,
    activation_number,
    rolls,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import BOXES, Block, Card, next_card
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import best_target, select
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import condition_holds
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import critical, effective, option_of
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import may_leave
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import gather
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import NonPlayerRedeploy
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import NonPlayerAgitate, NonPlayerPacify
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_ATTACK,
    COL_PLACE_POPULATION,
    COL_PLACE_REBELS,
    COL_RECON_DESTINATION,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn, move_up
from tharsis.games.red_dust_rebellion.rules.operations import begin_counters
from tharsis.games.red_dust_rebellion.scenario import watch


def alone(**options):
    """A bare Mars on which nobody but the Corporations is played, so that the others are non-players."""
    return table(seats=1, factions="corp_rd_cr_mg", **options)


def solo_marsgov():
    return table(seats=1, factions="mg_rd_corp_cr")


@pytest.mark.rule("RD 8.2")
def test_non_players_pay_and_own_nothing_but_count_totals():
    scene = alone().put("transit", supply=2)
    s = scene.s
    s.resources = [0, 0, 0, 0]
    arrive(s)
    assert (s.resources[MG], s.totals[MG]) == (0, 2)
    s.gain(RD, 5)
    assert s.resources[RD] == 0


@pytest.mark.rule("RD 8.2")
def test_the_asset_total_stops_at_six():
    from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets

    s = alone().totals(cr=5).ask(DrawAssets(3))
    assert s.totals[CR] == 6


@pytest.mark.rule("RD 8.5.2")
def test_reclaimers_roll_to_move_up():
    scene = alone().totals(cr=3).card("the_security_of_mars_act").np_dice(2, 2, 3)
    s = scene.s
    s.order = [MG, CORP, RD, CR]
    move_up(s)
    assert (s.order[0], s.totals[CR]) == (CR, 0)
    scene = alone().totals(cr=3).np_dice(2, 3, 5)
    s = scene.s
    s.order = [MG, CORP, RD, CR]
    move_up(s)
    assert (s.order, s.totals[CR]) == ([MG, CR, CORP, RD], 1)


@pytest.mark.rule("RD 8.5.2")
def test_a_critical_event_is_played_first():
    scene = alone().card("tenzing", "shenzhou").put("tenzing", rd_rebel=1)
    s = scene.s
    s.order = [MG, RD, CORP, CR]
    s.acting = MG
    scene.ask(NonPlayerTurn(MG))
    assert level(s, "tenzing") == 2


@pytest.mark.rule("RD 8.5.2")
def test_waiting_for_a_critical_next_event():
    scene = alone().card("the_tubes", "bicentennial_day")
    s = scene.s
    s.eligible = 1 << MG
    scene.ask(NonPlayerTurn(MG))
    assert s.acted == 0


@pytest.mark.rule("RD 8.5.3")
@pytest.mark.parametrize("side", range(48), ids=SIDE_IDS)
def test_every_side_of_every_card_is_read_to_its_end(side):
    for seed in range(3):
        s = watch_start(seed)
        by = side // 12
        begin_counters(s, -1)
        s.acting = by
        s.agenda.clear()
        s.do(Card(by, 0, 6, side, 0, -1))
        s.advance()
        assert not s.invariants()
        assert s.acted >> by & 1 or by in (MG, CORP, RD, CR)


def watch_start(seed):
    from tharsis.games.red_dust_rebellion import GAME

    s = GAME.new(seed=seed, seats=1)
    s.seat_by = [-1, -1, -1, -1]
    s.asking = None
    s.owing = 0
    s.agenda.clear()
    s.curiosity = list(range(24))
    s.known_tail = []
    return s


@pytest.mark.rule("RD 8.5.3")
def test_the_top_card_goes_under_until_one_of_the_faction_comes():
    s = watch_start(1)
    card = next_card(s, CR)
    assert card // 6 == CR
    assert s.known_tail[-1] == card
    assert sorted(s.curiosity + s.known_tail) == list(range(24))


@pytest.mark.rule("RD 8.5.3")
def test_every_condition_and_block_of_the_cards_exists():
    used = Counter()
    for side in BOXES:
        for box in side:
            used[box[0]] += 1
    assert sum(used.values()) == sum(len(side) for side in BOXES)
    s = watch_start(2)
    for code, name in enumerate(CONDITION_IDS):
        assert condition_holds(
            s, MG if name.startswith("assault") else CR, code, special=True, op=SECURE
        ) in (
            True,
            False,
        )
    assert len(BLOCK_IDS) == len(OPERATION_OF)


CONDITIONS = {
    "displaced_any": lambda x: x.means(displaced=1),
    "labyrinth_support_with_rebel": lambda x: x.put("europa", rd_rebel=1).level(europa=1),
    "desert_support_with_rebel": lambda x: x.put("marth", cr_rebel=1).level(marth=1),
    "labyrinth_support_with_hidden_rebels": lambda x: x.put("europa", cr_rebel=1).level(europa=2),
    "coin_control_not_active_support": lambda x: x.put("europa", mg_troop=1),
    "assault_base": lambda x: x.put("europa", mg_troop=2, rd_base=1, active_rd=1),
    "assault_base_or_2": lambda x: x.put("europa", mg_troop=2, active_rd=2),
    "assault_base_or_3_or_at_support": lambda x: x.put("europa", mg_troop=1, active_rd=1).level(europa=1),
    "assault_base_or_at_support": lambda x: x.put("europa", mg_troop=1, active_cr=1).level(europa=1),
    "basic_corp_base_in_desert": lambda x: x.put("marth", corp_base=1),
    "two_exploit_spaces": lambda x: x.put("marth", corp_base=1).put("radau", corp_base=1),
    "coin_control_security_damage_and_sa": lambda x: x.put("marth", security=1).damage(marth=1),
    "eg_confidence_above_4": lambda x: x.confidence(6),
    "rd_15_rebels_on_map": lambda x: x.put("marth", rd_rebel=15),
    "rd_3_rebels_at_enemy_base": lambda x: x.put("marth", rd_rebel=3, corp_base=1),
    "rd_3_rebels_in_a_space": lambda x: x.put("marth", rd_rebel=3),
    "rd_3_rebels_base_possible": lambda x: x.put("marth", rd_rebel=3),
    "rd_rebels_in_2_populated_not_active_opposition": lambda x: x.put("marth", rd_rebel=1).put(
        "radau", rd_rebel=1
    ),
    "rd_hidden_at_vulnerable_base_and_sa": lambda x: x.put("marth", rd_rebel=1, corp_base=1),
    "rd_rebel_in_2pop_not_active_opposition": lambda x: x.put("europa", rd_rebel=1),
    "rd_3_rebels_with_enemy_forces": lambda x: x.put("europa", rd_rebel=3, mg_troop=1),
    "cr_base_without_hidden_rebel": lambda x: x.put("marth", cr_base=1, active_cr=1),
    "cr_rebel_not_neutral": lambda x: x.put("marth", cr_rebel=1).level(marth=1),
    "cr_hidden_at_vulnerable_or_uncontrolled_and_sa": lambda x: x.put("marth", cr_rebel=1, mg_troop=1),
    "cr_10_rebels_on_map": lambda x: x.put("marth", cr_rebel=10),
    "cr_3_rebels_in_a_space": lambda x: x.put("marth", cr_rebel=3),
    "cr_3_rebels_at_enemy_base_or_uncontrolled": lambda x: x.put("marth", cr_rebel=3, corp_base=1),
    "cr_rebel_at_support_opposition_or_population": lambda x: x.put("marth", cr_rebel=1),
    "labyrinth_no_coin_control_reachable_mg": lambda x: x.put("pavonis_mons", mg_troop=2, mg_base=1),
    "labyrinth_no_coin_control_reachable_corp": lambda x: x.put("phobos", security=2).put(
        "europa", corp_base=1
    ),
    "desert_no_corp_base_reachable_corp": lambda x: x.put("phobos", security=2),
}


@pytest.mark.rule("RD 8.5.3")
@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_is_false_on_a_bare_map_and_true_where_it_is_met(name):
    by = {"rd": RD, "cr": CR}.get(name[:2], CORP if "corp" in name else MG)
    code = CONDITION_IDS.index(name)
    s = alone().confidence(3).s
    s.frozen = s.control_masks()
    assert not condition_holds(s, by, code, special=True, op=-1)
    s = CONDITIONS[name](alone().confidence(3)).s
    s.frozen = s.control_masks()
    assert condition_holds(s, by, code, special=True, op=-1)
    if name.endswith("_and_sa"):
        assert not condition_holds(s, by, code, special=False, op=-1)


@pytest.mark.rule("RD 8.5.3")
def test_dice_are_compared_with_what_is_available():
    scene = alone().np_dice(6, 6, 1, 1)
    code = CONDITION_IDS.index("2d6_le_available_cr_forces")
    scene.put("wilderness", cr_rebel=20, cr_base=6)
    assert not condition_holds(scene.s, CR, code, special=True, op=-1)
    assert condition_holds(scene.s, CR, code, special=True, op=-1)


@pytest.mark.rule("RD 8.5.4")
def test_activation_rolls_and_rescues():
    scene = alone().np_dice(4, 3, 2).totals(mg=2)
    s = scene.s
    s.recording = True
    block = Block(MG, ASSAULT, limited=False, an=3, stage=0, chosen=0, count=1, rolled=at("europa"), began=0)
    assert block.passes(s)
    assert not block.passes(s)
    assert block.passes(s)
    assert s.totals[MG] == 1
    assert not rolls(CORP, ASSAULT, 0, 0, 3)
    assert not rolls(CR, ATTACK, 0, 0, 0)
    assert rolls(CR, ATTACK, 0, 0, 1)


@pytest.mark.rule("RD 8.5.4")
def test_campaign_cards_raise_the_activation_number():
    s = alone().campaign("general_strike", "legal_injunctions").level(europa=-1, tenzing=1).s
    assert activation_number(s, MG, SECURE, 3, at("europa")) == 6
    assert activation_number(s, MG, TRAIN, 3, at("europa")) == 4
    assert activation_number(s, MG, TRAIN, 3, at("tenzing")) == 3


@pytest.mark.rule("RD 8.5.5")
def test_options_symbols_and_effect():
    assert option_of(MG, EVENT_IDS.index("tenzing")) == 0
    assert option_of(RD, EVENT_IDS.index("tenzing")) == 1
    assert option_of(CORP, EVENT_IDS.index("terran_loyalties_tested")) == 1
    assert option_of(RD, EVENT_IDS.index("the_automation_rebellion")) == 0
    s = alone().s
    network = EVENT_IDS.index("satellite_network_updated")
    assert not critical(s, MG, network)
    s = alone().put("orbit", satellite=1).s
    assert critical(s, MG, network)
    assert effective(s, MG, network)
    assert not effective(alone().level(tenzing=0).s, MG, EVENT_IDS.index("new_cordoba"))
    assert effective(alone().put("new_cordoba", cr_rebel=1).s, MG, EVENT_IDS.index("new_cordoba"))


@pytest.mark.rule("RD 8.5.6")
def test_rows_narrow_the_spaces_down():
    s = alone().put("europa", rd_base=1).put("gandhi", rd_rebel=1).put("tenzing", rd_rebel=1).s
    assert select(s, RD, COL_PLACE_REBELS, [at("gandhi"), at("europa"), at("tenzing")]) == at("europa")
    assert select(s, RD, COL_PLACE_REBELS, [at("gandhi"), at("tenzing")]) == at("tenzing")
    s = alone().level(europa=1, gandhi=2).s
    assert select(s, MG, COL_PLACE_POPULATION, [at("europa"), at("gandhi")]) == at("gandhi")
    s = alone().put("marth", conversion=1).put("radau", cr_base=1).s
    assert select(s, CORP, COL_RECON_DESTINATION, [at("radau"), at("marth")]) == at("marth")
    s = alone().put("marth", corp_base=1, cr_rebel=1).put("radau", cr_rebel=2).s
    assert select(s, CR, COL_ATTACK, [at("radau"), at("marth")]) == at("marth")


@pytest.mark.rule("RD 8.5.7")
def test_keep_lines_hold_pieces_back():
    s = alone().put("europa", mg_troop=2, rd_rebel=1).s
    assert not may_leave(s, MG, 0, at("europa"))
    s = alone().put("europa", mg_troop=4, rd_rebel=1).s
    assert may_leave(s, MG, 0, at("europa"))
    s = alone().put("marth", cr_rebel=3).s
    assert not may_leave(s, CR, 14, at("marth"))
    s = alone().put("marth", rd_base=2, rd_rebel=2, active_rd=1).s
    assert may_leave(s, RD, 10, at("marth"))


@pytest.mark.rule("RD 8.5.7")
def test_get_lines_bring_just_enough():
    scene = alone().put("pavonis_mons", mg_troop=9, mg_base=1).put("europa", rd_rebel=2)
    s = scene.s
    s.frozen = s.control_masks()
    gather(s, MG, SECURE, at("europa"), 0)
    assert count(s, "mg_troop", "europa") == 3


@pytest.mark.rule("RD 8.5.8")
def test_piece_priorities():
    s = alone().put("europa", mg_troop=1, security=1, cr_rebel=1, eg_troop=1, satellite=1).s
    kinds = [0, 3, 14, 8, 9]
    assert best_target(s, RD, [0, 3], at("europa")) == 3
    assert best_target(s, RD, [0, 14], at("europa")) == 0
    s = solo_marsgov().put("europa", mg_troop=1, security=1).s
    assert best_target(s, RD, [0, 3], at("europa")) == 0
    s = alone().put("europa", cr_base=1, cr_rebel=2, mg_troop=4).s
    assert best_target(s, RD, [0, 14], at("europa")) == 14
    assert len(kinds) == 5


@pytest.mark.rule("RD 8.5.9")
def test_the_cycler_ships_satellites_then_earthgov_troops_and_supply_last():
    scene = solo_marsgov().put("earth", eg_troop=2, security=2, supply=3).confidence(3)
    s = scene.ask(Cycler(CORP, people=True))
    assert (
        count(s, "satellite", "transit"),
        count(s, "eg_troop", "transit"),
        count(s, "supply", "transit"),
    ) == (4, 1, 0)


@pytest.mark.rule("RD 8.5.9")
def test_support_phase_of_marsgov_and_red_dust():
    scene = (
        alone()
        .put("europa", mg_troop=1)
        .put("tenzing", mg_troop=1)
        .np_dice(1, 2)
        .means(displaced=1)
        .confidence(6)
    )
    s = scene.ask(NonPlayerPacify())
    assert s.displaced == 0
    assert sum(max(0, s.level[p]) for p in range(24)) == 3
    assert s.eg_box == 7
    scene = alone().put("sharma", rd_rebel=1).put("gandhi", rd_rebel=1).totals(rd=3)
    s = scene.ask(NonPlayerAgitate())
    assert (s.totals[RD], s.total_opposition()) == (0, 6)


@pytest.mark.rule("RD 8.5.9")
def test_redeployments():
    scene = alone().confidence(6).put("marth", mg_base=1).put("radau", eg_troop=5, mg_troop=1, rd_rebel=1)
    scene.put("sharma", rd_base=1).put("trouvelot", cr_base=2, cr_rebel=3)
    s = scene.s
    s.frozen = s.control_masks()
    for role in (EG, MG, RD, CR):
        NonPlayerRedeploy(role).run(s)
    assert (count(s, "eg_troop", "marth"), count(s, "eg_troop", "phobos")) == (4, 1)
    assert count(s, "mg_troop", "radau") == 0
    assert count(s, "rd_rebel", "sharma") == 1
    assert count(s, "cr_base", "wilderness") == 1
    assert not s.invariants()


@pytest.mark.rule("RD 8.6")
def test_operations_in_their_order():
    scene = alone().put("europa", mg_troop=2).means(displaced=2).level(europa=1).np_dice(1, 1)
    s = scene.ask(Block(MG, TRAIN, limited=True, an=3, stage=0, chosen=0, count=0, rolled=-1, began=0))
    assert count(s, "mg_troop", "europa") == 6
    assert (s.population(at("europa")), s.displaced) == (4, 0)
    scene = alone().put("marth", rd_rebel=3).put("radau", rd_base=1).np_dice(1)
    s = scene.ask(Block(RD, RALLY, limited=True, an=2, stage=0, chosen=0, count=0, rolled=-1, began=0))
    assert (count(s, "rd_base", "marth"), count(s, "dug_in", "radau") + count(s, "dug_in", "marth")) in (
        (1, 1),
        (0, 1),
    )
    scene = solo_marsgov().put("marth", corp_base=1).put("radau", corp_base=1)
    s = scene.ask(NonPlayerLogistics(limited=False))
    assert count(s, "terraforming", "marth") + count(s, "terraforming", "radau") == 2
    assert (
        count(s, "security", "earth") + count(s, "security", "transit") + count(s, "security", "phobos") == 4
    )


@pytest.mark.rule("RD 8.6")
@pytest.mark.parametrize("block", range(len(BLOCK_IDS) - 1), ids=BLOCK_IDS[:-1])
def test_every_block_runs_from_the_first_setup(block):
    by, op = who(BLOCK_IDS[block].split("_")[0]), OPERATION_OF[block]
    for seed in range(3):
        s = watch_start(seed)
        begin_counters(s, op)
        if op == LOGISTICS:
            s.do(NonPlayerLogistics(limited=False))
        else:
            s.do(Block(by, op, limited=False, an=3, stage=0, chosen=0, count=0, rolled=-1, began=0))
        s.advance()
        assert not s.invariants()


@pytest.mark.rule("RD 8.6")
def test_replies_and_flight():
    s = alone().put("europa", rd_rebel=1, mg_troop=1).level(europa=-1).s
    assert reply(s, Reply(RD, at("europa"))) == DONE
    s = alone().put("europa", rd_rebel=1, mg_troop=1).s
    assert reply(s, Reply(RD, at("europa"))) == CHOOSE + OPT_ATTACK
    s = alone().put("europa", cr_rebel=1, cr_base=1, mg_troop=1).s
    assert reply(s, Reply(CR, at("europa"))) == DONE
    scene = alone().put("europa", rd_rebel=1)
    s = scene.ask(Flee(RD, 10, at("europa")))
    assert count(s, "rd_rebel", "europa") == 0


@pytest.mark.rule("RD 8.7")
@pytest.mark.parametrize("code", range(len(ACTIVITY_IDS)), ids=ACTIVITY_IDS)
def test_every_special_activity_runs_from_a_rich_position(code):
    scene = alone(bare=False)
    scene.put("europa", specops=1, active_rd=1).put("radau", cr_rebel=3).put("marth", specops=1).damage(
        trouvelot=1
    )
    s = scene.s
    by = {"mg": MG, "corp": CORP, "rd": RD, "cr": CR}[ACTIVITY_IDS[code].split("_")[0]]
    s.seat_by = [-1, -1, -1, -1]
    s.activated, s.rebels_lost = 4, 2
    assert perform_activity(s, by, code, GOES_WITH[ACTIVITIES[code].special][-1])
    s.advance()
    assert s.special_used
    assert not s.invariants()


@pytest.mark.rule("RD 8.7")
def test_ambush_dice():
    assert set_dice(alone().put("europa", cr_rebel=2).s, SetDice(CR, at("europa"))) == SET_DICE
    s = alone().put("europa", rd_rebel=3, mg_troop=2).s
    low, high = divmod(set_dice(s, SetDice(RD, at("europa"))) - SET_DICE, 6)
    assert low + 1 <= 3
    assert high + 1 <= 3
    assert low + high + 2 > 5


@pytest.mark.rule("RD 8.2", "RD 8.5.9")
def test_whole_games_among_four_non_players_end_well():
    ends = Counter()
    for seed in range(25):
        s = watch(seed)
        assert s.over
        assert not s.invariants()
        ends[s.result().reason] += 1
    assert len(ends) > 1
