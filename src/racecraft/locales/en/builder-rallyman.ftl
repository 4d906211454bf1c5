# Planning rallies.

builder-rallyman-fault-stages = A rally has one to { $most } stages.
builder-rallyman-fault-no-snow = No board of the stages lies under snow: choose one, or another weather.
builder-rallyman-fault-empty = Stage { $stage } goes nowhere yet.
builder-rallyman-fault-sections = Stage { $stage } is too long: { $most } sections are the most.
builder-rallyman-fault-same-board = Stage { $stage }: { $section } is on the board that { $before } has just left; go on to another ({ $zone }).
builder-rallyman-fault-driven = Stage { $stage }: { $section } is driven already (after { $before }, board { $zone }).
builder-rallyman-fault-elsewhere = Stage { $stage }: board { $zone } lies elsewhere, so { $section } does not meet { $before }.
builder-rallyman-fault-boards = Stage { $stage } uses too many boards: { $most } are the most.
builder-rallyman-fault-overlap = Stage { $stage }: behind { $before } there is no room for { $section }: board { $zone } would lie on { $other }.
builder-rallyman-fault-splits = Stage { $stage } has too many split points: { $most } are the most.
builder-rallyman-fault-no-road = Stage { $stage }: there is no road { $section }.
builder-rallyman-fault-split-beyond = Stage { $stage }: a split point lies beyond the finish.
builder-rallyman-section = { $zone ->
    [C] Crags
    [J] Jura forest
    [L] Lakeland
    [V] Villages
   *[other] { $zone }
} ({ $section }): { $spaces } spaces, { $corners ->
    [one] one corner
   *[other] { $corners } corners
}
builder-rallyman-stage = Stage { $stage }: { $count } spaces, danger { $level } of 5
builder-rallyman-best = Stage { $stage }: fastest shakedown { $time }
builder-rallyman-best-without-cuts = Stage { $stage }: { $time } without cuts

# Figures

builder-rallyman-figure-stages = { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
builder-rallyman-figure-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
builder-rallyman-figure-corners = { $count ->
    [0] no speed limit anywhere
    [one] { $count } corner
   *[other] { $count } corners
}
builder-rallyman-figure-cuts = { $count ->
    [one] { $count } cut
   *[other] { $count } cuts
}
builder-rallyman-figure-bumps = { $count ->
    [one] { $count } bump
   *[other] { $count } bumps
}
builder-rallyman-figure-splits = { $count ->
    [0] no split points
    [one] { $count } split point
   *[other] { $count } split points
}
builder-rallyman-figure-danger = Danger { $count } of 5

builder-rallyman-wish-length = Spaces
builder-rallyman-wish-danger = Danger
builder-rallyman-wish-bounds = With so many stages a rally has { $least } to { $most } spaces, not { $length }.
builder-rallyman-wish-stages = Stages
builder-rallyman-wish-days = Days
builder-rallyman-wish-weather = Weather
builder-rallyman-wish-weather-any = any
builder-rallyman-wish-weather-dry = dry
builder-rallyman-wish-weather-fixed = snow on some boards
builder-rallyman-wish-weather-variable = as the dice decide

# On the map

builder-rallyman-laid = Stage { $stage }: { $count } spaces
builder-rallyman-space = Stage { $stage }, space { $space }: { $kind ->
    [corner] corner
    [bump] bump
   *[straight] straight
}{ $split ->
    [true] , split point
   *[false] {""}
}
builder-rallyman-begin = One more stage
builder-rallyman-split = { $on ->
    [true] Split point here
   *[false] No split point here
}
builder-rallyman-shorten = Without the last road
builder-rallyman-shorten-front = Without the first road
builder-rallyman-front = Stage { $stage }: lay a road before the start
builder-rallyman-on = Stage { $stage }: go on from the finish
builder-rallyman-danger-map = The redder a corner, the more dice a car loses that leaves the road there.
builder-rallyman-reverse = Drive it the other way
builder-rallyman-snow = { $on ->
    [true] Board { $zone } under snow
   *[false] Board { $zone } without snow
}
builder-rallyman-service = { $on ->
    [true] Service behind this stage
   *[false] No service behind this stage
}
builder-rallyman-day-end = { $on ->
    [true] The day ends with this stage
   *[false] The day goes on after this stage
}
builder-rallyman-day = Day { $day }
builder-rallyman-service-short = Service
builder-rallyman-night = Night
builder-rallyman-weather = Weather
builder-rallyman-supplies = Information sheet
builder-rallyman-print = Print the sheet
builder-rallyman-earlier = One place earlier
builder-rallyman-remove = Take this stage away
builder-rallyman-pick-place = Tap a stage, or a space of its road
builder-rallyman-next = How does it go on?
builder-rallyman-nothing-fits = Nothing can be done here.
builder-rallyman-studying = Stages are solved: { $share }%
