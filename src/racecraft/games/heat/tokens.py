"""The tokens of weather and road, and how they are written."""

from __future__ import annotations

from typing import Final

# Weather tokens.
CLOUD: Final = 0
FOG: Final = 1
STORM: Final = 2
SNOW: Final = 3
RAIN: Final = 4
SUN: Final = 5
WEATHER = ["cloud", "fog", "storm", "snow", "rain", "sun"]
NO_WEATHER: Final = -1

# Road tokens.
ROAD_WEATHER: Final = 0
OVERHEAT: Final = 1
LIMIT_DOWN: Final = 2
LIMIT_UP: Final = 3
FREE_BOOST: Final = 4
ROAD_SLIPSTREAM: Final = 5
NO_TOKEN: Final = -1
ROAD = ["weather", "overheat", "limit-1", "limit+1", "free boost", "slipstream+1"]
ROAD_WORDS = ["weather", "overheat", "limit-1", "limit-plus-1", "free-boost", "slipstream-plus-1"]
"""How events name them: as words that a catalogue can choose by."""
ROAD_COPIES: Final = 2
