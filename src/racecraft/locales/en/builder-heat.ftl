# Building tracks of Heat.

builder-fault-name = It needs a name.
builder-heat-fault-cells = A track has { $low } to { $high } spaces.
builder-heat-fault-no-corner = A track needs at least one corner.
builder-heat-fault-beyond = Something lies beyond the end of the lap.
builder-heat-fault-chicane = The line behind space { $cell } cannot end a chicane: a single line must come before it.
builder-heat-fault-too-many = { $count } corners are too many: there are road tokens for { $most }.
builder-heat-fault-grid = The corner behind space { $cell } lies among the starting places; the last corner comes after space { $last } at most.
builder-heat-fault-legend-line = The Legend line has to lie between the corner before and this one ({ $low } to { $high }).
builder-heat-fault-fold = The bend in space { $cell } is too tight for the road.
builder-heat-fault-touches = The road runs into itself at spaces { $cell } and { $other }.
builder-heat-figure-straight = { $count ->
    [one] longest straight: one space
   *[other] longest straight: { $count } spaces
}
builder-heat-heat-a-lap = Bots pay { $heat } Heat a lap
builder-heat-spins = Bots spin out { $spins } times a race
builder-heat-rounds = A race takes { $rounds } rounds

# Figures

builder-heat-figure-cells = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
builder-heat-figure-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
builder-heat-figure-corners = { $count ->
    [0] no speed limit anywhere
    [one] { $count } corner
   *[other] { $count } corners
}
builder-heat-figure-heat = Heat: { $count }
builder-heat-figure-stress = Stress: { $count }
builder-heat-figure-danger = danger { $count } of 5

builder-heat-wish-length = Spaces
builder-heat-wish-danger = Danger
builder-heat-wish-laps = Laps
builder-heat-wish-tunnels = Tunnels
builder-heat-wish-water = Flooded spaces
