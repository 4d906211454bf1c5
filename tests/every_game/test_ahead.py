"""The next turn of a seat that waits, as if it came now: a position like any other, and no news of what is
hidden."""

from __future__ import annotations

import pytest

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.registry import all_games
from racecraft.outlook import outlook
from tests.tiers import some

PLANNED = {"gt", "heat", "rallyman"}
"""Games in which a whole turn can be planned. In Ралі the die falls before the way is chosen."""
DECISIONS = 60


@pytest.mark.parametrize("game", some(all_games(), 2), ids=lambda game: game.id)
def test_a_supposed_turn_is_a_position_that_tells_nothing_hidden(game) -> None:  # type: ignore[no-untyped-def]
    state = game.new(3, game.variety()[0])
    source, guess = Seeded(1), Seeded(2)
    bots = [make_bot(game.id, "rookie", seat) for seat in range(3)]
    found = 0
    for _ in range(DECISIONS):
        while outcomes := state.chance():
            state.resolve(source.draw(outcomes))
        if state.over():
            break
        for seat in range(3):
            ahead = game.ahead(state, seat)
            if ahead is None:
                continue
            found += 1
            assert seat not in state.pending()
            assert seat in ahead.pending()
            again = game.load(game.position(ahead))
            assert again.legal(seat) == ahead.legal(seat)
            assert outlook(game, again, seat)["choices"].keys() == {str(each) for each in ahead.legal(seat)}
            believed = game.ahead(game.sample(state, seat, guess), seat)
            assert believed is not None
            assert game.view(believed, seat) == game.view(ahead, seat)
        seat = state.pending()[0]
        for action in bots[seat].decide(Sight(game, state, seat)):
            state.play(seat, action)
    assert (found > 0) is (game.id in PLANNED)
