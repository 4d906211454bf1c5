# Building tracks of one's own: what is said about every game's.

builder-refused = This cannot be raced on: { $reason }
builder-broken-object = The file is broken: “{ $where }” has to be a group of named values.
builder-broken-list = The file is broken: “{ $where }” has to be a list.
builder-broken-text = The file is broken: “{ $where }” has to be a text.
builder-broken-long = The file is broken: “{ $where }” may have at most { $high } characters.
builder-broken-number = The file is broken: “{ $where }” has to be a whole number from { $low } to { $high }.
builder-broken-choice = The file is broken: the game knows nothing of what “{ $where }” says.
builder-broken-unknown = The file is broken: the game knows no “{ $where }”.
builder-broken-missing = The file is broken: “{ $where }” is missing.
builder-broken-part = The file is broken: something is wrong with “{ $where }”.
builder-nothing-to-close = There is nothing to close here.

builder-title = Build a track
builder-heading = Build a track for { $game }
builder-what = Lay out a track of your own, for a race here or for the table at home. What do you want to build for?
builder-what-gt = A circuit of hexagonal tiles, from the boxes that you own
builder-what-heat = A track from one drawn line, with corners where you want them
builder-what-rallyman = A rally over the boards: stages, snow, service, nights
builder-what-rali = A board in ten taps: rocks, bridges, short-cuts
builder-opening = The workshop opens…
builder-bad-link = The track in this link cannot be read. Was the link copied whole?
builder-board = Your track
builder-tools = Tools
builder-undo = Undo
builder-redo = Redo
builder-anew = Begin anew
builder-whole-track = For the whole track
builder-close = Close it for me
builder-ready = Ready to race
builder-not-begun = Not begun yet
builder-not-ready = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
builder-closer = Closer
builder-farther = Farther away
builder-whole = Show everything
builder-offers = What fits
builder-next = What comes next?
builder-pick-place = Tap an open end of the road, or a tile
builder-done = It is closed. Race it, or tap a tile to change it
builder-tile = Tile { $number }
builder-turn = Turn
builder-remove = Take away
builder-replace = or put another in its place:
builder-no-replacement = Nothing else fits in its place.
builder-nothing-fits = No tile fits here: look at what blocks the way, or take a tile away.
builder-left = { $count } left
builder-ways = Ways to close it
builder-ways-none = Keep it as it is
builder-way = Take proposal { $number }
builder-check = Still to mend
builder-begin = First step
builder-all-good = Everything fits: you can race on it.
builder-figures = What it is like
builder-study = How fast, how dangerous?
builder-studying = Bots are test-driving it: { $share }%
builder-study-failed = This track could not be studied.
builder-map = The redder a tile, the more often control is lost there.
builder-generate = Make one up
builder-wish-any = any
builder-wish-between = any, or { $least }–{ $most }
builder-seed = Number
builder-seed-text = The same number gives the same track.
builder-make = Make up a track
builder-boxes = Boxes that I own
builder-name = Title
builder-name-none = My track
builder-race = Race it now
builder-race-alone = Drive it alone
builder-race-friends = With friends
builder-out = Share and save
builder-link = Copy a link
builder-link-copied = Copied. The whole track is in the link; nothing was uploaded.
builder-link-here = Copy this link. The whole track is in it; nothing was uploaded.
builder-file-out = Save as a file
builder-file-as = Save as .{ $kind }
builder-file-in = Open a file
builder-bad-file = This file holds no track.
builder-file-too-large = This file is too large: a track has at most { $most } KB.
builder-png = Picture (PNG)
builder-svg = Picture (SVG)
builder-print = Print the list
builder-supplies = Take out of the box
builder-supply = { $count } × { $piece }
builder-publish = Publish
builder-publish-text = Everybody can race on it and make a remix. It stays as it is now: a changed track is another one.
builder-publish-do = Publish
builder-publish-not-yet = Mend the track first.
builder-published = It is in the gallery.
builder-published-look = Look at it there
builder-published-before = This very track is in the gallery already.

# The gallery

gallery-title = Built by players
gallery-text = Tracks that players have laid out and published. Race on them, or take one as a start for your own.
gallery-build = Build for { $game }
gallery-search = Title or author
gallery-all-games = All games
gallery-order = Order
gallery-order-raced = Most raced
gallery-order-new = Newest
gallery-mine = Mine
gallery-empty = There is nothing here yet.
gallery-more = Show more
gallery-by = by { $name }
gallery-races = { $count ->
    [0] not raced yet
    [one] raced once
   *[other] raced { $count } times
}
gallery-remix = Make a remix
gallery-remix-of = a remix
gallery-times = Best drives alone
gallery-remove = Remove from the gallery
gallery-remove-sure = Remove this track from the gallery? Races on it stay.
gallery-cancel = Cancel
gallery-report = Report
gallery-report-reason = What is wrong with it?
gallery-reported = The operator has been told.
