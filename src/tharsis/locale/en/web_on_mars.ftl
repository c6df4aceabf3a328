# On Mars: words on the board in the browser

om-board-label = Station and colony
om-board-hex = Hex { $hex }
om-board-turn-order = Round { $round }: turn order
om-board-shuttle = Shuttle on the way to { $side }
om-board-mission = { $left } to go · { $crystals } crystals
om-board-mission-done = Mission complete
om-board-lss = Life support · level { $level }
om-board-company = Company board
om-board-goods = Goods (up to { $limit } of each)
om-board-crew = Colonists { $quarters } at home, { $working } at work of { $capacity }
om-board-ships = Ships { $docked } docked, { $hangar } in the hangar
om-board-bots = Bots { $on } out, { $left } left
om-board-lab = Laboratory
om-board-executive = Executive actions
om-board-holdings = Cards and goals
om-board-hidden-goal = hidden goal
om-board-op = Points (if it ended now)
om-board-side = Side
om-board-colonists = Colonists
om-board-progress = Colony level { $level } · round { $round } · { $missions } missions open
om-board-blue = Blue
om-board-green = Green
om-board-purple = Purple
om-board-yellow = Yellow
