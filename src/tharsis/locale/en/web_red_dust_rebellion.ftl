# Red Dust Rebellion: words on the board in the browser

rd-board-label = Map of Mars
rd-board-population = Population { $n }
rd-board-damage = Damage { $n }
rd-board-chosen = chosen for this Operation
rd-board-pieces = { $n } { $kind }
rd-board-control-coin = COIN Control
rd-board-control-rd = Red Dust Control
rd-board-control-cr = Reclaimer Control
rd-board-storm-approaching = storm approaching
rd-board-storm-raging = storm raging
rd-board-standing = { $who } { $n }, to pass { $goal }, margin { $margin }
rd-board-faction = Faction
rd-board-score = Score
rd-board-goal = To pass
rd-board-margin = Margin
rd-board-story = What happened
rd-board-story-help = What the others did since your last turn
rd-board-story-why = Every step, and why
rd-board-story-back = The turn before
rd-board-story-on = The next turn
rd-board-sequence = Order of this card
rd-board-acting = acting
rd-board-acted = has acted
rd-board-eligible = Eligible
rd-board-ineligible = Ineligible
rd-board-nonplayer = non-player
rd-board-has-resources = Resources: { $n }
rd-board-has-assets = { $n ->
    [one] 1 Asset
   *[other] { $n } Assets
}
rd-board-total-mg = Supply Total { $n }
rd-board-total-corp = Total { $n }
rd-board-total-rd = Agitate Total { $n }
rd-board-total-cr = Asset Total { $n }
rd-board-flashpoint = Flashpoint
rd-board-confidence = EarthGov Confidence
rd-board-earthgov = EarthGov
rd-board-controller = commanded by { $who }
rd-board-nobody = commanded by nobody
rd-board-casualties = Casualties
rd-board-available = Available pieces
rd-board-legend = What the pieces are
rd-board-displaced = Displaced
rd-board-profits = Profits
rd-board-storms = Storm Rounds
rd-board-events-left = Cards left
rd-board-haboob = Haboob
rd-board-current = Current Event
rd-board-next = Next
rd-board-staying = In force
rd-board-played = Events played
rd-board-spent = Assets spent
rd-board-event-card = Event
rd-board-campaign-card = Campaign
rd-board-dust-storm = Dust Storm
rd-board-asset-capability = Asset: Capability
rd-board-asset-event = Asset: Event
rd-board-asset-resource = Asset: Resources
rd-board-worth = Worth { $n } for { $operation }
rd-sector-tharsis-montes = Tharsis Montes
rd-sector-arabia-terra = Arabia Terra
rd-sector-hellas-planitia = Hellas Planitia

# What is to be done, where several things can be done at the same place
rd-verb-event = Event
rd-verb-asset = Play the Asset
rd-verb-discard = Discard
rd-verb-pay = Pay
rd-verb-give = Spend
rd-verb-pick = Choose the space
rd-verb-ambush = Ambush
rd-verb-suppress = Suppress
rd-verb-house = House
rd-verb-repair = Repair
rd-verb-shift = Shift
rd-verb-move = Move
rd-verb-remove = Take pieces
rd-verb-place = Place
rd-verb-name = Name a Faction
rd-verb-campaign = Campaign card
rd-verb-line = Maglev line
rd-verb-request = Ask for Resources
rd-verb-offer = Offer Resources
rd-verb-propose = Propose

# What is seen on the table, explained
rd-explain-standing = { SIGN($margin) ->
    [minus] { $n }, and more than { $goal } wins at a Dust Storm: { $missing } to go.
    [zero] { $n }, and more than { $goal } wins at a Dust Storm: 1 to go.
   *[plus] { $n }, more than the { $goal } that must be passed: this wins at the next Dust Storm.
} After the third Dust Storm the best margin wins.
rd-explain-counts-mg = Counts Total Support and EarthGov Confidence.
rd-explain-counts-corp = Counts Profits.
rd-explain-counts-rd = Counts Total Opposition and own Bases.
rd-explain-counts-cr = Counts spaces under own Control and own Bases, against the Bases of all others.
rd-explain-flag = The flag that { $who } must pass: { $goal }
rd-explain-flashpoint = Each new Event moves it by the number beside its bolt. At 5 a Flashpoint Round comes: the Cycler, Casualties, Confidence, Terraforming, storms, Attrition and Conversion.
rd-explain-confidence = How much EarthGov trusts the government, { $value } now; it counts for MarsGov. The colour of a box names who commands EarthGov's pieces. With EG+ the marker rises in the next Flashpoint Round, with EG− it falls; now { $marker }.
rd-explain-profits = What the Corporations have earned; they win with it.
rd-explain-displaced = { $n ->
    [one] One Population has
   *[other] { $n } Population have
} lost their home. They cost the Corporations and MarsGov at each Dust Storm until they are Housed.
rd-explain-storms = { $n } of 3 Dust Storm Rounds are over. Victory is checked in each; the third ends the game.
rd-explain-events-left = { $n ->
    [one] One Event card is
   *[other] { $n } Event cards are
} left in the deck.
rd-explain-haboob = A Dust Storm comes next: nobody can Recon or March.
rd-explain-acting = This Faction decides now.
rd-explain-acted = It has acted on this card and is Ineligible on the next one.
rd-explain-eligible = It may act on this card, in the order shown; two Factions do.
rd-explain-ineligible = It acted on the last card and sits this one out.
rd-explain-resources = Resources pay for Operations.
rd-explain-assets = Asset cards pay for Operations, bring events, or are discarded to act earlier.
rd-explain-flash = Moves the Flashpoint marker by { $n }.
rd-explain-order = Order of the Factions on this card, first to last: { $order }
rd-explain-cargo-supply = { $n ->
    [one] One Supply marker
   *[other] { $n } Supply markers
}: each brings MarsGov three Resources on Phobos.
rd-explain-passive = Each Population counts once.
rd-explain-active = Each Population counts twice.
rd-explain-damaged = The Spaceport is closed, and nobody can be Housed here.
rd-explain-spaceport = The Spaceport works.
rd-explain-approaching = It will rage in the next Flashpoint Round.
rd-explain-raging = A Desert with it cannot be chosen; nothing goes into or out of a Labyrinth with it.
rd-explain-homes = { $lived ->
    [one] One home is lived in
   *[other] { $lived } homes are lived in
}, { $empty ->
    [one] one box is empty.
   *[other] { $empty } boxes are empty.
}
rd-explain-bases = Room for { $n ->
    [one] one more Base.
   *[other] { $n } more Bases.
}
rd-explain-no-bases = No further Base fits.
rd-dice-form = What do the dice do?
rd-dice-removes = { $n ->
    [0] Removes nothing
    [one] Removes 1 enemy force
   *[other] Removes up to { $n } enemy forces
}
rd-dice-damage = Damage in { $space }
rd-dice-no-damage = no Damage
rd-dice-set = dice { $die } and { $other }
