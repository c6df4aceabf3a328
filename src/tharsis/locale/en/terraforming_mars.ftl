# Terraforming Mars

# Things
tm-resource-megacredits = M€
tm-resource-steel = steel
tm-resource-titanium = titanium
tm-resource-plants = plants
tm-resource-energy = energy
tm-resource-heat = heat
tm-tag-building = building
tm-tag-space = space
tm-tag-power = power
tm-tag-science = science
tm-tag-jovian = Jovian
tm-tag-earth = Earth
tm-tag-plant = plant
tm-tag-microbe = microbe
tm-tag-animal = animal
tm-tag-city = city
tm-cube-animal = animals
tm-cube-microbe = microbes
tm-cube-science = science resources
tm-cube-fighter = fighters
tm-tile-none = marker
tm-tile-ocean = ocean
tm-tile-greenery = greenery
tm-tile-city = city
tm-tile-capital = capital
tm-tile-natural-preserve = Natural Preserve
tm-tile-mining-area = Mining Area
tm-tile-mining-rights = Mining Rights
tm-tile-commercial-district = Commercial District
tm-tile-nuclear-zone = Nuclear Zone
tm-tile-industrial-center = Industrial Center
tm-tile-ecological-zone = Ecological Zone
tm-tile-lava-flows = Lava Flows
tm-tile-mohole-area = Mohole Area
tm-tile-restricted-area = Restricted Area
tm-project-power-plant = Power Plant
tm-project-asteroid = Asteroid
tm-project-aquifer = Aquifer
tm-project-greenery = Greenery
tm-project-city = City
tm-milestone-terraformer = Terraformer
tm-milestone-mayor = Mayor
tm-milestone-gardener = Gardener
tm-milestone-builder = Builder
tm-milestone-planner = Planner
tm-award-landlord = Landlord
tm-award-banker = Banker
tm-award-scientist = Scientist
tm-award-thermalist = Thermalist
tm-award-miner = Miner
tm-way-plants = plants
tm-way-microbes = microbes
tm-way-animals = animals
tm-way-titanium = titanium
tm-way-steel = steel
tm-way-megacredits = M€
tm-way-energy = energy
tm-way-add = add a resource
tm-way-spend = spend resources from the card
tm-way-card = remove a resource and draw a card
tm-due-ocean = place an ocean
tm-due-greenery = place a greenery
tm-due-city = place a city
tm-due-special-tile = place the special tile
tm-due-claim = claim a hex
tm-due-draw = draw cards
tm-due-look = look at cards
tm-due-choice = choose what the card offers
tm-due-remove = remove resources
tm-due-remove-animals = remove animals
tm-due-decrease = lower a production
tm-due-add-microbes = add microbes
tm-due-add-animals = add animals
tm-due-add-any = add a resource to a card
tm-due-viral-enhancers = Viral Enhancers
tm-due-olympus-conference = Olympus Conference
tm-due-mars-university = Mars University
tm-due-copy = copy a production box
tm-due-convert = turn heat production into M€ production
tm-due-prey = take a resource from a card
tm-due-flooding = place an ocean and flood its shore
tm-due-loss = lower your own production
tm-due-reveal = turn over a card
tm-due-buy = look at a card and perhaps buy it
tm-due-sell-energy = sell energy
tm-hex-r1c1 = hex 1.1
tm-hex-r1c2 = hex 1.2
tm-hex-r1c3 = hex 1.3
tm-hex-r1c4 = hex 1.4
tm-hex-r1c5 = hex 1.5
tm-hex-r2c1 = hex 2.1
tm-hex-r2c2 = Tharsis Tholus
tm-hex-r2c3 = hex 2.3
tm-hex-r2c4 = hex 2.4
tm-hex-r2c5 = hex 2.5
tm-hex-r2c6 = hex 2.6
tm-hex-r3c1 = Ascraeus Mons
tm-hex-r3c2 = hex 3.2
tm-hex-r3c3 = hex 3.3
tm-hex-r3c4 = hex 3.4
tm-hex-r3c5 = hex 3.5
tm-hex-r3c6 = hex 3.6
tm-hex-r3c7 = hex 3.7
tm-hex-r4c1 = Pavonis Mons
tm-hex-r4c2 = hex 4.2
tm-hex-r4c3 = hex 4.3
tm-hex-r4c4 = hex 4.4
tm-hex-r4c5 = hex 4.5
tm-hex-r4c6 = hex 4.6
tm-hex-r4c7 = hex 4.7
tm-hex-r4c8 = hex 4.8
tm-hex-r5c1 = Arsia Mons
tm-hex-r5c2 = hex 5.2
tm-hex-r5c3 = Noctis
tm-hex-r5c4 = hex 5.4
tm-hex-r5c5 = hex 5.5
tm-hex-r5c6 = hex 5.6
tm-hex-r5c7 = hex 5.7
tm-hex-r5c8 = hex 5.8
tm-hex-r5c9 = hex 5.9
tm-hex-r6c1 = hex 6.1
tm-hex-r6c2 = hex 6.2
tm-hex-r6c3 = hex 6.3
tm-hex-r6c4 = hex 6.4
tm-hex-r6c5 = hex 6.5
tm-hex-r6c6 = hex 6.6
tm-hex-r6c7 = hex 6.7
tm-hex-r6c8 = hex 6.8
tm-hex-r7c1 = hex 7.1
tm-hex-r7c2 = hex 7.2
tm-hex-r7c3 = hex 7.3
tm-hex-r7c4 = hex 7.4
tm-hex-r7c5 = hex 7.5
tm-hex-r7c6 = hex 7.6
tm-hex-r7c7 = hex 7.7
tm-hex-r8c1 = hex 8.1
tm-hex-r8c2 = hex 8.2
tm-hex-r8c3 = hex 8.3
tm-hex-r8c4 = hex 8.4
tm-hex-r8c5 = hex 8.5
tm-hex-r8c6 = hex 8.6
tm-hex-r9c1 = hex 9.1
tm-hex-r9c2 = hex 9.2
tm-hex-r9c3 = hex 9.3
tm-hex-r9c4 = hex 9.4
tm-hex-r9c5 = hex 9.5

# Actions
tm-do-play = Play { $card }
tm-do-use = Use the action of { $card }
tm-do-build = Standard project: { $project }
tm-do-sell-patents = Sell patents
tm-do-claim = Claim the milestone { $milestone }
tm-do-fund = Fund the award { $award }
tm-do-convert-plants = Turn plants into a greenery
tm-do-convert-heat = Turn heat into temperature
tm-do-first-action = Take your corporation’s first action
tm-do-pass = Pass for this generation
tm-do-end-turn = End the turn
tm-do-take-corporation = Take { $card }
tm-do-keep = Keep { $card }
tm-do-discard = Discard { $card }
tm-do-on = Choose { $card }
tm-do-copy = Copy { $card }
tm-do-place = Place on { $hex }
tm-do-pay-steel = Pay { $n } steel
tm-do-pay-titanium = Pay { $n } titanium
tm-do-pay-heat = Pay { $n } heat
tm-do-target = { $seat }
tm-do-target-neutral = The neutral opponent
tm-do-target-nobody = Nobody
tm-do-amount = Make it { $n }
tm-do-choose = { $way }
tm-do-first = First: { $due }
tm-do-done = Done

# Refusals
tm-why-not-in-hand = { $card } is not in your hand.
tm-why-price-short = This costs { $price } M€; you are { $short } M€ short.
tm-why-too-cold = It must be at least { SIGN($bound) ->
    [minus] −{ SIZE($bound) }
   *[other] { $bound }
 } °C; it is { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 } °C.
tm-why-too-warm = It must be at most { SIGN($bound) ->
    [minus] −{ SIZE($bound) }
   *[other] { $bound }
 } °C; it is { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 } °C.
tm-why-oxygen-low = Oxygen must be at least { $bound }%; it is { $now }%.
tm-why-oxygen-high = Oxygen must be at most { $bound }%; it is { $now }%.
tm-why-oceans-few = At least { $bound ->
    [one] one ocean is
   *[other] { $bound } oceans are
 } needed; there { $now ->
    [one] is one
   *[other] are { $now }
 }.
tm-why-oceans-many = At most { $bound ->
    [one] one ocean is
   *[other] { $bound } oceans are
 } allowed; there { $now ->
    [one] is one
   *[other] are { $now }
 }.
tm-why-tags-few = You need { $bound } { $tag } { $bound ->
    [one] tag
   *[other] tags
 }; you have { $now }.
tm-why-production-needed = You need a { $resource ->
    [plants] plant
   *[other] { $resource }
 } production of { $bound }; yours is { $now }.
tm-why-greenery-needed = You must own { $bound ->
    [one] one greenery
   *[other] { $bound } greeneries
 }; you own { $now }.
tm-why-cities-needed = { $bound ->
    [one] One city
   *[other] { $bound } cities
 } must be in play; there { $now ->
    [one] is one
   *[other] are { $now }
 }.
tm-why-production-short = Your { $resource ->
    [plants] plant
   *[other] { $resource }
 } production must be at least { SIGN($need) ->
    [minus] −{ SIZE($need) }
   *[other] { $need }
 }; it is { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 }.
tm-why-resource-short = You need { $need } { $need ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }; you have { $now }.
tm-why-no-victim = Nobody can lose { $need } { $resource ->
    [plants] plant
   *[other] { $resource }
 } production, and somebody must.
tm-why-no-hex = There is no hex left for this tile: { $tile }.
tm-why-nothing-to-copy = None of your building cards has a production box you can carry out.
tm-why-nothing-to-take = There are no { $cube } to take from any card.
tm-why-prey-protected = All { $cube } on cards are protected.
tm-why-nothing-to-claim = There is no free land left to claim.
tm-why-not-yours = { $card } does not lie before you.
tm-why-no-action = { $card } has no action.
tm-why-action-used = The action of { $card } has been used in this generation.
tm-why-cubes-short = { $card } must hold { $need ->
    [one] one resource
   *[other] { $need } resources
 }; it holds { $now }.
tm-why-rating-not-raised = Your terraform rating has not gone up in this generation.
tm-why-first-action-due = First take the first action of { $card }.
tm-why-no-first-action = You have no first action to take.
tm-why-hand-empty = You have no cards to sell.
tm-why-milestone-taken = { $milestone } has been claimed.
tm-why-milestones-gone = Three milestones have been claimed; no more can be.
tm-why-milestone-short = { $milestone } needs { $need }; you have { $now }.
tm-why-award-funded = { $award } has been funded.
tm-why-awards-gone = Three awards have been funded; no more can be.
tm-why-not-in-solo = There are no milestones and awards in the solo game.
tm-why-act-or-pass = Take an action or pass first.
tm-why-already-acted = You have acted in this turn: act again or end the turn.
tm-why-hex-occupied = There is a tile on { $hex }.
tm-why-hex-for-ocean = { $hex } is reserved for an ocean.
tm-why-hex-not-ocean = { $hex } is not reserved for oceans.
tm-why-hex-for-noctis = { $hex } is reserved for Noctis City.
tm-why-hex-not-noctis = Noctis City goes on its own area, not on { $hex }.
tm-why-hex-claimed = { $hex } has been claimed by somebody else.
tm-why-hex-beside-own = A greenery goes beside one of your tiles while there is room; { $hex } is not.
tm-why-hex-beside-city = There is a city beside { $hex }.
tm-why-hex-two-cities = { $hex } does not lie beside two cities.
tm-why-hex-needs-city = { $hex } does not lie beside a city.
tm-why-hex-needs-greenery = { $hex } does not lie beside a greenery.
tm-why-hex-not-alone = There is a tile beside { $hex }.
tm-why-hex-no-metal = { $hex } shows neither steel nor titanium.
tm-why-hex-no-own-tile = { $hex } does not lie beside one of your tiles.
tm-why-hex-not-volcanic = { $hex } is not one of the four volcanoes.
tm-why-not-offered = { $card } is not among the cards before you.
tm-why-not-in-order = Pick cards in the order of their numbers; take your answer back to choose anew.
tm-why-keep-short = These cards cost { $price } M€; you have { $now } M€.
tm-why-keep-enough = You must keep { $need } more.
tm-why-keep-more = After that card too few would be left to keep { $need }.
tm-why-corporation-first = Choose your corporation first.
tm-why-corporation-taken = You have chosen a corporation; take your answer back to choose anew.
tm-why-not-dealt = { $card } was not dealt to you.
tm-why-sell-one = Sell at least one card.
tm-why-pay-range = Pay { $low } to { $high } of these.
tm-why-target-absent = There is no { $seat } at this table.
tm-why-target-no-shore = { $seat } owns no tile beside the new ocean.
tm-why-target-lacks = { $seat } does not have enough of it.
tm-why-target-protected = { $seat } is protected by Protected Habitats.
tm-why-no-neutral = There is a neutral opponent in the solo game only.
tm-why-target-required = Somebody must be chosen.
tm-why-amount-range = Choose from { $low } to { $high }.
tm-why-not-a-holder = { $card } does not hold the right resources.
tm-why-cubes-protected = The resources on { $card } are protected.
tm-why-way-not-printed = The card does not offer this.
tm-why-not-due = This is not due: { $due }.
tm-why-loss-not-yet = This cannot be done yet; something else has to come first.
tm-why-no-box = { $card } has no production box you can carry out.

# Questions
tm-ask-start = Choose a corporation, then the cards to buy at 3 M€ each
tm-ask-research = Choose the cards to buy at 3 M€ each; { $money } M€ at hand
tm-ask-draft = Keep one card and pass the rest on
tm-ask-turn = Generation { $n }: take an action, or pass
tm-ask-second = Take a second action, or end the turn
tm-ask-steel = How much steel towards { $price } M€?
tm-ask-titanium = How much titanium towards { $price } M€?
tm-ask-heat = How much heat towards { $price } M€?
tm-ask-place = Where does { $tile ->
    [ocean] the ocean
    [greenery] the greenery
    [city] the city
    [capital] the capital
   *[other] the special tile { $tile }
 } go?
tm-ask-claim-hex = Which hex do you claim?
tm-ask-first = What happens first?
tm-ask-remove = Remove up to { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }: from whom?
tm-ask-steal = Steal up to { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }: from whom?
tm-ask-decrease = Lower { $resource ->
    [plants] plant
   *[other] { $resource }
 } production by { $n }: whose?
tm-ask-amount = { $resource ->
    [plants] How many plants?
   *[other] How much { $resource }?
 }
tm-ask-cube-amount = How many { $cube }?
tm-ask-insulate = How much heat production becomes M€ production?
tm-ask-sell-energy = How much energy becomes M€?
tm-ask-add = Add { $n } { $n ->
    [one] { $cube ->
        [animals] animal
        [microbes] microbe
        [fighters] fighter
       *[other] science resource
    }
   *[other] { $cube }
 }: to which card?
tm-ask-add-any = Which card gets one more resource?
tm-ask-remove-cubes = Remove up to { $n } { $n ->
    [one] { $cube ->
        [animals] animal
        [microbes] microbe
        [fighters] fighter
       *[other] science resource
    }
   *[other] { $cube }
 }: from which card?
tm-ask-prey = Take one of the { $cube }: from which card?
tm-ask-flooding = Whose { $n } M€ does the flood take?
tm-ask-way = { $card }: which way?
tm-ask-effect-way = { $card } takes effect: which way?
tm-ask-action-way = Action of { $card }: which way?
tm-ask-look = Keep { $n } of these cards
tm-ask-buy = Buy this card for 3 M€?
tm-ask-exchange = Discard a card to draw one?
tm-ask-copy = Which building do you copy?
tm-ask-sell =
    { $n ->
        [0] Choose the cards to sell
       *[other] Choose the cards to sell ({ $n } so far)
    }
tm-ask-final = Turn { $n ->
    [one] one plant
   *[other] { $n } plants
 } into a last greenery?

# Log
tm-log-neutral = A neutral { $tile } is placed on { $hex }
tm-log-corporation = { $seat } reveals { $card }
tm-log-bought = { $seat } keeps { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
 }
tm-log-generation = Generation { $n }; { $seat } starts
tm-log-drew = { $seat } draws { $card }
tm-log-drew-hidden = { $seat } draws a card
tm-log-reshuffled = The discards become a new deck
tm-log-revealed = { $seat } turns over { $card }
tm-log-played = { $seat } plays { $card } for { $price } M€
tm-log-used = { $seat } uses { $card }
tm-log-built = { $seat } pays { $price } M€ for the standard project { $project }
tm-log-sold = { $seat } sells { $n ->
    [one] one patent
   *[other] { $n } patents
 }
tm-log-claimed = { $seat } claims { $milestone }
tm-log-funded = { $seat } funds { $award } for { $price } M€
tm-log-greened = { $seat } turns { $n ->
    [one] one plant
   *[other] { $n } plants
 } into a greenery
tm-log-warmed = { $seat } turns heat into temperature
tm-log-first = { $seat } takes the first action of { $card }
tm-log-first-dropped = The first action of { $card } is impossible and lapses for { $seat }
tm-log-passed = { $seat } passes
tm-log-paid = { $seat } pays { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }
tm-log-gained = { $seat } takes { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }
tm-log-lost = { $seat } loses { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 }
tm-log-stolen = { $seat } steals { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 } from { $victim }
tm-log-stolen-neutral = { $seat } steals { $n } { $n ->
    [one] { $resource ->
        [plants] plant
       *[other] { $resource }
    }
   *[other] { $resource }
 } from the neutral opponent
tm-log-production = { $seat }: { $resource ->
    [plants] plant
   *[other] { $resource }
 } production +{ $n }
tm-log-production-lost = { $seat }: { $resource ->
    [plants] plant
   *[other] { $resource }
 } production −{ $n }
tm-log-production-neutral = The neutral opponent: { $resource ->
    [plants] plant
   *[other] { $resource }
 } production −{ $n }
tm-log-rating = { $seat }: terraform rating +{ $n }
tm-log-temperature = { $seat } raises the temperature to { SIGN($n) ->
    [minus] −{ SIZE($n) }
   *[other] { $n }
 } °C
tm-log-oxygen = { $seat } raises oxygen to { $n }%
tm-log-tile = { $seat } places { $tile ->
    [ocean] an ocean
    [greenery] a greenery
    [city] a city
    [capital] the capital
   *[other] the special tile { $tile }
 } on { $hex }
tm-log-offworld = { $seat } founds a city off the planet: { $card }
tm-log-hex-claimed = { $seat } claims { $hex } for later
tm-log-cubes = { $seat } adds { $n } { $n ->
    [one] { $cube ->
        [animals] animal
        [microbes] microbe
        [fighters] fighter
       *[other] science resource
    }
   *[other] { $cube }
 } to { $card }
tm-log-cubes-lost = { $seat } loses { $n } { $n ->
    [one] { $cube ->
        [animals] animal
        [microbes] microbe
        [fighters] fighter
       *[other] science resource
    }
   *[other] { $cube }
 } from { $card }
tm-log-cubes-neutral = { $seat } takes { $cube ->
    [animals] an animal
    [microbes] a microbe
    [fighters] a fighter
   *[other] a science resource
 } from the neutral opponent
tm-log-discarded = { $seat } discards { $card }
tm-log-discarded-hidden = { $seat } discards a card
tm-log-copied = { $seat } copies { $card }
tm-log-produced = Production of generation { $n }
tm-log-income =
    { $seat } receives { $megacredits } M€{ $steel ->
        [0] {""}
       *[other] {", "}{ $steel } steel
    }{ $titanium ->
        [0] {""}
       *[other] {", "}{ $titanium } titanium
    }{ $plants ->
        [0] {""}
        [one] {", "}{ $plants } plant
       *[other] {", "}{ $plants } plants
    }{ $energy ->
        [0] {""}
       *[other] {", "}{ $energy } energy
    }{ $heat ->
        [0] {""}
       *[other] {", "}{ $heat } heat
    }
tm-log-final = Mars is done: last greeneries, then the points
tm-log-score = { $seat } has { $n ->
    [one] one point
   *[other] { $n } points
 }

# Endings
tm-end-scored = The planet is terraformed, and the points are counted.
tm-end-solo-won = Mars is terraformed in time: you win.
tm-end-solo-lost = Fourteen generations were not enough: you lose.

# A guided first game
tm-lesson-first-production = The game ends when temperature, oxygen and oceans have reached their goals, and whoever has most points wins: your terraform rating, greeneries, cities, cards, milestones and awards. You start with 42 M€ and ten free cards. Early on, production pays best: Sponsors costs 6 M€ and brings 2 M€ in every generation to come.
tm-lesson-first-second = You may take two actions in a turn. Mine raises your steel production; each steel pays 2 M€ towards cards with a building tag.
tm-lesson-first-action-card = Blue cards stay useful: Tardigrades have an action that you can use once in every generation.
tm-lesson-first-use = Use the action now. Every fourth microbe on the card is a point at the end.
tm-lesson-first-power = Many cities and factories need energy production. A power plant is the cheapest way to get it.
tm-lesson-first-end-turn = A second action is allowed, not owed. Keep your M€ for now: end your turn, and the others act before you are asked again.
tm-lesson-first-pass = When you have nothing good left to do, pass. When all have passed, everybody produces and the next generation begins.
tm-lesson-first-research = All have produced: M€ by your rating and your production, steel by your mine. Now four new cards are offered, 3 M€ for each that you keep. Choose what you like, or none, and be done.
tm-lesson-first-event = Asteroid warms the planet one step, and your terraform rating rises with it: one point, and one M€ more in every generation.
tm-lesson-first-target = It may also take plants from one player. That is optional: you can leave everybody alone.
tm-lesson-first-outpost = Research Outpost is a city of your own and makes all later cards cheaper. A city is worth a point for each greenery beside it.
tm-lesson-first-place = Look for a hex with a good bonus and free land around it. This one gives two plants and lies beside the oceans to come.
tm-lesson-first-plants = Eight plants become a greenery: oxygen and your rating rise, the greenery is a point, and a city beside it scores too.
tm-lesson-first-heat = Eight heat raise the temperature one step, and your rating with it.
tm-lesson-first-milestone = You own three greeneries: claim Gardener for 8 M€. It is worth 5 points, and only three milestones can be claimed in all.
tm-lesson-first-award = Milestones and awards are points too. An award goes to whoever is best at the end, no matter who paid for it. You lead in M€ production: fund Banker. The first award costs 8 M€, later ones more.
tm-lesson-first-second-pass = Pass again: what your cards and your rating are worth shows in the production. Look at the points beside each player as they grow, and go on alone!

# What is counted over many games
tm-tally-clock = Generation
tm-tally-keep = Cards kept
tm-tally-corporation = Corporation
tm-tally-played = Cards played
tm-tally-claimed = Milestones claimed
tm-tally-funded = Awards funded
tm-tally-built = Standard projects

# What is told before it is done.
tm-warn-milestone-left = You could claim { $milestone } for 8 M€. Who passes leaves it to the others.
tm-warn-action-left = The action of { $card } is unused, costs nothing, and is gone with this generation.
tm-warn-heat-left = You have enough heat to raise the temperature, and your rating with it.
tm-warn-plants-left = You have enough plants for a greenery, and others may take them from you.
tm-warn-second-action = You could take a second action in this turn.
tm-warn-overpaid = You pay { $lost } M€ too much, and there is no change: one less would do.
tm-warn-no-warmth = The temperature is at its goal: it does not rise, nor does your rating.
tm-warn-no-oxygen = The oxygen is at its goal: it does not rise, nor does your rating.
tm-warn-no-ocean = All nine oceans are placed: there is none left for you.
tm-warn-no-holder = No card of yours can hold what this brings ({ $cube }): it is lost.
tm-warn-last-production = The game ends with this generation: this production pays for nothing any more.
