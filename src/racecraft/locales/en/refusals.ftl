### What is wrong: in English the sentence as errors say it, one line each

## Where

refusal-car = car { $a }
refusal-driver = driver { $a }
refusal-line = line { $a }
refusal-entry = entry { $a } ({ $b })
refusal-the-position = the position
refusal-space = space { $a }
refusal-tile = tile { $a }
refusal-row = row { $a }
refusal-corner = corner { $a }
refusal-cell = cell { $a }
refusal-card = card { $a }
refusal-stage = stage { $a }
refusal-race = race { $a }
refusal-turn = turn
refusal-move = move
refusal-round = round
refusal-season = season
refusal-setting = setting
refusal-flags = flags
refusal-bag = bag
refusal-sheet = sheet
refusal-dice = dice
refusal-attack = attack
refusal-step = step
refusal-mud = mud
refusal-shortcuts = shortcuts
refusal-backs = backs
refusal-shape = shape
refusal-centreline = centreline
refusal-options = { $a } options
refusal-track = { $a } track

## What the system says

refusal-no-such-file-or-directory = No such file or directory
refusal-permission-denied = Permission denied
refusal-is-a-directory = Is a directory
refusal-not-a-directory = Not a directory
refusal-file-exists = File exists
refusal-no-space-left-on-device = No space left on device
refusal-read-only-file-system = Read-only file system
refusal-file-name-too-long = File name too long
refusal-address-already-in-use = Address already in use
refusal-cannot-assign-requested-address = Cannot assign requested address
refusal-connection-refused = Connection refused
refusal-embedded-null-byte = embedded null byte
refusal-file-is-not-a-database = file is not a database
refusal-unable-to-open-database-file = unable to open database file
refusal-database-disk-image-is-malformed = database disk image is malformed
refusal-attempt-to-write-a-readonly-database = attempt to write a readonly database

## What is wrong with JSON

refusal-at = { $reason } - at { $a }
refusal-at-key-in = { $reason } - at key in { $a }
refusal-json-is-malformed-byte = JSON is malformed: { $reason } (byte { $a })
refusal-trailing-characters = trailing characters
refusal-invalid-character = invalid character
refusal-invalid-number = invalid number
refusal-invalid-escape-character-in-string = invalid escape character in string
refusal-invalid-utf-8-character = invalid utf-8 character
refusal-object-keys-must-be-strings = object keys must be strings
refusal-trailing-comma-in-object = trailing comma in object
refusal-trailing-comma-in-array = trailing comma in array
refusal-expected = expected ':'
refusal-expected-or = expected ',' or ']'
refusal-input-data-was-truncated = Input data was truncated
refusal-expected-got = Expected { $reason }, got { $where }
refusal-expected-of-length-got = Expected { $reason } of length { $a }, got { $b }
refusal-expected-of-length = Expected { $reason } of length >= { $a }
refusal-expected-of-length-2 = Expected { $reason } of length <= { $a }
refusal-expected-of-at-most-length = Expected { $reason } of at most length { $a }
refusal-expected-of-at-least-length = Expected { $reason } of at least length { $a }
refusal-expected-2 = Expected { $reason } >= { $a }
refusal-expected-3 = Expected { $reason } <= { $a }
refusal-expected-4 = Expected { $reason } > { $a }
refusal-expected-5 = Expected { $reason } < { $a }
refusal-expected-matching-regex = Expected { $reason } matching regex { $a }
refusal-object-missing-required-field = Object missing required field { $a }
refusal-object-contains-unknown-field = Object contains unknown field { $a }
refusal-invalid-enum-value = Invalid enum value { $a }
refusal-invalid-value = Invalid value { $a }
refusal-kind-int = `int`
refusal-kind-float = `float`
refusal-kind-str = `str`
refusal-kind-bool = `bool`
refusal-kind-object = `object`
refusal-kind-array = `array`
refusal-kind-null = `null`
refusal-kind-int-null = `int | null`
refusal-kind-str-null = `str | null`
refusal-kind-int-str = `int | str`
refusal-kind-object-str = `object | str`
refusal-kind-object-null = `object | null`
refusal-kind-array-null = `array | null`

## What is wrong with other files

refusal-at-line-column = { $reason } (at line { $a }, column { $b })
refusal-at-end-of-document = { $reason } (at end of document)
refusal-invalid-value-2 = Invalid value
refusal-invalid-statement = Invalid statement
refusal-unclosed-array = Unclosed array
refusal-unterminated-string = Unterminated string
refusal-cannot-overwrite-a-value = Cannot overwrite a value
refusal-illegal-character = Illegal character { $a }
refusal-expected-after-a-key-in-a-key-value-pair = Expected '=' after a key in a key/value pair
refusal-expected-newline-or-end-of-document-after-a-statement = Expected newline or end of document after a statement
refusal-not-a-gzipped-file = Not a gzipped file ({ $a })
refusal-compressed-file-ended-before-the-end-of-stream-marker = Compressed file ended before the end-of-stream marker was reached
refusal-utf-8-codec-can-t-decode = 'utf-8' codec can't decode { $b }

## Files of any kind

refusal-cannot-read = cannot read { $a }: { $reason }
refusal-cannot-write = cannot write { $a }: { $reason }
refusal-is-not-json = { $a } is not JSON: { $reason }
refusal-is-nested-too-deeply = { $a } is nested too deeply
refusal-there-is-no-file = there is no file { $a }
refusal-there-is-no-database = there is no database { $a }

## Races, seats and options

refusal-there-is-no-seat-in-this-race-of = there is no seat { $a } in this race of { $b }
refusal-there-is-no-seat-seats-are-counted-from-0 = there is no seat { $a }: seats are counted from 0 to { $b }
refusal-there-is-no-seat-seats-are-counted-from-0-2 = there is no seat { $a }: seats are counted from 0
refusal-there-is-no-seat-this-race-has = there is no seat { $a }: this race has { $b }
refusal-seat-has-nothing-to-decide-now = seat { $a } has nothing to decide now
refusal-seat-has-nothing-to-decide-while-the-others-plan = seat { $a } has nothing to decide while the others plan
refusal-seat-has-chosen-its-tyres = seat { $a } has chosen its tyres
refusal-it-is-the-turn-of-seat-not-of-seat = it is the turn of seat { $a }, not of seat { $b }
refusal-the-race-is-over = the race is over
refusal-the-rally-is-over = the rally is over
refusal-the-table-waits-for-dice-or-tokens = the table waits for dice or tokens
refusal-a-card-or-token-is-to-be-drawn-now = a card or token is to be drawn now
refusal-the-lot-is-to-be-drawn-now = the lot is to be drawn now
refusal-the-die-is-to-be-rolled-now = the die is to be rolled now
refusal-a-die-or-card-is-due-now = a die or card is due now
refusal-nothing-is-to-be-rolled-or-drawn-now = nothing is to be rolled or drawn now
refusal-nothing-is-to-be-rolled-now = nothing is to be rolled now
refusal-nothing-is-to-be-drawn-now = nothing is to be drawn now
refusal-is-not-allowed-now = is not allowed now
refusal-action = action { $a } { $reason }
refusal-outcome-is-not-possible-now = outcome { $a } is not possible now
refusal-cannot-come-up-now = { $a } cannot come up now
refusal-is-not-among-what-can-be-drawn-now = { $a } is not among what can be drawn now
refusal-is-not-among-what-can-be-drawn-now-2 = { $a } is not among what can be drawn now: { $b }
refusal-the-deck-holds-no-card = the deck holds no card { $a }
refusal-the-point-lies-beyond-the-weights-of-all-outcomes = the point lies beyond the weights of all outcomes
refusal-the-script-has-no-outcome-left-for-this-chance = the script has no outcome left for this chance point
refusal-what-chance-brings-is-chosen-at-the-table = what chance brings is chosen at the table
refusal-there-is-nothing-to-take-back-only-one-s = there is nothing to take back: only one's own latest decisions, never past a roll, a draw, a reveal or another seat's decision
refusal-nothing-is-taken-back-in-a-drive-of-the = nothing is taken back in a drive of the day
refusal-a-decision-has-1-to-actions-not = a decision has 1 to { $a } actions, not { $b }
refusal-a-decision-has-at-least-one-action = a decision has at least one action
refusal-action-of = action { $a } of { $b } ({ $c }): { $reason }
refusal-the-action-before-it-shows-what-was-hidden-and = the action before it shows what was hidden, and the decision ends there
refusal-dice-or-cards-are-due-after-the-action-before = dice or cards are due after the action before it, and the decision ends there
refusal-the-seat-has-nothing-more-to-decide-after-the = the seat has nothing more to decide after the action before it
refusal-the-number-of-seats-is-a-whole-number-not = the number of seats is a whole number, not { $a }
refusal-seats-to-players-not = { $a } seats { $b } to { $c } players, not { $d }
refusal-has-no-option-it-has = { $a } has no option { $b }; it has { $c }
refusal-options-hold-what-a-record-cannot = { $a } options hold what a record cannot: { $reason }
refusal-options-2 = { $a } options: { $reason }
refusal-track-2 = { $a } track: { $reason }
refusal-has-no-track-it-has = { $a } has no track { $b }; it has { $c }
refusal-reads-no-track-files = { $a } reads no track files
refusal-keeps-nothing-of-the-files-of-its-tracks = { $a } keeps nothing of the files of its tracks
refusal-has-no-tracks-to-be-drawn = { $a } has no tracks to be drawn
refusal-takes-no-board-file = { $a } takes no board file
refusal-there-is-no-game-there-is = there is no game { $a }; there is { $b }
refusal-there-is-no-game-with-cards-named = there is no game with cards named { $a }
refusal-knows-no-game-it-knows = { $a } knows no game { $b }; it knows { $c }
refusal-the-game-of-racecraft-games-cannot-be-imported = the game { $a } of RACECRAFT_GAMES cannot be imported: { $b }
refusal-there-is-no-language-there-is = there is no language { $a }; there is { $b }
refusal-there-is-no-theme-there-is = there is no theme { $a }; there is { $b }
refusal-there-is-no-car-colour-there-is = there is no car colour { $a }; there is { $b }
refusal-a-picture-is-to-pixels-wide-not = a picture is { $a } to { $b } pixels wide, not { $c }
refusal-papers-are-written-for-not-for = papers are written for { $a }, not for { $b }
refusal-has-no-drill = { $a } has no drill { $b }
refusal-to-highlight = { $a } to highlight
refusal-is-a-whole-number-not = { $a } is a whole number, not { $b }
refusal-a-file-of-your-own-is-named-by-a = { $reason }; a file of your own is named by a path that ends in .json

## Bots

refusal-has-no-bot-it-has-and-takes-package-module = { $a } has no bot { $b }; it has { $c }, and takes package.module:Class for one of your own
refusal-a-bot-s-budget-is-a-time-such-as = a bot's budget is a time such as 50ms or 2s, or a number of nodes, not { $a }
refusal-the-bot-cannot-be-made = the bot { $a } cannot be made: { $b }
refusal-there-is-no-module-for-the-bot = there is no module { $a } for the bot { $b }
refusal-the-module-of-the-bot-cannot-be-imported = the module of the bot { $a } cannot be imported: { $b }
refusal-has-no-class-that-is-a-racecraft-bots-bot = { $a } has no class { $b } that is a racecraft.bots.bot.Bot
refusal-at-least-one-bot-is-needed = at least one bot is needed
refusal-there-are-bots-for-seats = there are { $a } bots for { $b } seats
refusal-the-bot-is-named-twice-one-bot-fills-as = the bot { $a } is named twice; one bot fills as many seats as are left

## Arena and reviews

refusal-a-ray-cluster-is-named-or-host-port-not = a Ray cluster is named { $a }, { $b } or HOST:PORT, not { $c }
refusal-ray-is-not-installed-brings-it = Ray is not installed; { $a } brings it
refusal-there-is-no-ray-cluster-at = there is no Ray cluster at { $a }: { $b }
refusal-results-are-told-without-luck-in-races-of-two = results are told without luck in races of two cars and more
refusal-results-are-told-without-luck-where-the-bots-change = results are told without luck where the bots change seats
refusal-results-are-told-without-luck-by-1-to-playouts = results are told without luck by 1 to { $a } playouts, not { $b }
refusal-has-no-learned-value-to-tell-luck-by = { $a } has no learned value to tell luck by
refusal-has-no-learned-value = { $a } has no learned value
refusal-does-not-tell-who-leads-before-the-race-is = { $a } does not tell who leads before the race is over
refusal-line-1-is-not-the-header-of-a-tournament = { $a }: line 1 is not the header of a tournament
refusal-the-file-has-format-this-engine-reads-format = { $a }: the file has format { $b }; this engine reads format { $c }
refusal-was-begun-by-engine-this-is = { $a } was begun by engine { $b }; this is { $c }
refusal-is-in-use-by-another-tournament = { $a } is in use by another tournament
refusal-holds-another-job-its-is-not = { $a } holds another job: its { $b } is { $c }, not { $d }
refusal-line-is-not-a-game = { $a }: line { $b } is not a game: { $reason }
refusal-a-test-is-between-two-bots-in-races-of = a test is between two bots, in races of at least two seats
refusal-a-test-is-between-two-scores-the-lower-first = a test is between two scores, the lower first, above 0% and below 100%, not { $a } and { $b }
refusal-is-a-probability-above-0-and-below-0-5 = { $a } is a probability above 0 and below 0.5, not { $b }
refusal-there-was-nothing-else-to-decide = there was nothing else to decide
refusal-the-last-step-of-this-race-is-no-decision = the last step of this race is no decision
refusal-there-is-no-record-a-jsonl-file-in = there is no record, a .jsonl file, in { $a }
refusal-a-review-judges-by-not-by = a review judges by { $a }, not by { $b }
refusal-no-race-like-this-is-solved-in-only-drives = no race like this is solved in { $a }: only drives alone are judged exactly
refusal-a-budget-is-a-number-of-playouts-from-1 = a budget is a number of playouts from 1 to { $a }, not { $b }
refusal-the-review-cannot-be-made = the review cannot be made: { $reason }
refusal-this-race-has-no-result = this race has no result

## Records

refusal-is-empty-a-record-begins-with-a-header-line = { $a } is empty; a record begins with a header line
refusal-the-record-has-format-and-engine-this-engine-reads = { $a }: the record has format { $b } and engine { $c }; this engine ({ $d }) reads format { $e }
refusal-the-race-was-driven-by-version-of-the-rules = the race was driven by version { $a } of the rules of { $b }; this is version { $c }
refusal-line-comes-after-the-result = { $a }: line { $b } comes after the result
refusal-line-is-cut-off-the-file-was-truncated = { $a }: line { $b } is cut off, the file was truncated
refusal-line-1-is-not-the-header-of-a-racecraft = { $a }: line 1 is not the header of a Racecraft record
refusal-line-1-is-not-a-header = { $a }: line 1 is not a header: { $reason }
refusal-line-is-not-a-ply-of-a-record = { $a }: line { $b } is not a ply of a record: { $reason }
refusal-the-race-is-not-finished-after-plies-there-is = the race is not finished: after { $a } plies there is no result line
refusal-the-checksum-does-not-fit-the-record-was-edited = the checksum does not fit: the record was edited after the race
refusal-the-record-gives-a-result-but-the-race-is = the record gives a result, but the race is not over
refusal-the-result-is-not = the result is { $a }, not { $b }
refusal-was-drawn-but-the-seed-gives = { $a } was drawn, but the seed gives { $b }
refusal-the-race-was-over-before-this-ply = the race was over before this ply
refusal-the-race-began-with-other-dice-not = the race began with other dice: { $a }, not { $b }
refusal-the-header-names-no-known-source-of-chance = the header names no known source of chance: { $a }
refusal-the-header-has-not-one-seal-for-every-contribution = the header has not one seal for every contribution
refusal-the-header-s-seed-is-not-a-whole-number = the header's seed is not a whole number from 0 on
refusal-the-header-s-contributions-are-not-a-list-of = the header's contributions are not a list of texts
refusal-the-header-s-commitment-is-not-a-sha-256 = the header's commitment is not a SHA-256 hash in hexadecimal
refusal-the-revealed-seed-is-not-the-one-that-was = the revealed seed is not the one that was committed to before the first roll
refusal-seat-contributes-to-the-dice-but-had-sealed-nothing = seat { $a } contributes to the dice, but had sealed nothing
refusal-the-contribution-of-seat-is-not-the-one-that = the contribution of seat { $a } is not the one that it had sealed
refusal-the-revealed-seed-is-not-a-hexadecimal-text = the revealed seed is not a hexadecimal text
refusal-is-no-time-attack-only-a-single-car-against = { $a } is no time attack: only a single car against the clock keeps a time sheet

## Scenarios

refusal-the-position-is-not-refused = the position is not refused
refusal-a-position-that-is-refused-has-an-empty-script = a position that is refused has an empty script
refusal-the-seat-must-be-named-seats-are-to-decide = the seat must be named: { $a } seats are to decide
refusal-is-legal = { $a } is legal
refusal-can-be-read = { $a } can be read
refusal-is-refused-with-not = { $a } is refused with { $b }, not { $c }
refusal-the-position-is-refused-with-not = the position is refused with { $b }, not { $c }
refusal-the-race-is-not-over = the race is not over
refusal-there-was-no-event-in-this-order-there-was = there was no event { $a } in this order; there was { $b }
refusal-has-no-event-so-it-is-no-news-that = { $a } has no event { $b }, so it is no news that there was none
refusal-there-was-an-event = there was an event { $a }: { $b }
refusal-the-has-no = the { $a } has no { $b }
refusal-there-is-no-check-there-is = there is no check { $a }; there is { $b }
refusal-is-no-choice-now = { $a } is no choice now
refusal-is-not = { $a } is { $b }, not { $c }

## Server, database and backups

refusal-cannot-listen-on-port = cannot listen on { $a } port { $b }: { $reason }
refusal-the-database-is-not-at-schema-start-the-server = the database is not at schema { $a }; start the server on it once
refusal-there-is-nobody-with-the-id-people-lists-ids = there is nobody with the id { $a }; `people` lists ids
refusal-there-is-no-table-that-is-open-or-running = there is no table { $a } that is open or running
refusal-there-is-no-report-that-waits = there is no report { $a } that waits
refusal-there-is-no-track-in-the-gallery-reports-name = there is no track { $a } in the gallery; reports name it GAME/FINGERPRINT
refusal-there-is-no-the-key-that-a-server-makes = there is no { $a }, the key that a server makes when it first starts
refusal-can-be-read-by-others-it-holds-a-secret = { $a } can be read by others; it holds a secret: chmod 600 { $b }
refusal-does-not-hold-a-key-of-bytes-in-hexadecimal = { $a } does not hold a key of { $b } bytes in hexadecimal
refusal-is-cut-off-after-rows = { $a } is cut off after { $b } rows
refusal-has-format-and-schema-this-release-reads-format-and = { $a } has format { $b } and schema { $c }; this release reads format { $d } and schemas up to { $e }
refusal-the-database-has-schema-this-release-knows-it-takes = the database has schema { $a }, this release knows { $b }: it takes a later release
refusal-the-database-has-schema-this-release-knows = the database has schema { $a }, this release knows { $b }
refusal-is-no-whole-backup = { $a } is no whole backup: { $reason }
refusal-the-database-is-not-empty-a-backup-is-restored = the database is not empty; a backup is restored into an empty one
refusal-the-database-says = the database says: { $reason }
refusal-cannot-use-the-database = cannot use the database { $a }: { $reason }
refusal-cannot-use = cannot use { $a }: { $reason }
refusal-names-an-unknown-table = { $a } names an unknown table { $b }
refusal-names-an-unknown-column-of = { $a } names an unknown column { $b } of { $c }
refusal-names-rows-and-has = { $a } names { $b } rows and has { $c }
refusal-connect-timeout-of-is-a-number-of-seconds-not = connect_timeout of { $a } is a number of seconds, not { $b }
refusal-the-parameters-of-cannot-be-read = the parameters of { $a } cannot be read
refusal-of-is-not-supported = { $a }={ $b } of { $c } is not supported
refusal-the-parameter-of-has-no-value = the parameter { $a } of { $b } has no value
refusal-is-in-use-by-another-racecraft-server = { $a } is in use by another racecraft server

## Positions of any game

refusal-a-position-is-a-json-object = a position is a JSON object
refusal-has-no-field-it-has = { $where } has no field { $b }; it has { $c }
refusal-has-no = { $where } has no { $b }
refusal-is-not-of-type = { $where }: { $b } is { $c }, not of type { $d }
refusal-is-not-to = { $where }: { $b } is { $c }, not { $d } to { $e }
refusal-is-not-one-of = { $where }: { $b } is { $c }, not one of { $d }
refusal-has-entries-the-start-position-only = { $where } has { $b } entries, the start position only { $c }
refusal-is-not-an-object = { $where } is { $b }, not an object
refusal-the-position-is-one-of-seats-not-of = the position is one of { $a } seats, not of { $b }
refusal-the-position-has-other-options-than-the-race = the position has other options than the race
refusal-the-race-is-over-in-this-position = the race is over in this position
refusal-this-is-a-position-of-not-of = this is a position of { $a }, not of { $b }
refusal-the-position-has-seats = the position has { $a } seats
refusal-the-position-has-cars-not-to = the position has { $a } cars, not { $b } to { $c }
refusal-the-position-has-cars-the-options-say = the position has { $a } cars, the options say { $b }
refusal-has-entries-for-seats = { $where }: { $b } has { $c } entries for { $d } seats
refusal-the-road-has-no-space = { $where }: the road has no space { $b }
refusal-phase-is-none-of = { $where }: phase { $b } is none of { $c }
refusal-is-none-of = { $where }: { $b } { $c } is none of { $d }
refusal-cars-and-stand-on-the-same-space = cars { $a } and { $b } stand on the same space { $c }
refusal-cars-and-stand-on-the-same-cell = cars { $a } and { $b } stand on the same cell { $c }
refusal-cars-and-stand-on-the-same-spot = cars { $a } and { $b } stand on the same spot { $c }
refusal-two-cars-stand-on-the-same-line-of-corner = two cars stand on the same line of corner { $a }
refusal-cars-stand-on-space-which-holds = { $a } cars stand on space { $b }, which holds { $c }

## Positions of Rallyman: GT

refusal-must-list-different-seats-from-0-to = { $where }: { $b } must list different seats from 0 to { $c }
refusal-chosen-has-an-entry-for-each-seat-exactly-while = { $where }: 'chosen' has an entry for each seat exactly while tyres are chosen
refusal-all-have-chosen-their-tyres-but-they-are-still = { $where }: all have chosen their tyres, but they are still to be chosen
refusal-chosen-tyres-are-none-of = { $where }: chosen tyres { $b } are none of { $c }
refusal-class-is-not-the-agreed = { $where }: class { $b } is not the agreed { $c }
refusal-wear-is-counted-from-1-on-soft-tyres-and = { $where }: wear is counted from 1 on soft tyres and stays 0 on others
refusal-marker-is-none-of-its-class = { $where }: marker { $b } is none of its class
refusal-the-track-has-no-space = { $where }: the track has no space { $b }
refusal-the-grid-is-filled-from-slot-1-on-without = { $where }: the grid is filled from slot 1 on, without gaps
refusal-tyres-are-chosen-before-the-grid-is-drawn = { $where }: tyres are chosen before the grid is drawn
refusal-only-a-time-attack-keeps-a-sheet = { $where }: only a time attack keeps a sheet
refusal-order-at-pointer-must-be-the-seat-whose-turn = { $where }: 'order' at 'pointer' must be the seat whose turn it is
refusal-car-is-not-on-the-track-it-cannot-plan = car { $a } is not on the track, it cannot plan a move
refusal-car-is-blocked-it-cannot-plan-a-move-gt = car { $a } is blocked, it cannot plan a move (GT-BLOCK)
refusal-car-cannot-make-a-pit-stop-here-gt-pit = car { $a } cannot make a pit stop here (GT-PIT-01 to 03)
refusal-car-has-no-verge-to-choose = car { $a } has no verge to choose
refusal-car-is-out-of-the-race-it-cannot-have = car { $a } is out of the race, it cannot have the turn
refusal-car-is-racing-but-not-in-the-order-of = car { $a } is racing, but not in the order of the round
refusal-car-draws-tokens-in-gear = car { $a } draws tokens in gear { $b }
refusal-move-from-must-be-a-space-and-plan-a = move: 'from' must be a space and 'plan' a list of steps
refusal-move-a-car-that-drives-has-a-plan = move: a car that drives has a plan
refusal-move-after-steps-the-car-would-not-stand-on = move: after { $a } steps the car would not stand on { $b }
refusal-move-faces-must-be-a-list-of-hz-and = move: 'faces' must be a list of hz and ok
refusal-move-a-car-cannot-be-flat-out-in-phase = move: a car cannot be flat out in phase { $a } after { $b } steps
refusal-move-cannot-be-planned = move: { $a } cannot be planned: { $reason }
refusal-move-all-steps-are-driven-but-the-move-goes = move: all steps are driven, but the move goes on
refusal-move-nothing-is-driven-or-rolled-while-the-plan = move: nothing is driven or rolled while the plan is laid
refusal-move-of-dice-cannot-be-rolled-in-this-phase = move: { $a } of { $b } dice cannot be rolled in this phase
refusal-move-no-dice-are-rolled-in-this-phase = move: no dice are rolled in this phase
refusal-move-these-dice-do-not-lose-control = move: these dice do not lose control
refusal-flags-is-not-an-object-with-tile-and-seat = flags: { $a } is not an object with tile and seat
refusal-bag-there-are-tokens-in-all-not-gt-setup = bag: there are { $a } { $b } tokens in all, not { $c } (GT-SETUP-05)
refusal-sheet-is-not-an-object-with-marker-and-weather = sheet: { $a } is not an object with marker and weather
refusal-is-placed-but-not-on-the-grid = { $where } is placed, but not on the grid
refusal-a-car-has-finished-exactly-when-it-is-beyond = { $where }: a car has finished exactly when it is beyond the final line
refusal-finished-lists-exactly-the-cars-that-have-finished = { $where }: 'finished' lists exactly the cars that have finished
refusal-is-on-the-track-with-marker-00 = { $where } is on the track with marker 00
refusal-is-on-the-verge-with-marker-not-00 = { $where } is on the verge with marker { $b }, not 00
refusal-is-in-the-pits-in-gear = { $where } is in the pits in gear { $b }
refusal-lane-is-1-to-3-in-the-pits-and = { $where }: 'lane' is 1 to 3 in the pits and 0 elsewhere
refusal-is-in-the-lane-for-tyres-with-marker-00 = { $where } is in the lane for tyres with marker 00 (GT-PIT-07)
refusal-has-spun-but-does-not-stand-on-the-track = { $where } has spun, but does not stand on the track with marker 0 (GT-LOC-08)
refusal-is-not-on-the-circuit-but-the-race-has = { $where } is not on the circuit, but the race has begun
refusal-is-not-on-the-board-but-the-race-has = { $where } is not on the board, but the race has begun
refusal-there-is-no-plan-on-the-table = there is no plan on the table

## Positions of Heat

refusal-there-is-no-phase-there-is = there is no phase { $a }; there is { $b }
refusal-season-the-calendar-must-name-all-races = season: the calendar must name all { $a } races
refusal-season-the-calendar-is-longer-than-races = season: the calendar is longer than { $a } races
refusal-season-points-must-be-a-whole-number-for-each = season: 'points' must be a whole number for each car
refusal-season-standings-must-name-every-car-or-none = season: 'standings' must name every car or none
refusal-setting-grid-must-name-every-car = setting: 'grid' must name every car
refusal-setting-weather-and-road-belong-to-the-option-weather = setting: 'weather' and 'road' belong to the option weather, which is off
refusal-setting-a-track-with-corners-has-as-many-road = setting: a track with { $a } corners has as many 'road' tokens, not { $b }
refusal-setting-there-are-only-two-road-tokens = setting: there are only two { $a } road tokens
refusal-there-is-no-card = { $where }: { $b }: there is no card { $c }
refusal-does-not-belong-here = { $where }: { $b }: { $c } does not belong here
refusal-is-no-car-or-is-named-twice = { $where }: { $b }: { $c } is no car, or is named twice
refusal-there-is-no-there-is = { $where }: { $b }: there is no { $c }; there is { $d }
refusal-there-is-no = { $where }: { $b }: there is no { $c }
refusal-is-but-stands-on-the-track = { $where } is { $b }, but stands on the track
refusal-is-no-place-on-the-track-one-is-written = { $where }: { $b } is no place on the track; one is written like 0/12L
refusal-is-no-place-on-a-track-of-cells = { $where }: { $b } is no place on a track of { $c } cells
refusal-cannot-lie-on-top-it-is-not-in-the = { $where }: { $b } cannot lie on top, it is not in the discard
refusal-has-basic-speed-cards-a-driver-has = { $where } has { $b } basic speed cards, a driver has { $c }
refusal-there-is-no-sponsor-without-a-season = { $where }: there is no sponsor { $b } without a season
refusal-has-cards-of-which-there-are = { $where } has { $b } cards { $c }, of which there are { $d }
refusal-round-it-cannot-be-the-turn-of-car-by = round: it cannot be the turn of car { $a } by this order and index
refusal-round-order-contradicts-where-the-cars-stand-or-names = round: 'order' contradicts where the cars stand, or names one that has left
refusal-round-legends-used-is-no-legend-card = round: 'legends_used': { $a } is no Legend card
refusal-round-must-name-every-car-that-is-and-no = round: { $a } must name every car that is { $b }, and no other
refusal-turn-start-must-say-where-the-turn-began = turn: 'start' must say where the turn began
refusal-turn-a-flip-is-due-but-due-and-after = turn: a flip is due, but 'due' and 'after' do not say which
refusal-turn-amount-for-names-no-symbol-whose-amount-could = turn: 'amount_for' names no symbol whose amount could be chosen
refusal-turn-amount-for-names-no-card-whose-number-could = turn: 'amount_for' names no card whose number could be chosen
refusal-the-race-is-over-but-not-every-car-is = the race is over, but not every car is ranked
refusal-driver-gear-is-not-within-reach-of-gear = driver { $a }: gear { $b } is not within reach of gear { $c }
refusal-driver-has-nothing-to-plan-but-the-stage-is = driver { $a } has nothing to plan, but the stage is { $b }
refusal-driver-has-no-card-to-lay = driver { $a } has no card to lay
refusal-driver-cannot-be-choosing-a-gear-now = driver { $a } cannot be choosing a gear now
refusal-all-drivers-have-committed-but-the-phase-is = all drivers have committed, but the phase is { $a }
refusal-a-paid-mulligan-is-decided-by-one-driver-after = a paid mulligan is decided by one driver after another
refusal-nothing-could-be-decided-in-the-phase = nothing could be decided in the phase { $a }
refusal-nothing-could-be-drawn-in-the-phase = nothing could be drawn in the phase { $a }

## Positions of Ралі

refusal-first-is-1-exactly-while-the-lot-is-to = { $where }: 'first' is -1 exactly while the lot is to be drawn
refusal-is-at-rest-in-gear-a-car-at-rest = { $where } is at rest in gear { $b }; a car at rest is in gear 1
refusal-must-be-at-rest-it-stands-at-the-start = { $where } must be at rest: it stands at the start, in a station or in a box
refusal-stands-on-but-has-not-crossed-the-line-it = { $where } stands on { $b } but has not crossed the line; it must be on a start cell
refusal-stands-on-start4-which-is-used-only-for-the = { $where } stands on START4, which is used only for the start
refusal-a-car-has-finished-but-the-race-goes-on = a car has finished, but the race goes on
refusal-move-steps-are-left-exactly-while-a-car-is = move: steps are left exactly while a car is moving
refusal-move-gear-cannot-be-declared-from-gear = move: gear { $a } cannot be declared from gear { $b }
refusal-car-must-miss-this-turn-it-cannot-declare-a = car { $a } must miss this turn, it cannot declare a gear
refusal-car-must-wait-no-cell-its-first-step-could = car { $a } must wait, no cell its first step could reach is free
refusal-the-board-has-no-cell = { $where }: the board has no cell { $b }
refusal-car-stands-in-the-box-of-another-colour = car { $a } stands in the box of another colour
refusal-car-is-in-gear-its-damage-allows-at-most = car { $a } is in gear { $b }, its damage allows { $c } at most
refusal-car-is-already-placed-out-of-turn = car { $a } is already placed out of turn
refusal-car-is-not-yet-placed-out-of-turn = car { $a } is not yet placed out of turn

## Positions of Rallyman

refusal-shortcuts-no-card-is-left-an-empty-pile-is = shortcuts: no card is left; an empty pile is shuffled at once
refusal-there-is-a-split-time-or-1-for-every = { $where }: there is a split time, or -1, for every split point
refusal-has-a-sisu-card-in-a-race-without-sisu = { $where } has a sisu card in a race without sisu
refusal-a-car-stands-before-the-start-exactly-while-it = { $where }: a car stands before the start exactly while it waits
refusal-a-car-is-beyond-space-exactly-when-it-has = { $where }: a car is beyond space { $b } exactly when it has finished
refusal-has-lost-gear-dice-and-still-drives = { $where } has lost { $b } gear dice and still drives
refusal-has-stage-times-not = { $where } has { $b } stage times, not { $c }
refusal-is-on-a-drift-line-or-cut-but-not = { $where } is on a drift line or cut, but not in a corner
refusal-is-and-cannot-be-on-a-drift-line-or = { $where } is { $b } and cannot be on a drift line or cut
refusal-a-car-that-has-not-retired-is-missing-from = { $where }: a car that has not retired is missing from the start list
refusal-car-has-retired-and-cannot-drive = car { $a } has retired and cannot drive
refusal-attack-a-plan-belongs-to-an-attack = attack: a plan belongs to an attack
refusal-car-has-no-wheel-to-change = car { $a } has no wheel to change
refusal-car-is-in-gear-a-wheel-is-changed-in = car { $a } is in gear { $b }; a wheel is changed in neutral or gear 1
refusal-car-is-on-no-cut-no-shortcut-card-is = car { $a } is on no cut, no shortcut card is due
refusal-car-has-no-sisu-card = car { $a } has no sisu card
refusal-car-cannot-lose-control-in-neutral-or-off-the = car { $a } cannot lose control in neutral or off the road
refusal-car-has-finished-and-has-no-turn = car { $a } has finished and has no turn
refusal-attack-two-gas-dice-must-lie-ahead-where-one = attack: two gas dice must lie ahead where one of them is dropped
refusal-attack-the-next-die-has-nowhere-to-go = attack: the next die has nowhere to go
refusal-attack-the-dice-of-an-attack-are-not-rolled = attack: the dice of an attack are not rolled one by one
refusal-the-stage-has-no-zone = { $where }: the stage has no zone { $b }
refusal-lists-seats-from-0-to-once-each-not = { $where }: { $b } lists seats from 0 to { $c } once each, not { $d }
refusal-backs-gear-has-not-numbers = backs: gear { $a } has { $b }, not { $c } numbers
refusal-backs-gear-has-no-card-left-an-empty-pile = backs: gear { $a } has no card left; an empty pile is shuffled at once
refusal-backs-gear-has-of-not-0-to = backs: gear { $a } has { $b } of { $c }, not 0 to { $d }
refusal-mud-is-not-a-corner-with-a-cut = mud: { $a } is not a corner with a cut
refusal-mud-corner-has-levels-not-1-to = mud: corner { $a } has { $b } levels, not 1 to { $c }
refusal-holds-times-in-seconds-not = { $where }: { $b } holds times in seconds, not { $c }
refusal-is-on-the-road-but-has-no-card-in = { $where } is on the road but has no card in its time pile
refusal-corner-has-no-cut = { $where }: corner { $b } has no cut
refusal-corner-has-no-drift-line-for-a-car-in = { $where }: corner { $b } has no drift line for a car in gear { $c }
refusal-the-start-list-is-complete-no-lot-is-to = { $where }: the start list is complete, no lot is to be drawn
refusal-the-rally-is-over-but-a-car-has-neither = the rally is over, but a car has neither finished nor retired
refusal-asked-is-but-the-stage-has-no-such-zone = { $where }: 'asked' is { $b }, but the stage has no such zone
refusal-in-round-fewer-cars-have-started-rm-start-06 = { $where }: in round { $b } fewer cars have started (RM-START-06)
refusal-asked-is-not-the-place-of-turn-on-the = { $where }: 'asked' is not the place of 'turn' on the start list
refusal-turn-is-not-the-seat-at-place-in-the = { $where }: 'turn' is not the seat at 'place' in the order of the round
refusal-dice-used-lists-gear-dice-1-to-once-each = dice: 'used' lists gear dice 1 to { $a } once each, not { $b }
refusal-attack-the-plan-holds-steps-such-as-3-or = attack: the plan holds steps such as 3 or gas-drift, not { $a }
refusal-attack-a-die-shows-not = attack: a die shows { $a }, not { $b }
refusal-attack-what-is-planned-or-thrown-is-a-planned = attack: what is planned or thrown is a planned attack
refusal-attack-dice-show-a-face-although-the-plan-is = attack: dice show a face although the plan is not complete
refusal-attack-no-die-of-the-plan-is-left-to = attack: no die of the plan is left to be thrown
refusal-attack-no-plan-of-two-dice-is-possible-here = attack: no plan of two dice is possible here
refusal-attack-every-die-of-the-plan-shows-a-face = attack: every die of the plan shows a face once it is thrown
refusal-attack-the-plan-goes-on-beyond-the-finish = attack: the plan goes on beyond the finish
refusal-attack-the-plan-has-but = attack: the plan has { $a }, but { $reason }
refusal-dice-a-turn-begins-with-all-dice-unused = dice: a turn begins with all dice unused
refusal-dice-at-this-point-of-a-turn-at-least = dice: at this point of a turn at least one die is used
refusal-step-cannot-be-rolled = step: { $a } cannot be rolled: { $reason }
refusal-the-time-pile-holds-0-to-and-s-not = { $where }: the time pile holds 0 to { $b } and S, not { $c }

## How actions and dice are written

refusal-has-actions-0-to-not = { $a } has actions 0 to { $b }, not { $c }
refusal-has-actions-0-to-and-not-all-of-them = { $a } has actions 0 to { $b }, and not all of them; { $c } is none
refusal-has-no-action = { $a } has no action { $b }
refusal-has-no-outcome = { $a } has no outcome { $b }
refusal-knows-no-outcome = { $a } knows no outcome { $b }
refusal-knows-actions-such-as = { $a } knows actions such as { $b }
refusal-knows-no-action-it-knows = { $a } knows no action { $b }; it knows { $c }
refusal-knows-no-action-a-step-is-written-g4-1 = { $a } knows no action { $b }; a step is written G4 1#2, others are { $c }
refusal-knows-no-action-do-must-be-a-text = { $a } knows no action { $b }; 'do' must be a text
refusal-knows-no-action-an-action-has-do-and-number = { $a } knows no action { $b }; an action has 'do' and 'number' or 'card'
refusal-gt-knows-no-action-it-knows-step-do-pit = gt knows no action { $a }; it knows step, do, pit, start and lose
refusal-rali-knows-no-action-it-knows-declare-step-and = rali knows no action { $a }; it knows declare, step and start
refusal-rallyman-knows-no-action-it-knows-choose-or-die = rallyman knows no action { $a }; it knows choose, or die, line and set
refusal-rallyman-knows-no-action-it-knows-and-dice-such = rallyman knows no action { $a }; it knows { $b } and dice such as 3, gas-drift or 4-cut-set
refusal-heat-knows-no-action-it-knows-gear-lay-value = heat knows no action { $a }; it knows gear, lay, value, adrenaline, boost, other symbols with a card, slip, discard, top, pick and end
refusal-the-dice-cannot-be-laid-so-that-control-is = the dice cannot be laid so that control is lost as { $a } says
refusal-space-is-not-next-to-gt-move-02-gt = space { $a } is not next to { $b } (GT-MOVE-02, GT-MOVE-03)
refusal-a-die-shows-hz-or-ok-not = a die shows hz or ok, not { $a }
refusal-there-is-no-die-there-is = there is no die { $a }; there is { $b }
refusal-the-track-has-no-space-spaces-are-written-tile = the track has no space { $a }; spaces are written tile#space, such as 1#2
refusal-the-lot-falls-on-to-not = the lot falls on { $a } to { $b }, not { $c }
refusal-the-bag-holds-not = the bag holds { $a }, not { $b }
refusal-from-gear-the-step-is-not-gt-dice-13 = from gear { $a } the step is { $b }, not { $c } (GT-DICE-13, 14)
refusal-the-dice-can-be-laid-in-ways-there-is = the dice can be laid in { $a } ways, there is no way { $b }
refusal-the-die-shows-1-to-not = the die shows 1 to { $a }, not { $b }
refusal-this-shows-not = this { $a } shows { $b }, not { $c }
refusal-names-no-dice-there-are = { $a } names no dice; there are { $b }
refusal-names-no-die-there-are = { $a } names no die; there are { $b }
refusal-name-the-dice-in-the-order-in-which-they = name the dice in the order in which they count: { $a }
refusal-no-further-there-is-one-gear-die-of-each = no further { $a }: there is one gear die of each number and { $b } gas dice
refusal-the-move-is-over-before-this-step = the move is over before this step

## Options of the games

refusal-gt-options-classes-for-seats-in-a-race-of = gt options: classes for { $a } seats in a race of { $b }
refusal-heat-options-no-two-cars-have-the-same-colour = heat options: no two cars have the same colour
refusal-heat-options-there-are-tracks-for-a-drawn-season = heat options: there are { $a } tracks for a drawn season of { $b } races
refusal-heat-options-there-is-no-colour-there-is = heat options: there is no colour { $a }; there is { $b }
refusal-heat-options-a-training-race-has-one-lap-and = heat options: a training race has one lap and no modules
refusal-heat-options-a-race-of-a-calendar-has-a = heat options: a race of a calendar has a track and an event, not { $a }
refusal-heat-options-there-is-no-event-there-is = heat options: there is no event { $a }; there is { $b }
refusal-heat-options-a-championship-has-either-a-season-or = heat options: a championship has either a season or a calendar of one's own
refusal-rali-options-seat-cannot-begin-a-race-of = rali options: seat { $a } cannot begin a race of { $b }
refusal-rallyman-options-has-no-stage-only = rallyman options: { $a } has no stage { $b }, only { $c }
refusal-has-no-stage-only = { $a } has no stage { $b }, only { $c }
refusal-rallyman-options-fixed-weather-puts-nothing-under-snow-name = rallyman options: fixed weather puts nothing under snow; name zones of { $a } in 'snow': { $b }
refusal-rallyman-options-service-can-follow-stages-1-to-of = rallyman options: service can follow stages 1 to { $a } of { $b }
refusal-rallyman-options-zones-under-snow-are-named-in-fixed = rallyman options: zones under snow are named in fixed weather only
refusal-rallyman-options-there-is-no-zone-there-is = rallyman options: there is no zone { $a }; there is { $b }
refusal-rallyman-has-no-track-there-are-the-rallies-stages = rallyman has no track { $a }; there are the rallies { $b }, stages such as { $c }, the zones { $d }, their snow faces such as C:snow, and routes such as C8-C3 J1-J4

## Files of tracks and boards

refusal-cannot-be-drawn = { $a } cannot be drawn: { $reason }
refusal-tracks-of-are-written-as-json-only = tracks of { $a } are written as .json only
refusal-a-track-is-a-json-object = a track is a JSON object
refusal-a-track-file-is-a-json-object = a track file is a JSON object
refusal-a-track-is-a-name-the-content-of-a = a track is a name, the content of a track file or its path, not { $a }
refusal-a-generated-track-of-is-long-here-not = a generated track of { $a } is { $b } long here, not { $c }
refusal-tiles-are-too-many-a-circuit-has-at-most = { $a } tiles are too many; a circuit has at most { $b }
refusal-this-circuit-has-tiles-of-its-own-which-cannot = this circuit has tiles of its own, which cannot be laid here
refusal-no-circuit-of-tiles-with-these-wishes-was-found = no circuit of { $a } tiles with these wishes was found; wish for something else
refusal-a-circuit-with-two-and-three-lanes-has-tiles = a circuit with two and three lanes has { $a } tiles or more
refusal-is-a-list-of-1-to-tiles = { $a } is a list of 1 to { $b } tiles
refusal-there-is-no-tile-but-the-pit-tile = there is no tile but the pit tile
refusal-must-be-a-whole-number-not = { $where }: { $b } must be a whole number, not { $c }
refusal-must-be-a-whole-number-from-to-not = { $where }: { $b } must be a whole number from { $c } to { $d }, not { $e }
refusal-must-be-a-number-from-to-not = { $where }: must be a number from { $b } to { $c }, not { $d }
refusal-must-be-a-text-not = { $where }: { $b } must be a text, not { $c }
refusal-must-be-a-text = { $where }: { $b } must be a text
refusal-has-the-wrong-type = { $where }: { $b } has the wrong type
refusal-name-must-be-a-text-of-at-most-characters = { $where }: 'name' must be a text of at most { $b } characters
refusal-must-be-a-list-of-objects = { $where }: { $b } must be a list of objects
refusal-must-be-a-list-of-rows = { $where }: must be a list of { $b } rows
refusal-must-be-an-object = { $where }: must be an object
refusal-cannot-be-an-object = { $where } cannot be an object
refusal-must-have-centre-as-x-y-and-heading = { $where }: must have 'centre' as [x, y] and 'heading'
refusal-lies-on-the-row-before-it = { $where }: lies on the row before it
refusal-tile-is-not-in-the-box = { $where }: tile { $b } is not in the box
refusal-there-is-no-tile-in-the-box-or-in = { $where }: there is no tile { $b } in the box or in 'own_tiles' (GT-TRACK-14)
refusal-tile-is-in-the-box-a-tile-of-one = { $where }: tile { $b } is in the box; a tile of one's own needs another name
refusal-there-is-no-tile = there is no tile { $a }
refusal-a-track-of-spaces-has-no-room-for-danger = a track of { $a } spaces has no room for danger { $b }
refusal-the-bend-in-cell-is-too-tight-for-the = the bend in cell { $a } is too tight for the road
refusal-the-road-touches-itself-at-cells-and = the road touches itself at cells { $a } and { $b }
refusal-pit-must-be-an-object-with-q-and-r = { $where }: 'pit' must be an object with q and r
refusal-lies-on-gt-track-08 = { $where } lies on { $b } (GT-TRACK-08)
refusal-touches-no-tile-gt-track-08 = { $where } touches no tile (GT-TRACK-08)
refusal-spaces-are-too-many-a-circuit-has-at-most = { $where }: { $b } spaces are too many; a circuit has at most { $c }
refusal-the-start-tile-has-grid-slots-not-6 = { $where }: the start tile has { $b } grid slots, not 6
refusal-space-leads-to-spaces = { $where }: space { $b } leads to { $c } spaces
refusal-space-has-no-border-space-beside-it = { $where }: space { $b } has no border space beside it
refusal-must-be-at-least-whole-numbers-from-to-not = { $where } must be at least { $b } whole numbers from { $c } to { $d }, not { $e }
refusal-a-dashboard-file-says-format = { $where }: a dashboard file says "format": { $b }
refusal-a-circuit-file-says-format = { $where }: a circuit file says "format": { $b }
refusal-a-tile-file-says-format = { $where }: a tile file says "format": { $b }
refusal-there-is-no-such-side = { $where }: there is no such side
refusal-marker-must-be-0-or-00 = { $where }: 'marker' must be "0" or "00"
refusal-tiles-must-be-an-object-of-tiles-by-name = { $where }: 'tiles' must be an object of tiles by name
refusal-lane-is-none-of = { $where }: lane { $b } is none of { $c }
refusal-danger-is-none-of = { $where }: danger { $b } is none of { $c }
refusal-inside-is-left-right-or-null-not = { $where }: 'inside' is left, right or null, not { $b }
refusal-dotted-lines-are-too-many-a-tile-has-at = { $where }: { $b } dotted lines are too many; a tile has at most { $c }
refusal-edges-must-name-edge-d-and-one-other-each = { $where }: 'edges' must name edge D and one other, each with its lanes
refusal-a-hazard-sign-needs-a-cap = { $where }: a hazard sign needs a cap
refusal-space-is-printed-twice = { $where }: space { $b } is printed twice
refusal-edge-must-be-one-of-a-to-f-with = { $where }: edge { $b } must be one of A to F with 2 or 3 lanes
refusal-between-stations-and-the-spaces-leave-a-gap = { $where }: between stations { $b } and { $c } the spaces leave a gap
refusal-between-stations-and-the-spaces-overlap = { $where }: between stations { $b } and { $c } the spaces overlap
refusal-a-card-for-direct-play-has-one-number-and = { $where }: a card for direct play has one number and no +
refusal-ct-must-be-0-to-not = { $where }: 'ct' must be 0 to { $b }, not { $c }
refusal-number-belongs-to-already = { $where }: number { $b } belongs to { $c } already
refusal-there-is-no-set = { $where }: there is no set { $b }
refusal-there-is-no-symbol = { $where }: there is no symbol { $b }
refusal-there-is-no-rule = { $where }: there is no rule { $b }
refusal-there-is-no-2 = { $where }: there is no { $b }
refusal-must-be = { $where }: { $b } must be { $c }
refusal-a-cell-is-written-row-lane-not = { $where }: a cell is written [row, lane], not { $b }
refusal-there-is-no-cell = { $where }: there is no cell { $b }
refusal-gear-limit-marker-must-be-from-to-not = gear_limit: 'marker' must be [from, to], not { $a }

## The games whose rules are cited by two letters

rules-gt = gt
rules-ht = heat
rules-rl = rali
rules-rm = rallyman
