"""What there is to take: Tech tiles, Blueprints, Warehouse, Scientists and contracts, Exploration, stacks."""

from tharsis.games.on_mars.actions import EXPLORATION
from tharsis.games.on_mars.shown import Look, Post
from tharsis.games.on_mars.telling.holdings import PRINTED, card_row, plan, text
from tharsis.games.on_mars.telling.phrases import CHARTS, cost, counted, stock
from tharsis.kernel import Section, Speaker


def brief_offers(look: Look, speaker: Speaker) -> Section:
    """Everything by name."""
    posts = [_post(post, speaker) for post in look["posts"]]
    lines = [
        *_grid_lines(look, speaker),
        *_display_lines(look, speaker),
        speaker.say("told", "warehouse_line", goods=counted(look["warehouse"], speaker)),
        speaker.say("told", "posts_line", cards=", ".join([post for post in posts if post])),
        speaker.say("told", "exploration_line", **_exploration(look, speaker)),
    ]
    return Section("offers", speaker.say("told", "offers"), lines)


def _grid_lines(look: Look, speaker: Speaker) -> list[str]:
    """Tech tiles by what they cost."""
    costs: dict[str, list[str]] = {}
    for spot in look["grid"]:
        if spot["tech"]:
            space = speaker.name("grid", spot["space"])
            tile = speaker.say("told", "grid_tile", tech=speaker.name("tech", spot["tech"]), space=space)
            costs.setdefault(cost(CHARTS["grid_cost"][spot["space"]], speaker), []).append(tile)
    return [speaker.say("told", "grid_row", cost=due, tiles=", ".join(tiles)) for due, tiles in costs.items()]


def _display_lines(look: Look, speaker: Speaker) -> list[str]:
    """Blueprints on display by their level."""
    levels: dict[int, list[str]] = {}
    for id in look["display"]:
        if id:
            levels.setdefault(PRINTED[id]["level"], []).append(speaker.name("blueprint", id))
    return [
        speaker.say("told", "display", level=level, blueprints=", ".join(names))
        for level, names in sorted(levels.items())
    ]


def _post(post: Post, speaker: Speaker) -> str:
    """The card on a space of the Scientist board, if there is one."""
    card = post["scientist"] or post["contract"]
    if not card:
        return ""
    return speaker.say(
        "told", "post", card=speaker.name("card", card), post=speaker.name("post", post["post"])
    )


def _exploration(look: Look, speaker: Speaker) -> dict[str, str]:
    """The tile on each Exploration space."""
    return {
        side: speaker.name("tile", tile) if tile else speaker.say("told", "none")
        for side, tile in zip(EXPLORATION.ids, look["exploration"], strict=True)
    }


# -- the long form --------------------------------------------------------------------------------


def offers(look: Look, speaker: Speaker) -> list[Section]:
    """Each display by itself, cards with their texts."""
    return [
        technologies(look, speaker),
        blueprints(look, speaker),
        Section("warehouse", speaker.say("told", "warehouse"), [counted(look["warehouse"], speaker)]),
        posts(look, speaker),
        exploration(look, speaker),
    ]


def technologies(look: Look, speaker: Speaker) -> Section:
    none = speaker.say("told", "none")
    rows = [
        [
            speaker.name("grid", spot["space"]),
            speaker.name("tech", spot["tech"]) if spot["tech"] else none,
            cost(CHARTS["grid_cost"][spot["space"]], speaker),
        ]
        for spot in look["grid"]
    ]
    heads = [speaker.say("told", "head", "space"), "", speaker.say("told", "head", "cost")]
    return Section("technologies", speaker.say("told", "technologies"), heads=heads, rows=rows)


def blueprints(look: Look, speaker: Speaker) -> Section:
    rows = [card_row(id, plan(id, speaker), speaker, long=True) for id in look["display"] if id]
    heads = [speaker.say("board", "kind", "blueprint"), ""]
    return Section("blueprints", speaker.say("told", "blueprints"), heads=heads, rows=rows)


def posts(look: Look, speaker: Speaker) -> Section:
    rows = [
        _offered(speaker.name("post", post["post"]), post["scientist"] or post["contract"], speaker)
        for post in look["posts"]
    ]
    heads = [speaker.say("told", "head", "space"), ""]
    lines = [speaker.say("told", "contract_cost", cost=cost(CHARTS["contract_cost"], speaker))]
    return Section("scientists", speaker.say("told", "posts"), lines, heads, rows)


def exploration(look: Look, speaker: Speaker) -> Section:
    rows = [
        _offered(speaker.name("exploration", side), f"tile_{tile}" if tile else "", speaker)
        for side, tile in zip(EXPLORATION.ids, look["exploration"], strict=True)
    ]
    heads = [speaker.say("told", "head", "space"), ""]
    return Section("exploration", speaker.say("told", "exploration"), heads=heads, rows=rows)


def _offered(space: str, card: str, speaker: Speaker) -> list[str]:
    """What lies on a space."""
    if not card:
        return [space, speaker.say("told", "none")]
    return [space, f"{speaker.name('card', card)}. {text(card, speaker, long=True)}"]


def decks(look: Look, speaker: Speaker) -> list[Section]:
    """What is left in the stacks, what lies on the Radar, and the contracts still to come."""
    lines = [speaker.say("told", "stacks", techs=look["tech_stack"], discoveries=look["discovery_stack"])]
    if look["radar"]:
        lines.append(speaker.say("told", "on_radar", tile=speaker.name("tile", look["radar"])))
    stacks = [[speaker.name("building", id), stock(look, id, speaker)] for id in look["stacks"]]
    contracts = [[speaker.name("contract", id), text(id, speaker, long=True)] for id in look["contract_deck"]]
    building, contract = speaker.say("told", "head", "building"), speaker.say("board", "kind", "contract")
    return [
        Section("stacks", speaker.say("told", "stacks_title"), lines, [building, ""], stacks),
        Section("contracts", speaker.say("told", "contracts"), heads=[contract, ""], rows=contracts),
    ]
