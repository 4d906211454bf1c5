# Heat: what happens in a race, and what its drivers are asked.

# Before the race
heat-race = Race { $race }: { heat-track-name }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
} of { $cells } spaces{ $event ->
    [none] .
   *[other] , event “{ heat-event-title }”.
}
heat-track-drawn = Race { $race } will be driven on the track { heat-track-name }.
heat-event-drawn = Race { $race } gets the event “{ heat-event-title }”.
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
heat-shifted = { $who } shifts { $from }→{ $gear }{ $heat ->
    [0] .
   *[other] {" "}for { $heat } Heat.
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
heat-blocked = { $who } is blocked: { $from } → { $to } ({ heat-how }, { $cells } of { $wanted } spaces, speed { $speed }).
heat-legend-moved = The { heat-colour } Legend drives { $from } → { $to }.
heat-legend-blocked = The { heat-colour } Legend is blocked: { $from } → { $to }.
heat-legend-card = Legend card { $card } is turned.
heat-adrenaline = Adrenaline takes { $who } to speed { $speed }.
heat-choosing = { $who } chooses a number of cards.
heat-cooled = { $who } cools: { $cards } Heat back, { $heat } in the engine.
heat-boosted = { $who } boosts{ $heat ->
    [0] {" "}for free.
   *[other] {" "}and pays { $heat } Heat.
}
heat-paid = { $who } pays { $heat } Heat for { $card }.
heat-stress-reduced = { $who } sheds { $cards } Stress.
heat-super-cooled = { $who } cools { $cards } Heat from the discard, { $heat } in the engine.
heat-scrapping = { $who } scraps { $cards } for { $card }.
heat-scrapped = { $who } scraps { $card }.
heat-salvaging = { $who } looks through the discard ({ $card }).
heat-salvaged = { $who } salvages { $card }.
heat-accelerated = { $who } accelerates by { $cells } ({ $card }).
heat-played-directly = { $who } plays { $card } directly, speed { $speed }.
heat-cannot-pay = { $who } cannot pay and goes back to { $to }.
heat-dropped = { $who } loses the unpaid { $card }.
heat-ended-step = { $who } is done: { heat-step }.
heat-corner = { $who } takes the corner after space { $corner } at { $speed }, limit { $limit }{ $heat ->
    [0] .
   *[other] , and pays { $heat } Heat.
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
heat-race-of = Race { $race } of { $races }
heat-headline = round { $round } · lap { $lap } of { $laps }
heat-lap-short = { $lap }/{ $laps }
heat-where = { $cell } · lap { $lap }/{ $laps }
heat-piles = hand { $hand } · deck { $deck }
heat-discard-pile = discard { $discard }, top { $top }
heat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
heat-in = in
heat-out = out
heat-order = Order
heat-hand-row = your hand
heat-table-row = { $who }, speed { $speed }
heat-owned-row = your upgrades
heat-market-row = market
heat-token = { $token ->
    [no_cooldown] no❄
    [cooldown] ❄1
    [no_slipstream] no≈
    [slipstream_1] ≈+1
    [slipstream_2] ≈+2
   *[free_boost] boost
}
heat-legend-name = Legend { $name }

# The situation in words
heat-hand = Your hand: { $hand }.
heat-situation = You are on { $cell }, lap { $lap } of { $laps }, in gear { $gear }; Heat in the engine: { $heat }; deck { $deck }, discard { $discard }.
heat-corners = Corners ahead: { $corners }.
heat-corner-ahead = { $away ->
    [0] at once
   *[other] { $away } spaces to the line
}, limit { $limit }
heat-other = Place { $place }: { $who } on { $cell }, lap { $lap }.
heat-standing = place { $place } of { $cars } cars
heat-standing-season = { $points } points, place { $place } of { $cars } cars

# Questions
heat-ask-plan = { $who }, gear { $gear }. { $cluttered ->
    [yes] Your hand is cluttered: no move. Which gear?
   *[no] Pick as many cards as the new gear: { $gears }.
}
heat-ask = { $over ->
    [yes] { $home }{" "}
   *[no] { "" }
}{ $who }, { $step ->
    [plan] which gear?
    [mulligan] do you keep your hand?
    [value] which number do you choose?
    [react] speed { $speed }: how do you react?
    [amount] cool how many Heat?
    [amount-one] cool 1 Heat of your discard?
    [amount-discard] cool how many Heat of your discard?
    [amount-stress] shed how many Stress?
    [salvage] what do you take from the discard?
    [keep] which card do you pay for?
    [slipstream] speed { $speed }: do you take the slipstream?
    [discard] what do you discard?
    [top] which card lies on top of your discard?
    [pick] which upgrade do you pick?
    [swap] which leftover do you want?
   *[give] which upgrade do you give back?
}
heat-home = You are over the line ({ $past } past). Farther ranks higher{ $alone ->
    [yes] .
   *[no] : { $rivals }.
}
heat-home-rival = { $who } is { $past } past
heat-home-legend = the { heat-colour } Legend is { $past } past
heat-ask-draw = { $what ->
    [calendar-track] Which track comes next?
    [calendar-event] Which event comes next?
    [grid] Who stands next on the grid?
    [weather] Which weather token?
    [road] Which road token comes next?
    [market] Which upgrade comes to the market?
    [legend] Which Legend card?
    [flip] Which card does { $who } flip?
    [scrap] Which card does { $who } scrap?
    [lost-card] Which laid card does { $who } lose?
   *[other] Which card does { $who } draw?
}

# Choices
heat-go = Go in gear { $gear }{ $heat ->
    [0] { "" }
   *[other] {" "}(shifting costs { $heat } Heat)
}
heat-instead = instead of { $card }
heat-advice = gear { $gear } with { $cards }
heat-outcome = { $what ->
    [car] the { $name } car
   *[legend] Legend card { $name }
}
heat-choice = { $verb ->
    [end-mulligan] Keep the hand
    [end-react] Done
    [end-salvage] Enough
    [end-slipstream] Stay
    [end-discard] Discard no more
    [keep-all] Keep all
    [end-swap] No exchange
    [gear] Gear { $number }
    [lay] Lay { $card }
    [discard] Discard { $card }
    [take] Take { $card }
    [keep] Pay for { $card }
    [top] { $card } on top
    [pick] Pick { $card }
    [give] Give { $card }
    [direct] Play { $card } directly
    [refresh] Put { $card } on the deck
    [adrenaline] Adrenaline: speed +1
    [adrenaline-cool] Adrenaline: cool 1
    [gear-cool] Cool { $number ->
        [1] 1
       *[other] up to { $number }
    } Heat (gear { $gear })
    [sector-cool] Cool 1 (weather)
    [boost] Boost
    [cannot-pay] Cannot pay
    [redraw] Draw a new hand
    [amount-cool] Cool { $number } Heat
    [amount-reduce] Shed { $number } Stress
    [amount-supercool] { $number ->
        [0] Cool none
       *[other] Super cool { $number } Heat
    }
    [slip] Slipstream { $number }
    [value] As { $number }
    [pay] { $card }: pay { $number } Heat (must)
    [cool] { $card }: cool up to { $number } Heat
    [reduce] { $card }: shed up to { $number } Stress
    [scrap] { $card }: { $number ->
        [one] top card
       *[other] top { $number } cards
    } of the deck to the discard (must)
    [salvage] { $card }: { $number ->
        [one] a card
       *[other] up to { $number } cards
    } of the discard back into the deck
    [accelerate] { $card }: speed +{ $number }
    [supercool] { $card }: up to { $number } Heat from the discard into the engine
   *[draft] { $card }: draft up to the car ahead
}
heat-card = { $card ->
    [heat] Heat
    [stress] Stress
    [start0] 0
    [start5] 5
   *[other] { $card }
}
heat-family = { $family ->
    [four-wheel-drive] Four-wheel drive
    [body] Body
    [brakes] Brakes
    [cooling-system] Cooling
    [rpm] Revs
    [fuel] Fuel
    [gas-pedal] Gas pedal
    [suspension] Suspension
    [turbo-charger] Turbo
    [wings] Wings
    [air-intake] Air intake
    [front-wing] Front wing
   *[tires] Tyres
}
heat-card-special = { $kind ->
    [heat] Heat upgrade
    [sponsor] Sponsor { $number }
   *[upgrade] { heat-family } { $number }
}
heat-symbol = { $use ->
    [flip] flip { $number }
    [pay] pay { $number }
    [cool] cool { $number }
    [reduce] shed Stress { $number }
    [scrap] scrap { $number }
    [salvage] salvage { $number }
    [accelerate] accelerate { $number }
    [supercool] super cool { $number }
    [limit] limits { $number }
    [slipstream] slipstream +{ $number }
    [refresh] refresh
    [direct] direct play
   *[draft] draft { $number }
}
heat-means = { $use ->
    [heat] Heat cannot be played and clogs your hand. Cooling puts it back into the engine
    [stress] Unknown speed: when you play it, cards are flipped from your deck until a 1, 2, 3 or 4 comes up
    [speed] Drives { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
    [choose] You choose one of its numbers before you drive
    [flip] Flips { $number ->
        [1] a card
       *[other] { $number } cards
    } from your deck: each 1 to 4 that comes up is added to your speed
    [pay] You must pay { $number } Heat from your engine
    [cool] You may put up to { $number } Heat from your hand back into the engine
    [reduce] You may put up to { $number } Stress from your hand onto your discard
    [scrap] You must put the top { $number ->
        [1] card
       *[other] { $number } cards
    } of your deck onto your discard
    [salvage] You may shuffle up to { $number } cards from your discard back into your deck
    [accelerate] You may drive 1 space more for every card flipped this turn
    [supercool] You may put up to { $number } Heat from your discard back into the engine
    [limit] For you, every corner limit changes by { $number } this turn
    [slipstream] Your slipstream may be { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } longer
    [refresh] After your turn you may put it on top of your deck and draw it again
    [direct] You may also play it from your hand after moving, beyond your gear
   *[draft] If the next car is up to { $number } empty spaces ahead, you may pull up right behind it
}
heat-shift-cost = shifting costs { $heat } Heat
heat-speed-of = speed { $speed }
heat-odds-speed = speed { $speed }{ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat } Heat
}
heat-odds-speed-chance = speed { $speed } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat } Heat
}
heat-odds-range = speed { $low }–{ $high }, mean { $mean }
heat-odds-mean = corners cost { $heat } Heat on average
heat-odds-spin = spin-out { $chance }
heat-odds-cooled = { $safe ->
    [yes] no spin-out if you cool first
   *[no] only { $chance } if you cool first
}
heat-odds-choice = up to +{ $number } by choice
heat-bill-none = no corner on the way
heat-bill-corner = corner (limit { $limit }): { $heat ->
    [0] free
   *[other] { $heat } Heat
}
heat-bill-spin = spin-out in the corner (limit { $limit })
heat-cool-most = { $all ->
    [yes] puts your { $number } Heat back into the engine
   *[no] puts up to { $number } of your { $held } Heat back into the engine
}
heat-boost-cost = { $heat ->
    [0] free
   *[other] costs { $heat } Heat
}
heat-boost-flip = +{ $number } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat } Heat
}
heat-reach = { $cards }: { $spins ->
    [yes] spin-out
   *[no] { $heat ->
        [0] no Heat
       *[other] { $heat } Heat
    }
}

# Why not
heat-why = That is not what is to be decided now.
heat-why-rule = The rules do not allow that now: { $rule }.
heat-why-shift-03 = At most two gears can be shifted at once.
heat-why-shift-04 = The engine cannot pay for this shift.
heat-why-order-02 = A gear and its cards are to be chosen now.
heat-why-play-01 = As many cards as the gear are laid, from the hand.
heat-why-play-02 = Heat may not be laid.
heat-why-play-04 = There are too few cards to play for this gear.
heat-why-play-07 = Cards are laid in ascending order.
heat-why-react-03 = This gear has no cooldown left.
heat-why-react-04 = There is no Heat in the hand to cool down.
heat-why-react-05 = A car boosts once in a turn.
heat-why-react-06 = There is no Heat in the engine to boost with.
heat-why-adren-01 = There is no adrenaline to use.
heat-why-slip-01 = There is no car beside you or on the next space.
heat-why-slip-07 = Slipstream does not carry a car over the finish.
heat-why-disc-01 = There is no such card in the hand.
heat-why-disc-02 = Heat and Stress may not be discarded.
heat-why-sym-06 = What the played cards demand comes first.
heat-why-garage-04 = The market holds no such upgrade.

# Help
heat-legend-corner = the speed limit of a corner; ! costs one Heat more, * is a press corner
heat-legend-corner-line = a corner line
heat-legend-countdown = spaces left to the corner line
heat-legend-line = the race line: the better spot of a space
heat-legend-legend-line = a legend line: behind it Legends take the corner
heat-legend-water = water: shifting down costs one Heat more
heat-legend-tunnel = a tunnel: nothing is discarded
heat-legend-legend = a Legend, an automatic opponent
heat-legend-chance = how likely the picked cards end there, in per cent
heat-legend-heat = Heat in the engine; below the road: what the corners up to there cost, { $spin } is a spin-out
heat-legend-piles = cards in hand, deck and discard
heat-legend-symbol = { $use ->
    [flip] flip a card for speed
    [pay] pay Heat
    [cool] cool down: Heat from the hand to the engine
    [reduce] shed Stress from the hand
    [scrap] scrap cards from the deck
    [salvage] shuffle cards of the discard into the deck
    [accelerate] accelerate: speed +1 for each flip
    [supercool] super cool: Heat from the discard to the engine
    [limit] limits of this turn's corners
    [slipstream] longer slipstream
    [refresh] refresh: back on top of the deck
    [direct] direct play from the hand
   *[draft] draft: up to the car ahead
}

# Tracks
track-fact-cells = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
track-fact-heat = Heat: { $count }
track-fact-stress = Stress: { $count }
track-column-cell = Space
track-column-countdown = Countdown
track-column-race-line = Race line
track-column-corner = Corner and limit
track-column-ground = Ground
heat-mark-flooded = water
heat-mark-tunnel = tunnel
heat-mark-chevron = chevron
heat-mark-double-chevron = double chevron

# Tracks and events by name
heat-track-name = { $course ->
    [espana] España
    [france] France
    [great_britain] Great Britain
    [italia] Italia
    [japan] Japan
    [mexico] Mexico
    [nederland] Nederland
    [usa] USA
   *[other] { $track }
}
heat-event-title = { $event ->
    [n1961-1] New grandstand
    [n1961-2] Speed record
    [n1961-3] Drivers' strike
    [n1962-1] Restrictions lifted
    [n1962-2] Record crowds
    [n1962-3] Corruption
    [n1963-1] New title sponsor
    [n1963-2] First live TV
    [n1963-3] Safety regulations
    [n1963-4] Title sponsor withdraws
    [n1964-1] Going global
    [n1964-2] Turbulent winds
    [n1964-3] Chicanes
    [n1964-4] Heavy rain delay
    [n1965-1] Hold on tight
    [n1965-2] Smile and wave
    [n1965-3] Tunnel vision
   *[n1965-4] Pressure cooker
}

# Statistics
heat-sum-race = Race { $race }, { heat-track-name }: { $rounds } rounds
heat-sum-driver = { $who }: rounds in gears { $gears }; top speed { $top }; Heat paid { $heat_paid }, cooled { $cooled }; boosts { $boosts }, flips { $flips }; corners { $corners }, too fast { $corners_overspeed }; spin-outs { $spin_outs }, Stress { $stress_taken }; slipstream { $slipstream_cells }, adrenaline { $adrenaline_cells }; overtakes { $overtakes }, blocked { $blocked }
heat-sum-chart = places round by round { $places }; laps completed in rounds { $laps }

# Papers of a season
heat-papers-race = Race { $race } of { $races }: { heat-track-name }
heat-papers-event = “{ heat-event-title }”: { heat-event-text }
heat-papers-press = Press corners: { $corners }. Sponsors at the start: { $sponsors }.
heat-papers-calendar = Calendar
heat-papers-round = { $race }. { heat-track-name }, “{ heat-event-title }”
heat-papers-standings = Standings
heat-papers-standing = { $place }. { $who }: { $points }
heat-event-text = { $event ->
    [n1961-1] a sponsor for the first three cars to complete a lap
    [n1961-2] a sponsor for every turn at speed 15 or more
    [n1961-3] one lap fewer, the winner scores 2 points more
    [n1962-1] one Heat more
    [n1962-2] one lap more, hands of 8 cards
    [n1962-3] the first three score 1 point more each
    [n1963-1] nothing but the sponsors
    [n1963-2] a sponsor for passing three cars or more in one turn
    [n1963-3] two Heat and one Stress fewer, hands of 6 cards
    [n1963-4] one Stress more; whoever spins out is out of the race
    [n1964-1] the press gives two sponsors at a time
    [n1964-2] slipstream only in gears 3 and 4
    [n1964-3] Heat may be discarded
    [n1964-4] nobody has adrenaline
    [n1965-1] at most one card is discarded a turn
    [n1965-2] the press only likes who crosses its corner below the limit
    [n1965-3] Stress may be discarded
   *[n1965-4] one lap more; every lap but the last costs a Heat card for good
}
