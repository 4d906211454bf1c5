# Racing in the terminal: the words of the shell, which knows no game.

terminal-title = { $game }: { $headline }
terminal-player = { $players ->
    [one] Player
   *[other] Player { $number }
}
# Names for bots, parted by spaces.
terminal-drivers = Comet Spark Whirl Thunder Swift Blaze Gale

# What a player types
terminal-not-understood = “{ $text }” is not a choice here. Choose one of: { $keys }; ? is help.
terminal-impossible = “{ $text }” cannot come up here.
terminal-hint = A careful driver would choose { $key }: { $label }.
terminal-hint-take = H plays it, the whole of it.
terminal-hint-taken = Played: { $label }.
terminal-go = Where to? A choice plays the whole decision that leads there.
terminal-go-nowhere = There is no space to choose here.
terminal-decision-over = Something else happens before “{ $text }”: type it when you are asked again.
terminal-hint-chance = There is nothing to advise here: chance decides. { $prompt }
terminal-no-undo = There is nothing to take back: only your own latest decisions, never past a roll or another player's decision.
terminal-undone = Taken back.
terminal-no-drive-on = There is something to decide first.
terminal-hand-over = { $who }, please take the seat before the screen. The others look away.
terminal-seated = I am here, show me my cards
terminal-yes = y
terminal-no = n

# How a driver weighs its options
advice-option = { $label }: { $value }{ $risk }
advice-best = the best
advice-risk = , risk { $percent }%
# In GT an option is the first step of a plan, and its risk that of the plan.
advice-rows = { $behind } rows worse
advice-cells = { $behind } spaces worse
advice-stations = { $behind } spaces worse
advice-turns = { $behind } turns slower
advice-seconds = { $behind } s slower
advice-win = { $behind }% fewer wins

# Commands: what they do, and their names in the key bar
terminal-command-undo = take back your latest decision, or the real die you typed in last
terminal-command-hint = ask a careful driver for advice
terminal-command-take = play the whole hint
terminal-command-go = choose a space and play the whole decision that leads there
terminal-command-drive-on = drive straight on until there is something to decide
terminal-command-save = save the race (a file name may follow in the line-by-line race)
terminal-command-log = everything that has happened
terminal-command-where = the whole situation in words
terminal-command-map = the road as a drawing
terminal-command-papers = the papers of the race office: roadbook and times
terminal-command-help = this help
terminal-command-quit = leave the race
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-go = go to
terminal-key-drive-on = drive on
terminal-key-save = save
terminal-key-log = log
terminal-key-papers = papers
terminal-key-help = help
terminal-key-quit = quit
terminal-help = Help
terminal-help-plain = Type the sign before a choice, or its name in the notation of the game. An empty line repeats the question. Commands:
terminal-help-screen = Press the key before a choice, or the arrow beside it. Space hurries the bots.
terminal-papers = On the notice board
terminal-papers-keys = ↑ ↓ scroll · Enter goes on
terminal-log = What has happened
terminal-log-empty = Nothing has happened yet.
terminal-page-keys = ↑ ↓ scroll · Esc back
terminal-bot-drives = { $who } is driving …
terminal-hurry = Space hurries

# Files
terminal-saved = Saved to { $path }.
terminal-recorded = The race is recorded in { $path }.
terminal-cannot-write = Cannot write { $path }: { $reason }.
terminal-no-directory = Cannot write { $path }: there is no directory { $directory }.
terminal-is-directory = Cannot write { $path }: it is a directory.
terminal-not-a-record = { $path } exists and is not a record of a race; give another name.

# Leaving
terminal-end-of-input = No more input: the race rests here.
terminal-quit = Leave the race?
terminal-quit-ask = Save the race before leaving? y saves, n does not, anything else goes on.
terminal-quit-stay = Then on we go.
terminal-quit-text = The race is not saved yet.
terminal-quit-keys = s save and leave · x leave without saving · Esc go on
terminal-resume = Go on with: { $command }
terminal-seed = The same dice again: { $option }

# Result
terminal-result = Result
terminal-standing = { $place }. { $who }: { $text }
terminal-result-keys = Enter leaves · s saves the record · l log · Esc looks at the board
terminal-verify = Check the record with: { $command }

# The command `racecraft play`
play-about = race in the terminal, against bots or with friends at one screen
play-game = the game ({ $default })
play-who = who races
play-what = which race
play-files = files
play-look = how it looks
play-seats = cars in the race ({ $default })
play-humans = people at this screen (1); 0 watches the bots
play-bots = the drivers of the other seats, such as club,random
play-names = names by seat, such as Ann,Bob
play-seed = the same number gives the same dice
play-dice = manual: throw real dice or draw real cards and type in what comes
play-position = start at a position in a JSON file, whole or in part: for training, undo is free
play-board = a board file of your own
play-save = where an unfinished race is saved
play-resume = go on with a saved race
play-record = where the finished race is recorded
play-plain = line by line, for pipes and screen readers
play-delay = seconds for which a bot’s action is shown
play-no-color = no colours (NO_COLOR asks for the same)
play-bad-delay = “{ $given }” is not a number of seconds from 0 to { $high }

# A race that goes on later
terminal-bot-fault = The driver of { $who } { $kind ->
    [illegal] named a move that is not allowed
    [overtime] did not answer in time
   *[crashed] failed
} ({ $reason }); a rookie takes over for this move.
terminal-cannot-keep = The race can no longer be written to { $path }: { $reason }. Save it elsewhere with s.
terminal-watch = Watch it again with: { $command }
offer-title = { $count ->
    [one] A race is waiting for you:
   *[other] Races are waiting for you:
}
offer-race = { $game }: { $headline } ({ $names }; last played { $when })
offer-ask = Enter goes on with the first, a number with another; n starts a new race; d and a number deletes one.
offer-not-understood = “{ $text }” is no answer here.
offer-deleted = Deleted.

# What is wrong with the arguments of `racecraft play`
play-wrong-seed = --seed and --dice manual exclude each other: real dice have no seed
play-wrong-board = --board and --option { $name }=… exclude each other
play-wrong-fill = { $people ->
    [-1] {""}
   *[other] { $people } people and{" "}
}{ $bots } bots do not fill { $seats } seats
play-wrong-room = { $people } people have no room on { $seats } seats
play-wrong-names = --names gives { $names } names for { $seats } seats
play-wrong-name = --names: a name has 1 to { $most } printable characters, not { $name }
play-wrong-twice = --names: two seats are called '{ $name }'
play-wrong-window = { $file }: this race goes on in another window
play-wrong-over = { $file }: this race is over; { $command } shows it
play-wrong-dice = { $file }: a race with { $kind } dice cannot go on in the terminal
play-wrong-game = --resume: the saved race is { $game }, not { $given }
play-wrong-resume = --resume and --{ $option } exclude each other: the saved race has its own
