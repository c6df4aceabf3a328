"""What experienced players agree on: a wrong answer is poor, not lost."""

from collections.abc import Callable

from bots.positions.form import Position
from bots.positions.twilight_struggle.tables import LATE, after, dealt, early, middle, turn_of, using
from tharsis.games.twilight_struggle.board import EAST_GERMANY, ITALY, POLAND, WEST_GERMANY
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import State, game


def new_game(*moves: str) -> TSState:
    s = game("twilight-struggle").new(seed=1)
    assert isinstance(s, TSState)
    return after(s, *moves)


def lacks_control(side: int, *countries: int) -> Callable[[State], bool]:
    def lacks(s: State) -> bool:
        assert isinstance(s, TSState)
        return not all(s.controls(side, country) for country in countries)

    return lacks


def laid_down(side: int, table: TSScenario, card: str, *others: str) -> TSState:
    """A side has laid a card down and is asked how to use it."""
    return after(turn_of(side, table, card, *others), f"play {card}")


def headline(side: int, table: TSScenario, *cards: str) -> TSState:
    """A side chooses its headline, the other having chosen."""
    s = dealt(table, side, cards).headlines()
    if side == USSR:
        s.apply(US, s.legal(US)[0])
    return s


OPENING = (
    Position(
        "The Soviet setup controls Poland and East Germany",
        new_game,
        spoilt=lacks_control(USSR, POLAND, EAST_GERMANY),
    ),
    Position(
        "The American setup controls West Germany and Italy",
        lambda: new_game(*["place poland"] * 4, "place east_germany", "place austria"),
        spoilt=lacks_control(US, WEST_GERMANY, ITALY),
    ),
    Position(
        "The first Soviet coup is in Iran",
        lambda: after(
            using(USSR, early(), "comecon", "ops", "nasser", "fidel", "nato", "olympic_games", "korean_war"),
            "coup-attempt",
        ),
        good=("coup iran",),
    ),
    Position(
        "A headline is not the enemy's event for the US",
        lambda: headline(
            US, early(2), "decolonization", "marshall_plan", "comecon", "de_stalinization", "nato", "fidel"
        ),
        bad=("headline decolonization", "headline comecon", "headline de_stalinization", "headline fidel"),
    ),
    Position(
        "A headline is not the enemy's event for the USSR",
        lambda: headline(
            USSR, early(2), "decolonization", "marshall_plan", "comecon", "containment", "nato", "fidel"
        ),
        bad=("headline marshall_plan", "headline containment"),
    ),
    Position(
        "Games are not announced at DEFCON 3, which the enemy's headline may lower first",
        lambda: headline(
            USSR, middle(round=1, defcon=3), "olympic_games", "summit", "opec", "allende", "brezhnev_doctrine"
        ),
        bad=("headline olympic_games", "headline summit"),
    ),
    Position(
        "A region that the enemy leads is no headline while there are rounds to mend it",
        lambda: headline(
            US,
            middle(round=1, defcon=3).us(israel=0, iran=0),
            "middle_east_scoring",
            "nuclear_test_ban",
            "the_voice_of_america",
            "sadat_expels_soviets",
            "colonial_rear_guards",
        ),
        bad=("headline middle_east_scoring",),
    ),
)

#: Event, operations or space.
WAYS = (
    Position(
        "Decolonization goes into space from an American hand",
        lambda: laid_down(US, early(2, 3), "decolonization", "nato", "containment", "marshall_plan", "fidel"),
        good=("space",),
    ),
    Position(
        "De-Stalinization goes into space from an American hand",
        lambda: laid_down(
            US, early(2, 3), "de_stalinization", "nato", "containment", "marshall_plan", "fidel"
        ),
        good=("space",),
    ),
    Position(
        "Decolonization is an event for the USSR",
        lambda: laid_down(USSR, early(2, 3), "decolonization", "comecon", "nato", "korean_war", "fidel"),
        good=("event",),
    ),
    Position(
        "Colonial Rear Guards is an event for the US",
        lambda: laid_down(US, middle(defcon=3), "colonial_rear_guards", "nato", "containment", "fidel"),
        good=("event",),
    ),
    Position(
        "Voice of America is an event for the US",
        lambda: laid_down(US, middle(defcon=3), "the_voice_of_america", "nato", "containment", "fidel"),
        good=("event",),
    ),
    Position(
        "Damage that operations can mend comes before them",
        lambda: laid_down(
            US, early(2, 3).us(france=3), "socialist_governments", "nato", "containment", "fidel", "nasser"
        ),
        bad=("ops-first",),
    ),
    Position(
        "West Germany is worth a card to the US",
        lambda: using(US, early(1, 2), "blockade", "event-first", "nato", "containment", "fidel", "nasser"),
        bad=("decline",),
    ),
    Position(
        "A trapped US gives up a Soviet card",
        lambda: turn_of(
            US,
            middle(defcon=3).effect("quagmire"),
            "muslim_revolution",
            "nato",
            "marshall_plan",
            "containment",
        ),
        good=("discard muslim_revolution",),
    ),
    Position(
        "A trapped USSR gets rid of the card that starts the war",
        lambda: turn_of(
            USSR, middle().effect("bear_trap"), "duck_and_cover", "opec", "brezhnev_doctrine", "comecon"
        ),
        good=("discard duck_and_cover",),
    ),
)

#: On the map.
TARGETS = (
    Position(
        "A coup is the operation when the turn ends and military operations are missing",
        lambda: using(
            USSR, middle(round=7, defcon=4).military(us=4, ussr=0), "opec", "ops", "brezhnev_doctrine"
        ),
        good=("coup-attempt",),
    ),
    Position(
        "An American coup is the operation when military operations are missing",
        lambda: using(US, middle(round=7, defcon=4).military(us=0, ussr=4), "nato", "ops", "containment"),
        good=("coup-attempt",),
    ),
    Position(
        "Nuclear Subs make a coup in a battleground safe",
        lambda: after(
            using(US, middle().effect("nuclear_subs").military(), "nato", "ops", "junta"), "coup-attempt"
        ),
        good=("coup angola", "coup algeria"),
    ),
    Position(
        "No coup where no roll succeeds",
        lambda: after(using(USSR, middle(defcon=3).military(), "fidel", "ops", "junta"), "coup-attempt"),
        bad=("coup israel",),
    ),
    Position(
        "Cuba is realigned from three sides",
        lambda: after(
            using(
                US, middle(defcon=3).us(haiti=1, nicaragua=1).ussr(nicaragua=0), "nato", "ops", "containment"
            ),
            "realignment",
        ),
        good=("realign cuba",),
    ),
    Position(
        "No realignment where the enemy has every advantage and one has much to lose",
        lambda: after(
            using(USSR, middle(defcon=3).us(cuba=5, haiti=1, nicaragua=1), "opec", "ops", "junta"),
            "realignment",
        ),
        bad=("realign cuba",),
    ),
    Position(
        "No point where control is safe already",
        lambda: after(
            using(US, middle(defcon=3).us(panama=1), "truman_doctrine", "ops", "containment"), "influence"
        ),
        bad=("place canada", "place united_kingdom", "place australia", "place japan", "place west_germany"),
    ),
    Position(
        "A single point that takes a battleground is placed there",
        lambda: after(
            using(US, middle(defcon=3).us(panama=1), "truman_doctrine", "ops", "containment"), "influence"
        ),
        good=("place panama",),
    ),
    Position(
        "A war is made against the enemy's country",
        lambda: using(USSR, middle(defcon=3), "indo_pakistani_war", "event", "opec"),
        good=("target pakistan",),
    ),
    Position(
        "The US makes war against the Soviet country",
        lambda: using(US, middle(LATE, defcon=3), "iran_iraq_war", "event", "nato"),
        good=("target iraq",),
    ),
)

POSITIONS = (*OPENING, *WAYS, *TARGETS)
