"""How the seats stand during a race, and the clock at its end, agree with the result."""

from __future__ import annotations

from tests.every_game.cases import Case, stages


def test_standing_and_clock_have_a_figure_for_every_seat_or_none(case: Case) -> None:
    for state in stages(case, 21):
        assert len(case.game.standing(state)) in (0, case.seats)
        assert len(case.game.clock(state)) in (0, case.seats)


def test_at_the_end_nobody_stands_higher_than_a_better_place(case: Case) -> None:
    """A season is decided by points over races, the standing is that of the last race."""
    for state in stages(case, 22):
        result = state.result()
        if result is None or result.reason == "season":
            continue
        standing, clock = case.game.standing(state), case.game.clock(state)
        for mine in range(case.seats):
            for other in range(case.seats):
                if result.places[mine] < result.places[other]:
                    assert not standing or standing[mine] >= standing[other]
                    assert not clock or clock[mine] != -1 or clock[other] == -1
                    assert not clock or -1 in (clock[mine], clock[other]) or clock[mine] < clock[other]
