# The table in the browser.
tm-board-label = Map of Mars
tm-board-hex = Row { $row }, space { $col }
tm-board-reserved-ocean = reserved for ocean
tm-board-place-tharsis-tholus = Tharsis Tholus
tm-board-place-ascraeus-mons = Ascraeus Mons
tm-board-place-pavonis-mons = Pavonis Mons
tm-board-place-arsia-mons = Arsia Mons
tm-board-place-noctis-city = Noctis City
tm-board-steel = steel
tm-board-titanium = titanium
tm-board-plants = plant
tm-board-card = card
tm-board-oxygen-now = Oxygen { $n } of 14 percent
tm-board-temperature-now = Temperature { SIGN($n) ->
    [minus] −{ SIZE($n) }
   *[other] { $n }
 } of 8 degrees
tm-board-oceans-now = { $n } of 9 oceans
tm-board-projects = Standard projects
tm-board-milestones = Milestones · { $price } M€
tm-board-awards = Awards · { $price } M€
tm-board-awards-full = Awards
tm-board-choosing = Choose your cards
tm-board-kept = { $n } kept · { $price } M€
tm-board-see-table = See the table
tm-board-no = No
tm-board-choose-back = Back to the cards
tm-board-tableau = Cards in play
tm-board-nothing-built = Nothing built yet
tm-board-at-most = ≤ { $n }
tm-board-action = Has an action
tm-board-points = Victory points
tm-board-no-corporation = Choosing a corporation
tm-board-first = first
tm-board-passed = passed
tm-board-rating = Rating
tm-board-hand = Hand
tm-board-score = Points now
tm-board-score-rating = Terraform rating
tm-board-score-awards = Awards
tm-board-score-milestones = Milestones
tm-board-score-greeneries = Greeneries
tm-board-score-cities = Cities
tm-board-score-cards = Cards
tm-board-generation = Generation { $n }
tm-board-generation-of = Generation { $n } of { $last }
tm-board-best = top score { $n }
tm-board-pay = Pay
tm-board-pay-for = Pay for { $thing }
tm-board-pay-price = { $n } M€ to pay
tm-board-less-any = on every card
tm-board-less-next = on the next card
tm-board-pay-worth = worth { $n } M€ each · you have { $have }
tm-board-pay-money = fill up · you have { $have }
tm-board-pay-more = One more: { $means }
tm-board-pay-less = One less: { $means }
tm-board-pay-exact = Exact. Paying too much gives no change.
tm-board-pay-lost = { $n } M€ too much, and there is no change.
tm-board-pay-sensible = Sensible mix
tm-board-pay-confirm = Pay
tm-board-summary = Generation { $n } in review
tm-board-summary-nothing = No card played
tm-times-drew-hidden = { $seat } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }
tm-board-summary-always = After every generation
tm-board-summary-on = On to research
tm-board-score-total = Total
tm-board-score-tie = M€ left
tm-board-tie-rule = With equal points, more M€ left decides.
tm-board-tie-decided = Equal points: more M€ left decides; if those are equal too, the victory is shared.
tm-board-action-used = Action used in this generation
tm-board-goals = Milestones and awards
tm-board-review = The last generation in review
tm-board-choose-corporation = Your corporation
tm-board-choose-keep =
    { $n ->
        [0] Keep no card
        [one] Keep one card
       *[other] Keep { $n } cards
    }
tm-board-choose-sell =
    { $n ->
        [one] Sell one card
       *[other] Sell { $n } cards
    }
tm-board-selling = Choose the patents to sell
tm-board-sold =
    { $n ->
        [one] one card to sell · brings { $gain } M€
       *[other] { $n } cards to sell · bring { $gain } M€
    }
tm-board-lists = Standard projects, milestones and awards
tm-board-offworld-city = { $name }: { $owner }
tm-board-good = { $thing }: { $n }, production { $made }
tm-board-cost = Cost in M€
tm-board-needs = Requirement

# What milestones and awards count
tm-board-goal-milestone = { $counts }: { $goal } needed · { $price } M€ · worth 5 points
tm-board-goal-award =
    { $players ->
        [2] { $counts }: the most at the end gets 5 points
       *[other] { $counts }: the most at the end gets 5 points, the second 2
    }
tm-board-goal-price = { $price } M€ to fund
tm-board-goal-gone = no more can be taken
tm-board-goal-missing = you miss { $n }
tm-board-goal-behind = you are { $n } behind
tm-board-goal-reached = you can claim it
tm-board-counts-terraformer = terraform rating
tm-board-counts-mayor = own cities
tm-board-counts-gardener = own greeneries
tm-board-counts-builder = building tags
tm-board-counts-planner = cards in hand
tm-board-counts-landlord = own tiles
tm-board-counts-banker = M€ production
tm-board-counts-scientist = science tags
tm-board-counts-thermalist = heat
tm-board-counts-miner = steel and titanium

# The pictures on cards
tm-board-row-first = What the corporation must do as its first action
tm-board-row-first-mark = 1st
tm-board-row-action = Action: once in every generation, what is on the left for what is on the right
tm-board-row-lasting = Lasting effect: whenever the left happens, the right follows
tm-board-sign-tag = { $tag } tag
tm-board-sign-production =
    { $thing ->
        [plants] plant production
       *[other] { $thing } production
    }
tm-board-sign-any = { $sign } (of any player)
tm-board-sign-star = { $sign } (see the text)
tm-board-picture-event = event
tm-board-picture-cube-any = resource on a card
tm-board-picture-tile-any = tile
tm-board-picture-temperature = temperature
tm-board-picture-oxygen = oxygen
tm-board-picture-rating = terraform rating
tm-board-picture-points = points
tm-board-picture-card = card
tm-board-picture-look = card to look at
tm-board-picture-next = next card in this generation
tm-board-picture-project = standard project
tm-board-picture-requirement = steps of requirements on temperature, oxygen and oceans
tm-board-picture-claim = land kept free for you
tm-board-picture-copy = production box to copy
tm-board-picture-protect = protected from others
tm-board-picture-or = or
tm-board-picture-per = for each
tm-board-picture-then = then

# What is to be done, where several things can be done at the same place
tm-verb-play = Play
tm-verb-use = Use the action
tm-verb-take-corporation = Take the corporation
tm-verb-keep = Keep
tm-verb-discard = Discard
tm-verb-on = Choose
tm-verb-copy = Copy
tm-verb-build = Standard project
tm-verb-claim = Claim a milestone
tm-verb-fund = Fund an award
tm-verb-place = Place
tm-verb-target = Choose a player
tm-verb-choose = Choose
tm-verb-first = What comes first
