"""Observations and masks as numpy arrays, and the spaces in which they lie."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from racecraft.engine.errors import BadOptions
from racecraft.engine.state import Seat, State
from racecraft.envs.batch import write_mask
from racecraft.envs.encoding import Encoder, Field

Form = Literal["masked", "flat", "structured"]
FORMS: tuple[Form, ...] = get_args(Form)
Observation = dict[str, Any] | NDArray[np.float32]


def scale_of(encoder: Encoder) -> NDArray[np.float32]:
    """By what each number is multiplied: the larger of its bounds becomes 1 or -1."""
    bounds = [max(abs(column.low), abs(column.high)) for column in columns_of(encoder)]
    return np.array([1 / bound for bound in bounds], dtype=np.float32)


def columns_of(encoder: Encoder) -> list[Any]:
    return [column for field in encoder.fields for _ in range(field.rows) for column in field.columns]


class Observer:
    """What a seat sees and may do, in one of three forms.

    `masked`: a dictionary of the vector (`observation`) and the mask (`action_mask`). `flat`: the vector
    alone. `structured`: as `masked`, with an array for each field of the vector.
    """

    def __init__(self, encoder: Encoder, actions: int, form: Form) -> None:
        if form not in FORMS:
            raise BadOptions(f"an observation is {', '.join(FORMS)}, not {form!r}")
        self.encoder = encoder
        self.actions = actions
        self.form: Form = form
        self.scale = scale_of(encoder)
        self._blank = bytes(actions)

    def raw(self, state: State, seat: Seat) -> NDArray[np.int16]:
        """The whole numbers themselves."""
        out = BytesWriter()
        self.encoder.write(state, seat, out)
        return np.frombuffer(out.getvalue(), dtype="<i2")

    def vector(self, state: State, seat: Seat) -> NDArray[np.float32]:
        return self.raw(state, seat) * self.scale

    def mask(self, state: State, seat: Seat) -> NDArray[np.int8]:
        """1 for every action that the seat may play now; all 0 if it is not asked."""
        out = BytesWriter()
        write_mask(state, seat, self._blank, out)
        return np.frombuffer(out.getvalue(), dtype=np.int8).copy()

    def observe(self, state: State, seat: Seat) -> Observation:
        vector = self.vector(state, seat)
        if self.form == "flat":
            return vector
        seen = self.split(vector) if self.form == "structured" else vector
        return {"observation": seen, "action_mask": self.mask(state, seat)}

    def split(self, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The fields of a vector by name: a row of numbers, or rows of them."""
        parts = {}
        start = 0
        for field in self.encoder.fields:
            part = vector[start : start + field.size()]
            parts[field.name] = part.reshape(shape_of(field))
            start += field.size()
        return parts

    def space(self) -> spaces.Space[Any]:
        columns = columns_of(self.encoder)
        low = np.array([column.low for column in columns], dtype=np.float32) * self.scale
        high = np.array([column.high for column in columns], dtype=np.float32) * self.scale
        vector = spaces.Box(low, high, dtype=np.float32)
        if self.form == "flat":
            return vector
        seen: spaces.Space[Any] = vector
        if self.form == "structured":
            lows, highs = self.split(low), self.split(high)
            seen = spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.float32) for name in lows})
        mask = spaces.Box(0, 1, (self.actions,), dtype=np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})


def shape_of(field: Field) -> tuple[int, ...]:
    return (len(field.columns),) if field.rows == 1 else (field.rows, len(field.columns))
