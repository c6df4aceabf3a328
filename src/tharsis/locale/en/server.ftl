# What the server itself says: e-mail reminders, letters with a link

server-mail-subject = { $game }: it is your turn
server-mail-hello = Hello { $name }, the table of { $game } waits for you. Since your last move:

server-verify-subject = Tharsis: is this your address?
server-verify-text = Hello { $name }, open this link to get reminders, and letters about your password, at this address. It works for three days.
server-reset-subject = Tharsis: a new password
server-reset-text = Hello { $name }, choose a new password with this link. It works once, within an hour.
server-letter-not-you = If you did not ask for this letter, there is nothing to do.

# Whose data were deleted
server-somebody = somebody

# What stands in for the page where it was not built; all three are code or a link
server-not-built = The server runs, but the page has not been built into this installation. Run { $make } in the project, or play in the terminal with { $play }. The API is described at { $docs }.
