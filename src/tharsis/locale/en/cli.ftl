# The command line

cli-help = Heavy strategy board games, complete and by the rulebook.
cli-games-help = List the installed games.
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
cli-cards-help = The printed cards of a game, with their effects in words.
cli-board-help = The printed spaces of a game, with what they are next to.
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
cli-arg-json = Print data as JSON.
cli-arg-seats = How many seats; 0 means two, or as near as the game allows.
cli-arg-seed = The seed that decides all chance.
cli-arg-option = An option of the game; may be given several times.
cli-arg-file = The file to read.
cli-arg-files = The files to read.
cli-arg-version = Say which version runs, compiled or pure Python.
cli-arg-lang = The language of the words.
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
cli-bad-language = Choose one of { $languages }.
cli-bad-player = There is no player { $name }; choose { $known }.
cli-bad-players = { $names } players are named for { $seats } seats: name one for each.
cli-bad-record = { $file } holds no recorded ratios.
cli-no-games = No game is installed yet. Games are Python packages with an entry point tharsis.games.
cli-no-cards = The game { $game } has no cards.
cli-no-board = The game { $game } has no board.
cli-no-importer = The game { $game } reads no records of other programs.
cli-replays-no-folder = { $path } is no folder. Name one with --replay for the replays of many games.
cli-replays-same-name = Two records would be written to { $path }. Rename one of them, or import them one by one.
cli-no-rule = The rulebook of { $game } has no rule { $number }.
cli-no-tests = There is no folder { $folder }; name the tests with --tests.
cli-not-text = { $file } is no text file.
cli-analyse-unknown = { $file } is neither a replay file nor a record that a game can read: { $reasons }.
cli-other-game = This file is a game of { $game }.
cli-update-what = Name the record to update with --record.

cli-column-game = Game
cli-column-name = Name
cli-column-seats = Seats
cli-column-bots = Bots
cli-column-bot = Bot
cli-column-style = Style
cli-column-rating = Rating
cli-column-thinks = Time
cli-column-options = Options
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

cli-no-test = no test
cli-coverage = { $covered } of { $rules } rules have a test.
cli-card-coverage = { $covered } of { $cards } cards have a test.
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
cli-arena-played = { $games } games of { $game }, { $decisions } decisions a game
cli-arena-stopped = { $games } of { $wanted } games of { $game }; the others were no longer needed. { $decisions } decisions a game
cli-decisions-where = Name a folder for the decisions with --out.
cli-dataset-empty = Say what to read: --games for games of bots, files, or --database.
cli-dataset-written = { $games ->
    [one] { $positions } positions of { $games } game are in { $path }.
   *[other] { $positions } positions of { $games } games are in { $path }.
 }
cli-train-season = Season { $season }: { $decisions } decisions, entropy { $entropy }
cli-train-trial = { "  " }{ $table }: { $won } of { $games } games won
cli-train-begun = { $path } begins with this network.
cli-train-foreseen = Foresees { $share } of { $decisions } decisions it did not learn from.
cli-train-exported = { $path } is written: { $size } MB.
cli-train-report = Checkpoint, curve and report are in { $path }.
cli-arena-report = The report is in { $path }.
cli-unfinished = did not end
cli-replay-good = { $game }: { $moves } moves, all in order.
cli-replay-older = This game follows rules { $rules }; these are rules { $present }. Its positions are not compared.
cli-press-enter = [Enter]
cli-imported = checked { $checked } figures, { $contradictions } contradictions
cli-import-line = { $file }: checked { $checked } figures, { $contradictions } contradictions, { $warnings } warnings
cli-import-bad = { $file }: not imported: { $error }
cli-import-total = { $files } records, { $failed } of them failed: checked { $checked } figures, { $contradictions } contradictions, { $warnings } warnings
cli-bench-loss = { $variant } fell from { $before } to { $now } games per chess game.
cli-bench-missed = { $variant } misses a goal: { $goal }.
cli-yardstick = { $build }; the yardstick gave { $games } random chess games a second on this core.

cli-play-welcome = { $game }. Answer with a number, in words or in notation; look shows the table, help lists the rest.
cli-play-goodbye = Goodbye.
cli-play-commands =
    NUMBER, WORDS or NOTATION   take that action
    look                        the table; look all: everything you may see; look hand, look europe: a part of it
    card NAME                   a card with its printed values and its text
    odds                        your options again, with odds, prices and notation
    why ACTION                  why an action is not allowed
    log                         what happened last; log all: everything
    rules [NUMBER]              the rules, or one of them
    undo                        take your last move back
    save [FILE]                 write the game to a file; go on with --resume FILE
    quit                        leave
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
arena-described = { $games } games of { $variant }, rules { $rules }, seed { $seed }, { $pairing }
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

analysis-described = { $game }, { $moves } moves that stood. Odds by { $by }; choices by { $bot }.
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
