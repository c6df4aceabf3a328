# Twilight Struggle: what one reads of it before one sits down

ts-name = Twilight Struggle
ts-board-seat-0 = United States
ts-board-seat-1 = Soviet Union

# Options
ts-option-optional-cards = Optional cards
ts-option-optional-cards-help = Shuffle the seven optional cards, numbers 104 to 110, into the decks.
ts-option-tournament = Tournament rules
ts-option-tournament-help = Held cards are shown at the end of each turn; who holds a scoring card loses.
ts-option-chinese-civil-war = Chinese Civil War
ts-option-chinese-civil-war-help = The Soviet Union must win the Chinese Civil War before anybody has the China Card.
ts-option-handicap-side = Side with extra influence
ts-option-handicap-side-help = Which side places the extra influence after the normal setup.
ts-option-handicap-side-us = { ts-board-seat-0 }
ts-option-handicap-side-ussr = { ts-board-seat-1 }
ts-option-handicap = Extra influence
ts-option-handicap-help = How many extra influence points that side places in countries where it has some already.
