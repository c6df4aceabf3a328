# On Mars: words on the board in the browser

om-board-label = Station and colony
om-board-hex = Hex { $hex }
om-board-slots = { $n ->
    [one] one Colonist there
   *[other] { $n } Colonists there
}, extra cost { $extra }
om-board-free = free
om-board-space = Turn Order space { $space }
om-board-own-designed = Our own value: the printed one is not known.
om-board-own-inferred = Inferred: the printed value is not known for certain.
om-board-benefit-warehouse = an item from the Warehouse
om-board-benefit-technology = a Tech tile at its cost
om-board-benefit-buy-colonist = a Colonist for a water or a plant
om-board-benefit-move-bots = two Bot movement points
om-board-benefit-blueprint = a Blueprint
om-board-benefit-blueprint-boosted = a Blueprint, more with Colonists
om-board-benefit-upgrade-boosted = an upgrade, more with Colonists
om-board-shuttle = The Shuttle is on the side of { $side }
om-board-mission-left = { $left } to go
om-board-mission-done = Mission complete
om-board-lss = Life support · level { $level }
om-board-upgrade-contract = Upgrade contract
om-board-delivery-contract = Delivery contract
om-board-stack = { $n } left, cost: { $cost }
om-board-exploration = Exploration ({ $n })
om-board-complex = Complex of { $size }
om-board-needs-tech = needs Tech of level { $level }
om-board-cost = Cost
om-board-gives = Gives
om-board-kind-blueprint = Blueprint
om-board-kind-scientist = Scientist
om-board-kind-contract = Contract
om-board-kind-mission = Mission
om-board-kind-goal = Private Goal
om-board-kind-tile = Tile
om-board-kind-reward = Reward
om-board-kind-settler = First Colonist
om-board-kind-task = Task
om-board-company = Company board
om-board-side-board = Board
om-board-side-cards = Cards ({ $n })
om-board-goods = Stores (up to { $limit } of each)
om-board-quarters = Living Quarters: { $n } of { $capacity }, worth { $op } OP
om-board-working = At work: { $n }
om-board-bots = Bots: { $on } on Mars, { $left } left
om-board-hangar = Ships in the Hangar: { $n }
om-board-shelters = Shelters left: { $n }
om-board-cubes = Progress cubes: { $n } of 5
om-board-discoveries = Discovery and Research tiles: { $n }
om-board-lab = Laboratory
om-board-executive = Depot and executive actions
om-board-executive-building = use an Advanced Building
om-board-holdings = Cards and goals
om-board-hidden-goal = hidden card
om-board-op = Points now, and if the game ended now
om-board-points = OP
om-board-score-play = During the game
om-board-score-progress = Progress cubes
om-board-score-ships = Ships
om-board-score-quarters = Living Quarters
om-board-score-tech = Technologies
om-board-score-blueprints = Blueprints
om-board-score-scientists = Scientists
om-board-score-contracts = Contracts
om-board-score-total = Total
om-board-lacerda = Lacerda
om-board-solo-goal = Your goal: { $goal }
om-board-solo-next = Next he wants: { $building }
om-board-solo-travels = His card lets him fly with the Shuttle
om-board-solo-stays = His card keeps him where he is
om-board-solo-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left in pass { $pass }
om-board-solo-turn = What Lacerda did in his latest turn
om-board-progress = Colony level { $level } · round { $round } · { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
} open
om-board-blue = Blue
om-board-green = Green
om-board-purple = Purple
om-board-yellow = Yellow
