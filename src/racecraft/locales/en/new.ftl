# The page of a new race.

new-preset = What kind of race?
new-preset-first = First race
new-preset-box = As in the box
new-preset-everything = Everything in
new-preset-own = Your own mix: the rules below differ from all three.
preset-gt-first = One lap against easy drivers, with the plain rules. About ten minutes.
preset-gt-box = The rules of the box and nothing else. The weather may turn.
preset-gt-everything = Two laps until the last car is home, with a choice of tyres, soft tyres, flying starts and the redline.
preset-heat-first = One lap in standard cars against easy drivers. About ten minutes.
preset-heat-box = Gears, Heat and slipstream, over as many laps as the track asks for.
preset-heat-everything = Upgrades drafted in the garage, weather on the road, two Legends, the cards of both expansions.
preset-rali-first = One lap against easy drivers. About five minutes.
preset-rali-box = As many laps as the board says, and damage that adds up.
preset-rali-everything = Three long laps, four cars, and lots decide who begins.
preset-rallyman-first = One short stage, alone against the clock. About five minutes.
preset-rallyman-box = A whole rally: three stages, service in between, time attacks and Sisu.
preset-rallyman-everything = A whole rally under a sky that may bring snow, with split times and a start order by lot.

# Who
new-who = Who races?
new-mode-bots = Against bots
    .help = You start at once.
new-mode-friend = With a friend
    .help = You get a link to send.
new-mode-screen = At one screen
    .help = You take turns on this device.
new-mode-alone = Against the clock
    .help = Alone, for the list of best times.
new-mode-open = With anybody
    .help = The table is shown on the start page.
new-mode-practice = Practice
    .help = Take back what you like; nothing counts.
new-practice-dice = I choose what the dice show
new-driver-random = Rolls and hopes. You will win.
new-driver-rookie = Careful and still learning. Good for a first race.
new-driver-club = Knows the game and makes few mistakes. A fair fight.
new-driver-pro = Works out every risk. Hard to beat.
new-driver-master = Has learned from tens of thousands of races, and looks ahead with what it has learned.
new-driver-other = A program of this server.
new-seat-invited = You get a link for your friend.
new-seat-open = Anybody may sit down.
new-player = Player { $number }
new-seats-note = You can change seats one by one: people at this screen, friends by link, bots.

# Where
new-where = Where?
new-one-race = A single race
new-season-drawn = { $count ->
    [one] { $count } race on a random track
   *[other] { $count } races on random tracks
}
new-season-own = A calendar of your own
new-season-own-text = You choose each track and event.
new-season-decides = A season brings its own tracks, garage and weather.
new-calendar-race = Race { $number }
new-calendar-track = Track of race { $number }
new-calendar-event = Event of race { $number }
new-calendar-add = Add a race
new-calendar-remove = Remove race { $number }
new-file = From a file…
new-file-own = Your file: { $name }
new-file-bad = This is no track or dashboard file: { $name }.
new-file-none = No file
new-all-tracks = Look at all tracks

# Rules
new-rules = The race
new-variants = All rules and variants
new-variants-text = Nobody has to open this. Every rule that can be played differently is here.
new-group-cars = Cars
new-group-weather = Weather and road
new-group-start = The start
new-group-book = Points of the rulebook
new-group-legends = Legends
new-group-driving = Driving
new-group-dice = Dice and cards
new-each = Set it seat by seat
new-each-seat = { $option }, seat { $number }
new-as-printed = { $printed } ({ $count ->
    [one] { $count } lap
   *[other] { $count } laps
})
new-count-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
new-count-races = { $count ->
    [one] { $count } race
   *[other] { $count } races
}
new-set-missing = { $option }: nothing is chosen.

# Time and guests
new-time = How much time to think?
new-clock-none = No clock runs.
new-clock-bank = For an evening together: minutes for the whole race, and a few seconds more with each decision.
new-clock-days = Play when you find the time, days for each decision.
new-rated-why = A rated race is for two or more people, each at a screen of their own.
new-unreviewed = No reviews afterwards: just for fun
new-get-link = Open the table and get the link
new-summary = { $seats ->
    [one] { $seats } car
   *[other] { $seats } cars
}
new-splits = { $count ->
    [0] no split points
    [one] { $count } split point
   *[other] { $count } split points
}
