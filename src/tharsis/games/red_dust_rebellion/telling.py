"""The table in words, part by part, and what an Asset card is worth."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    ALPHEUS_COLLES,
    ASCRAEUS_MONS,
    BASE_LIMIT,
    EG_POPULATION,
    EG_SUPPLY,
    EG_TOP,
    EG_TROOPS,
    FLASHPOINT_STEPS,
    GREY,
    IS_DESERT,
    IS_LABYRINTH,
    LINES,
    MARS,
    NEW_CORDOBA,
    RODGERS_LINE,
    SPACE_IDS,
    SPACES,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_IDS,
    ASSET_KIND,
    ASSET_OPERATION,
    ASSET_VALUE,
    CAPABILITY,
    EVENT,
    EVENT_IDS,
    FIRST_STORM,
    ORDER,
)
from tharsis.games.red_dust_rebellion.orders import NO_OP, OPERATION_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS, OWNER, PLAYED_IDS
from tharsis.games.red_dust_rebellion.shown import EventLook, Faction, Look, Odds, SpaceLook
from tharsis.kernel import Section, Speaker

#: 1.2: the Sectors, in the order in which the board lists their spaces, and what lies beyond them.
SECTORS: Final[tuple[tuple[str, range], ...]] = (
    ("tharsis_montes", range(ASCRAEUS_MONS, NEW_CORDOBA)),
    ("arabia_terra", range(NEW_CORDOBA, ALPHEUS_COLLES)),
    ("hellas_planitia", range(ALPHEUS_COLLES, WILDERNESS)),
)
BEYOND: Final = range(WILDERNESS, SPACES)
#: Where a long enumeration is cut into lines.
LINE: Final = 250


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    """The most urgent first: how it stands, one's own things, the Factions, the map, what is in force."""
    teller = Teller(cast(Look, table), seat, speaker, long=long)
    found = [teller.now(), teller.tracks(), teller.hand(), teller.factions(), *teller.map(), teller.effects()]
    if long:
        found += [teller.pieces(), teller.decks(), teller.borders()]
    return [section for section in found if section.lines or section.rows]


def foretell(action: Mapping[str, Any], speaker: Speaker) -> str:
    """5.0: what an Asset card pays, where paying, giving or discarding one is the choice.

    6.9, 6.12: what dice do that are set.
    """
    dice = cast("Odds | None", action.get("odds"))
    if dice is not None:
        damage = "dice-damage" if dice["damage"] else "dice-no-damage"
        return together([speaker.say("told", "dice-removes", n=dice["removes"]), speaker.say("told", damage)])
    if action["verb"] not in ("pay", "give", "discard"):
        return ""
    card = ASSET_IDS.index(action["args"]["asset"].partition("/")[2])
    return worth(card, speaker)


def worth(card: int, speaker: Speaker) -> str:
    """1.5: the value of an Asset card, and the Operation for which it is one more."""
    value = ASSET_VALUE[card]
    operation = ASSET_OPERATION[card]
    if operation == NO_OP:
        return speaker.say("told", "worth", n=value)
    name = speaker.name("operation", OPERATION_IDS[operation])
    return speaker.say("told", "worth-more", n=value, more=value + 1, operation=name)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def together(parts: Sequence[str]) -> str:
    """What is there, one after the other."""
    return ", ".join([part for part in parts if part])


def listed(label: str, names: Sequence[str]) -> list[str]:
    """An enumeration under its label, in lines that can still be read; nothing where there is nothing."""
    lines = [f"{label}: {name}" for name in names[:1]]
    for name in names[1:]:
        if len(lines[-1]) + len(name) < LINE:
            lines[-1] += f", {name}"
        else:
            lines.append(name)
    return lines


class Teller:
    """A table, the seat to which it is told, the words, and whether it is told in full."""

    def __init__(self, look: Look, seat: int, speaker: Speaker, *, long: bool) -> None:
        self.look: Final = look
        self.seat: Final = seat
        self.speaker: Final = speaker
        self.long: Final = long
        self.played: Final = [
            side for side in PLAYED_IDS if seat >= 0 and look["factions"][side]["seat"] == seat
        ]

    def say(self, *parts: str, **figures: object) -> str:
        return self.speaker.say("told", *parts, **figures)

    def faction(self, side: str) -> str:
        return self.speaker.name("faction", side)

    def counted(self, pieces: Mapping[str, int], side: str = "") -> str:
        """Pieces, of one side or all, in the order of the inventory: 2 MarsGov Troops and 1 Security."""
        return self.speaker.both(
            [
                self.say("pieces", kind, n=pieces[kind])
                for kind, owner in zip(KIND_IDS, OWNER, strict=True)
                if pieces.get(kind) and side in ("", FACTION_IDS[owner])
            ]
        )

    # -- how it stands ----------------------------------------------------------------------------

    def now(self) -> Section:
        lines = [" ".join([self.who(), *[self.goal(side) for side in self.played]])]
        if self.alone():
            lines.append(self.say("alone"))
        if current := self.look["current"]:
            lines += [self.event("current", current), *self.text(current["id"])]
        if upcoming := self.look["next"]:
            lines += self.upcoming(upcoming)
        lines += self.action()
        return Section("now", self.say("now"), lines)

    def who(self) -> str:
        if not self.played:
            return self.say("watching")
        names = self.speaker.both([self.faction(side) for side in self.played])
        return self.say("playing", factions=names, n=len(self.played))

    def goal(self, side: Faction) -> str:
        return self.say("goal", side, goal=self.look["factions"][side]["threshold"])

    def alone(self) -> bool:
        """8.3: one player against three non-players wins only in the last storm."""
        seats = {faction["seat"] for faction in self.look["factions"].values()}
        return bool(self.played) and seats == {self.seat, -1}

    def event(self, place: str, card: EventLook) -> str:
        return self.say(place, event=self.speaker.name("event", card["id"]), n=card["flashpoint"])

    def upcoming(self, card: EventLook) -> list[str]:
        """4.0: the Next Event with its printed order, and in full with its text."""
        line = self.event("next", card)
        number = EVENT_IDS.index(card["id"])
        if number < FIRST_STORM:
            order = [self.faction(FACTION_IDS[side]) for side in ORDER[number]]
            line += " " + self.say("order", factions=", ".join(order))
        return [line, *self.text(card["id"])] if self.long else [line]

    def text(self, card: str) -> list[str]:
        return self.speaker.say("card", card, "text").split("\n")

    def action(self) -> list[str]:
        """4.1: what the first left to the second, and how far the Operation has come."""
        look = self.look
        doing = []
        if look["chosen"]:
            spaces = [self.speaker.name("space", space) for space in look["chosen"]]
            doing.append(self.say("chosen", spaces=self.speaker.both(spaces)))
        if look["owed"]:
            doing.append(self.say("owed", n=look["owed"]))
        if look["pledged"]:
            doing.append(self.say("pledged", n=look["pledged"]))
        if not look["acting"]:
            return doing
        lines = [self.say("first-did", look["first_did"])] if look["first_did"] else []
        return [*lines, " ".join([self.say("acting", faction=self.faction(look["acting"])), *doing])]

    # -- tracks -----------------------------------------------------------------------------------

    def tracks(self) -> Section:
        look = self.look
        lines = [
            self.say(
                "figures",
                flashpoint=look["flashpoint"],
                bolt=FLASHPOINT_STEPS,
                storms=look["storm_rounds"],
                left=look["events_left"],
                profits=look["profits"],
                displaced=look["displaced"],
            ),
            self.confidence(),
        ]
        if self.long:
            lines.append(self.sends())
        if any(look["casualties"].values()):
            lines.append(self.say("casualties", pieces=self.counted(look["casualties"])))
        return Section("tracks", self.say("tracks"), lines)

    def confidence(self) -> str:
        box = self.look["confidence"]
        marker = self.speaker.name("choice", "eg_plus" if box["plus"] else "eg_minus")
        if box["controller"]:
            commander = self.speaker.say("board", "controller", who=self.faction(box["controller"]))
        else:
            commander = self.speaker.say("board", "nobody")
        return self.say(
            "confidence", value=box["value"], box=box["box"], top=EG_TOP, marker=marker, commander=commander
        )

    def sends(self) -> str:
        """4.2: what Earth sends after Confidence has moved with its marker."""
        now = self.look["confidence"]
        box = min(EG_TOP, now["box"] + 1) if now["plus"] else max(0, now["box"] - 1)
        goods = {"eg_troop": EG_TROOPS[box], "supply": EG_SUPPLY[box], "population": EG_POPULATION[box]}
        if not any(goods.values()):
            return self.say("sends-nothing", box=box)
        return self.say("sends", box=box, goods=self.counted(goods))

    # -- cards in hand ----------------------------------------------------------------------------

    def hand(self) -> Section:
        """The cards in hand that the seat knows: 1.5, the Assets of the Reclaimers; 5.10, the Campaign cards
        that Red Dust has just drawn."""
        hand = self.look["assets"]["hand"]
        drawn = self.look["campaigns_drawn"]
        rows = [self.asset(card) for card in hand if card] + [self.campaign(card) for card in drawn if card]
        lines = []
        if hand.count("") and (self.long or any(hand)):
            lines.append(self.say("hand-hidden", n=hand.count("")))
        if drawn.count(""):
            lines.append(self.say("drawn-hidden", n=drawn.count("")))
        return Section("hand", self.say("hand"), lines, [self.say("card"), self.say("value"), ""], rows)

    def asset(self, id: str) -> list[str]:
        """A card of the hand: its value, and what it is for."""
        card = ASSET_IDS.index(id)
        text = self.speaker.say("card", id, "text")
        if ASSET_KIND[card] != CAPABILITY:  # whose own text says so
            text = self.say("asset-event" if ASSET_KIND[card] == EVENT else "asset-resource", text=text)
        return [self.speaker.name("asset", id), str(ASSET_VALUE[card]), text]

    def campaign(self, id: str) -> list[str]:
        return [self.speaker.name("campaign", id), "", self.speaker.say("card", id, "text")]

    # -- the Factions -----------------------------------------------------------------------------

    def factions(self) -> Section:
        board = self.speaker.say
        heads = [board("board", "faction"), "", "", board("board", "score"), board("board", "goal")]
        heads += [board("board", "margin"), "", self.say("bases")]
        lines = [self.available(side) for side in self.played]
        if self.long:
            lines = [self.goal(side) for side in PLAYED_IDS if side not in self.played]
            lines.append(self.say("final"))
        rows = [self.faction_row(side) for side in self.look["order"]]
        return Section("factions", board("board", "sequence"), lines, heads, rows)

    def available(self, side: Faction) -> str:
        pieces = self.counted(self.look["available"], side) or self.say("no-pieces")
        return self.say("available", faction=self.faction(side), pieces=pieces)

    def faction_row(self, side: Faction) -> list[str]:
        faction = self.look["factions"][side]
        return [
            self.faction(side),
            self.player(faction["seat"]),
            self.state(side),
            str(faction["score"]),
            str(faction["threshold"]),
            signed(faction["margin"]),
            self.means(side),
            str(faction["bases"]),
        ]

    def player(self, seat: int) -> str:
        if seat < 0:
            return self.speaker.say("board", "nonplayer")
        return self.say("you") if seat == self.seat else self.speaker.player(seat)

    def state(self, side: Faction) -> str:
        """4.1: where a Faction is in the round of this card."""
        faction = self.look["factions"][side]
        if self.look["acting"] == side:
            return self.speaker.say("board", "acting")
        if faction["acted"]:
            return self.speaker.say("board", "acted")
        return self.speaker.say("board", "eligible" if faction["eligible"] else "ineligible")

    def means(self, side: Faction) -> str:
        """What a Faction pays with: Resources, Profits or Asset cards; a non-player has its Total."""
        faction = self.look["factions"][side]
        if faction["total"] is not None:
            return self.speaker.say("board", "total", side, n=faction["total"])
        if faction["resources"] is not None:
            return self.say("resources", n=faction["resources"])
        if side == "cr":
            return self.speaker.say("board", "has-assets", n=len(self.look["assets"]["hand"]))
        return self.say("profits", n=self.look["profits"])

    # -- the map ----------------------------------------------------------------------------------

    def map(self) -> list[Section]:
        """In full Sector by Sector; in short all together."""
        if not self.long:
            return [self.region("map", self.speaker.say("board", "label"), range(SPACES))]
        found = [self.region(id, self.speaker.name("sector", id), spaces) for id, spaces in SECTORS]
        return [*found, self.region("beyond", self.say("beyond"), BEYOND)]

    def region(self, id: str, title: str, spaces: range) -> Section:
        """A row for each space; in the short form those that nobody holds share a line."""
        heads = [self.say("space"), "", self.say("population"), "", ""]
        rows = []
        empty = []
        for space in spaces:
            look = self.look["spaces"][SPACE_IDS[space]]
            if self.long or look["pieces"] or look.get("supply"):
                rows.append(self.space_row(space, look))
            elif space < MARS or look.get("population"):
                empty.append(self.empty_space(space, look))
        return Section(id, title, listed(self.say("empty"), empty), heads, rows)

    def empty_space(self, space: int, look: SpaceLook) -> str:
        """A space without forces, with what marks it."""
        name = self.speaker.name("space", SPACE_IDS[space])
        people = f"{self.say('population')} {look['population']}" if look["population"] else ""
        marks = [self.kind_of(space), people, self.level(look), self.damage(look), self.storm(look)]
        return self.say("empty-space", space=name, marks=together(marks))

    def space_row(self, space: int, look: SpaceLook) -> list[str]:
        state = [self.level(look), self.control(space, look), self.damage(look), self.storm(look)]
        supply = self.say("pieces", "supply", n=look["supply"]) if look.get("supply") else ""
        forces = [supply, self.counted(look["pieces"]) or (self.say("no-pieces") if self.long else "")]
        return [
            self.speaker.name("space", SPACE_IDS[space]),
            self.kind_of(space),
            self.people(space, look),
            together(state),
            together(forces),
        ]

    def kind_of(self, space: int) -> str:
        if IS_LABYRINTH[space]:
            return self.say("labyrinth")
        return self.say("desert") if IS_DESERT[space] else ""

    def people(self, space: int, look: SpaceLook) -> str:
        """1.7: the Population; in full also how many of them live in the grey boxes, and how many could."""
        if "population" not in look or not (self.long or look["population"]):
            return ""
        if self.long and GREY[space]:
            return self.say("settled", n=look["population"], settlers=look["settlers"], boxes=GREY[space])
        return str(look["population"])

    def level(self, look: SpaceLook) -> str:
        if "level" not in look or (look["level"] == "neutral" and not self.long):
            return ""
        return self.speaker.name("level", look["level"])

    def damage(self, look: SpaceLook) -> str:
        return self.speaker.say("board", "damage", n=look["damage"]) if look.get("damage") else ""

    def storm(self, look: SpaceLook) -> str:
        return self.speaker.say("board", "storm-" + look["storm"]) if look.get("storm") else ""

    def control(self, space: int, look: SpaceLook) -> str:
        if look.get("control"):
            return self.speaker.say("board", "control-" + look["control"])
        return self.say("uncontrolled") if self.long and space < MARS else ""

    # -- what is in force -------------------------------------------------------------------------

    def effects(self) -> Section:
        lines = []
        if self.look["haboob"]:
            lines.append(self.say("haboob"))
        if self.look["rodgers"]:
            lines.append(self.say("rodgers"))
        elif self.long:
            lines.append(self.say("rodgers-unbuilt"))
        cards = [("campaign", id) for id in self.look["campaigns"]]
        cards += [("asset", id) for id in self.look["assets"]["in_play"]]
        rows = [[self.speaker.name(deck, id), self.speaker.say("card", id, "text")] for deck, id in cards]
        return Section("effects", self.speaker.say("board", "staying"), lines, [self.say("card"), ""], rows)

    # -- off the map ------------------------------------------------------------------------------

    def pieces(self) -> Section:
        """1.2: pieces by where they wait, those Available by their owner."""
        rows = []
        for side in FACTION_IDS:
            rows.append(
                [self.faction(side), self.counted(self.look["available"], side) or self.say("no-pieces")]
            )
        if any(self.look["gone"].values()):
            rows.append([self.say("gone"), self.counted(self.look["gone"])])
        title = self.speaker.say("board", "available")
        return Section("pieces", title, heads=[self.speaker.say("board", "faction"), ""], rows=rows)

    def decks(self) -> Section:
        look = self.look
        lines = [self.say("asset-deck", n=look["assets"]["deck"])]
        lines += self.names(self.speaker.say("board", "played"), "event", look["played"])
        lines += self.names(self.speaker.say("board", "spent"), "asset", look["assets"]["discard"])
        lines += self.names(self.say("campaigns-gone"), "campaign", look["campaigns_gone"])
        lines += self.names(self.say("curiosity"), "npcard", look["curiosity"])
        return Section("decks", self.say("decks"), lines)

    def names(self, label: str, kind: str, ids: Sequence[str]) -> list[str]:
        return listed(label, [self.speaker.name(kind, id) for id in ids])

    def borders(self) -> Section:
        """1.2: which spaces share a border, how many Bases may stand in each, and which lines end there."""
        heads = [self.say("space"), self.say("room"), self.say("adjacent"), self.say("lines")]
        rows = []
        for space in range(MARS):
            near = ", ".join([self.speaker.name("space", SPACE_IDS[other]) for other in ADJACENT[space]])
            ends = [line[0] for number, line in enumerate(LINES) if space in line[1:3] and self.runs(number)]
            lines = ", ".join([self.speaker.name("line", line) for line in ends])
            rows.append([self.speaker.name("space", SPACE_IDS[space]), str(BASE_LIMIT[space]), near, lines])
        return Section("borders", self.say("borders"), heads=heads, rows=rows)

    def runs(self, line: int) -> bool:
        return line != RODGERS_LINE or self.look["rodgers"]
