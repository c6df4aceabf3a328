"""Any position in a line or two: for tests, lessons and analysis.

    s = TSScenario().us(iran=2).ussr(iraq=3).defcon(3).hold(USSR, "fidel").round(USSR)

The map starts empty, the hands too; cards that are not named lie in the deck of the turn.
"""

from collections.abc import Iterable

from tharsis.games.twilight_struggle.actions import DEAL_TO, DIE, DIE_OF, FROM_HAND, LOOK_AT
from tharsis.games.twilight_struggle.board import (
    COUNTRY_BY_ID,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    MOST_ROUNDS,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import (
    ACTION_PHASE,
    BOTH,
    DECK,
    DISCARD_PILE,
    DISPLAY,
    HAND,
    HEADLINE_PHASE,
    NOBODY,
    REMOVED,
    TABLE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    CARD_BY_ID,
    LATE,
    MID,
    MISSILE_ENVY,
    SHUTTLE_DIPLOMACY,
    THE_CHINA_CARD,
)
from tharsis.games.twilight_struggle.rules.events import Dispose, EventOf
from tharsis.games.twilight_struggle.rules.headline import Headlines
from tharsis.games.twilight_struggle.rules.operations import Operations
from tharsis.games.twilight_struggle.rules.rounds import Round
from tharsis.games.twilight_struggle.rules.turn import CheckMilitaryOps, StartTurn, join_era
from tharsis.games.twilight_struggle.rules.values import WITH_CHINA, WITHOUT_CHINA
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Scenario, State, game


def fresh(options: dict[str, object]) -> TSState:
    """A new game as a Twilight Struggle state."""
    s: State = game("twilight-struggle").new(seed=1, options=options)
    assert isinstance(s, TSState)
    return s


class TSScenario(Scenario[TSState]):
    """A position under construction; each word returns it, the last one gives the state."""

    def __init__(self, **options: object) -> None:
        super().__init__(fresh(options))
        s = self.s
        for side in (US, USSR):
            s.cards.shuffle_in(s.hand(side))
        s.influence = [[0] * len(row) for row in s.influence]
        s.turn = 1
        s.round = 1
        s.phase = ACTION_PHASE
        s.phasing = USSR

    # -- the map and the tracks -------------------------------------------------------------------

    def us(self, **points: int) -> "TSScenario":
        return self._influence(US, points)

    def ussr(self, **points: int) -> "TSScenario":
        return self._influence(USSR, points)

    def _influence(self, side: int, points: dict[str, int]) -> "TSScenario":
        for name, count in points.items():
            if name not in COUNTRY_BY_ID:
                raise self.impossible(f"there is no country {name!r}")
            self.s.influence[side][COUNTRY_BY_ID[name]] = count
        return self

    def at(self, turn: int, round: int = 1) -> "TSScenario":
        """The turn, with the cards of its eras in the deck, and the action round."""
        if not 1 <= turn <= TURNS or not 0 <= round <= MOST_ROUNDS:
            raise self.impossible(f"there is no turn {turn} round {round}")
        self.s.turn = turn
        self.s.round = round
        if turn >= MID_WAR_TURN:
            join_era(self.s, MID)
        if turn >= LATE_WAR_TURN:
            join_era(self.s, LATE)
        return self

    def defcon(self, level: int) -> "TSScenario":
        self.s.defcon = level
        return self

    def vp(self, points: int) -> "TSScenario":
        """Positive: the US is ahead."""
        self.s.vp = points
        return self

    def military(self, us: int = 0, ussr: int = 0) -> "TSScenario":
        self.s.military_ops = [us, ussr]
        return self

    def space(self, us: int = 0, ussr: int = 0) -> "TSScenario":
        self.s.space = [us, ussr]
        return self

    def tries(self, us: int = 0, ussr: int = 0) -> "TSScenario":
        """Tries in the Space Race made in this turn."""
        self.s.tries = [us, ussr]
        return self

    def china(self, side: int, face_up: bool = True) -> "TSScenario":
        self.s.china = side
        self.s.china_up = face_up
        return self

    # -- cards ------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The card of an id."""
        if name not in CARD_BY_ID:
            raise self.impossible(f"there is no card {name!r}")
        return CARD_BY_ID[name]

    def _move(self, names: Iterable[str], place: int, seen: int) -> "TSScenario":
        for name in names:
            card = self.card(name)
            if card == THE_CHINA_CARD:
                raise self.impossible("the China Card is in no hand or pile; use china()")
            self.s.cards.move(card, place, seen)
        return self

    def hold(self, side: int, *names: str) -> "TSScenario":
        """Cards in a side's hand that the other side has not seen."""
        return self._move(names, HAND + side, 1 << side)

    def discarded(self, *names: str) -> "TSScenario":
        return self._move(names, DISCARD_PILE, BOTH)

    def removed(self, *names: str) -> "TSScenario":
        return self._move(names, REMOVED, BOTH)

    def empty_deck(self) -> "TSScenario":
        """Whatever is left in the draw pile leaves the game."""
        for card in self.s.cards.piles[DECK][:]:
            self.s.cards.move(card, REMOVED, BOTH)
        return self

    # -- what is in effect ------------------------------------------------------------------------

    def effect(self, *names: str) -> "TSScenario":
        """Cards whose lasting effect is in force."""
        for name in names:
            card = self.card(name)
            self.s.set_effect(card, on=True)
            self.s.cards.move(card, DISPLAY if card == SHUTTLE_DIPLOMACY else REMOVED, BOTH)
        return self

    def crisis(self, threatened: int) -> "TSScenario":
        """The Cuban Missile Crisis threatens a side."""
        self.s.crisis = threatened
        return self._move(["cuban_missile_crisis"], REMOVED, BOTH)

    def red_scare(self, victim: int) -> "TSScenario":
        self.s.red_scare[victim] += 1
        return self

    def owed(self, side: int) -> "TSScenario":
        """Missile Envy lies in a side's hand and must be played."""
        self._move(["missile_envy"], HAND + side, BOTH)
        self.s.owed = side
        return self

    # -- chance -----------------------------------------------------------------------------------

    def die(self, *rolls: int) -> "TSScenario":
        """The next dice of coups, wars, tries in space and traps."""
        self.script_chance(DIE, *[roll - 1 for roll in rolls])
        return self

    def dice(self, side: int, *rolls: int) -> "TSScenario":
        """The next dice of a side where both roll."""
        self.script_chance(DIE_OF[side], *[roll - 1 for roll in rolls])
        return self

    def deals(self, side: int, *names: str) -> "TSScenario":
        """The next cards a side draws from the deck."""
        self.script_chance(DEAL_TO[side], *[self.card(name) for name in names])
        return self

    def picks(self, side: int, *names: str) -> "TSScenario":
        """The next cards taken by chance from a side's hand."""
        self.script_chance(FROM_HAND[side], *[self.card(name) for name in names])
        return self

    def looks(self, *names: str) -> "TSScenario":
        """The next cards that Our Man in Tehran turns up."""
        self.script_chance(LOOK_AT, *[self.card(name) for name in names])
        return self

    # -- and go -----------------------------------------------------------------------------------

    def _begin(self, phase: int, phasing: int) -> None:
        s = self.s
        s.phase = phase
        s.phasing = phasing
        s.count_near()
        if s.owed != NOBODY and s.cards.place[MISSILE_ENVY] != HAND + s.owed:
            raise self.impossible("Missile Envy is owed but not in hand")

    def round(self, side: int) -> TSState:
        """The action round of a side begins, and the turn goes on after it."""
        self._begin(ACTION_PHASE, side)
        return self.ask(Round(self.s.round, side), CheckMilitaryOps())

    def headlines(self) -> TSState:
        """The Headline Phase begins, and the turn goes on after it."""
        self._begin(HEADLINE_PHASE, NOBODY)
        self.s.round = 0
        return self.ask(Headlines(), Round(1, USSR), CheckMilitaryOps())

    def event(self, name: str, player: int, headline: bool = False) -> TSState:
        """A side plays a card for its event, in a round or as a headline; nothing follows."""
        card = self.card(name)
        self._begin(HEADLINE_PHASE if headline else ACTION_PHASE, player)
        self.s.cards.move(card, TABLE, BOTH)
        return self.ask(EventOf(card, player), Dispose(card))

    def operations(self, by: int, value: int, china: bool = False) -> TSState:
        """A side conducts operations of a value; nothing follows."""
        self._begin(ACTION_PHASE, by)
        return self.ask(Operations(by, value, WITH_CHINA if china else WITHOUT_CHINA))

    def end_of_turn(self) -> TSState:
        """All rounds are over."""
        self._begin(ACTION_PHASE, US)
        return self.ask(CheckMilitaryOps())

    def next_turn(self) -> TSState:
        """The next turn begins."""
        self._begin(ACTION_PHASE, US)
        return self.ask(StartTurn())
