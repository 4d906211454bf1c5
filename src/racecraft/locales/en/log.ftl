# One line a turn: what a driver did, in parts that follow the name and are joined by commas. No part names the
# driver or ends with a full stop.

log-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}

# Ралі
log-rali-begins = begins the race
log-rali-placed = starts from place { $place }
log-rali-rolled = rolls { $die } in { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear
log-rali-failed = rolls { $die } and fails to shift
log-rali-drove = drives { log-spaces }
log-rali-hit = { $obstacle ->
    [bridge] hits the bridge
    [rock] hits a rock
    [tree] hits a tree
    [swamp] gets stuck in the swamp
    [puncture] has a puncture
    [pit] bounces through a pothole
   *[sand] digs into the sand
}{ $lost ->
    [0] { "" }
   *[other] {" "}(−{ $lost }, { $marker } of 10 left)
}
log-rali-crashed = runs into { $other }{ $lost ->
    [0] {" "}without damage
   *[other] {" "}(−{ $lost }, { $other } −{ $lost_other })
}
log-rali-limited = is slowed to { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear by the damage
log-rali-repaired = is repaired to { $marker } of 10
log-rali-missed = misses a turn
log-rali-waited = waits, with every way ahead taken
log-rali-lap = completes lap { $lap }
log-rali-won = wins the race
log-rali-won-alone = finishes in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# Rallyman: GT
log-gt-planned = plans the drive
log-gt-drove = drives { log-spaces } to gear { $gear }
log-gt-flat-out = goes flat out
log-gt-threw = rolls { $hazards ->
    [0] no hazard
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
}
log-gt-overran = { $spaces ->
    [0] { "" }
   *[other] drives { log-spaces };{" "}
}{ $why ->
    [speed] too fast for the corner
   *[hazards] { $dice ->
        [0] no hazard
        [one] { $dice } hazard
       *[other] { $dice } hazards
    } on the dice{ $road ->
        [0] { "" }
       *[other] {" "}and { $road } on the road
    }
}: { $lost ->
    [yes] { log-gt-lost-control }
   *[no] control is lost
}
log-gt-secured = pays { $cost } focus for safety
log-gt-stopped = stops early
log-gt-start-failed = misses the flying start
log-gt-focused = gains { $gain } focus
log-gt-relaid = re-lays the dice
log-gt-lost-control = loses control in gear { $gear }{ $end ->
    [spin] {" "}and spins
   *[off] { "" }
}
log-gt-off-track = slides off to the { $side ->
    [left] left
   *[right] right
}
log-gt-drew = draws { gt-token-name }
log-gt-came-back = comes back onto the road
log-gt-waits = has to wait { $where ->
    [verge] beside the road
   *[pit] in the pits
}
log-gt-flag-shown = brings out a yellow flag
log-gt-drove-on = does not stop at the pits
log-gt-pitted = pits for { $work ->
    [tyres] { gt-tyre-name }
    [repairs] repairs
   *[both] repairs and { gt-tyre-name }
}
log-gt-repaired = gets the car back
log-gt-rejoined = rejoins the race
log-gt-blocked = is blocked
log-gt-retired = has no gear left and retires
log-gt-lap = completes lap { $lap }
log-gt-finished = finishes in place { $place }
log-gt-arrived = crosses the line in turn { $rounds }
log-gt-timed = takes { $seconds }{ "\u00A0" }s
log-gt-tyres = starts on { gt-tyre-name }
log-gt-grid = starts from slot { $slot }

# Heat
log-heat-on-grid = lines up in place { $slot }
log-heat-revealed = plays { $cards } in gear { $gear }
log-heat-shifted = pays { $heat } Heat to shift
log-heat-speed = drives at speed { $speed }
log-heat-blocked = { $how ->
    [slipstream] slipstreams
    [draft] drafts
   *[other] is held up after
} { $spaces } of { $wanted ->
    [one] { $wanted } space
   *[other] { $wanted } spaces
}{ $how ->
    [slipstream] , with no room beyond
    [draft] , with no room beyond
   *[other] { "" }
}
log-heat-cluttered = has a cluttered hand and stands still
log-heat-boosted = boosts{ $heat ->
    [0] {" "}for free
   *[other] {" "}for { $heat } Heat
}{ $card ->
    [none] { "" }
   *[other] {" "}(+{ $card })
}
log-heat-adrenaline = uses adrenaline
log-heat-cooled = cools { $cards } Heat
log-heat-super-cooled = cools { $cards } Heat from the discard
log-heat-paid = pays { $heat } Heat for { $card }
log-heat-scrapped = scraps { $cards }
log-heat-salvaged = salvages { $card }
log-heat-refreshed = puts { $card } on the deck
log-heat-stress-reduced = sheds { $cards } Stress
log-heat-slipstream = slipstreams { log-spaces }
log-heat-draft = drafts { log-spaces }
log-heat-corner = pays { $heat } Heat in the corner ({ $speed } at limit { $limit })
log-heat-spun = spins out of the corner ({ $speed } at limit { $limit }: { $needed } Heat needed, { $heat } left) and takes { $stress } Stress
log-heat-accelerated = accelerates by { $cells }
log-heat-direct = plays { $card } directly
log-heat-discarded = discards { $cards }
log-heat-sponsored = gains a sponsor
log-heat-lap = completes lap { $lap }
log-heat-finished = finishes in place { $place }
log-heat-eliminated = is out of the race
# What captions say of a turn instead.
log-heat-brief-speed = speed { $speed }
log-heat-brief-slipstream = slipstream +{ $spaces }
log-heat-brief-held-up = held up
log-heat-brief-engine = Heat { $change }

# Rallyman
log-rallyman-attack = attacks with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and earns { $earned }{ "\u00A0" }s
log-rallyman-drove = { $kind ->
    [over] crosses the finish line
    [drift] drifts to space { $space } of { $length }
    [cut] cuts the corner to space { $space } of { $length }
   *[on] drives to space { $space } of { $length }
} in gear { $gear }{ $jumps ->
    [0] { "" }
   *[other] {" "}with a jump
}
log-rallyman-warned = rolls { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
log-rallyman-card = takes { $seconds }{ "\u00A0" }s ({ $time })
log-rallyman-sisu = keeps control with Sisu
log-rallyman-lost-control = loses control
log-rallyman-spun = spins
log-rallyman-went-off = leaves the road to the { $side ->
    [left] left
   *[right] right
}{ $lost ->
    [0] { "" }
    [one] {" "}and loses a die
   *[other] {" "}and loses { $lost } dice
}
log-rallyman-shortcut = { $card ->
    [mud] throws mud on the road
    [puncture] has a puncture
   *[clean] cuts clean
}
log-rallyman-wheel = changes a wheel{ $seconds ->
    [0] { "" }
   *[other] {" "}({ $seconds }{ "\u00A0" }s)
}
log-rallyman-tyres = fits { rallyman-tyres-name }
log-rallyman-retired = is out of the rally
log-rallyman-stuck = cannot move and waits
log-rallyman-split = passes split { $split } in { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}
log-rallyman-finished = finishes the stage in { $clock }
log-rallyman-stage-won = has the best time of the stage
log-rallyman-won = wins the rally in { $clock }
log-rallyman-won-alone = finishes in { $clock }

# Over the board, as briefly as a caption is
log-rallyman-brief-earned = +{ $earned }{ "\u00A0" }s
log-rallyman-brief-drove = { $kind ->
    [over] over the line
    [drift] drift, space { $space }
   *[on] space { $space } of { $length }
}, gear { $gear }{ $jumps ->
    [0] { "" }
   *[other] {" "}· jump
}
log-rallyman-brief-warned = { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
log-rallyman-brief-shortcut = { $card ->
    [mud] mud
    [puncture] puncture
   *[clean] cut clean
}
log-rallyman-brief-card = { $seconds }{ "\u00A0" }s
