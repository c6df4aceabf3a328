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
om-board-benefit-crystal = a crystal
om-board-benefit-mineral = a mineral
om-board-benefit-retrieve = a Colonist back from a slot or from work
om-board-any = any resource
om-board-shuttle = The Shuttle is on the side of { $side }
om-board-mission-left = { $left } to go
om-board-mission-done = Mission complete
om-board-lss = Life support
om-board-lss-level = Life support: the Colony has level { $level }
om-board-hire = Scientist or contract
om-board-upgrade-contract = Upgrade contract
om-board-delivery-contract = Delivery contract
om-board-stack = { $n } left, cost: { $cost }
om-board-exploration = Explore ({ $n })
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
om-board-happened = What happened
om-board-between = The round
om-board-side-board = Board
om-board-side-cards = Cards ({ $n })
om-board-goods = Stores (up to { $limit } of each)
om-board-working = At work: { $n }
om-board-hangar = Ships in the Hangar: { $n }
om-board-lab = Laboratory
om-board-executive = Depot and executive actions
om-board-executive-building = use an Advanced Building
om-board-holdings = Cards and goals
om-board-hidden-goal = hidden card
om-board-op = { $n } OP now, { $end } if the game ended now
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
    [one] One card
   *[other] { $n } cards
} left in pass { $pass }
om-board-solo-turn = What Lacerda did in his latest turn
om-board-progress = Colony level { $level } · { $round ->
    [0] set-up
   *[other] round { $round }
} · { $missions ->
    [one] one mission
   *[other] { $missions } missions
} open
om-board-blue = Blue
om-board-green = Green
om-board-purple = Purple
om-board-yellow = Yellow
om-then-chance = Tiles that lie face down decide what follows
om-board-pay-crystals = { $n ->
    [one] Pay one crystal
   *[other] Pay { $n } crystals
 }

# What is seen on the table, explained
om-explain-action-landing-pod = Travel down to the Colony without waiting for the Shuttle, and without a Discovery tile.
om-explain-action-obtain-blueprint = Take a Blueprint of the display and gain one item of what its building makes. Needs a Colonist. More: one Blueprint for each Colonist you send to work.
om-explain-action-learn-technology = Take a Tech tile of the grid and put it into column 1 of your Laboratory. The bottom row is free, the middle row costs a battery, the top row a battery and any resource.
om-explain-action-research = Develop Tech tiles twice: a tile moves to the next column, pays its cost and gives the benefit of its space. Needs a Colonist. More: one development for each Colonist you send to work.
om-explain-action-resupply = Take an item of the Warehouse. More: one item for each Colonist you send to work.
om-explain-action-control-center = Two movement points for your Bots and two for your Rover. Each crystal you spend first adds a point.
om-explain-action-construct-building = Put a building on a hex near one of your Bots, beside its own kind (which needs Tech) or exactly two hexes away from it. Needs a Colonist.
om-explain-action-upgrade-building = Build one of your Blueprints onto a building of its kind near one of your Bots, for a mineral. Needs a Colonist.
om-explain-action-welcome-ship = Pay a plant and a water, move a Ship from your Depot to the Hangar, gain two Colonists or a Colonist and a Bot. You may take no more Ships than the Colony has levels.
om-explain-action-hire = Take a Scientist at the cost on the card, or an Earth Contract for a crystal. Needs a Colonist on your own slot.
om-explain-slots = { $n ->
    [0] Nobody stands on the slots: no extra cost.
    [one] One Colonist stands on the slots.
   *[other] { $n } Colonists stand on the slots.
}
om-explain-slots-extra = { $extra ->
    [one] It costs you an extra crystal, or a Colonist to the Working Area.
   *[other] It costs you { $extra } extra crystals, or Colonists to the Working Area.
}
om-explain-executive-develop = Move a Tech tile of your Laboratory one column on, at no cost.
om-explain-executive-rover = Two movement points for your Rover.
om-explain-executive-blueprint = Take a Blueprint of the display.
om-explain-executive-upgrade = Build one of your Blueprints onto a building, for a mineral.
om-explain-executive-mineral = Gain a mineral.
om-explain-executive-bots = Two movement points for your Bots.
om-explain-executive-warehouse = Take a resource of the Warehouse.
om-explain-executive-building = Use the action of one of your Advanced Buildings. Touch the building on the map or its card.
om-explain-executive-cost = { $n ->
    [one] Costs 1 crystal.
   *[other] Costs { $n } crystals.
} One executive action a turn.
om-explain-executive-ship = A Ship still stands here and bars the action. Welcome the Ship to free it.
om-explain-executive-crystal = A crystal lies here: free spaces of the Depot hold one each.
om-explain-tech-building = Joins buildings of this kind into a Complex of up to as many as its level, and the new one.
om-explain-tech-rover = Adds its level to the movement points of a Rover.
om-explain-tech-ship = Adds its level in Colonists when Ships are welcomed.
om-explain-tech-upgrade = Adds its level in upgrades to one action.
om-explain-tech-shared = Everybody may use it; its owner then gets an oxygen or a development.
om-explain-tech-level = Level { $level }.
om-explain-grid-cost = Cost of this row: { $cost }
om-explain-lab-column = Column { $level }: a tile here has level { $level } and is worth { $op } OP at the end.
om-explain-lab-cost = Moving a tile here costs: { $cost }
om-explain-lab-free = Moving a tile here costs nothing.
om-explain-lab-gives = A tile that arrives here gives: { $benefit }
om-explain-lab-nothing = A tile that arrives here gives nothing.
om-explain-building-mine = Costs a Colonist, who stays there, and brings its owner a mineral on each journey to Orbit.
om-explain-building-shelter = Costs an oxygen. Gives crystals, room for two more Colonists, and room for one more of each resource.
om-explain-building = Costs { $cost }. Gives { $product }, one for each building of its Complex.
om-explain-stack = { $n ->
    [0] None is left.
    [one] One is left.
   *[other] { $n } are left.
}
om-explain-lss = How many buildings of each kind the Colony has. When all four columns reach the marked row, the Colony grows.
om-explain-lss-column = { $n } of 6 on the map. { $needed ->
    [yes] The Colony needs it: who builds one scores its reward and takes a benefit.
   *[no] It is above the level of the Colony: building one brings no reward now.
}
om-explain-lss-benefit = One of four benefits for who builds what the Colony needs: { $benefit }
om-explain-space = Who stands on a lower number acts first. { $benefit }
om-explain-space-benefit = On arrival: { $benefit }.
om-explain-space-nothing = Gives nothing on arrival.
om-explain-shuttle = It moves one space in each round. From the red space it flies, and who is on its side travels at no cost.
om-explain-warehouse = { $n ->
    [0] None is left in the Warehouse.
    [one] One is left in the Warehouse.
   *[other] { $n } are left in the Warehouse.
}
om-explain-mineral = Stands in for any other resource, never for a crystal.
om-explain-battery = Pays for Water Extractors and Tech tiles. Made by Generators.
om-explain-water = Pays for Greenhouses and Ships. Made by Water Extractors.
om-explain-plant = Pays for Oxygen Condensers and Ships. Made by Greenhouses.
om-explain-oxygen = Pays for Shelters and for developing Tech. Made by Oxygen Condensers.
om-explain-crystal = Pays for executive actions and contracts, and moves pieces further. Gained crystals wait below the Depot until your next turn.
om-explain-limit = { $n } in store, at most { $limit }: one more than the Shelters.
om-explain-crystals = { $n } in the Depot, room for { $room }{ $waiting ->
    [0] .
   *[other] ; { $waiting } waiting for the next turn.
}
om-explain-op = Opportunity Points so far, and with all that would score if the game ended now.
om-explain-quarters = { $n ->
    [one] One Colonist rests
   *[other] { $n } Colonists rest
} here and can be sent to actions; room for { $capacity }. Worth { $op } OP at the end.
om-explain-working = Colonists who were sent to work. They come home when their company travels.
om-explain-bots = { $on } on Mars, { $left } still to come with Ships. Bots build and upgrade on their hex and around it.
om-explain-hangar = Ships that were welcomed: 3 OP each at the end, or spent to travel without the Shuttle.
om-explain-shelters = { $n ->
    [one] One Shelter can still be built.
   *[other] { $n } Shelters can still be built.
} Each brings room for Colonists and resources.
om-explain-cubes = { $n } of 5 cubes. The first Complex of each kind brings one: 1, 2, 4, 7 or 11 OP.
om-explain-discoveries = Discovery and Research tiles the Rover has collected: { $n }
om-explain-advanced = Blueprints that are built: { $n }
om-explain-exploration = Two Discovery tiles lie open, { $n } face down. Who travels to the Colony places one three hexes from the own Rover.

# What is to be done, where several things can be done at the same place
om-verb-act = Main action
om-verb-executive = Executive action
om-verb-operate = Use a building
om-verb-work = Send a Scientist
om-verb-take-blueprint = Take a Blueprint
om-verb-upgrade = Build a Blueprint
om-verb-use = Use Tech
om-verb-take-tech = Take a Tech tile
om-verb-place-tech = Place the Tech tile
om-verb-develop = Develop
om-verb-take = Take from the Warehouse
om-verb-gain = Gain
om-verb-pay = Pay
om-verb-pay-goal = Spend a goal card
om-verb-claim = Complete a goal
om-verb-move = Move
om-verb-build = Construct
om-verb-at = Choose the hex
om-verb-crew = Crew
om-verb-hire = Take a card
om-verb-refill = Lay out a contract
om-verb-stow = Put on a contract
om-verb-deliver = Deliver
om-verb-benefit = Take a benefit
om-verb-retrieve = Retrieve
om-verb-explore = Place a tile
om-verb-shuttle = Place the Shuttle
om-verb-prize = Take a reward
om-verb-show = Show a task
