"""The players: a line for each, and each board with its cards."""

from tharsis.games.terraforming_mars.shown import InPlay, Look, Player
from tharsis.games.terraforming_mars.telling.tongue import Tongue, change, number, printed
from tharsis.kernel import Section


def players(look: Look, tongue: Tongue) -> Section:
    """A row for each: rating, points, and stock with production beside it."""
    resources = list(look["players"][0]["stock"])
    heads = tongue.heads("player", "rating", "points")
    heads += [tongue.speaker.name("resource", resource) for resource in resources]
    heads += [*tongue.heads("hand", "on-cards"), ""]
    rows = [_row(look, tongue, player) for player in look["players"]]
    return tongue.section("players", [tongue.told("production")], heads=heads, rows=rows)


def _row(look: Look, tongue: Tongue, player: Player) -> list[str]:
    stock = [
        tongue.told("stock", n=n, production=change(player["production"][resource]))
        for resource, n in player["stock"].items()
    ]
    return [
        tongue.player(player["seat"]),
        str(player["rating"]),
        number(player["score"]["total"]),
        *stock,
        tongue.some("card", player["hand"]),
        _on_cards(tongue, player),
        _marks(look, tongue, player),
    ]


def _on_cards(tongue: Tongue, player: Player) -> str:
    """The resources that lie on a player's cards."""
    return tongue.both(
        tongue.told("holds", card=tongue.card(card["id"]), things=_resources(tongue, card))
        for card in player["cards"]
        if card["resources"]
    )


def _marks(look: Look, tongue: Tongue, player: Player) -> str:
    """What else is to be said of a player: the beginner's start, and who is through."""
    through = player["passed"] and look["phase"] == "action"
    said = [
        tongue.told("beginner") if player["beginner"] else "",
        tongue.speaker.say("board", "passed") if through else "",
    ]
    return ", ".join(word for word in said if word)


def board_of(look: Look, tongue: Tongue, seat: int, *, long: bool) -> Section:
    """A player's board; the long form has every card."""
    player = look["players"][seat]
    corporation = player["corporation"]
    name = tongue.card(corporation) if corporation else tongue.speaker.say("board", "no-corporation")
    title = tongue.told("title", "board", player=tongue.player(seat), corporation=name)
    text = tongue.text(corporation) if corporation else ""
    lines = [text, *_figures(tongue, player), *_cards(tongue, player)]
    id = f"player_{seat + 1}"
    if not long:
        return tongue.section(id, lines, title=title)
    lines.append(tongue.listed("events", tongue.cards(player["events"])))
    heads = tongue.heads("card", "points", "holds")
    rows = [_in_play(tongue, card) for card in player["cards"]]
    return tongue.section(id, lines, title=title, heads=[*heads, "", ""], rows=rows)


def _figures(tongue: Tongue, player: Player) -> list[str]:
    """What a player's things are worth, and what holds for the player alone."""
    counted = [(tongue.speaker.name("tag", tag), n) for tag, n in player["tags"].items() if n]
    tags = [tongue.told("count", thing=tag, n=n) for tag, n in counted]
    return [
        tongue.told(
            "worth",
            steel=player["steel_value"],
            titanium=player["titanium_value"],
            plants=player["plants_per_greenery"],
        ),
        tongue.listed("tags", tags),
        tongue.told("heat-pays") if player["heat_as_money"] else "",
        tongue.told("shift", n=player["shift"]) if player["shift"] else "",
        tongue.told("next-discount", n=player["next_discount"]) if player["next_discount"] else "",
        tongue.told("first-action") if player["first_action_due"] else "",
    ]


def _cards(tongue: Tongue, player: Player) -> list[str]:
    """The cards that matter from turn to turn: actions and lasting effects."""
    acting = [(card["id"], card["used"]) for card in player["cards"] if printed(card["id"]).action]
    if player["corporation"] and printed(player["corporation"]).action:
        acting.insert(0, (player["corporation"], player["corporation_used"]))
    lasting = [card["id"] for card in player["cards"] if printed(card["id"]).ongoing]
    return [
        tongue.listed("actions-open", tongue.cards(id for id, used in acting if not used)),
        tongue.listed("actions-used", tongue.cards(id for id, used in acting if used)),
        tongue.listed("lasting", tongue.cards(lasting)),
    ]


def _resources(tongue: Tongue, card: InPlay) -> str:
    return tongue.some(card["resource"], card["resources"]) if card["resource"] else ""


def _in_play(tongue: Tongue, card: InPlay) -> list[str]:
    used = tongue.speaker.say("board", "action-used") if card["used"] else ""
    points = number(card["points"]) if card["points"] else ""
    return [tongue.card(card["id"]), points, _resources(tongue, card), used, tongue.text(card["id"])]
