# Drills: what each is called and what it asks. Nobody writes an answer here: it is judged.

drill-rali-last-metres = The last metres
    .ask = The line is close, and a swamp lies in your lane. Which gear?
drill-rali-all-the-way = Every space is driven
    .ask = You must drive all the die gives, and the bridge ahead is clear in the middle lane only. Which gear?
drill-rali-shift-up = Worth a shift?
    .ask = A thrown 1 spoils a shift. Do you shift?
drill-rali-two-changes = Two lanes over
    .ask = First gear, six spaces, two lane changes. How do you drive?
drill-rali-one-change = One change only
    .ask = Third gear, ten spaces, one lane change. Where do you use it?
drill-rali-too-fast-to-dodge = Too fast to dodge
    .ask = In fourth gear there is no changing lanes, and a swamp waits in yours. Which gear?
drill-rali-pothole = The lesser evil
    .ask = A puncture straight ahead, a pothole in the next lane. Eight spaces: which way?
drill-rali-sand = Sand ahead
    .ask = Sand holds you from third gear up. Which gear?
drill-rali-car-ahead = A car in the way
    .ask = Third gear, eight spaces, and a car right in front of you. Which way?
drill-rali-last-high-gears = Spare the car
    .ask = Your marker is on 4: with any damage the high gears are gone. Ten spaces: which way?
drill-rali-station = Pull in?
    .ask = Two laps, the marker on 2, a station in reach. Pull in or drive on?
drill-rali-short-cut = The way across
    .ask = Your move begins right at the entry. Six spaces: short-cut or road?
