# Building tracks of Heat.

builder-fault-name = It needs a name.
builder-heat-fault-no-corner = A track needs at least one corner.
builder-heat-fault-beyond = Something lies beyond the end of the lap.
builder-heat-fault-chicane = The line behind space { $cell } cannot end a chicane: a single line must come before it.
builder-heat-fault-too-many = { $count } corners are too many: there are road tokens for { $most }.
builder-heat-fault-grid = The corner behind space { $cell } lies among the starting places; the last corner comes after space { $last } at most.
builder-heat-fault-legend-line = The Legend line has to lie between the corner before and this one ({ $low } to { $high }).
builder-heat-fault-fold = The bend in space { $cell } is too tight for the road.
builder-heat-fault-touches = The road runs into itself at spaces { $cell } and { $other }.
builder-heat-figure-straight = { $count ->
    [one] Longest straight: one space
   *[other] Longest straight: { $count } spaces
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
builder-heat-figure-danger = Danger { $count } of 5

builder-heat-wish-length = Spaces
builder-heat-wish-danger = Danger
builder-heat-wish-bounds = A track is made up with { $least } to { $most } spaces, not { $length }.
builder-heat-wish-danger-refused = A track of { $cells } spaces has no room for danger { $danger }.
builder-heat-wish-laps = Laps
builder-heat-wish-tunnels = Tunnels
builder-heat-wish-water = Flooded spaces

# On the track

builder-heat-cell = Space { $cell }{ $limit ->
    [0] {""}
   *[other] , corner with limit { $limit }
}{ $ground ->
    [tunnel] , tunnel
    [flooded] , flooded
   *[dry] {""}
}
builder-heat-limit = Corner behind this space, limit { $limit }
builder-heat-ground = { $kind ->
    [tunnel] { $on ->
        [true] Tunnel
       *[false] No tunnel here
    }
   *[flooded] { $on ->
        [true] Flooded
       *[false] Dry again
    }
}
builder-heat-chevrons = { $number ->
    [0] No chevrons
    [1] A chevron
   *[other] Two chevrons
}
builder-heat-legend-line = { $on ->
    [true] Legend line of the corner ahead (limit { $limit }) behind this space
   *[false] Legend line where the rules put it
}
builder-heat-start = Start line before this space
builder-heat-remove = Take the corner away
builder-heat-side = { $side ->
    [L] Race line on the left behind it
   *[R] Race line on the right behind it
}
builder-heat-chicane = { $on ->
    [true] Second line of a chicane
   *[false] A corner of its own
}
builder-heat-press = { $on ->
    [true] The press may stand here
   *[false] No press here
}
builder-heat-palette = Tunnels and water to lay
builder-heat-pick-place = Tap any space of the track
builder-heat-done = It can be raced. Tap a space to change it, or draw another line
builder-heat-next = What comes here?
builder-heat-nothing-fits = Nothing can be done here.
builder-heat-map = The redder a space, the more often cars spin out there.
builder-heat-draw = Draw a track
builder-heat-drawing = Draw the track in one go, once round, from the start line on.
builder-heat-wish-tunnels-true = yes
builder-heat-wish-tunnels-false = no
builder-heat-wish-water-true = yes
builder-heat-wish-water-false = no

# The whole track

builder-heat-set-cells = Spaces
builder-heat-set-laps = Laps
builder-heat-set-heat = Heat cards
builder-heat-set-stress = Stress cards
builder-heat-set-grid = Starting places
builder-heat-set-set = Cards from
builder-heat-set-set-base = the base box
builder-heat-set-set-heavy_rain = Heavy Rain
builder-heat-set-set-tunnel_vision = Tunnel Vision
builder-heat-do-mirror = Mirror it
builder-heat-do-find-corners = Corners where it bends

# Weather

builder-heat-fault-road = There are only two road tokens “{ $token ->
    [weather] weather
    [overheat] overheating
    [limit-1] limit −1
    [limit-plus-1] limit +1
    [free-boost] free boost
   *[slipstream-plus-1] slipstream +1
}”.
builder-heat-fault-road-chicane = The line behind space { $cell } ends a chicane; its road token belongs to the first line.
builder-heat-figure-weather = Weather: { $weather ->
    [cloud] cloud
    [fog] fog
    [storm] storm
    [snow] snow
    [rain] rain
    [sun] sun
   *[drawn] drawn
}, { $count ->
    [0] road tokens drawn
    [one] { $count } road token laid
   *[other] { $count } road tokens laid
}
builder-heat-road = { $token ->
    [weather] Road token: weather
    [overheat] Road token: overheating
    [limit-1] Road token: limit −1
    [limit-plus-1] Road token: limit +1
    [free-boost] Road token: free boost
    [slipstream-plus-1] Road token: slipstream +1
   *[drawn] Draw the road token before each race
}
builder-heat-set-weather = Weather
builder-heat-set-weather-drawn = drawn, if the race has weather
builder-heat-set-weather-cloud = cloud
builder-heat-set-weather-fog = fog
builder-heat-set-weather-storm = storm
builder-heat-set-weather-snow = snow
builder-heat-set-weather-rain = rain
builder-heat-set-weather-sun = sun
