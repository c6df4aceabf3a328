"""Odds are what the rules do: each one is compared with every throw of its dice, played."""

import pytest

from rules.twilight_struggle.story import SIDES, Story, Table
from tharsis.games.twilight_struggle import GAME, board
from tharsis.games.twilight_struggle.actions import ASK_CRISIS, COUNTRY, DIE, DIE_OF, ENDS, SIDE
from tharsis.kernel import Script, View
from tharsis.kernel.view import log_json

FACES = range(6)
BY_DIE = [{DIE: [face]} for face in FACES]
BY_PAIR = [{DIE_OF[0]: [us], DIE_OF[1]: [ussr]} for us in FACES for ussr in FACES]


class Throw:
    """The position after a move with given dice; whoever is asked about the crisis first lets it stand."""

    def __init__(self, before, notation, dice):
        s = before.clone()
        s.source = Script({kind: list(faces) for kind, faces in dice.items()})
        s.apply(s.actor(), GAME.actions.parse(notation))
        prompt = s.prompt(s.actor()) if s.asking else None
        if prompt is not None and prompt.key == ASK_CRISIS:
            s.apply(s.actor(), GAME.actions.parse("decline"))
        self.s = s
        self.log = {entry["key"]: entry["args"] for entry in log_json(s, -1, before.journal)}

    def at(self, country):
        return self.s.influence[0][country], self.s.influence[1][country]


def foretold(s):
    """The moves of whoever is asked, as the view shows them, that have odds."""
    moves = [move for move in View(s, s.actor()).as_json()["legal"] if "odds" in move]
    return [(move["do"], move["odds"]) for move in moves]


def compare(s):
    """All odds of a position with all throws; tells of which kinds they were."""
    kinds = set()
    for notation, odds in foretold(s):
        dice = BY_PAIR if odds["kind"] == "realign" else BY_DIE
        CHECKS[odds["kind"]](s, notation, odds, [Throw(s, notation, throw) for throw in dice])
        kinds.add(odds["kind"])
    return kinds


def share(flags):
    return pytest.approx(sum(flags) / 6)


def check_coup(s, notation, odds, throws):
    by, country = s.actor(), COUNTRY.ids.index(notation.split()[1])
    assert odds["outcomes"] == [throw.at(country) for throw in throws]
    assert odds["controls"] == share(throw.s.controls(by, country) for throw in throws)
    assert {odds["defcon"]} == {throw.s.defcon for throw in throws}
    if all(throw.s.over for throw in throws):
        end = throws[0].s
        assert odds["ends"] == {"how": ENDS.terms[end.ending].name, "winner": SIDE.ids[end.winner]}
    else:
        assert odds["ends"] is None
    rolls = [throw.log["coup"] for throw in throws if "coup" in throw.log]
    margins = [max(0, roll["margin"]) for roll in rolls]
    assert odds["succeeds"] == share(margin > 0 for margin in margins)
    assert odds["average"] == share(margins)
    for roll in rolls:
        assert (odds["ops"], odds["modifier"]) == (roll["ops"], roll["modifier"])


def check_realign(s, notation, odds, throws):
    by, country = s.actor(), COUNTRY.ids.index(notation.split()[1])
    assert odds["outcomes"] == [throw.at(country) for throw in throws]
    lost = [sum(s.influence[side][country] - throw.at(country)[side] for throw in throws) for side in (0, 1)]
    assert odds["gain"] == pytest.approx(lost[1 - by] / 36)
    assert odds["loss"] == pytest.approx(lost[by] / 36)
    for throw in throws:
        roll = throw.log["realign"]
        assert odds["us"] == roll["us_total"] - roll["us_die"]
        assert odds["ussr"] == roll["ussr_total"] - roll["ussr_die"]


def check_war(s, notation, odds, throws):
    rolls = [throw.log["war"] for throw in throws]
    country = COUNTRY.ids.index(rolls[0]["country"].split("/")[1])
    wins = [roll["die"] - roll["minus"] >= roll["needed"] for roll in rolls]
    assert odds["outcomes"] == [throw.at(country) for throw in throws]
    assert odds["wins"] == share(wins)
    assert {odds["minus"]} == {roll["minus"] for roll in rolls}
    assert {f"side/{odds['by']}"} == {roll["side"] for roll in rolls}
    gained = [throw.log["vp"]["points"] for throw, won in zip(throws, wins, strict=True) if won]
    assert odds["vp"] == max(gained, default=0)


def check_space(s, notation, odds, throws):
    by = s.actor()
    boxes = [throw.s.space[by] for throw in throws]
    reached = [box > s.space[by] for box in boxes]
    assert (odds["outcomes"], odds["box"]) == (boxes, s.space[by] + 1)
    assert odds["succeeds"] == share(reached)
    assert reached == [face < odds["roll"] for face in FACES]
    assert {throw.log.get("vp", {"points": 0})["points"] for throw in throws if "advance" in throw.log} == {
        odds["vp"]
    }


CHECKS = {"coup": check_coup, "realign": check_realign, "war": check_war, "space": check_space}


def crowded(**options):
    """Both sides nearly everywhere, in all mixtures."""
    story = Story(**options).defcon(5)
    for i, country in enumerate(COUNTRY.ids[: board.ON_MAP]):
        story.at(country, us=(7 * i + 1) % 4, ussr=(5 * i + i // 4) % 5)
    return story


def operations(story, side, value=3, china=False):
    return Table(story.position.operations(SIDES[side], value, china))


LASTING = {
    "nothing": lambda story: story,
    "vietnam_revolts": lambda story: story.effect("vietnam_revolts"),
    "us_red_scare": lambda story: story.red_scare("us"),
    "ussr_red_scare": lambda story: story.red_scare("ussr").red_scare("ussr"),
    "containment": lambda story: story.effect("containment"),
    "brezhnev_doctrine": lambda story: story.effect("brezhnev_doctrine").red_scare("ussr"),
    "salt_negotiations": lambda story: story.effect("salt_negotiations"),
    "us_death_squads": lambda story: death_squads(story, "us"),
    "ussr_death_squads": lambda story: death_squads(story, "ussr").effect("salt_negotiations"),
    "iran_contra_scandal": lambda story: story.effect("iran_contra_scandal"),
    "us_in_crisis": lambda story: story.crisis("us").at("turkey").at("west_germany", us=2, ussr=1),
    "ussr_in_crisis": lambda story: story.crisis("ussr").at("cuba", us=2, ussr=3),
    "nuclear_subs": lambda story: story.effect("nuclear_subs").defcon(2),
    "us_japan_mutual_defense_pact": lambda story: story.effect("us_japan_mutual_defense_pact"),
    "nato": lambda story: story.effect("nato", "de_gaulle_leads_france"),
    "the_reformer": lambda story: story.effect("the_reformer"),
    "yuri_and_samantha": lambda story: story.effect("yuri_and_samantha"),
    "last_point": lambda story: story.effect("yuri_and_samantha").vp(-19),
    "brink_of_war": lambda story: story.defcon(2),
}


def death_squads(story, side):
    story.position.s.death_squads[SIDES[side]] = 1
    story.position.s.death_squads[1 - SIDES[side]] = -1
    return story


@pytest.mark.parametrize("lasting", LASTING)
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize("china", [False, True])
def test_coups_in_all_countries_under_all_effects(lasting, side, china):
    t = operations(LASTING[lasting](crowded()), side, 3, china).play("coup-attempt")
    assert compare(t.s) == {"coup"}


@pytest.mark.parametrize("lasting", LASTING)
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_realignments_in_all_countries_under_all_effects(lasting, side):
    t = operations(LASTING[lasting](crowded()), side, 3).play("realignment")
    assert compare(t.s) == {"realign"}


def test_points_bound_to_southeast_asia_do_not_reach_iran():
    t = operations(Story().effect("vietnam_revolts").at("iran", us=1).at("vietnam", us=1), "ussr", 4)
    odds = dict(foretold(t.play("coup-attempt").s))
    assert (odds["coup iran"]["ops"], odds["coup vietnam"]["ops"]) == (4, 5)
    t = operations(Story().effect("vietnam_revolts").at("iran", us=1), "ussr", 3).play("coup-attempt")
    assert dict(foretold(t.s))["coup iran"]["succeeds"] == share([0, 1, 1, 1, 1, 1])


FREE_COUPS = [
    ("junta", "us"),
    ("junta", "ussr"),
    ("che", "ussr"),
    ("ortega_elected_in_nicaragua", "ussr"),
    ("tear_down_this_wall", "us"),
]


@pytest.mark.parametrize(("card", "by"), FREE_COUPS)
@pytest.mark.parametrize("lasting", ["nothing", "us_death_squads", "ussr_red_scare", "vietnam_revolts"])
def test_free_coups_and_rolls_of_events(card, by, lasting):
    t = LASTING[lasting](crowded()).event(card, by)
    while not foretold(t.s):
        t = t.play(t.choices()[0])
    assert "coup" in compare(t.s)


@pytest.mark.parametrize("lasting", ["nothing", "us_in_crisis", "ussr_in_crisis", "nato"])
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize("card", ["indo_pakistani_war", "brush_war", "iran_iraq_war"])
def test_wars_against_all_countries(card, side, lasting):
    assert compare(LASTING[lasting](crowded()).event(card, side).s) == {"war"}


@pytest.mark.parametrize("civil_war", [False, True])
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize("card", ["korean_war", "arab_israeli_war"])
def test_wars_that_come_with_their_card(card, side, civil_war):
    story = crowded(chinese_civil_war=civil_war).hand(side, card, "nasser").hand("us", "duck_and_cover")
    t = story.at("israel", us=4).at("taiwan", us=3).effect("flower_power").round(side).play(f"play {card}")
    assert "war" in compare(t.s)


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize("own", range(8))
@pytest.mark.parametrize("other", [0, 4, 8])
def test_tries_in_space(side, own, other):
    boxes = {side: own, "us" if side == "ussr" else "ussr": other}
    story = Story().space(**boxes).hand(side, "nato", "fidel", "nasser").hand("us", "duck_and_cover")
    t = story.effect("containment", "brezhnev_doctrine").round(side).play("play nato")
    assert compare(t.s) == {"space"}


def test_what_a_marker_costs_is_told_while_operations_are_spent():
    t = Story().at("turkey", us=2).at("syria", ussr=2).operations("ussr", 3).play("influence")
    prices = {move["do"]: move["price"]["points"] for move in View(t.s, 1).as_json()["legal"]}
    assert (prices["place turkey"], prices["place syria"]) == (2, 1)
    assert not any("price" in move for move in View(Story().event("truman_doctrine").s, 0).as_json()["legal"])
