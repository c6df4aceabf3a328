"""The cards: in play, in hand, in the piles, in effect."""

from collections.abc import Sequence
from typing import Final

from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.deck import CARD_BY_ID, SCORING
from tharsis.games.twilight_struggle.shown import Effect, Power, Until
from tharsis.games.twilight_struggle.telling.scene import CHINA, Scene
from tharsis.kernel import Section

#: What ends first is told first.
UNTIL: Final[tuple[Until, ...]] = ("next_round", "turn", "released", "scoring", "game")


def _heads(scene: Scene) -> list[str]:
    return [scene.say("card"), "", ""]


def _with_texts(scene: Scene, cards: Sequence[str]) -> list[list[str]]:
    return [[scene.card(card), scene.worth(card), scene.event_text(card)] for card in cards]


def _without_texts(scene: Scene, cards: Sequence[str]) -> list[list[str]]:
    return [[scene.card(card), scene.worth(card), scene.event(card)] for card in cards]


def cards_in_play(scene: Scene) -> Section:
    """What is being played, and the headlines that one may see."""
    look = scene.look
    played = [(card, "") for card in look["table"]]
    for side in SIDE_IDS:
        card = look["headlines"][side]["card"]
        if card is not None:
            played.append((card, scene.say("headline", side=scene.side(side))))
    rows = [[scene.card(card), role, scene.worth(card), scene.event_text(card)] for card, role in played]
    return Section("in_play", scene.say("in-play"), heads=[scene.say("card"), "", "", ""], rows=rows)


def cards_looked_at(scene: Scene) -> Section:
    rows = _with_texts(scene, scene.look["looked_at"])
    return Section("looked_at", scene.say("looked-at"), heads=_heads(scene), rows=rows)


def own_hand(scene: Scene) -> Section:
    """One's cards, the China Card among them; scoring cards cannot wait. The short form leaves their texts
    out while another card is carried out."""
    if scene.own is None:
        return Section("hand", scene.say("hand"))
    hand = scene.look["hands"][scene.own]
    scoring = [card for card in hand["cards"] if SCORING[CARD_BY_ID[card]]]
    china = [CHINA] if scene.look["china"]["holder"] == scene.own else []
    lines = [scene.say("hand-count", n=hand["count"])]
    if china:
        lines.append(scene.say("hand-china", card=scene.card(CHINA)))
    if scoring and not scene.over:
        lines.append(scene.say("hand-scoring", cards=scene.cards(scoring)))
    rows = _with_texts if scene.long or not scene.in_play else _without_texts
    cards = [*hand["cards"], *china]
    return Section("hand", scene.say("hand"), [" ".join(lines)], _heads(scene), rows(scene, cards))


def other_cards(scene: Scene) -> Section:
    """The short form: hands that are not one's own and the piles, a line each."""
    lines = [_hand_line(scene, side) for side in SIDE_IDS if side != scene.own]
    return Section("other_cards", scene.say("other-cards"), [*lines, _pile_line(scene)])


def _hand_line(scene: Scene, side: Power) -> str:
    hand = scene.look["hands"][side]
    told = f"{_hand_title(scene, side)}: {scene.say('hand-count', n=hand['count'])}"
    return f"{told} {scene.say('hand-known', cards=scene.cards(hand['cards']))}" if hand["cards"] else told


def _hand_title(scene: Scene, side: Power) -> str:
    return scene.say("hand-of", side=scene.side(side))


def _pile_line(scene: Scene) -> str:
    look = scene.look
    counts = {"deck": look["deck"], "discards": len(look["discard"]), "removed": len(look["removed"])}
    return scene.say("piles-count", **counts)


def other_hands(scene: Scene) -> list[Section]:
    """The long form: how many cards the others hold, and which of them one knows."""
    return [_other_hand(scene, side) for side in SIDE_IDS if side != scene.own]


def _other_hand(scene: Scene, side: Power) -> Section:
    hand = scene.look["hands"][side]
    lines = [scene.say("hand-count", n=hand["count"])]
    rows = _with_texts(scene, hand["cards"])
    return Section(f"hand_of_{side}", _hand_title(scene, side), lines, _heads(scene), rows)


def piles(scene: Scene) -> list[Section]:
    """The long form: every card that lies open."""
    discards, removed = scene.speaker.say("board", "discard"), scene.speaker.say("board", "removed")
    return [
        Section("piles", scene.say("piles"), [_pile_line(scene)]),
        _pile(scene, "discards", discards, scene.look["discard"]),
        _pile(scene, "removed", removed, scene.look["removed"]),
    ]


def _pile(scene: Scene, id: str, title: str, cards: Sequence[str]) -> Section:
    return Section(id, title, heads=_heads(scene), rows=_without_texts(scene, cards))


# -- what lasts -----------------------------------------------------------------------------------


def effects(scene: Scene) -> Section:
    """What ends first comes first. In the short form what lasts for the rest of the game is only named."""
    ordered = sorted(scene.look["effects"], key=lambda effect: UNTIL.index(effect["until"]))
    for_good = [] if scene.long else [effect for effect in ordered if effect["until"] == "game"]
    rows = [[_name(scene, effect), _meaning(scene, effect)] for effect in ordered if effect not in for_good]
    lines = [_lasting(scene, for_good)] if for_good else []
    return Section("effects", scene.speaker.say("board", "effects"), lines, [scene.say("card"), ""], rows)


def _lasting(scene: Scene, for_good: Sequence[Effect]) -> str:
    cards = scene.speaker.both([_name(scene, effect) for effect in for_good])
    return scene.say("lasting", cards=cards, until=scene.speaker.say("board", "until", "game"))


def _name(scene: Scene, effect: Effect) -> str:
    name = scene.card(effect["card"])
    if effect["region"] is None:
        return name
    return scene.say("effect-in", card=name, region=scene.region(effect["region"]))


def _meaning(scene: Scene, effect: Effect) -> str:
    until = scene.speaker.say("board", "until", effect["until"])
    return scene.say("effect", until=until, side=effect["side"] or "either", text=scene.text(effect["card"]))
