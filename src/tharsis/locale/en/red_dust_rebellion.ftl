# Red Dust Rebellion: names, actions, questions, refusals, log.

rd-space-ascraeus-mons = Ascraeus Mons
rd-space-tharsis-tholus = Tharsis Tholus
rd-space-noctis-labyrinthus = Noctis Labyrinthus
rd-space-sinai-planum = Sinai Planum
rd-space-daedalia-planum = Daedalia Planum
rd-space-arsia-mons = Arsia Mons
rd-space-europa = Europa
rd-space-tenzing = Tenzing
rd-space-pavonis-mons = Pavonis Mons
rd-space-syria-planum = Syria Planum
rd-space-tereshkova = Tereshkova
rd-space-shepard = Shepard
rd-space-new-cordoba = New Córdoba
rd-space-rutherford = Rutherford
rd-space-radau = Radau
rd-space-trouvelot = Trouvelot
rd-space-marth = Marth
rd-space-shenzhou = Shenzhou
rd-space-alpheus-colles = Alpheus Colles
rd-space-coronae-montes = Coronae Montes
rd-space-hellas-chaos = Hellas Chaos
rd-space-gandhi = Gandhi
rd-space-sharma = Sharma
rd-space-wilderness = The Wilderness
rd-space-phobos = Phobos
rd-space-transit = Transit
rd-space-earth = Earth
rd-space-orbit = Orbit
rd-kind-mg-troop = MarsGov Troop
rd-kind-fortified = Fortified Troop
rd-kind-mg-base = MarsGov Base
rd-kind-security = Security
rd-kind-specops = Hidden SpecOps
rd-kind-active-specops = Active SpecOps
rd-kind-corp-base = Corporate Base
rd-kind-terraforming = Terraforming Base
rd-kind-eg-troop = EarthGov Troop
rd-kind-satellite = Satellite
rd-kind-rd-rebel = Hidden Red Dust Rebel
rd-kind-active-rd = Active Red Dust Rebel
rd-kind-rd-base = Red Dust Base
rd-kind-dug-in = Dug-In Base
rd-kind-cr-rebel = Hidden Reclaimer Rebel
rd-kind-active-cr = Active Reclaimer Rebel
rd-kind-cr-base = Reclaimer Base
rd-kind-conversion = Conversion Center
rd-kind-supply = Supply
rd-kind-population = Population
rd-faction-eg = EarthGov
rd-operation-train = Train
rd-operation-logistics = Logistics
rd-operation-secure = Secure
rd-operation-recon = Recon
rd-operation-assault = Assault
rd-operation-rally = Rally
rd-operation-march = March
rd-operation-travel = Travel
rd-operation-attack = Attack
rd-operation-campaign = Campaign
rd-operation-preach = Preach
rd-special-entrench = Entrench
rd-special-petition = Petition
rd-special-transport = Transport
rd-special-public-relations = Public Relations
rd-special-exploit = Exploit
rd-special-raid = Raid
rd-special-redistribute = Redistribute
rd-special-coordinate = Coordinate
rd-special-ambush-rd = Ambush (Red Dust)
rd-special-purify = Purify
rd-special-ransack = Ransack
rd-special-ambush-cr = Ambush (Reclaimers)
rd-side-unshaded = unshaded
rd-side-shaded = shaded
rd-line-europa-tenzing = Europa–Tenzing line
rd-line-tenzing-shepard = Tenzing–Shepard line
rd-line-shepard-tereshkova = Shepard–Tereshkova line
rd-line-new-cordoba-shenzhou = New Córdoba–Shenzhou line
rd-line-rodgers-line = Rodgers Line
rd-choice-rebel = One Rebel
rd-choice-rebels = Several Rebels
rd-choice-base = Place a Base
rd-choice-hide = Hide all Rebels
rd-choice-upgrade = A Conversion Center
rd-choice-bombard = Bombard
rd-choice-beacon = Navigation Beacon
rd-choice-drop-pods = Drop Pods
rd-choice-eg-plus = EG+: Confidence will rise
rd-choice-eg-minus = EG−: Confidence will fall
rd-choice-supply = Supply
rd-choice-eg-troops = EarthGov Troops
rd-choice-mg-troops = MarsGov Troops
rd-choice-profits = Profits
rd-choice-population = Send Population
rd-choice-ambush = Ambush
rd-choice-remove = Remove
rd-choice-replace = Replace
rd-choice-take-resources = Take Resources
rd-choice-empty-transit = Empty Transit of Supply
rd-choice-mg-resources = MarsGov Resources
rd-choice-attack = Attack
rd-choice-assault = Assault
rd-choice-recon = Recon
rd-choice-draw = Draw
rd-choice-red-dust = Red Dust
rd-choice-reclaimers = Reclaimers
rd-choice-add = Add
rd-promise-as-said = both do as they have said
rd-promise-spend = what is given is spent on this action
rd-promise-spare = the acting Faction spares the other's pieces
rd-promise-help = the other gives what was named
rd-promise-no-reply = the other does not strike back
rd-level-active-opposition = Active Opposition
rd-level-passive-opposition = Passive Opposition
rd-level-neutral = Neutral
rd-level-passive-support = Passive Support
rd-level-active-support = Active Support
rd-result-no = no
rd-result-yes = yes
rd-npline-event = plays the Event
rd-npline-asset-event = plays an Asset event
rd-npline-op-only = Operation only
rd-npline-pass = passes to be first next time
rd-npline-op-and-special = Operation and Special Activity
rd-npline-limited-op = Limited Operation
rd-npcard-A = A
rd-npcard-AA = AA
rd-npcard-B = B
rd-npcard-BB = BB
rd-npcard-C = C
rd-npcard-CC = CC
rd-npcard-D = D
rd-npcard-DD = DD
rd-npcard-E = E
rd-npcard-EE = EE
rd-npcard-F = F
rd-npcard-FF = FF
rd-npcard-G = G
rd-npcard-GG = GG
rd-npcard-H = H
rd-npcard-HH = HH
rd-npcard-J = J
rd-npcard-JJ = JJ
rd-npcard-K = K
rd-npcard-KK = KK
rd-npcard-L = L
rd-npcard-LL = LL
rd-npcard-M = M
rd-npcard-MM = MM
rd-npcard-N = N
rd-npcard-NN = NN
rd-npcard-P = P
rd-npcard-PP = PP
rd-npcard-Q = Q
rd-npcard-QQ = QQ
rd-npcard-R = R
rd-npcard-RR = RR
rd-npcard-S = S
rd-npcard-SS = SS
rd-npcard-T = T
rd-npcard-TT = TT
rd-npcard-U = U
rd-npcard-UU = UU
rd-npcard-V = V
rd-npcard-VV = VV
rd-npcard-W = W
rd-npcard-WW = WW
rd-npcard-X = X
rd-npcard-XX = XX
rd-npcard-Y = Y
rd-npcard-YY = YY
rd-npcard-Z = Z
rd-npcard-ZZ = ZZ
rd-condition-displaced-any = people are displaced
rd-condition-2d6-le-available-mg-troops = two dice show at most the Available MarsGov Troops
rd-condition-1d6-le-available-mg-troops = one die shows at most the Available MarsGov Troops
rd-condition-labyrinth-support-with-rebel = a Rebel in a Labyrinth at Support
rd-condition-desert-support-with-rebel = a Rebel in a Desert at Support
rd-condition-labyrinth-support-with-hidden-rebels = Hidden Rebels in a Labyrinth at Support
rd-condition-space-without-coin-control = a space without COIN Control
rd-condition-coin-control-not-active-support = a COIN space not at Active Support
rd-condition-eg-minus = the EarthGov marker shows EG−
rd-condition-assault-base-or-3-or-at-support = Assault could remove a Base, 3 Rebels, or Rebels at Support
rd-condition-assault-base-or-at-support = Assault could remove a Base or Rebels at Support
rd-condition-assault-base = Assault could remove a Base
rd-condition-assault-base-or-2 = Assault could remove a Base or 2 Rebels
rd-condition-labyrinth-no-coin-control-reachable-mg = MarsGov can reach a Labyrinth without COIN Control
rd-condition-labyrinth-no-coin-control-reachable-corp = Corporations can reach a Labyrinth without COIN Control
rd-condition-desert-no-corp-base-reachable-corp = Corporations can reach a Desert without their Base
rd-condition-basic-corp-base-in-desert = a Corporate Base in a Desert is not Terraforming
rd-condition-two-exploit-spaces = two spaces can be Exploited
rd-condition-coin-control-security-damage-and-sa = Damage where Security is in control
rd-condition-available-corp-base = a Corporate Base is Available
rd-condition-2d6-le-available-security = two dice show at most the Available Security
rd-condition-eg-confidence-above-4 = EarthGov Confidence above 4
rd-condition-2d6-le-available-rd-forces = two dice show at most the Available Red Dust forces
rd-condition-1d6-le-available-rd-bases = one die shows at most the Available Red Dust Bases
rd-condition-rd-15-rebels-on-map = 15 Red Dust Rebels on the map
rd-condition-rd-3-rebels-at-enemy-base = 3 Red Dust Rebels at an enemy Base
rd-condition-rd-3-rebels-in-a-space = 3 Red Dust Rebels in a space
rd-condition-rd-3-rebels-base-possible = 3 Red Dust Rebels where a Base fits
rd-condition-rd-rebels-in-2-populated-not-active-opposition = Red Dust in two Populated spaces not at Active Opposition
rd-condition-rd-hidden-at-vulnerable-base-and-sa = a Hidden Red Dust Rebel at a Vulnerable Base
rd-condition-rd-rebel-in-2pop-not-active-opposition = Red Dust where 2 Population are not at Active Opposition
rd-condition-rd-3-rebels-with-enemy-forces = 3 Red Dust Rebels with enemy forces
rd-condition-available-cr-base = a Reclaimer Base is Available
rd-condition-2d6-le-available-cr-forces = two dice show at most the Available Reclaimer forces
rd-condition-1d6-le-available-cr-rebels = one die shows at most the Available Reclaimer Rebels
rd-condition-cr-base-without-hidden-rebel = a Reclaimer Base without a Hidden Rebel
rd-condition-cr-rebel-not-neutral = a Reclaimer Rebel in a space that is not Neutral
rd-condition-cr-hidden-at-vulnerable-or-uncontrolled-and-sa = a Hidden Reclaimer Rebel at a Vulnerable Base or without Control
rd-condition-cr-10-rebels-on-map = 10 Reclaimer Rebels on the map
rd-condition-cr-3-rebels-in-a-space = 3 Reclaimer Rebels in a space
rd-condition-cr-3-rebels-at-enemy-base-or-uncontrolled = 3 Reclaimer Rebels at an enemy Base or without Control
rd-condition-cr-rebel-at-support-opposition-or-population = a Reclaimer Rebel among people
rd-condition-secure-was-performed = Secure was performed
rd-condition-recon-was-performed = Recon was performed
rd-condition-asset-total-below-3 = Asset Total below 3
rd-do-pass = Pass
rd-do-done = Done
rd-do-op = { $operation }
rd-do-event = Play the Event, { $side }
rd-do-asset = Play { $asset }
rd-do-discard = Discard { $asset }
rd-do-pay = Pay with { $asset }
rd-do-special = Add { $special }
rd-do-pick = Choose { $space }
rd-do-ambush = Ambush in { $space }
rd-do-suppress = Suppress in { $space }
rd-do-house = House in { $space }
rd-do-repair = Repair { $space }
rd-do-shift = Shift { $space }
rd-do-lobby = Lobby
rd-do-choose = { $choice }
rd-do-name = { $faction }
rd-do-count = { $count ->
    [0] None
   *[other] { $count } of them
}
rd-do-dice = Dice { $die } and { $other }
rd-do-campaign = { $campaign }
rd-do-line = { $line }
rd-do-move = { $kind } from { $space }
rd-do-remove = { $kind } in { $space }
rd-do-place = { $space ->
    [Earth] Place { $kind } on Earth
    [Phobos] Place { $kind } on Phobos
   *[other] Place { $kind } in { $space }
}
rd-do-accept = Agree
rd-do-refuse = Refuse
rd-do-give = Spend { $asset }
rd-do-request = Ask { $faction } for Resources
rd-do-offer = Offer Resources from { $faction }
rd-do-propose = Propose an agreement: { $faction }
rd-do-promise = { $promise }
rd-do-deal = Trade or agree
rd-end-check-mg = MarsGov met the victory condition in a Dust Storm.
rd-end-final-mg = MarsGov had the best margin after the third Dust Storm.
rd-end-check-corp = The Corporations met the victory condition in a Dust Storm.
rd-end-final-corp = The Corporations had the best margin after the third Dust Storm.
rd-end-check-rd = Red Dust met the victory condition in a Dust Storm.
rd-end-final-rd = Red Dust had the best margin after the third Dust Storm.
rd-end-check-cr = The Reclaimers met the victory condition in a Dust Storm.
rd-end-final-cr = The Reclaimers had the best margin after the third Dust Storm.
rd-why-number = The number must lie between { $low } and { $high }.
rd-why-other-space = That space is not part of this choice.
rd-why-other-piece = Another kind of piece is meant here.
rd-why-other-faction = That belongs to another Faction.
rd-why-other-operation = The card does not allow that Operation.
rd-why-no-such-piece = There is no such piece that could be used.
rd-why-not-yours = You may only move your own units.
rd-why-not-enemy = That piece is not an enemy here.
rd-why-none-available = None of these pieces are Available.
rd-why-stacking = No further Base fits into that space.
rd-why-no-rebels-there = Rebel forces never stand on Phobos.
rd-why-no-controller = Without an EarthGov Controller no EarthGov Troops come.
rd-why-not-controller = Only the EarthGov Controller may use Satellites.
rd-why-no-satellite = No Satellite is in Orbit.
rd-why-hidden = It is Hidden.
rd-why-units-only = Only units can be chosen here.
rd-why-base-guarded = Units still protect this Base.
rd-why-eg-troop-counts-two = An EarthGov Troop counts as two forces.
rd-why-eg-last = EarthGov Troops go last.
rd-why-deep-tunneling = Deep Tunneling shields the Reclaimers from Bombard.
rd-why-must-remove = As many pieces as possible must be removed.
rd-why-must-activate = As many Rebels as possible must be Activated.
rd-why-must-ship = Five pieces must be shipped while there are any.
rd-why-must-flee = The Rebel must leave.
rd-why-must-move = Something has to move first.
rd-why-must-leave = Some pieces still have to leave their spaces.
rd-why-must-ambush = The card asks for an Ambush here.
rd-why-chosen-already = That space has been chosen already.
rd-why-limited = No further space may be chosen.
rd-why-too-poor = You cannot pay for that.
rd-why-storm = A Raging Storm is in the way.
rd-why-storm-there = There is a Storm marker already.
rd-why-haboob = Under the Haboob nobody can Recon or March.
rd-why-mars-only = Only spaces on Mars count here.
rd-why-labyrinths-only = Only Labyrinths count here.
rd-why-deserts-only = Only Deserts count here.
rd-why-unpopulated = Nobody lives there.
rd-why-populated = People live there.
rd-why-at-support = The space is at Support.
rd-why-not-at-support = The space is not at Support.
rd-why-not-neutral = The space is not Neutral.
rd-why-cannot-shift = The space cannot shift that way.
rd-why-no-control = Your side does not Control that space.
rd-why-control-later = Control of this space changes only when the Operation is complete.
rd-why-none-displaced = There is no Displaced Population.
rd-why-damaged = The space is Damaged.
rd-why-not-damaged = There is no Damage.
rd-why-no-housing = No empty box is left for people.
rd-why-housed-already = Only one space may House in this Public Relations.
rd-why-no-security = No Security is there.
rd-why-no-own-forces = None of your forces are there.
rd-why-no-own-rebel = None of your Rebels are there.
rd-why-no-hidden = None of your Rebels there is Hidden.
rd-why-no-enemy = No enemy forces are there.
rd-why-no-active-enemy = No Active enemy forces are there.
rd-why-no-eg-troops = No EarthGov Troops are there.
rd-why-no-rebels = No Rebels are there.
rd-why-no-specops = No Hidden SpecOps is there or next door.
rd-why-no-corp-base = There is no Corporate Base.
rd-why-no-center = There is no Conversion Center.
rd-why-no-basic-base = There is no basic Base to upgrade.
rd-why-outnumbered = MarsGov has as many forces there as the Corporations.
rd-why-loyal = Only MarsGov Troops and Security can be persuaded.
rd-why-train-space = Train needs a MarsGov Base, or a Labyrinth with COIN Control.
rd-why-logistics-space = Logistics takes Earth, Transit or a Desert with a Corporate Base.
rd-why-comms-cutoff = The Comms Cutoff bars Transit.
rd-why-transport-spaces = Transport cannot take a further space.
rd-why-out-of-reach = Units cannot get from there to the destination.
rd-why-not-adjacent = That space is not adjacent.
rd-why-no-goal = The pieces cannot go there.
rd-why-nothing-to-do = Nothing could be done there.
rd-why-not-there = What the card names is not there.
rd-why-no-line = No finished Maglev line is there.
rd-why-more-elsewhere = Elsewhere more of the text can be carried out.
rd-why-more-spaces = The card asks for more spaces.
rd-why-more-pieces = The card asks for more pieces.
rd-why-no-space = There is no space in which this could be done.
rd-why-no-space-yet = Choose at least one space.
rd-why-no-special-now = No Special Activity goes with this.
rd-why-special-used = The Special Activity of this turn is spent.
rd-why-not-together = That Special Activity does not go with this Operation.
rd-why-petition-after = Petition comes only after the Operation.
rd-why-ambush-a-space = Choose a space to Ambush instead.
rd-why-low-die-first = Name the lower die first.
rd-why-no-event-now = The Event is not open to you after what the first Faction did.
rd-why-one-text = This card has only one text.
rd-why-no-asset-event = This Asset card has no event.
rd-why-not-held = That card is not in your hand.
rd-why-not-drawn = That card was not drawn.
rd-why-not-in-play = That Campaign card is not in play.
rd-why-card-owed = That card is needed to pay for the Operation.
rd-why-one-card = Desert Efficiency is paid with a single card, and this one is too small.
rd-why-one-population = Population is shipped by its own rule.
rd-why-top = EarthGov Confidence is at the top.
rd-why-no-transfers = This table plays without transfers.
rd-why-not-executing = Resources pass only to a Faction that is executing something: its player asks, or the giver offers.
rd-why-corp-trades-not = The Corporations neither give nor receive Resources.
rd-why-np-trades-not = Non-players do not trade.
rd-why-asked-already = You two have settled this already in this action.
rd-why-only-to-pay = The Reclaimers receive Resources only for an Operation that they have yet to pay.
rd-why-nothing-to-bind = An agreement needs two players, one of whom is executing something.
rd-why-no-deal = There is nothing more that you could agree on with anybody in this action.
rd-ask-count = How many does the card take?
rd-ask-place-count = { $space }: how many are placed? ({ $kind })
rd-ask-move-count = { $space } → { $to }: how many go? ({ $kind })
rd-ask-lift = None Available: lift { $kind } from elsewhere for { $space }?
rd-ask-remove = { $space }: remove enemy forces, { $n } left.
rd-ask-base-here = Place a Base in { $space }?
rd-ask-activate = { $space }: which Rebels become Active? { $n } left.
rd-ask-eg = Set the EarthGov marker.
rd-ask-house = House Displaced Population?
rd-ask-house-or-repair = House or Repair in one space?
rd-ask-pacify = Pacify: House, Repair or shift towards Support.
rd-ask-agitate = Agitate: House, Repair or shift towards Opposition.
rd-ask-ship-people = Send a Population marker from Earth to Transit?
rd-ask-ship = Send pieces from Earth to Transit: { $n } left.
rd-ask-buy-shipping = Pay a Profit for each further piece to Transit?
rd-ask-discard = Discard an Asset card.
rd-ask-hand-limit = Discard down to six Asset cards.
rd-ask-pay = Pay { $n } with Asset cards.
rd-ask-campaign = Which Campaign card comes into play?
rd-ask-operation = { $operation }: choose a space, or finish. Cost so far: { $n }
rd-ask-special = { $special }: choose a space; { $n } left.
rd-ask-after-operation = Add a Special Activity after { $operation }?
rd-ask-recruit = Place units on Earth: { $n } free, then for a Profit each.
rd-ask-local-recruits = Place Security at Corporate Bases for a Profit each?
rd-ask-gather = Bring units to { $space }.
rd-ask-beacon = Send a Satellite to { $space } to Activate two more Rebels?
rd-ask-raise-specops = { $space }: how many SpecOps become Active?
rd-ask-bombard = Bombard { $space }?
rd-ask-reply = Attack freely in { $space }?
rd-ask-regrow = Where does a Reclaimer Rebel return?
rd-ask-suppress = Suppress Rebels in one more space?
rd-ask-drive-out = { $space }: which Rebels must leave? { $n } left.
rd-ask-flee = Where does the Rebel from { $space } go?
rd-ask-dice = { $space }: set both dice.
rd-ask-rally = What does Rally do in { $space }?
rd-ask-give-up = { $space }: which Rebels make way for the Base?
rd-ask-dig-in = Which Base digs in?
rd-ask-depart = Where do Rebels and Bases of { $space } travel?
rd-ask-hop = What travels from { $space } to { $to }?
rd-ask-go-on = { $n ->
    [one] One Hidden Rebel in { $space } may go on.
   *[other] { $n } Hidden Rebels in { $space } may go on.
}
rd-ask-fortify = { $space }: how many Troops are Fortified?
rd-ask-transport = Which Troops are transported?
rd-ask-unload = { $space }: where do they go? ({ $kind })
rd-ask-good-deeds = { $space }: Repair or House?
rd-ask-move-in = Which Hidden SpecOps move to { $space }?
rd-ask-strike = In which space does a Hidden SpecOps strike next?
rd-ask-persuade = { $space }: remove two cubes, or replace one?
rd-ask-desert = { $space }: which cubes?
rd-ask-convert = { $space }: which enemy pieces are converted? { $n } left.
rd-ask-hack = Whom does the AI rob?
rd-ask-move-up = Discard Asset cards to act earlier?
rd-ask-first-turn = { $faction }, 1st Eligible: what do you do?
rd-ask-second-turn = { $faction }, 2nd Eligible: what do you do?
rd-ask-draw = Draw an Asset card?
rd-ask-perish = { $space }: which Rebel is lost?
rd-ask-conversion = Where does a convert join the Reclaimers?
rd-ask-lobby = Lobby Earth for five Resources?
rd-ask-redeploy = Which pieces redeploy?
rd-ask-event-space = Choose a space for the card; { $n } left.
rd-ask-event-piece = Choose a piece for the card; { $n } left.
rd-ask-event-choice = Choose what the card does.
rd-ask-name = Name the Faction.
rd-ask-free-operation = Which free Operation?
rd-ask-line = Choose a Maglev line.
rd-ask-drop-campaign = Which Campaign card ends?
rd-ask-agree = { $n ->
    [one] { $faction } gives { $to } 1 Resource: agreed?
   *[other] { $faction } gives { $to } { $n } Resources: agreed?
}
rd-ask-agree-cards = { $faction } offers to spend Asset cards for { $to }: agreed?
rd-ask-amount = How many Resources should { $faction } give { $to }?
rd-ask-promise = On what should { $faction } and { $to } agree for this action?
rd-ask-pact = { $faction } and { $to }, for this action: { $promise }. Agreed?
rd-ask-give-cards = Which Asset cards do you spend for { $to }?
rd-ask-deal = What do you propose?
rd-log-place = { $space ->
    [Earth] { $kind } placed on Earth
    [Phobos] { $kind } placed on Phobos
   *[other] { $kind } placed in { $space }
}
rd-log-remove = { $kind } removed from { $space }
rd-log-activate = { $n ->
    [one] { $kind } Activated in { $space }
   *[other] { $n } × { $kind } Activated in { $space }
}
rd-log-hide = { $n ->
    [one] In hiding again in { $space }: { $kind }
   *[other] In hiding again in { $space }: { $n } × { $kind }
}
rd-log-upgrade = { $kind } built in { $space }
rd-log-move = { $n ->
    [one] { $kind } moved from { $space } to { $to }
   *[other] { $n } × { $kind } moved from { $space } to { $to }
}
rd-log-fortified-lost = A Fortified Troop took the Damage in { $space }
rd-log-fortify = { $n ->
    [one] 1 Troop Fortified in { $space }
   *[other] { $n } Troops Fortified in { $space }
}
rd-log-damage = { $space } took Damage
rd-log-shift = { $level ->
    [Neutral] { $space } is now Neutral
   *[other] { $space } is now at { $level }
}
rd-log-eg-plus = The EarthGov marker was set to EG+
rd-log-eg-minus = The EarthGov marker was set to EG−
rd-log-confidence = EarthGov Confidence moved to box { $n }
rd-log-house = { $faction } Housed people in { $space }
rd-log-repair = { $faction } Repaired { $space }
rd-log-supply = { $n } Supply placed on Earth
rd-log-unload = { $n } Supply reached Phobos
rd-log-cycler = The Aldrin Cycler arrived
rd-log-ship = { $kind } left Earth
rd-log-discard = { $asset } discarded
rd-log-draw = Asset drawn: { $asset }
rd-log-draw-hidden = The Reclaimers drew an Asset card
rd-log-asset-total = Asset Total of the Reclaimers: { $n }
rd-log-pay = { $n ->
    [one] { $faction } paid 1 Resource
   *[other] { $faction } paid { $n } Resources
}
rd-log-campaign = Campaign card in play: { $campaign }
rd-log-campaign-ends = Campaign card ends: { $campaign }
rd-log-operation = { $space ->
    [Earth] { $faction }: { $operation } on Earth
    [Phobos] { $faction }: { $operation } on Phobos
   *[other] { $faction }: { $operation } in { $space }
}
rd-log-special = { $faction } added { $special }
rd-log-special-space = { $space ->
    [Earth] { $faction }: { $special } on Earth
    [Phobos] { $faction }: { $special } on Phobos
   *[other] { $faction }: { $special } in { $space }
}
rd-log-satellite = A Satellite moved to { $space }
rd-log-mercenaries = { $n ->
    [one] Mercenaries earned 1 Profit
   *[other] Mercenaries earned { $n } Profits
}
rd-log-suppress = { $faction }: Suppress in { $space }
rd-log-attack = { $faction } attacked in { $space }
rd-log-ambush = { $faction } ambushed in { $space }
rd-log-dice = Dice: { $n } and { $other }
rd-log-exploit = { $n ->
    [one] Exploit in { $space } earned 1 Profit
   *[other] Exploit in { $space } earned { $n } Profits
}
rd-log-redistribute = { $n ->
    [one] Redistribute in { $space } brought 1 Resource
   *[other] Redistribute in { $space } brought { $n } Resources
}
rd-log-next-card = Current Event: { $event }. Next: { $next }
rd-log-move-up = { $n ->
    [one] The Reclaimers moved up one place in the order
   *[other] The Reclaimers moved up { $n } places in the order
}
rd-log-turn = { $faction } chose { $operation }
rd-log-pass = { $faction } passed
rd-log-event = { $faction } played { $event } ({ $side })
rd-log-asset = The Reclaimers played { $asset }
rd-log-approaching = A storm approaches { $space }
rd-log-raging = A storm rages in { $space }
rd-log-flashpoint = Flashpoint Round
rd-log-casualties = { $n ->
    [one] Corporate Casualties cost 1 Profit
   *[other] Corporate Casualties cost { $n } Profits
}
rd-log-terraforming = { $n ->
    [one] Terraforming earned 1 Profit; Conversion Centers took { $lost }
   *[other] Terraforming earned { $n } Profits; Conversion Centers took { $lost }
}
rd-log-dust-storm = Dust Storm Round { $n }
rd-log-displaced = { $n ->
    [one] Displaced Population cost 1 Profit, and MarsGov 3 Resources
   *[other] Displaced Population cost { $n } Profits, and MarsGov three times as many Resources
}
rd-log-earnings = Earnings: MarsGov { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
}, the Corporations { $profits ->
    [one] 1 Profit
   *[other] { $profits } Profits
}, Red Dust { $rd ->
    [one] 1 Resource
   *[other] { $rd } Resources
}
rd-log-rodgers = The Rodgers Line is finished
rd-log-transfer = { $n ->
    [one] { $faction } gave { $to } 1 Resource
   *[other] { $faction } gave { $to } { $n } Resources
}
rd-log-pledge = { $n ->
    [one] { $faction } set 1 Resource aside for { $to }
   *[other] { $faction } set { $n } Resources aside for { $to }
}
rd-log-pledge-back = { $n ->
    [one] { $faction } took 1 Resource back
   *[other] { $faction } took { $n } Resources back
}
rd-log-pact = { $faction } and { $to } agreed for this action: { $promise }
rd-log-np-card = { $faction } followed Curiosity card { $card }
rd-log-np-check = Check: { $condition }? { $result }
rd-log-np-action = { $faction }: { $line }
rd-log-np-roll = Activation roll: { $n }; it takes more than { $limit }
rd-log-np-rescue = { $n ->
    [one] { $faction } spent a point to go on; 1 is left
   *[other] { $faction } spent a point to go on; { $n } are left
}
rd-log-np-agitate = Agitate Total: { $n }

# What is counted over many games
rd-tally-clock = Dust Storm Rounds
rd-tally-turn = Operations
rd-tally-special = Special Activities
rd-tally-event = Events executed

# What is told before it is done.
rd-warn-check = A Dust Storm is next, and as things stand { $faction } wins the game there.
rd-warn-track-full = { $lost ->
    [one] The track ends at 50: 1 Resource is lost.
   *[other] The track ends at 50: { $lost } Resources are lost.
}
rd-warn-more-spaces = { $n ->
    [one] You could choose 1 more space.
   *[other] You could choose { $n } more spaces.
}
rd-warn-no-special = You could still add a Special Activity.
rd-warn-fewer = { $n ->
    [one] Too few are Available: 1 { $kind } less than the rule allows.
   *[other] Too few are Available: { $n } × { $kind } less than the rule allows.
}
rd-warn-lift = { $n ->
    [one] Too few are Available: 1 { $kind } can only be lifted from elsewhere on the map.
   *[other] Too few are Available: { $n } × { $kind } can only be lifted from elsewhere on the map.
}
rd-warn-exposed-last = Enemies stand in { $space }: your last guarded Base would be open to them.
rd-warn-exposed = Enemies stand in { $space }: your Base there would be unguarded.
rd-warn-unguarded = Your Base in { $space } would be unguarded.
rd-warn-base-lost = { $n ->
    [one] One of your Bases would be gone.
   *[other] { $n } of your Bases would be gone.
}
