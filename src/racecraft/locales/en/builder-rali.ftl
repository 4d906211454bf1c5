# Building boards of Ралі.

builder-rali-fault-rows = A board has { $low } to { $high } rows.
builder-rali-fault-too-short = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} too few: a car in top gear would lap itself in one move.
builder-rali-fault-two-ways = Two ways leave the road here. A car would not know which to take.
builder-rali-fault-leads-back = Short-cut { $shortcut } has to lead forward and end before the line.
builder-rali-fault-two-obstacles = Two obstacles stand here.
builder-rali-fault-must-be-free = Nothing can stand here: cars start here, or a way begins or ends here ({ rali-obstacle-name }).
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
