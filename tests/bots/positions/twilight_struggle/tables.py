"""Tables as they come about in play, for positions of Twilight Struggle, and what can spoil one."""

from collections.abc import Iterable

from tharsis.games.twilight_struggle.actions import INFLUENCE, PLACE, REALIGN, REALIGNMENT, REMOVE
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.rules.headline import ChooseHeadline
from tharsis.games.twilight_struggle.rules.rounds import ChooseCard, TrappedRound
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import State

LATE = 9  # a turn of the Late War
ON_THE_MAP = (INFLUENCE, PLACE, REALIGN, REALIGNMENT, REMOVE)
#: The map after the usual setup.
SETUP_US = {
    "canada": 2, "united_kingdom": 5, "west_germany": 4, "italy": 3, "israel": 1, "iran": 1, "japan": 1,
    "australia": 4, "philippines": 1, "south_korea": 1, "panama": 1, "south_africa": 1,
}  # fmt: skip
SETUP_USSR = {
    "east_germany": 4, "poland": 4, "finland": 1, "austria": 1, "syria": 1, "iraq": 1, "north_korea": 3,
}  # fmt: skip
#: And in the middle of a game that nobody is about to win.
MIDDLE_US = {
    "canada": 2, "united_kingdom": 5, "west_germany": 5, "italy": 3, "france": 3, "turkey": 2, "israel": 4,
    "iran": 2, "pakistan": 2, "japan": 4, "south_korea": 4, "australia": 4, "philippines": 2, "malaysia": 2,
    "panama": 3, "venezuela": 2, "south_africa": 3, "nigeria": 1, "kenya": 2,
}  # fmt: skip
MIDDLE_USSR = {
    "east_germany": 4, "poland": 4, "romania": 3, "finland": 1, "iraq": 3, "syria": 2, "egypt": 2, "libya": 2,
    "north_korea": 3, "india": 3, "thailand": 2, "vietnam": 2, "cuba": 3, "angola": 2, "algeria": 2,
    "nicaragua": 1, "chile": 3,
}  # fmt: skip
#: What the other side holds: how many cards it is can be seen, which ones they are cannot.
UNKNOWN = (
    "nasser", "romanian_abdication", "truman_doctrine", "independent_reds", "captured_nazi_scientist",
    "vietnam_revolts", "formosan_resolution", "arab_israeli_war", "east_european_unrest",
)  # fmt: skip


def early(turn: int = 1, round: int = 1) -> TSScenario:
    return TSScenario().us(**SETUP_US).ussr(**SETUP_USSR).at(turn, round).defcon(5).china(USSR)


def middle(turn: int = 5, round: int = 5, defcon: int = 2) -> TSScenario:
    """The needed military operations are done, so that nothing but the lesson asks for a coup."""
    table = TSScenario().us(**MIDDLE_US).ussr(**MIDDLE_USSR).at(turn, round).defcon(defcon)
    return table.military(us=defcon, ussr=defcon).space(us=2, ussr=2).china(USSR, face_up=False)


def dealt(table: TSScenario, side: int, cards: Iterable[str]) -> TSScenario:
    """A hand for a side, and as many unknown cards for the other."""
    held = tuple(cards)
    table.hold(1 - side, *[card for card in UNKNOWN if card not in held][: len(held)])
    return table.hold(side, *held)


def turn_of(side: int, table: TSScenario, *cards: str) -> TSState:
    """A side chooses one of its cards."""
    return dealt(table, side, cards).round(side)


def after(s: TSState, *moves: str) -> TSState:
    """The same table some moves later, each by whoever is asked."""
    for move in moves:
        s.apply(s.actor(), s.game.actions.parse(move))
    return s


def using(side: int, table: TSScenario, card: str, way: str, *others: str) -> TSState:
    """A side has laid a card down and said how to use it."""
    return after(turn_of(side, table, card, *others), f"play {card}", way)


# -- what spoils a position ------------------------------------------------------------------------


def us_lost(s: State) -> bool:
    return won_by(s, USSR)


def ussr_lost(s: State) -> bool:
    return won_by(s, US)


def us_has_not_won(s: State) -> bool:
    return not won_by(s, US)


def ussr_has_not_won(s: State) -> bool:
    return not won_by(s, USSR)


def won_by(s: State, side: int) -> bool:
    """A side has won, or it is asked in the middle of a card and can win at once by its answers. Influence
    never does."""
    assert isinstance(s, TSState)
    if s.over:
        return s.winner == side
    if s.actor() != side or isinstance(s.asking, ChooseCard | ChooseHeadline | TrappedRound):
        return False
    answers = [action for action in s.legal(side) if s.game.actions.base(action) not in ON_THE_MAP]
    return any(won_by(played(s, side, action), side) for action in answers)


def played(s: TSState, side: int, action: int) -> TSState:
    t = s.clone()
    t.apply(side, action)
    return t
