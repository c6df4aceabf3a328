# The server for language models

mcp-instructions =
    You play board games at tables, each with a short number. list_games says what there is; start_game opens a table against bots, join_table takes a seat at a Tharsis server. Then look, and move until the game is over: each answer says what happened and what you are asked next, with numbered options. Answer by number, in words or in notation. You see what your seat may see and nothing else. why explains a refusal, rules and card tell what is printed.

mcp-tool-list-games = The games that can be played, with their seats, bots and options.
mcp-tool-list-tables = Your tables, and at which of them you are asked.
mcp-tool-start-game = Start a game here against bots. Answers with the number of the table, the table as your seat sees it, and the first question.
mcp-tool-join-table = Take a seat at a table of a Tharsis server, by a link.
mcp-tool-leave-table = Leave a table. A game played here is gone; a seat at a server stays yours.
mcp-tool-look = The table as your seat sees it, what happened since your last move, and what is asked: short, long, or one part of it.
mcp-tool-legal = What you may do now: numbered options, with odds and prices where the rules know them.
mcp-tool-why = Why an action is not allowed, with the number of the rule.
mcp-tool-move = Take one of your options. Answers with what happened, and with your next question or the result; a move that loses the game or wastes something is only made once it is confirmed.
mcp-tool-undo = Take your last move back, as long as nothing was shown, rolled or decided since.
mcp-tool-wait = Wait until you are asked, at a table where other people play.
mcp-tool-log = What happened at a table, in numbered lines.
mcp-tool-rules = The rules of a game in our own words: without a number the contents, with one that rule and those below it.
mcp-tool-card = A printed card: its values and its text.

mcp-arg-game = The game's id, for example twilight-struggle.
mcp-arg-table = The number of the table.
mcp-arg-seat = Your seat, counted from 1.
mcp-arg-seats = How many seats; 0 means two, or as near as the game allows.
mcp-arg-bots = Bots for the other seats in their order, or one for all of them; none means the usual one.
mcp-arg-options = Options of the game by name.
mcp-arg-seed = A number that decides all chance, for a game that can be repeated; without it chance is fresh.
mcp-arg-language = The language of the words: en or ko.
mcp-arg-link = A link to a seat (https://…/seat/KEY) or to a table (https://…/table/ID).
mcp-arg-key = The token of a person at that server; without it you come as a guest.
mcp-arg-player-name = Your name at the table, as a guest.
mcp-arg-part = Only the part of the table that begins so: europe, hand, the name of a space or a player.
mcp-arg-long = Everything your seat can see instead of what the next decision needs.
mcp-arg-notation = Write the short notation of each option beside it.
mcp-arg-action = The number of an option, its words, or an action in notation.
mcp-arg-confirmed = Make the move although you have been warned that it loses something.
mcp-arg-seconds = How long at most, in seconds.
mcp-arg-since = The number of the last line you have read; 0 for all.
mcp-arg-number = The number of a rule, for example 6.3.
mcp-arg-name = The card's name, or how a word of it begins.

mcp-game-seats = Seats: { $seats }
mcp-game-sides = With { $n } seats they play: { $sides }
mcp-game-bots = Bots: { $bots }
mcp-game-option = Option { $option }: { $help } One of { $choices }; usually { $default }.

mcp-seated = You sit at table { $table }: { $game }.
mcp-left = You have left table { $table }.
mcp-not-made = The move has not been made, because it loses something. Call again with confirmed if you mean it.
mcp-table = Table { $table }: { $game }, { $how ->
        [waiting] waiting for players
        [unreachable] its server does not answer
        [over] over
        [yours] you are asked
       *[others] others decide
    }
mcp-you-decide = You decide ({ $player }).
mcp-others-decide = Others decide ({ $players }).
mcp-not-started = The table has not started yet: it waits for players.
mcp-so-far = So far:
mcp-no-news = Nothing has happened since.
mcp-no-tables = You sit at no table. Start a game or join one.

mcp-no-table = There is no table { $table }. Your tables: { $known }.
mcp-too-many = You sit at { $most } tables already. Leave one first.
mcp-no-seat = There is no such seat. Choose one from 1 to { $last }.
mcp-bad-bots = { $named } bots are named for { $others } other seats: name one for each, or one for all.
mcp-bad-link = { $link } is no link to a seat (https://…/seat/KEY) or a table (https://…/table/ID).
mcp-refused = The server refuses: { $detail }
mcp-unreachable = { $address } does not answer. Check the address, or try again.
