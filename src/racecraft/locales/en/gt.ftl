# Rallyman: GT: what happens in a race, and what its drivers are asked.

# Names
gt-weather-name = { $weather ->
    [dry] dry
   *[wet] wet
}
gt-tyre-name = { $tyre ->
    [asphalt] asphalt tyres
    [rain] rain tyres
   *[soft] soft tyres
}
gt-token-name = { $token ->
    [gear] gear damage
    [brake] brake damage
    [coast] coast damage
    [weather] change of weather
    [yellow] yellow flag
   *[green] green flag
}
gt-danger-name = { $danger ->
    [yellow] yellow
    [orange] orange
   *[red] red
}

# Events
gt-tyres-chosen = { $who } has chosen tyres.
gt-chose = { $who } starts on { gt-tyre-name }.
gt-grid = { $who } takes slot { $slot } of the grid, { $space }.
gt-round = Round { $round } begins.
gt-planned = { $who } plans { $die } to { $space }, gear { $gear }.
gt-set-off = { $who } drives { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $mode ->
    [flat-out] flat out
   *[one-by-one] one by one
}.
gt-throws = { $who } throws for step { $step }.
gt-rolled = { $die }: { $face ->
    [hazard] a hazard
   *[clear] clear
}.
gt-secured = { $who } secures the step for { $cost } focus and has { $focus } left.
gt-moved = { $who } drives { $from } → { $to } in gear { $gear }.
gt-stopped = { $who } stops on { $space }.
gt-start-failed = The flying start of { $who } fails on { $space }: gear 2, and the turn is over.
gt-focused = { $who } gains { $gain } focus and has { $focus }.
gt-overdriven = { $hazards ->
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
} with a limit of { $limit }: { $who } is going to lose control.
gt-relaid = { $who } lays the dice anew, { $from } → { $to } in gear { $gear }.
gt-lost-control = { $who } loses control on { $space } in gear { $gear } ({ gt-danger-name } tile): marker { $marker }{ $tokens ->
    [0] .
    [one] , { $tokens } damage token.
   *[other] , { $tokens } damage tokens.
}
gt-off-track = { $who } is on the { $side ->
    [left] left
   *[right] right
} verge.
gt-drew = { $who } draws: { gt-token-name }.
gt-weather = The weather changes: it is { gt-weather-name } now.
gt-came-back = { $who } comes back onto { $space }.
gt-waits = { $who } must wait { $where ->
    [verge] on the verge
   *[pit] in the pits
}: { $space } is taken.
gt-flag-shown = A yellow flag is shown on tile { $tile }, where { $who } went off.
gt-flag-removed = { $flags ->
    [one] The yellow flag of { $who } is taken in.
   *[other] { $flags } yellow flags of { $who } are taken in.
}
gt-drove-on = { $who } stays out on { $space }.
gt-pitted = { $who } pits: { $work ->
    [tyres] { gt-tyre-name }
    [repairs] repairs
   *[both] repairs and { gt-tyre-name }
}.
gt-repaired = The car of { $who } is ready.
gt-rejoined = { $who } rejoins on { $space }.
gt-blocked = { $who } is blocked on { $space } in gear { $gear }.
gt-retired = { $who } has no gear left and retires on { $space }.
gt-lap = { $who } completes lap { $lap }.
gt-finished = { $who } finishes in round { $rounds }, place { $place }!
gt-timed = A turn that ends with { $marker } costs { $who } { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
gt-capped = After { $rounds } rounds the race is stopped, and distance decides.
gt-drove = { $who } drives { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}: { $start } → { $end }, gear { $gear }.

# Head and panels
gt-headline = { $track } · round { $round } ({ $colour ->
    [white] white
   *[black] black
}) · lap { $lap } of { $laps } · { gt-weather-name }
gt-panel = gear { $marker } · { $space } · focus { $focus }
gt-panel-place = { $place ->
    [verge] on the verge
    [pit] in the pits
    [finished] finished
    [retired] retired
   *[track] on the track
}
gt-panel-dice = dice { $gear }/{ $coast }/{ $brake }, limit { $limit }, { gt-tyre-name }
gt-panel-unhurt = no tokens
gt-standing = { $how ->
    [finish] finished
    [time] { $time }
   *[distance] { $stations ->
        [one] { $stations } station driven
       *[other] { $stations } stations driven
    }
}

# The situation in sentences
gt-situation = { $who }, you are on { $space } in gear { $marker }, lap { $lap } of { $laps }, with { $focus } focus. { $gear } gear, { $coast } coast and { $brake } brake dice; control is lost at { $limit } hazards. It is { gt-weather-name }, you drive { gt-tyre-name }.
gt-situation-plan = Plan: { $plan }.
gt-situation-hazards = { $hazards ->
    [0] No hazard so far.
    [one] { $hazards } hazard so far.
   *[other] { $hazards } hazards so far.
}
gt-situation-other = Car { $number }, { $who }: { $space }, gear { $marker }, { gt-panel-place }.
gt-situation-flags = Yellow flags hold on tiles { $tiles }.

# Questions
gt-ask-tyres = { $who }, which tyres for the start?
gt-ask-plan = { $who }, gear { $gear }, { $steps ->
    [0] plan your first step:
    [one] { $steps } step planned. On, or off you go?
   *[other] { $steps } steps planned. On, or off you go?
}
gt-ask-drive = { $who }, step { $step } of { $steps }: { $dice } to { $space }. { $hazards ->
    [0] No hazard so far
    [one] { $hazards } hazard so far
   *[other] { $hazards } hazards so far
}, limit { $limit }.
gt-ask-relay = { $who }, control is lost. Lay the dice anew: where?
gt-ask-verge = { $who }, to which side do you slide off?
gt-ask-pit = { $who }, a pit stop?
gt-ask-die = { $who } throws { $die }. What does it show?
gt-ask-token = { $who } draws a damage token. Which?
gt-ask-grid = Draw lots: who takes the next slot of the grid?

# Choices
gt-choice-step = { $dice } to { $space }
gt-choice-mode = { $mode ->
    [flat-out] flat out
   *[one-by-one] one by one
}
gt-choice-throw = throw
gt-choice-secure = { $cost ->
    [one] secure for { $cost } token
   *[other] secure for { $cost } tokens
}
gt-choice-stop = stop here
gt-choice-lose = { $space } in gear { $gear }
gt-choice-side = { $side ->
    [left] left verge
   *[right] right verge
}
gt-choice-pit = { $work ->
    [none] drive on
    [tyres] { gt-tyre-name }
    [repairs] repairs
   *[both] repairs and { gt-tyre-name }
}
gt-choice-face = { $face ->
    [hazard] a hazard
   *[clear] no hazard
}
gt-choice-seat = { $who }

# Odds and consequences
gt-odds-lose = loses control { $chance }
gt-odds-safe = cannot lose control
gt-odds-certain = certain to lose control
gt-odds-plan = one by one { $chance } to lose control by the end
gt-odds-focus = earns { $focus } focus
gt-step-gear = gear { $gear }
gt-step-hazard = the track adds { $hazards ->
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
}
gt-step-over = too fast: the cap is { $cap }
gt-step-finish = over the final line
gt-lose-detail = { gt-danger-name } tile: marker { $marker }, { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

# Why not
gt-why = That is not what is to be decided now.
gt-why-rule = The rules do not allow that: { $rules }.

# Help
gt-legend-board = The road runs from left to right, the left border on top. A space shows its number; cars are numbers in their colour.
gt-legend-cap = the cap of a space; ! costs a hazard when taken exactly at it
gt-legend-line = a dotted line: its number caps a straight step over it, ! costs a hazard
gt-legend-plan = the spaces of the plan, in their order
gt-legend-way = where the next step may lead
gt-legend-finish = the finish line
gt-legend-flag = a tile under a yellow flag

# The time sheet
gt-sheet-title = Time attack
gt-sheet-track = Track
gt-sheet-driver = Driver
gt-sheet-date = Date
gt-sheet-class = Class
gt-sheet-tyre = Tyres
gt-sheet-weather = Weather
gt-sheet-turn = Turn
gt-sheet-marker = Gear
gt-sheet-seconds = Seconds
gt-sheet-total = Total
gt-sheet-sum = All turns
gt-sheet-focus = Focus
gt-sheet-final = Time

# Tracks
track-fact-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
track-fact-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
track-fact-length = { $count ->
    [one] { $count } station long
   *[other] { $count } stations long
}
track-fact-corners = { $count ->
    [0] no speed limit anywhere
    [one] { $count } corner
   *[other] { $count } corners
}
track-column-tile = Tile
track-column-turn = Turn
track-column-danger = Danger
track-column-caps = Caps
track-column-lines = Dotted lines

# Commands
odds-about = exact chances of dice, or of a plan on a track (gt)
odds-dice = dice such as G4 G5 G3+2B C RL
odds-track-hazards = hazards that the track adds (0)
odds-position = the plan of the position in this JSON file
odds-column-hazards = Hazards
odds-column-chance = Chance
odds-column-step = Dice
odds-column-space = Space
odds-column-gear = Gear
odds-column-lose = Lost in this step
odds-column-lost = Lost by then
sheet-about = the time sheet of a recorded time attack (gt)
sheet-record = the record of a race with a single car
sheet-format = text, json, or svg to print (text)
sheet-output = the file to write; - writes to standard output (-)
