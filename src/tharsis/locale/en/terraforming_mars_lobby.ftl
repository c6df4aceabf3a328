# Terraforming Mars: what one reads of it before one sits down

tm-name = Terraforming Mars

# Options
tm-option-corporate-era = Corporate Era
tm-option-corporate-era-help = All 208 cards and 12 corporations; everybody starts without production. Off: the shorter standard game.
tm-option-draft = Draft
tm-option-draft-help = In research, keep one of four cards and pass the rest on, until everybody has four to buy from.
tm-option-beginner-1 = Beginner at seat 1
tm-option-beginner-1-help = Starts with the beginner corporation: 42 M€ and ten free cards.
tm-option-beginner-2 = Beginner at seat 2
tm-option-beginner-2-help = Starts with the beginner corporation: 42 M€ and ten free cards.
tm-option-beginner-3 = Beginner at seat 3
tm-option-beginner-3-help = Starts with the beginner corporation: 42 M€ and ten free cards.
tm-option-beginner-4 = Beginner at seat 4
tm-option-beginner-4-help = Starts with the beginner corporation: 42 M€ and ten free cards.
tm-option-beginner-5 = Beginner at seat 5
tm-option-beginner-5-help = Starts with the beginner corporation: 42 M€ and ten free cards.
