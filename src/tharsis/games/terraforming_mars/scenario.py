"""Positions in a line or two: for tests, guided first games and analysis.

s = TMScenario(2).stock(0, money=20).hand(0, "asteroid").turn()
s = act(s, "play asteroid", "target-nobody")
"""

from typing import Final

from tharsis.games.terraforming_mars.actions import DRAW_CARD
from tharsis.games.terraforming_mars.board import (
    AREA,
    AWARD_IDS,
    EMPTY,
    HEX_IDS,
    HEXES,
    MILESTONE_IDS,
    OCEAN,
    OCEAN_AREA,
    RESOURCE_IDS,
    TILE_IDS,
    step_of,
)
from tharsis.games.terraforming_mars.codes import ACTION, NEUTRAL, NOBODY
from tharsis.games.terraforming_mars.deck import ASSET_IDS, BEGINNER, CARDS, PROJECTS
from tharsis.games.terraforming_mars.rules.generation import Production
from tharsis.games.terraforming_mars.rules.playing import count_tags
from tharsis.games.terraforming_mars.rules.setup import lay_out
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.terraforming_mars.state import EVENTS, HAND, IN_PLAY, RESOURCES, TMState
from tharsis.games.terraforming_mars.vocabulary.effects import Offworld
from tharsis.kernel import Game, Scenario
from tharsis.kernel import game as find_game

NAMES: Final[tuple[str, ...]] = ("money", *RESOURCE_IDS[1:])


class TMScenario(Scenario[TMState]):
    """Starts in the action phase with empty boards, corporations without effect, and production 0."""

    def __init__(self, seats: int = 2, game: Game | None = None, **options: bool) -> None:
        s = (game or find_game("terraforming-mars")).new(seed=1, seats=seats, options=options)
        assert isinstance(s, TMState)
        super().__init__(s)
        lay_out(s)
        s.agenda.clear()
        s.ready = 0
        s.phase = ACTION
        s.corporation = [BEGINNER] * seats
        if not options.get("corporate_era", True):
            s.production = [0] * len(s.production)

    def _card(self, id_: str) -> int:
        if id_ not in ASSET_IDS:
            raise self.impossible(f"there is no card {id_!r}")
        return ASSET_IDS.index(id_)

    def _hex(self, id_: str) -> int:
        if id_ not in HEX_IDS:
            raise self.impossible(f"there is no hex {id_!r}")
        return HEX_IDS.index(id_)

    def corporation(self, seat: int, id_: str) -> "TMScenario":
        """A corporation with its tags and lasting effects, but without its start."""
        card = self._card(id_)
        if card < PROJECTS or self.s.corporation[seat] != BEGINNER:
            raise self.impossible(f"seat {seat} cannot be {id_}")
        self.s.corporation[seat] = card
        self._enter(seat, card)
        return self

    def _enter(self, seat: int, card: int) -> None:
        count_tags(self.s, seat, CARDS[card])
        for lasting in CARDS[card].ongoing:
            lasting.enter(self.s, seat)

    def hand(self, seat: int, *ids: str) -> "TMScenario":
        for id_ in ids:
            self.s.cards.move(self._card(id_), HAND + seat, 1 << seat)
        return self

    def in_play(self, seat: int, *ids: str) -> "TMScenario":
        """Cards lying before a seat; their immediate effects are not carried out."""
        for id_ in ids:
            card = self._card(id_)
            place = EVENTS if CARDS[card].event else IN_PLAY
            self.s.cards.move(card, place + seat, self.s.everyone())
            if place == IN_PLAY:
                self._enter(seat, card)
        return self

    def stock(self, seat: int, **amounts: int) -> "TMScenario":
        return self._set(self.s.stock, seat, amounts)

    def production(self, seat: int, **amounts: int) -> "TMScenario":
        return self._set(self.s.production, seat, amounts)

    def _set(self, numbers: list[int], seat: int, amounts: dict[str, int]) -> "TMScenario":
        for name, n in amounts.items():
            if name not in NAMES:
                raise self.impossible(f"there is no resource {name!r}; write one of {', '.join(NAMES)}")
            numbers[seat * RESOURCES + NAMES.index(name)] = n
        return self

    def rating(self, seat: int, n: int) -> "TMScenario":
        self.s.rating[seat] = n
        return self

    def temperature(self, degrees: int) -> "TMScenario":
        self.s.temperature = step_of(degrees)
        return self

    def oxygen(self, percent: int) -> "TMScenario":
        self.s.oxygen = percent
        return self

    def oceans(self, n: int) -> "TMScenario":
        """So many oceans on the reserved areas, in reading order."""
        areas = [hex_ for hex_ in range(HEXES) if AREA[hex_] == OCEAN_AREA]
        for hex_ in areas[:n]:
            self.tile("ocean", HEX_IDS[hex_])
        return self

    def tile(self, kind: str, hex_: str, seat: int = NOBODY) -> "TMScenario":
        """A tile on a hex; without a seat it is an ocean or a neutral tile."""
        at = self._hex(hex_)
        if kind not in TILE_IDS or self.s.tile[at] != EMPTY:
            raise self.impossible(f"no {kind!r} can lie on {hex_}")
        self.s.tile[at] = TILE_IDS.index(kind)
        if self.s.tile[at] == OCEAN:
            self.s.oceans += 1
        else:
            self.s.owner[at] = NEUTRAL if seat == NOBODY else seat
        return self

    def off_mars(self, id_: str, seat: int) -> "TMScenario":
        """A city beside the planet: the one of Phobos Space Haven or of Ganymede Colony."""
        places = [effect.place for effect in CARDS[self._card(id_)].effects if isinstance(effect, Offworld)]
        if not places:
            raise self.impossible(f"{id_!r} has no city off the planet")
        self.s.offworld[places[0]] = seat
        return self

    def claim(self, hex_: str, seat: int) -> "TMScenario":
        self.s.claim_hex, self.s.claim_seat = self._hex(hex_), seat
        return self

    def cubes(self, id_: str, n: int) -> "TMScenario":
        self.s.cubes[CARDS[self._card(id_)].holder] = n
        return self

    def generation(self, n: int) -> "TMScenario":
        self.s.generation = n
        return self

    def milestone(self, id_: str, seat: int) -> "TMScenario":
        """A milestone that a seat has claimed."""
        return self._reward(self.s.milestones, MILESTONE_IDS, id_, seat)

    def award(self, id_: str, seat: int) -> "TMScenario":
        """An award that a seat has funded."""
        return self._reward(self.s.awards, AWARD_IDS, id_, seat)

    def _reward(self, owners: list[int], ids: tuple[str, ...], id_: str, seat: int) -> "TMScenario":
        if id_ not in ids:
            raise self.impossible(f"there is no {id_!r}; write one of {', '.join(ids)}")
        owners[ids.index(id_)] = seat
        return self

    def passed(self, *seats: int) -> "TMScenario":
        """Seats that take no more turns in this generation."""
        for seat in seats:
            self.s.passed |= 1 << seat
        return self

    def next_cards(self, *ids: str) -> "TMScenario":
        """The cards drawn next."""
        self.script_chance(DRAW_CARD, *[self._card(id_) for id_ in ids])
        return self

    def turn(self, seat: int = 0, taken: int = 0) -> TMState:
        """The position at a seat's question in the action phase."""
        self.s.active = seat
        return self.ask(Turn(seat, taken), Production())


def act(s: TMState, *notations: str) -> TMState:
    """Play actions by their notation, each for the seat that is asked, checked; a new position."""
    for notation in notations:
        after = s.play(s.actor(), s.game.actions.parse(notation))
        assert isinstance(after, TMState)
        s = after
    return s
