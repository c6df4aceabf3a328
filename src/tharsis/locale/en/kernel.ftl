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
told-nothing = This game has no words for its table.
told-meanwhile = While others decide, you may:
told-no-such-number = Choose a number from 1 to { $last }.
told-no-action = “{ $line }” is no action. Answer with the number of an option, with its words, or in notation.
told-which = “{ $line }” can mean several of your options. Choose by number: { $numbers }.
told-no-undo = Nothing can be taken back: something was shown, rolled or decided since your last move.
told-no-card = No card is called “{ $wanted }”.
told-cards = { $n } cards are called “{ $wanted }…”:
told-rank = { $rank }. { $player }
told-end-resign = { $player } resigned.
told-end-time = { $player } ran out of time.
told-end-abandoned = All agreed to end the game without a result.
