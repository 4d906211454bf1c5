# Rallyman in the browser: what its table shows and asks.

# Head and standings
rallyman-web-headline = { $rally } · SS{ $stage }{ $stages ->
    [1] { "" }
   *[other] {" "}of { $stages }
}{ $round ->
    [0] { "" }
   *[other] {" "}· round { $round }
}
rallyman-web-standing = { $status ->
    [waiting] at the start
    [finished] finished · { $time }
    [retired] out
   *[driving] { $time } · { $space }/{ $length }
}
rallyman-web-out = out of the rally
rallyman-web-status = { $status ->
    [waiting] before the start
    [spun] spun on space { $space }
    [off-left] off to the left of space { $space }
    [off-right] off to the right of space { $space }
    [finished] at the finish
    [retired] out of the rally
   *[driving] space { $space }, { $gear ->
        [0] in neutral
       *[other] gear { $gear }
    }
}

# Dice and lines
rallyman-web-ask = { $gear ->
    [0] You stand in neutral.
   *[other] You are in gear { $gear }.
} { $phase ->
    [first] The first die?
    [rest] The attack is broken. The next die?
   *[next] Another die?
}
rallyman-web-line = { $line ->
    [road] Road
    [on] Inside
    [drift] Drift
    [back] Back inside
   *[cut] Cut
}
rallyman-web-set = set, not rolled: { $cost } s
rallyman-web-safe = safe
rallyman-web-no-warning = no warning
rallyman-web-risk = risk { $risk }
rallyman-web-reckless = { $speed ->
    [wreck] out!
   *[overspeed] too fast
}
rallyman-web-seconds = { $seconds } s
rallyman-web-shortcut = mud { $mud }, puncture { $puncture }
rallyman-web-dice-tip = A die drives one space. The seconds are what the turn costs if it ends there.
rallyman-web-daring = { $count ->
    [one] Show { $count } die that is too fast
   *[other] Show { $count } dice that are too fast
}
rallyman-web-question = { $phase ->
    [tyres] Which tyres for this stage?
    [spare] A wheel is flat. Change it now?
    [between] No service before the next stage. Fit the spare wheel?
    [drop] The puncture takes a gas die out of the attack. Which one?
   *[sisu] You are losing control! Use Sisu?
}
rallyman-web-all-dice = All dice
rallyman-web-sure = Drive all the same
rallyman-web-no = Better not
rallyman-web-end = the turn costs { $seconds } s ({ $gear ->
    [0] neutral
   *[other] gear { $gear }
})
rallyman-web-attack = Time attack
rallyman-web-warnings = { $where ->
    [snow] On snow: { $shown } of { $limit } warning signs.
   *[all] { $shown } of { $limit } warning signs this turn.
} { $limit ->
    [2] The second
   *[3] The third
} one costs you control.
rallyman-web-tray = Dice used: { $used }. Left: { $gears } gear, { $gas } gas.
rallyman-web-target = { $label }{ $count ->
    [1] {""}
   *[other] , by die { $dice }
}
rallyman-web-which-die = Several dice lead there. Which one?
rallyman-web-warns = { $chance } warning
rallyman-web-rolled = { $die ->
    [gas] Gas die
   *[other] Gear die { $die }
}: { $face ->
    [warning] a warning sign
   *[clear] no warning sign
}
rallyman-web-card = { $card ->
    [clean] clean
    [mud] mud
   *[puncture] puncture
}
rallyman-web-back = { $back ->
    [spin] ↺ spin
    [left] ↖ left
   *[right] ↗ right
}
rallyman-web-mud = Mud: the numbers of this corner are lower by { $level }

# The attack
rallyman-web-plan = { $dice ->
    [0] Time attack: plan all your dice
    [one] Time attack: { $dice } die, gear { $gear }
   *[other] Time attack: { $dice } dice at once, gear { $gear }
}
rallyman-web-plan-cuts = { $cuts ->
    [one] Cuts the corner: turns a card.
   *[other] Cuts { $cuts } corners: turns { $cuts } cards.
}
rallyman-web-plan-tip = Lay the dice one after another, at least two. Then throw them all at once: each brings a second.
rallyman-web-take-back = Take the last die back
rallyman-web-throw = { $dice ->
    [one] Throw { $dice } die
   *[other] Throw { $dice } dice
}

# The dashboard
rallyman-web-gear = { $gear ->
    [0] In neutral
   *[other] In gear { $gear }
}
rallyman-web-stage-time = stage time
rallyman-web-tokens = { $tokens ->
    [one] { $tokens } second saved
   *[other] { $tokens } seconds saved
}
rallyman-web-at-hand = Cards at hand
rallyman-web-spare = Spare wheel
rallyman-web-sisu = Sisu: once a rally you keep control by sheer will
rallyman-web-dice = Dice a turn: { $gears } gear ({ $lost } lost), { $gas } gas ({ $punctures } lost)
rallyman-web-limit = { $gears ->
    [one] only { $gears } gear die a turn
   *[other] only { $gears } gear dice a turn
}
rallyman-web-limit-brief = { $gears } of { $all } dice
rallyman-web-pile = { $count ->
    [one] Time pile: { $count } card
   *[other] Time pile: { $count } cards
}
rallyman-web-pile-card = { $card ->
    [neutral] Neutral
    [wheel] Wheel change
   *[other] Gear { $card }
}

# Papers
rallyman-web-papers = Times and papers
rallyman-web-stage = Special stage { $stage }
rallyman-web-ss = SS{ $stage }
rallyman-web-rally-standing = { $place ->
    [1] { $lead ->
        [clear] You lead the rally by { $by }.
        [level] You share the lead of the rally.
       *[alone] You lead the rally.
    }
   *[other] Place { $place } in the rally, { $by } behind.
}
rallyman-web-service = { $serviced ->
    [yes] Service park: dice, tyres and the spare wheel are whole again.
   *[no] No service park before the next stage.
}
rallyman-web-split = Split { $number }
rallyman-web-split-at = taken at space { $point }

# Told over the board
rallyman-web-told-stage = Special stage { $stage }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}{ $zones ->
    [none] .
   *[other] , { $zones }.
}
rallyman-web-told-times = SS{ $stage }: { $times }.

# The log
rallyman-web-told-attack = { $who } attacks with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and earns { $earned ->
    [one] { $earned } second.
   *[other] { $earned } seconds.
}
rallyman-web-told-drive = { $who } { $kind ->
    [over] crosses the finish line
    [drift] drifts on space { $space }
    [cut] cuts the corner at space { $space }
    [back] comes back inside at space { $space }
   *[on] drives to space { $space }
} in gear { $gear }{ $jumps ->
    [0] .
   *[other] , with a jump!
}
rallyman-web-told-dice = Dice: { $dice }.
rallyman-web-told-card = { $gear ->
    [0] Neutral card
   *[other] Card of gear { $gear }
}: { $seconds } seconds, { $time } in all.
