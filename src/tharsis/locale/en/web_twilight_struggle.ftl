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
ts-board-until-game = until the game ends
ts-board-until-scoring = until the next scoring
ts-board-until-released = until released
ts-board-until-next-round = until the next action round
ts-board-deck = Deck
ts-board-discard = Discards
ts-board-removed = Removed
ts-board-face-up = ready
ts-board-face-down = next turn
ts-board-net = US { $us }, USSR { $ussr } if scored now
ts-board-stability = stability { $n }
ts-board-battleground = battleground
ts-board-control = { $side ->
        [us] US control
        [ussr] USSR control
       *[none] nobody controls it
    }
ts-board-neighbours = Neighbours
ts-board-values = presence { $presence } · domination { $domination } · control { $control ->
        [0] wins the game
       *[other] { $control }
    }
ts-board-scored-now = Scored now
ts-board-standing = { $degree ->
        [presence] presence
        [domination] domination
        [control] control
       *[none] nothing
    } · { $countries ->
        [one] 1 country
       *[other] { $countries } countries
    } · { $battlegrounds ->
        [one] 1 battleground
       *[other] { $battlegrounds } battlegrounds
    } · { $vp } VP
ts-board-countries-score = { $countries ->
        [one] 1 country
       *[other] { $countries } countries
    } · { $vp } VP
ts-board-defcon = DEFCON { $n }
ts-board-defcon-title = DEFCON
ts-board-milops-title = Military ops
ts-board-milops = Military operations: US { $us }, USSR { $ussr }, required { $n }
ts-board-space-title = Space race
ts-board-space = Space race: US box { $us }, USSR box { $ussr }
ts-board-space-box = card of { $ops } or more, roll 1 to { $roll }
ts-board-space-vp = first { $first } VP, second { $second } VP
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
ts-board-turn-title = Turn
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
ts-board-summary-cards = Cards played
ts-board-summary-defcon = DEFCON
ts-board-summary-unscored = No region was scored.
ts-board-early = Early War
ts-board-mid = Mid War
ts-board-late = Late War
ts-board-early-mark = E
ts-board-mid-mark = M
ts-board-late-mark = L
ts-board-starred = Leaves the game after its event
ts-board-lasting = Its event lasts
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
ts-verb-remove = Remove influence
ts-verb-target = Choose
ts-verb-cancel-crisis = End the crisis
ts-verb-headline = Headline
ts-verb-play = Play
ts-verb-discard = Discard
ts-verb-take = Take
ts-verb-give = Hand over
ts-verb-region = Name a region
ts-board-southeast-asia = Southeast Asia

# Short names that fit a plate
ts-plate-united-kingdom = UK
ts-plate-west-germany = W. Germany
ts-plate-east-germany = E. Germany
ts-plate-czechoslovakia = Czechoslov.
ts-plate-spain-portugal = Spain/Port.
ts-plate-dominican-republic = Dom. Rep.
ts-plate-west-african-states = W. Africa
ts-plate-saharan-states = Sahara
ts-plate-se-african-states = SE Africa
ts-plate-laos-cambodia = Laos/Camb.
ts-plate-saudi-arabia = Saudi Ar.
ts-plate-south-africa = S. Africa
ts-plate-north-korea = N. Korea
ts-plate-south-korea = S. Korea
ts-plate-gulf-states = Gulf States
ts-plate-chinese-civil-war = Civil War
ts-plate-central-america = C. America
ts-plate-south-america = S. America
ts-plate-southeast-asia = SE Asia

# What cards say in hand, where the whole text has no room
ts-card-asia-scoring-short = Presence 3, domination 7, control 9; +1 for each battleground and neighbour of the enemy.
ts-card-europe-scoring-short = Presence 3, domination 7, control wins; +1 for each battleground and neighbour of the enemy.
ts-card-middle-east-scoring-short = Presence 3, domination 5, control 7; +1 for each battleground.
ts-card-five-year-plan-short = The USSR discards a random card; a US event happens at once.
ts-card-the-china-card-short = 4 Ops, 5 if all are in Asia. Then it passes face down. 1 VP at the end of turn 10.
ts-card-socialist-governments-short = The USSR removes 3 US influence in Western Europe, 2 at most from one country.
ts-card-vietnam-revolts-short = USSR +2 in Vietnam. Soviet Ops in Southeast Asia are worth 1 more this turn.
ts-card-korean-war-short = The USSR attacks South Korea. On 4+ it scores 2 VP and takes over. Minus 1 for each US neighbour.
ts-card-arab-israeli-war-short = The USSR attacks Israel. On 4+ it scores 2 VP and takes over. Minus 1 for Israel and each US neighbour.
ts-card-warsaw-pact-formed-short = The USSR clears the US from 4 Eastern European countries, or adds 5, 2 at most in each.
ts-card-de-gaulle-leads-france-short = France: US −2, USSR +1. NATO no longer covers it.
ts-card-olympic-games-short = The opponent takes part (both roll, you +2, 2 VP) or boycotts (DEFCON drops, you get 4 Ops).
ts-card-nato-short = After Marshall Plan or Warsaw Pact. No Soviet coups or realignments against US control in Europe.
ts-card-independent-reds-short = The US matches Soviet influence in Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia.
ts-card-marshall-plan-short = US +1 in each of 7 Western European countries that the USSR does not control.
ts-card-indo-pakistani-war-short = Attack India or Pakistan. On 4+ you score 2 VP and take over. Minus 1 for each enemy neighbour.
ts-card-us-japan-mutual-defense-pact-short = US gains control of Japan. No Soviet coups or realignments there.
ts-card-suez-crisis-short = The USSR removes 4 US influence in France, the UK and Israel, 2 at most from each.
ts-card-east-european-unrest-short = USSR −1 in each of 3 Eastern European countries; −2 in turns 8 to 10.
ts-card-un-intervention-short = Play it with a card of your opponent's event: cancel that event and use the Ops.
ts-card-de-stalinization-short = The USSR may move up to 4 influence to countries without US control, 2 at most into each.
ts-card-formosan-resolution-short = While the US controls Taiwan it is a battleground. Ends when the US plays the China Card.
ts-card-brush-war-short = Attack a country of stability 1 or 2. On 3+ you score 1 VP and take over. Minus 1 for each enemy neighbour.
ts-card-central-america-scoring-short = Presence 1, domination 3, control 5; +1 for each battleground and neighbour of the enemy.
ts-card-arms-race-short = More military ops than the opponent: 1 VP, or 3 VP if you meet the requirement.
ts-card-cuban-missile-crisis-short = DEFCON 2. A coup by your opponent this turn loses the game, unless he removes 2 influence.
ts-card-quagmire-short = The US discards a card of 2+ Ops each round and rolls; 1 to 4 frees it. NORAD ends.
ts-card-salt-negotiations-short = DEFCON +2. Coups have −1 this turn. You may take a card from the discards.
ts-card-bear-trap-short = The USSR discards a card of 2+ Ops each round and rolls; 1 to 4 frees it.
ts-card-summit-short = Both roll, +1 for each region dominated. The winner scores 2 VP and may move DEFCON.
ts-card-junta-short = +2 in a Central or South American country; then a free coup or realignments there.
ts-card-missile-envy-short = Swap this for your opponent's best card: your event happens, or you use its Ops.
ts-card-we-will-bury-you-short = DEFCON drops. The USSR scores 3 VP unless the US plays UN Intervention next.
ts-card-willy-brandt-short = USSR 1 VP and +1 in West Germany, which NATO no longer covers.
ts-card-muslim-revolution-short = The USSR clears the US from two of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan.
ts-card-cultural-revolution-short = The USSR takes the China Card, ready for use; or 1 VP if it has it.
ts-card-flower-power-short = The USSR scores 2 VP whenever the US plays a war card.
ts-card-opec-short = USSR: 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States, Venezuela.
ts-card-camp-david-accords-short = US 1 VP and +1 in Israel, Jordan and Egypt. No more Arab-Israeli War.
ts-card-grain-sales-to-soviets-short = The US sees a random Soviet card and plays it, or gives it back for 2 Ops.
ts-card-john-paul-ii-elected-pope-short = Poland: USSR −2, US +1. Opens the way for Solidarity.
ts-card-latin-american-death-squads-short = This turn your coups in Central and South America have +1, your opponent's −1.
ts-card-shuttle-diplomacy-short = The USSR counts a battleground less at the next Asia or Middle East Scoring.
ts-card-ussuri-river-skirmish-short = The US takes the China Card; if it has it, +4 in Asia, 2 at most in each.
ts-card-africa-scoring-short = Presence 1, domination 4, control 6; +1 for each battleground.
ts-card-south-america-scoring-short = Presence 2, domination 5, control 6; +1 for each battleground.
ts-card-iranian-hostage-crisis-short = Iran: the US loses all, USSR +2. Terrorism hits the US twice.
ts-card-the-iron-lady-short = US 1 VP. USSR +1 in Argentina, none in the UK. No more Socialist Governments.
ts-card-star-wars-short = If ahead in space, the US plays an event from the discards.
ts-card-north-sea-oil-short = No more OPEC. The US may play 8 rounds this turn.
ts-card-the-reformer-short = USSR +4 in Europe (+6 if ahead in VP), 2 at most in each. No more Soviet coups in Europe.
ts-card-soviets-shoot-down-kal-007-short = DEFCON drops, US 2 VP. With South Korea: influence or realignments worth 4.
ts-card-glasnost-short = USSR 2 VP, DEFCON +1. With The Reformer: influence or realignments worth 4.
ts-card-ortega-elected-in-nicaragua-short = The US loses Nicaragua. The USSR may attempt a free coup next to it.
ts-card-latin-american-debt-crisis-short = The US discards a card of 3+ Ops, or the USSR doubles in 2 South American countries.
ts-card-tear-down-this-wall-short = US +3 in East Germany; then a free coup or realignments in Europe. Willy Brandt ends.
ts-card-an-evil-empire-short = US 1 VP. Flower Power ends.
ts-card-iran-iraq-war-short = Attack Iran or Iraq. On 4+ you score 2 VP and take over. Minus 1 for each enemy neighbour.
ts-card-defectors-short = As a US headline it cancels the Soviet one. Played by the USSR it gives the US 1 VP.
ts-card-the-cambridge-five-short = The US shows its scoring cards; USSR +1 in one of their regions. Not in turns 8 to 10.
ts-card-special-relationship-short = With the UK: US +1 next to it; with NATO +2 in Western Europe and 2 VP.
ts-card-norad-short = When DEFCON moves to 2 and the US controls Canada, US +1 where it has influence.
ts-card-che-short = USSR: a coup in a non-battleground of Africa or the Americas; if it removes US influence, another.
ts-card-our-man-in-tehran-short = With a Middle East country the US sees 5 cards of the deck and discards any.
