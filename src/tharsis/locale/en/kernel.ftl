# What all games share

seat = Seat { $number }

why-unknown-action = There is no such action.
why-game-over = The game is over.
why-not-your-decision = It is not your decision now.
why-not-now = This is not what is being decided now.

bot-random = Random
bot-random-help = Takes any legal action.
bot-heuristic = Practised
bot-heuristic-help = Knows the game and answers at once.
bot-search = Thinker
bot-search-help = Looks ahead through many possible games.

told-both = { $many } and { $last }
told-news = Since your last move:
told-no-section = Nothing on the table is called “{ $wanted }”. There are: { $titles }.
