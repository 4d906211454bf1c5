# Drills: what each is called and what it asks. Nobody writes an answer here: it is judged.

drill-heat-gear-for-cards = As many cards as the gear
    .ask = The finish is in reach, and Heat fills your hand. Which gear, which cards?
drill-heat-free-corner = No Heat for the corner
    .ask = Fourth gear, one Heat in the engine, a slow corner ahead. Which gear, which cards?
drill-heat-before-the-line = Up to the line
    .ask = Standing before a corner line costs nothing. How far do you drive?
drill-heat-pay-one = Cooled just in time
    .ask = The engine is empty, one Heat is in your hand, a corner is ahead. What do you play?
drill-heat-cool = Cool the engine
    .ask = The engine is empty, and Heat is in your hand. Which gear, which cards?
drill-heat-boost = One more card?
    .ask = Your car has moved, and four Heat are left. Boost, or done?
drill-heat-adrenaline = Adrenaline
    .ask = You are last. One space more, a boost, or done?
drill-heat-slipstream = In the slipstream
    .ask = Two spaces more, and no speed for them. Do you take them?
drill-heat-slip-corner = Slipstream over a line
    .ask = The corner line lies within these two spaces, and your speed was 12. Do you take them?
drill-heat-spin = Nothing to pay with
    .ask = The engine is empty, and the corner is close. What do you play?
drill-heat-stress = Play the Stress?
    .ask = Three Stress in your hand. Is this the turn to play one?
drill-heat-last-heat = One space short
    .ask = Right before the finish, and nothing left to pay with. What now?
drill-heat-finish = Home in this turn
    .ask = Who is further over the line is placed first. Which gear, which cards?
