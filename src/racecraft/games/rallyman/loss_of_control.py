"""Loss of control: the card that is turned, where the car ends up, and what that costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.rallyman.board import LEFT, RIGHT, SIDES
from racecraft.games.rallyman.cards import cross_line, damage, retire, take_card
from racecraft.games.rallyman.figures import BACKS
from racecraft.games.rallyman.order import next_turn
from racecraft.games.rallyman.phases import BACK_CARD
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    BUMPY,
    CUT_LINE,
    OFF_LEFT,
    OFF_RIGHT,
    OVERSPEED,
    ROAD_LINE,
    SPUN,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.stage import Stage
    from racecraft.games.rallyman.state import RallymanState

# The backs of a gear card, by their outcome numbers.
SPIN: Final = 0
GOES_LEFT: Final = 1
GOES_RIGHT: Final = 2


def side_of(back: i64) -> i64:
    """The side on which a car leaves the road by the back of its card."""
    return LEFT if back == GOES_LEFT else RIGHT


def dice_lost(stage: Stage, index: i64, back: i64) -> i64:
    """RM-DMG-01, 06, RM-LOC-12: the gear dice that a loss of control costs on a space, by the verge on which
    the car comes to stand; a car on a cut pays the same."""
    return 0 if back == SPIN else stage.ground[index].damage(side_of(back))


def lose_control(s: RallymanState) -> None:
    """RM-LOC-06, 14: a card is turned, unless the car has crossed the line already."""
    if s.events is not None:
        s.tell("lost_control", {"cause": cause_of_loss(s)})
    if s.cars[s.turn].index >= s.stage.length:
        cross_line(s, True)
    else:
        s.phase = BACK_CARD


def cause_of_loss(s: RallymanState) -> str:
    """RM-LOC-01 to 04, 15: the one cause that is told of a loss of control."""
    if s.risk == OVERSPEED:
        return "speed"
    if s.alarms >= ALARM_LIMIT:
        return "warnings"
    return "bump" if s.risk == BUMPY else "snow"


def turn_card(s: RallymanState, back: i64) -> None:
    """RM-LOC-06 to 12: neutral and sixty seconds; the back tells where the car ends up."""
    car = s.cars[s.turn]
    see_back(s, s.head.gear, back)
    on_cut = car.line == CUT_LINE
    if not on_cut:
        car.line = ROAD_LINE
        car.status = SPUN if back == SPIN else OFF_LEFT if back == GOES_LEFT else OFF_RIGHT
    car.gear = 0
    lost = dice_lost(s.stage, car.index, back)
    if s.events is not None:
        tell_back(s, back, on_cut, lost)
    if damage(s, car, lost):
        retire(s, "damage")
        return
    take_card(s, car, 0)
    next_turn(s)


def tell_back(s: RallymanState, back: i64, on_cut: bool, lost: i64) -> None:
    """RM-LOC-07, 08, 12: what the back did; a car on a cut stays there."""
    place = "cut" if on_cut else "road"
    if back == SPIN:
        s.tell("spun", {"place": place})
        return
    side = side_of(back)
    terrain = s.stage.spaces[s.cars[s.turn].index].verge[side]
    s.tell("went_off", {"side": SIDES[side], "terrain": terrain, "lost": lost, "place": place})


def see_back(s: RallymanState, gear: i64, back: i64) -> None:
    """RM-LOC-09: a back that was seen is gone until the pile is shuffled, or used up."""
    if not s.setup.deck_of_backs:
        return
    first = len(BACKS) * gear
    backs = s.backs.copy()
    backs[first + back] -= 1
    if backs[first] + backs[first + 1] + backs[first + 2] == 0:
        for kind in range(len(BACKS)):
            backs[first + kind] = s.setup.backs[first + kind]
    s.backs = backs
