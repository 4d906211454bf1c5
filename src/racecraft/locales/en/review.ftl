# The review of a race: what decided it, driving or luck.
review = Review
review-about-page = What decided this race: driving or luck?
review-start = Review this race
review-start-hint = The computer plays on from every move many times and compares. You may leave meanwhile: it goes on by itself.
review-busy = The computer plays on from every move many times and compares. That takes about a minute; you may leave meanwhile.
review-at-once = At first sight
review-progress = { $done } of { $steps } steps looked at
review-waiting = Another race is being reviewed. Yours comes next…
review-beginning = Beginning…
review-failed = The review could not be made.
review-drop = Review a race from a file
review-drop-hint = Drop a record here, or choose one: any race that is over, also one with dice thrown at a real table (.jsonl).
review-how = How was this judged?
review-how-plain = { $method ->
    [exact] This drive is solved: what every decision is worth is known exactly.
   *[played] From every decision the race was driven on many times, once with what was played and once with each alternative. What won more often is called better.
}
review-judged-by = { $method ->
    [exact] Judged exactly: this drive is solved.
    [value] Judged by { $budget } playouts of { $driver ->
        [solved] a driver who knows the track by heart
        [pro] the pro driver
       *[club] the club driver
    } for each decision, and by the learned value { $value } where they end.{ $line ->
        [0] { "" }
       *[other] { " " }Chances: { $line } races driven on from every position by the club driver.
    }
   *[rollouts] Judged by { $budget } playouts of { $driver ->
        [solved] a driver who knows the track by heart
        [pro] the pro driver
       *[club] the club driver
    } for each decision.{ $line ->
        [0] { "" }
       *[other] { " " }Chances: { $line } races driven on from every position by the club driver.
    }
}

# The line
review-line = Chances
review-line-explained = How likely each car was to win, move by move. Marked decisions have their sign on the line of the car.
review-line-time = Expected time
review-line-time-explained = What the whole drive was expected to take, move by move.
review-line-car = { $who }: { $from }% at the start, { $low }% at the lowest, { $high }% at the highest.
review-line-drive = { $from } at the start, { $to } at the end.
review-table = As a table
review-column-ply = Move
review-column-round = Round
review-column-what = What happened

# The ledger
review-ledger = Where the result came from
review-ledger-explained = Everything adds up. Decisions are counted against what a club driver would have done there; ± is the standard error.
review-ledger-explained-exact = Everything adds up. Decisions are counted against the best there was.
review-ledger-whose = Driver
review-source = { $source ->
    [start] Before the start
    [own_dice] Own dice
    [own_cards] Own cards
    [own_decisions] Own decisions
    [rival_dice] Rivals’ dice
    [rival_cards] Rivals’ cards
    [rival_decisions] Rivals’ decisions
    [lots] Lots and weather
    [hidden] What nobody could know
   *[result] Result
}
review-column-source = Source
review-column-win = Chance to win
review-column-place = Place
review-column-time = Time
review-amount = { $unit ->
    [win] { $amount }%
    [seconds] { $amount } s
   *[turns] { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
}
review-signed = { $sign }{ $what }

# Drivers
review-drivers = Drivers
review-drivers-explained = The error is what a decision gave away on average. Forced moves do not count. Mishaps: as many as the risks that were taken let expect, and as many as came.
review-column-driver = Driver
review-column-decisions = Decisions
review-column-mean-loss = Error
review-column-luck = Luck
review-column-driving = Driving
review-column-risk = Mishaps

# Marks
review-marks = Decisions worth another look
review-weighed = What a decision costs counts half by the chance to win and half by the place: whoever cannot win any more still has places to lose. Decisions that followed a hint count for nothing.
review-none = Nothing to mark: every decision was fine.
review-everybody = All drivers
review-grade = { $grade ->
    [brilliant] Brilliant
    [fine] Fine
    [close] Too close to call
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-hinted = { $you ->
    [yes] You followed the hint
   *[no] Followed the hint
}
review-hinted-explained = This does not count as a mistake. Played out at length, another decision came out { $amount } better.
review-mark-where = { $legs ->
    [one] Round { $round }
   *[several] Leg { $leg }, round { $round }
}
review-loss = cost { $amount }
review-loss-error = ± { $amount }
review-hindsight = With all cards on the table: { $amount }
review-played = Played
review-better = Better
review-gain = { $places ->
    [one] { $win } to win
   *[several] { $gain } on balance: chance to win { $win }, places gained { $place }
}
review-unit = { $unit ->
    [seconds] s
   *[turns] turns
}
review-show = Show on the board
review-again = Try again from here
review-again-same = With the same dice
review-again-title = Try again
review-again-back = Back to the review
review-again-ask = Decide anew. The dice are new{ $rivals ->
    [0] {""}
   *[other] {","} the rivals are bots
}.
review-again-ask-same = Decide anew. The dice fall as they did then{ $rivals ->
    [0] {""}
   *[other] {","} the rivals are bots
}.
review-again-judging = Your decision is being judged…
review-again-good = A good decision: nothing better was found. What comes of it now is luck.
review-again-then = You played: { $what }
review-again-now = Now: { $what }
review-again-better = Better: { $what }
review-again-once-more = Once more

# Practice and insight
review-practice = Practise my mistakes
review-practise = { $count ->
    [one] Practise this mistake
   *[other] Practise these { $count } mistakes
}
review-practice-explained = Decisions of your own races in which something better was to be had. What you solve comes back later, what you miss comes back soon.
review-practice-due = { $due ->
    [one] { $due } exercise waits
   *[other] { $due } exercises wait
}, { $all } in all.
review-practice-start = Begin
review-practice-next = Next exercise
review-practice-later = Nothing waits now. { $all ->
    [one] { $all } exercise comes
   *[other] { $all } exercises come
} back later.
review-practice-none = There are no exercises yet. Review a race of yours, and make exercises of its mistakes.
review-insight = Insight
review-alone = alone
review-part = { $part ->
    [1] First third
    [2] Second third
   *[3] Last third
}
review-short = One or two actions
review-long = Three actions and more
review-by-part = Error by part of the race
review-by-track = Error by track
review-by-length = Error by length of the decision
review-by-gear = Error by gear
review-by-clock = Error by thinking time
review-clock = Thinking time
review-by-rival = Error by rival
review-rivals = Rivals
review-gear = Gear { $gear }
review-by-spot = Error by place: { $track }
review-spot = { $game ->
    [gt] Tile { $spot }
    [heat] Before corner { $spot }
    [rali] Rows { $from } to { $to }
   *[rallyman] Spaces { $from } to { $to }
}
review-csv-kinds = Save by kind of decision (CSV)
review-track = Track
review-luck-over-time = Luck, race by race
review-date = Date
review-csv = Save as a table (CSV)
review-no-insight = Review a race from its replay, and see here what was your driving and what was luck.

# The story. `you`: the reader drove (`who`), it happened to the reader (`other`), or `both`.
review-where = { $legs ->
    [one] round { $round }
   *[several] leg { $leg }, round { $round }
}
review-story = The story
review-story-drive = The best driving would have taken { $expected } on average; this drive took { $took }.
review-story-favourite = Before the first move { $you ->
    [who] you
   *[nobody] { $who }
} had the best chances: { $percent }%.
review-story-won = { $you ->
    [who] You
   *[nobody] { $who }
} won; at the start that was { $percent }% likely.
review-story-certain = { $you ->
    [who] You
   *[nobody] { $who }
} won, and hardly anything else was to be expected.
review-story-upset = { $you ->
    [who] You
   *[nobody] { $who }
} won, from { $percent }% at the start; the favourite was { $you ->
    [other] you
   *[nobody] { $other }
} with { $best }%.
review-story-turn = { $where }: { $you ->
    [who] you
    [both] you
   *[nobody] { $who }
} { $what ->
    [decision] { $you ->
        [who] decide
        [both] decide
       *[nobody] decides
    }
    [cards] { $you ->
        [who] draw
        [both] draw
       *[nobody] draws
    }
   *[dice] { $you ->
        [who] roll
        [both] roll
       *[nobody] rolls
    }
}, and { $you ->
    [other] your
    [both] your
   *[nobody] { $other }’s
} chances { $way ->
    [up] rise
   *[down] fall
} from { $before }% to { $after }%.
review-story-time-turn = { $where }: { $what ->
    [decision] a decision
    [cards] a card
   *[dice] a throw
} { $turn ->
    [better] saves
   *[worse] costs
} { $amount }.
review-story-throw = { $alone ->
    [yes] { $you ->
        [who] Your
       *[nobody] { $who }’s
    } { $luck ->
        [lucky] luckiest
       *[unlucky] unluckiest
    } { $what ->
        [cards] draw
       *[dice] throw
    } ({ $where })
   *[no] The { $luck ->
        [lucky] luckiest
       *[unlucky] unluckiest
    } { $what ->
        [cards] draw
       *[dice] throw
    } was { $you ->
        [who] yours
       *[nobody] that of { $who }
    } ({ $where }): it
} { $luck ->
    [lucky] { $unit ->
        [win] gained
       *[other] saved
    }
   *[unlucky] cost
} { $amount }.
review-story-dearest = { $you ->
    [who] Your decision
   *[nobody] The decision of { $who }
} { $at ->
    [none] ({ $where })
   *[known] { $spot } ({ $where })
} was the costliest of all: { $amount }.
review-story-corner = { $alone ->
    [yes] Most was given away { $spot }
   *[no] { $you ->
        [who] You
       *[nobody] { $who }
    } lost the race { $spot }
}{ $legs ->
    [one] {""}
   *[several] {" "}(leg { $leg })
}: { $count } decisions, { $amount } in all.
review-story-spot = { $game ->
    [gt] on tile { $sign }
    [heat] before corner { $spot } (limit { $sign })
    [rali] on rows { $from } to { $to }
   *[rallyman] on spaces { $from } to { $to }
}
review-story-brilliant = { $you ->
    [who] You found
   *[nobody] { $who } found
} the only good way ({ $where }).
review-story-risk = { $alone ->
    [yes] {""}
   *[no] { $you ->
        [who] You
       *[nobody] { $who }
    } took the greatest risks.{" "}
}About { $expected ->
    [one] { $expected } mishap was
   *[other] { $expected } mishaps were
} to be expected, { $count ->
    [0] none
   *[other] { $count }
} came.
review-story-sums = { $you ->
    [who] You
   *[nobody] { $who }
}: { $start } at the start; { $parts }; that makes { $end }.
review-story-source = { $source ->
    [own_dice] own dice
    [own_cards] own cards
    [own_decisions] own decisions
    [rival_dice] rivals’ dice
    [rival_cards] rivals’ cards
    [rival_decisions] rivals’ decisions
    [lots] lots and weather
    [hidden] what nobody could know
   *[rest] all the rest
} { $change }{ $error }
review-story-error = {" "}± { $amount }{ $note ->
    [unsure] {" "}(too uncertain to call a mistake)
    [fine] {" "}(no single one a mistake)
   *[none] {""}
}

# In the terminal
review-about = what decided a race: driving or luck
review-file = the record of a race that is over, or a folder of them
review-seat = mark the decisions of this seat only, counted from 1
review-budget = playouts for each decision that is compared
review-method = exact, value or rollouts; by default the best there is for this race
review-no-line = marks and errors alone, without the line and the ledger: it takes a part of the time
review-no-line-picture = A picture or a page shows the line: leave --no-line out.
review-jobs = processes that share the work; for a folder as many as there are cores, else one
review-ray = review the races of a folder on the Ray cluster at this address; “local” starts a Ray of its own
review-svg = write the line of chances as a picture
review-html = write the whole review as a page
review-out = the file for the report of a folder; races that are in it already are not reviewed again
review-title = { $file }: what decided the race
review-folder-done = { $count ->
    [one] { $count } race reviewed
   *[other] { $count } races reviewed
} into { $file }
review-standings = Drivers of this report
review-column-game = Game
review-column-races = Races
review-column-mattered = At stake
review-column-mattered-loss = Error there
review-column-result = Result
review-column-adjusted = Without luck
review-people = people
