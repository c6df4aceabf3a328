"""The cards of a company: goals, Blueprints, Scientists, contracts, First Colonists."""

from typing import Final, cast

from tharsis.games.on_mars.codes import ITEM_IDS
from tharsis.games.on_mars.deck import CONTRACT_IDS, DELIVERY_ITEM, UPGRADES
from tharsis.games.on_mars.designed import OWN_VALUES
from tharsis.games.on_mars.shown import Blueprint, Card, Contract, Firm, Look
from tharsis.games.on_mars.tables import card_table
from tharsis.games.on_mars.telling.phrases import counted, firm_name
from tharsis.kernel import Section, Speaker

PRINTED: Final = {card["id"]: card for card in cast("list[Card]", card_table())}
#: What a delivery contract wants besides minerals.
DELIVERED: Final = {id: ITEM_IDS[DELIVERY_ITEM[i]] for i, id in enumerate(CONTRACT_IDS[UPGRADES:])}


def text(card: str, speaker: Speaker, *, long: bool) -> str:
    """What a card does; in the long form also whether its value is our own."""
    told = speaker.say("card", card, "text")
    own = OWN_VALUES.get(card)
    return f"{told} {speaker.say('board', 'own', own)}" if own and long else told


def card_row(card: str, state: str, speaker: Speaker, *, long: bool) -> list[str]:
    """A card by its name, with what is to be said of it before its text."""
    return [speaker.name("card", card), f"{state}. {text(card, speaker, long=long)}"]


def plan(blueprint: str, speaker: Speaker) -> str:
    """What a Blueprint is for."""
    printed = PRINTED[blueprint]
    building = speaker.name("building", printed["building"])
    return speaker.say("told", "plan", building=building, level=printed["level"])


def cards(look: Look, firm: Firm, speaker: Speaker, *, long: bool) -> Section:
    """All cards of a company that the seat knows; those it does not by their number."""
    name = firm_name(look, firm["company"], speaker)
    return Section(
        f"cards_{firm['company']}",
        speaker.say("told", "cards", company=name),
        _hidden(firm, speaker),
        [speaker.say("told", "head", "card"), ""],
        [card_row(card, state, speaker, long=long) for card, state in _known(firm, speaker)],
    )


def _secrets(firm: Firm) -> dict[str, list[str]]:
    """The cards that others may not know, by kind."""
    return {"goal": firm["goals"], "settler": firm["settler"], "task": firm["tasks"]}


def _hidden(firm: Firm, speaker: Speaker) -> list[str]:
    unknown = {kind: held.count("") for kind, held in _secrets(firm).items()}
    return [speaker.say("told", "hidden", kind, n=n) for kind, n in unknown.items() if n]


def _known(firm: Firm, speaker: Speaker) -> list[tuple[str, str]]:
    """The cards in sight, each with how it stands."""
    secrets = _secrets(firm)
    return [
        *[
            (f"{kind}_{id}", speaker.say("board", "kind", kind))
            for kind, held in secrets.items()
            for id in held
            if id
        ],
        *([(f"goal_{firm['goal_done']}", speaker.say("told", "goal_done"))] if firm["goal_done"] else []),
        *[(card["blueprint"], _progress(card, speaker)) for card in firm["blueprints"]],
        *[(card["scientist"], _workplace(card["at"], speaker)) for card in firm["scientists"]],
        *[(card["contract"], _delivery(card, speaker)) for card in firm["contracts"]],
    ]


def _progress(card: Blueprint, speaker: Speaker) -> str:
    """Whether a Blueprint is built, and who works there."""
    told = [plan(card["blueprint"], speaker)]
    if card["hex"]:
        told.append(speaker.say("told", "built", hex=speaker.name("hex", card["hex"])))
    else:
        told.append(speaker.say("told", "unbuilt"))
    if card["scientist"]:
        told.append(speaker.say("told", "staffed", scientist=speaker.name("scientist", card["scientist"])))
    if card["tile"]:
        told.append(speaker.say("told", "radar", tile=speaker.name("tile", card["tile"])))
    return ", ".join(told)


def _workplace(blueprint: str, speaker: Speaker) -> str:
    if not blueprint:
        return speaker.say("told", "idle")
    return speaker.say("told", "works", blueprint=speaker.name("blueprint", blueprint))


def _delivery(card: Contract, speaker: Speaker) -> str:
    """How far a contract is."""
    if card["done"]:
        return speaker.say("told", "complete")
    brought = {"mineral": card["minerals"]}
    if card["contract"] in DELIVERED:
        item = DELIVERED[card["contract"]]
        brought[item] = brought.get(item, 0) + card["items"]
    if not any(brought.values()):
        return speaker.say("told", "open")
    return speaker.say("told", "delivered", goods=counted(brought, speaker))
