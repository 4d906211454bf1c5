# Drills: what each is called and what it asks. Nobody writes an answer here: it is judged.

drill-gt-from-standstill = From a standstill
    .ask = You stand still, so the first die is a 1. Lay the turn and choose how to throw it.
drill-gt-white-dice = White dice
    .ask = Sixth gear, a tight corner, and behind it the finish. Lay the turn.
drill-gt-brake = Brake for the corner
    .ask = Fifth gear, and a number in a circle ahead. How do you lay the dice?
drill-gt-flat-out = Everything at once?
    .ask = The line is within one long turn. Lay it: one by one, or flat out?
drill-gt-stop = Stop in time
    .ask = The plan goes on, but look at the next space. Throw, or stop here?
drill-gt-secure = Pay for certainty
    .ask = Two hazards already, and sixteen focus. Throw, secure, or stop?
drill-gt-save-focus = What focus cannot buy
    .ask = The next step asks for more than the number allows. Throw, secure, or stop?
drill-gt-relay = Choose your accident
    .ask = The throw has failed. Where do you lose control?
drill-gt-overtake = Past a moving car
    .ask = The car ahead is in fourth gear, you are in third. Lay your turn.
drill-gt-rain = Rain on dry tyres
    .ask = It rains, you are on asphalt tyres, and a lap and more is to go. Pit, or drive on?
drill-gt-finish = Into the finish
    .ask = The turn counts in the gear in which you cross the line. Lay the last one.
drill-gt-flying-start = Flying start
    .ask = You stand still, and the black 2 may be your first die. Lay your turn.
