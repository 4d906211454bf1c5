# Rallyman: what happens in a rally, and what its drivers are asked.

# Things by name
rallyman-die-name = { $die ->
    [gas] a gas die
   *[other] gear die { $die }
}
rallyman-terrain-name = { $terrain ->
    [grass] grass
    [dirt] dirt
    [forest] forest
    [rocks] rocks
    [water] water
   *[village] village
}
rallyman-tyres-name = { $tyres ->
    [summer] summer tyres
   *[winter] winter tyres
}
rallyman-line-name = { $line ->
    [road] on the road
    [drift1] in a drift, first half
    [drift2] in a drift, second half
   *[cut] on the cut
}

# Events
rallyman-listed = { $who } is number { $place } on the start list.
rallyman-stage = Special stage { $stage }: { $route }.
rallyman-weather = Zone { $zone }: { $surface ->
    [snow] snow on the road.
   *[dry] dry road.
}
rallyman-tyres = { $who } fits { $tyres ->
    [summer] summer tyres
   *[winter] winter tyres
}.
rallyman-wheel = { $who } changes a wheel{ $seconds ->
    [0] {" "}in the service area, free of time.
   *[other] : { $seconds } seconds.
}
rallyman-wheel-kept = { $who } drives on without changing a wheel.
rallyman-takes = { $who } takes { rallyman-die-name }{ $line ->
    [drift] {" "}for the drift.
    [cut] {" "}for the cut.
    [back] {" "}to come back inside.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] A warning sign!
   *[other] No warning sign.
}
rallyman-set = { $who } sets { rallyman-die-name } without a ! for { $cost } s; { $tokens } left.
rallyman-moved = { $who } { $line ->
    [drift] drifts on space { $space }
    [cut] cuts the corner at space { $space }
    [back] comes back inside on space { $space }
   *[on] drives on to { $space ->
        [0] the start
       *[other] space { $space }
    }
} in gear { $gear }.
rallyman-jumped = { $who } flies over the bump in gear { $gear } and lands on space { $space }.
rallyman-plans = { $who } plans a time attack.
rallyman-planned = Planned: { rallyman-die-name }{ $line ->
    [drift] , drift.
    [cut] , cut.
    [back] , back inside.
   *[on] .
}
rallyman-attack = { $who } throws { $dice } dice at once.
rallyman-tokens = { $who } earns { $earned } seconds and has { $tokens }.
rallyman-dropped = { $who } loses a gas die of the attack to the puncture.
rallyman-shortcut = The shortcut card: { $card ->
    [clean] nothing happens.
    [mud] mud on the corner at space { $space }.
   *[puncture] a puncture!
}
rallyman-sisu = Sisu! { $who } keeps control.
rallyman-lost-control = { $who } loses control!
rallyman-spun = { $place ->
    [cut] The car of { $who } spins and stays on the cut.
   *[road] The car of { $who } spins and stands the wrong way round.
}
rallyman-went-off = { $who } { $place ->
    [cut] stays on the cut but hits the verge on the
   *[road] leaves the road to the
} { $side ->
    [left] left
   *[right] right
}: { rallyman-terrain-name }{ $lost ->
    [0] , no damage.
    [one] , { $lost } gear die lost.
   *[other] , { $lost } gear dice lost.
}
rallyman-retired = { $reason ->
    [overspeed] Far too fast: { $who } is out of the rally.
    [puncture] A third puncture: { $who } is out of the rally.
   *[damage] The damage is too great: { $who } is out of the rally.
}
rallyman-stuck = { $who } cannot move and waits.
rallyman-card = { $gear ->
    [0] A neutral card for { $who }: { $seconds } seconds.
   *[other] A card of gear { $gear } for { $who }: { $seconds } seconds.
}
rallyman-split = Split { $split } for { $who }: { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}.
rallyman-finished = { $who } finishes stage { $stage } in { $clock }.
rallyman-stage-won = { $who } has the best time of stage { $stage }: { $clock }.
rallyman-serviced = { $who } is repaired at the service park.
rallyman-won = { $who } wins the rally in { $clock }!
rallyman-won-alone = { $who } finishes the rally in { $clock }!

# Questions
rallyman-face-ask = { $who }, { $what ->
    [tyres] which tyres for stage { $stage }?
    [spare] a wheel is flat. Change it now?
    [first] { $gear ->
        [0] you stand in neutral.
       *[other] you are in gear { $gear }.
    } The first die of your turn?
    [next] { $gear ->
        [0] you stand in neutral.
       *[other] you are in gear { $gear }.
    } Another die?
    [plan] a time attack{ $dice ->
        [0] : which die first?
        [one] {" "}with { $dice } die so far. And then?
       *[other] {" "}with { $dice } dice so far. And then?
    }
    [drop] the puncture takes a gas die out of the attack. Which?
    [rest] the next die of the broken attack?
    [sisu] you are losing control! Use Sisu?
   *[between] no service before stage { $next }. Fit the spare wheel?
}
rallyman-face-step = { $die ->
    [gas] gas
   *[other] gear { $gear }
}: { $kind ->
    [over] over the line
    [inside] inside line, space { $space }
    [drift] drift, space { $space }
    [cut] cut, space { $space }
    [back] back inside, space { $space }
    [jump] jump to space { $space }
   *[on] to space { $space }
}
rallyman-face-dice-to = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} { $over ->
    [yes] over the line
   *[no] to space { $space }{ $line ->
        [road] { "" }
       *[other] , { rallyman-line-name }
    }
}, arriving in gear { $gear }{ $cuts ->
    [yes] ; cuts the corner: turns a card
   *[no] { "" }
}
rallyman-face-outcome = { $outcome ->
    [clear] no warning sign
    [warning] a warning sign
    [dry] no warning sign: dry road
    [snow] a warning sign: snow
    [clean] nothing
    [mud] mud
    [puncture] puncture
    [spin] a spin
    [left] off to the left
   *[right] off to the right
}
rallyman-outcome-lot = { $who } is next
rallyman-face-choice = { $choice ->
    [end] end the turn
    [stuck] wait
    [attack] time attack
    [throw] throw { $dice } dice
    [spare-yes] change the wheel
    [spare-no] drive on
    [sisu-yes] use Sisu
    [sisu-no] accept the crash
    [summer] summer tyres
    [winter] winter tyres
    [drop-earlier] the earlier gas die
   *[drop-later] the later gas die
}

# Odds and consequences
rallyman-chance = { $count } in { $total }
rallyman-odds-exact = { $chance } ({ $percent })
rallyman-odds-warning = { $chance } for a warning
rallyman-odds-set = set without a ! for { $cost } s
rallyman-odds-loss = control lost { $chance }
rallyman-odds-overspeed = too fast: control is lost, { $seconds } s
rallyman-odds-wreck = far too fast: out of the rally
rallyman-odds-out = out of the rally { $chance }
rallyman-odds-lies = { $face ->
    [warning] shows !
   *[clear] shows no !
}
rallyman-odds-shortcut = mud { $mud }, puncture { $puncture }
rallyman-odds-back-soft = nothing to hit beside the road
rallyman-odds-back = off the road at space { $space }: left { $left ->
    [0] no loss
    [one] { $left } gear die lost
   *[other] { $left } gear dice lost
}, right { $right ->
    [0] no loss
    [one] { $right } gear die lost
   *[other] { $right } gear dice lost
}
rallyman-odds-back-full = costs { $seconds } s. You spin { $spin }, or slide off: to the left { $left } ({ $there }, { $lost_left ->
    [0] no die lost
    [one] { $lost_left } die lost
   *[other] { $lost_left } dice lost
}), to the right { $right } ({ $here }, { $lost_right ->
    [0] no die lost
    [one] { $lost_right } die lost
   *[other] { $lost_right } dice lost
})
rallyman-odds-card = ending here costs { $seconds } s
rallyman-odds-end = the turn costs { $seconds } s ({ $gear ->
    [0] neutral
   *[other] gear { $gear }
})
rallyman-odds-trapped = the next turn cannot begin under control!
rallyman-odds-attack = plan all dice, throw them at once; each earns a second
rallyman-odds-plan-safe = the attack cannot fail
rallyman-odds-plan-loss = the attack fails { $chance }
rallyman-odds-kept = { $kept } to hold; riskiest: die { $die } ({ $risk })
rallyman-odds-broken = broken by a puncture { $chance }
rallyman-odds-earns = earns { $tokens } s
rallyman-odds-spare = { $changes ->
    [yes] { $seconds } s
   *[no] no time lost
}; gas dice a turn: { $gas }
rallyman-odds-sisu = wipes out this turn’s warnings; once a rally
rallyman-odds-over = the stage is done all the same; one gear die lost
rallyman-odds-tyres = { $tyres ->
    [summer] { $white ->
        [0] no snow on this stage: no drawback
        [one] on the { $white } snow space two warnings, not three, lose control
       *[other] on the { $white } snow spaces two warnings, not three, lose control
    }
   *[winter] { $black ->
        [0] no asphalt on this stage: no drawback
       *[other] on asphalt only one gas die a turn ({ $white ->
            [0] all { $black } spaces
           *[other] { $black } of { $length } spaces
        })
    }
}

# Rallies as tracks
track-fact-splits = { $count ->
    [0] no split points
    [one] { $count } split point
   *[other] { $count } split points
}
track-fact-stages = { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
track-fact-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
track-fact-roads = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
track-fact-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
track-fact-best = fastest shakedown { $count } s
track-fact-cuts = { $count ->
    [one] { $count } cut
   *[other] { $count } cuts
}
track-fact-bumps = { $count ->
    [one] { $count } bump
   *[other] { $count } bumps
}
track-column-stage = Stage
track-column-space = Space
track-column-section = Section
track-column-road = Road
track-column-left = Left
track-column-right = Right
rallyman-mark-straight = straight
rallyman-mark-corner = corner
rallyman-mark-bump = bump
rallyman-mark-waiting = waiting
rallyman-mark-driving = driving
rallyman-mark-spun = spun
rallyman-mark-off-left = off to the left
rallyman-mark-off-right = off to the right
rallyman-mark-finished = finished
rallyman-mark-retired = retired
rallyman-mark-summer = summer tyres
rallyman-mark-winter = winter tyres
rallyman-mark-grass = grass
rallyman-mark-dirt = dirt
rallyman-mark-forest = forest
rallyman-mark-rocks = rocks
rallyman-mark-water = water
rallyman-mark-village = village

# The papers of a rally
rallyman-paper-information-sheet = Information sheet
rallyman-paper-classification = Classification
rallyman-paper-drivers = Drivers
rallyman-paper-day = Day
rallyman-paper-stage = Stage
rallyman-paper-start = Start
rallyman-paper-sections = Sections
rallyman-paper-finish = Finish
rallyman-paper-spaces = Spaces
rallyman-paper-split = Split
rallyman-paper-splits = Splits
rallyman-paper-service = Service
rallyman-paper-place = Place
rallyman-paper-driver = Driver
rallyman-paper-time = Time
rallyman-paper-gap = Gap
rallyman-paper-retired = retired
rallyman-paper-overall = Overall
rallyman-paper-weather = Weather
rallyman-paper-dry = dry
rallyman-paper-fixed = snow
rallyman-paper-variable = variable
rallyman-paper-on-the-way = on the way
rallyman-paper-shakedown = shakedown
papers-about = print the information sheet or the classification of a recorded rally
papers-sheet = the information sheet instead of the classification
papers-output = write a sheet to print (SVG) to this file
