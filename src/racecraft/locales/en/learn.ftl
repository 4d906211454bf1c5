# Drills and what is printed: the Learn page besides its texts.

learn-try = Try it: { $drill }
learn-signs = The signs and what they are called
learn-print = Print
learn-not-found = The address may be mistyped, or the drill has another name now.
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
learn-drill-yours = You
learn-drill-best = Best
learn-drill-state = { $grade ->
    [best] solved
    [good] nearly solved
    [poor] tried
   *[none] not tried yet
}
learn-drill-kind = { $kind ->
    [adrenaline] Using adrenaline
    [boosted] A boost
    [cooled] Cooling the engine
    [corner] Crossing the corner line
    [crashed] A collision
    [crossed_finish] Crossing the finish
    [drew] Drawing damage from the bag
    [finished] Crossing the finish
    [flipped] Turning over a card
    [focused] Earning focus
    [hit] Driving into an obstacle
    [limited] Losing the high gears
    [lost_control] Losing control
    [moved] Driving this way
    [off_track] Leaving the road
    [paid] Paying Heat for a card
    [pitted] A pit stop
    [reshuffled] Shuffling the deck anew
    [secured] Securing a step
    [serviced] A repair
    [set] Setting a die
    [shift_failed] A shift that fails
    [shortcut] Cutting the corner
    [sisu] Keeping control by sisu
    [spun_out] A spin-out
    [start_failed] A start that fails
    [tokens] Earning seconds
    [wheel] Changing the wheel
    [won] Winning in this turn
   *[other] What the drill turns on
}
learn-drill-event = { $what }: { $yours } after your decision, { $best } after the best one.
coach-over = That was your first race, to the finish. Next: a drill for every rule, two minutes each, or another race without the coach.
learn-drill-later = In this turn both are as safe. The difference comes after it: where the best one leaves you, the way on is faster.
