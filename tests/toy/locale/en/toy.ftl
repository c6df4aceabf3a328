toy-name = Lanterns

toy-do-bid = Bid { $card }
toy-do-roll = Roll for coins
toy-do-raid = Raid seat number { $victim }
toy-do-omen = Read the omens
toy-do-bury = Bury { $card }
toy-do-done = Done
toy-do-pay = Pay two coins
toy-do-yield = Yield { $card }
toy-do-peek = Light a lantern at seat number { $victim }

toy-why-not-held = You do not hold { $card }.
toy-why-self-raid = You cannot raid yourself.
toy-why-no-such-seat = Nobody sits there with a card to show.
toy-why-poor = You have only { $n } coins.
toy-why-not-drawn = This card is not among the omens that are left.
toy-why-no-lantern = You have no lantern left.

toy-ask-bid = Round { $round }: bid a card
toy-ask-prize = Take your prize
toy-ask-raid = { $seat } raids you: pay or yield a card
toy-ask-omen = Bury any of the omens

toy-log-bid = { $seat } bid { $card }.
toy-log-roll = { $seat } rolled { $n }.
toy-log-raid = { $seat } raided seat number { $victim }.
toy-log-pay = { $seat } paid.
toy-log-yield = { $seat } yielded { $card }.
toy-log-yield-hidden = { $seat } yielded a card.
toy-log-omen = { $seat } saw { $card } and { $other }.
toy-log-omen-hidden = { $seat } read the omens.
toy-log-bury = { $seat } buried { $card }.
toy-log-peek = { $seat } saw { $card } in the hand of seat number { $victim }.
toy-log-peek-hidden = { $seat } lit a lantern at seat number { $victim }.

toy-end-rounds = All rounds are played.
toy-end-rich = Somebody has thirty coins.

toy-card-c0 = Reed of Dawn
toy-card-c1 = Stone of Dawn
toy-card-c2 = River of Dawn
toy-card-c3 = Storm of Dawn
toy-card-c4 = Crown of Dawn
toy-card-c5 = Reed of Noon
toy-card-c6 = Stone of Noon
toy-card-c7 = River of Noon
toy-card-c8 = Storm of Noon
toy-card-c9 = Crown of Noon
toy-card-c10 = Reed of Dusk
toy-card-c11 = Stone of Dusk
toy-card-c12 = River of Dusk
toy-card-c13 = Storm of Dusk
toy-card-c14 = Crown of Dusk
toy-card-c15 = Reed of Night
toy-card-c16 = Stone of Night
toy-card-c17 = River of Night
toy-card-c18 = Storm of Night
toy-card-c19 = Crown of Night

toy-tally-clock = Rounds
toy-tally-bid = Cards bid
toy-tally-bury = Cards buried
