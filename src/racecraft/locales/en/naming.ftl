# Names and options on the command line.

name-likely = there is no { $given }; did you mean { $likely }?
name-game = there is no game '{ $given }'; there is { $names }
name-game-likely = there is no game '{ $given }'; did you mean { $likely }?
name-bot = { $game } has no bot '{ $given }'; it has { $names }, and takes package.module:Class for one of your own
name-bot-likely = { $game } has no bot '{ $given }'; did you mean { $likely }?

options-about = list what can be agreed before a race of a game
options-json = print the JSON schema of the options
options-title = { $game }: options of a race, given as --option NAME=VALUE (here with their defaults)
options-form = an option is written NAME=VALUE, not '{ $given }'
options-twice = the option '{ $name }' is given twice
options-unknown = { $game } has no option '{ $name }'; { $command } lists them
options-unknown-likely = { $game } has no option '{ $name }'; did you mean { $likely }?
options-misfit = { $name } takes { $wanted }, not { $given }
options-track-likely = { $name }: there is no '{ $given }'; did you mean { $likely }?
options-kind-bool = true or false
options-kind-between = a whole number from { $low } to { $high }
options-kind-whole = a whole number from { $low } on
options-kind-one-of = one of { $names }
options-kind-list = a list; each entry: { $each }
options-kind-text = a text
options-kind-object = the content of a JSON file (@FILE)
options-kind-or = { " or " }
options-kind-track = one of { $names }, or a file of your own (@FILE)

completion-about = print the script that completes commands in your shell

track-export-force = replace a file that is there
track-export-exists = { $file } exists; --force replaces it
arena-interrupted = Interrupted: these are the games played so far, { $played } of { $games }. --results FILE keeps them, to go on later.
simulate-interrupted = Interrupted: these are the races run so far, { $played } of { $games }.
arena-live = Standings so far
