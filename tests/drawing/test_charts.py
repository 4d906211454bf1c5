"""Charts: what is drawn is where the figures say, whatever the figures."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from racecraft.drawing.charts import Axis, Sample, Span, draw_distributions, draw_positions, draw_spans
from racecraft.drawing.picture import Picture


def elements(picture: Picture, class_: str) -> list[ElementTree.Element]:
    """Those whose first class this is."""
    root = ElementTree.fromstring(picture.svg)
    return [element for element in root.iter() if (element.get("class") or "").split()[:1] == [class_]]


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (-9.2, 59.3), (12, 12), (0, 0), (0.0012, 0.0019), (34.5, 12_345.5), (-3, -3)]
)
def test_an_axis_has_round_numbers_around_its_values(low: float, high: float) -> None:
    axis = Axis(low, high, 100, 900)
    ticks = axis.ticks()
    assert ticks[0] <= low <= high <= ticks[-1] + 1e-9
    assert 2 <= len(ticks) <= 14
    assert axis.x(ticks[0]) == 100
    assert axis.x(ticks[-1]) == pytest.approx(900)


def test_positions_are_lines_from_the_first_place_to_the_last() -> None:
    picture = draw_positions(
        "Race", ["Ann", "Bob", "Cid"], [[1, 2, 3], [1, 3, 2], [2, 3, 1]], ["1", "2", "end"], [2]
    )
    lines = elements(picture, "line")
    assert len(lines) == len(elements(picture, "case")) == 3
    ends = [re.findall(r"-?[\d.]+", str(line.get("d"))) for line in lines]
    starts = [float(numbers[1]) for numbers in ends]
    assert starts == sorted(starts)
    badges = elements(picture, "badge")
    assert [float(str(badge.get("cy"))) for badge in badges[1::2]] == [starts[1], starts[2], starts[0]]
    assert [name.text for name in elements(picture, "name")] == ["Ann", "Bob", "Cid"]
    assert [tick.text for tick in elements(picture, "tick")] == ["1", "2", "end"]
    assert len(elements(picture, "part")) == 1


def test_long_races_keep_their_ticks_apart_and_show_the_last() -> None:
    moments = [[1, 2]] * 200
    ticks = elements(draw_positions("Race", ["A", "B"], moments, [str(n) for n in range(200)], []), "tick")
    places = [float(str(tick.get("x"))) for tick in ticks]
    assert ticks[-1].text == "199"
    assert all(then - now >= 50 for now, then in pairwise(places))


def test_one_moment_alone_can_be_drawn() -> None:
    assert len(elements(draw_positions("Race", ["Ann"], [[1]], ["1"], []), "badge")) == 2


def test_spans_stand_on_one_scale() -> None:
    picture = draw_spans("Ratings", [Span("a<b", 30, 25, 35, "30 ± 5"), Span("c", 20, 15, 25, "20 ± 5")])
    dots = [float(str(dot.get("cx"))) for dot in elements(picture, "dot")]
    assert dots[0] > dots[1]
    assert [name.text for name in elements(picture, "name")] == ["a<b", "c"]
    assert [figure.text for figure in elements(picture, "figure")] == ["30 ± 5", "20 ± 5"]


@pytest.mark.parametrize("values", [[5], [5, 5, 5], [1, 2, 2, 3], [0.5, 0.75], list(range(1000)), [-2, 7]])
def test_every_value_is_in_a_bar(values: list[float]) -> None:
    picture = draw_distributions("Times", [Sample("x", values, "told")])
    bars = elements(picture, "bar")
    heights = [float(str(bar.get("height"))) for bar in bars]
    kinds = Counter(values).values()
    if len(kinds) < 10:
        tallest = max(heights)
        assert sorted(round(height / tallest, 2) for height in heights) == sorted(
            round(count / max(kinds), 2) for count in kinds
        )
    (mean,) = elements(picture, "mean")
    lefts = [float(str(bar.get("x"))) for bar in bars]
    assert min(lefts) - 20 <= float(str(mean.get("d"))[1:].split()[0]) <= max(lefts) + 1000


def test_equal_charts_are_equal_text_in_every_theme() -> None:
    for theme in ("auto", "light", "dark"):
        texts = {draw_spans("T", [Span("a", 1, 0, 2, "1")], theme=theme).svg for _ in range(2)}
        assert len(texts) == 1
