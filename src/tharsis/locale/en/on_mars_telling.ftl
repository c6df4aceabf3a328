# On Mars: the table in words

om-told-none = none
om-told-nobody = nobody
om-told-own-designed = our own value
om-told-own-inferred = inferred value
om-told-costs = costs { $units }
om-told-gives = gives { $gains }
om-told-unit-mineral = { $n ->
    [one] { $n } mineral
   *[other] { $n } minerals
}
om-told-unit-battery = { $n ->
    [one] { $n } battery
   *[other] { $n } batteries
}
om-told-unit-water = { $n } water
om-told-unit-plant = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
om-told-unit-oxygen = { $n } oxygen
om-told-unit-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
om-told-unit-colonist = { $n ->
    [one] { $n } Colonist
   *[other] { $n } Colonists
}
om-told-unit-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}

# Where the game stands
om-told-game = The game
om-told-setup = Setup: the companies choose their Turn Order spaces.
om-told-round = Round { $round }, Colony level { $level }.
om-told-end-running = { $n ->
    [0] The Remaining Missions marker is at 0: the end is triggered when this Colonization phase is over.
   *[other] The end is triggered when the Remaining Missions marker, now at { $n }, reaches 0.
}
om-told-end-triggered = The end is triggered: the next round is the last one.
om-told-end-last-round = This is the last round.
om-told-end-over = The game is over.
om-told-shuttle-phase = Shuttle phase: in turn order, the companies may travel.
om-told-turn = { $who ->
    [you] It is your turn
   *[other] It is the turn of { $company }
}: { $main ->
    [done] the main action is taken
   *[open] the main action is still to take
}, { $executive ->
    [done] the executive action is used.
   *[open] an executive action is still possible.
}
om-told-win = Most OP at the end win.
om-told-points = OP now, and in brackets if the game ended now: { $firms }.
om-told-points-over = OP: { $firms }.
om-told-points-firm = { $company } { $op } ({ $final })
om-told-points-firm-over = { $company } { $op }
om-told-order = Turn order. In Orbit: { $orbit }. In the Colony: { $colony }.
om-told-order-firm = { $company } on space { $space }{ $turn ->
    [taken] {" "}(turn taken)
   *[open] {""}
}
om-told-shuttle = The Shuttle is on the side of { $side }, space { $space }; it flies to { $to } in { $space ->
    [one] the next Shuttle phase.
   *[other] { $space } Shuttle phases.
}
om-told-missions = Missions
om-told-missions-line = Missions: { $missions }.
om-told-mission = { $mission }, { $left } to go, { $crystals ->
    [one] a crystal
   *[other] { $crystals } crystals
} for each
om-told-mission-beside = marked beside { $action }
om-told-mission-space = Mission { $space }
om-told-life-support = Life Support System
om-told-columns = Life support: { $columns }.
om-told-column = { $building } { $n }{ $need ->
    [yes] {" "}(needed)
   *[no] {""}
}
om-told-growth = The Colony grows when there are { $n } of each.
om-told-grown = The Colony is at its highest level.
om-told-need = Whoever builds a needed type scores its reward and chooses a benefit: { $benefits }.
om-told-needed = needed
om-told-not-needed = not needed
om-told-slots = Action slots
om-told-slot-firm = { $company } { $n }
om-told-slots-of = { $n } of { $places ->
    [one] 1 slot
   *[other] { $places } slots
} taken
om-told-slot-extra = your extra cost { $n }
om-told-turn-order = Turn Order spaces

# Lacerda
om-told-lacerda-firm = { $company } (Lacerda)
om-told-solo = { $goal }: { $parts }.
om-told-goal-first-colonists = Colony level 3, a completed contract, a Private Goal, a Tech at level 6, more OP than Lacerda
om-told-goal-next-generation = Colony level 3, a completed contract of each kind, a Private Goal, 2 Research tiles, 4 Shelters, 10 OP more than Lacerda
om-told-goal-hunky-dory = Colony level 4, a completed contract of each kind, a Private Goal, 3 Mines with your Colonist or marker, 5 Advanced Buildings, 20 OP more than Lacerda
om-told-goal-martian-potato = Colony level 3, the Greenhouse upgrade contract and the plant delivery contract, the Biochemist, 3 Greenhouse Advanced Buildings, a Greenhouse Complex of 5 that you enlarged, 5 plants, 2 Research tiles, Greenhouse Tech at level 6, the end in Orbit, 30 OP more than Lacerda
om-told-solo-bots = Bots on his board: { $n }.
om-told-solo-card = His latest card: action { $action }, mission: { $mission }. { $travels }.

# Companies
om-told-company-you = { $company }, your company
om-told-companies = The other companies
om-told-companies-all = The companies
om-told-stores = Stores: { $goods } (up to { $limit } of each). Crystals: { $crystals }, with room for { $spaces }{ $waiting ->
    [0] .
   *[other] ; { $waiting } more from the next turn on.
}
om-told-colonists = Colonists: { $n } of { $capacity } in the Living Quarters, { $working } at work, { $slots } on action slots, { $mines } on Mines, { $supply } in the supply.
om-told-colonists-brief = { $n } of { $capacity } at home
om-told-ships = Ships: { $hangar } in the Hangar; on Depot spaces: { $docks }. Bots: { $on } on Mars, { $left } left.
om-told-dock = { $dock } ({ $executive })
om-told-lab = Laboratory: { $techs }.
om-told-tech = { $tech } ({ $lab })
om-told-tech-level = { $tech } { $level }
om-told-found = Progress cubes: { $cubes }. Tiles taken: { $tiles }.
om-told-discoveries = { $n ->
    [one] { $n } Discovery tile
   *[other] { $n } Discovery tiles
}
om-told-score-now = If the game ended now: { $parts }.
om-told-score-final = Final scoring: { $parts }.
om-told-score-part = { $part } { $op } OP
om-told-supplies = Beside the board: { $shelters ->
    [one] { $shelters } Shelter
   *[other] { $shelters } Shelters
}, { $markers ->
    [one] { $markers } Advanced Building marker.
   *[other] { $markers } Advanced Building markers.
}
om-told-player = Played by { $player }.
om-told-executives = Executive actions
om-told-depot = Depot space { $dock }
om-told-worth = { $op } OP at the end
om-told-barred = barred by a Ship

# Cards
om-told-cards = { $company }: cards
om-told-hidden-goal = { $n ->
    [one] { $n } hidden Private Goal
   *[other] { $n } hidden Private Goals
}
om-told-hidden-settler = { $n ->
    [one] { $n } hidden First Colonist card
   *[other] { $n } hidden First Colonist cards
}
om-told-hidden-task = { $n ->
    [one] { $n } hidden task
   *[other] { $n } hidden tasks
}
om-told-goal-done = Private Goal, completed
om-told-plan = { $building } Blueprint of level { $level }
om-told-unbuilt = not built
om-told-built = built on { $hex }
om-told-staffed = the { $scientist } works there
om-told-radar = with the { $tile }
om-told-idle = Scientist, not at work
om-told-works = Scientist, works in the { $blueprint }
om-told-open = not complete
om-told-complete = complete
om-told-delivered = delivered: { $goods }

# On offer
om-told-offers = On offer
om-told-grid-row = Tech tiles ({ $cost }): { $tiles }.
om-told-grid-tile = { $tech } ({ $space })
om-told-display = Blueprints of level { $level }: { $blueprints }.
om-told-warehouse-line = Warehouse: { $goods }.
om-told-posts-line = Scientists and contracts: { $cards }.
om-told-post = { $card } ({ $post })
om-told-exploration-line = Exploration: left { $left }, right { $right }.
om-told-technologies = Tech tiles
om-told-blueprints = Blueprints on display
om-told-warehouse = Warehouse
om-told-posts = Scientists and Earth Contracts
om-told-contract-cost = A contract costs { $cost }; a Scientist what its card says.
om-told-exploration = Exploration
om-told-stacks-title = Stacks
om-told-stacks = Tech tiles in the stack: { $techs }. Discovery tiles in the stack: { $discoveries }.
om-told-contracts = Contract deck
om-told-on-radar = On the Radar: { $tile }.

# The map
om-told-map = The map
om-told-map-help = Columns A to M run from west to east, and the hexes of each are counted from the north.
om-told-empty = empty
om-told-hex = { $hex } ({ $things })
om-told-of = { $company }’s { $thing }
om-told-miner = Colonist
om-told-complex = { $hexes } as a Complex of { $size }
om-told-site = { $place } with Tech { $tech }
om-told-price = cost: { $cost }
om-told-tiles = Discovery tiles: { $things }.
om-told-research = Research tiles: { $things }.
om-told-crystals = Crystals: { $things }.
om-told-bots = { $n ->
    [one] Bot
   *[other] Bots
}
om-told-at = { $thing } on { $hexes }
om-told-pieces = Your pieces
om-told-on = on { $hex }
om-told-rover-waits = beside the board, starts from { $hex }
om-told-way = { $way } { $place }

# Headings
om-told-head-action = Action
om-told-head-around = around it
om-told-head-beside = next to
om-told-head-building = Building
om-told-head-card = Card
om-told-head-colonists = Colonists:
om-told-head-cost = cost:
om-told-head-company = Company
om-told-head-fleet = on Mars:
om-told-head-executive = Executive action
om-told-head-hex = Hex
om-told-head-on-mars = on Mars
om-told-head-piece = Piece
om-told-head-reward = reward:
om-told-head-sites = you could build on
om-told-head-could = you could build:
om-told-head-space = Space
om-told-head-stands = stands on
om-told-head-stores = Stores:
om-told-head-techs = Techs:
