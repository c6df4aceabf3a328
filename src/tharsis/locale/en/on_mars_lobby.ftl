# On Mars: what one reads of it before one sits down

om-name = On Mars

# Options
om-option-length = Length
om-option-length-help = The mission cards: two short ones and a long one, or one short and two long.
om-option-length-short = Short
om-option-length-long = Long
om-option-first-settlers = First Colonists
om-option-first-settlers-help = For a first game: fixed missions, dealt Turn Order spaces, and cards with small tasks.
om-option-short-ending = Space Oddity
om-option-short-ending-help = The game ends with the Colonization phase in which the end is triggered.
om-option-solo-goal = Solo goal
om-option-solo-goal-help = What you must reach to beat Lacerda when you play alone: any one of the goals, or the one you choose now.
om-option-solo-goal-any = Any one of the four
om-option-solo-goal-first-colonists = First Colonists
om-option-solo-goal-next-generation = Next Generation
om-option-solo-goal-hunky-dory = Hunky Dory
om-option-solo-goal-martian-potato = Martian Potato
