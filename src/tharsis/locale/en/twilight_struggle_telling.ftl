# Twilight Struggle: the table in words

# Where the game stands
ts-told-game = The game
ts-told-when = { $phase ->
        [setup] Setup, before turn 1 of { $last }.
        [headline] Turn { $turn } of { $last }, { $era }: headline phase.
        [action] Turn { $turn } of { $last }, { $era }: action round { $round } of { $rounds }, the { $side } plays.
       *[end] Turn { $turn } of { $last }, { $era }: the turn is ending.
    }
ts-told-over = The game ended in turn { $turn }: { $winner ->
        [us] the US has won
        [ussr] the USSR has won
       *[nobody] nobody has won
    }. { $how }.
ts-told-you = You play the { $side }.
ts-told-watching = You are watching.
ts-told-score = Score: { SIGN($lead) ->
        [plus] the US leads by { $lead } VP
        [minus] the USSR leads by { SIZE($lead) } VP
       *[zero] level
    }.
ts-told-enough = A lead of { $enough } VP wins at once.
ts-told-how-won = Control of Europe when it is scored wins, too; after turn { $last } all regions are scored and the lead wins. Whoever brings DEFCON to 1 in their own round loses.
ts-told-rounds = Action rounds this turn: US { $us }, USSR { $ussr }.
ts-told-crisis = { $card }: { $threatened ->
        [us] any coup by the US loses it the game, until it removes 2 influence from West Germany or Turkey
       *[ussr] any coup by the USSR loses it the game, until it removes 2 influence from Cuba
    }.
ts-told-owed = The { $side } must play { $card } for operations in its next action round.
ts-told-trapped = { $card } holds the { $side }: each action round it discards a card worth 2 or more and rolls; 1 to 4 frees it.
ts-told-operation = The { $side } { $kind ->
        [influence] places influence
        [realignment] realigns
        [coup] attempts a coup
       *[any] conducts operations
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $left } left.
ts-told-operation-bound = One of them counts only if all go into { $region }.

# Tracks
ts-told-tracks = Tracks
ts-told-defcon-open = DEFCON { $level }. Coups and realignments are open everywhere.
ts-told-defcon = DEFCON { $level }. Closed to coups and realignments: { $regions }.
ts-told-brink = One level lower is nuclear war, and the side whose round it is loses.
ts-told-milops-short = Each military operation missing when the turn ends gives the other side 1 VP.
ts-told-space = Space race, { $side }: { $box ->
        [0] not started
       *[other] box { $box }, { $place }
    }.
ts-told-space-next = Next: box { $box }, { $place }, with a card of { $ops } or more and a roll of 1 to { $roll }{ $vp ->
        [0] { "" }
       *[other] , for { $vp } VP
    }.
ts-told-tries = Tries this turn: { $tries } of { $allowed }.
ts-told-abilities = Advantage while ahead: { $abilities }.
ts-told-china = { $card }: with the { $side }, { $ready ->
        [yes] ready to play
       *[no] face down until the turn ends
    }.
ts-told-china-nobody = { $card }: with nobody until the Chinese Civil War is won.

# Cards
ts-told-card = Card
ts-told-event = { $side ->
        [us] US event
        [ussr] USSR event
       *[neutral] event of either side
    }{ $starred ->
        [yes] , happens once
       *[no] { "" }
    }
ts-told-in-play = Cards in play
ts-told-headline = { $side } headline
ts-told-looked-at = Cards you look at
ts-told-hand = Your hand
ts-told-hand-of = Hand of the { $side }
ts-told-hand-count = { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
ts-told-hand-china = You hold { $card } as well.
ts-told-hand-scoring = To be played before the turn ends: { $cards }.
ts-told-hand-known = You know { $cards } among them.

# The map
ts-told-map = Influence on the map
ts-told-stands = { $region }, { $side }: { $standing }.
ts-told-standing = { $degree ->
        [control] control
        [domination] domination
        [presence] presence
       *[none] no presence
    }{ $wins ->
        [yes] , wins the game if scored now
       *[no] { $vp ->
            [0] { "" }
           *[other] , { $vp } VP if scored now
        }
    }
ts-told-battlegrounds = Battlegrounds controlled: { $countries }.
ts-told-others = Others controlled: { $countries }.
ts-told-strength = { $country } { $own }{ $enemy ->
        [0] { "" }
       *[other] { " " }against { $enemy }
    }
ts-told-footholds = Not enough for control: { $countries }.
ts-told-foothold = { $country } { $own }{ $battleground ->
        [yes] { " " }(battleground)
       *[no] { "" }
    }
ts-told-contested = { $region }, contested: { $countries }.
ts-told-contest = { $country } US { $us } against USSR { $ussr }{ $battleground ->
        [yes] { " " }(battleground)
       *[no] { "" }
    }
ts-told-southeast = { $region }: US { $us } VP, USSR { $ussr } VP if scored now.
ts-told-free-battlegrounds = Battlegrounds without influence: { $countries }.
ts-told-country = Country
ts-told-stability = stability
ts-told-battleground = battleground
ts-told-subregion = { $part ->
        [west] Western Europe
        [east] Eastern Europe
        [both] Western and Eastern Europe
       *[southeast] Southeast Asia
    }
ts-told-control = { $side } control
ts-told-beside = next to
ts-told-values = Presence scores { $presence } VP, domination { $domination }, { $wins ->
        [yes] and control wins the game
       *[no] control { $control }
    }; each controlled battleground and each controlled country next to the enemy superpower adds 1.
ts-told-standing-line = { $side }: { $standing }; controls { $countries ->
        [one] 1 country
       *[other] { $countries } countries
    }, { $battlegrounds ->
        [one] 1 of them a battleground
       *[other] { $battlegrounds } of them battlegrounds
    }, { $beside } next to the enemy superpower.
ts-told-net = { SIGN($net) ->
        [plus] Scored now, the US gains { $net } VP.
        [minus] Scored now, the USSR gains { SIZE($net) } VP.
       *[zero] Scored now, nobody gains anything.
    }
ts-told-southeast-members = { $countries }: 1 VP each when scored, Thailand 2.
ts-told-southeast-line = { $side }: controls { $countries ->
        [one] 1 country
       *[other] { $countries } countries
    }, { $vp } VP if scored now.

# What lasts, and the piles
ts-told-effect = { $until }{ $side ->
        [us] , helps the US
        [ussr] , helps the USSR
       *[either] { "" }
    }: { $text }
ts-told-effect-in = { $card } ({ $region })
ts-told-lasting = { $cards }: { $until }.
ts-told-other-cards = Other cards
ts-told-piles = Piles
ts-told-piles-count = Draw pile { $deck }, discards { $discards }, out of the game { $removed }.
ts-told-options = Rules in use
ts-told-option = Rule
ts-told-switch = { $on ->
        [yes] yes
       *[no] no
    }

# Odds and prices
ts-told-cost = costs { $n ->
        [one] 1 point
       *[other] { $n } points
    }
ts-told-coup = { $least ->
        [1] always succeeds
        [6] succeeds on 6: { $succeeds } %
        [7] cannot succeed
       *[other] succeeds on { $least }–6: { $succeeds } %
    }, control { $controls } %, moves { $average } influence on average, { $ops ->
        [one] 1 point
       *[other] { $ops } points
    }{ SIGN($modifier) ->
        [plus] , modifier +{ $modifier }
        [minus] , modifier −{ SIZE($modifier) }
       *[zero] { "" }
    }, DEFCON { $defcon } after it
ts-told-coup-ends = ends the game, { $how }: { $winner ->
        [us] the US wins
        [ussr] the USSR wins
       *[nobody] nobody wins
    }
ts-told-realign = on average they lose { $gain } and you { $loss }, modifiers US { $us }, USSR { $ussr }
ts-told-war = { $side ->
        [us] the US
       *[ussr] the USSR
    } { $least ->
        [1] always wins, { $vp } VP
        [6] wins on 6: { $wins } %, { $vp } VP
        [7] cannot win
       *[other] wins on { $least }–6: { $wins } %, { $vp } VP
    }
ts-told-try-space = reaches box { $box } on 1–{ $roll }: { $succeeds } %{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    }
