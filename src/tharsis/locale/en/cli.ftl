# The command line

cli-help = Heavy strategy board games, complete and by the rulebook.
cli-games-help = List the installed games with their options.
cli-bots-help = The bots of a game: how they play, how strong they are, how long they think.
cli-play-help = Play a game in this terminal, against bots or people beside you.
cli-arena-help = Let bots play each other on all cores, and say who is stronger.
cli-balance-help = Who wins a game, how and when it ends, and what goes with winning, from games of bots.
cli-dataset-help = Positions, legal actions, choices and results of many games, as Parquet to learn from.
cli-train-help = Networks that learn a game by playing against themselves.
cli-train-run-help = Go on from what a folder holds, or begin; in slices, on whatever machine.
cli-train-begin-help = A warm start: begin with a network that was exported, a shipped one for example.
cli-train-imitate-help = A warm start: learn the decisions of a dataset first.
cli-train-export-help = Write the network of a folder as ONNX, for bots to play with.
cli-replay-help = Verify a recorded game and step through it.
cli-analyse-help = Judge a recorded game: the odds after each move, the largest swings, and what a bot would have played.
cli-import-help = Play a record of another program by our rules, and say where they part.
cli-cards-help = The printed cards of a game: all, those of some kind, or one by its name.
cli-board-help = The printed spaces and tracks of a game, with what they are next to: all, or one by its name.
cli-rules-help = The rules in our own words, and what carries them.
cli-rules-show-help = Show the rules, or one of them with those below it.
cli-rules-coverage-help = Every rule with the code that cites it and the tests that carry it; rulings and values of our own.
cli-bench-help = Measure how fast the games are, as ratios to random chess games.
cli-serve-help = Open the house: the table in the browser.
cli-worker-help = Play bots and read games for servers, on any machine.
cli-tables-help = Look after the tables of a server.
cli-people-help = Look after the people of a server.
cli-mcp-help = Let a language model play: the games as tools of the Model Context Protocol.

cli-arg-game = The game's id; see: tharsis games
cli-arg-one-game = Only this game, by its id.
cli-arg-card = Only the card of this name, or those of whose names a word begins so.
cli-arg-kind = Only cards of this kind: what they print besides their text, as in blue, scoring or blueprint; may be given several times.
cli-arg-tag = Only cards with this tag, where cards have tags; may be given several times.
cli-arg-search = Only cards on which these words stand.
cli-arg-part = Only the part or the space of this name.
cli-arg-notation = Show the notation of moves as well.
cli-arg-json = Print data as JSON.
cli-arg-seats = How many seats; 0 means two, or as near as the game allows.
cli-arg-seed = The seed that decides all chance.
cli-arg-option = An option of the game; may be given several times.
cli-arg-file = The file to read.
cli-arg-files = The files to read.
cli-arg-version = Say which version runs, compiled or pure Python.
cli-arg-lang = The language of the words, anywhere on the command line.
cli-arg-games = How many games, at least: each deal is played in all its seatings.
cli-arg-bots = The bots that play, by commas.
cli-arg-players = Who sits where, by commas: human or a bot.
cli-arg-seconds = How long a searching bot thinks about one decision.
cli-arg-limit = Decisions after which a game is given up; 0 means as many as the game can take.
cli-arg-workers = How many processes; 0 means all cores.
cli-arg-engine = Where games are played: on this machine, or on a Ray cluster.
cli-arg-pairing = Who meets whom: every two bots (round-robin), a full table in every rotation (rotations) in every arrangement (all-seats), each alone against the last one named (field), or the bots as they are named (seated).
cli-arg-error = The chance of a wrong verdict at which bots whose difference is certain meet no more; 0 plays all games.
cli-arg-arena-out = Keep the games as Parquet in this folder, with a report; the same command goes on where it stopped.
cli-arg-ladder = Write what two neighbouring levels showed into this record of the ladder.
cli-arg-decisions = Keep one row for every decision as well.
cli-arg-train-folder = The folder of the run: its checkpoint, curve and report.
cli-arg-recipe = A file that says how to train, in place of the game's own.
cli-arg-minutes = How long, about; without it until the recipe is done.
cli-arg-train-workers = Processes that play; 0 plays within this one.
cli-arg-train-data = A dataset, as tharsis dataset writes it.
cli-arg-epochs = How often the dataset is gone through.
cli-arg-train-network = The network, as tharsis train export writes it.
cli-arg-train-out = The file to write.
cli-arg-dataset-out = The new folder to write.
cli-arg-dataset-files = Games to read: replay files, or records of other programs.
cli-arg-dataset-games = How many games bots play for it, at least.
cli-arg-database = Read the finished tables of a server as well: sqlite:///file or postgresql://…
cli-arg-forced = Keep decisions with a single answer as well.
cli-arg-markdown = Write the tables into this file.
cli-arg-resume = Go on with a saved game.
cli-arg-replay = Write the game as a replay file; of many games, into this folder.
cli-arg-step = Wait for Enter after each move.
cli-arg-at = Show the table after so many moves.
cli-arg-seat = Look with the eyes of this seat; -1 is a spectator.
cli-arg-analyse-bot = The bot or level that is asked for its choices; none means the best that answers at once.
cli-arg-analyse-seat = Ask about the decisions of this seat alone; -1 means all seats.
cli-arg-swings = How many of the largest swings to list.
cli-arg-tests = Where the tests lie.
cli-arg-number = A rule number.
cli-arg-bench-games = The games to measure; none means all.
cli-arg-bench-seconds = Seconds for each measurement.
cli-arg-record = The file with the recorded ratios.
cli-arg-out = Write table and JSON into this folder.
cli-arg-update = Write this run's ratios into the record.
cli-arg-http = Listen on this port of this machine instead of standard input and output.

cli-error = Error:
cli-internal-error = Something went wrong inside Tharsis: { $error }. Set THARSIS_TRACEBACK=1 to see where.
cli-bad-option = { $pair } is no option: write NAME=VALUE.
cli-bad-value = The option { $name } cannot be { $value }; choose { $choices }.
cli-no-game = There is no game { $wanted }; installed: { $games }.
cli-no-option = { $game } has no option { $name }; there are { $names }.
cli-no-options = { $game } has no options.
cli-bad-language = Write one of { $languages } after --lang.
cli-bad-player = There is no player { $name }; choose { $known }.
cli-bad-players = { $names ->
    [one] 1 player is
   *[other] { $names } players are
} named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one for each.
cli-bad-record = { $file } holds no recorded ratios.
cli-no-games = No game is installed yet. Games are Python packages with an entry point tharsis.games.
cli-no-cards = The game { $game } has no cards.
cli-no-such-cards = No card is like that.
cli-no-tags = The cards of { $game } have no tags.
cli-no-tag = There is no tag { $tag }; choose { $tags }.
cli-no-board = The game { $game } has no board.
cli-board-untold = The game { $game } has no words for its board; --json prints its data.
cli-no-importer = The game { $game } reads no records of other programs.
cli-replays-no-folder = { $path } is no folder. Name one with --replay for the replays of many games.
cli-replays-same-name = Two records would be written to { $path }. Rename one of them, or import them one by one.
cli-no-rule = The rulebook of { $game } has no rule { $number }.
cli-no-tests = There is no folder { $folder }; name the tests with --tests.
cli-not-text = { $file } is no text file.
cli-analyse-unknown = { $file } is neither a replay file nor a record that a game can read: { $reasons }.
cli-other-game = This file is a game of { $game }.
cli-update-what = Name the record to update with --record.

cli-column-bot = Bot
cli-column-write = write
cli-column-card = Card
cli-column-printed = printed
cli-column-text = text
cli-column-rule = Rule
cli-column-title = Title
cli-column-code = Code
cli-column-tests = Tests
cli-column-variant = Variant
cli-column-ratio = Games per chess game
cli-column-rate = Games/s
cli-column-decisions = Decisions/s
cli-column-at-72 = … at a yardstick of 72
cli-column-vector = in vector play
cli-column-length = Decisions a game
cli-column-part-clone = clone µs
cli-column-part-redeal = redeal µs
cli-column-part-view = view µs
cli-column-part-observation = observation µs
cli-column-part-save = save µs
cli-column-part-load = load µs
cli-build-compiled = compiled
cli-build-pure = pure Python

cli-game-seats = { $n ->
    [one] For 1 player.
   *[other] For { $span } players.
}
cli-game-bots = Bots: { $bots }.
cli-option-seats = With { $n ->
    [one] 1 player
   *[other] { $span } players
} only.
cli-option-switch = { $first } or { $last }; usually { $usual }.
cli-option-number = { $first } to { $last }; usually { $usual }.
cli-option-usual = { $meaning } (usual)
cli-cards-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $of }.
cli-no-test = no test
cli-coverage = { $covered } of { $rules ->
    [one] 1 rule has
   *[other] { $rules } rules have
} a test.
cli-card-coverage = { $covered } of { $cards ->
    [one] 1 card has
   *[other] { $cards } cards have
} a test.
cli-ruling = Ruling
cli-own-value = Our own value
cli-rulings = { $n ->
    [one] { $n } ruling:
   *[other] { $n } rulings:
 }
cli-own-values = { $n ->
    [one] * { $n } value of our own:
   *[other] * { $n } values of our own:
 }
cli-unknown-mark = Tests carry the rule { $number }, which the rulebook does not have.
cli-arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} a game
cli-arena-stopped = { $games } of { $wanted ->
    [one] 1 game
   *[other] { $wanted } games
} of { $game }; the others were no longer needed. { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} a game
cli-decisions-where = Name a folder for the decisions with --out.
cli-dataset-empty = Say what to read: --games for games of bots, files, or --database.
cli-dataset-written = { $games ->
    [one] { $positions } positions of { $games } game are in { $path }.
   *[other] { $positions } positions of { $games } games are in { $path }.
 }
cli-train-season = Season { $season }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, entropy { $entropy }
cli-train-trial = { "  " }{ $table }: { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
} won
cli-train-begun = { $path } begins with this network.
cli-train-foreseen = Foresees { $share } of { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} it did not learn from.
cli-train-exported = { $path } is written: { $size } MB.
cli-train-report = Checkpoint, curve and report are in { $path }.
cli-arena-report = The report is in { $path }.
cli-unfinished = did not end
cli-replay-good = { $game }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, all in order.
cli-replay-older = This game follows rules { $rules }; these are rules { $present }. Its positions are not compared.
cli-press-enter = [Enter]
cli-imported = checked { $checked ->
    [one] 1 figure
   *[other] { $checked } figures
}, { $contradictions ->
    [one] 1 contradiction
   *[other] { $contradictions } contradictions
}
cli-import-line = { $file }: checked { $checked ->
    [one] 1 figure
   *[other] { $checked } figures
}, { $contradictions ->
    [one] 1 contradiction
   *[other] { $contradictions } contradictions
}, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
}
cli-import-bad = { $file }: not imported: { $error }
cli-import-total = { $files ->
    [one] 1 record
   *[other] { $files } records
}, { $failed } of them failed: checked { $checked ->
    [one] 1 figure
   *[other] { $checked } figures
}, { $contradictions ->
    [one] 1 contradiction
   *[other] { $contradictions } contradictions
}, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
}
cli-bench-loss = { $variant } fell from { $before } to { $now }, in games per chess game.
cli-bench-missed = { $variant } misses a goal: { $goal }.
cli-yardstick = { $build }; the yardstick gave { $games } random chess games a second on this core.

cli-play-welcome = { $game }. Answer with a number or in words; look shows the table, help lists the rest.
cli-play-goodbye = Goodbye.
cli-play-commands =
    NUMBER or WORDS   take that action; the first words will do, and Tab completes them
    LETTER            open a part of a long list of options
    look              the table; look all: everything you may see; look hand, look europe: a part of it
    card NAME         a card with its printed values and its text
    options           the question again, with your options
    odds              all your options again, one on a line, with odds and prices
    why ACTION        why an action is not allowed
    log               what happened last; log all: everything
    rules [NUMBER]    the rules, or one of them
    undo              take your last move back
    save [FILE]       write the game to a file; go on with --resume FILE
    quit              leave
    Notation is understood as well; with --notation it stands beside the options.
cli-play-parts = A letter shows the options of a part; a number or words take an option at once; odds lists all.
cli-part-count = { $n ->
    [one] 1 option
   *[other] { $n } options
}
cli-news-before = { $n ->
    [one] One line before these is in the log.
   *[other] { $n } lines before these are in the log.
}
cli-hand-over = { $seat } decides now. Press Enter when the right person sits here.
cli-rule = · rule { $number }
cli-why-what = Say which action: why ACTION
cli-card-what = Say which card: card NAME
cli-why-allowed = This is allowed.
cli-saved = Saved as { $file }.
cli-replay-written = The replay is in { $path }.
cli-mcp-open = Language models find the games at { $url }

# Tables and plots of the arena

arena-report = { $game }: games of bots
arena-described = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $variant }, rules { $rules }, seed { $seed }, { $pairing }
arena-pairing-round-robin = every two bots, mirrored
arena-pairing-rotations = a full table, in every rotation
arena-pairing-all-seats = a full table, in every arrangement
arena-pairing-field = one alone against a field of the last one named
arena-pairing-seated = the bots as they are named
arena-certain = { $bot } is stronger
arena-open = open

arena-title-bots = Bots
arena-title-pairs = Two by two
arena-title-seats = Seats
arena-title-seats-by-bot = Seats by bot
arena-title-endings = How games end
arena-title-clock = When games end
arena-title-deeds = What goes with winning

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-played = Played
arena-column-games = Games
arena-column-wins = Wins
arena-column-interval = 95 % interval
arena-column-score = Score
arena-column-seconds = Seconds a game
arena-column-first = First
arena-column-second = Second
arena-column-deals = Deals
arena-column-share = Share
arena-column-verdict = Verdict
arena-column-seat = Seat
arena-column-ending = Ending
arena-column-thing = What
arena-column-done = Games with it
arena-column-beyond = Beyond the seat
arena-axis-beyond = Wins beyond the seat’s, in percentage points
arena-axis-decisions = Decisions a game

arena-plot-ladder = Ratings
arena-plot-seats = Wins by seat
arena-plot-length = Length of games
arena-plot-clock = When games end
arena-plot-scores = Scores

# What a bot says of a recorded game

analysis-described = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} that stood. Odds by { $by }; choices by { $bot }.
analysis-by-network = the network of the game
analysis-by-advisor = the judgement of the game’s advisor
analysis-unfinished = The record ends before the game does: there is no result to compare the odds with.
analysis-chance = yes
analysis-whole = All

analysis-title-moves = Odds after each move
analysis-title-swings = The largest swings
analysis-title-agreement = How often the move played was the bot’s
analysis-title-brier = Brier scores (0 is best)

analysis-column-player = Player
analysis-column-move = Move
analysis-column-choice = The bot would have played
analysis-column-chance = Chance
analysis-column-decisions = Decisions
analysis-column-first = First choice
analysis-column-ordered = With an order
analysis-column-five = Among the first five
analysis-column-blind = … at random
analysis-column-positions = Positions
analysis-column-odds = Odds
analysis-column-plain = The score alone
cli-warn-again = Nothing is done yet: enter it again if you mean it.

# How commands are written, and what help says of them

cli-usage = Usage:
cli-try-help = { $command } --help says more.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = default: { $value }
cli-help-required = required
cli-span = { $low } to { $high }
cli-span-from = { $low } or more
cli-span-to = { $high } or less
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND ...
cli-metavar-game = GAME
cli-metavar-name = NAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-path = PATH
cli-metavar-network = NETWORK
cli-metavar-dataset = DATASET
cli-metavar-port = PORT
cli-metavar-pair = NAME=VALUE
cli-metavar-rule = RULE
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-metavar-address = ADDRESS
cli-metavar-table = TABLE
cli-metavar-person = PERSON
cli-metavar-report = REPORT
cli-arg-help = Show this help.
cli-arg-install-completion = Let Tab complete commands and names in this shell.
cli-arg-show-completion = Show what lets Tab complete in this shell, to be put where you like.
cli-completion-installed = Tab completes in { $shell } when you open it anew; what it needs is in { $path }.

cli-from-to = { $low }–{ $high }

# What is wrong with a command line

cli-aborted = Nothing was done.
cli-yes-or-no = [y/N]
# Every answer that means yes, in small letters
cli-yes = y yes
cli-no-command = There is no command { $wanted }.
cli-no-such-option = There is no option { $option } here.
cli-option-needs-value = Write a value after { $option }.
cli-missing-argument = { $name } is missing.
cli-missing-option = The option { $option } is missing.
cli-too-many-words = This is too much: { $words }.
cli-not-a-choice = { $name } is one of { $choices }.
cli-not-a-number = { $name } is a number.
cli-not-a-number-within = { $name } is a number: { $span }.

# What is wrong with a file

cli-file-missing = There is no file { $file }.
cli-file-forbidden = { $file } may not be read or written by you.
cli-file-folder = { $file } is a folder, not a file.
cli-file-no-folder = { $file } lies in something that is no folder.
cli-file-there = { $file } is there already.
cli-file-broken = { $file } cannot be used: { $error }
cli-system-error = The system does not allow this: { $error }

# The server: tharsis serve and worker

cli-serve-about = Serve tables to browsers. Everything can also be set by environment, as by THARSIS_PORT.
cli-worker-about = Play bots, read imports and look back at games for servers, from any machine that reaches their Redis. It needs neither database nor secret. Everything can also be set by environment, as by THARSIS_REDIS.
cli-serve-at = Tharsis is at { $url }
cli-serve-no-games = No games are installed: the lobby will be empty.
cli-serve-port-taken = Something listens on port { $port } of { $host } already. Name another with --port.
cli-serve-port-forbidden = You may not listen on port { $port } of { $host }. Name one above 1023 with --port.
cli-serve-no-address = Nobody can listen on { $host }, port { $port }. Name an address of this machine with --host.
cli-bad-setting = { $name } cannot be { $value }.
cli-arg-host = The address to listen on.
cli-arg-port = The port to listen on.
cli-arg-server-database = The database: sqlite:///file or postgresql://…
cli-arg-redis = redis://…, which several workers need.
cli-arg-server-workers = How many processes serve.
cli-arg-server-data = The folder for the database and secrets.
cli-arg-worker-redis = redis://…, the one of the servers.
cli-arg-worker-processes = Processes for each kind of work; without it as many as there are cores.
cli-arg-worker-kinds = What is done: bots, analysis or bots,analysis.

# The server: tharsis tables

cli-tables-list-help = All tables, the newest first.
cli-tables-export-help = The replay file of a finished table.
cli-tables-rerun-help = Play running tables again under the present rules, and say what became of them.
cli-tables-delete-help = Remove a table and all its moves.
cli-arg-table = The id of a table.
cli-arg-rerun-table = The id of a table; without it all that are running.
cli-arg-table-state = Only tables in this state.
cli-arg-table-broken = Only tables that cannot be opened.
cli-arg-export-to = The file to write; without it the replay is printed.
cli-arg-yes = Do not ask.
cli-column-table = Table
cli-column-game = Game
cli-column-state = State
cli-column-seats = Seats
cli-column-moved = Last move
cli-column-broken-why = Why it cannot be opened
cli-state-open = open
cli-state-running = running
cli-state-finished = finished
cli-state-broken = { $state }, broken
cli-seat-open = open
cli-table-unreadable = it cannot be read
cli-no-table = There is no table { $table }.
cli-no-running-table = There is no running table { $table }.
cli-export-unfinished = Only a finished game can be exported: a running one would tell its secrets.
cli-export-none = This game has no replay file: it began from a prepared position, or its rules have changed.
cli-rerun-done = follows rules { $rules }, at move { $moves }: { $opened }
cli-rerun-as-it-was = all its moves fit
cli-rerun-quiet = it resumes at its last quiet point
cli-rerun-replayed = it resumes after the last of its moves that fits
cli-rerun-anew = it begins anew
cli-rerun-waits = it has not begun
cli-rerun-broken = cannot be opened: { $why }
cli-delete-table = Delete table { $table } for good?
cli-table-deleted = Table { $table } is deleted.

# The server: tharsis people

cli-people-list-help = Who plays here, the newest first.
cli-people-show-help = All that an operator needs to know of somebody, as JSON.
cli-people-ban-help = Keep somebody out. A server that runs closes their connections within seconds.
cli-people-unban-help = Let somebody in again.
cli-people-mute-help = Let somebody play, but not chat.
cli-people-unmute-help = Let somebody chat again.
cli-people-delete-help = Forget somebody and all their data. Their seats in running games go to bots.
cli-people-reports-help = What people have reported, the newest first.
cli-people-settle-help = Mark a report as looked at.
cli-people-audit-help = Who did what, the newest first.
cli-arg-person = The id of a person, or the name of an account.
cli-arg-most = How many at most.
cli-arg-days = For how many days; for good without it.
cli-arg-people-search = Only whose name contains this.
cli-arg-people-banned = Only those who are kept out or silenced.
cli-arg-ban-reason = Why: they are told.
cli-arg-mute-reason = Why: for the audit trail.
cli-arg-reports-settled = Those that are settled, too.
cli-arg-report = The number of a report.
cli-arg-settle-note = What was done about it.
cli-arg-audit-person = Only what concerns this id.
cli-no-person = There is no person { $person }. Give an id, or the name of an account.
cli-no-open-report = There is no open report { $number }.
cli-delete-person = Delete { $person } and all their data for good?
cli-person-forgotten = { $person } is forgotten.
cli-report-settled = Report { $number } is settled.
cli-operator = operator { $name }
cli-field = { $name }: { $value }
cli-field-true = yes
cli-field-false = no
cli-field-for-good = for good
cli-field-id = id
cli-field-name = name
cli-field-account = account
cli-field-banned = kept out until
cli-field-ban-reason = because
cli-field-muted = silenced until
cli-field-created = since
cli-field-number = number
cli-field-at = at
cli-field-by = by
cli-field-person = person
cli-field-table = table
cli-field-said = said
cli-field-reason = reason
cli-field-settled = settled
cli-field-who = who
cli-field-what = what
cli-field-note = note
cli-deed-password = new password
cli-deed-reset-asked = asked for a new password
cli-deed-reset = new password by a letter
cli-deed-ban = kept out
cli-deed-unban = let in again
cli-deed-mute = silenced
cli-deed-unmute = may chat again
cli-deed-delete = deleted
cli-deed-settle = report settled
cli-deed-table-rerun = tables played again
cli-deed-table-delete = table deleted

# What went wrong elsewhere

cli-contradiction = line { $line }: { $text }: { $figure }: printed { $printed }, ours { $ours } (rule { $rule })
cli-unread = line { $line }: { $text }: { $why }
fault-no-record = This is no record of this game: it has no { $mark }.
fault-record-card = Line { $line }: the card cannot be read, and nothing can be played.
fault-record-parted = The record parts from the rules at once: { $found }

fault-seats = { $game } is for { $low } to { $high }, not for { $count }.
fault-extra = This needs { $library }: pip install 'tharsis[{ $extra }]'
fault-no-file = There is no file { $file }.
fault-replay-unreadable = This is no replay file that can be read.
fault-replay-large = This file is far too large for a replay.
fault-replay-game = This is a replay of { $game }, a game that is not installed.
fault-replay-damaged = This replay is damaged: { $part } cannot be read.
fault-replay-line = Move { $number } of this replay is { $line }. It should read “SEAT ACTION” or “SEAT ACTION: OUTCOMES”.
fault-replay-outcome = This replay names an outcome of chance that does not exist: { $outcome }
fault-replay-set-up = The game of this replay cannot be set up as it was.
fault-replay-tape = Move { $number } ({ $move }) does not fit the recorded outcomes of chance.
fault-replay-move = Move { $number } ({ $move }) cannot be played.
fault-replay-differs = After move { $number } the position differs from the recorded one; see moves { $first } to { $number }.
fault-replay-goes-on = The replay names a result, but after move { $number } the game goes on.
fault-replay-result = The game ends otherwise than the replay says.
fault-replay-left = { $n ->
    [one] One recorded outcome of chance is
   *[other] { $n } recorded outcomes of chance are
} left over.
fault-no-bot = There is no bot { $bot } for { $game }; choose { $bots }.
fault-no-judge = { $game } has neither a network nor an advisor: nothing can judge its positions.
fault-no-seat = This game has seats 0 to { $last }, not { $seat }.
fault-bad-ladder = This is no record of the ladder.
fault-no-levels = { $game } has no levels: the ladder is for games that have.
fault-no-neighbours = The ladder is for two neighbouring levels, mirrored: name two of { $levels }.
fault-search-seconds = A bot that searches needs some time: choose --seconds above 0.
fault-no-network = There is no network { $path }.
fault-bad-network = { $path } is no network.
fault-other-network = The network { $path } was made for other rules than { $game } has now.
fault-no-observation = { $game } has no observation for learning.
fault-no-recipe = There is no recipe for { $game }: write one and name it with --recipe.
fault-bad-recipe = The recipe is no TOML.
fault-recipe-unknown = A recipe has no { $names }; there are { $known }.
fault-recipe-lacks = The recipe lacks { $names }.
fault-recipe-low = { $name } of a recipe is 1 or more.
fault-recipe-share = { $name } of a recipe is a share, 0 to 1.
fault-recipe-width = { $path } has another width or number of blocks than the recipe.
fault-no-dataset = There is no dataset in { $folder }: make one with tharsis dataset.
fault-bad-dataset = { $file } is damaged or of another version: make the dataset anew.
fault-other-dataset = { $file } is a dataset of { $game }.
fault-older-dataset = { $file } is of version { $rules } of the rules; the present one is { $present }.
fault-checkpoint-there = There is a checkpoint in { $folder } already: name a new folder.
fault-no-checkpoint = There is no checkpoint in { $folder }.
fault-other-checkpoint = The checkpoint in { $folder } has another { $name }: begin anew in another folder.
fault-folder-there = { $folder } is there already: name a new folder.
fault-no-engine = There is no engine { $engine }; choose { $engines }.
fault-no-arena = { $folder } is no folder of an arena: name one that is empty or new.
fault-other-arena = { $folder } holds another job: { $name } is { $there } there, not { $here }. Take another folder.
fault-busy-arena = Another run writes into { $folder }: wait for it.
fault-bad-results = { $file } is damaged: take another folder.
fault-bad-part = { $file } is damaged. Remove it and run again: its games are played anew.
fault-bad-chance = Choose an --error below 1, or 0 to play all games.
fault-bots-for-seats = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
} named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one for each, or one.
fault-large-deal = Each deal would be { $n ->
    [one] 1 game
   *[other] { $n } games
}: take fewer bots or rotations.
fault-no-bots = Name at least one bot.
fault-no-pairing = There is no pairing { $pairing }; choose { $pairings }.
fault-bots-twice = Name each bot once for { $pairing }, or take the pairing seated.
fault-no-games = Play at least one game.
fault-other-rules = { $game } has rules { $present } here, not { $rules }.
fault-crash = { $game } broke off after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; the game is kept as { $path }.
fault-workers-database = Several workers need PostgreSQL: give --database postgresql://…
fault-workers-redis = Several workers need Redis between them: give --redis redis://…
fault-no-processes = A server without processes of its own needs tharsis worker, and Redis between them. Give --redis redis://…, or let THARSIS_BOT_WORKERS and THARSIS_IMPORT_WORKERS be 1 or more.
fault-no-database = { $database } is no database I know: use sqlite:///… or postgresql://…
fault-short-secret = THARSIS_SECRET is too short to be safe: it needs { $n } characters. Leave it out, and one is made.
fault-no-such-work = { $kinds } is not what a worker does: give --kinds bots, analysis or bots,analysis.
fault-no-redis = A worker gets its work through Redis: give --redis redis://…, or THARSIS_REDIS.
fault-redis-address = { $address } is no address of a Redis.
fault-redis-away = Redis cannot be reached at { $address }. Is it running, and is its address right?
