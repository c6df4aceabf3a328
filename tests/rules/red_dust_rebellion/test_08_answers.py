"""8.5.5 to 8.7: what non-players answer where a rule leaves a choice: options, dice, pieces, spaces."""

import pytest

from rules.red_dust_rebellion.nonplayers import act, leave, mars, mask, run
from rules.red_dust_rebellion.story import at, who
from tharsis.games.red_dust_rebellion import actions
from tharsis.games.red_dust_rebellion.actions import (
    CHOOSE,
    COUNT,
    DONE,
    HOUSE,
    NP_TIE,
    OPT_ATTACK,
    REPAIR,
    SET_DICE,
)
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS
from tharsis.games.red_dust_rebellion.nonplayer.choices import (
    bases_fall,
    preferred,
    raise_specops,
    reply,
    set_dice,
)
from tharsis.games.red_dust_rebellion.nonplayer.pieces import least_piece, number_of
from tharsis.games.red_dust_rebellion.nonplayer.spaces import friendly, house_or_repair, operate, sensible
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, CAMPAIGN, PREACH, RALLY, RECON, TRAIN
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules import ask
from tharsis.games.red_dust_rebellion.rules.assault import Flee, RaiseSpecOps, Reply
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import BY_ATTACK, BY_STORM, Removal
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import rally_choice
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    MUST_AMBUSH,
    BeginOperation,
    Operation,
)
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair

SPACES = 28

#: The dice of an Ambush in the first space: whose, the position, the pips (6.9, 6.12).
DICE = (
    # Without Support no Damage if it can be avoided, then the most removals, then the highest dice.
    (RD, "gandhi rd_rebel*2 mg_troop*2", (2, 6)),
    (RD, "gandhi rd_rebel*3 mg_troop*2", (3, 3)),
    (RD, "gandhi rd_rebel*4 mg_troop*2", (4, 4)),
    (RD, "gandhi -2 rd_rebel*2 mg_troop*2", (2, 6)),
    (RD, "gandhi rd_rebel*2 mg_troop*10", (2, 2)),
    (RD, "gandhi rd_rebel*2 mg_troop satellite", (2, 6)),
    (RD, "gandhi rd_rebel*2 mg_troop", (2, 2)),
    # At Support with Damage.
    (RD, "gandhi +1 rd_rebel*2 mg_troop*2", (2, 2)),
    (RD, "gandhi +1 rd_rebel*4 mg_troop*2", (3, 3)),
    (RD, "gandhi +1 rd_rebel*3 mg_troop*2", (2, 3)),
    # Nobody is hurt where nobody lives.
    (RD, "wilderness rd_rebel mg_troop*9", (1, 1)),
    # A Base before all else.
    (RD, "gandhi rd_rebel*2 corp_base mg_troop*3", (2, 2)),
    (RD, "gandhi rd_rebel*2 corp_base mg_troop", (2, 6)),
    (RD, "gandhi rd_rebel*2 cr_base cr_rebel*3", (2, 2)),
    (RD, "gandhi rd_rebel*2 cr_base cr_rebel*4", (2, 6)),
    (RD, "gandhi rd_rebel*2 cr_base corp_base mg_troop*2 cr_rebel", (2, 6)),
    # Reclaimers always set 1 and 1.
    (CR, "gandhi cr_rebel*4 mg_troop*2", (1, 1)),
)


@pytest.mark.rule("RD 8.7", "RD 6.9", "RD 6.12")
@pytest.mark.parametrize(("by", "text", "pips"), DICE)
def test_how_the_dice_of_an_ambush_are_set(by, text, pips):
    answer = set_dice(mars(text).s, SetDice(by, at(text.split()[0]))) - SET_DICE
    assert (answer // 6 + 1, answer % 6 + 1) == pips


#: Whose removals, how many, the position, how many enemy Bases they could reach.
FALLS = (
    (RD, 4, "corp_base mg_troop*3", 1),
    (RD, 4, "corp_base mg_troop*4", 0),
    (RD, 4, "corp_base mg_base security*2", 2),
    (RD, 4, "corp_base mg_base security eg_troop", 1),
    (RD, 4, "corp_base mg_base security eg_troop active_specops", 0),
    (RD, 4, "corp_base mg_base security*4 specops*3", 0),
    (RD, 2, "mg_troop", 0),
    (RD, 4, "cr_base conversion cr_rebel*2", 2),
    (RD, 4, "cr_base cr_rebel*2 active_cr", 1),
    (RD, 4, "cr_rebel", 0),
    (RD, 4, "rd_base rd_rebel", 0),
    (CR, 4, "rd_base rd_rebel*3", 1),
    (CR, 4, "cr_base*2 cr_rebel", 0),
    (RD, 2, "corp_base mg_troop*9 cr_base", 1),
    (RD, 4, "corp_base cr_base cr_rebel*4", 1),
)


@pytest.mark.rule("RD 8.7")
@pytest.mark.parametrize(("by", "n", "text", "bases"), FALLS)
def test_how_many_bases_removals_could_reach(by, n, text, bases):
    assert bases_fall(mars(f"marth {text}").s, by, at("marth"), n) == bases


#: Who, the position, whether it replies to an Assault.
REPLIES = (
    (RD, "europa rd_rebel*2 mg_troop", True),
    (RD, "europa +1 active_rd mg_troop", True),
    (RD, "europa -1 rd_rebel*2 mg_troop", False),
    (RD, "europa rd_rebel rd_base mg_troop", False),
    (RD, "europa active_rd rd_base mg_troop", True),
    (RD, "europa rd_rebel cr_base mg_troop", True),
    (CR, "europa -1 cr_rebel*2 mg_troop", True),
    (CR, "europa cr_rebel cr_base mg_troop", False),
    (CR, "europa active_cr cr_base mg_troop", True),
)


@pytest.mark.rule("RD 8.6", "RD 5.5")
@pytest.mark.parametrize(("by", "text", "truth"), REPLIES)
def test_who_replies_to_an_assault(by, text, truth):
    assert reply(mars(text).s, Reply(by, at("europa"))) == (CHOOSE + OPT_ATTACK if truth else DONE)


#: Whose Assault, the position, how many SpecOps the Corporations raise.
RAISED = (
    (CORP, "marth specops*3 active_rd*2", 2),
    (CORP, "marth specops*3 active_rd*9", 3),
    (CORP, "marth specops*3 active_specops active_rd*3", 2),
    (CORP, "marth specops*3 security*2 active_rd*3", 1),
    (CORP, "marth specops*3 security*2 active_rd*2", 0),
    (CORP, "marth specops*3 security*5 active_rd", 0),
    (CORP, "marth specops*3 rd_base", 1),
    (CORP, "marth specops*3 rd_base rd_rebel", 0),
    (MG, "marth specops*3 mg_troop active_rd*3", 0),
)


@pytest.mark.rule("RD 8.6", "RD 5.5")
@pytest.mark.parametrize(("attacker", "text", "n"), RAISED)
def test_specops_are_raised_as_needed_and_only_in_their_own_assaults(attacker, text, n):
    assert raise_specops(mars(text).s, RaiseSpecOps(CORP, attacker, at("marth"))) - COUNT == n


#: Who chooses, players, what a card offers, what is taken.
OPTIONS = (
    (RD, "mg", "take_resources empty_transit", "take_resources"),
    (RD, "", "take_resources empty_transit", "empty_transit"),
    (MG, "", "red_dust reclaimers", "reclaimers"),
    (MG, "rd", "red_dust reclaimers", "red_dust"),
    (MG, "cr", "red_dust reclaimers", "reclaimers"),
    (CORP, "rd cr", "red_dust reclaimers", "reclaimers"),
    (MG, "", "red_dust", "red_dust"),
    (CORP, "", "profits supply", "profits"),
    (MG, "", "profits supply", "supply"),
    (RD, "", "profits supply", "supply"),
    (MG, "", "mg_troops eg_troops", "mg_troops"),
    (CORP, "", "mg_troops eg_troops", "eg_troops"),
    (MG, "", "supply eg_troops", "supply"),
    (CORP, "", "supply eg_troops", "eg_troops"),
    (MG, "", "add remove", "add"),
    (CORP, "", "add remove", "remove"),
    (MG, "", "recon assault", "assault"),
    (CORP, "", "assault recon", "assault"),
    (MG, "", "recon", "recon"),
)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.parametrize(("by", "players", "offered", "taken"), OPTIONS)
def test_what_is_taken_of_what_a_card_offers(by, players, offered, taken):
    codes = [getattr(actions, f"OPT_{name.upper()}", None) for name in offered.split()]
    if None in codes:
        pytest.fail(f"no such option among {offered}")
    assert preferred(mars("", players).s, by, codes) == getattr(actions, f"OPT_{taken.upper()}")


#: Whose free Rally, players, the position, what can be done in Marth, what is done.
RALLIES = (
    (RD, "", "marth rd_rebel*3", "base rebel", "base"),
    (RD, "", "marth rd_rebel*2", "base rebel", "rebel"),
    (RD, "", "marth rd_base active_rd", "hide rebels", "rebels"),
    (RD, "", "marth rd_base active_rd", "hide", "hide"),
    (CR, "corp", "marth cr_base", "rebels upgrade", "upgrade"),
    (CR, "", "marth cr_base", "rebels upgrade", "rebels"),
    (CR, "", "marth cr_base active_cr", "hide upgrade", "upgrade"),
    (CR, "", "marth cr_rebel*3", "rebel base", "base"),
    (CR, "", "marth active_cr*3", "rebels rebel", "rebels"),
    (CR, "", "marth cr_rebel*2", "base", "base"),
)


@pytest.mark.rule("RD 8.6", "RD 5.6")
@pytest.mark.parametrize(("by", "players", "text", "offered", "taken"), RALLIES)
def test_what_a_free_rally_does_in_a_space(by, players, text, offered, taken):
    codes = [getattr(actions, f"OPT_{name.upper()}") for name in offered.split()]
    found = rally_choice(mars(text, players).s, by, at("marth"), codes)
    assert found == getattr(actions, f"OPT_{taken.upper()}")


#: Who, what for, the position of Marth, whether that would help (8.5.5).
SENSES = (
    (RD, "SHIFT_DOWN", "marth", True),
    (RD, "SHIFT_DOWN", "marth -1", True),
    (CR, "SHIFT_DOWN", "marth +1", True),
    (CR, "SHIFT_DOWN", "marth", False),
    (CR, "SHIFT_DOWN", "marth -1", False),
    (CORP, "SHIFT_DOWN", "marth +1", True),
    (MG, "SHIFT_DOWN", "marth", False),
    (MG, "SHIFT_UP", "marth", True),
    (CORP, "SHIFT_UP", "marth +1", True),
    (CR, "SHIFT_UP", "marth -1", True),
    (CR, "SHIFT_UP", "marth", False),
    (RD, "SHIFT_UP", "marth +1", False),
    (RD, "TAKE_OUT", "marth mg_troop", True),
    (RD, "TAKE_OUT", "marth rd_rebel", False),
    (MG, "TAKE_OUT", "marth security", False),
    (MG, "TAKE_OUT", "marth cr_base", True),
    (MG, "PLACE_UNITS", "marth", True),
    (RD, "PLACE_DAMAGE", "marth -2", True),
)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.parametrize(("by", "aim", "text", "truth"), SENSES)
def test_only_effective_choices_are_made(by, aim, text, truth):
    assert sensible(mars(text).s, by, getattr(ask, aim), at("marth")) == truth


@pytest.mark.rule("RD 8.5.5")
def test_pieces_off_mars_are_always_worth_taking():
    assert sensible(mars().s, RD, ask.TAKE_OUT, at("transit"))


#: Who, the position, whether it houses and repairs there (8.6).
@pytest.mark.rule("RD 8.6")
@pytest.mark.parametrize(
    ("by", "text", "truth"),
    [
        (MG, "marth", True), (MG, "marth +2", True), (MG, "marth -1", False),
        (CORP, "marth corp_base -2", True), (CORP, "marth security +2", False),
        (RD, "marth", True), (RD, "marth -2", True), (RD, "marth +1", False),
    ],
)  # fmt: skip
def test_where_non_players_help_the_people(by, text, truth):
    assert friendly(mars(text).s, by, at("marth")) == truth


#: Who, the position, whether Repairs are allowed, what is done in Europa, Gandhi or Marth.
HELP = (
    (MG, "europa, gandhi +2 damage, displaced 1", True, REPAIR, "gandhi"),
    (MG, "europa, gandhi +2 damage, displaced 1", False, HOUSE, "europa"),
    (MG, "europa +2, gandhi +1 damage, displaced 1", True, HOUSE, "europa"),
    (MG, "europa -1, gandhi -1 damage, marth -1, displaced 1", True, None, ""),
    (CORP, "europa corp_base damage, gandhi corp_base security, displaced 1", True, HOUSE, "gandhi"),
    (CORP, "europa corp_base security damage, displaced 1", True, None, ""),
    (
        RD,
        "europa rd_rebel, gandhi -2 damage, marth +1, displaced 1, agitate_total 1",
        True,
        REPAIR,
        "gandhi",
    ),
    (RD, "europa -2, gandhi +2, marth +1, displaced 1", True, HOUSE, "europa"),
)


@pytest.mark.rule("RD 8.6")
@pytest.mark.parametrize(("by", "text", "repair", "verb", "space"), HELP)
def test_one_space_is_chosen_and_there_house_or_else_repair(by, text, repair, verb, space):
    question = HouseOrRepair(by, mask("europa gandhi marth"), repair)
    assert house_or_repair(mars(text).s, question) == (verb + at(space) if space else DONE)


# -- pieces ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RD 8.2")
def test_own_pieces_are_given_up_where_most_of_them_are():
    s = mars("europa rd_rebel*2 rd_base mg_troop*9, gandhi rd_rebel*2, sharma active_rd rd_rebel*3").s
    assert [number_of(s, RD, at(p)) for p in ("europa", "gandhi", "sharma", "marth")] == [3, 2, 4, 0]
    pieces = [KIND_IDS.index(kind) * SPACES + at(p) for kind in ("rd_rebel",) for p in ("europa", "sharma")]
    assert least_piece(s, RD, pieces) == KIND_IDS.index("rd_rebel") * SPACES + at("sharma")
    assert least_piece(s, RD, pieces[:1]) == pieces[0]
    others = [KIND_IDS.index("mg_troop") * SPACES + at("europa")]
    assert least_piece(s, RD, others) == others[0]


@pytest.mark.rule("RD 8.5.9", "RD 4.2")
def test_a_rebel_that_perishes_is_an_active_one():
    assert run(mars("marth rd_rebel active_rd"), Perish(RD, at("marth"))) == {"marth active_rd": -1}
    assert run(mars("marth rd_rebel"), Perish(RD, at("marth"))) == {"marth rd_rebel": -1}


#: How, the position, what is removed from Marth by the Reclaimers, one piece.
REMOVED = (
    (BY_STORM, "marth mg_troop rd_rebel", {"marth mg_troop": -1}),
    (BY_STORM, "marth cr_rebel*2", {}),
    (BY_STORM, "marth security rd_base", {"marth rd_base": -1}),
    (BY_STORM, "marth corp_base security", {"marth security": -1, "fallen security": 1}),
    (BY_ATTACK, "marth rd_rebel security", {"marth security": -1, "fallen security": 1}),
    (BY_ATTACK, "marth specops cr_rebel", {}),
    (BY_ATTACK, "marth active_specops rd_rebel", {"marth rd_rebel": -1}),
)


@pytest.mark.rule("RD 8.5.8")
@pytest.mark.parametrize(("rule", "text", "changed"), REMOVED)
def test_what_the_reclaimers_remove(rule, text, changed):
    assert run(mars(text), Removal(CR, rule, at("marth"), 1)) == changed


@pytest.mark.rule("RD 8.5.9", "RD 8.5.8")
@pytest.mark.parametrize(
    ("by", "text", "changed"),
    [
        (CORP, "earth eg_troop*2 security*2 specops supply*9", {"satellite": 4, "eg_troop": 1}),
        (MG, "earth eg_troop*2 security*2 supply*9, confidence 6", {"satellite": 4, "supply": 1}),
        (CORP, "earth eg_troop security*2 specops supply*9, orbit satellite*4",
         {"eg_troop": 1, "security": 2, "specops": 1, "supply": 1}),
    ],
)  # fmt: skip
def test_what_the_cycler_ships(by, text, changed):
    found = run(mars(f"{text}, profits 9"), Cycler(by, people=False))
    assert {name: n for name, n in found.items() if name.startswith("transit")} == {
        f"transit {kind}": n for kind, n in changed.items()
    }
    assert "profits" not in found


@pytest.mark.rule("RD 8.6", "RD 5.5")
def test_all_who_are_driven_out_go_to_one_desert():
    """Place Rebels: Pavonis Mons has a Base without a Hidden Rebel; later ones follow the first."""
    scene = mars("europa rd_rebel*3, pavonis_mons rd_base, ascraeus_mons -1")
    flights = [Flee(RD, KIND_IDS.index("rd_rebel"), at("europa")) for _ in range(3)]
    assert run(scene, *flights) == {"europa rd_rebel": -3, "pavonis_mons rd_rebel": 3}


# -- free Operations ---------------------------------------------------------------------------------------


#: Whose, the Operation, the position, where it goes first; "" if nowhere.
FREE_OPERATIONS = (
    (MG, TRAIN, "europa mg_troop, tenzing mg_troop", "tenzing"),
    (MG, ASSAULT, "europa mg_troop rd_base, tenzing +1 mg_troop active_rd", "europa"),
    (MG, ASSAULT, "europa eg_troop rd_rebel, tenzing mg_troop active_rd, confidence 6", "tenzing"),
    (MG, ASSAULT, "europa eg_troop rd_rebel, confidence 6", ""),
    (MG, RECON, "marth mg_troop rd_rebel", "marth"),
    (RD, CAMPAIGN, "europa rd_rebel, gandhi -2 rd_rebel", "europa"),
    (RD, RALLY, "marth rd_rebel*3, tenzing -1", "marth"),
    (RD, ATTACK, "europa +1 rd_rebel mg_troop, gandhi rd_rebel*3 mg_troop", "europa"),
    (RD, ATTACK, "europa -1 rd_rebel mg_troop", "europa"),
    (CR, PREACH, "europa cr_rebel, gandhi mg_troop cr_rebel", "europa"),
    (CR, ATTACK, "europa cr_rebel", ""),
)


@pytest.mark.rule("RD 8.5.5", "RD 7.6")
@pytest.mark.parametrize(("by", "op", "text", "space"), FREE_OPERATIONS)
def test_where_a_free_operation_goes(by, op, text, space):
    answer = operate(mars(text).s, Operation(by, op, ANY_NUMBER, ANYWHERE, FREE))
    assert answer == (actions.PICK + at(space) if space else DONE)


@pytest.mark.rule("RD 8.5.5", "RD 6.9")
@pytest.mark.parametrize(
    ("by", "text", "space"),
    [
        (RD, "europa rd_rebel mg_troop, gandhi rd_rebel corp_base", "gandhi"),
        (RD, "europa -2 rd_rebel*3 mg_troop*3, gandhi rd_rebel mg_troop", "europa"),
        (RD, "europa active_rd mg_troop", ""),
        (CR, "europa cr_rebel mg_troop, gandhi cr_rebel corp_base", "gandhi"),
    ],
)
def test_where_a_free_ambush_goes(by, text, space):
    answer = operate(mars(text).s, Operation(by, ATTACK, ANY_NUMBER, ANYWHERE, FREE | MUST_AMBUSH))
    assert answer == (actions.AMBUSH + at(space) if space else DONE)


@pytest.mark.rule("RD 8.5.5", "RD 8.5.4")
def test_a_free_operation_takes_all_spaces_without_a_roll():
    scene = mars("europa +2 mg_troop, tenzing +2 mg_troop, gandhi +2 mg_troop")
    begin = BeginOperation(MG, TRAIN, ANY_NUMBER, ANYWHERE, FREE)
    assert run(scene, begin) == {f"{name} mg_troop": 4 for name in ("europa", "tenzing", "gandhi")}
    scene = leave(mars("europa mg_troop, tenzing mg_troop"), mg_troop=6)
    assert act(scene, scene.s.do, begin)["tenzing mg_troop"] == 4


#: Event 34, whose patrol, the position, everything that changes; the dice of an Attack are 1 and 6.
PATROLS = (
    ("mg", "radau mg_troop*5, marth active_rd", {"radau mg_troop": -2, "marth mg_troop": 2,
    "marth active_rd": -1}),
    ("corp", "radau security*5, marth active_rd",
     {"radau security": -3, "marth security": 3, "marth active_rd": -1}),
    ("mg", "radau mg_troop*5, marth rd_rebel", {}),
    ("rd", "radau -2 rd_base*2 active_rd*2, marth +1, rutherford -2, trouvelot -2, wilderness storm",
     {"radau active_rd": -2, "marth active_rd": 2, "marth level": -1}),
    ("cr", "radau cr_rebel*5, marth corp_base",
     {"radau cr_rebel": -2, "marth active_cr": 2, "marth corp_base": -1, "fallen corp_base": 1}),
    ("cr", "radau cr_rebel*5, marth", {}),
)  # fmt: skip


@pytest.mark.rule("RD 8.5.5", "RD 7.6")
@pytest.mark.card("RD long_range_patrols")
@pytest.mark.parametrize(("faction", "text", "changed"), PATROLS)
def test_a_patrol_does_what_its_instruction_names(faction, text, changed):
    """The Reclaimers Attack though an Attack of their own choice would not go there."""
    scene = mars(text).dice(1, 6)
    scene.script_chance(NP_TIE, 0, 0, 0)
    scene.s.act(who(faction))
    assert run(scene, PlayEvent(who(faction), EVENT_IDS.index("long_range_patrols"), 0)) == changed
