"""Names by UTS #39, and what is left of a chat message."""

from __future__ import annotations

from pathlib import Path

import pytest

from racecraft.server.accounts.names import clean_name, clean_text, distinct_name, skeleton
from racecraft.server.errors import Refused
from tests.server.running_server import running


@pytest.mark.parametrize(
    "name",
    ["Ann", "Оленка", "Їжак 7", "山田太郎", "Yamada 太郎", "김철수 GT", "José-María", "Ann 🏎️", "Νίκος"],
)
def test_names_of_one_alphabet_are_fine(name: str) -> None:
    assert clean_name(name) == name.replace("\ufe0f", "")


def test_compatibility_forms_and_spaces_are_folded() -> None:
    assert clean_name("  Ａｎｎ\t of  the ﬁeld ") == "Ann of the field"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 31,
        "An\u200bn",
        "Ann\u202egpj",
        "\u2066Ann\u2069",
        "A\u00adnn",
        "\u3164",
        "\u2800\u2800",
        "Ann\x1b[31m",
        "B\x00ob",
        "A\u034fnn",
        "\U000e0041nn",
        "\ue000",
        "...",
        "Z\u0351\u0352\u0353algo",
    ],
)
def test_names_that_show_nothing_or_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert caught.value.key == "bad-name"


@pytest.mark.parametrize("name", ["Admin", "  ADMIN ", "Аdmin", "racecraft"])
def test_names_of_the_server_are_kept_for_it(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert caught.value.key == "reserved-name"


@pytest.mark.parametrize("name", ["Аnn", "pаypal", "Οlga", "Ann Олена", "Ωmega"])
def test_alphabets_are_not_mixed(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert caught.value.key == "mixed-scripts"


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("сор", "cop"), ("Ann", "ANN"), ("modern", "rnodern"), ("O1", "0l")]
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_other_names_have_other_skeletons() -> None:
    names = ["Ann", "Anna", "Bob", "Оля", "Ола", "Driver 1234", "Driver 1235"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct_name("Ann", ["Bob"]) == "Ann"
    assert distinct_name("Ann", ["ann", "Ann 2"]) == "Ann 3"
    assert distinct_name("x" * 30, ["x" * 30]) == "x" * 28 + " 2"


def test_chat_keeps_words_and_emoji_and_drops_what_is_hidden() -> None:
    assert clean_text("pay \u202etxt.exe\u202c now\u200b!") == "pay txt.exe now!"
    assert clean_text("one\ntwo\x1b") == "one two"
    assert clean_text("👩\u200d🚒 ❤️") == "👩\u200d🚒 ❤️"
    assert clean_text("a\u200db") == "ab"
    for empty in ("\u202e\u2066", " \u3164\u200b", "\ufe0f"):
        with pytest.raises(Refused):
            clean_text(empty)


@pytest.mark.asyncio
async def test_people_at_one_table_have_names_that_look_different(folder: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    async with running(folder) as server, server.guest("Bill") as bill, server.guest("BiII") as twin:
        table = (await bill.ask("POST", "/api/tables", {"game": "rali", "seats": seats}))["table"]
        path = f"/api/tables/{table['code']}/seats"
        await twin.refused("name-taken", "POST", f"{path}/1", {"name": "Bi11"})
        await twin.refused("mixed-scripts", "POST", f"{path}/1", {"name": "Вill"})
        shown = (await twin.ask("POST", f"{path}/1", {}))["table"]
        assert [seat["name"] for seat in shown["seats"][:2]] == ["Bill", "BiII 2"]
        await bill.refused("name-taken", "POST", f"{path}/2", {"name": "Bill"})
        shown = (await bill.ask("POST", f"{path}/2", {"name": "Ben"}))["table"]
        assert shown["seats"][2]["name"] == "Ben", "two at one screen have two names"
        await twin.refused("bad-name", "PUT", "/api/me", {"name": "\u3164"})


@pytest.mark.asyncio
async def test_chat_at_the_table_is_cleaned(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        solo = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", solo))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.say(type="say", text="look: \u202egpj.exe\u200b")
            assert (await wire.hear("chat"))["text"] == "look: gpj.exe"
            await wire.say(type="say", text="\u202e\u2069")
            assert (await wire.hear("error"))["key"] == "bad-request"
        kept = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
        assert [message["text"] for message in kept] == ["look: gpj.exe"]
