# Heat in the browser: the hand, the dashboard, the log, the papers.

# The log
heat-spaces = { $cells ->
    [one] { $cells } space
   *[other] { $cells } spaces
}
heat-told-cards = { $who } plays { $cards } in gear { $gear }.
heat-told-stress = { $card } ({ $flip })
heat-told-flips = Flipped: { $cards }.
heat-told-speed = Speed { $speed }!
heat-told-shift = Shifting costs { $heat } Heat.
heat-told-boost = The flip is { $card }: speed { $speed }!
heat-told-blocked = The road is full: { $cells } of { $wanted } spaces.
heat-told-move = { $how ->
    [slipstream] { $who } slipstreams { heat-spaces }.
    [draft] { $who } drafts { heat-spaces }, up to the car ahead.
   *[speed] { $who } drives at speed { $speed }.
}
heat-told-legend = The { heat-colour } Legend drives { heat-spaces }.
heat-told-corner = { $who } is too fast for the corner ({ $speed }, limit { $limit }) and pays { $heat } Heat.
heat-told-spin = { $who }: { $needed } Heat needed in the corner, { $heat ->
    [0] none
   *[other] { $heat }
} left: a spin!
heat-told-scrapped = { $who } scraps { $cards }.
heat-told-dealt = { $who } is dealt { $cards }.
heat-told-grid = The grid: { $cars }.
heat-told-road = The road: { $tokens }.
heat-legend-car = Legend ({ heat-colour })

# Cars and order
heat-car-label = { $who }, gear { $gear }, Heat { $heat }
heat-finished-place = finished, place { $place }
heat-came = round { $round }, { $cells ->
    [one] { $cells } space
   *[other] { $cells } spaces
} past the line
heat-gap = { $behind ->
    [first] { $laps ->
        [1] { "" }
       *[other] lap { $lap } ·{ " " }
    }leads
    [still] still racing
    [0] level
   *[other] −{ $behind }
}
heat-landing = speed { $speed }, { $chance }: { $spins ->
    [yes] spin-out
   *[no] { $heat } Heat
}

# The hand and the plan
heat-card-key = { $card } (key { $key })
heat-gear-lever = Gear lever
heat-gear-title = Gear { $gear }{ $open ->
    [yes] { $heat ->
        [0] {""}
       *[other] , shifting costs { $heat } Heat
    }
   *[no] : out of reach
}
heat-gear-now = the gear you are in
heat-plan-ask = Pick your cards. As many as you pick, that is your gear.
heat-plan-more = { $count ->
    [one] One more card for gear { $gear }.
   *[other] { $count } more cards for gear { $gear }.
}
heat-plan-ready = Gear { $gear }. Drive like this?
heat-plan-tap = Or tap a space on the road: the cards that lead there are picked.
heat-plan-go = Go
heat-plan-cluttered = Too much Heat in your hand: you cannot move this turn. Choose how many cards you lay down; you end up in gear 1 and may cool from the next turn on.
heat-corner-in = { $next ->
    [yes] { $cells ->
        [0] at the corner line
        [one] one space to the corner
       *[other] { $cells } spaces to the corner
    }
   *[no] next corner in { $cells }
}
heat-limit = corner, limit { $limit }
heat-no-corner = no corner
heat-spins = spin-out!
heat-free = free
heat-word = Heat
heat-engine-after = { $heat } left in the engine
heat-played = Played cards
heat-own-row = Played:

# A turn
heat-ask-turn = { $step ->
    [mulligan] Do you keep these cards?
    [value] Which number shall the card be?
    [react] Speed { $speed }. What else?
    [amount] Cool how many Heat?
    [amount-one] Cool 1 Heat of your discard?
    [amount-discard] Cool how many Heat of your discard?
    [amount-stress] Shed how many Stress?
    [salvage] Which card of the discard comes back into the deck?
    [keep] The engine cannot pay for all: which card do you pay for?
    [slipstream] A car is right there: ride its slipstream?
    [top] Which card will the others see on top of your discard? Nothing else depends on it.
    [pick] Which upgrade do you take?
    [swap] Would you like one of those left over?
    [give] Which upgrade do you give back for it?
   *[other] Your decision
}
heat-all-choices = All choices
heat-discard-ask = { $most ->
    [0] Put cards back on the deck, or go on.
    [1] You may discard one card before you draw.
   *[other] Discard what you do not want, then you draw new cards.
}
heat-discard-go = { $count ->
    [none] Go on
    [0] Keep all
    [one] Discard one card
   *[other] Discard { $count } cards
}

# The dashboard
heat-gear-word = Gear
heat-engine = Engine
heat-deck = Deck
heat-discard-word = Discard
heat-hand-word = Hand
heat-has-adrenaline = Adrenaline: one more speed and one more cooling this round
heat-deck-top = On top of the deck:
heat-your-upgrades = Your upgrades
heat-no-upgrades = No upgrades yet.
heat-deck-holds = What is left in your deck

# Papers
heat-drivers = Drivers
heat-conditions = Weather and road
heat-weather-text = { $weather ->
    [cloud] Cloud: everybody started with one Stress fewer.
    [fog] Fog: everybody started with one Heat more.
    [storm] Storm: everybody started with one Stress more.
    [snow] Snow: everybody started with one Heat fewer.
    [rain] Rain: everybody started with three Heat of the engine in the deck.
   *[sun] Sun: everybody started with three Heat of the engine on the discard.
}
heat-road-text = { $token ->
    [weather] in the sector behind: { $weather ->
        [cloud] no cooling
        [fog] no slipstream may start
        [storm] slipstream up to 2 longer
        [snow] one more cooling
        [rain] one more cooling
       *[sun] slipstream up to 2 longer
    }
    [overheat] too fast here costs 1 Heat more
    [limit-1] the limit is 1 lower
    [limit-plus-1] the limit is 1 higher
    [free-boost] in the sector behind: boosting is free
   *[slipstream-plus-1] in the sector behind: slipstream up to 1 longer
}
heat-season = The season
heat-press-text = The press waits at { $corners }: cross it in the slipstream or at 2 above the limit and gain a sponsor.

# The backs of the cards
heat-sponsor-word = Sponsor
heat-about-cards = What the cards do
heat-about-close = Close
heat-engine-holds = Engine: { $heat } Heat
heat-deck-holds-count = Your deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
heat-discard-holds = Your discard: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
