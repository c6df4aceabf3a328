"""10.3: the other ways to lose at once, and to win: victory points, Europe, scoring cards, the last round."""

from bots.positions.form import Position
from bots.positions.twilight_struggle.tables import (
    LATE,
    after,
    middle,
    turn_of,
    us_has_not_won,
    us_lost,
    using,
    ussr_has_not_won,
    ussr_lost,
)
from tharsis.games.twilight_struggle.board import EUROPE as EUROPE_REGION
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.rules.scoring import CONTROL, tally
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import State


def soviet_europe(turn: int = 5, round: int = 5) -> TSScenario:
    """The USSR controls all battlegrounds of Europe and most of its countries; two points free Italy."""
    table = middle(turn, round)
    table.us(west_germany=0, italy=1, france=0, turkey=0, spain_portugal=1, greece=2)
    return table.ussr(west_germany=4, italy=3, france=3, hungary=3, finland=4, austria=4)


def american_europe() -> TSScenario:
    return middle().us(east_germany=4, poland=4).ussr(east_germany=1, poland=1)


def last_round() -> TSScenario:
    """10.3.2: the last round of the game, the American one. As the map stands the US loses by two points."""
    table = TSScenario().at(10, 7).defcon(2).military(us=2, ussr=2).space(us=4, ussr=4)
    table.us(canada=2, united_kingdom=5, japan=4, panama=3, italy=2, mexico=1)
    return table.ussr(poland=3, north_korea=3, cuba=3).china(USSR, face_up=False)


def soviet_control_holds(s: State) -> bool:
    assert isinstance(s, TSState)
    return tally(s, EUROPE_REGION).standing(USSR) == CONTROL


def missile_envy_is_answered(*cards: str) -> TSState:
    """The US has played Missile Envy, the USSR has several highest cards."""
    table = middle().hold(USSR, *cards).hold(US, "missile_envy", "nato", "junta")
    return after(table.round(US), "play missile_envy", "event")


def grain_sales_find(card: str) -> TSState:
    """The USSR has played Grain Sales, the US has drawn a card."""
    table = middle().hold(USSR, "grain_sales_to_soviets", card, "opec").hold(US, "nato", "junta")
    return after(table.picks(USSR, card).round(USSR), "play grain_sales_to_soviets", "event-first")


#: 10.2, 10.3.1: points that a card gives to the enemy.
POINTS = (
    Position(
        "A scoring card that gives the enemy its twentieth point waits",
        lambda: turn_of(
            US, middle().vp(-16).ussr(pakistan=4, south_korea=7), "asia_scoring", "nato", "junta", "fidel"
        ),
        bad=("play asia_scoring",),
        loses=True,
    ),
    Position(
        "OPEC is not played by the US when its points win for the USSR",
        lambda: turn_of(US, middle().vp(-17).tries(us=1), "opec", "nato", "junta", "sadat_expels_soviets"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Duck and Cover is not played by the USSR when its points win for the US",
        lambda: turn_of(
            USSR, middle(defcon=3).vp(17).tries(ussr=1), "duck_and_cover", "opec", "junta", "allende"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Kitchen Debates is not played by the USSR when its points win for the US",
        lambda: turn_of(USSR, middle().vp(18).us(zaire=1), "kitchen_debates", "opec", "junta", "allende"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Alliance for Progress goes into space when its points win for the US",
        lambda: after(
            turn_of(USSR, middle(round=7).vp(18), "alliance_for_progress", "opec"),
            "play alliance_for_progress",
        ),
        good=("space",),
        loses=True,
    ),
    Position(
        "We Will Bury You is answered with UN Intervention when its points decide",
        lambda: turn_of(
            US, middle().effect("we_will_bury_you").vp(-17), "un_intervention", "fidel", "nato", "junta"
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Military operations are done when missing ones win for the enemy",
        lambda: turn_of(
            US, middle(round=7, defcon=3).vp(-18).military(us=0, ussr=3).ussr(zimbabwe=1), "nato", "fidel"
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Soviet military operations are done when missing ones win for the US",
        lambda: using(
            USSR, middle(round=7).vp(18).military(us=2, ussr=0).us(zimbabwe=1), "opec", "ops", "allende"
        ),
        good=("coup-attempt",),
        loses=True,
    ),
)

#: 10.1.5: scoring cards that cannot be held.
HELD = (
    Position(
        "The game is not staked on Five-Year Plan hitting the scoring card",
        lambda: turn_of(USSR, middle(round=7).us(thailand=4), "asia_scoring", "five_year_plan", "opec"),
        good=("play asia_scoring",),
        loses=True,
    ),
    Position(
        "The game is not staked on Grain Sales drawing the scoring card",
        lambda: turn_of(
            USSR,
            middle(round=7, defcon=3).us(thailand=4),
            "asia_scoring",
            "grain_sales_to_soviets",
            "opec",
        ),
        good=("play asia_scoring",),
        loses=True,
    ),
    Position(
        "The game is not staked on Aldrich Ames taking the scoring card",
        lambda: turn_of(US, middle(LATE, round=7), "africa_scoring", "aldrich_ames_remix", "nato"),
        good=("play africa_scoring",),
        loses=True,
    ),
    Position(
        "A region that one dominates is scored, not thrown away",
        lambda: turn_of(
            US,
            middle(round=7).us(zaire=1, angola=3, algeria=4, ivory_coast=2).ussr(angola=0, algeria=2),
            "africa_scoring",
            "ask_not_what_your_country",
        ),
        good=("play africa_scoring",),
    ),
)

#: 10.1, 10.3.1: control of Europe.
EUROPE = (
    Position(
        "Europe is not scored while the enemy controls it",
        lambda: turn_of(US, soviet_europe(), "europe_scoring", "nato", "junta", "fidel"),
        bad=("play europe_scoring",),
        loses=True,
    ),
    Position(
        "The enemy's control of Europe is broken before the last round",
        lambda: using(US, soviet_europe(round=6), "nato", "ops", "europe_scoring"),
        spoilt=lambda s: us_lost(s) or soviet_control_holds(s),
        loses=True,
    ),
    Position(
        "The enemy's control of Europe is broken before the game ends",
        lambda: using(US, soviet_europe(10, 7).vp(16), "nato", "ops"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Europe is scored by the side that controls it",
        lambda: turn_of(US, american_europe(), "europe_scoring", "nato", "junta", "fidel"),
        good=("play europe_scoring",),
    ),
    Position(
        "Europe is scored by the USSR when it controls it",
        lambda: turn_of(USSR, soviet_europe(), "europe_scoring", "opec", "junta", "fidel"),
        good=("play europe_scoring",),
    ),
)

#: 10.3.2: the American player has the last word.
LAST = (
    Position(
        "The last points of the game go where they decide it",
        lambda: using(US, last_round(), "nuclear_subs", "ops"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Wargames does not end a game that its price would lose",
        lambda: using(US, middle(LATE).vp(3), "wargames", "event", "nato"),
        bad=("end-game",),
        loses=True,
    ),
)

#: Games to be won at once.
WINS = (
    Position(
        "Twenty points are taken by scoring",
        lambda: turn_of(
            USSR,
            middle().vp(-17).ussr(pakistan=4, south_korea=7),
            "asia_scoring",
            "comecon",
            "junta",
            "fidel",
        ),
        good=("play asia_scoring",),
    ),
    Position(
        "Twenty points are taken by an event",
        lambda: turn_of(USSR, middle().vp(-17), "opec", "junta", "fidel", "comecon"),
        spoilt=ussr_has_not_won,
    ),
    Position(
        "Wargames ends a game that is won",
        lambda: using(USSR, middle(LATE).vp(-9), "wargames", "event", "opec"),
        good=("end-game",),
    ),
    Position(
        "Games of the enemy at DEFCON 2 are boycotted",
        lambda: using(US, middle(), "olympic_games", "event", "nato"),
        good=("boycott",),
    ),
    Position(
        "The winner of the enemy's Summit ends the game",
        lambda: using(USSR, middle().dice(US, 6).dice(USSR, 1), "summit", "event", "opec"),
        good=("defcon 1",),
    ),
    Position(
        "Lone Gunman's operation is the coup that ends the game",
        lambda: using(US, middle(), "lone_gunman", "event-first", "nato"),
        spoilt=ussr_has_not_won,
    ),
    Position(
        "CIA Created's operation is the coup that ends the game",
        lambda: using(USSR, middle(), "cia_created", "event-first", "opec"),
        spoilt=us_has_not_won,
    ),
    Position(
        "Missile Envy is given the card that starts the war",
        lambda: missile_envy_is_answered("duck_and_cover", "comecon", "brezhnev_doctrine"),
        good=("give duck_and_cover",),
    ),
    Position(
        "Grain Sales finds the card with which the US ends the game",
        lambda: grain_sales_find("how_i_learned_to_stop_worrying"),
        spoilt=us_has_not_won,
    ),
)

POSITIONS = (*POINTS, *HELD, *EUROPE, *LAST, *WINS)
