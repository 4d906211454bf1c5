# The waiting room, and what becomes of a link that comes too late.

web-waiting-room = Waiting room
web-stand-up = Leave seat
web-sit = Sit here
web-invite-link = Link for a friend
web-fill = Fill empty seats with
web-host-starts = Waiting for { $who } to start the race.
web-sealing = Sealing the dice: the race begins in a moment.
web-mark-host = host
web-mark-you = you
web-mark-seal = Helps to keep the dice fair
web-send-away = Remove from the table

# Sitting down
room-name = Your name
room-join = Take a seat
room-invites = { $host } invites you to a race
room-open = A race at { $host }’s table
room-name-once = So the others know who drives. You can change it later.
room-full = All seats are taken. Stay and watch: the race begins here when { $who } starts it.
room-by-link = The free seats are kept for friends with a link: ask { $who } for one. Or stay and watch: the race begins here.
room-start-sure = Not ready yet: { $who }. Start anyway?
room-start-yes = Start anyway
room-start-no = Wait
room-rename = Change name
room-rename-save = Save
room-seat-free = Free for whoever comes
room-seat-link = Kept for a friend with the link
room-seat-for = Who may take car { $number }
room-seat-bot = Bot: { $level }
room-car = Car { $number }, { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
    [black] black
    [orange] orange
    [violet] violet
    [purple] purple
    [gray] grey
   *[other] { $colour }
}
room-cars = Your car
room-ready = I’m ready
room-start-bots = { $count ->
    [one] Start the race with a bot in the empty seat
   *[other] Start the race with bots in the empty seats
}
room-is-ready = ready
room-all-ready = Everybody is ready.
room-not-ready = Not ready yet: { $who }.
room-tap-ready = Tap “{ $ready }”. Then { $who } starts the race.
room-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

# Inviting
room-invite = Invite
room-invite-explained = Send this link. Whoever opens it sits down with one tap.
room-table-link = Link to this table
room-share = Share
room-share-text = Race me: { $game }, { $track }
room-qr = Show QR code
room-qr-hide = Hide QR code
room-qr-of = QR code of the link
room-link-for = Car { $number }, kept for a friend

# What will be raced
room-race = The race
room-all-options = All the rules
room-clock = { $kind ->
    [bank] Clock: { $minutes } min, +{ $increment } s per decision
    [days] Clock: { $days ->
        [one] one day
       *[other] { $days } days
    } for each decision
   *[none] No clock: take your time
}
room-public = Public: everybody may watch
room-private = Only people with the link
room-rated = Counts for the rating
room-unrated = Just for fun, no rating
room-yes = yes
room-no = no
room-own-file = { $name } (own file)

# Links that come too late
stale-new = Set up a new race
stale-watch = Watch the race
stale-result = See how it ended
stale-table = Go to the table
stale-missing = This table does not exist
stale-missing-text = The link may be cut off or mistyped, or the table was closed long ago. Ask whoever sent it for a new one.
stale-invite = This invitation is not valid
stale-invite-text = The link may be cut off or mistyped, or the host has withdrawn it. Ask for a new one.
stale-begun = The race has begun without you
stale-begun-text = { $who } started it, and your seat was filled. You can watch.
stale-over = This race is over
stale-over-text = You were invited to it, but it has been driven. You can look at the replay.
stale-bot = Your seat went to a bot
stale-bot-text = { $who } gave the seat of this link to a bot. The race has not begun: perhaps another seat is free.
stale-taken = This seat is taken
stale-taken-text = Somebody else used the link first. Perhaps another seat is free.
stale-full = The table is full
stale-full-text = All seats are taken. You can watch the race.
stale-removed = You cannot sit at this table
stale-removed-text = { $who } has removed you. You can watch, or set up a race of your own.
stale-closed = This table is closed
