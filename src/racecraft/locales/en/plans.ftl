# Plans that are left for a turn to come, in races with days for each decision.

plan-begin = Plan my next turn
plan-making = Your next turn, as if it came now. Nobody else sees this.
plan-whole = Your turn is planned. Leave it, and nobody waits for you.
plan-leave = Play this when it is my turn, if nothing changes
plan-leave-anyway = Play this when it is my turn
plan-anyway = Even if something changes, as long as the rules allow it
plan-back = One step back
plan-stop = Stop planning
plan-left = Planned: { $decision }.
plan-strict = It is played when your turn comes, if everything in your reach is still as you saw it. Only you know.
plan-loose = It is played when your turn comes, as long as the rules allow it. Only you know.
plan-change = Plan something else
plan-withdraw = Withdraw the plan
plan-dropped = Not played: { $decision }.
plan-dropped-changed = Something in your reach has changed since you planned it. Decide anew.
plan-dropped-illegal = The rules no longer allow it. Decide anew.
plan-understood = All right
