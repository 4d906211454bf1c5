# Driving alone: targets, the ghost of the best drive, records, the drive of the day.
solo-cost = { $unit ->
    [seconds] { $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[turns] { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
}
solo-title = Against the clock
solo-medal = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
}
solo-targets = Medals
solo-targets-explained = What the bots take here: bronze a rookie, silver a club driver, gold a pro on a good day.
solo-targets-measured = The bots are still measuring this drive.
solo-best = Your best
solo-best-before = Your previous best
solo-record = Record
solo-record-before = Previous record
solo-no-best = Your first try without hints will be listed here.
solo-now = Now
solo-earned = { $amount } s earned so far
solo-ahead = { $unit ->
    [seconds] { $amount ->
        [one] { $amount } s ahead of your best
       *[other] { $amount } s ahead of your best
    }
   *[turns] { $amount ->
        [one] { $amount } space ahead of your best
       *[other] { $amount } spaces ahead of your best
    }
}
solo-behind = { $unit ->
    [seconds] { $amount ->
        [one] { $amount } s behind your best
       *[other] { $amount } s behind your best
    }
   *[turns] { $amount ->
        [one] { $amount } space behind your best
       *[other] { $amount } spaces behind your best
    }
}
solo-gain = { $unit ->
    [seconds] { $amount } s faster than your previous best
   *[turns] { $amount ->
        [one] { $amount } turn fewer than your previous best
       *[other] { $amount } turns fewer than your previous best
    }
}
solo-level = Level with your best
solo-ghost = Your best drive, after as many turns
solo-assisted = With help: this drive is kept in a list of its own.
solo-hint-costs = If you take a hint, this drive earns no medal.
solo-hint-yes = Show the hint
solo-hint-no = No hint
solo-assisted-mark = with help
solo-ranked = Drive of the day: this try counts. No hints, nothing is taken back.
solo-counts = This try counts
solo-practice = Drive of the day: practice.
solo-new-best = New personal best
solo-first-best = Your first time here
solo-new-record = New record!
solo-medal-won = { $medal ->
    [gold] Gold medal
    [silver] Silver medal
   *[bronze] Bronze medal
}
solo-no-medal = { $close ->
    [yes] No medal yet, by the narrowest margin.
   *[no] No medal yet: { $by } { $unit ->
        [seconds] too slow
       *[turns] too many
    } for bronze ({ $target }).
}
solo-tie = { $game ->
    [heat] { $amount ->
        [one] { $amount } space beyond the line
       *[other] { $amount } spaces beyond the line
    }
    [rali] { $amount } of 10 damage points left
   *[other] { "" }
}
solo-tie-brief = { $game ->
    [heat] +{ $amount }
    [rali] { $amount }/10
   *[other] { "" }
}
solo-medal-helped = { $medal ->
    [gold] Fast enough for gold, but with help no medal counts.
    [silver] Fast enough for silver, but with help no medal counts.
   *[bronze] Fast enough for bronze, but with help no medal counts.
}
solo-times-assisted = With help
daily-title = Drive of the day
daily-explained = One track a day and the same dice for everybody. Your first try counts.
daily-gold = Gold medal: { $amount }
daily-drive = Drive
daily-continue = Go on
daily-practise = Practise
daily-place = Your place: { $place } of { $drivers }
daily-no-result = Your try is over without a result.
daily-nobody = Nobody has finished it today. Be the first.
daily-board = Best today
daily-ends = New tracks in { $hours ->
    [0] less than an hour
    [one] { $hours } hour
   *[other] { $hours } hours
}
daily-sealed-replay = Others can watch your drive from tomorrow.
