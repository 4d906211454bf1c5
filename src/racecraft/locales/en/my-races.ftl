# My races: searching them, pictures of how I fare, records.

me-search = Search my races
me-search-clear = Show all
me-search-track = Find a track
me-nothing-found = Nothing found.
me-game = Game
me-all-games = All games
me-any = Any
me-result = Result
me-result-kind = { $result ->
    [won] Won
    [podium] On the podium
    [beaten] Beaten
   *[resigned] Resigned
}
me-from = From
me-to = To
me-no-figures = Race against others, and this fills with pictures.
me-by-place = Finishing places
me-by-track = By track: wins and races
me-by-rival = Against rivals: ahead and behind
me-by-game = By game
me-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
me-wins-of = { $wins } of { $races }
me-table = As a table
me-column-place = Place
me-column-share = Share
me-column-track = Track
me-column-rival = Rival
me-column-ahead = I was ahead
me-column-behind = I was behind
me-risk-told = How many accidents your throws should have brought, and how many came. Green: you were spared these. Red: these came on top.
me-risk-by-track = Risk taken and paid, by track
me-risk-by-rival = Risk taken and paid, by rival
me-risk-note = { $risk } due, { $harm } came
me-column-risk = Accidents due
me-column-harm = Accidents
me-latest-only = Your latest { $count } races are counted.
me-bot-rival = Bot: { $bot }
me-bot-opponent = { $name } ({ $bot })
me-bot-finished = a bot drove to the finish
me-mine-only = Only races against others count here. A race that a bot drove to the finish for you stays in the list but does not count.
me-insight = Driving and luck
me-records = My records
me-no-records = Drive alone against the clock, and your best drives are kept here. A drive of the day stands among your races, with its medal.
me-drives = { $count ->
    [one] { $count } drive
   *[other] { $count } drives
}
me-own-options = other options
me-best-of-all = best here
