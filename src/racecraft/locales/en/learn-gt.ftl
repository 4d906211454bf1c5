# Learning Rallyman: GT: the first race with a coach, and the rules as a teacher tells them.

# In the first race
coach-gt-choose = Choose the tyres for the start. Asphalt tyres love a dry road, rain tyres a wet one. The numbers show what you get.
coach-gt-start = A first move lies ready: choose below how to throw its dice. Or tap another highlighted space ahead, and the dice that bring you there are placed instead.
coach-gt-gears = A black die shifts to its number, one gear up or down at a time. A white die holds the gear. The higher the gear at the end of your turn, the earlier you move next round. Try “Arrive in gear” below the plan.
coach-gt-corners = See the numbers in red circles? That is the highest gear for the space. Faster than that and you fly off, whatever the dice say. Red dice brake: each skips one more gear on the way down.
coach-gt-flat-out = Feeling lucky? Flat out throws everything at once. You cannot stop in between, but every black and white die earns a focus token, even if it goes wrong.
coach-gt-focus = You have focus tokens: pay with them instead of throwing when you drive one by one. 1 for the first die of the turn, 2 for the next, and so on. Keep them for the corner that matters.
coach-gt-order = Look at the round: the highest gear moves first, and in equal gears whoever is ahead. Moving first means that nobody is in your way.
coach-gt-overtaking = To draw level with a moving car you must be at least in its gear. Past a standing car any gear will do.
coach-gt-clock = This is a race against the clock. Each turn costs seconds: 10 in gear 6, 30 in gear 3, 60 at a standstill. So few turns, and fast ones.
coach-gt-after-loss = It happens to everybody. You start again from a standstill: the first die is a 1, and then up through the gears.
coach-gt-damage = Your car is damaged: a few dice are missing from the dashboard. If it hurts too much, end a turn in gear 1 at the edge of a free stretch and drive into the pits.
coach-gt-flags = Yellow flag! On the marked tiles nobody may draw level with a moving car. Standing cars may be passed.
coach-gt-wet = It is raining. On asphalt tyres you now have fewer brakes, and control is lost sooner. Slow down, or fetch rain tyres in the pits.
coach-gt-throw = One step at a time: throw, and the car moves one space, whatever the die shows. Only the warning signs count. The third one in a turn puts you off the road.
coach-gt-hazard = A hazard! Nothing has happened yet, but they add up until the turn ends. Look at the risk of the next throw before you go on.
coach-gt-stop = You may stop after any step. The rest of the plan is lost, but the car stays on the road, in the gear it has now.
coach-gt-secure = You can pay focus to drive this step without a throw. No die, no hazard.
coach-gt-relay = Too many hazards. But you may choose where it happens: lay the same dice in another way. A spin in first or second gear is far better than flying off in fifth.
coach-gt-verge = You are leaving the road from the middle. Choose the side from which you would rather come back.
coach-gt-pit = You have ended in gear 1 at the edge of the road, so you may drive into the pits.
coach-gt-on-lost-control = Control is lost. The faster you were, the more it costs: look at where you stand and which gear you begin in.
coach-gt-on-focused = Focus earned. It pays for certain steps later, when you drive one by one.
coach-gt-on-drew = A token from the bag. Damage takes a die until the pits; green flags do nothing.
coach-gt-on-blocked = Every way is taken: you are blocked, but you keep your gear. Next round it goes on.

# The rules
learn-gt-1 = Dice along the road
    .text =
        Be the first to cross the finish line after the last lap. That is all there is to win.

        The road is made of hexagonal tiles, each cut into spaces. On your turn you lay dice on the spaces ahead of your car, one step at a time, as far as you dare. Then you throw them. Most faces are harmless. Some show a hazard, and too many hazards in one turn put you off the road.
learn-gt-2 = Your turn
    .text =
        First you plan: dice on the road, one space a step. Nothing has happened yet, and you may change your mind as often as you like. Then you drive the plan, in one of two ways, and your car keeps the gear of the last step for the next round.

        At this table you tap a space, and the dice are laid with the least risk. Or pick every die yourself. The risk you see is exact, not a guess.
learn-gt-3 = The dice
    .dice = Black dice shift, white ones hold the gear, red ones brake.
    .text =
        Six black dice are the gears. From gear 3 you may lay the 2, the 3 or the 4: one down, the same, one up. Each black die serves once a turn, so one turn never has two third gears.

        Two white dice coast: a step in the gear you are in. Three red dice brake: to drop from 5 to 2 in one step you lay the black 2 with two red ones, one for every gear skipped.

        White dice and the gears 1 and 2 have one hazard on six faces. All others, the red ones too, have two.
learn-gt-4 = Corners
    .text =
        A number in a red circle is the highest gear for that space. At that gear or below nothing happens. Above it control is lost at once, without a throw.

        A number in a triangle works the same, but taken exactly at the number it costs a hazard. Dotted lines across the way in or out of a corner have numbers of their own, for those who cross them straight; whoever changes lanes there avoids them.
learn-gt-5 = One by one, or flat out
    .text =
        One by one, you throw the dice of one step, drive it, and decide again: on, or stop here? This is the safe way, and it earns no focus.

        Flat out, you throw all dice of the plan at once. There is no stopping. But for every black and white die you get a focus token, whether it goes well or not.
learn-gt-6 = Focus
    .text =
        Focus buys certainty. When you drive one by one you may pay instead of throwing: one token for the first die of the turn, two for the second, three for the third. A step with brakes counts all of its dice.

        Next turn the price begins again at one. So go flat out on the straights, and spend in the corners.
learn-gt-7 = Losing control
    .hazards = A triangle is a hazard. Three of them in one turn, of whatever colour, and control is lost.
    .text =
        Three hazards in a turn, of dice and road together, or a space taken too fast: control is lost. In gear 1 or 2 you spin and stand where you are. In higher gears you leave the road, and on dangerous tiles you draw damage from the bag: the faster and the redder, the more.

        From the verge you need a turn to come back, then start from a standstill. After a flat-out throw gone wrong you may re-lay the same dice and so choose where, and in which gear, you lose it.
learn-gt-8 = Others on the road
    .text =
        In each round the highest gear moves first; in equal gears the car that is ahead. Cars off the road come last.

        One car to a space, and nobody drives through another. To draw level with a car you must be at least in its gear; once you are level you may go on as you like. If every way is barred you are blocked and keep your gear.
learn-gt-9 = Damage and flags
    .tokens = A die that is damaged is missing until the pits.
    .text =
        The bag holds damage to gears, brakes and coasting: a die less of that kind until it is repaired. It also holds green flags, which do nothing, changes of weather, and yellow flags.

        A yellow flag lies on the tile where you went off. There, and on the tiles before and after it, nobody may draw level with a moving car. It goes when you set off again.
learn-gt-10 = Tyres, weather and pits
    .text =
        Asphalt tyres on a dry road: six gears, two coasts, three brakes, limit three. In the rain they keep one brake and lose control at two hazards. Rain tyres bear three hazards in the rain, but only two in the dry. The weather turns when somebody draws its token.

        To pit, end a turn in gear 1 at the edge of the road on a space without a number. New tyres bring you back next turn from a standstill. Repairs take a turn longer and mend everything.
learn-gt-11 = Against the clock
    .text =
        Alone you drive one lap for time. Every turn costs seconds by the gear in which it ends: 10 in sixth, 15, 20, 30, 40, 50 in first, and 60 at a standstill. Off the road costs 30, and then 60 for coming back. Each focus token left takes a second off at the end.

        The last turn counts in the gear in which you cross the line, and after the line nothing can go wrong any more.
learn-gt-12 = More to choose
    .text =
        Flying start: from a standstill the black 2 may be the first die. If it shows a hazard your turn ends after one space, without harm. Redline: in top gear a red die may be used to coast.

        There are classes of cars with four, five or six gears, a boost die that skips a gear upwards, and soft tyres that hold well for three turns and then ever less. You may choose tyres in secret before the start, begin in the rain, and race on until all have places.
learn-gt-13 = Good advice
    .text =
        Plan backwards from the corner: in which gear must you arrive, and where do you brake? Two dice can never reach three hazards, so the first two steps are free.

        Ending in a high gear before a straight is worth more than one space. Lay one die more than you mean to drive: you can always stop. And when you are leading, let the others push their luck.

# The summary to print: what one looks up at a table
learn-gt-sheet-1 = Your turn
    .text = 1. Lay dice on the spaces ahead, one step each. 2. Throw them one by one or flat out. 3. Put the gear marker on the gear of the last step.
learn-gt-sheet-2 = Order
    .text = The highest gear first; in equal gears the car that is ahead. Cars off the road come last.
learn-gt-sheet-3 = Dice
    .text = Black 1–6: the gear; one up, one down or the same, each once a turn. White, two: hold the gear. Red, three: brake, one for each gear skipped downwards. Hazards on six faces: 1 on white and gears 1–2, 2 on all others.
learn-gt-sheet-4 = Throwing
    .text = One by one: throw a step, drive it, go on or stop; no focus. Flat out: all at once, no stopping, 1 focus for every black and white die.
learn-gt-sheet-5 = Focus
    .text = One by one you may pay instead of throwing: 1 for the first die of the turn, 2 for the second, 3 for the third. It does not help against a limit.
learn-gt-sheet-6 = Limits
    .text = Circle: the highest gear there. Triangle: the same, but exactly at the number it costs a hazard. Dotted line: counts for whoever crosses it straight.
learn-gt-sheet-7 = Control is lost
    .text = At three hazards in a turn (two on the wrong tyres), or above a limit. Gear 1–2: a spin, you stand where you are. Gear 3–6: off the road, damage by the colour of the tile, a turn to come back, then from a standstill.
learn-gt-sheet-8 = Other cars
    .text = One car to a space. To draw level you need at least the other’s gear; past a standing car any will do. Yellow flag: nobody draws level with a moving car there.
learn-gt-sheet-9 = Pits
    .text = End in gear 1 at the edge of the road on a space without a number. Tyres: back next turn from a standstill. Repairs: a turn longer, everything is mended.
learn-gt-sheet-10 = The end
    .text = First over the line after the last lap. For time: a turn costs by its last gear 6: 10 s, 5: 15, 4: 20, 3: 30, 2: 40, 1: 50, standstill: 60, off the road: 30; each focus left takes 1 s off.
