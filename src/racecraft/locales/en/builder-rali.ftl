# Building boards of Ралі.

builder-rali-fault-rows = A board has { $low } to { $high } rows.
builder-rali-fault-too-short = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} too few: a car in top gear would lap itself in one move.
builder-rali-fault-two-ways = Two ways leave the road here. A car would not know which to take.
builder-rali-fault-leads-back = Short-cut { $shortcut } has to lead forward and end before the line.
builder-rali-fault-two-obstacles = Two obstacles stand here.
builder-rali-fault-must-be-free = No { rali-obstacle-name } here: cars start on this space, or a way begins or ends on it.
builder-rali-fault-wall = Row { $row } is a wall: leave one lane in which nothing stops a car.
builder-rali-fault-unreachable = No car can get here.
builder-rali-fault-touches = The road runs into itself at rows { $row } and { $other }.
builder-rali-clear = Take it away
builder-rali-saved = { $count ->
    [one] The short-cuts save one row a lap
   *[other] The short-cuts save { $count } rows a lap
}
builder-rali-solo = A perfect drive alone takes { $turns } turns on average
builder-rali-lost = A club driver alone loses { $points } points of the car

# Figures

builder-rali-figure-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
builder-rali-figure-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
builder-rali-figure-obstacles = { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
builder-rali-figure-shortcuts = { $count ->
    [one] { $count } short-cut
   *[other] { $count } short-cuts
}
builder-rali-figure-stations = { $count ->
    [one] { $count } service station
   *[other] { $count } service stations
}
builder-rali-figure-danger = Danger { $count } of 5

# On the board

builder-rali-cell = Row { $row }, lane { $lane }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-beside = { $kind ->
    [start] Fourth start place
    [shortcut] Short-cut, { $id }
    [station] Service station { $id }
    [box-lane] Box lane
   *[box] Box
}, beside row { $row }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-remove = Take { $id } away
builder-rali-station = Service station
builder-rali-shortcut = { $count ->
    [one] Short-cut of one space
   *[other] Short-cut of { $count } spaces
}
builder-rali-boxes = Boxes from here
builder-rali-row-in = One more row
builder-rali-row-out = One row less
builder-rali-palette = Obstacles to put down
builder-rali-draw = Draw a road
builder-rali-drawing = Draw the road in one go, once round, from the start line on.
builder-rali-pick-place = Tap any space of the board
builder-rali-done = It can be raced. Tap a space to change it, or draw another road
builder-rali-next = What comes here?
builder-rali-nothing-fits = Nothing can stand here.
builder-rali-map = The redder a space, the more often cars come to harm there.
builder-rali-wish-length = Rows
builder-rali-wish-danger = Danger
builder-rali-wish-bounds = A board is made up with { $least } to { $most } rows, not { $length }.
builder-rali-wish-laps = Laps
builder-rali-wish-stations = Service stations
builder-rali-wish-stations--1 = as it comes
builder-rali-wish-stations-0 = none
builder-rali-wish-shortcuts = Short-cuts
builder-rali-wish-shortcuts--1 = as it comes
builder-rali-wish-shortcuts-0 = none

# The whole board

builder-rali-set-laps = Laps
builder-rali-do-mirror = Mirror it
builder-rali-do-oval = A plain oval
