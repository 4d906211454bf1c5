# Building circuits of Rallyman: GT.

builder-gt-tile = { $name }: { $turn ->
    [left-sharp] sharp left
    [left] left
    [right] right
    [right-sharp] sharp right
   *[straight] straight
}, { $lanes ->
    [2] two lanes
   *[other] three lanes
}{ $lanes_out ->
    [2] { $lanes ->
        [2] {""}
       *[other] {" "}to two
    }
   *[other] { $lanes ->
        [2] {" "}to three
       *[other] {""}
    }
}, { $danger ->
    [yellow] tame
    [orange] tricky
   *[red] dangerous
}{ $limit ->
    [9] {""}
   *[other] , limit { $limit }
}
builder-gt-laid = { $number }. { $tile }
builder-gt-pit = Pit tile
builder-gt-pit-here = Put the pit tile here, beside tile { $number } ({ $name })
builder-gt-pit-tool = Place the pit tile
builder-gt-pit-how = Tap a free hex for the pit tile, or the pit tile to take it away.
builder-gt-end = { $way ->
    [in] Before tile { $number } ({ $name }): put a tile here
   *[out] After tile { $number } ({ $name }): put a tile here
}, { $lanes ->
    [2] two lanes
   *[other] three lanes
}

# What is wrong

builder-gt-begin = Lay a tile at one end of the start tile.
builder-gt-open = The circuit is not closed: the road stops at { $name } and must lead back to { $neighbour }.
builder-gt-gap = The road stops at { $name } and goes on at { $neighbour }: close the gap.
builder-gt-blocked = The road of { $name } runs into the side of { $neighbour }.
builder-gt-loose-tiles = The circuit is closed, but some tiles are not part of it.
builder-gt-closed-already = The circuit is closed already.
builder-gt-start-missing = There is no start tile.
builder-gt-start-twice = There are two start tiles.
builder-gt-no-way = No { $most } of the tiles that are left close this gap. Take a tile away, or add a box.
builder-gt-no-way-walled = No road leads from { $name } to { $neighbour }: other tiles lie in the way. Take one of them away.
builder-gt-no-way-far = { $name } and { $neighbour } lie too far apart: at most { $most } tiles close a gap. Lay a few more yourself.
builder-gt-no-way-tiles = There is room for the road, but not enough tiles: { $count } more { $kind ->
    [straight] { $count ->
        [one] straight is
       *[other] straights are
    }
    [bend] { $count ->
        [one] gentle curve is
       *[other] gentle curves are
    }
    [sharp] { $count ->
        [one] sharp curve is
       *[other] sharp curves are
    }
   *[lanes] { $count ->
        [one] tile between two and three lanes is
       *[other] tiles between two and three lanes are
    }
} missing. { $boxes ->
    [0] Take a tile away and go another way.
   *[other] With { $boxes } boxes it can be closed.
}
builder-gt-no-way-found = No way was found to close it with the tiles that are left. Take a tile away, or add a box.
builder-gt-own-tiles = This circuit has tiles of its own, which cannot be laid here.
builder-gt-unknown-tile = There is no tile { $name } in the box.
builder-gt-fault-too-many = { $count } tiles are too many: a circuit has at most { $most }.
builder-gt-fault-no-start = There is no start tile.
builder-gt-fault-second-start = { $name } is a second start tile.
builder-gt-fault-overlap = { $name } lies on { $neighbour }.
builder-gt-fault-copies = This is { $name } number { $used }: you have { $held } of tile { $number }, either side up.
builder-gt-fault-closed = { $name } has no road towards { $neighbour }.
builder-gt-fault-leads-away = The road of { $name } does not lead to { $neighbour }.
builder-gt-fault-turn = The file says of { $name } that it turns another way than it does.
builder-gt-fault-start-backwards = The start tile is driven backwards.
builder-gt-fault-lanes = { $neighbour } ends with { $lanes_before } lanes, { $name } begins with { $lanes }.

# Figures

builder-gt-figure-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
builder-gt-figure-danger = Danger { $danger } of 5
builder-gt-figure-boxes = { $boxes ->
    [one] One box is enough
   *[other] Needs { $boxes } boxes
}
builder-gt-figure-length = { $length } spaces per lap
builder-gt-figure-corners = { $corners ->
    [one] { $corners } corner
   *[other] { $corners } corners
}
builder-gt-figure-straight = { $straight } spaces on the longest run
builder-gt-figure-overtaking = { $overtaking ->
    [0] Nowhere to overtake: no run of { $run } spaces before a corner
    [one] { $overtaking } place to overtake, after a run of { $run } spaces or more
   *[other] { $overtaking } places to overtake, after runs of { $run } spaces or more
}
builder-gt-figure-minutes = About { $minutes } minutes for four
builder-gt-figure-solved = A perfect lap alone takes { $solved } seconds on average
builder-gt-figure-driven = A good driver needs { $driven } seconds, in { $drives } drives
builder-gt-figure-lost = Control is lost { $lost } times a drive

# Wishes

builder-gt-wish-length = Tiles
builder-gt-wish-danger = Danger
builder-gt-wish-bounds = With these boxes a circuit has { $least } to { $most } tiles, not { $length }.
builder-gt-wish-both-refused = A circuit with two and three lanes has at least { $least } tiles.
builder-gt-wish-refused = No circuit of { $length } tiles was found for these wishes. Wish for something else, or take another seed.
builder-gt-wish-lanes = Lanes
builder-gt-wish-lanes-any = any
builder-gt-wish-lanes-two = two
builder-gt-wish-lanes-three = three
builder-gt-wish-lanes-both = two and three
