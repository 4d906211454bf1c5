# Hints: what a bot would do, compared with what is laid, and why.

advice-percent = { $percent }%
advice-same-risk = the same risk ({ $risk })
advice-risk-change = risk { $before } → { $after }
advice-gear-change = gear { $before } → { $after }
advice-more = { $sign }{ $count } { $what ->
    [spaces] { $count ->
        [one] space
       *[other] spaces
    }
    [spaces-mean] spaces on average
    [speed] speed
    [seconds] s
    [heat] Heat
    [heat-mean] Heat on average
    [damage] damage
   *[dice] { $count ->
        [one] die
       *[other] dice
    }
}
advice-about = about { $count } { $way ->
    [more] faster
   *[less] slower
}
advice-compared = { $against ->
    [laid] Against what you have laid
    [gear] Against { $name } gear
    [throw] Against throwing on
    [stop] Against stopping here
    [end] Against ending the turn
    [die] Against one more die
    [single] Against one die now
   *[stay] Against doing nothing
}: { $what }
advice-why-only = There is nothing else you can do.
advice-why-even = By the bot’s count the next best choice is about as good.
advice-why-safer = It risks { $risk }, the next best choice { $next }.
advice-why-gain = { $unit ->
    [seconds] The bot expects it to save about { $gain } s over the next best choice.
    [win] By the bot’s count it wins { $gain } races in 100 more than the next best choice.
   *[turns] The bot expects it to save about { $gain } turns over the next best choice.
}

# Ралі
advice-rali-gear = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
}
advice-rali-place = { $beside ->
    [yes] From beside the track your first step can lead into any lane.
   *[no] No place is better, and this lane is free.
}
advice-rali-wins-surely = { $alone ->
    [yes] Every throw finishes the race.
   *[no] Every throw wins the race.
}
advice-rali-wins-maybe = { $alone ->
    [yes] This throw may already take you over the finish line: { $chance }.
   *[no] This throw may already win the race: { $chance }.
}
advice-rali-fast-clean = It goes furthest, and every throw can be driven clean.
advice-rali-only-clean-gear = It is the only gear in which every throw can be driven clean.
advice-rali-fast = It goes furthest, and no other gear is safer.
advice-rali-safest = No other gear has so few throws that hit something: { $chance }.
advice-rali-least-damage = It costs the least damage on average.
advice-rali-gear-on = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
}
advice-rali-rather = { $count ->
    [1] The other gear gives something away
   *[other] Every other gear gives something away
}: { $what }.
advice-rali-slower = { advice-rali-gear-on } goes { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} less on average
advice-rali-riskier = in { advice-rali-gear-on } { $count } of { $total } throws hit something, { $here ->
    [0] here none
   *[other] here { $here }
}
advice-rali-dearer = { advice-rali-gear-on } costs { $lost } more damage on average
advice-rali-stop = { $stops ->
    [yes] stops the car
   *[no] no stop
}
advice-rali-wins = { $alone ->
    [yes] It crosses the line: finish!
   *[no] It crosses the line and wins.
}
advice-rali-only-way = No other way is open.
advice-rali-repairs = Repairs bring you back to { $marker } of 10.
advice-rali-only-clean = It is the only way without damage or a stop.
advice-rali-far-clean = { $straight ->
    [yes] Straight on is clean, and no clean way leads further.
   *[no] No clean way leads further.
}
advice-rali-shortcut = From there your next move can take the short-cut.
advice-rali-next = Other clean ways lead as far. From there your next throw{ advice-rali-up } { $count ->
    [0] is safe
   *[other] hits something on { $count } of { $total } numbers
}; { $from } it would hit something on { $most } of { $total } numbers.
advice-rali-up = { $up ->
    [yes] {" "}one gear up
   *[no] {""}
}
advice-rali-lane = from { $lane ->
    [1] the left lane
    [2] the middle lane
    [3] the right lane
   *[other] the other space
}
advice-rali-taste = All clean ways lead equally far, and the next throw is as safe from each of them: a matter of taste.
advice-rali-least = Every way hits something; this one { $lost ->
    [0] only stops you.
   *[other] costs least: { $lost } damage.
}
advice-rali-worth-damage = It leads furthest; { $lost ->
    [0] being stopped there
   *[other] { $lost } damage
} is worth it.
advice-rali-worth-further = It leads { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} further than any clean way; { $lost ->
    [0] being stopped there
   *[other] { $lost } damage
} is worth it.
advice-rali-worth-next = As far as the clean way, but { $from } your next throw{ advice-rali-up } { $count ->
    [0] is safe
   *[other] hits something on { $count } of { $total } numbers
}; after the clean way it would hit something on { $most } of { $total }. { $lost ->
    [0] The stop is worth that.
   *[other] That is worth { $lost } damage.
}
advice-rali-no-fact = A clean way leads as far; what speaks for this one shows only where the race is played on many times.
advice-rali-option = { $cell } · { $what }

# Rallyman: GT
advice-gt-plan = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, arriving in gear { $gear }, { $mode ->
    [flat-out] flat out
   *[one-by-one] one by one
}
advice-gt-step = { $die }, { $way ->
    [left] to the left
    [right] to the right
   *[ahead] straight ahead
}
advice-gt-lose = lose control { $spaces ->
    [0] right here
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
}, in gear { $gear }: { $tokens ->
    [0] no damage
    [one] { $tokens } damage token
   *[other] { $tokens } damage tokens
}
advice-gt-lose-further = Going furthest gains { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} and costs { $tokens ->
    [0] no more damage
    [one] { $tokens } damage token more
   *[other] { $tokens } damage tokens more
}.
advice-gt-finish = It brings you over the final line.
advice-gt-focus = { $same ->
    [yes] Flat out the same drive earns { $focus } focus
   *[no] { $focus } focus
} { $risky ->
    [yes] for { $risk } risk
   *[no] without risk
}: you have { $owned ->
    [0] none yet
   *[other] only { $owned }
}.
advice-gt-decide = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} at { $risk } risk, then decide
advice-gt-risk-thrown = { $chance } risk if every die is thrown
advice-gt-furthest-safe = It is the longest plan that cannot fail.
advice-gt-furthest = No other plan gets you so far: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
advice-gt-ready = In gear { $gear } you are slow enough for the limit of { $cap }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} further on.
advice-gt-fast = The road ahead is open, and gear { $gear } carries you far next turn.
advice-gt-safe = Nothing on it can fail.
advice-gt-stop-on-the-way = Plan far, stop early: you may stop before any throw.
advice-gt-stop = The next throw loses control { $risk } of the time; stopping keeps gear { $gear }.
advice-gt-stop-early = Further on the plan risks { $risk }; stopping here keeps gear { $gear }.
advice-gt-stop-fast = Going on would slow you down to gear { $next }; stopping here keeps gear { $gear }.
advice-gt-secure = Without a throw the risk of { $risk } is gone.
advice-gt-secure-rest = Without a throw there is no new hazard: the rest of the plan risks { $after } instead of { $before }.
advice-gt-secure-clear = Without a throw no hazard is added, and you may need that later.
advice-gt-safe-steps = roll the { $steps } safe steps
advice-gt-nothing-to-lose = { $steps ->
    [1] This throw cannot lose control.
   *[other] On none of them can control be lost: roll them in one go.
}
advice-gt-throw = { $risk } risk is a fair price for going on in gear { $next }.
advice-gt-mildest = { $furthest ->
    [yes] Nowhere is the damage smaller, and this place is the furthest.
   *[no] Nowhere is the damage smaller.
}
advice-gt-verge = From there the way back onto the road is the better one.
advice-gt-no-pit = { $damage ->
    [0] There is nothing to repair that would be worth a stop.
    [one] { $damage } damage token is not worth a stop.
   *[other] { $damage } damage tokens are not worth a stop.
}
advice-gt-pit = { $damage ->
    [one] { $damage } damage token slows you down; it goes back into the bag.
   *[other] { $damage } damage tokens slow you down; they go back into the bag.
}
advice-gt-tyres-best = { $weather ->
    [wet] On a wet road
   *[dry] On a dry road
} no other tyres have more dice or a higher limit: { $dice } dice, limit { $limit }.
advice-gt-tyres-fresh = For { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} control is lost only at { $limit } hazards, on other tyres at { $usual }. Then they wear, down to { $worn }.
advice-gt-tyres-lasting = Their limit of { $limit } does not wear: that of { $tyre ->
    [asphalt] asphalt tyres
    [rain] rain tyres
   *[soft] soft tyres
} falls to { $worn } from turn { $turn } on.
advice-gt-tyres-later = { $weather ->
    [wet] They are for rain: on a wet road
   *[dry] They are for when the road dries: then
} { $dice } dice and limit { $limit }, and no other tyres have more.

# Rallyman
advice-rallyman-attack = { $throw ->
    [yes] Attack with { $what }: gear { $gear } in the end
   *[no] { $dice ->
        [0] plan a time attack
       *[other] Attack with { $what }, then …
    }
}
advice-rallyman-laid = { $die ->
    [gas] gas
   *[other] { $die }
}{ $line ->
    [drift] {" "}(drift)
    [cut] {" "}(cut)
    [back] {" "}(back inside)
   *[on] {""}
}
advice-rallyman-attack-risk = { $risk } risk of losing control
advice-rallyman-finish = It brings you over the line.
advice-rallyman-attack-safe = It cannot fail, and every die saves a second: { $tokens } s.
advice-rallyman-attack-earns = Its dice earn { $tokens } s for { $risk } risk.
advice-rallyman-set = Paid with { $cost } s, this die cannot show a warning.
advice-rallyman-fastest-safe = The fastest die without risk: the turn costs { $seconds } s.
advice-rallyman-safe-braking = Without risk; slow enough for the corners ahead.
advice-rallyman-safe = Without risk, and the card gets faster: { $seconds } s.
advice-rallyman-faster = It leads to the fastest card, { $seconds } s, for { $risk } risk.
advice-rallyman-least-risk = No other die risks so little: { $risk }.
advice-rallyman-tyres = { $tyres ->
    [winter] { $snow ->
        [one] { $snow } space lies
       *[other] { $snow } spaces lie
    } under snow, where summer tyres slip.
   *[summer] { $asphalt ->
        [one] { $asphalt } space is
       *[other] { $asphalt } spaces are
    } asphalt, where winter tyres cost a gas die.
}
advice-rallyman-wheel = { $choice ->
    [spare-yes] With a flat tyre you have only { $gas ->
        [0] no gas dice
        [one] { $gas } gas die
       *[other] { $gas } gas dice
    } a turn.
   *[spare-no] The stop would cost more time than the flat tyre.
}
advice-rallyman-drop = The die that shows a warning should go first.
advice-rallyman-sisu = { $choice ->
    [sisu-yes] Here a crash costs more than Sisu is worth later.
   *[sisu-no] Sisu is worth more later in the rally.
}
advice-rallyman-end-risk = Any further die risks at least { $risk }.
advice-rallyman-end-trapped = No further die helps here.
advice-rallyman-end = The card of this gear costs { $seconds } s; further dice gain nothing.

# Heat
advice-heat-cluttered = With so much Heat in the hand you only choose how many cards to clear.
advice-heat-cools = Gear { $gear } puts { $heat } Heat from your hand back into the engine.
advice-heat-finish = It brings you over the line.
advice-heat-farther = Farther past the line ranks higher: { $range ->
    [one] { $high }
   *[many] { $low } to { $high }
} past, { $first ->
    [yes] and nobody is ahead of you.
   *[no] the car ahead is { $rival } past.
}
advice-heat-corner-free = Speed { $speed } takes the corner (limit { $limit }) without paying Heat.
advice-heat-corner-paid = It carries speed { $speed } through the corner; { $heat } Heat is worth it, and the engine holds { $left }.
advice-heat-before-corner = It ends just before the corner (limit { $limit }), which you then take next turn.
advice-heat-straight-flip = No corner line on the way, so the flip can do no harm.
advice-heat-straight = No corner line on the way: nothing to pay.
advice-heat-discard = discard { $cards }
advice-heat-discard-why = { $count ->
    [0] Every card in your hand will be of use.
   *[other] Better cards wait in the deck.
}
advice-heat-flip = +{ $number }
advice-heat-free-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} without paying more Heat.
advice-heat-spaces-for = { $spaces ->
    [one] { $spaces } space more
   *[other] { $spaces } spaces more
} for { $heat } Heat.
advice-heat-boost = { $range ->
    [one] { $low } more
   *[many] { $low } to { $high } more
} { $high ->
    [one] space
   *[other] spaces
} for { $heat } Heat{ $harm ->
    [none] . Whatever you turn over, no corner costs Heat.
    [pay] ; in { $chance } of the flips a corner costs more.
   *[spin] ; in { $chance } of the flips you spin out.
}
advice-heat-end = { $step ->
    [mulligan] The hand is good enough to start with.
    [swap] Nothing left over is better than yours.
    [salvage] No further card of the discard is worth it.
   *[other] The hand is good as it is.
}
advice-heat-end-dear = Anything more would cost { $heat } Heat or more.
advice-heat-end-spin = Anything more would spin the car out.
advice-heat-end-lost = The spin cannot be avoided now. { $saves ->
    [card] Done at least saves the card.
   *[none] Driving on would not help.
}
advice-heat-why = { $verb ->
    [adrenaline-cool] Heat in your hand takes the place of a better card.
    [gear-cool] Heat in your hand takes the place of a better card.
    [sector-cool] Heat in your hand takes the place of a better card.
    [cool] Heat in your hand takes the place of a better card.
    [supercool] Heat in the discard goes back to the engine.
    [pay] Paid now, the car keeps its speed.
    [cannot-pay] The engine has not enough Heat left.
    [reduce] Stress is a card you do not control.
    [scrap] It thins the deck.
    [salvage] A good card comes back into the deck.
    [accelerate] Every flip makes you faster.
    [draft] It closes the gap to the car ahead.
    [direct] Played now it saves a place in the next hand.
    [refresh] You draw it again at once.
    [redraw] The opening hand is too slow.
    [value] This number fits the corner best.
    [amount] As many as possible leave your hand.
    [take] It is the best card on offer.
    [keep] This card is worth its Heat most.
    [top] The others see it, and no rule reads it: all are as good.
    [pick] It is the strongest upgrade on offer.
    [give] It is the weakest of your upgrades.
    [discard] Better cards wait in the deck.
   *[other] It is the best of what is on offer.
}
