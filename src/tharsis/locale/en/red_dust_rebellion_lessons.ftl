# Red Dust Rebellion: the guided first game

rd-lesson-first-rally = You lead Red Dust, and win with a Total Opposition plus Bases above 32 when a Dust Storm comes; after the third storm the best margin wins. The card names who acts first, and that is you: an Operation, with or without a Special Activity, or the Event. Rally gathers Rebels.
rd-lesson-first-space = An Operation is built space by space; each space costs you 1 Resource. Begin in Gandhi: its people oppose the government, and you have a Base there.
rd-lesson-first-rebels = At a Base, Rally brings several Rebels at once: up to the Population plus your Bases. Take Rebels.
rd-lesson-first-count = All three, please. They arrive Hidden: nobody can fight them until they become Active.
rd-lesson-first-second-space = Add Shepard. What the Operation costs so far stands in the question; you pay when all of it is done, and can take steps back until then.
rd-lesson-first-base = Two Rebels make way for a Base. Your score is Total Opposition plus your Bases; above 32 at a Dust Storm you win.
rd-lesson-first-special = A Special Activity goes with an Operation: before, during or after it. Coordinate helps the people and turns them.
rd-lesson-first-people = Tereshkova is Neutral and has a Hidden Rebel of yours. The Rebel becomes Active, and the space shifts towards Opposition.
rd-lesson-first-house = First a home for Displaced Population. With more people here, their Opposition counts for more.
rd-lesson-first-activity-ends = A second space is allowed, but your Rebels stay safer Hidden. Finish Coordinate.
rd-lesson-first-operation-ends = Two spaces are enough for today. Finish Rally and pay.
rd-lesson-first-dig-in = At the end of Rally one Base in a Desert digs in: after an Assault there your Rebels may strike back, as they do in Labyrinths. Choose Noctis Labyrinthus.
rd-lesson-first-storm = A Dust Storm. First the victory check: nobody is above their goal yet, so the game goes on and all earn Resources. Then people are won over: you may pay to shift spaces towards Opposition. Do so where you like, then be done.
rd-lesson-first-redeploy = Redeploy: Rebels in a Desert that is not at Opposition and has no Base of yours must leave; others may. Move these to a space of your choice.
rd-lesson-first-reset = When all stand where you want them, be done. The storms clear, Rebels hide again, and two new cards are turned up.
rd-lesson-first-attack = The other Factions have acted; the log tells which card each followed and why. Who acts is not Eligible for the next card, so you sat out one. Now Attack.
rd-lesson-first-dice = Your Rebels in Gandhi become Active and you roll two dice. Each die not above your Rebels there removes two enemies; a sum not above all forces there damages the space.
rd-lesson-first-pass = You can always Pass: 1 Resource, and you stay Eligible for the next card. Watch the Flashpoint and the Dust Storms, drive Opposition up, and good luck on Mars!
