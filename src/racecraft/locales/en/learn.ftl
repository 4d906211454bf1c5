# Drills and what is printed: the Learn page besides its texts.

learn-try = Try it: { $drill }
learn-signs = The signs and what they are called
learn-print = Print
learn-drills = Drills
learn-drills-lead = One decision, one rule. You decide at the board; the exact odds judge it. { $solved } of { $all } solved.
learn-sheet = Print two pages
learn-drill-again = Try again
learn-drill-next = Next drill
learn-drill-close = Back to the rules
learn-drill-judging = Working out the odds…
learn-drill-grade = { $grade ->
    [best] Spot on
    [good] Good, though not the best
   *[poor] There is something better
}
learn-drill-loss = { $unit ->
    [seconds] It costs about { $loss } s more than the best of { $options } options.
   *[turns] It costs about { $loss } of a turn more than the best of { $options } options.
}
learn-drill-no-loss = Nothing among { $options } options is better.
learn-drill-expected = { $unit ->
    [seconds] Expected from here: { $value } s to the finish.
   *[turns] Expected from here: { $value } turns to the finish.
}
learn-drill-best = Best: { $choice }
learn-drill-state = { $grade ->
    [best] solved
    [good] nearly solved
    [poor] tried
   *[none] not tried yet
}
