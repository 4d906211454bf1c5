# Rallyman: GT in the browser: what its table shows and asks.

# Head and standings
gt-web-headline = { $track } · round{ "\u00A0" }{ $round } · lap{ "\u00A0" }{ $lap }{ "\u00A0" }of{ "\u00A0" }{ $laps } · { gt-weather-name }
gt-web-headline-solo = { $track } · time attack · turn{ "\u00A0" }{ $round } · { gt-weather-name }
gt-web-status = { $place ->
    [verge] off the road
    [pit] in the pits: { $lane ->
        [1] tyres
        [2] repairs
       *[3] repairs and tyres
    }
    [spun] spun round, standing
    [finished] across the line
    [retired] out of the race
   *[track] { $gear ->
        [0] standing
       *[other] in gear { $gear }
    }
}
gt-web-standing = { $place ->
    [verge] { gt-web-gap } · off the road
    [pit] { gt-web-gap } · in the pits
    [spun] { gt-web-gap } · spun
    [retired] out
   *[track] { $laps ->
        [1] { "" }
       *[other] lap { $lap } ·{ " " }
    }{ gt-web-gap }
}
gt-web-gap = { $behind ->
    [first] leads
    [0] level
   *[other] −{ $behind }
}
gt-web-behind = { $spaces ->
    [one] { $spaces } space behind
   *[other] { $spaces } spaces behind
}
gt-web-finished-place = finished
gt-web-came = finish in round { $rounds }

# Planning
gt-web-plan = { $steps ->
    [0] { $gear ->
        [0] You are standing. Plan your move
       *[other] You are in gear { $gear }. Plan your move
    }
    [one] { $steps } space planned
   *[other] { $steps } spaces planned
}
gt-web-first-move = Your first move: { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}. How do you throw?
gt-web-tap = Tap a highlighted space and the dice are placed for you. Or place them one by one below.
gt-web-your-plan = Your plan
gt-web-die = { $die ->
    [C] coast die
    [RL] redline die
    [boost] boost die
    [B] { $number ->
        [one] { $number } brake die
       *[other] { $number } brake dice
    }
   *[gear] gear die { $number }
}
gt-web-take-off = Take the dice off from step { $step } on
gt-web-laid = { $dice }, gear { $gear }, risk so far { $risk }
gt-web-clear = Take the whole plan back
gt-web-too-fast = too fast
gt-web-reckless = { $count ->
    [one] { $count } die is too fast
   *[other] { $count } dice are too fast
}
gt-web-ends = Arrive in gear
gt-web-end = Arrive in gear { $gear }, risk { $risk }
gt-web-next-die = The next die
gt-web-way = { $way ->
    [left] to the left
    [right] to the right
   *[ahead] straight on
}
gt-web-cap = No faster than gear { $cap } here
gt-web-left = Dice left:
gt-web-go = { $mode ->
    [flat-out] Flat out
   *[one-by-one] One by one
}
gt-web-go-flat = All dice at once. Win or lose, it earns { $focus } focus.
gt-web-go-single = Step by step. Stop whenever it gets hot.
gt-web-start-fails = the start fails: { $risk }
gt-web-target = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ahead, arriving in gear { $gear }, risk { $risk }
gt-web-take-back-last = Take the die of step { $step } back
gt-web-take-back-to = Take the plan back to step { $step }

# Driving
gt-web-drive = Step { $step } of { $steps }
gt-web-hazards = { $hazards ->
    [0] No hazard yet
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
}; control is lost at { $limit }
gt-web-throw = { $dice ->
    [one] Throw the die
   *[other] Throw the dice
}
gt-web-loss = { $end ->
    [spin] you spin and stay on the road
   *[off] you leave the road
}{ $tokens ->
    [0] , no damage
    [one] , { $tokens } damage token
   *[other] , { $tokens } damage tokens
}
gt-web-lose = { $sure ->
    [yes] You will lose control: { gt-web-loss }
   *[no] if you lose control, { gt-web-loss }
}
gt-web-rest = the whole plan: { $risk }
gt-web-secure = Play safe for { $cost } focus
gt-web-secure-left = no throw, { $focus } focus left
gt-web-stop = Stop here
gt-web-onward = { $steps ->
    [one] Roll the safe step
   *[other] Roll the { $steps } safe steps
}
gt-web-rolled = Die { $die }: { $face ->
    [hazard] a hazard
   *[clear] clear
}

# Control lost
gt-web-relay = { $why ->
    [speed] Gear { $gear } is too fast for the corner { $cap }: you lose control
   *[hazards] { $dice ->
        [0] No hazard
        [one] { $dice } hazard
       *[other] { $dice } hazards
    } on the dice{ $corner ->
        [0] { "" }
        [line] { " " }+ { $track } for the dotted line
       *[other] { " " }+ { $track } for the corner { $corner }
    }{ $corner ->
        [0] { " " }(limit { $limit })
       *[other] { " " }= { $total } of { $limit }
    }: you lose control
}
gt-web-relay-explained = Where does it happen? The dice are re-laid: the mildest places come first, or tap a space on the board.
gt-web-relay-option = { $spaces ->
    [0] Right here
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
}, gear { $gear }
gt-web-relay-more = Show { $count } more
gt-web-relay-others = All places

# Stops
gt-web-stop-ask = { $phase ->
    [choose] Which tyres for the start?
    [verge] You slide off the road. To which side?
   *[pit] You may turn into the pits.
}
gt-web-pit-work = { $work ->
    [none] no stop, the race goes on
    [tyres] you are back next turn, from a standstill
   *[other] { $damage ->
        [0] nothing to repair
       *[other] all damage is gone
    }; you miss a turn, then start from a standstill
}
gt-web-stop-pointless = { $count ->
    [one] { $count } more stop, which gains nothing now
   *[other] { $count } more stops, which gain nothing now
}

# Dashboards
gt-web-my-car = My car
gt-web-marker = Gear
gt-web-class = { $class } · { $weather ->
    [dry] dry road
   *[wet] wet road
}
gt-web-dice = { $kind ->
    [gear] Gear dice
    [coast] Coast dice
    [brake] Brake dice
   *[boost] Boost dice
}: { $left }{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost to damage
}
gt-web-limit = Control is lost at { $limit } hazards
gt-web-focus = Focus: { $focus }
gt-web-wear = Turn { $turns } on these tyres
gt-web-order = Turn order
gt-web-dashboards = All dashboards
gt-web-had-turn = has driven
gt-web-order-explained = The highest gear goes first, then whoever is farther ahead.
gt-web-sheet-turns = All turns
gt-web-flag = Yellow flag: no overtaking on this tile and its neighbours

# The log
gt-web-told-plan = { $who } plans { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}.
gt-web-told-flat-out = { $who } goes flat out!
gt-web-told-drive = { $who } drives { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, gear { $gear }.{ $rolled }
gt-web-told-dice = { " " }Dice { $dice }: { $hazards ->
    [0] no hazard.
    [one] { $hazards } hazard.
   *[other] { $hazards } hazards.
}
gt-web-told-throw = { $who } throws { $dice }: { $hazards ->
    [0] no hazard.
    [one] { $hazards } hazard.
   *[other] { $hazards } hazards.
}
gt-web-told-secured = { $who } pays { $cost } focus for safety.
gt-web-told-grid = { $who } starts from slot { $slot }.
gt-web-told-stopped = { $who } stops in time.
gt-web-told-relaid = { $who } re-lays the dice.
gt-web-told-lost-control = { $who } loses control in gear { $gear }{ $end ->
    [spin] { " " }and spins
   *[off] { " " }and leaves the road
}{ $tokens ->
    [0] { " " }without damage.
    [one] : { $tokens } damage token.
   *[other] : { $tokens } damage tokens.
}
gt-web-told-overdriven = { $who } loses control: { $why ->
    [speed] too fast for the corner.
   *[hazards] { $hazards ->
        [one] { $hazards } hazard
       *[other] { $hazards } hazards
    }, the limit is { $limit }.
}
gt-web-told-off-track = { $who } slides off the road to the { $side ->
    [left] left
   *[right] right
}.
gt-web-told-came-back = { $who } comes back onto the road.
gt-web-told-waits = { $who } has to wait { $where ->
    [verge] beside the road
   *[pit] in the pits
}: the space is taken.
gt-web-told-flag-shown = A yellow flag is shown where { $who } went off.
gt-web-told-drove-on = { $who } does not stop at the pits.
gt-web-told-rejoined = { $who } rejoins the race.
gt-web-told-blocked = { $who } is blocked.
gt-web-told-retired = { $who } has no gear left and retires.
gt-web-told-arrived = { $who } crosses the line in turn { $rounds }!
gt-web-told-start-failed = The flying start of { $who } fails: the turn ends in gear 2.
