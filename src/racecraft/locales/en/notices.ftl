# Notices to somebody who is not at the table: by the browser, in a feed, in a calendar.

notice-race = { $game }, { $track }
notice-title = Your turn: { $race }
notice-title-opens = { $championship }: the next race is open
notice-title-many = { $count ->
    [one] { $count } race is waiting for you
   *[other] { $count } races are waiting for you
}
notice-with = with { $who }
notice-bots = { $count ->
    [0] nobody else
    [one] { $count } bot
   *[other] { $count } bots
}
notice-and-more = { $names } and { $count } more
notice-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
notice-hours-left = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
notice-minutes-left = { $count ->
    [0] time is almost up
    [one] { $count } minute left
   *[other] { $count } minutes left
}
notice-feed-title = Racecraft: turns of { $name }

# Asking for permission, and settings
notice-offer = Get a notice when it’s your turn?
notice-offer-yes = Yes, notify me
notice-offer-no = Not now
notice-offer-done = You’ll get a notice when it’s your turn.
notice-settings = When it’s my turn
notice-settings-explained = For races that last days: if you are not at the table, we tell you it’s your turn. Several races come as one notice.
notice-browser = Notices in this browser
notice-browser-on = This browser tells you when it’s your turn.
notice-browser-off = This browser stays quiet.
notice-browser-blocked = Notices from this site are blocked in this browser. Allow them in the site settings next to the address, then come back.
notice-browser-cannot = This browser cannot show notices here. On an iPhone or iPad, first add Racecraft to the Home Screen.
notice-browser-failed = The browser could not sign up for notices. Check your connection and try again.
notice-turn-on = Turn on
notice-turn-off = Turn off
notice-feed = Calendar and feed
notice-feed-explained = A private address for your calendar or feed reader. It lists the races that are waiting for you, with their deadlines. Anyone who knows the address can read it.
notice-feed-make = Make my address
notice-feed-calendar = Calendar address
notice-feed-atom = Feed address
notice-feed-copy = Copy
notice-feed-copied = Copied
notice-feed-renew = Make a new address
notice-feed-renew-sure = The old address stops working in every calendar and reader. Make a new one?
notice-feed-renew-yes = Yes, make a new one
notice-feed-end = Remove
notice-feed-end-sure = The address stops working. Remove it?
notice-feed-end-yes = Yes, remove it
notice-keep = Keep it
