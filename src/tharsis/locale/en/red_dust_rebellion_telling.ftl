# Red Dust Rebellion: the table in words

rd-told-now = Where the game stands
rd-told-watching = You are watching.
rd-told-playing = { $n ->
    [one] Your Faction: { $factions }.
   *[other] Your Factions: { $factions }; the lower of their margins counts.
}
rd-told-goal-mg = MarsGov wins at a Dust Storm if Total Support plus EarthGov Confidence is more than { $goal }.
rd-told-goal-corp = The Corporations win at a Dust Storm with more than { $goal } Profits.
rd-told-goal-rd = Red Dust wins at a Dust Storm if Total Opposition plus its Bases is more than { $goal }.
rd-told-goal-cr = The Reclaimers win at a Dust Storm if the spaces they Control plus their Bases are more than all other Bases on Mars, now { $goal }.
rd-told-final = After the third Dust Storm the best margin wins; ties go to the Reclaimers, then MarsGov, then Red Dust.
rd-told-alone = Alone against three non-players, you can win only at the third Dust Storm.
rd-told-current = { $n ->
    [0] Current Event: { $event }
   *[other] Current Event: { $event } (Flashpoint { $n })
}
rd-told-next = { $n ->
    [0] Next Event: { $event }.
   *[other] Next Event: { $event } (Flashpoint { $n }).
}
rd-told-order = Order: { $factions }.
rd-told-first-did-op = The 1st Eligible executed an Operation only; the 2nd may execute a Limited Operation.
rd-told-first-did-op-and-special = The 1st Eligible executed an Operation with a Special Activity; the 2nd may execute a Limited Operation or the Event.
rd-told-first-did-event = The 1st Eligible executed the Event; the 2nd may execute an Operation with a Special Activity.
rd-told-acting = Acting: { $faction }.
rd-told-chosen = Spaces so far: { $spaces }.
rd-told-owed = { $n ->
    [one] To pay so far: 1 Resource.
   *[other] To pay so far: { $n } Resources.
}
rd-told-pledged = { $n ->
    [one] Set aside for this by others: 1 Resource.
   *[other] Set aside for this by others: { $n } Resources.
}

rd-told-tracks = Tracks
rd-told-figures = Flashpoint { $flashpoint } of { $bolt }, Dust Storm Rounds { $storms } of 3, Profits { $profits }, Displaced Population { $displaced }, { $left ->
    [0] no card left to draw.
    [one] one card left to draw.
   *[other] { $left } cards left to draw.
}
rd-told-confidence = EarthGov Confidence: { $value } (box { $box } of { $top }), marker { $marker }; { $commander }.
rd-told-sends = At the next Flashpoint it moves to box { $box } and Earth receives { $goods }.
rd-told-sends-nothing = At the next Flashpoint it moves to box { $box } and Earth receives nothing.
rd-told-casualties = Casualties: { $pieces }

rd-told-available = Available to { $faction }: { $pieces }
rd-told-no-pieces = no pieces
rd-told-hand = Cards in hand
rd-told-hand-hidden = { $n ->
    [one] The Reclaimers hold one Asset card that you do not know.
   *[other] The Reclaimers hold { $n } Asset cards that you do not know.
}
rd-told-drawn-hidden = { $n ->
    [one] Red Dust has drawn a Campaign card that you do not know.
   *[other] Red Dust has drawn { $n } Campaign cards that you do not know.
}
rd-told-card = Card
rd-told-value = Value
rd-told-asset-event = Event. { $text }
rd-told-asset-resource = Resources. { $text }
rd-told-worth = worth { $n }
rd-told-worth-more = worth { $n }, or { $more } for { $operation }

rd-told-bases = Bases on Mars
rd-told-you = you
rd-told-resources = { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
}
rd-told-profits = { $n ->
    [one] 1 Profit
   *[other] { $n } Profits
}

rd-told-beyond = Beyond the Sectors
rd-told-space = Space
rd-told-labyrinth = Labyrinth
rd-told-desert = Desert
rd-told-population = Population
rd-told-settled = { $n } ({ $settlers } of { $boxes ->
    [one] 1 grey box
   *[other] { $boxes } grey boxes
} settled)
rd-told-empty = Without forces
rd-told-empty-space = { $space } ({ $marks })
rd-told-uncontrolled = no Control

rd-told-haboob = Haboob: while a Dust Storm is the Next Event, nobody can Recon or March.
rd-told-rodgers = The Rodgers Line between Europa and Tereshkova is open.
rd-told-rodgers-unbuilt = The Rodgers Line is not built yet.

rd-told-gone = Out of the game
rd-told-decks = Decks and discards
rd-told-asset-deck = { $n ->
    [0] The Asset deck is empty.
    [one] One card is left in the Asset deck.
   *[other] { $n } cards are left in the Asset deck.
}
rd-told-campaigns-gone = Campaign cards out of the game
rd-told-curiosity = Curiosity cards laid under the deck
rd-told-borders = What lies next to what
rd-told-room = Bases at most
rd-told-adjacent = next to
rd-told-lines = Maglev

rd-told-pieces-mg-troop = { $n ->
    [one] 1 MarsGov Troop
   *[other] { $n } MarsGov Troops
}
rd-told-pieces-fortified = { $n ->
    [one] 1 Fortified Troop
   *[other] { $n } Fortified Troops
}
rd-told-pieces-mg-base = { $n ->
    [one] 1 MarsGov Base
   *[other] { $n } MarsGov Bases
}
rd-told-pieces-security = { $n } Security
rd-told-pieces-specops = { $n } Hidden SpecOps
rd-told-pieces-active-specops = { $n } Active SpecOps
rd-told-pieces-corp-base = { $n ->
    [one] 1 Corporate Base
   *[other] { $n } Corporate Bases
}
rd-told-pieces-terraforming = { $n ->
    [one] 1 Terraforming Base
   *[other] { $n } Terraforming Bases
}
rd-told-pieces-eg-troop = { $n ->
    [one] 1 EarthGov Troop
   *[other] { $n } EarthGov Troops
}
rd-told-pieces-satellite = { $n ->
    [one] 1 Satellite
   *[other] { $n } Satellites
}
rd-told-pieces-rd-rebel = { $n ->
    [one] 1 Hidden Red Dust Rebel
   *[other] { $n } Hidden Red Dust Rebels
}
rd-told-pieces-active-rd = { $n ->
    [one] 1 Active Red Dust Rebel
   *[other] { $n } Active Red Dust Rebels
}
rd-told-pieces-rd-base = { $n ->
    [one] 1 Red Dust Base
   *[other] { $n } Red Dust Bases
}
rd-told-pieces-dug-in = { $n ->
    [one] 1 Dug-In Base
   *[other] { $n } Dug-In Bases
}
rd-told-pieces-cr-rebel = { $n ->
    [one] 1 Hidden Reclaimer Rebel
   *[other] { $n } Hidden Reclaimer Rebels
}
rd-told-pieces-active-cr = { $n ->
    [one] 1 Active Reclaimer Rebel
   *[other] { $n } Active Reclaimer Rebels
}
rd-told-pieces-cr-base = { $n ->
    [one] 1 Reclaimer Base
   *[other] { $n } Reclaimer Bases
}
rd-told-pieces-conversion = { $n ->
    [one] 1 Conversion Center
   *[other] { $n } Conversion Centers
}
rd-told-pieces-supply = { $n } Supply
rd-told-pieces-population = { $n } Population
rd-told-dice-removes = { $n ->
    [0] removes nothing
    [one] removes 1 enemy force
   *[other] removes up to { $n } enemy forces
 }
rd-told-dice-damage = Damage
rd-told-dice-no-damage = no Damage
