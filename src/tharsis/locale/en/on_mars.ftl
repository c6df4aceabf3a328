# On Mars

# Things
om-hex-a1 = A1
om-hex-a2 = A2
om-hex-a3 = A3
om-hex-b1 = B1
om-hex-b2 = B2
om-hex-b3 = B3
om-hex-b4 = B4
om-hex-b5 = B5
om-hex-b6 = B6
om-hex-c1 = C1
om-hex-c2 = C2
om-hex-c3 = C3
om-hex-c4 = C4
om-hex-c5 = C5
om-hex-c6 = C6
om-hex-c7 = C7
om-hex-d1 = D1
om-hex-d2 = D2
om-hex-d3 = D3
om-hex-d4 = D4
om-hex-d5 = D5
om-hex-d6 = D6
om-hex-d7 = D7
om-hex-d8 = D8
om-hex-e1 = E1
om-hex-e2 = E2
om-hex-e3 = E3
om-hex-e4 = E4
om-hex-e5 = E5
om-hex-e6 = E6
om-hex-e7 = E7
om-hex-e8 = E8
om-hex-e9 = E9
om-hex-f1 = F1
om-hex-f2 = F2
om-hex-f3 = F3
om-hex-f4 = F4
om-hex-f5 = F5
om-hex-f6 = F6
om-hex-f7 = F7
om-hex-f8 = F8
om-hex-g1 = G1
om-hex-g2 = G2
om-hex-g3 = G3
om-hex-g4 = G4
om-hex-g5 = G5
om-hex-g6 = G6
om-hex-g7 = G7
om-hex-g8 = G8
om-hex-g9 = G9
om-hex-h1 = H1
om-hex-h2 = H2
om-hex-h3 = H3
om-hex-h4 = H4
om-hex-h5 = H5
om-hex-h6 = H6
om-hex-h7 = H7
om-hex-h8 = H8
om-hex-i1 = I1
om-hex-i2 = I2
om-hex-i3 = I3
om-hex-i4 = I4
om-hex-i5 = I5
om-hex-i6 = I6
om-hex-i7 = I7
om-hex-i8 = I8
om-hex-i9 = I9
om-hex-j1 = J1
om-hex-j2 = J2
om-hex-j3 = J3
om-hex-j4 = J4
om-hex-j5 = J5
om-hex-j6 = J6
om-hex-j7 = J7
om-hex-j8 = J8
om-hex-k1 = K1
om-hex-k2 = K2
om-hex-k3 = K3
om-hex-k4 = K4
om-hex-k5 = K5
om-hex-k6 = K6
om-hex-k7 = K7
om-hex-l1 = L1
om-hex-l2 = L2
om-hex-l3 = L3
om-hex-l4 = L4
om-hex-l5 = L5
om-hex-l6 = L6
om-hex-m1 = M1
om-hex-m2 = M2
om-hex-m3 = M3
om-action-landing-pod = Landing Pod
om-action-obtain-blueprint = Obtain Blueprint
om-action-learn-technology = Learn New Technology
om-action-research = Research and Development
om-action-resupply = Resupply
om-action-control-center = Control Center
om-action-construct-building = Construct a Building
om-action-upgrade-building = Upgrade a Building
om-action-welcome-ship = Welcome a Ship
om-action-hire = Hire a Scientist or Take an Earth Contract
om-executive-develop = develop a Tech tile at no cost
om-executive-rover = move the Rover
om-executive-blueprint = take a Blueprint
om-executive-upgrade = upgrade a building
om-executive-mineral = gain a mineral
om-executive-bots = move Bots
om-executive-warehouse = take a resource from the Warehouse
om-blueprint-construction-yard = Construction Yard
om-blueprint-metal-deposit = Metal Deposit
om-blueprint-automated-production = Automated Production
om-blueprint-wind-turbines = Wind Turbines
om-blueprint-private-ship = Private Ship
om-blueprint-moisture-vaporator = Moisture Vaporator
om-blueprint-biomarket = Biomarket
om-blueprint-hydroponic-farm = Hydroponic Farm
om-blueprint-oxygen-tank = Oxygen Tank
om-blueprint-concentrator = Concentrator
om-blueprint-casino = Casino
om-blueprint-gym = Gym
om-blueprint-mineral-mine = Mineral Mine
om-blueprint-biolab = Biolab
om-blueprint-radar = Radar
om-blueprint-builder-drone = Builder Drone AI600
om-blueprint-research-lab = Research Lab
om-blueprint-aqueduct = Aqueduct
om-blueprint-eco-resort = Eco Resort
om-blueprint-trade-market = Trade Market
om-blueprint-recycling-bots = Recycling Bots
om-blueprint-aerial-elevator = Aerial Elevator
om-blueprint-library = Library
om-blueprint-command-center = Command Center
om-grid-top1 = top row, left
om-grid-top2 = top row, middle
om-grid-top3 = top row, right
om-grid-middle1 = middle row, left
om-grid-middle2 = middle row, middle
om-grid-middle3 = middle row, right
om-grid-bottom1 = bottom row, left
om-grid-bottom2 = bottom row, right
om-lab-1a = level 1, top
om-lab-1b = level 1, bottom
om-lab-2a = level 2, top
om-lab-2b = level 2, middle
om-lab-2c = level 2, bottom
om-lab-3a = level 3, top
om-lab-3b = level 3, bottom
om-lab-4a = level 4, top
om-lab-4b = level 4, middle
om-lab-4c = level 4, bottom
om-lab-5a = level 5, top
om-lab-5b = level 5, bottom
om-lab-6a = level 6
om-tech-mine = Mine Tech
om-tech-generator = Generator Tech
om-tech-water-extractor = Water Extractor Tech
om-tech-greenhouse = Greenhouse Tech
om-tech-oxygen-condenser = Oxygen Condenser Tech
om-tech-shelter = Shelter Tech
om-tech-rover = Rover Tech
om-tech-ship = Ship Tech
om-tech-upgrade = Upgrade Tech
om-item-mineral = mineral
om-item-battery = battery
om-item-water = water
om-item-plant = plant
om-item-oxygen = oxygen
om-item-crystal = crystal
om-building-mine = Mine
om-building-generator = Generator
om-building-water-extractor = Water Extractor
om-building-greenhouse = Greenhouse
om-building-oxygen-condenser = Oxygen Condenser
om-building-shelter = Shelter
om-unit-bot1 = Bot 1
om-unit-bot2 = Bot 2
om-unit-bot3 = Bot 3
om-unit-bot4 = Bot 4
om-unit-rover = Rover
om-way-n = north
om-way-ne = north-east
om-way-se = south-east
om-way-s = south
om-way-sw = south-west
om-way-nw = north-west
om-company-blue = Blue
om-company-green = Green
om-company-purple = Purple
om-company-yellow = Yellow
om-goal-four-blueprints = Draughtsman
om-goal-three-advanced = Master Builder
om-goal-three-mines = Mining Rights
om-goal-three-discoveries = Discoverer
om-goal-large-complex = In Good Company
om-goal-four-of-a-kind = Stockpile
om-goal-three-shelters = Landlord
om-goal-level-three = Flourishing Colony
om-goal-seven-colonists = Full House
om-goal-five-techs = Inventor
om-goal-three-ships = Fleet
om-goal-two-research = Researcher
om-goal-scientist-and-contract = Man of the World
om-goal-marked-spaces = Well Arranged
om-goal-three-cubes = Progressive
om-goal-two-complexes = Well Spread
om-contract-u1 = Generator upgrade contract
om-contract-u2 = Water Extractor upgrade contract
om-contract-u3 = Greenhouse upgrade contract
om-contract-u4 = Oxygen Condenser upgrade contract
om-contract-u5 = Shelter upgrade contract
om-contract-u6 = Mine upgrade contract
om-contract-d1 = mineral delivery contract
om-contract-d2 = battery delivery contract
om-contract-d3 = water delivery contract
om-contract-d4 = oxygen delivery contract
om-contract-d5 = plant delivery contract
om-contract-d6 = crystal delivery contract
om-scientist-geologist = Geologist
om-scientist-rd-engineer = R&D Engineer
om-scientist-hydrologist = Hydrologist
om-scientist-biochemist = Biochemist
om-scientist-geochemist = Geochemist
om-scientist-systems-engineer = Systems Engineer
om-post-post1 = space 1
om-post-post2 = space 2
om-post-post3 = space 3
om-post-post4 = space 4
om-post-post5 = space 5
om-post-post6 = space 6
om-crew-bot = a Colonist and a Bot
om-crew-colonists = Colonists only
om-benefit-bots = move Bots
om-benefit-crystal = a crystal
om-benefit-mineral = a mineral
om-benefit-retrieve = retrieve a Colonist
om-place-obtain-blueprint = Obtain Blueprint
om-place-research = Research and Development
om-place-construct-building = Construct a Building
om-place-upgrade-building = Upgrade a Building
om-place-hire = Hire a Scientist or Take an Earth Contract
om-place-working-area = Working Area
om-exploration-left = left
om-exploration-right = right
om-side-orbit = Orbit
om-side-colony = the Colony
om-prize-develop = two developments at no cost
om-prize-printed = the reward printed on the card
om-tile-develop = development tile
om-tile-build-mine = Mine tile
om-tile-build-generator = Generator tile
om-tile-build-water-extractor = Water Extractor tile
om-tile-build-greenhouse = Greenhouse tile
om-tile-build-oxygen-condenser = Oxygen Condenser tile
om-tile-build-shelter = Shelter tile
om-tile-upgrade = upgrade tile
om-tile-build-any = construction tile
om-tile-hire = hiring tile
om-tile-blueprints = Blueprint tile
om-tile-warehouse = Warehouse tile
om-tile-crystals = crystal tile
om-tile-minerals = mineral tile
om-tile-batteries = battery tile
om-tile-water = water tile
om-tile-plants = plant tile
om-tile-oxygen = oxygen tile
om-tile-tech = Tech tile discovery
om-tile-research-a = Research tile A
om-tile-research-b = Research tile B
om-tile-research-c = Research tile C
om-tile-research-d = Research tile D
om-mission-research = Research
om-mission-blueprints = Blueprints
om-mission-advanced-buildings = Advanced Buildings
om-mission-bots = Bots
om-mission-discovery = Discoveries
om-mission-techs = Technologies
om-mission-progress = Progress
om-mission-scientists = Scientists
om-mission-contracts = Contracts
om-reward-tech = the level of the best Tech
om-reward-ships = Ships
om-reward-advanced = Advanced Buildings
om-reward-mines = Mines
om-reward-bots = Bots
om-reward-discoveries = Discovery tiles
om-reward-shelters = Shelters
om-reward-colonists = Colonists
om-task-b1 = learn a Tech
om-task-b2 = fly with the Shuttle
om-task-b3 = build a Shelter
om-task-b4 = hire a Scientist
om-task-b5 = develop by R&D
om-task-b6 = develop twice
om-task-b7 = explore
om-task-b8 = take a Blueprint
om-solo-any = any one of the four
om-solo-first-colonists = First Colonists
om-solo-next-generation = Next Generation
om-solo-hunky-dory = Hunky Dory
om-solo-martian-potato = Martian Potato

# Actions
om-do-act = { $action }
om-do-executive = Executive action: { $executive }
om-do-operate = Use your { $blueprint }
om-do-work = Send a Scientist to the { $blueprint } and use it
om-do-end-turn = End the turn
om-do-done = Done
om-do-leave = End the movement and leave the tile
om-do-boost = Send a Colonist to work for more
om-do-boost-bots = A crystal for a Bot movement point
om-do-boost-rover = A crystal for a Rover movement point
om-do-use = Use the Tech of { $company }
om-do-without = Without a Tech tile
om-do-take-blueprint = Take { $blueprint }
om-do-take-tech = Take the tile: { $grid }
om-do-place-tech = Put it on { $lab }
om-do-develop = Develop { $tech } to { $lab }
om-do-take = Take 1 { $item } from the Warehouse
om-do-gain = Gain 1 { $item }
om-do-pay = Pay 1 { $item }
om-do-pay-colonist = Send a Colonist to work
om-do-pay-goal = Spend the goal { $goal } as a crystal
om-do-move = Move { $unit ->
    [Rover] the Rover
   *[other] { $unit }
 } { $way }
om-do-build = Construct: { $building }
om-do-at = On hex { $hex }
om-do-upgrade = Build { $blueprint }
om-do-ship = Move the Ship of Depot space { $dock }
om-do-crew = Gain { $crew }
om-do-hire = Take the card on { $post }
om-do-refill = Lay out the { $contract }
om-do-benefit = Benefit: { $benefit }
om-do-retrieve = Retrieve a Colonist from: { $place }
om-do-explore = The tile on the { $exploration }
om-do-space = Turn Order space { $space }
om-do-accept = Take the benefit
om-do-decline = Leave the benefit
om-do-travel = Travel
om-do-stay = Stay
om-do-shuttle = The Shuttle starts in { $side }
om-do-take-oxygen = Gain an oxygen
om-do-prize = Reward: { $prize }
om-do-show = Show the task for its reward: { $task }
om-do-keep = Keep your cards hidden
om-do-stow = Put it on the { $contract }
om-do-lose = Let it go
om-do-claim = Complete the goal { $goal }
om-do-deliver = Deliver 1 { $item } to the { $contract }

# Refusals
om-why-resources = You are short of resources: { $short } missing.
om-why-crystals = You are short of crystals: { $short } missing; those gained this turn still wait below the Depot.
om-why-colonists = Too few Colonists in your Living Quarters: { $short } missing.
om-why-other-side = This belongs to { $side }, and you are not there.
om-why-main-done = You have taken your main action of this turn.
om-why-main-owed = You must take a main action before the turn ends.
om-why-executive-done = You have taken your executive action of this turn.
om-why-ship-covers = A Ship still stands on the Depot space of this action.
om-why-no-effect = Nothing of this could be carried out now.
om-why-not-built = { $blueprint } is not built yet.
om-why-not-your-building = { $blueprint } is not yours.
om-why-no-scientist = You need the { $scientist } for this.
om-why-works-there = The { $scientist } works there already; use the building itself.
om-why-no-boost = This cannot be boosted now.
om-why-must-first = First carry out at least one step of the action.
om-why-no-marker = You have no unused Advanced Building marker.
om-why-display-empty = No Blueprint is on the display.
om-why-not-on-display = { $blueprint } is not on the display.
om-why-no-tile-there = There is no Tech tile on that space.
om-why-own-kind = You own a Tech tile of that kind already.
om-why-lab-full = No Tech tile can be taken: none is left that you lack and can pay, or both spaces of column 1 are full.
om-why-lab-taken = Another tile lies on { $lab }.
om-why-not-beside = The tile does not lie beside { $lab }.
om-why-not-learned = You have no { $tech } to develop.
om-why-no-development = None of your Tech tiles has a free space beside it to move to.
om-why-no-tech = { $company } has no Tech tile for this.
om-why-tech-used = This effect has had its one Tech tile, or may have none.
om-why-tech-too-low = { $need ->
    [one] This joins a building: a Tech tile is needed.
   *[other] This joins { $need } buildings: a Tech tile of that level is needed.
 }
om-why-not-stocked = The Warehouse has no { $item } left.
om-why-resource-only = Only resources can be taken here.
om-why-no-room = You have no room for { $item }.
om-why-no-points = No movement points are left for it.
om-why-before-moving = Crystals can only be spent before the first step.
om-why-off-map = The map ends there.
om-why-not-in-play = That Bot is not on Mars.
om-why-stranded = Every piece must end alone on its hex; the points left would not suffice.
om-why-rover-tile = It may not stop on a tile whose benefit cannot be used or paid.
om-why-no-tile-below = Your Rover has not come onto a tile that it could leave.
om-why-stack-empty = No tile is left for another { $building }.
om-why-no-site = None of your Bots has a site for this: { $building }.
om-why-nowhere-to-build = None of your Bots has a site for any building.
om-why-built-upon = There is a building on { $hex } already.
om-why-out-of-zone = { $hex } is not in the zone of one of your Bots.
om-why-wrong-distance = A { $building } must stand beside one of its type, or exactly two away from one and beside none.
om-why-no-miner = A Mine needs a Colonist from your Living Quarters, besides the one on the slot.
om-why-not-owned = You do not own { $blueprint }.
om-why-upgraded = { $blueprint } is built already.
om-why-wrong-building = The building on { $hex } is not of the type of the Blueprint, or not yours.
om-why-has-marker = The building on { $hex } is upgraded already.
om-why-small-complex = A level 3 Blueprint needs a Complex of three; { $hex } is in none.
om-why-no-plan = You have no Blueprint left to build.
om-why-nowhere-to-upgrade = No building within reach fits any of your Blueprints.
om-why-no-upgrade-site = No building within reach fits { $blueprint }.
om-why-no-ship = No Ship stands there in your Depot.
om-why-ship-limit = At Colony level { $level } no more Ships may be taken.
om-why-fresh-colonists = Colonists gained in this turn cannot boost this.
om-why-slot-filled = Your slot of this action holds a Colonist already.
om-why-post-empty = There is no card on that space.
om-why-wrong-card = That kind of card cannot be taken by this effect.
om-why-not-in-deck = The { $contract } is not in the deck.
om-why-not-empty = { $hex } is not empty.
om-why-too-far = { $hex } is not one of the nearest available hexes.
om-why-not-three-away = { $hex } is not exactly three from your Rover.
om-why-space-taken = Somebody stands on that Turn Order space.
om-why-nobody-there = You have no Colonist to retrieve there: { $place }.
om-why-goal-not-held = You do not hold the goal { $goal }.
om-why-not-your-turn = Goals are completed in your own turn.
om-why-goal-claimed = One Private Goal is all you may complete.
om-why-goal-open = The condition of { $goal } is not met.
om-why-task-not-held = You do not hold the task: { $task }.
om-why-on-the-move = First bring your pieces to rest.
om-why-not-your-contract = The { $contract } is not yours.
om-why-not-wanted = The { $contract } does not want this, or has enough.
om-why-nothing-to-deliver = You have no { $item } to deliver.

# Questions
om-ask-space = Choose a Turn Order space.
om-ask-arrive = Choose a Turn Order space in the Colony.
om-ask-arrive-orbit = Choose a Turn Order space in Orbit.
om-ask-accept = Take the benefit of space { $space }?
om-ask-shuttle = Where does the Shuttle start?
om-ask-turn = Take your main action; an executive action may come before or after.
om-ask-end = An executive action, or end the turn.
om-ask-pay = Pay 1 { $item }, or a mineral in its place.
om-ask-pay-any = Pay a resource of your choice.
om-ask-pay-water-or-plant = Pay a water or a plant, or a mineral in its place.
om-ask-pay-crystal = { $left ->
    [one] Pay a crystal, or spend a goal card as one.
   *[other] Pay { $left } crystals; goal cards may be spent as crystals.
 }
om-ask-pay-slot = The slot costs extra: a crystal, or a Colonist to the Working Area.
om-ask-blueprint = Take a Blueprint ({ $left } left).
om-ask-tech = Take a Tech tile ({ $left } left).
om-ask-place-tech = Where in column 1 does the { $tech } go?
om-ask-develop = Develop a Tech tile ({ $left } left).
om-ask-oxygen = Your { $tech } was used: develop it at no cost, or gain an oxygen.
om-ask-use = Whose { $tech } do you use?
om-ask-warehouse = Take an item from the Warehouse ({ $left } left).
om-ask-move = Move your pieces; points left: { $bots } for Bots, { $rover } for the Rover.
om-ask-build = What do you construct?
om-ask-site = Where does the { $building } stand?
om-ask-displace = Your { $unit } must move to the nearest available hex.
om-ask-lss = Choose a benefit of the Life Support System.
om-ask-retrieve = Retrieve Colonists ({ $left } left).
om-ask-upgrade = Which Blueprint do you build ({ $left } left)?
om-ask-upgrade-site = Which building becomes the { $blueprint }?
om-ask-ship = Welcome a Ship ({ $left } left).
om-ask-crew = What does the Ship bring?
om-ask-bot = Where does the new Bot land?
om-ask-hire = Hire a Scientist or take a contract.
om-ask-refill = Choose a contract for the empty space.
om-ask-overflow = There is no room for 1 { $item }: put it on a contract, or let it go.
om-ask-prize = Choose the reward of { $goal }.
om-ask-task = A task is done: { $task }. Whoever holds its card may show it now.
om-ask-gain = Choose what you gain ({ $left } left).
om-ask-gain-reward = Choose what you gain ({ $left } left).
om-ask-crystals = Send Colonists to work for more crystals?
om-ask-radar = Which tile goes onto the Radar?
om-ask-travel = Fly to { $side } with the Shuttle, at no cost?
om-ask-ticket = Spend a Ship of your Hangar to travel to { $side }?
om-ask-explore = Which Discovery tile do you place?
om-ask-develop-free = Develop a Tech tile at no cost ({ $left } left).
om-ask-upgrade-free = Which Blueprint do you build at no cost ({ $left } left)?
om-ask-ship-free = Welcome a Ship at no cost ({ $left } left).
om-ask-hire-free = Take a card at no cost.
om-ask-tile = Where do you place the { $tile }?

# Log
om-log-round = Round { $round } begins.
om-log-space = { $company } takes Turn Order space { $space }.
om-log-shuttle-starts = The Shuttle starts in { $side }.
om-log-shuttle-moves = The Shuttle moves to space { $space }.
om-log-shuttle-flies = The Shuttle flies to { $side }, space { $space }.
om-log-act = { $company } takes the action { $action }.
om-log-executive = { $company } takes an executive action: { $executive }.
om-log-operate = { $company } uses its { $blueprint }.
om-log-work = { $company } sends the { $scientist } to the { $blueprint }.
om-log-cleared = All slots are full: { $company } takes its Colonists back from { $action }.
om-log-extra = { $company } pays an extra cost of { $n } for the slot.
om-log-gain = { $company } gains { $n } { $n ->
    [one] { $item }
   *[other] { $item ->
        [mineral] minerals
        [battery] batteries
        [plant] plants
        [crystal] crystals
       *[other] { $item }
    }
 }.
om-log-took = { $company } takes 1 { $item } from the Warehouse.
om-log-blueprint = { $company } takes { $blueprint }.
om-log-tech = { $company } learns { $tech }.
om-log-develop = { $company } develops { $tech } to level { $level }.
om-log-use = { SAME($company, $owner) ->
    [yes] { $company } uses its own { $tech }.
   *[no] { $company } uses the { $tech } of { $owner }.
}
om-log-oxygen = { $company } takes an oxygen for its Tech.
om-log-built = { $company } constructs on { $hex }: { $building }{ $size ->
    [one] .
   *[other] , in a Complex of { $size }.
 }
om-log-cube = { $company } moves its cube to the Progress area: { $building }.
om-log-displaced = { $unit } of { $company } moves off to { $hex }.
om-log-reward = { $company } scores { $n } OP for { $reward }.
om-log-points = { $company } scores { $n } OP.
om-log-benefit = { $company } chooses the benefit: { $benefit }.
om-log-level = The Colony reaches level { $level }.
om-log-progress = { $company } scores { $n } OP in the Progress area.
om-log-upgraded = { $company } builds { $blueprint } on { $hex }.
om-log-ship = { $company } welcomes a Ship.
om-log-bot = A new Bot of { $company } lands on { $hex }.
om-log-hired = { $company } hires the { $scientist }.
om-log-contract = { $company } takes the { $contract }.
om-log-refill = The { $contract } comes on display.
om-log-deliver = { $company } delivers 1 { $item } to the { $contract }.
om-log-complete = { $company } completes the { $contract }.
om-log-collect = { $company } collects the { $tile }.
om-log-left = The Rover of { $company } leaves the { $tile } where it is.
om-log-destroy = A Bot of { $company } destroys the { $tile }.
om-log-mission = { $company } contributes to the mission { $mission }; { $left } left.
om-log-mission-done = The mission { $mission } is complete; { $left ->
    [one] one mission remains.
   *[other] { $left } missions remain.
 }
om-log-goal = { $company } completes the Private Goal { $goal }.
om-log-goal-spent = { $company } spends the goal card { $goal } as a crystal.
om-log-goal-spent-hidden = { $company } spends a goal card as a crystal.
om-log-travel = { $company } travels to { $side }.
om-log-ticket = { $company } gives up a Ship for the journey.
om-log-explored = { $company } places the { $tile } on { $hex }.
om-log-last-round = The end is triggered: after this round comes the last one.
om-log-score = { $company } ends with { $n } OP.
om-log-settler = { $company } shows its First Colonist card and draws two tasks.
om-log-task = { $company } completes the task: { $task }.
om-log-solo-card = Lacerda reveals a card with action { $action }.
om-log-solo-rover = Lacerda cannot do that; he moves his Rover instead.
om-log-solo-rover-to = His Rover heads for the nearest tile he can collect: { $tile } on { $hex }.
om-log-solo-rover-idle = There is no tile his Rover could collect.
om-log-solo-scored = His Scientists score { $blueprint }.
om-log-solo-full-row = The leftmost card of the fuller row: { $blueprint }.
om-log-solo-cheapest = The cheapest tile he lacks: { $tech }.
om-log-solo-most-developed = His most developed tile that can move: { $tech }.
om-log-solo-least-developed = His least developed tile that can move: { $tech }.
om-log-solo-stack = The item with most copies in the Warehouse: { $item }.
om-log-solo-needed = From his Bot on, the Colony needs this first: { $building }.
om-log-solo-sites = The largest possible group has size { $size }; hexes for it: { $sites }.
om-log-solo-upgrade = He builds the Blueprint worth most to him: { $blueprint }.
om-log-solo-hire = The { $scientist } could score most: { $n } OP.
om-log-solo-contract = With two Scientists he takes the contract worth most: { $contract }.
om-log-solo-drawn = { $options ->
    [one] 1 choice is
   *[other] { $options } choices are
} equal to him; chance decides.
om-log-solo-pays = Lacerda pays { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }.
om-log-solo-stays = The latest card keeps Lacerda where he is.
om-log-solo-bot = Lacerda puts a Bot on his board.
om-log-solo-result = Goal { $solo }: { SIGN($margin) ->
    [minus] you finish { SIZE($margin) } OP behind Lacerda.
    [zero] you and Lacerda finish with equal OP.
   *[plus] you finish { SIZE($margin) } OP ahead of Lacerda.
 }

# Endings
om-end-scored = The last round is over and everything is scored.
om-end-solo-won = You reached your goal and beat Lacerda.
om-end-solo-lost = The goal was not reached: Lacerda wins.

# Guided first game
om-lesson-construct = Whoever has most points (OP) wins when the Colony has fulfilled its missions: for what the Colony needs, for your buildings, ships, contracts, discoveries and goals. Your Bot stands on your Shelter. Construct a building: a Colonist goes onto the action.
om-lesson-generator = A Generator costs a mineral and makes batteries. Each building pays for the next kind.
om-lesson-complex = Beside another Generator it makes a Complex: two batteries and a Progress cube. Green has the Tech for it, and will be thanked with an oxygen or a development.
om-lesson-benefit = The Colony needed it: points, and a benefit. Take movement for your Bots.
om-lesson-bots = Bots build and upgrade on their hex and around it. Bring this one towards the centre.
om-lesson-halt = The light hexes are the reach of your Bot, where you can build next. That is near enough: be done.
om-lesson-executive = Crystals buy one executive action a turn. Take a resource from the Warehouse.
om-lesson-pay = It costs 2 crystals. Goal cards in your hand could be spent as crystals too; pay with a crystal.
om-lesson-pay-again = And the second one.
om-lesson-warehouse = Take oxygen: Tech is developed with it.
om-lesson-end = That is a turn. Crystals gained in it can be used from the next one on.
om-lesson-travel = The Shuttle flies from your side: travel at no cost. Colonists come home from the Working Area and from the actions of the side you fly to; the one on the action in the Colony stays there until you fly back.
om-lesson-space = Turn Order spaces give benefits on arrival. This one sells a Tech tile.
om-lesson-tech = The bottom row is free. A new Tech starts in column 1 of your Laboratory.
om-lesson-place = Each space gives what is printed on it. This one gives a crystal.
om-lesson-research = In Orbit you learn, develop and resupply. Move your Tech to the right, then fly down and build.
om-lesson-develop = Your Shelter Tech moves to level 3: the number of Shelters it may join. The space gives a mineral.
om-lesson-oxygen = Pay the oxygen. Minerals stand in for any other resource, so keep them.
om-lesson-developed = Research allows a second development. Your other Tech can wait: be done.
om-lesson-round = End your turn, and the round is over. The points of the Life Support track came at once; at the end of the game your complexes, blueprints, Tech and the rest are counted as well. Go on alone!

# What is counted over many games
om-tally-clock = Round
om-tally-built = Buildings built
om-tally-tech = Technologies learnt
om-tally-blueprint = Blueprints taken
om-tally-upgraded = Advanced Buildings
om-tally-hired = Scientists hired
om-tally-complete = Contracts completed
om-tally-goal = Private Goals completed

# What is told before it is done.
om-warn-no-room = { $lost ->
    [one] There is no room in your Storage for 1 { $item }: it is lost.
   *[other] There is no room in your Storage for { $lost } { $item ->
        [mineral] minerals
        [battery] batteries
        [plant] plants
       *[other] { $item }
    }: they are lost.
}
om-warn-crystals-lost = { $lost ->
    [one] There is no room in your Depot for 1 crystal: it is lost when your next turn begins.
   *[other] There is no room in your Depot for { $lost } crystals: they are lost when your next turn begins.
}
om-warn-goal-spent = You have a crystal to pay with: the Private Goal { $goal } would be gone for good.
om-warn-goal-left = You have reached the Private Goal { $goal } and have not claimed it in this turn.
om-warn-mineral-spent = You have { $item ->
    [battery] a battery
    [plant] a plant
   *[other] { $item }
} to pay with; a mineral can stand in for any other resource.
om-warn-executive-left = You could still take an executive action in this turn.
om-warn-shuttle-missed = The Shuttle flies without you, and takes its time to come back.
