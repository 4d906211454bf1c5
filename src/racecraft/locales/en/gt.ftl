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
} with a limit of { $limit }: { $who } loses control.
gt-relaid = { $who } re-lays the dice, { $from } → { $to } in gear { $gear }.
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
gt-drove-on = { $who } does not stop at the pits, on { $space }.
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
gt-timed = A turn that ends in gear { $marker } costs { $who } { $seconds ->
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
gt-panel-place = { $place ->
    [verge] on the verge
    [pit] in pit lane { $lane }: { $lane ->
        [1] tyres
        [2] repairs
       *[3] repairs and tyres
    }
    [spun] spun round on the track
    [finished] finished
    [retired] retired
   *[track] on the track
}
gt-standing = { $how ->
    [finish] finished
    [time] { $time }
   *[distance] { $stations ->
        [one] { $stations } space driven
       *[other] { $stations } spaces driven
    }
}

# The situation in sentences
gt-situation = { $who }, you are on { $space } in gear { $marker }, lap { $lap } of { $laps }, with { $focus } focus. { $gear } gear, { $coast } coast and { $brake } brake dice; control is lost at { $limit } hazards. It is { gt-weather-name }, you drive { gt-tyre-name }.
gt-situation-other = Car { $number }, { $who }: { $space }, gear { $marker }, { gt-panel-place }.
gt-situation-flags = Yellow flags hold on tiles { $tiles }.

# Questions
gt-ask-tyres = { $who }, which tyres for the start?
gt-ask-plan = { $who }, gear { $gear }, { $steps ->
    [0] plan your first step:
    [one] { $steps } step planned. Add a step, or drive?
   *[other] { $steps } steps planned. Add a step, or drive?
}
gt-ask-drive = { $who }, step { $step } of { $steps }: { $dice } to { $space }. { $hazards ->
    [0] No hazard so far
    [one] { $hazards } hazard so far
   *[other] { $hazards } hazards so far
}, limit { $limit }.
gt-ask-relay = { $who }, control is lost. Re-lay the dice: where?
gt-ask-verge = { $who }, to which side do you slide off?
gt-ask-pit = { $who }, you may turn into the pits:
gt-ask-die = { $who } throws { $die }. What does it show?
gt-ask-token = { $who } draws a damage token. Which?
gt-ask-grid = Draw lots: who takes the next slot of the grid?

# Choices
gt-choice-mode = { $mode ->
    [flat-out] flat out
   *[one-by-one] one by one
}
gt-choice-throw = { $dice ->
    [one] throw the die
   *[other] throw the dice
}
gt-choice-secure = play safe for { $cost } focus
gt-choice-stop = stop here
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
gt-dashboard = { $weather ->
    [dry] Dry
   *[wet] Wet
}: { $gear } gear, { $coast } coast, { $brake } brake dice, limit { $limit }
gt-worn = limit { $limit } from turn { $turn } on
gt-choice-face = { $face ->
    [hazard] a hazard
   *[clear] no hazard
}
gt-choice-lose = { $spaces ->
    [0] right here
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
}, gear { $gear }: { $end ->
    [spin] you spin
    [finish] over the line
   *[off] you leave the road
}
gt-target = to { $space }, arriving in gear { $gear }
gt-choice-seat = { $who }

# Odds and consequences
gt-odds-safe = this throw is safe
gt-odds-secured = no throw, no risk
gt-odds-certain = certain to lose control
gt-odds-focus = earns { $focus } focus
gt-lost-end = { $end ->
    [spin] you spin and stay on the road
   *[off] you leave the road
}
gt-step-gear = gear { $gear }
gt-step-finish = over the final line
gt-crossing-gear = gear { $gear } is noted

# Why not
gt-why = That is not what is to be decided now.
gt-why-rule = The rules do not allow that: { $rules }.

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
    [one] { $count } space per lap
   *[other] { $count } spaces per lap
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
sheet-about = the time sheet of a recorded time attack (gt)
sheet-record = the record of a race with a single car
sheet-format = text, json, or svg to print (text)
sheet-output = the file to write; - writes to standard output (-)

# The terminal
gt-face-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
gt-face-percent-whole = { $percent }%
gt-face-exact = { $chance } ({ $fraction })
gt-face-lap = L{ $lap }/{ $laps }
gt-face-tyre = { $tyre ->
    [asphalt] asphalt
    [rain] rain
   *[soft] soft
}
gt-face-tyre-letter = { $tyre ->
    [asphalt] A
    [rain] R
   *[soft] S
}
gt-face-status-place = place { $place }
gt-face-status-retired = retired
gt-face-status-plans = { $steps ->
    [0] plans
    [one] { $steps } step planned
   *[other] { $steps } steps planned
}
gt-face-status-drives = hazards { $hazards } of { $limit }
gt-face-status-beside = { $place ->
    [verge] on the verge
   *[pit] in pit lane { $lane }: { $lane ->
        [1] tyres
        [2] repairs
       *[3] repairs and tyres
    }
}
gt-face-status-grid = waits for the grid
gt-face-status-gear = { $kind ->
    [standing] standing
    [spun] has spun
    [off] off the track
   *[gear] in gear { $gear }
}
gt-face-tray-gears = gear dice { $left } of { $most }
gt-face-tray-hazards = hazards { $marks }
gt-face-way = { $way ->
    [left] left
    [right] right
   *[ahead] ahead
}
gt-face-die = { $kind ->
    [coast] coast in { $gear }
    [redline] redline in { $gear }
    [flying] flying start, gear { $gear }
    [boost] gear { $gear } with boost
   *[gear] gear { $gear }{ $brakes ->
        [0] { "" }
        [one] { " " }+ { $brakes } brake
       *[other] { " " }+ { $brakes } brakes
    }
}
gt-face-risk = { $chance } risk of losing control
gt-face-too-fast = too fast ({ $cap })
gt-face-bumps = track +{ $hazards }!
gt-face-first-step = first step { $chance }
gt-face-start-fails = start fails { $chance }
gt-face-lose-now = { $chance } risk of losing control now
gt-face-to-the-end = by the end { $chance }
gt-face-tokens = { $tokens ->
    [0] no damage
    [one] { $tokens } damage token
   *[other] { $tokens } damage tokens
}
gt-face-on = on { $space }
gt-face-pit-turns = { $work ->
    [tyres] marker 0
   *[other] marker 00, all tokens back into the bag
}
gt-face-helpful = what can help now
gt-face-pointless = stops that gain nothing now
gt-face-planned = { $who } lays { $dice } to { $space }.
gt-face-rolled = { $who } throws { $dice }: { $hazards ->
    [0] no hazard.
    [one] { $hazards } hazard.
   *[other] { $hazards } hazards.
}
gt-face-drove = { $who } throws { $dice } and drives to { $space }, gear { $gear }.
gt-face-plan = Plan, with the chance to lose control by each step: { $plan }.
gt-face-plan-step = { $dice } { $space } { $chance }
gt-face-road = Ahead: { $what }.
gt-face-road-clear = The next { $stations } spaces have no limit and no car.
gt-face-road-cap = limit { $cap }{ $kind ->
    [hazard] { " " }(a hazard exactly at it)
   *[plain] { "" }
}
gt-face-sheet-so-far = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} on the sheet, { $time } so far with focus taken off.
gt-command-drive-on = roll the safe steps, as long as control cannot be lost
gt-face-legend-board = The road runs from left to right, its left border on top. Over it stand the tiles, under it the plan's risk and the dice.
gt-face-legend-car = car 1 in gear 4; ▸ is the car to decide
gt-face-legend-cap = limit: control is lost above it
gt-face-legend-triangle = limit that costs a hazard when taken exactly
gt-face-legend-dotted = dotted line: a limit for a step straight over it
gt-face-legend-bang = dotted line that costs a hazard whenever crossed straight
gt-face-legend-way = where the next step may lead; ↑ → ↓ point, a die lays it
gt-face-legend-plan = dice laid: gear 2 with two brakes; C coast, RL redline, F2 flying start, ^ boost
gt-face-legend-risk = the exact chance to lose control by this step
gt-face-legend-danger = danger of a tile, from ◆ yellow over orange to red
gt-face-legend-bend = the tile bends left, right
gt-face-legend-flag = no overtaking: yellow flag here or on a neighbour tile
gt-face-legend-line = the finish line
gt-face-legend-dice = dashboards: G gear, C coast, B brake dice free, laid, lost to damage
gt-face-legend-limit = control is lost at so many hazards in a turn
gt-face-legend-focus = focus tokens; the first die secured in a turn costs 1, the next 2 …
gt-face-legend-beside = off the track; in lane 2 of the pits
gt-face-legend-spun = a car that has spun round (↶ in the table)
gt-face-why-move-02 = No space lies that way.
gt-face-why-move-07 = A plan has at least one step.
gt-face-why-move-08 = Another car stands there.
gt-face-why-move-12 = The plan ends here: it crosses the final line or is bound to lose control.
gt-face-why-move-14 = This race forbids driving too fast on purpose.
gt-face-why-dice-02 = You have no such die left this turn.
gt-face-why-dice-03 = That gear die already lies in the plan.
gt-face-why-dice-09 = A standing car starts in gear 1.
gt-face-why-dice-10 = Gears go up one at a time.
gt-face-why-dice-12 = A standing car cannot coast.
gt-face-why-dice-13 = There are too few brake dice for the gears skipped.
gt-face-why-pass-01 = You would be too slow to draw level with a car there.
gt-face-why-flag-03 = No overtaking under a yellow flag.
gt-face-why-roll-07 = The first step must be driven.
gt-face-why-focus-07 = You have too few focus tokens.
gt-face-why-pit-17 = These tyres are on the car already.
gt-face-why-adv-04 = A flying start needs a standing car and a race that allows it.
gt-face-why-adv-12 = No flying start out of the pits.
gt-face-why-adv-13 = Redline needs the highest gear and a race that allows it.
gt-face-why-adv-14 = Redline takes a brake die and counts as a gear die; one of them is used up.
gt-face-why-class-03 = This class has no such gear.
gt-face-why-class-08 = This race is driven without soft tyres.
