# The proof of the dice, for people who do not know what a hash is.
proof-title = Were the dice fair?
proof-early = Not yet: the dice can be checked when the race is over. Until then the secret number behind them stays sealed, or somebody could look into the future. This is its seal; it cannot be changed any more:
proof-ended = This table was closed before its race began, so there are no dice to check. This is the seal of the secret number that was kept for them:
proof-no-crypto = This browser does its sums only on a secure page (https, or on the same machine). Save the record and check it with “racecraft record verify”.
proof-working = Computing the rolls again: { $done } of { $total }…
proof-fair = { $rolls ->
    [one] Yes. Your browser has just computed the roll of this race again, and it agrees with what was on the table.
   *[other] Yes. Your browser has just computed all { $rolls } rolls and draws of this race again, and every one agrees with what was on the table.
}
proof-unfair = { $wrong ->
    [0] No: the secret number is not the one that was sealed before the start.
    [one] No: { $wrong } roll is not what the sealed number says.
   *[other] No: { $wrong } rolls are not what the sealed number says.
}
proof-promise = The promise
proof-promise-text = Before the first roll the table picked a secret number and showed its seal to everybody. The seal gives nothing away, but no other number fits it: from then on the table could not change it any more.
proof-words = Your part
proof-words-text = Every driver’s browser added a secret of its own. First each showed only the seal of its secret; when all seals lay on the table, the secrets were opened and mixed into every roll. If at least one driver’s secret was opened, nobody could have chosen the dice: not the table, nor the table together with all the other drivers.
proof-part-revealed = ✓ secret opened, and it fits its seal
proof-part-missing = secret not opened in time, left out
proof-part-none = no secret (a bot, a program, or a page without https)
proof-part-forged = ✗ not the secret that was sealed
proof-choice = { $seats ->
    [one] { $who }’s browser was away, so its secret is missing. At worst this left one choice between { $ways } courses of the dice.
   *[other] The browsers of { $who } were away, so their secrets are missing. At worst this left one choice between { $ways } courses of the dice.
}
proof-mine-same = ✓ The seals and secrets are those that this browser remembers.
proof-mine-changed = ✗ The record has other seals or secrets than this browser remembers.
proof-not-proved = No: every roll follows from the numbers, but these are not the ones that were sealed before the race.
proof-opening = The opening
proof-opening-text = After the race the secret number was revealed. Your browser has sealed it anew:
proof-seed = Secret number
proof-seal = Its seal, computed here
proof-sealed = ✓ The same seal as before the start.
proof-broken = ✗ Not the seal that was shown before the start.
proof-rolls = The rolls
proof-rolls-text = The secret number, the drivers’ secrets and the number of the roll give one very large number. Its remainder picks what was rolled, as fairly as a good die.
proof-count = { $right } of { $total } agree.
proof-unexplained = { $rolls ->
    [one] { $rolls } roll on the table has no explanation.
   *[other] { $rolls } rolls on the table have no explanation.
}
proof-list = Roll by roll
proof-roll = Roll
proof-happened = What happened
proof-possible = What could have been
proof-computed = Computed
proof-recorded = On the table
proof-agrees = Do they agree?
proof-same = agree
proof-differs = differ
proof-more = Show more ({ $left } left)
proof-method = For those who want to check it themselves
proof-method-text = This is all there is to it, exactly:
proof-method-own = “racecraft record verify” checks the saved record on your own machine, moves and result included.
