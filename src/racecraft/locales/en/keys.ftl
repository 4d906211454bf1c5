# The keys of the table: a line each, the key and what it does.
keys-table = H — a hint
    U — take back
    ? — these rules
    S — skip what is shown while rivals drive
    V — watch the last turn again
    + − 0 — closer, farther, the whole track (on the board)
    Arrows — move the board (on the board)
    Esc — put away what is open
keys-rali = 1 … 4 — a start place or a gear
    Arrows — draw the way: left, ahead, right; down turns off
    Backspace — take the last step back
    G — go
keys-gt = 1 … 6 — a gear die
    C — a coast die
    Q, W, E — left, ahead, right
    Backspace — take the last die off
    F, O — throw all at once, one by one
    T — throw the next die
    S — pay focus for safety
    X — stop here
    D — all safe steps
keys-heat = 1 … 9 — a card of the hand, or an answer
    G — go
keys-rallyman = 1 … 5, G — a die
    I, D, B, C — on, drift, back inside, cut
    T — throw the attack
    A — plan an attack
    E — end the turn
