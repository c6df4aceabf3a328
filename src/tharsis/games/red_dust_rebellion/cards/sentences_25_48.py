"""Sentences that only one of the Events 25 to 48 speaks."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DROP_CAMPAIGN,
    CAMPAIGN_CARD,
    LOG_CAMPAIGN_ENDS,
    LOG_RAGING,
    NO_CARD_IN_PLAY,
    NO_ENEMY,
    NO_GUARDED_BASE,
    NO_HIDDEN,
    NO_OTHER_PIECE,
    NO_OTHER_SPACE,
    NO_REBELS,
    NO_SUCH_PIECE,
    OPT_RECLAIMERS,
    OPT_RED_DUST,
    PLACE,
    RANDOM_CARD,
)
from tharsis.games.red_dust_rebellion.board import (
    LINES,
    MARS,
    MARS_MASK,
    SHEPARD,
    TERESHKOVA,
)
from tharsis.games.red_dust_rebellion.codes import IN_PLAY, OUT, RAGING
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    COIN_UNITS,
    CORP,
    CORP_BASE,
    CR,
    CR_REBEL,
    FORTIFIED,
    MG_BASE,
    MG_TROOP,
    RD,
    RD_BASE,
    RD_REBEL,
    REBELS,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    PLACE_BASES,
    SHIFT_DOWN,
    TAKE_OUT,
)
from tharsis.games.red_dust_rebellion.rules.assets import discard
from tharsis.games.red_dust_rebellion.rules.effects import (
    NOWHERE,
    Sentence,
    SentenceCount,
    SentenceOption,
    SentencePieces,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.forces import (
    PlaceUnits,
    activate,
    place,
    remove,
    replace_base,
    upgrade,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    MUST_AMBUSH,
)
from tharsis.games.red_dust_rebellion.rules.people import damage, shift
from tharsis.games.red_dust_rebellion.rules.storms import storm_room
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.forces import Recruits, Take
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.lines import LineSentence
from tharsis.games.red_dust_rebellion.vocabulary.where import (
    BASIC_CORP_BASE,
    CAN_FALL,
    DAMAGEABLE,
    DESERT,
    MARS_LABYRINTH,
    NO_STORM,
    ON_MARS,
    test_why,
    tests_why,
)
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED, WANTED
from tharsis.games.red_dust_rebellion.vocabulary.words import UP_TO_ANY, ActivateAll, Shift, sit_out
from tharsis.kernel import LEGAL, PickOne, Prompt

JUST_TERRAFORMING: Final[list[int]] = [TERRAFORMING]
ALL_UNITS: Final[tuple[int, ...]] = (*COIN_UNITS, *REBELS)


class TerraformOne(Sentence):
    """Events 26, 27: one basic Corporate Base of the space turns Terraforming."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if s.at(spot, CORP_BASE):
            upgrade(s, CORP, spot, TERRAFORMING)


class TerraformTwo(Sentence):
    """Event 26: up to two Corporate Bases in Deserts turn Terraforming, two in one Desert if there."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, 2, spot))

    def piece_area(self, s: RDState, spot: int) -> int:
        return MARS_MASK

    def piece_verb(self) -> int:
        return PLACE

    def piece_kinds(self) -> list[int]:
        return JUST_TERRAFORMING

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind != TERRAFORMING:
            return NO_OTHER_PIECE
        return tests_why(s, space, (DESERT, BASIC_CORP_BASE))

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        upgrade(s, CORP, space, TERRAFORMING)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return PLACE_BASES


class Sabotage(Sentence):
    """Event 26: as many Corporate forces fall as there are Rebels, Bases last."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, s.any_rebels(spot), spot))

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in (SECURITY, SPECOPS, ACTIVE_SPECOPS, CORP_BASE, TERRAFORMING):
            return NO_OTHER_PIECE
        if not s.at(space, kind):
            return NO_SUCH_PIECE
        units = s.at(space, SECURITY) + s.specops(space)
        return NO_GUARDED_BASE if kind in (CORP_BASE, TERRAFORMING) and units else LEGAL

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        remove(s, kind, space)

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class AddDisplaced(Sentence):
    """Event 28: up to three markers join Displaced Population."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceCount(by, self.address, spot, 3))

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        s.displaced += n


class Expel(Sentence):
    """Event 28: all displaced markers leave; each full three turn a Labyrinth."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        turns = s.displaced // 3
        s.displaced = 0
        self.ask(s, by, turns)

    def ask(self, s: RDState, by: int, turns: int) -> None:
        if turns:
            s.do(SentenceSpaces(by, self.address, 1, turns))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return tests_why(s, space, (MARS_LABYRINTH, CAN_FALL))

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        shift(s, space, -1)
        self.ask(s, by, spot - 1)

    def purpose(self, s: RDState, by: int) -> int:
        return SHIFT_DOWN


class Confiscate(Sentence):
    """Event 29: Red Dust loses Resources or the Reclaimers two random cards; the victim sits out."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceOption(by, self.address, spot))

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        return [OPT_RED_DUST, OPT_RECLAIMERS]

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        if choice == OPT_RED_DUST:
            s.gain(RD, -5)
            sit_out(s, RD)
            return
        sit_out(s, CR)
        if s.is_np(CR):
            s.totals[CR] = max(0, s.totals[CR] - 2)
            return
        for _ in range(min(2, len(s.hand()))):
            discard(s, s.hand()[s.chance(RANDOM_CARD, len(s.hand()))])

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class EndCampaign(Sentence):
    """Event 31: one active Campaign card leaves the game."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if s.campaigns.piles[IN_PLAY]:
            s.do(DropCampaign(by))


class DropCampaign(PickOne[RDState]):
    """Event 31: which one."""

    def verb(self) -> int:
        return CAMPAIGN_CARD

    def among(self, s: RDState, by: int) -> list[int]:
        return s.campaigns.piles[IN_PLAY]

    def outside(self) -> int:
        return NO_CARD_IN_PLAY

    def take(self, s: RDState, by: int, card: int) -> None:
        s.campaigns.move(card, OUT, s.everyone())
        s.log(LOG_CAMPAIGN_ENDS, card)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DROP_CAMPAIGN, (self.by,))


class Rivals(Sentence):
    """Event 32: one of the twin Labyrinths turns red, the other blue."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return LEGAL if space in (SHEPARD, TERESHKOVA) else NO_OTHER_SPACE

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        partner = SHEPARD + TERESHKOVA - space
        perform(s, by, (self.blue,), partner)
        perform(s, by, (self.red, self.down), space)

    def __init__(self) -> None:
        self.red: Final = Recruits(2)
        self.down: Final = Shift(-2)
        self.blue: Final = TroopsAndSupport()
        super().__init__(self.red, self.down, self.blue)


class TroopsAndSupport(Sentence):
    """Event 32: two MG Troops, two steps up."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        shift(s, spot, 2)
        s.do(PlaceUnits(by, MG_TROOP, spot, 2))


class ActivateRedDust(Sentence):
    """Event 33: all Red Dust Rebels, everywhere or where the Ambushes were, become Active."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        for space in range(MARS):
            if not s.barred(space, by):
                activate(s, RD, space, s.hidden(space, RD))


class CityAmbush(Sentence):
    """Event 33: Red Dust may Ambush in any number of Labyrinths, then stands revealed there."""

    def __init__(self) -> None:
        self.ambush: Final = FreeOperation(ATTACK, who=RD, flags=MUST_AMBUSH, must=True)
        self.shown: Final = RevealRedDust()
        super().__init__(self.ambush, self.shown)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(RD, self.address, UP_TO_ANY, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        reason = test_why(s, space, MARS_LABYRINTH)
        if reason != LEGAL:
            return reason
        if not s.hidden(space, RD):
            return NO_HIDDEN
        return LEGAL if s.enemy_forces(space, RD) else NO_ENEMY

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        perform(s, RD, (self.ambush, self.shown), space)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT

    def effective(self, s: RDState, by: int) -> bool:
        return by == RD and SentenceSpaces(RD, self.address, UP_TO_ANY, NOWHERE).possible(s, RD)


class RevealRedDust(Sentence):
    """Event 33: the Red Dust Rebels of the space are Activated."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        activate(s, RD, spot, s.hidden(spot, RD))


class BaseForRedDust(Sentence):
    """Event 35: a Red Dust Base in the Desert."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        place(s, RD_BASE, spot)


class BalancedRemoval(Sentence):
    """Event 37: six Rebels fall, as many Red Dust as Reclaimers if possible."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        rd = 0
        cr = 0
        for space in range(MARS):
            if not s.barred(space, by):  # 7.3: what a storm shuts off is out of reach
                rd += s.rebels(space, RD)
                cr += s.rebels(space, CR)
        from_rd = min(rd, 6 - min(3, cr))
        from_cr = min(cr, 6 - from_rd)
        s.do(
            SentencePieces(by, self.red.address, from_rd, spot),
            SentencePieces(by, self.orange.address, from_cr, spot),
        )

    def __init__(self) -> None:
        self.red: Final = Take(6, (RD_REBEL, ACTIVE_RD), up_to=False)
        self.orange: Final = Take(6, (CR_REBEL, ACTIVE_CR), up_to=False)
        super().__init__(self.red, self.orange)


class CutLine(LineSentence):
    """Event 38: both Labyrinths of a line take Damage and a Rebel."""

    def __init__(self) -> None:
        self.rebel: Final = Recruits(1)
        super().__init__(self.rebel)

    def ruins(self) -> bool:
        return True

    def line_worth(self, s: RDState, by: int, line: int) -> int:
        """7.4: where Damage can be placed; a Rebel can come to any Labyrinth."""
        return len([end for end in LINES[line][1:3] if test_why(s, end, DAMAGEABLE) == LEGAL])

    def take_line(self, s: RDState, by: int, line: int) -> None:
        damage(s, LINES[line][1])
        damage(s, LINES[line][2])
        perform(s, by, (self.rebel,), LINES[line][2])
        perform(s, by, (self.rebel,), LINES[line][1])


class MachineGuard(Sentence):
    """Event 39: CORP may crack down in one Labyrinth; a fallen Rebel Base is worth four Profits."""

    def __init__(self) -> None:
        self.shown: Final = ActivateAll()
        self.assault: Final = FreeOperation(ASSAULT, who=CORP, must=True)
        self.bounty: Final = Bounties()
        super().__init__(self.shown, self.assault, self.bounty)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(CORP, self.address, 1, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        reason = test_why(s, space, MARS_LABYRINTH)
        if reason != LEGAL:
            return reason
        return LEGAL if s.rebel_forces(space) else NO_REBELS

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        s.bases_felled = 0
        perform(s, CORP, (self.shown, self.assault, self.bounty), space)

    def ranked(self) -> bool:
        return True

    def worth(self, s: RDState, by: int, space: int) -> int:
        """7.4: where the Corporations can Assault they must; of those spaces where Rebels are to be shown."""
        can_assault = 2 if s.forces_of(space, CORP) else 0
        return can_assault + (1 if s.hidden_rebels(space) else 0)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return WANTED if s.units_of(space, CORP) and s.any_rebels(space) else UNWANTED

    def effective(self, s: RDState, by: int) -> bool:
        if by != CORP:
            return False
        return any(s.any_rebels(p) and s.forces_of(p, CORP) and not test_why(s, p, MARS_LABYRINTH)
                    for p in range(MARS))  # fmt: skip


class Bounties(Sentence):
    """Event 39: four Profits if the Assault removed a Rebel Base, a Bombard included, a reply not."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if s.bases_felled:
            s.earn(4)


class SharmaFalls(Sentence):
    """Event 41: every MarsGov piece in the space changes to Red Dust."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        troops = s.troops(spot)
        for kind in (MG_TROOP, FORTIFIED):
            while s.at(spot, kind):
                remove(s, kind, spot)
        while s.at(spot, MG_BASE):
            replace_base(s, MG_BASE, spot, RD_BASE, lost=True)
        s.do(PlaceUnits(by, RD_REBEL, spot, troops))


class LostOutpost(Sentence):
    """Event 46: Corporate Bases among Rebels cost a Profit each."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        n = 0
        for space in range(MARS):
            if s.rebel_forces(space):
                n += s.bases(space, CORP)
        s.earn(-n)


class StaysEligible(Sentence):
    """Events 46, 47: a Faction stays Eligible; -1: the executing one."""

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction: Final = faction

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.stays |= 1 << (self.faction if self.faction >= 0 else by)


class StormsEverywhere(Sentence):
    """Event 47: all Storm markers off the map come down Raging."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, storm_room(s), spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return tests_why(s, space, (ON_MARS, NO_STORM))

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        s.storm[space] = RAGING
        s.log(LOG_RAGING, space)
