# Twilight Struggle

ts-side-us = US
ts-side-ussr = USSR

# What can be done
ts-do-place = Place influence in { $country }
ts-do-remove = Remove influence from { $country }
ts-do-realign = Realign { $country }
ts-do-influence = Place influence
ts-do-coup-attempt = Coup
ts-do-realignment = Realignment
ts-do-coup = Coup in { $country }
ts-do-target = Choose { $country }
ts-do-headline = Headline { $card }
ts-do-play = Play { $card }
ts-do-discard = Discard { $card }
ts-do-take = Take { $card }
ts-do-give = Hand over { $card }
ts-do-event = Event
ts-do-ops = Operations
ts-do-event-first = Event first, then operations
ts-do-ops-first = Operations first, then the event
ts-do-space = Space race
ts-do-pass = Pass
ts-do-done = Done
ts-do-decline = Decline
ts-do-return = Give the card back
ts-do-take-part = Take part
ts-do-boycott = Boycott
ts-do-end-game = End the game
ts-do-defcon = Set DEFCON to { $level }
ts-do-region = Name { $region }
ts-do-cancel-crisis = End the crisis: remove 2 influence from { $country }

# What is asked
ts-ask-setup = Setup: place { $left } more influence for the { $side }
ts-ask-handicap = Extra influence: place { $left } more for the { $side }
ts-ask-headline = Choose a headline for the { $side }
ts-ask-headline-first = Choose a headline for the { $side }; the other side sees it before choosing
ts-ask-headline-after = Choose a headline for the { $side }; the other side has chosen { $card }
ts-ask-card = Action round { $round }: choose a card for the { $side }
ts-ask-trapped = { $trap }: discard a card worth 2 or more for the { $side }
ts-ask-mode = How is { $card } played by the { $side }?
ts-ask-ops = Operations for the { $side }: { $points ->
    [one] one point
   *[other] { $points } points
}
ts-ask-place = Place influence for the { $side }: { $left ->
    [one] one point
   *[other] { $left } points
} left
ts-ask-realign = Choose a country to realign for the { $side }: { $left ->
    [one] one roll
   *[other] { $left } rolls
} left
ts-ask-coup = Choose a country for the coup of the { $side }, worth { $points }
ts-ask-free-coup = Free coup or realignments of the { $side }, worth { $points }
ts-ask-add = { $card }: add influence for the { $side }, { $left } left
ts-ask-take-away = { $card }: the { $side } removes influence, { $left } left
ts-ask-war = { $card }: choose whom the { $side } attacks
ts-ask-crisis = The last influence that could end the crisis for the { $side } is threatened in { $country }: end it now?
ts-ask-held-card = The { $side } may discard one held card
ts-ask-event-discard = { $card }: the { $side } may discard a card worth { $needed } or more
ts-ask-discard-any = { $card }: the { $side } may discard any number of cards
ts-ask-take = { $card }: choose a card from the discard pile for the { $side }
ts-ask-give = Missile Envy: choose which of your highest cards the { $side } hands over
ts-ask-cancel-event = UN Intervention: choose the card whose event the { $side } cancels
ts-ask-grain-sales = Grain Sales to Soviets: play { $card } or give it back
ts-ask-olympic-games = Olympic Games: does the { $side } take part?
ts-ask-defcon = { $card }: the { $side } sets DEFCON
ts-ask-region = { $card }: the { $side } names a region
ts-ask-wargames = Wargames: does the { $side } give away 6 VP and end the game?
ts-ask-shuttle-diplomacy = Shuttle Diplomacy: choose the Soviet battleground that does not count in { $region }
ts-ask-norad = NORAD: add 1 influence where the United States has some

# Why something is not allowed
ts-why-setup-area = The setup points of the { $side } go into its half of Europe only
ts-why-handicap-area = Extra influence goes only where the { $side } has some already
ts-why-reach = When this round began you had no influence in { $country } or next to it
ts-why-points = { $country } costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; you have { $left } left
ts-why-chernobyl = Chernobyl: no Soviet operations place influence in { $region } this turn
ts-why-variant-space = Only Soviet operations can place influence in the Chinese Civil War
ts-why-realign-empty = There is no enemy influence to realign in { $country }
ts-why-coup-empty = A coup needs enemy influence in { $country }
ts-why-defcon-region = Coups and realignments are barred in { $region } at DEFCON { $level }
ts-why-nato = NATO protects { $country }
ts-why-japan-pact = The US/Japan Mutual Defense Pact protects Japan
ts-why-reformer = After The Reformer there are no Soviet coups in Europe
ts-why-rolls-spent = All realignment rolls are used up
ts-why-operation-first = Say first whether the points go into influence, a coup or realignments
ts-why-no-target = No country is open to this now
ts-why-operation-kind = The event does not allow this kind of operation
ts-why-spend-all = All points must be used as long as they can be
ts-why-event-area = The event does not reach { $country }
ts-why-event-limit = The event allows no more than { $limit } in { $country }
ts-why-enemy-controls = { $country } is under enemy control
ts-why-nothing-there = There is no influence in { $country } to remove
ts-why-own-influence = { $country } does not have the influence this event asks for
ts-why-event-compulsory = The event must be carried out as far as possible
ts-why-not-in-hand = { $card } cannot be chosen: it is not in the hand
ts-why-must-score = { $cards ->
    [one] A scoring card
   *[other] { $cards } scoring cards
} must still be played, and { $rounds ->
    [0] no round comes
    [one] only one round comes
   *[other] only { $rounds } rounds come
} after this one
ts-why-missile-envy = Missile Envy must be played for operations now
ts-why-trapped = { $trap } allows nothing but a discard worth 2 or more, or a scoring card
ts-why-must-play = You must play a card as long as you have one
ts-why-china-headline = The China Card cannot be a headline
ts-why-un-headline = UN Intervention cannot be a headline
ts-why-owed-headline = Missile Envy is owed for operations and cannot be a headline
ts-why-china-elsewhere = You do not have the China Card
ts-why-china-face-down = The China Card lies face down until the turn ends
ts-why-china-discard = The China Card cannot be discarded
ts-why-value-too-low = { $card } is worth { $value }; at least { $needed } is needed
ts-why-scoring-discard = { $card } is a scoring card and has no value to discard it for
ts-why-ascending = Cards are picked in printed order
ts-why-higher-value = { $card } is not your card of the highest value
ts-why-no-enemy-event = { $card } carries no event of your opponent
ts-why-scoring-take = { $card } is a scoring card and cannot be taken
ts-why-not-discarded = { $card } is not in the discard pile
ts-why-enemy-event = { $card } belongs to your opponent: use it for operations, and the event happens too
ts-why-china-event = The China Card has no event
ts-why-owed-event = Missile Envy is owed for operations; its event cannot be used
ts-why-event-prevented = { $by } has barred the event of { $card }
ts-why-event-needs = The condition for { $card } is not met
ts-why-event-variant = { $card } is barred until the Chinese Civil War is won
ts-why-event-order = { $card } is not an opponent's event that could come first or last
ts-why-ops-order = { $card } carries your opponent's event: choose whether it comes first or last
ts-why-scoring-ops = { $card } is a scoring card and has no operations
ts-why-space-tries = { $tries ->
    [one] The space race try of this turn is
   *[other] All { $tries } space race tries of this turn are
} used up
ts-why-space-ops = The card is worth { $value }; the next box needs { $needed }
ts-why-space-end = Your marker is in the last box already
ts-why-space-owed = These operations cannot go into the space race
ts-why-defcon-step = DEFCON is at { $now } and can move by one step only
ts-why-no-crisis = The Cuban Missile Crisis does not threaten you
ts-why-crisis-country = The crisis cannot be ended with influence from { $country }
ts-why-crisis-influence = Ending the crisis takes 2 influence from { $country }

# What happened
ts-log-turn = Turn { $turn }
ts-log-defcon = DEFCON is now { $level }
ts-log-cards-join = { $cards ->
    [one] 1 new card joins
   *[other] { $cards } new cards join
} the draw pile
ts-log-reshuffle = { $cards ->
    [one] The discard is
   *[other] The { $cards } discards are
} shuffled into a new draw pile
ts-log-dealt = The { $side } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
ts-log-headline = { $side } headline: { $card }
ts-log-headline-cancelled = The { $side } headline is cancelled: { $card }
ts-log-round = { $side } action round { $round }
ts-log-pass = The { $side } plays no card
ts-log-play-event = The { $side } plays { $card } for its event
ts-log-play-ops = The { $side } plays { $card } for operations
ts-log-play-space = The { $side } sends { $card } into space
ts-log-event = { $card } takes effect
ts-log-no-event = { $card } has no effect
ts-log-effect-ends = { $card } is no longer in effect
ts-log-removed = { $card } is out of the game
ts-log-discarded = The { $side } discards { $card }
ts-log-influence =
    { SIGN($change) ->
        [minus] The { $side } loses { SIZE($change) } influence in { $country }, now { $now }
       *[plus] The { $side } gains { $change } influence in { $country }, now { $now }
    }
ts-log-realign = The { $side } realigns { $country }: the US rolls { $us_die } for { $us_total }, the USSR { $ussr_die } for { $ussr_total }
ts-log-coup =
    { SIGN($margin) ->
        [plus] The { $side } coup in { $country } succeeds by { $margin }: { $ops ->
            [one] 1 Op
           *[other] { $ops } Ops
        }, a roll of { $die }, modifier { $modifier }
       *[zero] The { $side } coup in { $country } fails: { $ops ->
            [one] 1 Op
           *[other] { $ops } Ops
        }, a roll of { $die }, modifier { $modifier }
    }
ts-log-war = The { $side } makes war on { $country }: rolls { $die }{ $minus ->
        [0] { "" }
       *[other] , less { $minus },
    } and needs { $needed }
ts-log-space = The { $side } rolls { $die } in the space race and needs { $needed } or less
ts-log-advance = The { $side } reaches box { $box } of the space race
ts-log-military-ops = { $side } military operations are now { $now }
ts-log-military-ops-short = The { $side } is { $short } short of its military operations
ts-log-vp = The { $side } scores { $points } VP: { SIGN($now) ->
        [plus] the US leads by { $now }
        [minus] the USSR leads by { SIZE($now) }
       *[zero] the score is level
    }
ts-log-scored = { $region } is scored: { $us_points } for the US, { $ussr_points } for the USSR
ts-log-scored-southeast = Southeast Asia is scored: { $us_points } for the US, { $ussr_points } for the USSR
ts-log-china = The China Card goes to the { $side }
ts-log-china-up = The { $side } turns The China Card face up
ts-log-civil-war-won = The Chinese Civil War is won
ts-log-hands-shown = Both sides show the cards they hold
ts-log-hand-shown = The { $side } shows its hand
ts-log-card-shown = The { $side } shows { $card }
ts-log-trap-die = The { $side } rolls { $die } to get out of the trap
ts-log-dice = { $card }: the US comes to { $us_total }, the USSR to { $ussr_total }
ts-log-boycott = The { $side } boycotts the Games
ts-log-take-part = The { $side } takes part in the Games
ts-log-given = The { $side } hands over { $card }
ts-log-taken = The { $side } takes { $card }
ts-log-returned = The { $side } gets { $card } back
ts-log-cancelled = The { $side } cancels the event of { $card }
ts-log-looked-at = { $cards ->
    [one] The top card of the draw pile is
   *[other] The top { $cards } cards of the draw pile are
} looked at
ts-log-kept = { $cards ->
        [0] None of them goes back into the draw pile
        [one] One of them goes back into the draw pile
       *[other] { $cards } of them go back into the draw pile
    }
ts-log-drawn = The { $side } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
ts-log-region-named = { $region } is named
ts-log-ignored = { $country } does not count
ts-log-crisis-cancelled = The { $side } ends the crisis by withdrawing from { $country }
ts-log-declined = The { $side } declines

# A guided first game
ts-lesson-first-headline = You are the Soviet Union. You win with 20 VP, with control of all Europe when it is scored, or with more VP after ten turns; whoever brings DEFCON to 1 in their own phase loses at once. Each turn starts with a headline that both sides choose in secret. Vietnam Revolts brings influence to Vietnam and makes your operations in Southeast Asia stronger this turn.
ts-lesson-first-card = Now you play a card in each action round. Nuclear Test Ban is worth 4 points, the strongest you hold: good for a coup while DEFCON still allows one in the Middle East.
ts-lesson-first-ops = A card is used for its event or for its points. Choose operations and keep the event for another day.
ts-lesson-first-kind = The points go into influence, a coup or realignments. A coup is quick, and it counts as the military operations you need by the end of the turn.
ts-lesson-first-coup = Iran is a battleground with little American influence. A coup there can throw it out and open the Middle East to you; DEFCON drops one level.
ts-lesson-first-own-event = Decolonization is a Soviet card: its event is yours. It reaches countries far from everything you have.
ts-lesson-first-event = Your own events are often worth more than the points on the card. Use the event this time.
ts-lesson-first-spread = Thailand is worth most in Southeast Asia. Go on with countries where nobody else is yet.
ts-lesson-first-enemy-card = Duck and Cover belongs to the United States: if you used its points, its event would happen as well. There is a way out.
ts-lesson-first-space = In the space race the event of a card never happens. Send one bad card there each turn, and with luck your marker moves on and gives VP.
ts-lesson-first-scoring = Scoring cards are how regions give VP. One must be played in the turn you get it: when the region looks best for you, and not later than your last round. Play Asia Scoring now.
ts-lesson-first-score = Presence, domination and control of a region give points, and so does each battleground you control. Score Asia and see in the log how it comes out.
ts-lesson-first-influence = With the rounds that are left you spread on the map. Take Olympic Games for its points.
ts-lesson-first-points = As an event the other side would take part or boycott, and a boycott lowers DEFCON. Use the points.
ts-lesson-first-place = Influence is the quiet way: markers go where you have some already, or beside that. A country is yours when you lead there by its stability. Place it where a battleground is within reach.
ts-lesson-first-last-round = The last card of the turn. One card may stay in your hand for the next turn, but never a scoring card. Play Nasser.
ts-lesson-first-turn-ends = Use its event. Then the turn ends: whoever has fewer military operations than DEFCON gives VP away, hands are filled, and a new turn begins with headlines. That is the whole game: go on alone!

# How it ended
ts-end-twenty-points = Victory by 20 VP
ts-end-europe = Victory by control of Europe
ts-end-nuclear-war = Nuclear war
ts-end-crisis-coup = A coup during the Cuban Missile Crisis: nuclear war
ts-end-held-scoring-card = A scoring card was held
ts-end-wargames = The game was ended by Wargames
ts-end-final-scoring = Final scoring

# Names of the map
ts-region-europe = Europe
ts-region-asia = Asia
ts-region-middle-east = Middle East
ts-region-africa = Africa
ts-region-central-america = Central America
ts-region-south-america = South America

ts-country-canada = Canada
ts-country-united-kingdom = United Kingdom
ts-country-norway = Norway
ts-country-sweden = Sweden
ts-country-finland = Finland
ts-country-denmark = Denmark
ts-country-benelux = Benelux
ts-country-france = France
ts-country-spain-portugal = Spain/Portugal
ts-country-italy = Italy
ts-country-greece = Greece
ts-country-turkey = Turkey
ts-country-west-germany = West Germany
ts-country-austria = Austria
ts-country-east-germany = East Germany
ts-country-poland = Poland
ts-country-czechoslovakia = Czechoslovakia
ts-country-hungary = Hungary
ts-country-romania = Romania
ts-country-yugoslavia = Yugoslavia
ts-country-bulgaria = Bulgaria
ts-country-lebanon = Lebanon
ts-country-syria = Syria
ts-country-israel = Israel
ts-country-jordan = Jordan
ts-country-iraq = Iraq
ts-country-iran = Iran
ts-country-gulf-states = Gulf States
ts-country-saudi-arabia = Saudi Arabia
ts-country-egypt = Egypt
ts-country-libya = Libya
ts-country-afghanistan = Afghanistan
ts-country-pakistan = Pakistan
ts-country-india = India
ts-country-burma = Burma
ts-country-laos-cambodia = Laos/Cambodia
ts-country-thailand = Thailand
ts-country-vietnam = Vietnam
ts-country-malaysia = Malaysia
ts-country-indonesia = Indonesia
ts-country-philippines = Philippines
ts-country-australia = Australia
ts-country-japan = Japan
ts-country-taiwan = Taiwan
ts-country-south-korea = South Korea
ts-country-north-korea = North Korea
ts-country-morocco = Morocco
ts-country-algeria = Algeria
ts-country-tunisia = Tunisia
ts-country-west-african-states = West African States
ts-country-saharan-states = Saharan States
ts-country-ivory-coast = Ivory Coast
ts-country-nigeria = Nigeria
ts-country-cameroon = Cameroon
ts-country-zaire = Zaire
ts-country-angola = Angola
ts-country-south-africa = South Africa
ts-country-botswana = Botswana
ts-country-zimbabwe = Zimbabwe
ts-country-se-african-states = SE African States
ts-country-kenya = Kenya
ts-country-somalia = Somalia
ts-country-ethiopia = Ethiopia
ts-country-sudan = Sudan
ts-country-mexico = Mexico
ts-country-guatemala = Guatemala
ts-country-el-salvador = El Salvador
ts-country-honduras = Honduras
ts-country-nicaragua = Nicaragua
ts-country-costa-rica = Costa Rica
ts-country-panama = Panama
ts-country-cuba = Cuba
ts-country-haiti = Haiti
ts-country-dominican-republic = Dominican Republic
ts-country-venezuela = Venezuela
ts-country-colombia = Colombia
ts-country-ecuador = Ecuador
ts-country-peru = Peru
ts-country-bolivia = Bolivia
ts-country-chile = Chile
ts-country-argentina = Argentina
ts-country-paraguay = Paraguay
ts-country-uruguay = Uruguay
ts-country-brazil = Brazil
ts-country-chinese-civil-war = Chinese Civil War

# What is counted over many games
ts-tally-clock = Turn
ts-tally-headline = Headlines
ts-tally-play-event = Cards played for the event
ts-tally-play-ops = Cards played for operations
ts-tally-play-space = Cards spent on the Space Race

# What is told before it is done.
ts-warn-nuclear-war = DEFCON falls to 1 in your own phase: nuclear war. You lose the game.
ts-warn-may-nuclear-war = DEFCON may fall to 1 in your own phase: nuclear war, and the game is lost.
ts-warn-crisis-coup = The Cuban Missile Crisis threatens you: with a coup you lose the game.
ts-warn-held-scoring-card = A scoring card stays in your hand that you can no longer play: you lose the game.
ts-warn-may-hold-scoring-card = A scoring card may stay in your hand that you can no longer play: you would lose the game.
ts-warn-loses = The other side wins the game by this.
ts-warn-may-lose = The other side may win the game by this.
ts-warn-military-short = { $short ->
    [one] Your military operations are 1 point short, and this is your last round: 1 VP for { $side }.
   *[other] Your military operations are { $short } points short, and this is your last round: { $short } VP for { $side }.
}
ts-warn-enemy-event = The event is that of { $side }: it happens too if you use the points.
