"""A review for people who read: its parts as tables in one language, the line as a picture, all of it as one
page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from racecraft.drawing.charts import draw_chances
from racecraft.drawing.picture import Picture
from racecraft.locales import Words
from racecraft.reviews.grades import Grade
from racecraft.reviews.shapes import Ledger, Mark, Review
from racecraft.reviews.story import amount, signed, where
from racecraft.reviews.values import Unit

TICKS = 8
GRADES: tuple[Grade, ...] = ("brilliant", "fine", "close", "inaccuracy", "mistake", "blunder")
STYLE = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:1000px;margin:0 auto;padding:24px 16px}
table{border-collapse:collapse;width:100%;margin:8px 0 20px}
th,td{text-align:left;padding:5px 8px;border-bottom:1px solid #8884}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
svg{max-width:100%;height:auto}
.scroll{overflow-x:auto}
.faint{opacity:.7}
"""


class Part(NamedTuple):
    """A table of a review. Columns after the first `texts` are numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    texts: int = 1


class Page:
    """A review in one language."""

    def __init__(self, review: Review, words: Words, name: Callable[[int], str] | None = None) -> None:
        self.review = review
        self.words = words
        self.unit: Unit = review["unit"]
        self._name = name or (lambda seat: review["seats"][seat] if seat >= 0 else "")

    def method(self) -> str:
        method = self.review["method"]
        return self.words.say(
            "review-judged-by",
            method=method["name"],
            value=method["value"],
            budget=method["budget"],
            driver=method["driver"],
            line=method["line"],
        )

    def story(self) -> list[str]:
        return [self.words.tell(dict(line["message"]), self._name) for line in self.review["story"]]

    def amount(self, number: float) -> str:
        return self.words.tell(dict(amount(self.unit, number)), self._name)

    def signed(self, number: float) -> str:
        return self.words.tell(dict(signed(self.unit, number)), self._name)

    # --- Tables ---------------------------------------------------------------------------------------------

    def drivers(self) -> Part:
        say = self.words.say
        found = self.review["drivers"]
        grades = [grade for grade in GRADES if any(driver["grades"].get(grade) for driver in found)]
        names = ("driver", "decisions", "mean-loss", "mattered", "mattered-loss")
        columns = [say(f"review-column-{column}") for column in names]
        columns += [say("review-grade", grade=grade) for grade in grades]
        lucky = ["luck"] if self.review["line"] else []
        columns += [say(f"review-column-{column}") for column in (*lucky, "driving", "risk")]
        rows = [
            [
                self._name(driver["seat"]),
                str(driver["judged"]),
                self._precise(driver["mean_loss"]),
                str(driver["mattered"]),
                self._precise(driver["mattered_loss"]),
                *[str(driver["grades"].get(grade, 0)) for grade in grades],
                *[self.signed(driver["luck"]) for _ in lucky],
                self.signed(driver["driving"]),
                f"{driver['risks']:.1f} / {driver['harms']}",
            ]
            for driver in found
        ]
        return Part(say("review-drivers"), columns, rows)

    def _precise(self, number: float) -> str:
        """A mean of small numbers, with one digit more."""
        return f"{100 * number:.1f}%" if self.unit == "win" else f"{number:.2f}"

    def ledger(self, ledger: Ledger) -> Part:
        say = self.words.say
        alone = self.unit != "win"
        columns = ["time"] if alone else ["win", "place"]
        rows = []
        for line in ledger["lines"]:
            whole = line["source"] in ("start", "result")
            row = [say("review-source", source=line["source"])]
            if alone:
                row.append(f"{line['time']:.1f}" if whole else f"{line['time']:+.1f}")
            else:
                error = f" ± {100 * line['error']:.1f}" if line["error"] else ""
                row.append(f"{100 * line['win']:{'.1f' if whole else '+.1f'}}{error}%")
                row.append(f"{line['place']:.2f}" if whole else f"{line['place']:+.2f}")
            rows.append([text.replace("-", "−") for text in row])
        titles = [say("review-column-source"), *[say(f"review-column-{column}") for column in columns]]
        return Part(self._name(ledger["seat"]), titles, rows)

    def marks(self) -> Part:
        say = self.words.say
        rows = [self._mark(mark) for mark in self.review["marks"] if mark["grade"] not in ("fine", "close")]
        columns = [
            say("review-column-round"),
            say("review-column-driver"),
            say("review-grade", grade="mistake"),
            say("review-played"),
            say("review-better"),
        ]
        return Part(say("review-marks"), columns, rows, texts=len(columns))

    def _grade(self, mark: Mark) -> str:
        """A grade, and what the decision lost."""
        grade = self.words.say("review-grade", grade=mark["grade"])
        return f"{grade} (−{self.amount(mark['loss'])})" if mark["grade"] != "brilliant" else grade

    def _better(self, mark: Mark) -> str:
        """What would have been better and why; empty where nothing was."""
        if not mark["better"]:
            return ""
        best = mark["better"][0]
        decision = " ".join(best["decision"])
        if best["advised"] is None:
            return decision
        return decision + " – " + self.words.tell(dict(best["advised"]["reason"]), self._name)

    def judged(self, mark: Mark) -> list[str]:
        """A decision's mark in lines, as a replay shows it."""
        better = self._better(mark)
        return [self._grade(mark), *([f"{self.words.say('review-better')}: {better}"] if better else [])]

    def chances(self, ply: int) -> list[str]:
        """How the race stood after so many plies, in a line; none before the first."""
        points = [point for point in self.review["line"] if point["ply"] <= ply]
        if not points:
            return []
        if self.unit != "win":
            return [f"{self.words.say('review-line-time')}: {self.amount(points[-1]['time'] or 0.0)}"]
        each = [f"{self._name(seat)} {100 * win:.0f}%" for seat, win in enumerate(points[-1]["win"])]
        return [f"{self.words.say('review-line')}: {' · '.join(each)}"]

    def _mark(self, mark: Mark) -> list[str]:
        lost, better = self._grade(mark), self._better(mark)
        place = self.words.tell(dict(where(self.review["legs"], mark["leg"], mark["round"])), self._name)
        return [place, self._name(mark["seat"]), lost, " ".join(mark["decision"]), better]

    # --- Pictures and the whole -----------------------------------------------------------------------------

    def picture(self, theme: str = "auto", width: int = 1200) -> Picture:
        """The line of chances, or of the expected time."""
        line, plies = self.review["line"], max(1, self.review["plies"])
        alone = self.unit != "win"
        moments = [
            (point["ply"] / plies, [point["time"] or 0.0] if alone else point["win"]) for point in line
        ]
        return draw_chances(
            self.words.say("review-line-time" if alone else "review-line"),
            self.review["seats"],
            moments,
            self._ticks(),
            self.words.say("review-column-round"),
            theme,
            width,
        )

    def _ticks(self) -> list[tuple[float, str]]:
        """Rounds, as many as have room."""
        starts: dict[tuple[int, int], int] = {}
        for point in self.review["line"]:
            starts.setdefault((point["leg"], point["round"]), point["ply"])
        rounds = [each for each in sorted(starts) if each[1] > 0]
        every = max(1, -(-len(rounds) // TICKS))
        plies = max(1, self.review["plies"])
        return [(starts[each] / plies, self._tick(*each)) for each in rounds[::every]]

    def _tick(self, leg: int, round: int) -> str:
        return str(round) if self.review["legs"] == 1 else f"{leg}/{round}"

    def html(self) -> str:
        """All of it as one file."""
        say = self.words.say
        story = "".join(f"<li>{escape(line)}</li>" for line in self.story())
        exact = self.review["method"]["name"] == "exact"
        explained = say("review-ledger-explained-exact" if exact else "review-ledger-explained")
        parts = [
            f"<h1>{escape(say('review-about-page'))}</h1>",
            f'<p class="faint">{escape(self.method())}</p>',
            f"<h2>{escape(say('review-story'))}</h2><ul>{story}</ul>",
            f"<h2>{escape(say('review-line'))}</h2>{self.picture().svg}",
            _table(self.drivers()),
            f'<h2>{escape(say("review-ledger"))}</h2><p class="faint">{escape(explained)}</p>',
            *[_table(self.ledger(ledger), "h3") for ledger in self.review["ledgers"]],
            _table(self.marks()),
        ]
        title = escape(say("review"))
        return (
            f'<!doctype html><html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
        )


def _table(part: Part, heading: str = "h2") -> str:
    def cell(kind: str, text: str, number: int) -> str:
        mark = ' class="number"' if number >= part.texts else ""
        return f"<{kind}{mark}>{escape(text)}</{kind}>"

    head = "".join(cell("th", text, number) for number, text in enumerate(part.columns))
    rows = "".join(
        f"<tr>{''.join(cell('td', text, number) for number, text in enumerate(row))}</tr>"
        for row in part.rows
    )
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<{heading}>{escape(part.title)}</{heading}>{table}"
