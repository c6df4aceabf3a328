"""The whole table of one game: influence, tracks, cards, and what is in effect."""

from typing import ClassVar

from tharsis.games.twilight_struggle.actions import LOG_INFLUENCE
from tharsis.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    BESIDE,
    EIGHT_ROUNDS,
    MOST_ROUNDS,
    NEIGHBOURS,
    STABILITY,
)
from tharsis.games.twilight_struggle.codes import BOTH, FACES, HAND, NOBODY, US, USSR
from tharsis.games.twilight_struggle.deck import MISSILE_ENVY, SCORING
from tharsis.kernel import AnyStep, Cards, State


class TSState(State):
    """Sides and seats are the same here: 0 is the US, 1 the USSR."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "influence",
        "near",
        "start",
        "reach",
        "defcon",
        "vp",
        "turn",
        "round",
        "phase",
        "phasing",
        "military_ops",
        "space",
        "tries",
        "china",
        "china_up",
        "civil_war",
        "committed",
        "in_effect",
        "red_scare",
        "death_squads",
        "crisis",
        "chernobyl",
        "owed",
        "oil_turn",
        "reached_two",
        "no_scoring_at",
        "highest",
        "highest_at",
        "winner",
    )

    cards: Cards
    influence: list[list[int]]  # by side, by country
    # By side, by country: how many of it and its neighbours hold influence of the side, and one more
    # beside the own superpower; and the same when the round or headline began (6.1.1).
    near: list[list[int]]
    start: list[list[int]]
    reach: list[int]  # where the operation under way may place
    defcon: int
    vp: int  # positive: the US is ahead
    turn: int
    round: int
    phase: int
    phasing: int
    military_ops: list[int]
    space: list[int]
    tries: list[int]
    china: int
    china_up: bool
    civil_war: bool  # 12.1: the space of the variant is open
    committed: list[int]  # headlines chosen in secret, still in hand
    in_effect: list[bool]  # by card; shared by clones, so changed by `set_effect` only
    red_scare: list[int]  # by side that suffers
    death_squads: list[int]  # by side: on its coups in Latin America
    crisis: int  # the side the Cuban Missile Crisis threatens
    chernobyl: int  # the region closed to Soviet Ops
    owed: int  # who must use Missile Envy for Ops
    oil_turn: int
    reached_two: bool  # DEFCON moved to 2 in this action round (NORAD)
    # What an event told of a hand, and when by the clock of the cards: that it held no scoring cards
    # but those shown, and no card of a higher printed value.
    no_scoring_at: list[int]
    highest: list[int]
    highest_at: list[int]
    winner: int

    def clone(self) -> "TSState":
        t = TSState()
        self.copy_base(t)
        t.cards = self.cards.copy()
        t.influence = [self.influence[0][:], self.influence[1][:]]
        us, ussr = self.near[US], self.near[USSR]
        t.near = [
            us if us is self.start[US] else us[:],
            ussr if ussr is self.start[USSR] else ussr[:],
        ]
        t.start = self.start
        t.reach = self.reach
        t.defcon = self.defcon
        t.vp = self.vp
        t.turn = self.turn
        t.round = self.round
        t.phase = self.phase
        t.phasing = self.phasing
        t.military_ops = self.military_ops[:]
        t.space = self.space[:]
        t.tries = self.tries[:]
        t.china = self.china
        t.china_up = self.china_up
        t.civil_war = self.civil_war
        t.committed = self.committed[:]
        t.in_effect = self.in_effect
        t.red_scare = self.red_scare[:]
        t.death_squads = self.death_squads[:]
        t.crisis = self.crisis
        t.chernobyl = self.chernobyl
        t.owed = self.owed
        t.oil_turn = self.oil_turn
        t.reached_two = self.reached_two
        t.no_scoring_at = self.no_scoring_at[:]
        t.highest = self.highest[:]
        t.highest_at = self.highest_at[:]
        t.winner = self.winner
        return t

    def next(self, step: AnyStep) -> None:
        """`do` for a single step, without the price of a tuple."""
        self.agenda.append(step)

    def roll(self, die: int) -> int:
        """One to six."""
        return self.chance(die, FACES) + 1

    # -- influence --------------------------------------------------------------------------------

    def controls(self, side: int, country: int) -> bool:
        """2.1.7: as much as the stability, and that much more than the enemy."""
        lead = self.influence[side][country] - self.influence[1 - side][country]
        return lead >= STABILITY[country]

    def controller(self, country: int) -> int:
        """2.1.7: the side that controls a country, or NOBODY."""
        lead = self.influence[US][country] - self.influence[USSR][country]
        if lead >= STABILITY[country]:
            return US
        return USSR if -lead >= STABILITY[country] else NOBODY

    def change(self, side: int, country: int, by: int) -> None:
        """Add or remove influence, which never falls below 0."""
        row = self.influence[side]
        before = row[country]
        now = max(0, before + by)
        if now == before:
            return
        row[country] = now
        if before == 0 or now == 0:
            self._note_near(side, country, 1 if before == 0 else -1)
        if self.recording:
            self.log(LOG_INFLUENCE, side, country, now - before, now)

    def _note_near(self, side: int, country: int, by: int) -> None:
        """6.1.1: a country was entered or left. A row that a round began with is never changed."""
        if self.near[side] is self.start[side]:
            self.near[side] = self.near[side][:]
        _add_near(self.near[side], country, by)

    def mark_start(self) -> None:
        """6.1.1: a round or headline begins; reach is judged by this moment."""
        self.start = self.near[:]

    def count_near(self) -> None:
        """Count `near` from the map, and let a round begin."""
        self.near = [count_near(row, BESIDE[side]) for side, row in enumerate(self.influence)]
        self.mark_start()

    # -- cards ------------------------------------------------------------------------------------

    def hand(self, side: int) -> list[int]:
        return self.cards.piles[HAND + side]

    def put(self, card: int, place: int) -> None:
        """Move a card face up; Missile Envy that leaves a hand is no longer owed."""
        if card == MISSILE_ENVY:
            self.owed = NOBODY
        self.cards.move(card, place, BOTH)

    def pick_from_hand(self, side: int, kind: int, place: int) -> int:
        """A card of a hand by chance, put face up into a place."""
        card = self.draw(kind, self.cards.piles[HAND + side])
        if card == MISSILE_ENVY:
            self.owed = NOBODY
        self.cards.moved(card, place, BOTH)
        return card

    def show_hand(self, side: int) -> None:
        """Both seats see the cards a side holds now."""
        for card in self.cards.piles[HAND + side]:
            self.cards.look(card, BOTH)
        self.show()

    def scoring_cards(self, side: int) -> int:
        """How many scoring cards a side holds."""
        count = 0
        for card in self.cards.piles[HAND + side]:
            if SCORING[card]:
                count += 1
        return count

    def set_effect(self, card: int, *, on: bool) -> None:
        """The event of a card begins or ceases to last."""
        if self.in_effect[card] != on:
            self.in_effect = self.in_effect[:]
            self.in_effect[card] = on

    # -- rounds -----------------------------------------------------------------------------------

    def has_ability(self, side: int, box: int) -> bool:
        """6.4.4: whoever reached a box alone has its ability."""
        return self.space[side] >= box > self.space[1 - side]

    def rounds(self, side: int) -> int:
        """4.5.D: the action rounds of a side in this turn."""
        if self.has_ability(side, EIGHT_ROUNDS) or (side == US and self.oil_turn == self.turn):
            return MOST_ROUNDS
        return ACTION_ROUNDS[self.turn]

    def rounds_left(self, side: int) -> int:
        """Rounds of a side after the one under way (all of them in the Headline Phase)."""
        return self.rounds(side) - self.round

    def must_score(self, side: int) -> bool:
        """2.2.1, 10.1.5: the rounds after this one are too few for the scoring cards held."""
        return self.scoring_cards(side) > self.rounds_left(side)


def count_near(own: list[int], beside: list[bool]) -> list[int]:
    near = [1 if touches else 0 for touches in beside]
    for country, points in enumerate(own):
        if points:
            _add_near(near, country, 1)
    return near


def _add_near(near: list[int], country: int, by: int) -> None:
    """To a country and its neighbours. Compiled, `+=` on a list would add objects, not numbers."""
    near[country] = near[country] + by
    for neighbour in NEIGHBOURS[country]:
        near[neighbour] = near[neighbour] + by
