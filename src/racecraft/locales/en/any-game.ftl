# What is said of a game that brings no words of its own for it.
any-ask = { $who }, what do you do?
any-roll = The die
any-outcome = { $text }
any-headline = { $who } is ahead, on space { $space } of { $length }
any-car = { $who }: space { $space } of { $length }
any-situation = { $who } is on space { $space } of { $length }.
any-legend = Numbers on the road are cars; the road runs from left to right.
any-refused = This cannot be done now.
any-road = A road of { $length } spaces
any-behind = { $spaces ->
    [one] { $spaces } space behind
   *[other] { $spaces } spaces behind
}
