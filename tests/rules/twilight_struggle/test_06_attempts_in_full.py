"""Rules 6.2, 6.3, 7.6 and the Cuban Missile Crisis: rolls, their modifiers, and who is asked before them."""

import pytest

from rules.twilight_struggle.cards.played import laid
from tharsis.games.twilight_struggle import codes

MUCH = 9


# -- 6.2: realignment -------------------------------------------------------------------------------


@pytest.mark.rule("TS 6.2.2", "TS 6.2.3")
@pytest.mark.parametrize("by", ["us", "ussr"])
@pytest.mark.parametrize(
    ("country", "here", "around", "dice", "effects", "after"),
    [
        ("angola", (9, 9), {}, (3, 3), (), (9, 9)),
        ("angola", (9, 9), {}, (5, 2), (), (9, 6)),
        ("angola", (9, 9), {}, (2, 5), (), (6, 9)),
        ("angola", (9, 8), {}, (3, 3), (), (9, 7)),
        ("angola", (8, 9), {}, (3, 3), (), (7, 9)),
        ("angola", (9, 9), {"zaire": (1, 0)}, (3, 3), (), (9, 8)),
        ("angola", (9, 9), {"zaire": (0, 1)}, (3, 3), (), (8, 9)),
        ("angola", (9, 9), {"zaire": (1, 0), "botswana": (2, 0)}, (3, 3), (), (9, 7)),
        ("angola", (9, 9), {"zaire": (0, 1), "botswana": (0, 2)}, (3, 3), (), (7, 9)),
        ("angola", (9, 9), {"botswana": (1, 0), "south_africa": (0, 2)}, (3, 3), (), (9, 9)),
        ("angola", (9, 9), {"zaire": (1, 0), "botswana": (0, 2)}, (3, 3), (), (9, 9)),
        ("angola", (9, 9), {"nigeria": (1, 0), "kenya": (0, 2)}, (3, 3), (), (9, 9)),
        ("mexico", (9, 9), {}, (3, 3), (), (9, 8)),
        ("afghanistan", (9, 9), {}, (3, 3), (), (8, 9)),
        ("cuba", (9, 9), {"haiti": (1, 0)}, (3, 3), (), (9, 7)),
        ("angola", (9, 9), {}, (3, 3), ("iran_contra_scandal",), (8, 9)),
        ("angola", (9, 8), {}, (3, 3), ("iran_contra_scandal",), (9, 8)),
        ("angola", (1, 9), {}, (1, 6), (), (0, 9)),
        ("angola", (9, 1), {}, (6, 1), (), (9, 0)),
        ("angola", (9, 9), {}, (4, 3), (), (9, 8)),
        ("angola", (9, 9), {}, (3, 4), (), (8, 9)),
    ],
)
def test_what_helps_in_a_realignment(country, here, around, dice, effects, after, by):
    words = {"effect": effects} if effects else {}
    story = laid(turn=8, at={country: here, **around}, rolls=([dice[0]], [dice[1]]), **words)
    t = story.operations(by, 1).play(f"realign {country}")
    changed = {} if after == here else {country: after}
    assert (t.changed(), t.asked) == (changed, "")


@pytest.mark.rule("TS 6.2.1", "TS 6.2.2")
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_as_many_rolls_as_points_and_after_the_first_one_may_stop(by):
    t = laid(at={"angola": (9, 9), "chile": (9, 9)}, rolls=([3] * 3, [3] * 3)).operations(by, 3)
    t = t.play("realignment")
    assert (t.agreed(), t.prompt(), t.why("done")) == (
        ["realign angola", "realign chile"],
        f"realign {by} 3",
        "spend-all",
    )
    for left in (2, 1):
        t = t.play("realign angola" if left == 2 else "realign chile")
        assert (t.agreed(), t.prompt()) == (
            ["realign angola", "realign chile", "done"],
            f"realign {by} {left}",
        )
    assert t.play("done").asked == t.play("realign chile").asked == ""


@pytest.mark.rule("TS 6.2.1")
def test_rolls_end_where_there_is_nothing_left_to_roll_for():
    t = laid(at={"angola": (1, 0)}, rolls=([1], [6])).operations("ussr", 4).play("realign angola")
    assert (t.at("angola"), t.asked) == ((0, 0), "")
    t = laid(at={"angola": (2, 0)}, rolls=([1], [3])).operations("ussr", 4).play("realign angola")
    assert (t.at("angola"), t.agreed()) == ((1, 0), ["realign angola", "done"])


@pytest.mark.rule("TS 7.4", "TS 6.2.2")
@pytest.mark.card("TS vietnam_revolts")
def test_the_extra_roll_in_southeast_asia():
    at = {"thailand": (9, 9), "angola": (9, 9), "india": (0, 1)}
    t = laid(at=at, effect="vietnam_revolts", rolls=([3] * 3, [3] * 3)).operations("ussr", 2)
    t = t.play("realign thailand", "realign thailand")
    assert (t.agreed(), t.why("realign angola")) == (["realign thailand", "done"], "rolls-spent")
    assert (t.why("realign india"), t.why("realign kenya")) == ("realign-empty", "realign-empty")
    assert t.play("realign thailand").asked == ""
    t = laid(at=at, effect="vietnam_revolts", rolls=([3] * 3, [3] * 3)).operations("ussr", 2)
    assert t.play("realign angola", "realign thailand").asked == ""
    t = laid(at=at, effect="vietnam_revolts", rolls=([3] * 3, [3] * 3)).operations("us", 2)
    assert t.play("realign thailand", "realign thailand").asked == ""


@pytest.mark.rule("TS 9.6", "TS 6.2.2")
@pytest.mark.card("TS the_china_card")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_the_fifth_roll_of_the_china_card_is_offered_in_asia_only(side):
    story = laid(at={"india": (9, 9), "angola": (9, 9)}, china=side, rolls=([3] * 5, [3] * 5))
    t = story.hand("us", "nato").hand("ussr", "fidel").round(side).play("play the_china_card", "ops")
    t = t.play(*["realign india"] * 3)
    assert t.agreed() == ["realign india", "realign angola", "done"]
    t = t.play("realign india")
    assert t.agreed() == ["realign india", "done"]


@pytest.mark.rule("TS 7.3")
@pytest.mark.card("TS nato", "TS us_japan_mutual_defense_pact", "TS the_reformer")
@pytest.mark.parametrize(
    ("effects", "coups", "rolls"),
    [
        (("nato",), "greece japan angola", "greece japan angola"),
        (("us_japan_mutual_defense_pact",), "italy greece angola", "italy greece angola"),
        (("the_reformer",), "japan angola", "italy greece japan angola"),
        (("nato", "us_japan_mutual_defense_pact", "the_reformer"), "angola", "greece angola"),
    ],
)
def test_protected_countries_are_left_out_of_what_is_offered(effects, coups, rolls):
    at = {"italy": (2, 0), "greece": (1, 0), "japan": (4, 0), "angola": (1, 0)}
    t = laid(turn=8, at=at, effect=effects).operations("ussr", 2)
    assert t.play("coup-attempt").agreed() == [f"coup {name}" for name in coups.split()]
    assert t.play("realignment").agreed() == [f"realign {name}" for name in rolls.split()]


@pytest.mark.rule("TS 6.3.5")
@pytest.mark.card("TS tear_down_this_wall")
def test_realignments_of_an_event_go_on_in_its_area_whatever_defcon_says():
    at = {"poland": (0, 9), "bulgaria": (0, 9), "angola": (0, 9)}
    t = laid(turn=8, at=at, defcon=2, rolls=([3] * 3, [3] * 3)).event("tear_down_this_wall")
    t = t.play("realign poland")
    assert (t.agreed(), t.why("realign angola")) == (
        ["realign poland", "realign bulgaria", "done"],
        "event-area",
    )
    assert t.play("realign bulgaria").agreed() == ["realign poland", "realign bulgaria", "done"]
    assert t.play("realign bulgaria", "realign poland").asked == ""


# -- 6.3: coups -------------------------------------------------------------------------------------


@pytest.mark.rule("TS 6.3.2")
@pytest.mark.parametrize("by", ["us", "ussr"])
@pytest.mark.parametrize(
    ("country", "own", "enemy", "ops", "die", "after"),
    [
        ("kenya", 0, 3, 1, 3, (0, 3)),  # 4 equals twice 2
        ("kenya", 0, 3, 1, 4, (0, 2)),
        ("kenya", 0, 3, 2, 5, (0, 0)),
        ("kenya", 0, 3, 3, 5, (1, 0)),
        ("kenya", 2, 1, 4, 6, (7, 0)),
        ("morocco", 0, 3, 1, 6, (0, 2)),
        ("morocco", 0, 3, 1, 5, (0, 3)),
        ("morocco", 0, 3, 1, 1, (0, 3)),
        ("sudan", 1, 9, 4, 1, (1, 6)),
        ("sudan", 1, 3, 4, 1, (1, 0)),
        ("sudan", 1, 2, 4, 1, (2, 0)),
    ],
)
def test_what_a_coup_removes_and_adds(country, own, enemy, ops, die, after, by):
    def sides(pair):
        return pair if by == "us" else pair[::-1]

    t = laid(at={country: sides((own, enemy))}, die=die).operations(by, ops).play(f"coup {country}")
    assert (t.at(country), t.military, t.defcon, t.asked) == (sides(after), sides((ops, 0)), 5, "")


@pytest.mark.rule("TS 6.3.2", "TS 7.4")
@pytest.mark.card("TS salt_negotiations", "TS latin_american_death_squads")
@pytest.mark.parametrize("by", ["us", "ussr"])
@pytest.mark.parametrize(
    ("country", "salt", "squads", "margin"),
    [
        ("peru", False, 0, 4), ("peru", True, 0, 3), ("peru", False, 1, 5), ("peru", False, -1, 3),
        ("peru", True, 1, 4), ("peru", True, -1, 2), ("honduras", False, 1, 5), ("honduras", False, -2, 2),
        ("kenya", False, 1, 4), ("kenya", False, -1, 4), ("kenya", True, 1, 3),
    ],
)  # fmt: skip
def test_what_changes_the_die_of_a_coup(country, salt, squads, margin, by):
    story = laid(at={country: (MUCH, MUCH)}, die=6)
    if salt:
        story.effect("salt_negotiations")
    story.position.s.death_squads = [squads, -squads] if by == "us" else [-squads, squads]
    t = story.operations(by, 2).play(f"coup {country}")
    enemy = 1 if by == "us" else 0
    assert MUCH - t.at(country)[enemy] == margin  # 6 + 2 - 4, changed


@pytest.mark.rule("TS 6.3.4")
@pytest.mark.card("TS nuclear_subs", "TS yuri_and_samantha")
@pytest.mark.parametrize(
    ("by", "country", "effect", "defcon", "vp"),
    [
        ("us", "angola", (), 3, 0),
        ("ussr", "angola", (), 3, 0),
        ("us", "kenya", (), 4, 0),
        ("ussr", "kenya", (), 4, 0),
        ("us", "angola", ("nuclear_subs",), 4, 0),
        ("us", "kenya", ("nuclear_subs",), 4, 0),
        ("ussr", "angola", ("nuclear_subs",), 3, 0),
        ("us", "angola", ("yuri_and_samantha",), 3, -1),
        ("us", "kenya", ("yuri_and_samantha",), 4, -1),
        ("ussr", "angola", ("yuri_and_samantha",), 3, 0),
    ],
)
def test_the_level_and_the_points_that_a_coup_costs(by, country, effect, defcon, vp):
    words = {"effect": effect} if effect else {}
    t = laid(turn=8, at={country: (1, 1)}, defcon=4, die=1, **words).operations(by, 1).play(f"coup {country}")
    assert (t.defcon, t.vp) == (defcon, vp)


@pytest.mark.rule("TS 8.1.3", "TS 6.3.4")
def test_a_coup_that_starts_the_war_is_not_rolled():
    t = laid(turn=8, at={"angola": (1, 1)}, defcon=2, effect="yuri_and_samantha", die=6).operations("us", 4)
    t = t.play("coup angola")
    assert (t.won, t.at("angola"), t.vp) == ("ussr by nuclear-war", (1, 1), 0)


@pytest.mark.rule("TS 6.3.1")
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_the_countries_open_to_a_coup(by):
    at = {"chile": (1, 1), "angola": (2, 0), "kenya": (0, 2), "iran": (1, 1)}
    t = laid(at=at, defcon=2).operations(by, 1).play("coup-attempt")
    mine = "kenya" if by == "us" else "angola"
    expected = [name for name in ("angola", "kenya", "chile") if name in (mine, "chile")]
    assert (t.agreed(), t.why("coup iran"), t.prompt()) == (
        [f"coup {name}" for name in expected],
        "defcon-region",
        f"coup {by} 1",
    )


@pytest.mark.card("TS che")
@pytest.mark.parametrize(
    ("die", "again"), [(3, False), (4, True)]
)  # 3 + 3 equals twice 3; with 4 one point is taken
def test_the_second_coup_of_che_follows_a_loss_and_goes_elsewhere(die, again):
    at = {"costa_rica": (2, 0), "kenya": (1, 0), "sudan": (1, 0), "angola": (1, 0)}
    t = laid(at=at, die=(die, 1)).event("che").play("coup costa_rica")
    assert (t.asked == "ussr") == again
    if again:
        assert t.agreed() == ["coup kenya", "coup sudan", "decline"]
        assert (t.why("coup costa_rica"), t.why("coup angola")) == ("event-area", "event-area")
        assert t.play("coup kenya").asked == ""


# -- 7.6: wars --------------------------------------------------------------------------------------


@pytest.mark.rule("TS 7.6")
@pytest.mark.parametrize(
    ("card", "by", "target", "at", "options", "minus"),
    [
        ("korean_war", "ussr", "", {}, {}, 0),
        ("korean_war", "ussr", "", {"japan": (4, 0)}, {}, 1),
        ("korean_war", "ussr", "", {"japan": (4, 0), "taiwan": (3, 0)}, {}, 2),
        ("korean_war", "ussr", "", {"japan": (3, 0), "north_korea": (0, 3)}, {}, 0),
        ("korean_war", "ussr", "", {"south_korea": (3, 0)}, {}, 0),
        ("korean_war", "ussr", "", {}, {"chinese_civil_war": True}, 1),
        ("arab_israeli_war", "ussr", "", {}, {"chinese_civil_war": True}, 0),
        ("arab_israeli_war", "ussr", "", {"israel": (4, 0)}, {}, 1),
        ("arab_israeli_war", "ussr", "", {"israel": (3, 0)}, {}, 0),
        ("arab_israeli_war", "ussr", "", {"egypt": (2, 0), "jordan": (2, 0)}, {}, 2),
        ("indo_pakistani_war", "us", "india", {"pakistan": (0, 2)}, {}, 1),
        ("indo_pakistani_war", "us", "india", {"india": (0, 3)}, {}, 0),
        ("indo_pakistani_war", "us", "india", {"pakistan": (2, 0)}, {}, 0),
        ("indo_pakistani_war", "ussr", "pakistan", {"india": (3, 0), "iran": (2, 0)}, {}, 2),
        ("iran_iraq_war", "us", "iran", {"iraq": (0, 3), "afghanistan": (0, 2)}, {}, 2),
        ("iran_iraq_war", "ussr", "iraq", {"jordan": (2, 0)}, {}, 1),
        ("brush_war", "ussr", "mexico", {}, {}, 1),
        ("brush_war", "us", "mexico", {}, {}, 0),
        ("brush_war", "us", "afghanistan", {}, {}, 1),
        ("brush_war", "ussr", "afghanistan", {}, {}, 0),
        ("brush_war", "ussr", "mexico", {"guatemala": (1, 0), "mexico": (2, 0)}, {}, 2),
    ],
)
def test_what_a_war_takes_off_the_die(card, by, target, at, options, minus):
    win = 3 if card == "brush_war" else 4
    victim = target or {"korean_war": "south_korea", "arab_israeli_war": "israel"}[card]
    for die, won in ((win + minus, True), (win + minus - 1, False)):
        t = laid(turn=8, at=at, options=options, die=die).event(card, by=by)
        t = t.play(f"target {target}") if target else t
        assert (t.vp != 0) == won
        us, ussr = at.get(victim, (0, 0))
        assert t.at(victim) == (((us + ussr, 0) if by == "us" else (0, us + ussr)) if won else (us, ussr))


@pytest.mark.card("TS brush_war", "TS nato")
def test_nato_keeps_wars_out_of_the_countries_it_protects():
    t = laid(at={"italy": (2, 0), "greece": (1, 0), "iran": (2, 0)}, effect="nato").event(
        "brush_war", by="ussr"
    )
    assert [t.why(f"target {name}") for name in ("italy", "greece", "iran")] == ["nato", "", ""]
    assert "target italy" not in t.agreed()


# -- 40: the Cuban Missile Crisis -------------------------------------------------------------------


def hit(name, country):
    """The threatened US, and something that hits a country."""
    return {
        "coup": lambda story: story.operations("ussr", 4).play(f"coup {country}"),
        "realign": lambda story: story.operations("ussr", 1).play(f"realign {country}"),
        "event": lambda story: story.event("socialist_governments").play(f"remove {country}"),
        "war": lambda story: story.event("brush_war", by="ussr").play(f"target {country}"),
    }[name]


#: US influence in West Germany and in Turkey, what is hit, and whether the US is asked first.
HITS = (
    (2, 0, "west_germany", True), (2, 1, "west_germany", True), (2, 2, "west_germany", False),
    (1, 2, "west_germany", False), (1, 0, "west_germany", False), (0, 2, "turkey", True),
    (3, 2, "turkey", False), (1, 3, "turkey", True), (2, 1, "turkey", False), (2, 1, "italy", False),
    (0, 0, "italy", False),
)  # fmt: skip
#: West Germany is too stable for a Brush War.
WAYS = [(way, *row) for way in ("coup", "realign", "event") for row in HITS]
WAYS += [("war", *row) for row in HITS if row[2] != "west_germany"]


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.rule("TS 7.3")
@pytest.mark.parametrize(("way", "west_germany", "turkey", "country", "asked"), WAYS)
def test_the_us_is_asked_before_its_last_means_to_end_the_crisis_is_hit(
    way, west_germany, turkey, country, asked
):
    at = {"west_germany": (west_germany, 0), "turkey": (turkey, 0), "italy": (1, 0)}
    story = laid(crisis="us", at=at, die=6, rolls=([1], [6]))
    t = hit(way, country)(story)
    assert (t.asked == "us") == asked
    if asked:
        assert (t.choices(), t.prompt()) == (["decline", f"cancel-crisis {country}"], f"crisis us {country}")
        spared = t.play(f"cancel-crisis {country}")
        assert (spared.s.crisis, spared.asked == "us") == (codes.NOBODY, False)
        declined = t.play("decline")
        assert declined.s.crisis == codes.US
        assert declined.at(country)[0] < at[country][0]


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.rule("TS 7.3")
@pytest.mark.parametrize("way", ["coup", "realign", "event"])
@pytest.mark.parametrize(("cuba", "asked"), [(1, False), (2, True), (5, True)])
def test_the_ussr_is_asked_before_cuba_is_hit(way, cuba, asked):
    story = laid(crisis="ussr", at={"cuba": (0, cuba)}, die=6, rolls=([6], [1]))
    if way == "coup":
        t = story.operations("us", 4).play("coup cuba")
    elif way == "realign":
        t = story.operations("us", 1).play("realign cuba")
    else:
        t = story.event("the_voice_of_america").play("remove cuba")
    assert (t.asked == "ussr" and t.choices() == ["decline", "cancel-crisis cuba"]) == asked
    if asked:
        assert t.play("cancel-crisis cuba").s.crisis == codes.NOBODY


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.parametrize("way", ["coup", "realign", "event"])
def test_nobody_else_is_asked(way):
    at = {"cuba": (2, 2), "west_germany": (2, 2), "turkey": (0, 0)}
    story = laid(crisis="ussr", at=at, die=6, rolls=([1], [6]))
    t = (
        hit(way, "west_germany")(story)
        if way != "coup"
        else story.operations("us", 1).play("coup west_germany")
    )
    assert t.asked != "us"


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.parametrize(("by", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_a_coup_of_the_threatened_side_loses_before_anything_is_rolled_or_counted(by, winner):
    t = laid(crisis=by, at={"angola": (1, 1)}, defcon=3, die=6).operations(by, 2).play("coup angola")
    assert (t.won, t.military, t.defcon, t.at("angola")) == (f"{winner} by crisis-coup", (0, 0), 3, (1, 1))
    t = laid(crisis=winner, at={"angola": (1, 1)}, defcon=3, die=6).operations(by, 2).play("coup angola")
    assert t.won == ""


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.parametrize(("side", "refuge"), [("us", "west_germany"), ("us", "turkey"), ("ussr", "cuba")])
def test_who_is_threatened_may_end_the_crisis_at_any_time_for_two_influence(side, refuge):
    def asked(influence, threatened):
        at = {refuge: (influence, 0) if side == "us" else (0, influence)}
        story = laid(crisis=threatened, at=at, hands={"us": ("nato",), "ussr": ("fidel",)})
        return story.round(side)

    t = asked(3, side)
    assert f"cancel-crisis {refuge}" in t.agreed()
    after = t.play(f"cancel-crisis {refuge}")
    assert (sum(after.at(refuge)), after.s.crisis, after.asked) == (1, codes.NOBODY, side)
    assert after.why(f"cancel-crisis {refuge}") == "no-crisis"
    assert asked(2, side).play(f"cancel-crisis {refuge}").at(refuge) == (0, 0)
    assert asked(1, side).why(f"cancel-crisis {refuge}") == "crisis-influence"
    assert f"cancel-crisis {refuge}" not in asked(1, side).agreed()
    other = "us" if side == "ussr" else "ussr"
    assert asked(3, other).why(f"cancel-crisis {refuge}") == "no-crisis"
    assert t.why("cancel-crisis italy") == "crisis-country"
    assert t.why("cancel-crisis cuba" if side == "us" else "cancel-crisis turkey") == "crisis-country"
