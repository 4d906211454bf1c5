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
