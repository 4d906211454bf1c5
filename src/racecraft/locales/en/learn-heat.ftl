# Heat: what a first-time driver is told at the right moment, and the game explained from the beginning.

# The first race
coach-heat-plan = Cards for a first move are picked: press Go, or pick others. As many cards as you pick is your gear, and their sum your speed.
coach-heat-gear = Gears go up or down by one for free, by two for one Heat. Gear 4 is for the straight; gears 1 and 2 let the engine cool.
coach-heat-corner = A corner is close: cross its line faster than the sign says, and each point too much costs one Heat. The forecast below your cards tells the price before you go.
coach-heat-heat = There is Heat in your hand. It cannot be played and clogs your hand. Drive a turn in gear 1 or 2 and put it back into the engine.
coach-heat-stress = Stress is a card of chance: it turns over your deck until a speed card comes. It can only leave your hand by being played, so play it where any number will do.
coach-heat-last = You are at the back, and that gives you adrenaline: one more speed and one more cooling, if you want them.
coach-heat-finish = The last lap! Heat that is left in the engine is worth nothing after the line. Spend it.
coach-heat-spun = A spin-out: the engine could not pay for the corner. You are back before it in gear 1, with Stress in your hand. It happens to the best. Gear 1 cools up to three Heat, so use it to recover.
coach-heat-react = Your car has moved. Boost if you like: one Heat turns over a speed card, and you drive that much farther. Once a turn. Mind the corners, then press Done.
coach-heat-cool = In gears 1 and 2 you may cool: Heat from your hand goes back into the engine. Nearly always worth it.
coach-heat-adrenaline = Adrenaline: drive one space more, cool one Heat more, or both. The extra space counts for your speed in corners.
coach-heat-slipstream = You stopped beside or right behind a car: slipstream carries you two spaces farther without adding speed. Only look whether a corner lies in between.
coach-heat-discard = Cards you do not want may go now, and you draw up to seven again. Throw away slow cards before a straight, fast ones before a corner.
coach-heat-top = Only one card of your discard is seen. It hardly matters which, so take any.
coach-heat-amount = More Heat in the engine is more to spend at the next corner, so cool as much as you can.
coach-heat-value = This card prints several numbers, and you choose now. The price of the corners stands beside each.
coach-heat-pick = An upgrade goes into your deck for the whole race. Numbers are speed, the little signs are extras. Cooling and slipstream are always welcome.
coach-heat-mulligan = Your first hand. Heat and a lot of Stress are a good reason for a new one.
coach-heat-on-corner = You have crossed a corner line. Within the limit it is free; above it each point costs one Heat.
coach-heat-on-cooled = Heat is back in the engine. That is your fuel for the next corner or boost.
coach-heat-on-boosted = A boost: its card counts as speed, in corners too.
coach-heat-on-blocked = The space was full, so you stopped behind it. Your speed counts all the same.

# The whole game
learn-heat-1 = What it is about
    .text =
        Grand Prix in the sixties: no electronics, no seat belts, only your hands, the road and an engine that runs hot. You drive a number of laps, and whoever is farthest past the line when the first car has finished wins.

        Each driver has a deck of cards. Twelve of them are plain speed: three each of 1, 2, 3 and 4. A 0 and a 5 come on top, and a few cards of Stress. Seven of them are in your hand, and in front of you is the engine with about six cards of Heat. Heat is what you burn to be faster than is good for you.
learn-heat-2 = A round
    .hand = A hand: speed cards, the starting 5, Stress with its +, and Heat, which cannot be played.
    .text =
        Everybody plans at the same time and in secret: a gear, and as many cards as the gear says. When all are ready, the cars drive one after another, the leader first.

        A turn goes like this. Your cards are turned and the car moves by their sum. Then you may react: cool the engine, boost, use adrenaline. Then slipstream. Then every corner you crossed is paid for. Then you may discard, and your hand is filled up to seven.
learn-heat-3 = Gears and cards
    .speeds = Two cards: second gear, speed 6.
    .text =
        The gear is the number of cards you play: one in first gear, four in fourth. Up or down by one is free, by two costs one Heat, by three is impossible.

        So a gear is a promise for the next turn too: from fourth you cannot be slow at once, from first you cannot be fast. At this table you simply pick cards, and the gear lever follows. The forecast says what the cards will do before you commit yourself.
learn-heat-4 = Corners and Heat
    .text =
        A corner is a line across the road with a limit. Cross it at that speed or below, and nothing happens. Every point above the limit costs one Heat from the engine. Cross two lines in one turn, and both look at your full speed.

        Paid Heat goes to your discard, and sooner or later it comes back into your hand. There it sits: it can be neither played nor thrown away.

        Heat is there to be used. A driver who finishes with a full engine has been too careful; one with an empty engine before a tight corner has been too bold.
learn-heat-5 = Cooling down
    .heat = Heat belongs in the engine. In your hand it only takes room.
    .text =
        Heat in your hand goes back into the engine by cooling, and low gears cool: three cards in first gear, one in second, none in third and fourth.

        A slow corner is the best place for it. You have to be slow there anyway, so take it in first gear, cool, and start the straight with an engine that can pay again.

        If so much Heat is in your hand that you cannot fill even your lowest gear, the hand is cluttered: you lose the turn, fall back to first gear and cool from there.
learn-heat-6 = Boost and adrenaline
    .text =
        After your car has moved you may boost once, in any gear: pay one Heat and turn over cards of your deck until a speed card comes. You drive that many spaces farther, and they count for your speed.

        The last car of the round, or the last two if five or more cars race, has adrenaline: one space more, one cooling more, or both. It is free, and it keeps the field together.
learn-heat-7 = Slipstream and room
    .text =
        If your car then stands beside another or right behind one, you may slipstream two spaces. That does not add to your speed, so it is the cheapest way round a corner. It does not carry you over the finish.

        Every space has room for two cars. Cars on the way never stop you, but if your last space is full you stay on the one behind it. The better spot of a space is the one on the race line: of two cars side by side it is ahead.
learn-heat-8 = Spin-outs and Stress
    .stress = Stress turns over the deck until a speed card comes: here a 3.
    .text =
        If the engine cannot pay for a corner, you spin out. All its Heat is gone, the car goes back before the line, the gear is one, and you take Stress into your hand: one card from first or second gear, two from third or fourth.

        Stress is played like a card without a number. When it is revealed, cards are turned over until a speed card comes, and that is what it counts. It may be a 1 or a 4, and only you know what your deck still holds: the dashboard shows it.
learn-heat-9 = Discard and draw
    .discard = Slow cards are the first to go before a straight.
    .text =
        At the end of your turn you may throw away any cards but Heat and Stress, then you draw up to seven. It costs nothing, so shape your hand for what is coming: big numbers for a straight, small ones for a corner.

        When the deck is empty the discard is shuffled, with all the Heat you have paid. A driver who cycles cards fast meets that Heat again sooner.
learn-heat-10 = The finish
    .text =
        The race ends for you when your car crosses the line in the last lap. Cars that cross in the same round are ranked by how far they come, so keep your foot down: beyond the line limits do not matter any more.

        Plan the last lap backwards. Count the corners that are left, share out your Heat among them, and arrive with an empty engine.
learn-heat-11 = What good drivers do
    .text =
        They look two corners ahead. The speed that is right for this corner is the one that lets you be in the right gear before the next.

        They pay two or three Heat where it gains a lot, and nothing where it gains little. They cool in first gear at the tightest corner of every lap. They play Stress on the straight, where a surprise does no harm.

        And they stop beside other cars on purpose: two free spaces a turn add up to most of a lap.
learn-heat-12 = The garage
    .upgrades = Upgrades print their speed and their symbols.
    .text =
        With the garage every driver gets three upgrades instead of the 0 and the 5: dealt at random, or drafted, with the last car on the grid picking first.

        Upgrades bear signs. Some are gifts: cooling, longer slipstream, less Stress, a higher limit in corners, a card that goes back on top of the deck or is played straight from the hand. Some are prices: Heat to be paid, cards to be scrapped from the deck. Prices are paid whether you like it or not, gifts are yours to take.
learn-heat-13 = Weather and road
    .conditions = The weather a race may have, and what a token may change about a corner.
    .text =
        One weather holds for the whole race. It changes with how much Heat or Stress everybody starts, and what happens in sectors that bear its token: no cooling under clouds, no slipstream in fog, longer slipstream in storm and sun, extra cooling in snow and rain.

        Each corner has a road token as well. It may raise or lower the limit, make mistakes dearer, or make boosting free or slipstream longer in the sector behind it. All tokens lie on the track; the papers beside the board say what they do.
learn-heat-14 = Legends, seasons and more
    .text =
        Legends are cars that drive by themselves, without cards. They take corners neatly, never spin, and make a small field lively. Alone against five Legends is a fine race.

        A season is a series of races for points: 9, 6, 4, 3, 2 and 1. Each race has an event with a rule of its own, every driver gains an upgrade before it, and the press stands at certain corners. Cross those in the slipstream or well above the limit and you gain a sponsor: a strong card to be played once.

        Two variants for those who know the game: in a tournament nobody sees your gear before your cards are turned, and a mulligan lets everybody replace a bad first hand. Expansion tracks bring water, in which shifting down costs more, tunnels, in which nothing is discarded, and chicanes with two lines close together.

# The summary to print: what one looks up at a table
learn-heat-sheet-1 = Your turn
    .text = 1. Gear and cards, all at once and in secret. 2. Turn the cards and move, the leader first. 3. React: cool, boost, adrenaline. 4. Slipstream. 5. Pay for corners. 6. Discard. 7. Draw up to seven.
learn-heat-sheet-2 = Gears
    .text = As many cards as the gear. One up or down: free. Two: 1 Heat. Cooling: gear 1: 3, gear 2: 1, gears 3 and 4: none.
learn-heat-sheet-3 = Cards
    .text = 1–4, three of each, 0 and 5: speed. Stress (+): turn over the deck until a speed card of 1–4 comes. Heat: cannot be played or discarded.
learn-heat-sheet-4 = Boost
    .text = Once a turn, in any gear: 1 Heat, turn over until a speed card comes; it moves you and counts as speed.
learn-heat-sheet-5 = Adrenaline
    .text = The last car, with five or more cars the last two: +1 speed, 1 cooling more, or both.
learn-heat-sheet-6 = Slipstream
    .text = Beside a car or right behind one: two spaces more, if you like. It adds no speed, but corners on the way are paid. Not over the finish of the race.
learn-heat-sheet-7 = Corners
    .text = For each line crossed: 1 Heat for each point of speed above the limit. Paid Heat goes to the discard.
learn-heat-sheet-8 = Spin-out
    .text = If the engine cannot pay: pay all it has, back before the line, gear 1, Stress into the hand: 1 from gear 1–2, 2 from gear 3–4.
learn-heat-sheet-9 = Space
    .text = Two cars to a space. Cars on the way do not stop you; if the last space is full, stop behind it. The car on the racing line is ahead.
learn-heat-sheet-10 = Cluttered hand
    .text = Too much Heat for the lowest gear within reach: the turn is lost, gear 1, and you cool.
learn-heat-sheet-11 = The end
    .text = Over the line on the last lap you are done. In the same round the distance past the line decides.
