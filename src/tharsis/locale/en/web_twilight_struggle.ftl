# Twilight Struggle: words on the board in the browser

ts-board-label = The world map
ts-board-us = USA
ts-board-ussr = USSR
ts-board-country = { $name }, stability { $stability }{ $battleground ->
        [yes] , battleground
       *[no] { "" }
    }, US { $us }, USSR { $ussr }{ $control ->
        [us] , US control
        [ussr] , USSR control
       *[none] { "" }
    }
ts-board-effects = Cards in effect
ts-board-none = none
ts-board-until-turn = until the turn ends
ts-board-until-game = for the rest of the game
ts-board-until-scoring = until the next scoring
ts-board-until-released = until released
ts-board-until-next-round = until the next action round
ts-board-deck = Deck
ts-board-discard = Discards
ts-board-removed = Removed
ts-board-face-up = ready
ts-board-face-down = next turn
ts-board-win = wins
ts-board-net = US { $us }, USSR { $ussr } if scored now
ts-board-defcon = DEFCON { $n }
ts-board-milops-title = Military ops
ts-board-milops = Military operations: US { $us }, USSR { $ussr }, required { $n }
ts-board-space-title = Space race
ts-board-space = Space race: US box { $us }, USSR box { $ussr }
ts-board-space-box = card of { $ops } or more, roll 1 to { $roll }
ts-space-1 = Earth satellite
ts-space-2 = Animal in space
ts-space-2-ability = two tries each turn
ts-space-3 = Man in space
ts-space-4 = Man in Earth orbit
ts-space-4-ability = the other side shows its headline first
ts-space-5 = Lunar orbit
ts-space-6 = Landing on the Moon
ts-space-6-ability = may discard a held card
ts-space-7 = Space shuttle
ts-space-8 = Space station
ts-space-8-ability = eight action rounds
ts-board-round = Round
ts-board-turn = Turn { $turn }, action round { $round }
ts-board-when = Turn { $turn }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }
ts-board-vp = Victory points: { $side ->
        [us] US +{ $n }
        [ussr] USSR +{ $n }
       *[even] even
    }
ts-board-lead = { $side ->
        [us] US +{ $n }
        [ussr] USSR +{ $n }
       *[even] 0 VP
    }
ts-board-scoring = Scoring card
ts-board-ops = { $n ->
        [one] 1 operation
       *[other] { $n } operations
    }
ts-board-result-countries = Countries controlled
ts-board-result-battlegrounds = Battlegrounds among them
ts-board-result-vp = Victory points
ts-board-early = Early War
ts-board-mid = Mid War
ts-board-late = Late War
ts-board-early-mark = E
ts-board-mid-mark = M
ts-board-late-mark = L
ts-board-starred = Leaves the game after its event
ts-board-us-event = US event
ts-board-ussr-event = USSR event
ts-board-neutral-event = Either side
ts-board-hand = Cards
ts-board-headline-chosen = Headline chosen
ts-board-trapped = Trapped
ts-board-space-odds = Reaches box { $box } on 1–{ $roll }: { $succeeds } %
ts-board-cost = Costs { $n }
ts-board-coup-odds = With { $ops ->
        [one] 1 point
       *[other] { $ops } points
    }: succeeds { $succeeds } % · takes control { $controls } % · changes { $average } on average · modifier { $modifier }{ $defcon ->
        [falls] { " · DEFCON falls" }
       *[stays] { "" }
    }
ts-board-odds-end = Ends the game: { $how }{ $winner ->
        [us] { " · the US wins" }
        [ussr] { " · the USSR wins" }
       *[nobody] { "" }
    }
ts-board-war-odds = { $side ->
        [us] The US
       *[ussr] The USSR
    } wins { $wins } %, for { $vp } VP · modifier { $modifier }
ts-board-realign-odds = Expected: they lose { $gain }, you lose { $loss } · modifiers US { $us }, USSR { $ussr }
ts-verb-place = Place influence
ts-verb-coup = Coup
ts-verb-realign = Realign
ts-board-southeast-asia = Southeast Asia

# Short names that fit a plate
ts-plate-united-kingdom = UK
ts-plate-west-germany = W. Germany
ts-plate-east-germany = E. Germany
ts-plate-czechoslovakia = Czechoslov.
ts-plate-spain-portugal = Spain/Port.
ts-plate-dominican-republic = Dominican R.
ts-plate-west-african-states = West Africa
ts-plate-saharan-states = Sahara
ts-plate-se-african-states = SE Africa
ts-plate-laos-cambodia = Laos/Camb.
ts-plate-saudi-arabia = Saudi Arabia
ts-plate-south-africa = South Africa
