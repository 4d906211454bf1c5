# Heat: what happens in a race, and what its drivers are asked.

# Before the race
heat-race = Race { $race }: { $track }, laps: { $laps }, cells: { $cells }{ $event ->
    [none] .
   *[other] , event { $event }.
}
heat-track-drawn = Race { $race } will be driven on the track { $track }.
heat-event-drawn = Race { $race } gets the event { $event }.
heat-on-grid = { $who } lines up in place { $slot }, on { $to }.
heat-legend-on-grid = The { heat-colour } Legend lines up in place { $slot }, on { $to }.
heat-weather = The weather: { heat-weather-name }.
heat-road = Corner { $corner } gets the road token “{ heat-road-name }”.
heat-market = The market offers { $card }.
heat-dealt-upgrade = { $who } is dealt the upgrade { $card }.
heat-picked = { $who } picks { $card }.
heat-swapping = { $who } wants the leftover { $card }.
heat-swapped = { $who } takes { $card } and gives { $given } back.
heat-redrew = { $who } draws a new opening hand.

# The round
heat-round = Round { $round }.
heat-planning = { $who } is planning.
heat-planned = { $who } is ready.
heat-shifted = { $who } shifts from { $from } to { $gear }{ $heat ->
    [0] .
   *[other] , Heat paid: { $heat }.
}
heat-shift-unpaid = { $who } cannot pay for shifting down, flips a card and ends up in gear { $gear }.
heat-card-lost = { $who } cannot pay for shifting up, loses { $card } and ends up in gear { $gear }.
heat-revealed = { $who } reveals in gear { $gear }: { $cards }.
heat-cluttered = The hand of { $who } is cluttered: no movement, gear 1.
heat-turned = { $who } turns over { $card }.
heat-flipped = { $who } flips { $card }.
heat-flip-void = { $who } has no speed card left to flip.
heat-value-chosen = { $who } uses { $card } as { $number }.
heat-moved = { $who } drives { $from } → { $to } ({ heat-how }, speed { $speed }).
heat-blocked = { $who } is blocked: { $from } → { $to } ({ heat-how }, { $cells } of { $wanted } cells, speed { $speed }).
heat-legend-moved = The { heat-colour } Legend drives { $from } → { $to }.
heat-legend-blocked = The { heat-colour } Legend is blocked: { $from } → { $to }.
heat-legend-card = Legend card { $card } is turned.
heat-adrenaline = Adrenaline takes { $who } to speed { $speed }.
heat-choosing = { $who } chooses a number of cards.
heat-cooled = { $who } cools: { $cards } Heat back, { $heat } in the engine.
heat-boosted = { $who } boosts{ $heat ->
    [0] {" "}for free.
   *[other] , Heat paid: { $heat }.
}
heat-paid = { $who } pays { $heat } Heat for { $card }.
heat-stress-reduced = { $who } sheds { $cards } Stress.
heat-super-cooled = { $who } cools { $cards } Heat from the discard, { $heat } in the engine.
heat-scrapping = { $who } scraps { $cards } for { $card }.
heat-scrapped = { $card } of { $who } is scrapped.
heat-salvaging = { $who } looks through the discard ({ $card }).
heat-salvaged = { $who } salvages { $card }.
heat-accelerated = { $who } accelerates by { $cells } ({ $card }).
heat-played-directly = { $who } plays { $card } directly, speed { $speed }.
heat-cannot-pay = { $who } cannot pay and goes back to { $to }.
heat-dropped = { $who } loses the unpaid { $card }.
heat-ended-step = { $who } is done: { heat-step }.
heat-corner = { $who } takes the corner after cell { $corner } at { $speed }, limit { $limit }{ $heat ->
    [0] .
   *[other] , Heat paid: { $heat }.
}
heat-spun-out = { $who } spins out to { $to } in gear { $gear }, Stress taken: { $stress }.
heat-eliminated = { $who } is out of the race.
heat-sponsored = { $who } gains a sponsor.
heat-heat-removed = { $who } loses a Heat card for good.
heat-lap = { $who } completes lap { $lap } in round { $round }.
heat-crossed-finish = { $who } crosses the finish in round { $round }!
heat-legend-crossed-finish = The { heat-colour } Legend crosses the finish in round { $round }!
heat-refreshed = { $who } puts { $card } on top of the deck.
heat-discarded = { $who } discards { $card }.
heat-laid-aside = { $who } clears the table, { $card } on top.
heat-reshuffled = { $who } shuffles the discard: { $cards } cards.
heat-drew = { $who } draws { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}

# The end
heat-finished = { $who } finishes in place { $place } (round { $round }).
heat-legend-finished = The { heat-colour } Legend finishes in place { $place } (round { $round }).
heat-capped = After { $rounds } rounds the race is stopped, and the places on the track decide.
heat-scored = { $who }, place { $place }: { $points } points, { $total } in all.
heat-legend-scored = The { heat-colour } Legend, place { $place }: { $points } points, { $total } in all.
heat-champion = { $who } is champion with { $points } points!
heat-legend-champion = The { heat-colour } Legend is champion with { $points } points!

# Names
heat-colour = { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [gray] grey
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[white] white
}
heat-weather-name = { $weather ->
    [cloud] cloud
    [fog] fog
    [storm] storm
    [snow] snow
    [rain] rain
   *[sun] sun
}
heat-road-name = { $token ->
    [weather] weather
    [overheat] overheating
    [limit-1] limit −1
    [limit-plus-1] limit +1
    [free-boost] free boost
   *[slipstream-plus-1] slipstream +1
}
heat-how = { $how ->
    [speed] cards
    [adrenaline] adrenaline
    [boost] boost
    [direct] direct play
    [accelerate] acceleration
    [draft] draft
    [slipstream] slipstream
   *[legend] Legend
}
heat-step = { $step ->
    [react] reacting
    [slipstream] slipstream
    [discard] discarding
    [salvage] salvaging
   *[swap] no exchange
}

# Head and panels
heat-headline = { $track } · round { $round } · lap { $lap } of { $laps }
heat-mat = gear { $gear } · engine { $heat } · hand { $hand } · deck { $deck } · on top { $top }
heat-place = on { $cell }, lap { $lap }
heat-in = has finished
heat-out = is out
heat-hand = Your hand: { $hand }.
heat-situation = You are on { $cell } in gear { $gear }, { $heat } Heat in the engine; the next corner is { $away } cells away, limit { $limit }.
heat-other = Car { $number } is on { $cell }.
heat-standing = place { $place } of { $cars } cars
heat-standing-season = { $points } points, place { $place } of { $cars } cars

# Questions
heat-ask = { $who }, { $step ->
    [plan] which gear?
    [lay] which card do you lay?
    [mulligan] do you keep your hand?
    [value] which number do you choose?
    [react] speed { $speed }: how do you react?
    [amount] how many cards?
    [salvage] what do you take from the discard?
    [keep] which card do you pay for?
    [slipstream] speed { $speed }: do you take the slipstream?
    [discard] what do you discard?
    [top] which card lies on top?
    [pick] which upgrade do you pick?
    [swap] which leftover do you want?
   *[give] which upgrade do you give back?
}
heat-ask-draw = { $what ->
    [grid] Who stands next on the grid?
    [weather] Which weather token?
    [road] Which road token comes next?
    [legend] Which Legend card?
   *[other] Which card comes for { $who }?
}

# Choices
heat-choice = { $verb ->
    [end] done
    [gear] gear { $number }
    [lay] lay { $card }
    [discard] discard { $card }
    [take] take { $card }
    [keep] keep { $card }
    [top] { $card } on top
    [pick] pick { $card }
    [give] give { $card }
    [direct] play { $card } directly
    [refresh] put { $card } on the deck
    [adrenaline] adrenaline: one cell more
    [adrenaline-cool] adrenaline: cool one
    [gear-cool] cool by the gear
    [sector-cool] cool by the weather
    [boost] boost
    [cannot-pay] I cannot pay
    [redraw] a new hand
    [amount] { $number } cards
    [slip] slipstream { $number }
    [value] as { $number }
    [pay] pay for { $card }
    [cool] cool with { $card }
    [reduce] shed Stress with { $card }
    [scrap] scrap for { $card }
    [salvage] salvage with { $card }
    [accelerate] accelerate with { $card }
    [supercool] cool the discard with { $card }
   *[draft] draft with { $card }
}
heat-card = { $card ->
    [heat] Heat
    [stress] Stress
    [start0] starting 0
    [start5] starting 5
   *[other] { $card }
}
heat-symbol = { $use ->
    [pay] pay
    [cool] cool
    [reduce] shed Stress
    [scrap] scrap
    [salvage] salvage
    [accelerate] accelerate
    [supercool] super cool
   *[draft] draft
} { $number }
heat-odds-gear = speed { $low }–{ $high }{ $heat ->
    [0] { "" }
   *[other] , costs { $heat } Heat
}
heat-odds-speed = speed { $low }–{ $high }
heat-odds-mean = corners cost { $heat } Heat on average
heat-odds-spin = spin-out { $chance }
heat-odds-cells = { $low }–{ $high } cells
heat-odds-heat = corners cost { $heat } Heat

# Why not
heat-why = That is not what is to be decided now.
heat-why-rule = The rules do not allow that now: { $rule }.

# Help
heat-legend-line = the race line: the better spot of a cell
heat-legend-corner = a corner line and its limit; ! overheats, * is a press corner
heat-legend-water = water: shifting down costs more
heat-legend-tunnel = a tunnel: nothing is discarded
heat-legend-legend = a Legend, which drives by itself

# Tracks
track-fact-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
track-fact-heat = Heat: { $count }
track-fact-stress = Stress: { $count }
track-column-cell = Cell
track-column-countdown = Countdown
track-column-race-line = Race line
track-column-corner = Corner and limit
track-column-ground = Ground
heat-mark-flooded = water
heat-mark-tunnel = tunnel
heat-mark-chevron = chevron
heat-mark-double-chevron = double chevron
