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

# Head and panels
rallyman-headline = { $rally } · stage { $stage } of { $stages }: { $route } · round { $round }
rallyman-place = { $status ->
    [waiting] waits at the start
    [finished] at the finish
    [retired] retired
    [spun] spun on space { $space }
    [off-left] left of space { $space }
    [off-right] right of space { $space }
   *[driving] space { $space }{ $line ->
        [road] {""}
       *[other] , { rallyman-line-name }
    }
}
rallyman-cards = { $tokens } s{ $sisu ->
    [0] {""}
   *[other] {" "}· sisu
}{ $spare ->
    [0] {""}
   *[other] {" "}· spare wheel
}
rallyman-standing = { $out ->
    [yes] retired ({ $times })
   *[no] { $clock } ({ $times })
}

# The situation in sentences
rallyman-situation = { $who }: { $place }; gear { $gear }, time { $clock }, seconds in hand { $tokens }.
rallyman-situation-other = Car { $number }, { $who }: { $place }; gear { $gear }, time { $clock }.
rallyman-ahead = Ahead: { $road }

# Questions
rallyman-ask = { $phase ->
    [tyres] { $who }, which tyres?
    [spare] { $who }, change a wheel? It costs half a minute.
    [between] { $who }, change a wheel before the next stage?
    [first] { $who }, your first die?
    [plan] { $who }, plan your attack (dice so far: { $dice }).
    [drop] { $who }, which gas die is lost?
    [rest] { $who }, where does the next die take you?
    [sisu] { $who }, use your sisu and keep control?
   *[next] { $who }, one more die? Warning signs so far: { $alarms }.
}
rallyman-ask-chance = { $phase ->
    [lot] Draw lots: who is next on the start list?
    [weather] Roll the weather of zone { $zone }.
    [shortcut] { $who } draws a shortcut card. Which?
    [back] { $who } turns a gear card over. What is on its back?
   *[roll] { $who } rolls { rallyman-die-name }. What does it show?
}
rallyman-outcome = { $what ->
    [plain] no warning sign
    [warning] a warning sign
    [dry] dry
    [snow] snow
    [clean] nothing happens
    [mud] mud
    [puncture] puncture
    [spin] spin
    [left] off to the left
   *[right] off to the right
}

# Choices
rallyman-choice = { $what ->
    [end] end the turn
    [stuck] wait
    [attack] time attack
    [throw] throw the dice
    [spare-yes] change a wheel
    [spare-no] drive on
    [sisu-yes] sisu
    [sisu-no] keep the card
    [summer] summer tyres
    [winter] winter tyres
    [drop-earlier] the earlier one
   *[drop-later] the later one
}
rallyman-choice-step = { rallyman-die-name }{ $line ->
    [drift] , drift
    [cut] , cut
    [back] , back inside
   *[on] {""}
}{ $set ->
    [yes] , set for { $cost } s
   *[no] {""}
}

# Odds
rallyman-odds-end = { $seconds } seconds
rallyman-odds-to = { $space ->
    [-1] over the finish line, gear { $gear }
   *[other] space { $space }, gear { $gear }
}
rallyman-odds-loss = control lost { $chance }
rallyman-odds-certain = control is lost for certain
rallyman-odds-out = out of the rally { $chance }
rallyman-odds-attack = +{ $tokens } seconds
rallyman-odds-broken = broken by a puncture { $chance }

# Why not
rallyman-why = { $rule ->
    [dice-03] A turn has at least one die.
    [dice-04] A car in neutral sets off with gear die 1.
    [dice-05] That gear is more than one away from yours.
    [dice-09] That die is used already.
    [dice-12] The damage allows no further gear die.
    [dice-13] No gas die is left.
    [spare-03] After a wheel change you begin with gear die 1.
    [drift-01] A mini-space takes exactly its gear.
    [drift-03] Coming back inside takes a drift, and exactly one gear less.
    [drift-04] From the first mini-space you can only drift on or come back inside.
    [corner-05] The corner ahead has no such line.
    [pass-05] The road ahead is blocked.
    [pass-06] Another car is in the way.
    [tyre-06] Winter tyres take one gas die a turn on asphalt.
    [attack-01] This race is driven without time attack.
    [attack-02] An attack takes at least two dice.
    [attack-04] An attack may not plan a certain loss of control.
    [attack-05] The plan has crossed the finish line.
    [attack-10] No die is set in an attack.
    [attack-13] The dice are used in the planned order.
    [sec-01] That die cannot be set: a warning sign would not cost control yet.
    [sec-02] You have too few seconds for that.
   *[none] That is not what is to be decided now.
}

# Help
rallyman-legend-board = The road runs from left to right, verges above and below. Cars are numbers.
rallyman-legend = { $what ->
    [straight] straight, room for two cars
    [narrow] narrow, room for one
    [bump] bump: jumped from this gear on
    [corner] corner to the left or right with the highest safe gear
    [drift] the gear of its drift line
    [cut] the highest safe gear of its cut
    [dice] gear dice and gas dice you may use in a turn
   *[cars] a spun car; 1~ and 1≈ drift, 1k is on the cut
}

# Rallies as tracks
track-fact-stages = { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
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
papers-about = Print the information sheet or the classification of a recorded rally.
papers-sheet = the information sheet instead of the classification
papers-output = write a sheet to print (SVG) to this file
