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
