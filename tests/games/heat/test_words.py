"""Every event that a race of any kind brings has a sentence in every language."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.games.heat.game import HEAT
from racecraft.locales import LANGUAGES, Words
from tests.games.heat.table import stages, table


@pytest.mark.parametrize("options", HEAT.variety()[1:])
def test_every_event_can_be_told(options: dict[str, Any]) -> None:
    state = table(4, **options)
    state.events = []
    assert all(stage is state for stage in stages(state, 9))
    assert state.events
    told = {(event.kind, tuple(sorted(event.values))): event for event in state.events}
    for language in LANGUAGES:
        words = Words(language)
        for event in told.values():
            sentence = words.event("heat", event, lambda seat: f"Driver {seat + 1}")
            assert sentence[-1] in ".!"
            assert "{" not in sentence
