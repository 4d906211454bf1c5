# The browser: pages, the table, what surrounds a race. A game's own words are in its own catalogue.

# The house
web-skip = Skip to the content
web-navigation = Pages
web-home = To the start page
web-championship = Championship
web-build = Build your own track
web-build-text = Circuits, rallies, tracks and boards: for a race here or for the table at home.
web-championship-explained = Several races with friends and one table of points: a season, a round robin or a knock-out.
web-championship-new = New championship
web-play = Play
web-learn = Learn
web-tracks = Tracks
web-me = My races
web-language = Language
web-theme = { $theme ->
    [dark] Light colours
   *[light] Dark colours
}
web-page-failed = The page could not be loaded. A newer version may have been installed meanwhile.
web-reload = Load again
web-not-found = There is no such page
web-not-found-explained = The address may be mistyped, or the table is gone.
web-connecting = One moment…
refused-no-connection = The server does not answer. Try again in a moment.

# Start page
web-welcome = Pick a game. You’re racing in seconds.
web-welcome-explained = Four racing board games: against bots, with friends, or against the clock. No account needed.
web-games = Games
web-race-now = Race now
web-race-friend = Race a friend
web-starting = Starting…
web-more-ways = Options
web-learn-it = How to play
web-my-races = Your races
web-continue = Go on
web-your-turn = Your turn
web-turn-until = Your turn · until { $time }
web-bots-wait = { $count ->
    [one] { $count } race against bots waits
   *[other] { $count } races against bots wait
}
web-waiting-for-you = Waiting for you
web-race-opened = Race { $number } is open: { $place }
web-take-your-seat = Take your seat
web-practise = My mistakes
web-practise-due = { $count ->
    [one] One exercise is due.
   *[other] { $count } exercises are due.
}
web-practise-begin = Practise
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Open a table, and others will find you here.
web-join = Sit down
web-watch = Watch
web-nothing-to-watch = No public race is going on.
web-about-gt = Lay a line of dice along the road, then push your luck: every hazard counts, and the corner is coming.
web-about-heat = A hand of speed cards, an engine full of heat. Spend it at the right corner and ride the slipstream home.
web-about-rallyman = Alone against the clock on asphalt and snow: drift, cut the corner, and hope that the dice hold.
web-about-rali = Ралі (Rally), the family race: one gear lever, one die, three lanes, and plenty of rocks.
web-fan-note = Racecraft is an independent fan project. The games and their names belong to their publishers.
web-sign-in = Sign in: code or passkey
web-left = { $how ->
    [deleted] Everything about you is deleted.
   *[out] You are signed out.
}

# New table
web-new-table = New race
web-seats = Seats
web-seat-kind = Who sits in seat { $number }
web-seat-me = Me
web-seat-here = Another player on this device
web-seat-bot = Bot
web-seat-invited = A friend, by link
web-seat-open = Open to anyone
web-bot = Bot
web-bot-level = { $level ->
    [random] random
    [rookie] rookie
    [club] club driver
    [pro] professional
    [master] master
   *[other] { $level }
}
web-name = Name
web-guest = Driver { $number }
web-anonymous = Guest
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-seats-explained = Several people can share this screen; hidden cards are covered between turns.
web-clock = Thinking time
web-clock-none = As long as you like
web-clock-bank = Minutes for the race
web-clock-days = Days for each decision
web-minutes = Minutes
web-increment = Seconds more per decision
web-days = Days
web-public = Everybody may see and watch this table
web-rated = Counts for the rating (people only)
web-open-table = Open the table
web-start = Start the race
web-no-picture = There is no picture of this track.
web-picture-of = Map: { $track }
web-own-track = a track of one’s own
web-season = { $season ->
    [drawn] Random season
   *[other] Season { $season }
}

# Before the start
web-copy = Copy
web-copied = Copied
web-put-away = Put away
web-close-table = Close table

# At the table
web-board = Board
web-controls = Your decision
web-order = Order of the race
web-turn = Has to decide
web-away = { $by ->
    [absence] gone, a bot drives
    [clock] out of time, a bot drives
    [host] a bot drives, the host wished it
    [operator] banned, a bot drives
   *[holder] away, a bot drives
}
web-absent = offline
web-holiday = on holiday until { $day }
web-resigned = { $by ->
    [host] removed by the host, a bot drives
   *[holder] resigned, a bot drives
}
web-autopilot = { $by ->
    [host] The host has given your car to a bot for now.
   *[holder] A bot drives for you.
}
web-drive-again = Drive again
web-closed = { $by ->
    [host] The host has closed this table.
    [operator] The operator of this server has closed this table.
    [expiry] Nobody started this race for a long time, so the table was closed.
   *[nobody] This table was closed.
}
web-removed = { $host } has removed you from this table. You can go on watching.
web-ended = { $by ->
    [host] The host ended the race before its finish.
    [operator] The operator of this server ended the race before its finish.
    [agreement] Everybody agreed to end the race before its finish.
    [expiry] Nobody had moved for a long time, so the race was ended.
    [length] The race had more moves than a race may have, so it was ended.
   *[nobody] The race was ended before its finish.
} It counts for nobody.
web-report-message = Report this message
web-follow = Follow
web-follow-all = whoever drives
web-watching = { $count ->
    [one] You are watching.
   *[other] You are watching, with { $count } in the stands.
}
web-waiting-for = Waiting for { $who }…
web-sent-later = Sent as soon as you are back.
web-not-sent = Your choice was not sent: something else is asked by now.
web-driving = The car is on its way…
web-driving-who = { $who } is driving…
web-rolling = The dice are rolling…
web-rolling-who = { $who } is rolling the dice…
web-training = Training: not rated, undo is free.
web-choose-dice = What does chance bring?
web-chosen-outcome = { $outcome } ({ $percent }%)
web-frozen = This race was driven by other rules than are played here now. It is kept as it is and cannot go on; its host may close it.
web-rolled = Rolled: { $die }
web-undo = Take back
web-hint = Hint
web-advice = The bot would choose: { $choice }
web-advice-else = Other options
web-advice-take = Play it
web-advice-state = { $state ->
    [thinking] The bot is thinking it over…
   *[none] No advice this time. Your move stands.
}
web-risk = risk { $risk }
web-pace = Speed of the animation
web-pace-times = { $pace }× speed
web-sound-offer = Sound on?
web-sound-on = Yes
web-sound-off = No
web-sound = { $on ->
    [yes] Sound on
   *[no] Sound off
}
web-which-space = Tap the space you mean
web-zoom-in = Closer
web-zoom-out = Farther
web-whole-track = The whole track
web-follow-car = Follow my car
web-camera = Camera
web-camera-follows = { $camera ->
    [own] stays with my car
   *[director] shows whoever drives
}
web-camera-director = Show whoever drives
web-camera-back = Back to the race
web-minimap = Map of the track: click to look there
web-skip-show = Skip
web-watch-again = Watch again
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-alone = Bots do not talk. Friends at this table would.
web-chat-say = Say something
web-chat-send = Send
web-log-earlier = Earlier turns
web-log-round = Round { $round }
web-log-show = Show this turn on the board
web-log-replay = Watch this turn again
web-log-empty = Nothing has happened yet
web-beside = Beside the race
web-tab-drive = Drive
web-tab-log = Log
web-tab-chat = Chat
web-tab-car = Cars
web-tab-more = More
web-tab-rules = Rules
web-rules = Rules and keys
web-keys = Keys
web-whose-car = Whose car
web-car-of = { $mine ->
    [yes] { $who } (you)
   *[no] { $who }
}
web-ready = ready
web-replay = Replay
web-proof = { $what ->
    [cards] Check the cards
   *[dice] Check the dice
}
web-record = Save the record
web-rematch = Race again
web-over = The race is over
web-bot-place = A bot drove for you: place { $place } of { $cars }.
web-bot-finished = { $by ->
    [host] removed by the host
   *[holder] resigned
}; a bot finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-connection-lost = No connection. The table comes back by itself, nothing is lost.
web-handover = { $who }, your turn at the screen
web-handover-explained = The others look away: your cards are shown next.
web-handover-ready = I am ready
web-close = Close
web-coach-open = Tip
web-coach-more = Tell me more
web-coach-ok = Got it
