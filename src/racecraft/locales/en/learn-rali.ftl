# Learning Ралі: the first race with a coach, and the rules as a teacher tells them.

# In the first race
coach-rali-place = Choose where to start: tap a highlighted place on the board or a button here. No place is better; from 4 you choose the lane.
coach-rali-start = Your car stands still, so the first gear it is. The little dice show how far each throw would take you. Tap, and the die rolls.
coach-rali-declare = Every turn you choose a gear: stay, one up, or one down. Higher gears drive farther, but let you change lanes less. Careful: if you shift and throw a 1, the shift fails.
coach-rali-step = Now tap a highlighted space or drag your car there: its way is drawn, with what it costs. “Go” drives it. Red hurts: rocks, trees and other cars stop you and dent the car.
coach-rali-damage = Your car is battered. With the marker on 3 or less the high gears are gone. The wrench signs beside the road are stations: drive in, and the car is repaired.
coach-rali-on-hit = That was an obstacle. Damage adds up, whether you were stopped or not. With 3 or fewer points left you lose the high gears.
coach-rali-on-crashed = You ran into a car: 4 points for you, 2 for the other, and you stand still. In lower gears you can dodge.
coach-rali-on-shift-failed = A 1: the shift has failed, and you drive in the old gear. One throw in six, so shift when it does not hurt.
coach-rali-on-lap = You have crossed the line. Look at the order: it shows how far the others are.

# The rules
learn-rali-1 = Three lanes, one die
    .text =
        Whoever is first over the line after the last lap wins; how many laps there are stands above the board. There is nothing to know by heart: what you may do is highlighted on the board.
learn-rali-2 = Your turn
    .die = One ordinary die. Every gear above the first adds two spaces.
    .text =
        You choose a gear, throw the die, and drive exactly as far as gear and die say together.

        Gear 1 drives what the die shows. Every gear above adds two: a four is four spaces in gear 1, six in gear 2, and twelve in gear 5.
learn-rali-3 = Shifting
    .text =
        Say before the throw whether you stay in your gear or shift, one up or one down.

        If you shift and throw a 1, the shift fails: you stay in the old gear and crawl. A car that stands still always starts in gear 1.
learn-rali-4 = Changing lanes
    .text =
        In gear 1 you may change lanes twice in a move, in gears 2 and 3 once, in gears 4 and 5 not at all. A change is a step forward into the next lane; going back to the lane where the move began is not allowed.

        That is the whole secret: fast cars cannot dodge.
learn-rali-5 = What lies on the road
    .text =
        Rocks, trees and the sides of bridges stop you and cost damage. The swamp only stops you. A puncture stops you and costs the next turn. A pothole shakes the car but lets it drive on. Sand holds you only from gear 3 up.

        Whoever is stopped starts again in gear 1.
learn-rali-6 = Other cars
    .text =
        You cannot jump over a car. Running into one stops you, and both cars are dented, the one that ran in more than the other. Plan your lane before you throw.
learn-rali-7 = Damage and repair
    .text =
        The marker starts on 10. On 3 or 2 only gears 1 and 2 are left, on 1 only the first.

        At the stations beside the road and in your own box at the start line the car is repaired. That costs time, so choose well.
learn-rali-8 = Short-cuts
    .text =
        Two tracks lead across the country. You may turn in only if your move begins right at the entry, and there is one obstacle on each. They are worth it when you happen to stand there.
learn-rali-9 = Good advice
    .text =
        Look at the little numbers on the board before you throw: they show where each throw would end. Change down before a narrow place, not in it. And an unhurt car in gear 4 beats a battered one in gear 2.

# The summary to print: what one looks up at a table
learn-rali-sheet-1 = Your turn
    .text = 1. Say the gear: stay, one up or one down. 2. Throw the die. 3. Drive exactly as far as gear and die say.
learn-rali-sheet-2 = Gears
    .text = Spaces: gear 1: the die, 2: +2, 3: +4, 4: +6, 5: +8. Lane changes: gear 1: two, gears 2 and 3: one, gears 4 and 5: none.
learn-rali-sheet-3 = Shifting
    .text = With a 1 a shift fails: drive in the old gear. From a standstill always gear 1.
learn-rali-sheet-4 = Lanes
    .text = A change is a step forward into the next lane. Not back into the lane where the move began.
learn-rali-sheet-5 = Obstacles
    .text = Rock, tree, side of a bridge: stop and damage. Swamp: stop. Puncture: stop, the next turn is lost. Pothole: damage, drive on. Sand: stops you from gear 3 up.
learn-rali-sheet-6 = Other cars
    .text = You cannot jump over a car. Running into one stops you: 4 damage for you, 2 for the other.
learn-rali-sheet-7 = Damage
    .text = The marker starts on 10. On 3 or 2: gears 1 and 2 only. On 1: gear 1 only. Stations and your own box repair.
learn-rali-sheet-8 = Short-cuts
    .text = Turn in only if your move begins right at the entry. Each has one obstacle.
learn-rali-sheet-9 = The end
    .text = First over the line after the last lap wins at once.
