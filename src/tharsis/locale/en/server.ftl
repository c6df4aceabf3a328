# What the server itself says: e-mail reminders

server-mail-subject = { $game }: it is your turn
server-mail-hello = Hello { $name }, the table of { $game } waits for you. Since your last move:
