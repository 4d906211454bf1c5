# Learning Rallyman: the first stage with a coach, and the rules as a teacher tells them.

# In the first race
coach-rallyman-start = The smallest sum of seconds wins. You set off with die 1: tap it, or the highlighted space on the road.
coach-rallyman-next = A die is one space, its number your gear: one up or down at a time. White dice are gas and keep the gear. Go on, or end the turn.
coach-rallyman-card = When you end the turn you pay for the gear you are in: 50 seconds in first, 40 in second, down to 10 in fifth. Once for the whole turn, however long it was. So long turns that end in a high gear are fast.
coach-rallyman-turn = A new turn: all dice are back and the warning signs are forgotten. You begin in your gear, one higher, one lower, or with gas.
coach-rallyman-warning = A warning sign! It does nothing yet. But the third one in the same turn throws you off the road.
coach-rallyman-two-warnings = Two warning signs. One more in this turn and you lose control: 60 seconds, and you begin anew from neutral. The numbers below the dice say how likely that is. Ending the turn wipes the slate clean.
coach-rallyman-corner = A corner. The round sign is the highest gear for the inside. On the blue line you drift on the outside: exactly the gear that is printed, two dice long, but faster.
coach-rallyman-drift = You are in mid-drift. Go on with the gear printed on the second half, or come back inside with the die one lower.
coach-rallyman-cut = Across the grass! A cut allows a higher gear than the inside. But it turns a card: mostly nothing, sometimes mud for everybody behind you, sometimes a puncture.
coach-rallyman-finish = The finish is near, and the gear in which you cross it is your last card. The last die only has to carry you over the line, so be as fast there as you can.
coach-rallyman-attack = Feeling brave? A time attack: you plan all dice of the turn and throw them at once. Each die takes a second off your time, win or lose.
coach-rallyman-plan = Lay the dice of the whole turn along the road, two at least. The per cent on each die is the chance that control is lost by then.
coach-rallyman-throw = Enough? Throw. Or lay another die: one second more, and a little more risk.
coach-rallyman-set = The next warning would cost control. With the seconds you have saved you may set a die instead of rolling it. That costs 1 second for the first, 2 for the next.
coach-rallyman-sisu = One warning too many! With sisu you hold the car and clear this turn’s warnings: once in the whole rally. It is a Finnish word for not giving up.
coach-rallyman-after-loss = That happens to the best. You stand in neutral and set off with die 1 again.
coach-rallyman-damage = The car is hurt: you may use fewer gear dice in a turn until the next service park. Which ones is up to you.
coach-rallyman-spare = A flat tyre costs you a gas die each turn. Changing the wheel costs 30 seconds now, and you set off with die 1.
coach-rallyman-tyres = Look at the stage before you choose. On snow summer tyres slip after two warnings instead of three. On asphalt winter tyres allow only one gas die a turn.
coach-rallyman-between = There is no service before the next stage, so damage stays. But the spare wheel can be fitted now, free of time.
coach-rallyman-drop = The puncture takes one of your two gas dice out of the attack. Choose which: its warning goes with it.
coach-rallyman-rest = The puncture has broken your attack. The dice lie as they fell; go on with them in their order, or stop here.
coach-rallyman-on-lost-control = Control is lost: 60 seconds, and you begin in neutral. The back of the card says where the car ends up.
coach-rallyman-on-shortcut = The cut has turned a card. Mud slows whoever comes later; a puncture costs you a gas die.
coach-rallyman-on-jumped = A jump! Taken at the right speed, a bump carries you further than any die.
coach-rallyman-on-finished = Over the line. Your time is the sum of your cards, less the seconds you have saved.

# The rules
learn-rallyman-1 = Against the clock
    .text =
        A rally is a series of special stages over country roads. You do not race side by side: cars start one after another, and it does not matter who is over the line first. Every turn costs seconds, and the smallest sum wins.

        The roads are laid out of boards, so no rally is like another. Corners, bumps, stone walls, woods and rocks are all where you see them.
learn-rallyman-2 = Dice are spaces
    .dice = Five gear dice and two of gas.
    .text =
        You have five black dice, one for each gear, and two white ones for gas. Each die you use drives the car one space, whatever it shows.

        The number of a black die is the gear you are in from now on. From a standstill you begin with 1. After that you may go up or down one gear at a time, or use the same gear again if its die is still there. No die is used twice in a turn. Gas fits anywhere and leaves the gear as it is.
learn-rallyman-3 = What a turn costs
    .text =
        When you end your turn you take a card of the gear you are in: gear 1 costs 50 seconds, gear 2 costs 40, then 30, 20, and only 10 seconds in gear 5.

        The card counts once for the whole turn. So there are two ways to be fast: drive far in a turn, and end it in a high gear. The number below each die tells what the turn would cost if you stopped there.
learn-rallyman-4 = Warning signs
    .warnings = Warning signs of one turn add up, on whatever dice they show.
    .text =
        Some faces of the dice show a warning sign. One is nothing, two are nothing, the third in the same turn costs control: gears 1 and 2 and the gas have one warning on six faces, the higher gears two.

        Every turn begins with none. That is why it is often wise to stop at two.
learn-rallyman-5 = Corners
    .text =
        The number on the inside of a corner is the highest gear in which you get round. One or two gears more and you lose control there, three more and the rally is over for you.

        Many corners have a drift line on the outside, made of two small spaces. Each takes exactly the gear that is printed on it, and a die of its own. Where both numbers are the same the second half is driven with gas. From the drift you may also come back inside, one gear lower.
learn-rallyman-6 = Cutting a corner
    .text =
        Some corners can be cut across the grass, with a number of their own. It saves gears, but everybody who does it turns a card. Half of the cards are harmless.

        Mud stays in the corner until the end of the stage: the inside and the drift are a gear slower for everybody behind you. A puncture takes away one gas die a turn, until the wheel is changed. A third puncture ends the rally.
learn-rallyman-7 = Bumps
    .text =
        A bump has a number too. In a lower gear you just drive onto it. In exactly that gear the car flies and lands one space further: a space for nothing.

        One gear faster and it lands yet another space further, but if that die shows a warning sign, control is lost. Faster still is no good idea.
learn-rallyman-8 = Losing control
    .text =
        A card of your gear is turned over. It costs 60 seconds and puts you in neutral; the back says whether the car spins on the spot or leaves the road to the left or right. The faster you were, the less often it is only a spin.

        Grass is soft. Woods, rocks, water and villages cost gear dice: you may use that many fewer in a turn until you are serviced. With the fifth lost die you are out.

        Once in a rally you may say sisu instead, give up the card, and drive on as if no warning had been shown in this turn. It does not help against being too fast.
learn-rallyman-9 = The time attack
    .text =
        Instead of rolling die by die you may plan the whole turn, two dice at least, and throw everything at once. For each die you get a second off your time, even if it ends in the ditch.

        The risk is that you cannot stop half-way. The seconds you have saved can be spent later in the stage: when one more warning would cost control, you may set the next die instead of rolling it. The first costs one second, the second in the same turn two, and so on.
learn-rallyman-10 = Other cars
    .text =
        Two cars fit beside each other on a straight, one on a narrow road. A car in a corner can be passed across the cut only, so a slow one ahead may be in your way.

        The car that is farthest along the stage drives first. In each round one more car of the start list sets off. If you cannot move at all you wait, and pay for it.
learn-rallyman-11 = Snow and tyres
    .text =
        On some rallies boards lie under snow, on some the weather is rolled before each stage. You choose tyres before the start and after each service.

        Summer tyres on snow: the second warning on snow costs control. Winter tyres on asphalt: one gas die a turn at most. Count the white spaces before you choose.
learn-rallyman-12 = Stages, splits and service
    .text =
        Your stage time is the sum of your cards less the seconds you have saved. The times of all stages are added up, and the leader starts the next stage first.

        Where the road book has a service park, everything is mended there: dice, wheels, the spare. Where it has none, you start the next stage as you are. Split times, if they are taken, tell you in mid-stage how far the others are ahead.
learn-rallyman-13 = Good advice
    .text =
        Look two corners ahead: you must be able to brake gear by gear, and every gear you go down takes a die and a space. A turn that ends too fast before a corner begins with an accident, and the button warns you of it.

        Use the low dice first, they show fewer warnings. Keep a gas die for the end of a turn: it costs no gear. And on the last spaces be brave: over the line the worst is a lost die.

# The summary to print: what one looks up at a table
learn-rallyman-sheet-1 = Your turn
    .text = 1. Die by die: roll, drive one space, go on or end the turn. Or plan a time attack and throw all at once. 2. Take the time card of your last gear. The car farthest along drives first.
learn-rallyman-sheet-2 = Dice
    .text = Black 1–5: the gear, one up, one down or the same. White, two: gas, keeps the gear. Each once a turn. From a standstill: 1. Signs on six faces: 1 on gas and gears 1–2, 2 on gears 3–5.
learn-rallyman-sheet-3 = Time cards
    .text = Gear 1: 50 s, 2: 40, 3: 30, 4: 20, 5: 10. Control lost: 60.
learn-rallyman-sheet-4 = Corners
    .text = Inside: up to the number. Drift: exactly the numbers, a die each; equal numbers: the second with gas; or back inside one gear lower. Cut: up to its number, turn a card.
learn-rallyman-sheet-5 = Too fast
    .text = One or two gears above the number: control is lost. Three: out of the rally.
learn-rallyman-sheet-6 = Bumps
    .text = Lower gear: drive onto it. Exactly: one space further. One gear more: two further, but a warning on that die loses control.
learn-rallyman-sheet-7 = Signs
    .text = The third in a turn loses control; with summer tyres the second on snow. Sisu, once a rally: forget the warnings of this turn.
learn-rallyman-sheet-8 = Control is lost
    .text = Turn over a card of your gear: a spin, or off to the left or right. 60 s, neutral. Woods, rocks, water, villages cost gear dice until the service; with the fifth you are out.
learn-rallyman-sheet-9 = Time attack
    .text = Two dice at least, no stopping: each die takes 1 s off. Saved seconds set a die when the next warning would cost control: 1 s for the first of the turn, 2 for the second.
learn-rallyman-sheet-10 = Cut cards
    .text = Mud: inside and drift a gear slower until the end of the stage. Puncture: a gas die less a turn; changing the wheel: 30 s. The third puncture ends the rally.
learn-rallyman-sheet-11 = Tyres
    .text = Summer on snow: control is lost at two warnings. Winter on asphalt: one gas die a turn.
learn-rallyman-sheet-12 = The end
    .text = The last die only has to cross the line; its card is the last one. The smallest sum of all stages wins.
