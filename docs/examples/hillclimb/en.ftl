hillclimb-action-careful = Drive carefully
hillclimb-action-brisk = Drive briskly
hillclimb-action-flat-out = Flat out
hillclimb-rolled = { $who } rolls a { $die }.
hillclimb-drove = { $who } drives to space { $to }.
hillclimb-stalled = { $who } stalls on space { $to }.
hillclimb-slid = { $who } slides back to space { $to }.
hillclimb-ended = The climb is over.
