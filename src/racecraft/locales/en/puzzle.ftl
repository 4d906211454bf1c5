# The puzzle of the day.
puzzle-title = Puzzle of the day
puzzle-one = Puzzle of the day
puzzle-explained = A moment from a race, and one decision that stands out. Your first try counts.
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-solvers = Solved by { $solved } of { $tried }.
puzzle-nobody = Nobody has tried it yet. Be the first.
puzzle-mine-solved = ✓ You solved it
puzzle-mine-missed = Not solved at the first try
puzzle-solve = Solve it
puzzle-again = Look at it again
puzzle-back = Start page
puzzle-ask = It is your turn. One decision is clearly the best: find it.
puzzle-judging = Your decision is being judged…
puzzle-solved = Solved!
puzzle-missed = Not the best: { $unit ->
    [win] it lowers your chance to win by { $amount }%
    [seconds] it costs { $amount } s
   *[turns] it costs { $amount } turns
}.
puzzle-played = You decided: { $played }.
puzzle-once-more = Try again
puzzle-best = The best decision: { $best }.
puzzle-ahead = { $unit ->
    [win] It wins { $amount }% more often than the next best.
    [seconds] It is { $amount } s faster on average than the next best.
   *[turns] It saves { $amount } turns on average against the next best.
}
puzzle-not-counted = Only the first try counts.
puzzle-car = car { $number }
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-practice = To practice
