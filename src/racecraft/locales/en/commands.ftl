# The words of the racecraft command: help, tables, verdicts.

racecraft-about = Racing board games, one engine: play, simulate, verify, research.
racecraft-first-steps = “racecraft” alone opens the table for the browser; “racecraft play rali” races in this terminal. “racecraft COMMAND --help” tells more about a command.
racecraft-lang = language: English, Ukrainian or Russian (else that of the environment)
racecraft-version = show the version and whether the engine is compiled, and exit
racecraft-command = COMMAND
racecraft-commands = commands

# What argparse says. %s, %r and %(…)s are filled in by argparse and must stay.
argparse-usage = { "usage: " }
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-argument = %(argument_name)s: %(message)s
argparse-required = an argument is missing: %s
argparse-one-required = one of %s is required
argparse-unrecognized = not understood: %s
argparse-not-with = cannot be combined with %s
argparse-no-value = takes no value, not %r
argparse-one = a value is missing
argparse-one-or-more = at least one value is missing
argparse-count = %s values are needed
argparse-ambiguous = %(option)s could mean %(matches)s
argparse-choice = there is no %(value)r here; there is %(choices)s

value-whole-from = “{ $given }” is not a whole number from { $low } on
value-whole-between = “{ $given }” is not a whole number from { $low } to { $high }
value-seconds = “{ $given }” is not a number of seconds above 0 and up to 3600

argument-game = the game’s id, such as rali
argument-option = an option of the race, as often as needed; @FILE stands for the content of a JSON file
argument-json = print JSON for programs instead of text
argument-track = a track of the game by name (the first by default) or a track file of your own

engine-interpreted = racecraft: the engine runs interpreted; a compiled build is about ten times as fast
form-compiled = compiled
form-interpreted = interpreted
yes = yes
no = no

simulate-about = run many races between bots and count who wins
simulate-games = how many races (1000)
simulate-bots = the bot in each seat, such as club,random
simulate-seats = that many random drivers (as many as the game seats)
simulate-jobs = processes to use (one for each core); the result does not depend on it
simulate-seed = the seed from which everything follows (0)
simulate-records = keep the record of every race in this folder
simulate-progress = Races
simulate-title = { $game }: { $games ->
    [one] { $games } race
   *[other] { $games } races
}
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-rate = Rate
simulate-column-interval = 95% interval
simulate-column-place = Average finish
simulate-length = On average { $rounds } rounds and { $plies } plies a race.
simulate-speed = { $games } races and { $actions } actions per second.
simulate-dataset = write every decision into this Parquet file: features, mask, action, outcome
simulate-dataset-progress = Dataset
simulate-dataset-written = { $rows } decisions are in { $file }.

bench-about = measure the engine or the table
bench-engine-about = measure every game, interpreted and compiled, beside other engines in the same run
bench-games = only these games, by id
bench-seconds = how long each measurement plays; each is made three times and the best counts (2)
bench-peers = also measure OpenSpiel, Catanatron and RLCard if they are installed (yes)
bench-no-compiled = racecraft: there is no compiled build here, so only the interpreted engine is measured
bench-no-peers = racecraft: not all engines to compare with are installed; { $command } brings them
bench-status = Measuring { $name } ({ $number } of { $total })
bench-title = Random play, best of { $repeats } × { $seconds } s
bench-column-name = Game
bench-column-form = Runs
bench-column-actions = Actions/s
bench-column-plies = Plies/s
bench-column-games = Games/s
bench-column-copy = Copy, µs
bench-column-legal = Legal, µs
bench-track-about = measure how long track files take to be read
bench-track-title = Reading tracks, best of many
bench-column-track = Track
bench-column-read = Reading, ms
bench-builders-about = measure what edits, proposals and studies of tracks cost the server
bench-builders-seeds = how many made-up tracks of each kind are measured (12)
bench-builders-study = also the studies, which take minutes
bench-builders-title = Builders, processor time
bench-builders-game = Game
bench-builders-track = Track
bench-builders-work = Work
bench-builders-median = Median, ms
bench-builders-longest = Longest, ms
bench-builders-track-usual = usual
bench-builders-track-longest = longest
bench-builders-work-edit = an edit, checked
bench-builders-work-new = a new track
bench-builders-work-offers = offers at a place
bench-builders-work-close = closing 16 tiles
bench-builders-work-study = a study
bench-column-growth = KB per 1,000 games
bench-column-ratio = × maedn
bench-explained = Actions are players’ decisions; plies add rolls and draws. Legal: listing what may be done, on average over one game. KB per 1,000 games: growth of memory after the first 1,000 games. × maedn: actions per second in proportion to OpenSpiel’s maedn.
bench-envs-about = measure the vector environment of every game on one core, beside PettingZoo’s form of a game of OpenSpiel
bench-envs-races = races that are stepped together (1024)
bench-envs-title = Steps with observations and masks, one core, best of { $repeats } × { $seconds } s
bench-envs-numbers = Numbers
bench-envs-actions = Actions
bench-envs-steps = Steps/s
bench-envs-raw = Steps/s, int16
bench-envs-ratio = × backgammon
bench-envs-explained = A step is one decision of one race, with the observation and the mask of the next one written. int16: whole numbers as on the table instead of scaled float32. × backgammon: in proportion to OpenSpiel’s backgammon as PettingZoo’s AEC environment.

record-about = verify and read the records of races
record-verify-about = replay records and check legality, chance, result and checksum
record-show-about = show what a record says
record-file = a record (.jsonl)
record-unfinished = accept races that are not over yet
record-ply = show the position after this many plies
record-events = tell the race in sentences
record-ok = OK { $file }: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}, { $finished ->
    [yes] finished
   *[no] unfinished
}, { $chance ->
    [verified] every roll follows from the seed
    [sealed] the rolls can be checked once the seed is revealed
   *[claimed] the rolls are as the players typed them
}
record-fact-game = Game
record-fact-engine = Engine
record-fact-seats = Seats
record-fact-options = Options
record-fact-chance = Chance
record-fact-date = Date
record-fact-plies = Plies
record-fact-result = Result
record-no-result = none, the race is not over

scenario-about = run scenario files: one line each, status 1 if a stated fact does not hold
scenario-paths = scenario files, or folders of them
scenario-ok = ok     { $file }: { $name } ({ $rules })
scenario-failed = FAILED { $reason }
scenario-bad = BAD    { $reason }

track-about = list, show, check, export and draw tracks
track-list-about = list the tracks of a game, or of all
track-list-game = only this game
track-show-about = show a track row by row
track-check-about = check track files of your own
track-check-files = track files, or tracks by name
track-export-about = write a track as a file that you can change
track-render-about = draw a track, or a position on it, as SVG
track-generate-about = make up a track that can be raced on
track-generate-seed = the same number gives the same track (any)
track-generate-length = how long: tiles, rows, spaces or stages, as the game counts
track-generate-danger = how dangerous, 1 to 5
track-generate-wish = a wish of the game, such as lanes=two or boxes=2
track-game-of-file = the game; a file tells it by itself
track-of-no-game = this is a track of no game that can be built here; name the game to hear what is wrong
track-of-what = name a game, one of its tracks or a file
track-close-about = finish a track that has gaps
track-close-file = the track file to finish
track-close-boxes = how many boxes there are to take tiles from (1)
track-stats-about = tell figures of a track
track-stats-study = also what takes longer: solved times, races of bots
track-stats-progress = Studying
track-output = the file to write; - writes to standard output (-)
track-render-theme = colours; auto follows the reader’s light or dark mode (auto)
track-render-width = width in pixels (1200)
track-render-position = draw the position in this JSON file, such as “record show --ply N --json” prints
track-ok = OK { $file }: { $facts }
track-fact-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
track-fact-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
track-fact-obstacles = { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
track-fact-shortcuts = { $count ->
    [one] { $count } short-cut
   *[other] { $count } short-cuts
}
track-fact-stations = { $count ->
    [one] { $count } service station
   *[other] { $count } service stations
}
track-column-row = Row
track-column-lane-1 = Lane 1
track-column-lane-2 = Lane 2
track-column-lane-3 = Lane 3
track-column-beside = Beside the track
track-mark-start = start
track-mark-bridge = bridge
track-mark-rock = rock
track-mark-tree = tree
track-mark-swamp = swamp
track-mark-puncture = puncture
track-mark-pit = pit
track-mark-sand = sand
track-mark-shortcut = short-cut
track-mark-station = service station
track-mark-box-lane = box lane
track-mark-box = box
track-mark-red = red
track-mark-blue = blue
track-mark-green = green
track-mark-yellow = yellow

# racecraft odds
odds-about = exact chances of dice, or of what can be done in a position
odds-gt-about = chances of hazards with some dice, or of a plan
odds-heat-about = speeds and costs of every choice of cards
odds-rali-about = chances of every gear that can be declared, or what a step leads to
odds-rallyman-about = chances of a time attack with some dice, or of every die in a position
odds-dice = dice such as G4 G5 G3+2B C RL
odds-track-hazards = hazards that the track adds (0)
odds-gt-solve = expected time of perfect driving in a time attack
odds-gt-track = the track, by name, number or file (k2)
odds-gt-focus = solve it anew and follow focus up to so many tokens (15); fewer are solved sooner
odds-gt-save = solve it anew and write the values into a file
odds-column-track = Track
odds-column-fewest-turns = Turns, if few are the aim
odds-column-hazards = Hazards
odds-column-chance = Chance
odds-column-step = Dice
odds-column-space = Space
odds-column-gear = Gear
odds-column-lose = Lost in this step
odds-column-lost = Lost by then
odds-position = the position in this JSON file, such as “record show --ply N --json” prints
odds-seat = the seat whose hand is looked at (1)
odds-gear = cards to lay (as many as the present gear)
odds-rallyman-dice = dice in the order in which they count, such as 3 4 gas
odds-set = the set of dice (H1)
odds-warnings = ! that lie on the table already (0)
odds-snow = on snow with summer tyres, where two ! are enough
odds-attack = Thrown now, the attack earns { $tokens } s: kept { $kept }, control lost { $loss }, broken by a puncture { $broken }, out { $out }.
odds-column-warning = !
odds-column-seconds = Card, s
odds-column-loss = Control lost
odds-column-out = Out
odds-column-cards = Cards
odds-column-speed = Speed
odds-column-mean = Mean
odds-column-heat = Heat paid
odds-column-spin = Spin-out
odds-column-shift = Shift fails
odds-column-stop = Stopped
odds-column-harm = Stopped or damaged
odds-column-win = Wins
odds-column-action = Step
odds-column-clean = Unharmed
odds-column-least = Least loss
odds-rallyman-solve = expected time of perfect driving on an empty stage
odds-rallyman-rally = the rally of that stage (first_licence)
odds-rallyman-stage = its number in the rally (1)
odds-progress = Solving
odds-column-tyres = Tyres
odds-column-shakedown = Best shakedown, s
odds-column-expected = Expected, s
odds-column-without-sisu = Without sisu, s

admin-remove-track = take a published track out of the gallery
admin-track = a published track, as reports name it
admin-remove-track-done = Removed: { $what }

## learn

learning-about = learn the value of a position of a game from races between bots
learning-out = the folder of the run; an interrupted run goes on from what lies there
learning-ray = drive the races on the Ray cluster at this address; “local” starts a Ray of its own
learning-races = how many races to learn from
learning-bots = the bots that drive, drawn anew for each seat of each race
learning-epochs = how often to go through all positions; 0 only drives the races
learning-rows = how many positions each step of the fit looks at
learning-widths = units of both layers of the network, multiples of 4: more know more and take longer
learning-no-widths = { $given } is not two multiples of 4, such as 32,16
learning-version = the number in the name of the value
learning-progress = Batches of races
learning-fitting = Epochs
learning-title = The value of { $game }: log-loss on races it was not fitted to
learning-column-epoch = epoch
learning-column-known-win = winner
learning-column-known-pairs = pairs
learning-column-other-win = winner, track left out
learning-column-other-pairs = pairs, track left out
learning-written = The value is in { $path }.

bench-value-about = measure what a game's learned value costs, and how near it comes to races driven to the end
bench-value-positions = how many positions are compared with races driven to the end
bench-value-rollouts = how often each of them is driven to the end; 0 for not at all
bench-value-title = A forecast
bench-value-name = value
bench-value-seats = cars
bench-value-microseconds = microseconds
bench-value-bytes = bytes
bench-value-distance = Chances to win beside races that club drivers drive to the end
bench-value-driven = positions
bench-value-rollouts-each = races each
bench-value-error = error
bench-review-about = measure what a review costs, and whether it can be trusted
bench-review-races = how many races of four bots are reviewed, a game
bench-review-positions = how many positions of them are compared with races driven to the end
bench-review-again = review each race again with ten times the budget
bench-review-title = Reviews, the slowest and largest of each game
bench-review-game = game
bench-review-races-done = races
bench-review-first = first mark, s
bench-review-seconds = whole, s
bench-review-megabytes = MB
bench-review-ledger = ledger off by
bench-review-errors = Mean loss a decision in % of a win, with its 95% interval
bench-review-distance = { $game }: chances on the line are { $error } (root mean square, positions: { $positions }) from races that club drivers drive to the end; the luck of the line's own playouts lets expect { $luck }.
bench-review-kept = { $game }: ten times the budget gives { $kept } of { $clear } mistakes and blunders too.

## What is wrong with what a command was given

wrong-seats = { $game } seats { $low } to { $high } players, not { $given }
wrong-seat = there is no seat { $seat }: this race has { $count }
wrong-ply = { $file } has { $plies } plies, there is no position after ply { $ply }
wrong-sprt = a test is written LOW,HIGH in Elo points or in per cent, such as 0,20 or 50%,60%, not “{ $given }”
wrong-record-empty = { $file } is empty; a record begins with a header line
wrong-record-cut = { $file }: line { $line } is cut off, the file was truncated
wrong-record-header = { $file }: line 1 is not the header of a Racecraft record
wrong-record-ply = { $file }: line { $line } is not a ply of a record
wrong-review-early = a race is reviewed when it is over
wrong-review-empty = nothing was decided in this race
wrong-unreadable =
    { $kind ->
       *[other] cannot read { $file }: { $reason }
    }
wrong-unwritable =
    { $kind ->
       *[other] cannot write { $file }: { $reason }
    }
wrong-no-file = there is no file { $file }
wrong-no-database = there is no database { $file }
odds-with-solve = these go with --solve: { $options }
odds-solve-alone = what is solved begins at the start: --solve goes with neither dice nor a position
odds-dice-or-position = a position has dice of its own; give either dice or the position
odds-nobody-chooses = { $file }: in this position nobody has a choice whose odds could be told
odds-too-few-cards = { $file }: seat { $seat } cannot lay cards for gear { $gear }
track-or-position = a position names its own track; give either the track or the position
review-ray-folder = --ray is for a folder of records: one race is reviewed on this machine
wrong-json = { $file } is not JSON: { $reason }
wrong-json-deep = { $file } is nested too deeply
wrong-json-large = { $file } is too large; a file has at most { $most } MB
wrong-track = { $game } has no { $kind } '{ $name }'; it has { $names }
wrong-track-or-file = { $game } has no { $kind } '{ $name }'; it has { $names }; a file of your own is named by a path that ends in .json
wrong-rallyman-stage = { $rally } has no stage { $number }, only { $stages }
wrong-rallyman-track = rallyman has no track '{ $name }'; there are the rallies { $rallies }, stages such as { $stage }, the zones { $zones }, their snow faces such as C:snow, and routes such as C8-C3 J1-J4; a file of your own is named by a path that ends in .json
wrong-sheet = { $file } is no time attack: only a single car against the clock keeps a time sheet
wrong-die = '{ $given }' names no die; there are { $names }
odds-rallyman-dice-many = no further { $given }: there is one gear die of each number and { $gas } gas dice
odds-rallyman-dice-none = name the dice in the order in which they count: { $names }
