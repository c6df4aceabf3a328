# The table in words.

# Titles
tm-told-title-game = The game
tm-told-title-points = Points
tm-told-title-planet = The planet
tm-told-title-payment = To pay
tm-told-title-corporations = Corporations to choose from
tm-told-title-offer = Cards to choose from
tm-told-title-hand =
    { $n ->
        [one] Your hand: one card
       *[other] Your hand: { $n } cards
    }
tm-told-title-players = The players
tm-told-title-board = { $player }: { $corporation }
tm-told-title-goals = Milestones and awards
tm-told-title-milestones = Milestones
tm-told-title-awards = Awards
tm-told-title-deck = The deck

# Heads of tables
tm-told-head-player = Player
tm-told-head-parameter = Parameter
tm-told-head-now = now
tm-told-head-goal = goal
tm-told-head-left = to go
tm-told-head-gives = bonus
tm-told-head-corporation = Corporation
tm-told-head-buys = pays for up to
tm-told-head-card = Card
tm-told-head-cost = cost
tm-told-head-tags = tags
tm-told-head-rating = rating
tm-told-head-points = points
tm-told-head-hand = hand
tm-told-head-holds = holds
tm-told-head-on-cards = resources
tm-told-head-milestone = Milestone
tm-told-head-award = Award
tm-told-head-counts = counts
tm-told-head-claimed = claimed by
tm-told-head-funded = funded by
tm-told-head-project = Project
tm-told-head-brings = brings
tm-told-head-space = Space
tm-told-head-claim = kept free for
tm-told-head-way = Way to pay
tm-told-head-beside = beside
tm-told-head-of = { $player }:

# Players and amounts
tm-told-you = { $player } (you)
tm-told-beginner = beginner
tm-told-some-megacredits = { $n } M€
tm-told-some-steel = { $n } steel
tm-told-some-titanium = { $n } titanium
tm-told-some-plants =
    { $n ->
        [one] 1 plant
       *[other] { $n } plants
    }
tm-told-some-heat = { $n } heat
tm-told-some-card =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
tm-told-some-animal =
    { $n ->
        [one] 1 animal
       *[other] { $n } animals
    }
tm-told-some-microbe =
    { $n ->
        [one] 1 microbe
       *[other] { $n } microbes
    }
tm-told-some-science =
    { $n ->
        [one] 1 science resource
       *[other] { $n } science resources
    }
tm-told-some-fighter =
    { $n ->
        [one] 1 fighter
       *[other] { $n } fighters
    }
tm-told-priced = { $thing } { $price } M€
tm-told-event = event

# Where the game stands
tm-told-generation = Generation { $n }.
tm-told-generation-of = Generation { $n } of { $last }.
tm-told-phase-setup = Setup: everybody chooses a corporation and the first cards.
tm-told-phase-draft = Draft: everybody keeps a card and passes the rest on to the { $side ->
        [left] left
       *[right] right
    }.
tm-told-phase-research = Research: everybody chooses the cards to buy.
tm-told-phase-action = Actions: it is the turn of { $player }.
tm-told-phase-action-you = Actions: it is your turn.
tm-told-phase-production = Production.
tm-told-phase-final = The planet is done: { $player } may place last greeneries.
tm-told-phase-final-you = The planet is done: you may place last greeneries.
tm-told-phase-over = The game is over.
tm-told-first = { $player } is the first player.
tm-told-ready = Have chosen: { $things }.
tm-told-passed = Have passed: { $things }.
tm-told-goal = The game ends with the generation in which temperature, oxygen and oceans are all at their goals; most points win.
tm-told-goal-solo = You win if temperature, oxygen and oceans are all at their goals by the end of generation { $last }.
tm-told-winners =
    { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    } with { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
tm-told-revealed = Turned over for all to see: { $card }.
tm-told-variant-era = With the Corporate Era: all cards and corporations.
tm-told-variant-short = Without the Corporate Era: the shorter standard game.
tm-told-variant-draft = Cards are drafted before they are bought.

# The planet
tm-told-parameter-temperature = Temperature
tm-told-parameter-oxygen = Oxygen
tm-told-parameter-oceans = Oceans
tm-told-at-temperature = { $n } °C
tm-told-at-oxygen = { $n }%
tm-told-at-oceans = { $n }
tm-told-left-temperature =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
tm-told-left-oxygen =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
tm-told-left-oceans =
    { $n ->
        [one] 1 ocean
       *[other] { $n } oceans
    }
tm-told-gives-heat = heat production +1 at { $at }
tm-told-gives-ocean = an ocean to place at { $at }
tm-told-gives-temperature = a step of temperature at { $at }
tm-told-rating = Whoever takes a step raises their terraform rating by 1: a point, and 1 M€ in every generation.

# Milestones and awards
tm-told-milestones-open = Milestones at { $price } M€: { $things }.
tm-told-claimed = Milestones claimed: { $things }.
tm-told-claimed-by = { $milestone } by { $player }
tm-told-toward = { $thing } { $now } of { $goal }
tm-told-awards-open = Awards at { $price } M€: { $things }.
tm-told-funded = Awards funded: { $things }.
tm-told-race = { $thing } (you { $now }, best other { $best })
tm-told-best = { $thing } (best { $best })
tm-told-milestones-left =
    { $n ->
        [0] No more can be claimed. Each is worth 5 points.
        [one] One more can be claimed, for { $price } M€. Each is worth 5 points.
       *[other] { $n } more can be claimed, for { $price } M€ each. Each is worth 5 points.
    }
tm-told-awards-next = The next one to be funded costs { $price } M€.
tm-told-awards-gone = No more can be funded.
tm-told-awards-rule = At the end, the best in a funded award gets 5 points{ $players ->
        [2] {""}
       *[other] {" and the second 2"}
    }, whoever paid for it.
tm-told-with-points = { $n } (for { $points ->
    [one] 1 point
   *[other] { $points } points
})
tm-told-milestone-terraformer = terraform rating
tm-told-milestone-mayor = own cities
tm-told-milestone-gardener = own greeneries
tm-told-milestone-builder = building tags
tm-told-milestone-planner = cards in hand
tm-told-award-landlord = own tiles
tm-told-award-banker = M€ production
tm-told-award-scientist = science tags
tm-told-award-thermalist = heat
tm-told-award-miner = steel and titanium

# Standard projects and the deck
tm-told-project-power-plant = energy production +1
tm-told-project-asteroid = a step of temperature
tm-told-project-aquifer = an ocean
tm-told-project-greenery = a greenery
tm-told-project-city = a city, and M€ production +1
tm-told-projects = { $things }.
tm-told-patents = You may also sell cards from your hand for 1 M€ each.
tm-told-deck = { $n ->
        [one] One card
       *[other] { $n } cards
    } in the deck, { $discards ->
        [0] none discarded.
       *[other] { $discards } discarded.
    }

# Cards to choose from, the bill, the hand
tm-told-chosen = chosen
tm-told-picked = picked
tm-told-offer-price = Each card you keep costs { $price } M€.
tm-told-offer-sale = Each card you sell brings { $money } M€.
tm-told-offer-picked = Picked so far: { $n ->
        [one] one card
       *[other] { $n } cards
    }{ $price ->
        [0] {""}
       *[other] {", for "}{ $price } M€
    }.
tm-told-pay = Due: { $price } M€.
tm-told-pay-for = Due for { $thing }: { $price } M€.
tm-told-pay-printed = Printed cost { $cost } M€, less { $things }.
tm-told-pay-less = { $n } M€ ({ $thing })
tm-told-pay-worth = Part of it can be paid with { $things }.
tm-told-pay-each = { $thing } ({ $price } M€ each)
tm-told-pay-sensible = A sensible way: { $way }.
tm-told-pay-ways = All ways to pay:
tm-told-pay-lost = { $way } ({ $n } M€ lost)
tm-told-instead = { $price } M€ instead of { $cost } M€
tm-told-playable = can be played
tm-told-hindered = not now ({ $why })

# Boards
tm-told-production = In brackets: production. Income in M€ is production plus rating.
tm-told-stock = { $n } ({ $production })
tm-told-worth = Steel is worth { $steel } M€, titanium { $titanium } M€; a greenery takes { $plants ->
    [one] 1 plant
   *[other] { $plants } plants
}.
tm-told-tags = Tags: { $things }.
tm-told-count = { $n } { $thing }
tm-told-heat-pays = Heat can be used as M€.
tm-told-shift =
    { $n ->
        [one] Requirements of temperature, oxygen and oceans may be missed by one step.
       *[other] Requirements of temperature, oxygen and oceans may be missed by { $n } steps.
    }
tm-told-next-discount = The next card in this generation costs { $n } M€ less.
tm-told-first-action = The corporation’s first action is still due.
tm-told-actions-open = Actions still to be used in this generation: { $things }.
tm-told-actions-used = Actions used: { $things }.
tm-told-lasting = Lasting effects: { $things }.
tm-told-holds = { $things } on { $card }
tm-told-events = Events played: { $things }.

# The map
tm-told-grid = The map has nine rows of 5, 6, 7, 8, 9, 8, 7, 6 and 5 spaces: hex 3.4 is the fourth of the third row from the top. Building beside an ocean brings 2 M€ for each.
tm-told-oceans = Oceans: { $things }.
tm-told-tiles = { $player }: { $things }.
tm-told-tiles-neutral = Neutral: { $things }.
tm-told-tile-on = { $tile } on { $spaces }
tm-told-thing-of = { $thing } of { $player }
tm-told-thing-yours = your { $thing }
tm-told-thing-neutral = neutral { $thing }
tm-told-times =
    { $n ->
        [2] { $thing } twice
       *[other] { $thing } { $n } times
    }
tm-told-claimed-for = { $space } for { $player }
tm-told-claims = Kept free: { $things }.
tm-told-shores = Free land beside oceans: { $things }.
tm-told-shore =
    { $n ->
        [one] { $space }
       *[other] { $space } ({ $n } oceans)
    }
tm-told-suburbs = Free land beside your cities: { $things }.
tm-told-beyond = Cities beyond Mars: { $things }.
tm-told-area-land = free land
tm-told-area-volcano = free land, a volcano
tm-told-area-ocean = reserved for an ocean
tm-told-area-noctis = reserved for Noctis City
tm-told-oceans-beside =
    { $n ->
        [one] 1 ocean
       *[other] { $n } oceans
    }
