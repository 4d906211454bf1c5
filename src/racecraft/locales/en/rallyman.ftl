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
rallyman-tyres = { $who } fits { rallyman-tyres-name }.
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
rallyman-set = { $who } sets { rallyman-die-name } for { $cost ->
    [one] { $cost } second
   *[other] { $cost } seconds
}, { $tokens } left.
rallyman-moved = { $who } { $line ->
    [drift] drifts on space { $to }
    [cut] cuts the corner at space { $to }
    [back] comes back inside on space { $to }
   *[on] drives on to { $to ->
        [-1] the start
       *[other] space { $to }
    }
} in gear { $gear }.
rallyman-jumped = { $who } flies over the bump in gear { $gear } and lands on space { $to }.
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
rallyman-spun = The car of { $who } spins and stands the wrong way round.
rallyman-went-off = { $who } leaves the road to the { $side ->
    [left] left
   *[right] right
}, into { rallyman-terrain-name }{ $lost ->
    [0] : no damage.
    [one] : { $lost } gear die lost.
   *[other] : { $lost } gear dice lost.
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
rallyman-split = Split { $split } for { $who }: { $clock }.
rallyman-finished = { $who } finishes stage { $stage } in { $clock }.
rallyman-stage-won = { $who } has the best time of stage { $stage }: { $clock }.
rallyman-serviced = { $who } is serviced.
rallyman-won = { $who } wins the rally in { $clock }!

# --- In the terminal ---

# Head, dashboards, dice tray
rallyman-face-headline = { $rally } · SS{ $stage } of { $stages } · { $route } · { $round ->
    [0] before the start
   *[other] round { $round }
}
rallyman-face-status = { $status ->
    [finished] finished
    [retired] out of the rally
   *[waiting] before the start
}
rallyman-face-status-at = space { $space }{ $line ->
    [road] { "" }
    [drift1] , drift 1/2
    [drift2] , drift 2/2
    [cut] , on the cut
    [spun] , turned round
    [off-left] , off to the left
   *[off-right] , off to the right
}
rallyman-face-tokens = −{ $tokens } s
rallyman-face-plan = plan
rallyman-face-pile = cards

# The log
rallyman-face-drove = { $who }{ $thrown ->
    [yes] : { $dice } →
   *[no] { "" } drives on to
} { $kind ->
    [over] over the finish line
    [drift] space { $space }, drifting
    [cut] space { $space }, on the cut
    [back] space { $space }, back inside
   *[on] space { $space }
} in gear { $gear }{ $jumps ->
    [0] .
   *[other] , with a jump!
}
rallyman-face-threw = Time attack of { $who }: { $dice }.

# The situation in sentences
rallyman-face-situation = { $who }: { $place } (of { $length } spaces), { $gear ->
    [0] in neutral
   *[other] in gear { $gear }
}, time { $time }{ $tokens ->
    [0] .
    [one] , { $tokens } second token.
   *[other] , { $tokens } second tokens.
}
rallyman-face-harm = Lost: { $lost } gear dice, { $punctures } gas dice.
rallyman-face-warnings = Warning signs this turn: { $alarms }{ $snow ->
    [0] .
   *[other] , on snow { $snow }.
}
rallyman-face-other = Car { $number }, { $who }: { $place }, gear { $gear }, time { $time }.
rallyman-face-snow = Snow on { $white } of { $length } spaces.
rallyman-face-ahead = Ahead: { $what }.
rallyman-face-thing = in { $distance } { $what }
rallyman-face-clear = a plain road
rallyman-face-line = the finish line
rallyman-face-snow-begins = snow
rallyman-face-snow-ends = asphalt
rallyman-face-bump = bump { $number }
rallyman-face-corner = { $side ->
    [left] left
   *[right] right
} corner { $number }{ $mud ->
    [0] { "" }
   *[other] {" "}with mud
}
rallyman-face-drift = drift { $first }/{ $second }
rallyman-face-cut = cut { $number }
rallyman-face-narrow = narrow road
rallyman-face-retired = out of the rally on stage { $stage }

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
    [sisu] that is one warning too many. Sisu?
   *[between] no service before stage { $next }. Fit the spare wheel?
}
rallyman-face-ask-chance = { $what ->
    [die] { $who } rolls { $die }. What does it show?
    [weather] Zone { $zone }: roll { $die } for the weather. What does it show?
    [shortcut] { $who } draws a shortcut card. Which?
    [back] { $who } turns a card of gear { $gear }. What is on its back?
   *[lot] Draw lots: who is number { $place } on the start list?
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

# Choices
rallyman-face-way = { $line ->
    [on] { $number ->
        [0] road
       *[other] inside { $number }
    }
    [drift] drift { $number }
    [cut] cut { $number }
   *[back] back inside { $number }
}
rallyman-face-way-set = set for { $cost } s
rallyman-face-step = { $die ->
    [gas] gas
   *[other] gear { $gear }
} → { $kind ->
    [over] over the line
    [inside] inside at { $space }
    [drift] drift at { $space }
    [cut] cut at { $space }
    [back] inside at { $space }
    [jump] jump to { $space }
   *[on] { $space }
}
rallyman-face-choice = { $choice ->
    [end] end the turn
    [stuck] wait
    [attack] time attack
    [throw] throw { $dice } dice
    [spare-yes] change the wheel
    [spare-no] drive on
    [sisu-yes] sisu!
    [sisu-no] let go
    [summer] summer tyres
    [winter] winter tyres
    [drop-earlier] the earlier gas die
   *[drop-later] the later gas die
}

# Odds and consequences
rallyman-odds-warning = ! { $chance }
rallyman-odds-loss = control lost { $chance }
rallyman-odds-overspeed = too fast: control is lost, { $seconds } s
rallyman-odds-wreck = far too fast: out of the rally
rallyman-odds-out = out of the rally { $chance }
rallyman-odds-lies = { $face ->
    [warning] shows !
   *[clear] shows no !
}
rallyman-odds-shortcut = mud { $mud }, puncture { $puncture }
rallyman-odds-back-soft = soft verges
rallyman-odds-back = dice lost off left { $left }, right { $right }
rallyman-odds-back-full = { $seconds } s; spin { $spin }; left { $left }: { $there }, { $lost_left } dice lost; right { $right }: { $here }, { $lost_right } dice lost
rallyman-odds-card = then { $seconds } s
rallyman-odds-end = { $gear ->
    [0] neutral
   *[other] card of gear { $gear }
}: { $seconds } s
rallyman-odds-trapped = the next turn cannot begin under control!
rallyman-odds-attack = plan all dice, throw them at once; each earns a second
rallyman-odds-plan-safe = attack cannot be lost
rallyman-odds-plan-loss = attack lost { $chance }
rallyman-odds-kept = all kept { $chance }
rallyman-odds-lost-on = lost on die { $die } { $chance }
rallyman-odds-broken = broken by a puncture { $chance }
rallyman-odds-earns = earns { $tokens } s
rallyman-odds-spare = { $changes ->
    [yes] { $seconds } s
   *[no] no time lost
}; gas dice a turn: { $gas }
rallyman-odds-sisu = every ! of this turn is forgotten; once a rally
rallyman-odds-over = the stage is done all the same; one gear die lost
rallyman-odds-tyres = { $tyres ->
    [summer] on { $white } spaces of snow two ! cost control
   *[winter] on { $black } spaces of asphalt one gas die a turn
}

# Why not
rallyman-why = That is not what is to be decided now.
rallyman-why-dice-03 = A turn has at least one die, if any can be used.
rallyman-why-dice-04 = A car in neutral sets off with gear die 1.
rallyman-why-dice-05-dice-06 = That gear is more than one away from the present one.
rallyman-why-dice-09 = That gear die is already used this turn.
rallyman-why-dice-12 = The damage allows no further gear die this turn.
rallyman-why-dice-13 = No gas die is left this turn.
rallyman-why-attack-01 = This rally is driven without time attacks.
rallyman-why-attack-02 = A time attack takes at least two dice.
rallyman-why-attack-04 = A time attack may not plan a certain loss of control.
rallyman-why-attack-05 = The plan has crossed the finish line already.
rallyman-why-attack-10 = No die is set in a time attack.
rallyman-why-attack-13 = The dice of an attack are used in the planned order.
rallyman-why-spare-03 = After a wheel change the turn begins with gear die 1.
rallyman-why-drift-01 = A drift takes exactly the gear printed on it.
rallyman-why-drift-03 = Only a drifting car comes back inside, and in exactly one gear less.
rallyman-why-drift-04 = From the first half of a drift the way leads on in the drift or back inside.
rallyman-why-corner-05 = That line does not exist here.
rallyman-why-pass-06 = Another car is in the way.
rallyman-why-pass-05-pass-06 = The road ahead is blocked.
rallyman-why-tyre-06 = On asphalt winter tyres take one gas die a turn.
rallyman-why-sec-01 = A die is set for seconds only when one more ! would cost control.
rallyman-why-sec-02 = You have too few second tokens for that.

# Papers
rallyman-paper-weather = { $weather ->
    [fixed] Snow in zone { $zones }
    [variable] The weather is rolled before each stage
   *[dry] Dry weather
}
rallyman-paper-shakedown = { " " }· shakedown
rallyman-paper-drivers = { $count ->
    [one] Driver
   *[other] Drivers
}
rallyman-paper-stages = Special stages
rallyman-paper-ss = SS{ $stage }
rallyman-paper-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
rallyman-paper-splits = splits at { $spaces }
rallyman-paper-service = ⚒ service park
rallyman-paper-driver = driver
rallyman-paper-time = time
rallyman-paper-gap = gap
rallyman-paper-total = total
rallyman-paper-unfinished = { $kind ->
    [retired] out
    [waiting] waiting
   *[driving] driving
}
rallyman-paper-overall = { $over ->
    [yes] Final classification
   *[no] After { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }
}
rallyman-paper-between = { $service ->
    [yes] ⚒ Service park: damage and punctures are mended, the spare wheel is back.
   *[no] No service: damage and punctures stay.
}
rallyman-paper-next = Next
rallyman-paper-start-list = Start list: { $names }

# Help
rallyman-legend-road = The road runs from left to right, the left verge on top. Cars are numbers; › is the car to decide, ↺ a spun one.
rallyman-legend-straight = straight, room for two cars
rallyman-legend-narrow = narrow: one car
rallyman-legend-snow = snow
rallyman-legend-bump = bump: from this gear on the car flies
rallyman-legend-corner = corner to the left; highest safe gear on the inside
rallyman-legend-mud = a corner with mud, its numbers lowered
rallyman-legend-drift = drift on the outside: exactly these gears, a die each
rallyman-legend-cut = cut on the inside: highest safe gear; draws a card
rallyman-legend-verge = { $what } beside the road; -2 is the gear dice it costs
rallyman-legend-split = split point
rallyman-legend-target = where the next die may lead; amber is in doubt, red loses control
rallyman-legend-dice = below the road: the dice that lead there, or how likely an attack is lost by then
rallyman-legend-tray = dice tray: in brackets used, bright at hand; then the ! so far, tokens and time cards
rallyman-legend-dashboard = gear dice left and lost; ○ are gas dice
rallyman-legend-cards = spare wheel and sisu, while they are there; ☀ ❄ the tyres
