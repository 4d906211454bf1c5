"""What decks, weather and calendar of Heat may bring, in words."""

from __future__ import annotations

from racecraft.engine.state import Outcome
from racecraft.games.heat import phases
from racecraft.games.heat.notation import outcome_notation
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.state import HeatState
from racecraft.outlook.heat.cards import card_name
from racecraft.outlook.words import Said, say


def outcome(state: HeatState, brought: Outcome) -> Said:
    phase, name = state.phase, outcome_notation(state, brought)
    if phase == phases.GRID:
        return say("heat-outcome", what="car", name=say("heat-colour", colour=name))
    if phase == phases.LEGEND:
        return say("heat-outcome", what="legend", name=str(brought + 1))
    if phase == phases.WEATHER:
        return say("heat-weather-name", weather=name)
    if phase == phases.ROAD:
        return say("heat-road-name", token=name.replace("+", "-plus-").replace(" ", "-"))
    if phase == phases.CALENDAR_TRACK:
        track = state.setup.tracks[brought]
        return say("heat-track-name", course=track.id, track=track.name)
    if phase == phases.CALENDAR_EVENT:
        return say("heat-event-title", event=EVENTS[brought].word)
    return card_name(brought)
