"""The catalogues say the same things in every language, and a sentence for everything that can happen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from threading import Thread

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import racecraft
from racecraft import locales
from racecraft.bots.registry import bot_names
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import all_games
from racecraft.games.rali.board import OBSTACLES
from racecraft.locales import CATALOGUES, LANGUAGES, Words, _Catalogues, language_of, topics

SOURCE = Path(racecraft.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


class _Variables(Visitor):
    """Collects the variables of a message, and the texts it can say."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def catalogue(language: str) -> dict[str, _Variables]:
    """Every message of a language with its variables. Junk and messages laid twice are errors."""
    found: dict[str, _Variables] = {}
    for topic in topics():
        text = (CATALOGUES / language / f"{topic}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{topic}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is laid twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert sorted(path.stem for path in (CATALOGUES / language).glob("*.ftl")) == topics()
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english) == sorted(other)
    for id, message in english.items():
        assert message.names == other[id].names, id
        assert message.references == other[id].references, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for id, message in catalogue(language).items():
        assert "".join(message.texts).strip() or message.names or message.references, id


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    """Two English words in a row without a Cyrillic letter anywhere are a sentence that was forgotten."""
    for id, message in catalogue(language).items():
        text = re.sub(r"%(\(\w+\))?[sr]", "", " ".join(message.texts))
        if not re.search("[а-яіїєґё]", text, re.IGNORECASE):
            assert not re.search(r"[A-Za-z]{3,} [A-Za-z]{2,}", text), (id, text)


def test_every_message_that_the_program_says_exists() -> None:
    english = catalogue("en")
    said = 0
    for path in SOURCE.rglob("*.py"):
        for id in re.findall(r"""\bsay\(\s*"([a-z][a-z0-9-]+)\"""", path.read_text(encoding="utf-8")):
            assert id in english, f"{path.relative_to(SOURCE)} says {id!r}"
            said += 1
    assert said > 50


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_kind_of_event_in_the_rules_has_a_sentence(game: object) -> None:
    id = getattr(game, "id")  # noqa: B009
    kinds = {
        kind
        for path in (SOURCE / "games" / id).glob("*.py")
        for kind in re.findall(r"""\btell\(\s*"(\w+)\"""", path.read_text(encoding="utf-8"))
    }
    assert kinds
    for language in LANGUAGES:
        for kind in kinds:
            assert Words(language).knows(f"{id}-{kind.replace('_', '-')}"), (language, kind)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_event_of_random_races_can_be_told(game: object) -> None:
    """Random drivers meet nearly everything; what they meet has all the values its sentence needs."""
    title = next(one for one in all_games() if one is game)
    speakers = [Words(language) for language in LANGUAGES]
    kinds = set()
    for seed in range(6):
        source = Seeded(seed)
        race = Race.start(title, {}, [Chair(f"P{seat}") for seat in range(title.max_seats)], source)
        while race.result() is None:
            race.advance()
            for seat in race.pending():
                legal = race.legal(seat)
                race.play(seat, legal[source.below(len(legal))])
        for _, event in race.log:
            kinds.add(event.kind)
            for words in speakers:
                sentence = words.event(title.id, event, lambda seat: f"P{seat}")
                assert sentence[-1] in ".!"
                assert "{" not in sentence
    assert len(kinds) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_name_and_letters_of_its_own(language: str) -> None:
    words = Words(language)
    names = {words.say("rali-obstacle-name", obstacle=kind) for kind in OBSTACLES}
    letters = {words.say("rali-letters", obstacle=kind) for kind in OBSTACLES}
    assert len(names) == len(letters) == len(OBSTACLES)
    assert {len(pair) for pair in letters} == {2}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 space", "2 spaces", "5 spaces", "21 spaces"]),
        ("uk", ["1 клітинка", "2 клітинки", "5 клітинок", "21 клітинка"]),
        ("ru", ["1 клетка", "2 клетки", "5 клеток", "21 клетка"]),
    ],
)
def test_numbers_agree_with_their_words(language: str, said: list[str]) -> None:
    words = Words(language)
    for steps, text in zip((1, 2, 5, 21), said, strict=True):
        assert words.say("rali-die", steps=steps, gear=1).startswith(f"{text} ")


def test_the_language_comes_from_the_option_then_from_the_environment() -> None:
    assert language_of("uk", {"LANG": "ru_RU.UTF-8"}) == "uk"
    assert language_of("uk-UA", {}) == "uk"
    assert language_of(None, {"LANG": "uk_UA.UTF-8"}) == "uk"
    assert language_of(None, {"LC_ALL": "ru_RU", "LANG": "uk_UA"}) == "ru"
    assert language_of(None, {"LANG": "de_DE"}) == "en"
    assert language_of(None, {}) == "en"
    with pytest.raises(UnknownName, match="'xx'"):
        language_of("xx", {})


def _names(text: str) -> str:
    """An option or value as part of a message's id."""
    return re.sub("[_ ]", "-", text.lower()) or "none"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_has_a_name_a_meaning_and_words_for_its_values(game: AnyGame, language: str) -> None:
    text = (CATALOGUES / language / "options.ftl").read_text(encoding="utf-8")
    messages = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }
    schema = game.schema()
    (options,) = schema["$defs"].values()
    wanted: dict[str, set[str]] = {}
    for name, option in options["properties"].items():
        id = f"option-{game.id}-{_names(name)}"
        wanted[id] = {"help"}
        values = option.get("enum") or option.get("items", {}).get("enum", [])
        for listed in ("choices", "named", "each"):
            values = [*values, *map(str, option.get(listed, []))]
        if "choices" in option and option["default"] is None:
            values.append("own")
        wanted |= {f"{id}-{_names(value)}": set() for value in values}
    assert wanted == {id: found for id, found in messages.items() if id.startswith(f"option-{game.id}-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_group_of_options_every_preset_and_every_bot_has_words(game: AnyGame, language: str) -> None:
    words = Words(language)
    _, *variants = game.option_groups
    wanted = [f"new-group-{group}" for group in variants]
    wanted += [f"preset-{game.id}-{preset.id}" for preset in game.presets]
    wanted += [f"new-preset-{preset.id}" for preset in game.presets]
    wanted += [f"new-driver-{level}" for level in bot_names(game.id)]
    assert [key for key in wanted if not words.knows(key)] == []
    titles = [words.track(game.id, name) for name in game.tracks()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if title in game.tracks()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_built_in_track_has_a_title_of_its_own(game: AnyGame, language: str) -> None:
    tracks = [*game.tracks(), *game.track_parts()]
    titles = [Words(language).track(game.id, track) for track in tracks]
    assert len(set(titles)) == len(tracks)
    assert not any("_" in title or ":" in title for title in titles)
    assert Words(language).track(game.id, "mine") == "mine"


def test_threads_share_a_catalogue_while_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = _Catalogues("en")
    found: list[bool] = []
    other = Thread(
        target=lambda: found.append(shared.with_message("heat-mark-heat").has_message("heat-mark-heat"))
    )

    def parsed_slowly(text: str) -> object:
        if other.ident is None:
            other.start()
            other.join(0.3)  # it ends in this time only if it does not wait for the catalogue
        return FluentResource(text)

    monkeypatch.setattr(locales, "FluentResource", parsed_slowly)
    shared.with_message("heat-mark-heat")
    other.join()
    assert found == [True]
