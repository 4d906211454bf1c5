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
me-parts = Parts of this page
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
me-bots-docs = How to write one
me-bot-since = since { $day }
me-bot-end = Remove
me-bot-end-sure = Yes, its token stops working
me-bot-keep = Keep
me-bot-token = The token of { $name }
me-bot-token-once = It is shown this once only. Keep it like a key.
me-bot-name = Name of the program
me-bot-create = Add the program

# Lessons
learn-head = Learn to race
learn-lead = A first race with a word of advice at the right moment takes a few minutes. The rules are there when you want to know more.
learn-title = How to play { $game }
learn-first-race = First race, with a coach
learn-first-race-explained = { $game ->
    [rallyman] A short stage for time; one friendly bot drives it too, and the better time wins.
   *[other] A short race against one friendly bot.
} You are told what to do when it is time to do it, from the start to the finish.
learn-rules = The rules
learn-contents = Contents
tracks-published = Built by players
tracks-change = Change it
