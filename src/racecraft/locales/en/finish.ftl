# The end of a race: why it ended, the podium, the best moments, a picture to share.
finish-why-solo-finish = You crossed the finish line.
finish-why-solo-retired = Your car is out, and the drive ends here.
finish-why-solo-cap = The drive took too many turns and was stopped.
finish-why-gt-finish = { $race_end ->
    [classify] Only one car was still on the road, so the race is over.
   *[first] { $who } has finished. In this game the first car home ends the race.
}
finish-why-gt-retired = No car is left on the road.
finish-why-gt-cap = The race took too many rounds and was stopped. Distance decides.
finish-why-heat-finish = All cars have finished their laps.
finish-why-heat-season = The last race of the season is over, and points decide.
finish-why-heat-cap = The race took too many rounds and was stopped as it stood.
finish-why-rali-finish = { $who } has finished. In this game the first car home ends the race.
finish-why-rali-cap = The race took too many rounds and was stopped. Distance decides.
finish-why-rallyman-finish = All stages are driven, and the time decides.
finish-why-rallyman-retired = No car is left in the rally.
finish-wins = { $who } wins
finish-head = { $place ->
    [1] You win!
    [2] Second of { $cars }
    [3] Third of { $cars }
   *[other] Place { $place } of { $cars }
}
finish-lead = { $unit ->
    [rounds] { $amount ->
        [one] { $amount } round
       *[other] { $amount } rounds
    }
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [seconds] { $amount } s
   *[spaces] { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
}
finish-ahead-of = { $past ->
    [none] { finish-lead } ahead of { $who }
    [one] { $past } space past the line, { $amount } ahead of { $who }
   *[other] { $past } spaces past the line, { $amount } ahead of { $who }
}
finish-behind-whom = { finish-lead } behind { $who }
finish-win-together = { $who } share the win
finish-level = { $place ->
    [1] You share the win with { $who }!
   *[other] Place { $place } of { $cars }, level with { $who }.
}
finish-moments = Moments
finish-moment-watch = Watch it again
finish-moment-round = { $until ->
    [same] round { $round }
   *[other] rounds { $round }–{ $until }
}
finish-review = What decided it?
finish-share = Share
finish-picture = Result as a picture
finish-save-picture = Save picture
finish-shared-text = { $track }: { $what }
finish-picture-failed = The picture could not be made.
finish-asks-again = { $who } wants to race again.
finish-somebody = Somebody here
finish-join-again = Join
finish-behind = { $unit ->
    [seconds] +{ $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[spaces] { $amount ->
        [one] +{ $amount } space
       *[other] +{ $amount } spaces
    }
}

# Moments
moment-lead = { $who } takes the lead from { $other }
moment-pass = { $who } passes { $other }
moment-close = { $who } takes a risk of { $risk }% and gets away with it
moment-series = Crash after crash: { $who }
moment-narrow = { $who } makes it round with the last Heat
moment-start-failed = { $who } fails the flying start
moment-blocked = { $who } is blocked
moment-lost-control = { $who } loses control
moment-off-track = { $who } goes off the road
moment-retired = { $who } is out
moment-cannot-pay = { $who } cannot pay and is put back
moment-spun-out = { $who } spins out
moment-eliminated = { $who } spins out of the race
moment-hit = { rali-hit-what }
moment-crashed = { $who } runs into { $other }
moment-sisu = { $who } all but loses control, and sisu saves the car
moment-stuck = { $who } is stuck
moment-spun = { $who } spins
moment-went-off = { $who } leaves the road
