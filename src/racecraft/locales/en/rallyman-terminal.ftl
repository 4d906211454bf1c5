# Rallyman in the terminal: panels, ways, reasons, what is posted, help.

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
rallyman-face-tokens = −{ $tokens } s
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
rallyman-face-ask-chance = { $what ->
    [die] { $who } rolls { $die }. What does it show?
    [weather] Zone { $zone }: roll { $die } for the weather. What does it show?
    [shortcut] { $who } draws a shortcut card. Which?
    [back] { $who } turns a card of gear { $gear }. What is on its back?
   *[lot] Draw lots: who is number { $place } on the start list?
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
rallyman-face-way-set = set { $cost } s

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
rallyman-posted-weather = { $weather ->
    [fixed] Snow in zones { $zones }
    [variable] The weather is rolled before each stage
   *[dry] Dry weather
}
rallyman-posted-shakedown = { " " }· shakedown
rallyman-posted-drivers = { $count ->
    [one] Driver
   *[other] Drivers
}
rallyman-posted-stages = Special stages
rallyman-posted-ss = SS{ $stage }
rallyman-posted-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
rallyman-posted-splits = splits at { $spaces }
rallyman-posted-best = shortest possible { $time }
rallyman-posted-service = ⚒ service park
rallyman-posted-driver = driver
rallyman-posted-time = time
rallyman-posted-gap = gap
rallyman-posted-total = total
rallyman-posted-unfinished = { $kind ->
    [retired] out
    [waiting] waiting
   *[driving] driving
}
rallyman-posted-overall = { $over ->
    [yes] Final classification
   *[no] After { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }
}
rallyman-posted-between = { $service ->
    [yes] ⚒ Service park: damage and punctures are repaired, the spare wheel is back.
   *[no] No service: damage and punctures stay.
}
rallyman-posted-next = Next
rallyman-posted-start-list = Start list: { $names }

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
