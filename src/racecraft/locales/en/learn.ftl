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
    [seconds] About { $loss ->
        [one] { $loss } second
       *[other] { $loss } seconds
    } slower than the best choice.
    [out] With this your race is over.
   *[turns] { $loss ->
        [0] A little slower than the best choice.
        [0.5] About half a turn slower than the best choice.
        [1] About one turn slower than the best choice.
        [1.5] About a turn and a half slower than the best choice.
       *[other] About { $loss } turns slower than the best choice.
    }
}
learn-drill-no-loss = None of the { $options } choices is better.
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
coach-over = That was your first race of this game, to the finish. Next: a drill for every rule, two minutes each, or another race without the coach.
