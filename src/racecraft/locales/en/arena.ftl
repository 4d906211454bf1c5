# The words of racecraft arena: help, tables, verdicts, plots.

arena-about = hold a tournament between bots: tables with intervals, ratings, proofs
arena-game = the game’s id, such as rali; or a results file, to show it or to go on with it
arena-bots = the bots, such as rookie,club,pro@50ms
arena-seats = seats of each race (one for each bot); bots share the seats, or take turns if there are fewer
arena-games = how many games, made up to whole rounds of mirrored games (1000; of a results file, as many as it has)
arena-limit = seconds that a decision may take before the rookie takes it instead
arena-results = write a line for each game into this file; if it is there, go on where it ends
arena-sprt = stop as soon as the first of two bots is proven to score more than LOW or less than HIGH against the second; in Elo points (0,20) or per cent (50%,60%)
arena-alpha = how often the test may wrongly find more than LOW (0.05)
arena-beta = how often the test may wrongly find less than HIGH (0.05)
arena-ray = play on the Ray cluster at this address; “local” starts a Ray of its own
arena-adjusted-about = tell the results without luck as well, by N playouts of every decision: fewer races tell two bots apart; without N as many as suit the game
arena-plots = draw ratings and distributions as SVG files into this folder
arena-markdown = print the tables as Markdown
arena-job-given = { $option } cannot be given: { $file } holds the whole job

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
arena-adjusted-wins = Wins, raced and without luck
arena-adjusted-places = Places, raced and without luck
arena-adjusted-cost = Without luck by { $count ->
    [one] one playout
   *[other] { $count } playouts
} of either side of a decision: { $seconds } s a race.
arena-pairs = One against one
arena-pace = Against the clock
arena-thought = Thought and faults
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-rate = Rate
arena-column-interval = 95% interval
arena-column-place = Average finish
arena-column-place-interval = 95% interval
arena-column-rating = Rating
arena-column-adjusted = Without luck
arena-column-saved = Races saved, ×
arena-column-against = Against
arena-column-score = Score
arena-column-drives = Drives
arena-column-finished = Finished
arena-column-time = Mean time, s
arena-column-rounds = Mean rounds
arena-column-decisions = Decisions
arena-column-thought = ms a decision
arena-column-slowest = Slowest, ms
arena-column-illegal = Illegal
arena-column-crashed = Crashed
arena-column-overtime = Overtime

arena-verdict = { $verdict ->
    [higher] Proven: { $first } scores more than { $low } against { $second } (wrong at most { $alpha } of the time)
    [lower] Proven: { $first } scores less than { $high } against { $second } (wrong at most { $beta } of the time)
   *[running] Not decided yet: does { $first } score { $low } or { $high } against { $second }?
} { $rounds ->
    [one] After { $rounds } round
   *[other] After { $rounds } rounds
} the log-likelihood ratio is { $ratio }; the bounds are { $lower } and { $upper }.
arena-length = On average { $rounds } rounds a race.
arena-fault = Game { $game }: { $bot } { $kind ->
    [illegal] chose an illegal action
    [overtime] ran out of time
   *[crashed] crashed
} ({ $count ->
    [one] once
   *[other] { $count } times
}): { $reason }
arena-more-faults = And { $count ->
    [one] { $count } more entry
   *[other] { $count } more entries
} of faults, in the results file and with --json.
arena-lost = Game { $game } was lost: { $reason }
arena-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played, { $rate } a second.
arena-scheduling = Workers waited { $share } of their time for the next games.

arena-plot-ratings = Ratings
arena-plot-ratings-told = rating ± uncertainty (share of wins)
arena-plot-rounds = Rounds a race
arena-plot-times = Race times, seconds
arena-plot-races = all races
arena-plot-told = mean { $mean }, { $count ->
    [one] { $count } drive
   *[other] { $count } drives
}

chart-about = draw who was where, round by round, as SVG
chart-title = { $game }: who was where
chart-rounds = rounds
chart-finish = finish

# Targets
targets-about = what bronze, silver and gold take on a drive alone, measured with bots
targets-game = a game; all of them if none is named
targets-option = an option of the drive, as NAME=VALUE: its targets are measured now
targets-measure = measure anew instead of showing what comes with Racecraft
targets-write = measure all drives and write them to a file
targets-title = Targets of drives alone
targets-column-game = game
targets-column-drive = drive
targets-column-bronze = bronze
targets-column-silver = silver
targets-column-gold = gold
