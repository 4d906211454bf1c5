# Pages around the races: the gallery of tracks, one's own, the lessons.

# Tracks
tracks-way = You are here
tracks-kind = { $kind ->
    [circuit] Circuits
    [rally] Rallies
    [stage] Special stages
   *[board] Boards
}
tracks-record = Record { $time }, { $who }
tracks-race-bots = Race against bots
tracks-race-alone = Drive it alone
tracks-set-up = Set up a table
tracks-facts = What it is made of
tracks-times = Best solo times
tracks-no-times = Nobody has driven it alone against the clock yet.

# My own
me-races = Races going on
me-no-races = You have no race going on.
me-results = Results
me-no-results = Your results will be listed here after your first race.
me-rated = rated
me-older = Older results
me-name = My name
me-name-explained = No account, no password: this browser knows you.
me-rename = Save
me-renamed = Saved.
me-figures = My statistics
me-count-races = Races
me-count-wins = Wins
me-count-place = Average finish
me-count-rating = Rating
me-settings = Settings
me-settings-explained = Remembered by this browser only.
me-colours = Colours
me-theme = { $theme ->
    [dark] dark
   *[light] light
}
me-sound = Sounds
me-volume = Volume
me-calm = Calm: nothing moves, cars appear where they are
me-bots = My programs
me-bots-explained = A program of yours can take a seat at any table. It signs in with a token.
me-bots-docs = What it can say and hear
me-bot-since = since { $day }
me-bot-end = End
me-bot-end-sure = Yes, its token stops working
me-bot-keep = Keep
me-bot-token = The token of { $name }
me-bot-token-once = It is shown this once only. Keep it like a key.
me-bot-name = Name of the program
me-bot-create = Make an account

# Lessons
learn-head = Learn to race
learn-lead = A first race with a word of advice at the right moment takes about three minutes. The rules are there when you want to know more.
learn-title = How { $game } is played
learn-first-race = First race, with a coach
learn-first-race-explained = A short race against friendly bots. You are told what to do when it is time to do it.
learn-rules = The rules
learn-contents = Contents
learn-try = Try it: { $drill }
learn-signs = The signs and what they are called
learn-print = Print
learn-drills = Drills
learn-drills-lead = One decision, one rule. You decide at the board; the exact odds judge it. { $solved } of { $all } solved.
learn-sheet = Print two pages
learn-drill-question = Your decision
learn-drill-again = Try again
learn-drill-next = Next drill
learn-drill-close = Back to the rules
learn-drill-judging = Working out the odds…
learn-drill-grade = { $grade ->
    [best] Spot on
    [good] Good, though not the best
   *[poor] There is something better
}
learn-drill-loss = { $unit ->
    [seconds] It costs about { $loss } s more than the best of { $options } options.
   *[turns] It costs about { $loss } of a turn more than the best of { $options } options.
}
learn-drill-no-loss = Nothing among { $options } options is better.
learn-drill-expected = { $unit ->
    [seconds] Expected from here: { $value } s to the finish.
   *[turns] Expected from here: { $value } turns to the finish.
}
learn-drill-best = Best: { $choice }
learn-drill-state = { $grade ->
    [best] solved
    [good] nearly solved
    [poor] tried
   *[none] not tried yet
}
learn-rule = Rule { $rule }

# New table
new-whole-rally = The whole rally
new-seat-invited = You get a link for your friend.
new-seat-open = Anybody may sit down.
new-set-missing = { $option }: nothing is chosen.
new-season = A season
new-season-text = Several races one after the other, each on a track of its own. The order of the tracks is told at the start.
new-all-tracks = Look at all tracks
