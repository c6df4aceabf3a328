# The page around the games

web-home = Tharsis, to the lobby
web-language = 한국어로 보기
web-theme = Light or dark
web-profile = You
web-loading = Loading …
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-empty = Nothing here
web-to-lobby = To the lobby
web-go-back = Back
web-try-again = Try again
web-nothing-here = There is nothing at this address
web-nothing-here-text = The link may be old or mistyped, or what it led to has been deleted.
web-failed = This cannot be opened
web-failed-text = The server does not answer, or it has been updated meanwhile. Try again.
web-title = Tharsis · strategy board games online

# Lobby
web-welcome = Sit down and play
web-welcome-text = Four heavy strategy games by the whole rulebook: against bots at once, or with friends, live or over days.
web-games = Games
web-no-games = No game is installed yet.
web-players-count = { $n } players
web-play = Play now
web-play-as = As
web-play-toss = Toss a coin
web-set-up = Set up
web-guided = Guided first game
web-my-tables = Your tables
web-my-tables-empty = Your games appear here.
web-open-tables = Waiting for players
web-open-tables-empty = Nobody is waiting. Set up a table with an open seat.
web-running-tables = Being played
web-running-tables-empty = No public game is running.
web-finished-tables = Played
web-finished-tables-empty = No finished game yet.
web-join = Join
web-watch = Watch
web-back = Go on
web-your-turn = Your turn
web-replay = Replay
web-import = Import a recorded game
web-import-text = A replay saved here, or another program’s record of { $games }.
web-import-kind = Game of the record
web-import-file = File
web-import-warnings = The game is in, but not all of the record could be read:
web-import-open = Open the game
web-unofficial = Unofficial, with its own words and artwork; not affiliated with the publishers. Buying the games is a good idea.
web-import-failed = This record cannot be read.
web-import-reason = What the reader says

# A new table
web-table-name = Name of the table
web-players = Players
web-me = Me
web-open-seat = Open seat
web-clock = Clock
web-clock-none = None
web-clock-live = 45 minutes each
web-clock-slow = 2 hours each
web-clock-days = 3 days for each move
web-public = Show in the lobby
web-public-one = Several seats for one person are for private tables.
web-create = Open the table
web-waiting-room = The game starts as soon as every seat is taken.
web-sit = Sit here
web-leave = Stand up
web-invite = Invite by link
web-link-once = Whoever opens it first has the seat; it works once.
web-link-new = New link
web-link-withdraw = Withdraw the link
web-link-ended = This link was withdrawn or replaced by another. Ask for a new one.
web-bots = Bots
web-add-bot = Bot
web-fill-with-bots = Start now with bots
web-remove-table = Take this table away

# At the table
web-decision = The decision
web-hand = Hand
web-hand-sort = Order of the hand
web-hand-by-dealt = As dealt
web-hand-by-playable = Playable first
web-hand-by-kind = By kind
web-hand-by-value = By value
web-hand-by-own = My order
web-hand-arrange = Arrange and mark the hand
web-hand-arrange-help = Put your cards in order by dragging or with the arrows, and mark them; at any time M marks a card, and Alt with an arrow key moves it
web-hand-left = Move { $name } to the left
web-hand-right = Move { $name } to the right
web-hand-mark = Mark { $name }
web-hand-marked = marked
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-times = { " " }× { $n }
web-log-earlier = { $n ->
        [one] One earlier entry
       *[other] { $n } earlier entries
    }
web-last-played = Last played
web-points-fly = +{ $n }
web-summary = Summary
web-changes = Show what changed since your last move
web-chat = Chat
web-chat-empty = No word has been said yet.
web-chat-placeholder = Say something
web-notice-agreed-undo = All agreed: a move was taken back.
web-notice-agreed-abandon = All agreed: the game ends without a result.
web-notice-agreed-bot = All agreed: a bot takes the seat of the missing player.
web-notice-resign = A player resigned.
web-notice-resign-bot = A player resigned; a bot plays on.
web-notice-time = A player ran out of time.
web-notice-time-bot = A player ran out of time; a bot plays on.
web-notice-left-bot = A player left; a bot plays on.
web-notice-back = { $who } is back and takes the seat from the bot.
web-notice-link-made = The host has made a link for the seat of { $who }.
web-notice-link-withdrawn = The host has withdrawn the link for the seat of { $who }.
web-notice-link-taken = { $who } sits down with a link.
web-notice-rules-changed = The rules have changed: the game goes on from its last quiet point.
web-notice-rules-changed-replayed = The rules have changed: the game goes on after the last move that still fits.
web-notice-rules-changed-anew = The rules have changed so much that the game begins anew.
web-send = Send
web-rules = Rules
web-rules-search = Search the rules
web-rules-nothing = No rule has these words.
web-rules-contents = Contents
web-rules-found = { $n ->
        [one] One rule
       *[other] { $n } rules
    }
web-rules-link = Link to rule { $rule }
web-note-ruling = Ruling
web-note-own-value = Our own value
web-open-rule = Open rule { $rule }
web-on-table = On the table
web-face-down = A card face down
web-enlarge = Enlarge { $name }
web-sheet = Parts of the table
web-side = Log, chat and rules
web-standing = How the game stands
web-unfold = Show all of it
web-hand-empty = No cards in hand
web-unread = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
web-toggle-seats = Show or hide the players
web-toggle-side = Show or hide log, chat and rules
web-you = you
web-guest = guest
web-bot-for = for { $who }
web-away = away
web-away-kept = { $who } is away since { $since }. The seat is kept until { $until }.
web-away-due = { $who } is away since { $since }. A bot may take over.
web-away-bot = Let a bot play
web-thinking = thinking
web-look-as = Play for { $name }
web-then-chance = Dice or hidden cards decide what follows
web-then-waits = then { $who } decides
web-watching = Watch what the others do …
web-waiting = Waiting for { $who }
web-skip = Skip
web-verbs = What to do
web-undo = Undo
web-undo-ask = Ask to undo
web-since = since your last move
web-guide = Guided game
web-guide-wait = Watch what happens now; the next hint follows.
web-guide-free = Your choice now: play as you like. The next hint comes when it fits.
web-guide-end = You know the game now. Play on, or start a new one.
web-seat-lost = A bot plays on in your seat.
web-seat-back = Take my seat back
web-seat-gone = Somebody else has your seat now.
web-refused-4408 = The page took too long to say hello. Trying again.
web-refused-4420 = Too many tables are open in other tabs or windows. Close some of them; this one tries again by itself.
web-refused-4429 = Too many messages at once: the server has closed the connection. Trying again.
web-gone = This table does not exist any more.
web-lost = The connection is lost. Trying again; nothing you chose is forgotten.
web-broken = This table cannot be opened right now
web-broken-text = Nothing is lost: every move is kept, and no clock runs meanwhile.
web-broken-next = Whoever runs this server sees it. The table is tried again by itself; you need not wait here.
web-broken-sign = Cannot be opened
web-asks-undo = { $who } asks to take back the last move.
web-asks-abandon = { $who } asks to end the game without a result.
web-asks-bot = { $who } asks to hand the missing seat to a bot.
web-asked = You have asked. Waiting for { $who }
web-result = The result
web-wins = { $who } wins
web-draw = A draw
web-ended-resign = by resignation
web-ended-time = on time
web-ended-abandoned = Ended without a result
web-rematch = Play again
web-rematch-open = To the new game
web-rematch-offered = { $who } wants to play again.
web-rematch-decline = No, thanks
web-rematch-waiting = You want to play again. Waiting for { $who }
web-rematch-withdraw = Withdraw
web-lobby = Lobby

# Cards outside of play
web-cards = Cards
web-cards-search = Search names and texts
web-cards-any = Any
web-cards-found = { $n ->
        [one] One card
       *[other] { $n } cards
    }
web-cards-none = No card fits all of this. Change the words or a filter.
web-cards-unknown = There is no such card; here are all of them.
web-cards-before = The card before
web-cards-next = The next card
web-cards-side = Side
web-cards-period = Period
web-cards-value = Value
web-cards-trait = With
web-cards-kind = Kind
web-cards-tag = Tag
web-cards-cost = Cost
web-cards-level = Level
web-cards-of-level = Level { $level }
web-cards-building = Building
web-cards-first = First in order
web-cards-war = War card
web-cards-needs = Has a requirement
web-cards-green = Green card
web-cards-blue = Blue card
web-cards-red = Event
web-cards-corporation = Corporation

# Settings of the table
web-table-menu = Settings
web-pace = Others' moves
web-pace-calm = Calm
web-pace-quick = Quick
web-pace-instant = At once
web-confirm = Confirm
web-confirm-final = What cannot be undone
web-confirm-always = Every move
web-warn-me = Ask before something is wasted
web-confirm-never = Nothing
web-sound = Soft sounds
web-whole = Show the whole board
web-closer = Closer
web-remind-me = Remind me in this browser
web-seat-link = Link to my seat
web-seat-link-for = Link to the seat of { $who }
web-delete-table = Delete this table
web-delete-table-named = Delete the table { $name }
web-delete-table-sure = Delete this table for good? A game that is still running ends.
web-abandon = End without a result
web-abandon-sure = Ask the others to end this game without a result?
web-resign = Resign
web-resign-sure = Give up this game?

# Keys
web-keys = Keys
web-key-fit = Fit the board to the screen
web-key-undo = Undo, or drop the choice
web-key-enter = Choose, confirm
web-key-escape = Drop the choice
web-key-arrows = Walk over what can be chosen, and in the log over what it names
web-key-mark = Mark a card of the hand
web-key-shift = Move a card within the hand
web-key-tab = Next control
web-key-words = The table in words
web-key-changes = What changed since your last move
web-key-help = These keys

# The table in words
web-words = Table in words
web-words-read = Read the table in words
web-words-full = In full
web-words-news = Since your last move
web-words-latest = What happened last
web-words-no-news = Nothing has happened since.
web-words-earlier = { $n ->
        [one] One earlier entry
       *[other] { $n } earlier entries
    }
web-words-options = { $n ->
        [one] One option
       *[other] { $n } options
    }

# Replay
web-first = To the beginning
web-last = To the end
web-move-back = One move back
web-move-on = One move on
web-turn-back = One turn back
web-turn-on = One turn on
web-move-number = Move
web-run = Run
web-pause = Pause
web-eyes = Eyes
web-spectator = Spectator
web-left-out = { $n ->
        [one] One move follows older rules and is left out.
       *[other] { $n } moves follow older rules and are left out.
    }
web-share = Copy link
web-copied = Copied

# Profile
web-name = Name
web-email = E-mail
web-webhook = Webhook for reminders
web-remind = Remind me when it is my turn
web-save = Save
web-saved = Saved.
web-keep-name = Keep your name
web-account = Your account
web-account-text = With a password your seats are yours on every device.
web-password = Password
web-register = Keep my name
web-login = Log in
web-logout = Log out
web-welcome-back = Welcome.
web-logged-out = Logged out.
web-email-verified = This address is verified.
web-email-unverified = Not verified yet: open the link in the letter we sent there. Nothing else is sent until then.
web-send-again = Send it again
web-letter-sent = The letter is on its way.
web-no-letters = This server sends no letters: no reminders by e-mail, and no new password by letter. Ask whoever runs it.
web-letter-on-its-way = If we know this name and its verified address, a letter is on its way.
web-verified-now = Your address is verified.
web-change-password = Change password
web-old-password = Present password
web-new-password = New password
web-password-changed = Changed. You are signed out everywhere else.
web-forgot = Forgot your password?
web-forgot-text = We send a link to the verified address of the account. It works once, within an hour.
web-name-or-email = Name or e-mail
web-send-letter = Send the letter
web-sessions = Where you are signed in
web-session-unknown = Unknown program
web-session-used = last used { $at }
web-session-here = here
web-session-end = Sign out
web-sessions-end-others = Sign out everywhere else
web-data = Your data
web-data-text = Everything that this server keeps about you: profile, tables, moves, chat, sessions.
web-data-export = Download my data
web-forget = Delete me
web-forget-text = You are forgotten for good. Finished games stay, with “somebody” in your seat; bots play on in running ones; your lines of chat lose your name.
web-forget-sure = Delete me for good

# Other people
web-somebody = somebody
web-report = Report this line
web-report-reason = What is wrong with it? (optional)
web-report-send = Report
web-reported = Thank you. Whoever runs this server will look at it.
web-muted-until = You may play, but not chat until { $until }.
web-banned-why = The reason: { $why }
web-banned-until = Until { $until }.
web-banned-never = This has no end.

# Errors
error-bad-message = The server did not understand that.
error-no-person = Sit down first.
error-wrong-password = Name or password is wrong.
error-name-taken = That name is taken.
error-not-yours = That is not yours.
error-unknown = There is no such thing here any more.
error-taken = The seat is taken.
error-one-seat = Everybody has one seat here.
error-link-used = Somebody has sat down with this link already. Ask for a new one.
error-too-soon = The seat is still kept for its player.
error-not-open = The table is not open for that.
error-finished = The game is over.
error-stale = The game has moved on.
error-not-legal = That move is not allowed.
error-no-undo = Nothing can be taken back.
error-banned = You are kept out of this server.
error-muted = You may play, but not chat.
error-no-letters = This server sends no letters.
error-no-such-proposal = That question has lapsed.
error-too-many = Slow down a little, please.
error-too-many-tables = { $most ->
        [one] You have one table that is not over. Finish or delete it first.
       *[other] You have { $most } tables that are not over. Finish or delete some of them first.
    }
error-too-many-bot-tables = { $most ->
        [one] You have one table where only bots play. Delete it first.
       *[other] You have { $most } tables where only bots play. Delete one of them first.
    }
error-too-many-imports = { $most ->
        [one] One of your games is being imported. Wait until it is done.
       *[other] { $most } of your games are being imported. Wait until one of them is done.
    }
error-too-many-imports-a-day = { $most ->
        [one] You have imported one game today. Go on tomorrow.
       *[other] You have imported { $most } games today. Go on tomorrow.
    }
error-too-many-guests = { $most ->
        [one] One guest has come from your address within an hour. Sign in, or wait a while.
       *[other] { $most } guests have come from your address within an hour. Sign in, or wait a while.
    }
error-too-many-address = { $most ->
        [one] One of these has come from your network within an hour. Wait a while.
       *[other] { $most } of these have come from your network within an hour. Wait a while.
    }
error-too-many-sockets = { $most ->
        [one] One table is open in another tab or window. Close it.
       *[other] { $most } tables are open in other tabs or windows. Close some of them.
    }
error-too-large = That is too large for this server.
error-protocol = This page is older than the server. Please reload.
error-broken = This table cannot be opened right now. Nothing is lost, and whoever runs the server sees it.
error-internal = Our fault; nothing has changed. Please try again.
error-unavailable = A part of the server is out of reach. Please try again in a moment.
error-offline = The server does not answer. Please try again.

# Questions of a kind
web-picked = { $picked } chosen, { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    }
web-picked-all = { $picked } of { $most } chosen
web-left = { $left } left
web-take-picked = Take { $n }
web-number = Number
web-less = One less
web-more = One more
