# What all games share

seat = Seat { $number }
guest = Guest { $number }

why-unknown-action = There is no such action.
why-game-over = The game is over.
why-not-your-decision = It is not your decision now.
why-not-now = This is not what is being decided now.

bot-novice = Novice
bot-novice-help = Knows the rules, overlooks some of what it could do, and clings to what it likes.
bot-regular = Regular
bot-regular-help = Plays by sound rules of thumb, one action ahead.
bot-strong = Strong
bot-strong-help = Plays by what it learned in many games, and counts to the end when it is near.
bot-master = Master
bot-master-help = Plays by what it learned, and looks ahead before it decides.
bot-heuristic = Heuristic
bot-heuristic-help = For research: what the level Regular plays by.
bot-random = Random
bot-random-help = For research: takes any legal action.
bot-search = Search
bot-search-help = For research: looks ahead through many possible games.
bot-rating = Rating { $rating }
bot-rating-between = Rating { $rating } ({ $low } to { $high })
bot-unrated = Not rated yet
bot-at-once = Answers at once
bot-thinks = Thinks up to { $seconds } s about a decision

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
told-no-kind = No card is of the kind “{ $wanted }”. There are: { $kinds }.
told-meant = Did you mean { $names }?
told-cards = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} called “{ $wanted }…”:
told-rank = { $rank }. { $player }
told-end-resign = { $player } resigned.
told-end-time = { $player } ran out of time.
told-end-abandoned = All agreed to end the game without a result.
