# Ралі: what happens in a race, and what its drivers are asked.

# Obstacles, ways and places
rali-obstacle-name = { $obstacle ->
    [bridge] bridge
    [rock] rock
    [tree] tree
    [swamp] swamp
    [puncture] puncture
    [pit] pothole
   *[sand] sand
}
rali-letters = { $obstacle ->
    [bridge] Br
    [rock] Ro
    [tree] Tr
    [swamp] Sw
    [puncture] Pu
    [pit] Po
   *[sand] Sa
}
rali-entry = { $way ->
    [station] way into a service station
    [shortcut] way into a short-cut
   *[boxes] way into the boxes
}
rali-line = the line
rali-gear = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
}
rali-cell-none = not on the board yet
rali-cell-track = row { $row }, lane { $lane }
rali-cell-ahead = { $rows ->
    [one] { $rows } space
   *[other] { $rows } spaces
} ahead, { $lane ->
    [1] left lane
    [2] middle lane
   *[3] right lane
}
rali-cell-back = back on the road, { $lane ->
    [1] left lane
    [2] middle lane
   *[3] right lane
}
rali-cell-boxes = the box lane
rali-cell-start4 = the fourth start place
rali-cell-beside = { $kind ->
    [station] service station { $name }
    [box] the box
    [shortcut] the short-cut
   *[lane] the box lane, row { $row }
}

# Events
rali-begins = { $who } begins.
rali-placed = { $who } starts from place { $place }.
rali-declared = { $who } chooses { rali-gear } gear.
rali-rolled = { $who } rolls { $die } in gear { $gear }: { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}.
rali-shift-failed = The shift fails, { $who } stays in gear { $gear }.
rali-moved = { $who } drives { $from } → { $to }.
rali-drove = { $who } drives { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}: { $start } → { $end }.
rali-hit-what = { $who } { $obstacle ->
    [bridge] hits the bridge
    [rock] hits a rock
    [tree] hits a tree
    [swamp] gets stuck in the swamp
    [puncture] has a puncture
    [pit] bounces through a pothole
   *[sand] digs into the sand
}
rali-hit = { rali-hit-what } at { $cell }{ $lost ->
    [0] .
   *[other] : { $lost } damage, { $marker } of 10 left.
}
rali-web-hit = { rali-hit-what }{ $lost ->
    [0] .
   *[other] : { $lost } damage, { $marker } of 10 left.
}
rali-crashed = { $who } runs into { $other }: { $lost ->
    [0] no damage to anybody.
   *[other] { $lost } damage ({ $marker } of 10 left), and { $lost_other } for { $other } ({ $marker_other } of 10 left).
}
rali-limited = The damage pulls { $who } down to gear { $gear }.
rali-serviced = { $who } pulls into station { $station } for repairs: { $marker } of 10.
rali-boxed = { $who } is repaired in the box: { $marker } of 10.
rali-missed = { $who } misses a turn{ $left ->
    [0] .
   *[other] , { $left } more to come.
}
rali-waited = { $who } waits: every way ahead is taken.
rali-lap = { $who } completes lap { $lap }.
rali-won = { $who } crosses the finish line and wins in round { $rounds }!
rali-won-alone = { $who } crosses the finish line in round { $rounds }!
rali-capped = After { $rounds } rounds the race is stopped, and progress decides.

# Head and panels
rali-headline = { $board } · round { $round } · lap { $lap } of { $laps }
rali-lap-short = L{ $lap }/{ $laps }
rali-lap-long = L{ $lap }/{ $laps } · { $cell }
rali-gear-limit = gears up to { $gear }
rali-status-place = place { $place }
rali-status-drives = { $steps } to go, { $changes ->
    [0] no lane change
    [one] { $changes } lane change
   *[other] { $changes } lane changes
}
rali-status-places = picks a start place
rali-status-declares = chooses a gear
rali-status-misses = { $turns ->
    [one] misses { $turns } turn
   *[other] misses { $turns } turns
}
rali-status-rest = at rest: starts in gear 1
rali-status-rolls = rolling in gear { $gear }
rali-standing = { $won ->
    [yes] wins in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
   *[no] { $rows ->
        [one] { $rows } space driven
       *[other] { $rows } spaces driven
    }
}, marker { $marker }

# The situation in sentences
rali-situation = { $who }, you are at { $cell }, in gear { $gear }, damage marker { $marker } of 10, lap { $lap } of { $laps }, place { $place }.
rali-situation-move = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} to go, { $changes ->
    [0] no lane change left.
    [one] { $changes } lane change left.
   *[other] { $changes } lane changes left.
}
rali-situation-other = Car { $number }, { $who }: { $cell }, gear { $gear }, marker { $marker }, place { $place }.
rali-road-lane = Lane { $lane }: { $what }.
rali-road-thing = { $what } in { $distance }
rali-road-clear = clear

# Questions
rali-ask-place = { $who }, where do you line up?
rali-ask-gear = { $who }, you are in gear { $gear }. Which gear now?
rali-ask-start = { $who }, your car is at rest. Throw the die:
rali-ask-step = { $who }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} to go, { $changes ->
    [0] no lane change left.
    [one] { $changes } lane change left.
   *[other] { $changes } lane changes left.
} Which space next?
rali-ask-die = { $who } drives for { rali-gear } gear. What does the die show?
rali-ask-lot = Draw lots: who begins?

# Choices
rali-choice-place = start place { $number }
rali-place-lane = { $lane ->
    [1] left lane
    [2] middle lane
   *[3] right lane
}
rali-place-4 = beside the track, then into any lane
rali-choice-gear = { $kind ->
    [up] shift up to { rali-gear }
    [down] shift down to { rali-gear }
    [start] start in gear { $gear }
   *[keep] stay in { rali-gear }
}
rali-choice-step = { $kind ->
    [left] left to { $cell }
    [right] right to { $cell }
    [shortcut] take the short-cut
    [repair] pull in for repairs: { $cell }
   *[ahead] ahead to { $cell }
}
rali-choice-drive = { $cell }
rali-choice-pass = by way of: { $cell }
rali-move = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, { $changes ->
    [0] straight on
    [one] { $changes } lane change
   *[other] { $changes } lane changes
}
rali-lot-seat = { $who } begins
rali-outcome = { $die }: { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} in gear { $gear }
rali-die = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} in gear { $gear }

# Odds and consequences
rali-chance = { $count } in { $total }
rali-chance-sure = for sure
rali-odds-steps = { $low }–{ $high } spaces
rali-odds-fails = shift fails { $chance }
rali-odds-wins = { $alone ->
    [yes] finishes { $chance }
   *[no] wins { $chance }
}
rali-odds-stop = { $count ->
    [one] { $count } throw in { $total } stops you
   *[other] { $count } throws in { $total } stop you
}
rali-odds-harm = { $count ->
    [one] { $count } of { $total } throws hits something
   *[other] { $count } of { $total } throws hit something
}{ $loss ->
    [0] { "" }
   *[other] {" "}(about { $loss } damage)
}
rali-odds-pit = clean only by pulling in for repairs: { $count } in { $total }
rali-odds-clean = every throw can be driven clean
rali-step-free = free
rali-step-crash = runs into { $other }: { $what }
rali-step-hit = { rali-obstacle-name }: { $what }
rali-part-above = above gear { $gear } { $what }
rali-part-stop = stop
rali-part-damage = { $lost } damage
rali-part-damage-other = { $lost } damage for { $other }
rali-part-repair = repair to { $marker }
rali-part-miss = { $turns ->
    [one] misses { $turns } turn
   *[other] misses { $turns } turns
}
rali-part-none = no harm
rali-step-wins = { $alone ->
    [yes] over the line: finish!
   *[no] over the line: you win!
}
rali-then-wins = { $alone ->
    [yes] the finish is within reach
   *[no] the win is within reach
}
rali-then-clean = then a clean way
rali-then-loss = at least { $lost } damage in all
rali-then-stop = dead end: { $lost ->
    [0] you will be stopped
   *[other] you will crash ({ $lost }+ damage)
}

# Why not
rali-why = That is not what is to be decided now.
rali-why-setup-04 = That start place is taken.
rali-why-gear-06 = A car at rest starts in gear 1 without shifting.
rali-why-gear-07 = The gearbox or the damage allows no such gear.
rali-why-lane-01 = There is no lane on that side.
rali-why-lane-02 = A move may not come back into the lane in which it began.
rali-why-lane-02-lane-03 = This gear allows no further lane change in this move.
rali-why-lane-05 = No way leads off here.
rali-why-shortcut-02 = A short-cut opens only to a car that stands at its entry when the move begins.

# Help
rali-legend-board = The road runs from left to right, lane 1 on top. Cars are numbers; › › marks the car to decide.
rali-legend-station = service station: { $what }
rali-legend-box = the box of car 1: { $what }
rali-legend-entry = a way leads off here
rali-legend-line = the start and finish line, the front edge of row 0
rali-legend-target = where the next step may lead; ! is a collision
rali-legend-reach = below the road: with this throw the move would end here; ⚀! is a shift that fails
rali-legend-panel = the lever; × is forbidden by the damage, ‖ a car at rest, ✕1 turns to miss

# In the browser
rali-web-ask-place = Where do you start?
rali-web-ask-start = Ready? Throw the die!
rali-web-ask-gear = Which gear?
rali-web-ask-step = Drive { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}; { $changes ->
    [0] you cannot change lane.
    [one] at most { $changes } lane change.
   *[other] at most { $changes } lane changes.
}
rali-web-drove = { $who } drives { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}.
rali-web-lap = lap { $lap }/{ $laps }
rali-web-gap = −{ $rows }
rali-came = finish in round { $rounds }
rali-web-behind = { $rows ->
    [one] { $rows } space behind
   *[other] { $rows } spaces behind
}
rali-web-gear = gear { $gear }
rali-web-throw = { $touch ->
    [yes] Tap a gear to see where its throws land; tap again to throw.
   *[no] Point at a gear to see where its throws land; a click throws the die.
}
rali-web-draw = Tap a space, or drag your car there: its way is drawn.
rali-web-left = then { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} more
rali-web-go = Go
rali-web-go-to = Go: { $move }
rali-web-clear = Clear the way
rali-web-ends = Where the move can end
rali-web-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
rali-web-lever = Gear { $gear }; gears up to { $limit } can be used
rali-web-damage = Damage marker { $marker } of 10
