"""`racecraft completion`: what a shell needs to complete commands, options, games, bots and tracks.

The scripts ask the command itself (`racecraft completion words -- WORD…`), so they never fall behind it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from racecraft.cli.parser import Parser, option_actions, subcommands
from racecraft.engine.game import AnyGame
from racecraft.locales import LANGUAGES, Words

SCRIPTS = {
    "bash": """\
_racecraft() {
    local words current
    read -ra words <<< "${COMP_LINE:0:COMP_POINT}"
    [[ "${COMP_LINE:0:COMP_POINT}" == *[[:space:]] ]] && words+=("")
    current="${words[${#words[@]}-1]}"
    mapfile -t COMPREPLY < <(racecraft completion words -- "${words[@]:1}" 2>/dev/null)
    if [[ "$current" == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${current%%=*}="}")
    fi
    if [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == *= ]]; then
        compopt -o nospace
    fi
}
complete -o default -F _racecraft racecraft
""",
    "zsh": """\
#compdef racecraft
_racecraft() {
    local -a found
    found=("${(@f)$(racecraft completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "${found[1]}" ]]; then
        compadd -Q -- ${found:#*=}
        compadd -Q -S '' -- ${(M)found:#*=}
    else
        _files
    fi
}
compdef _racecraft racecraft
""",
    "fish": """\
function __racecraft
    set -l words (commandline -opc)[2..-1] (commandline -ct)
    set -l found (racecraft completion words -- $words 2>/dev/null)
    if set -q found[1]
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c racecraft -f -a '(__racecraft)'
""",
}


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("completion-about")
    parser = commands.add_parser("completion", help=about, description=about)
    parser.add_argument("shell", choices=SCRIPTS, metavar="bash|zsh|fish", help=about)


def run(args: argparse.Namespace) -> int:
    print(SCRIPTS[args.shell], end="")
    return 0


def complete(typed: list[str], words: Words) -> int:
    """What a script asks: the last word may be a `--`, of which argparse would take its own meaning."""
    for word in completions(typed or [""], words):
        print(word)
    return 0


def completions(typed: list[str], words: Words) -> list[str]:
    """The ways to go on with the last of these words; none where it is a file's name."""
    from racecraft.cli.main import COMMANDS, make_parser, take_language

    *before, current = typed
    if before[-1:] == ["--lang"]:
        return _fitting(current, LANGUAGES)
    _, before = take_language(before)
    command = before[0] if before and before[0] in COMMANDS else None
    parser: argparse.ArgumentParser = make_parser(words, command or "completion")
    if command is None:
        return _fitting(current, [*COMMANDS, "--lang", "--version", "--help"]) if not before else []
    rest = before
    while (inner := subcommands(parser)) and rest and rest[0] in inner:
        parser, rest = inner[rest[0]], rest[1:]
    if inner:
        return _fitting(current, inner)
    options = option_actions(parser)
    last = options.get(rest[-1]) if rest else None
    if last is not None and last.nargs != 0:
        return _fitting(current, _values(last, before, current))
    if current.startswith("-"):
        return _fitting(current, options)
    places = [action for action in parser._actions if not action.option_strings]
    given = _positionals(rest, options)
    if not places:
        return []
    place = places[min(given, len(places) - 1)]
    return _fitting(current, _values(place, before, current))


def _positionals(rest: list[str], options: dict[str, argparse.Action]) -> int:
    """How many of the words are not options or their values."""
    count, value = 0, False
    for word in rest:
        if value:
            value = False
        elif word.startswith("-"):
            action = options.get(word)
            value = action is not None and action.nargs != 0
        else:
            count += 1
    return count


def _values(action: argparse.Action, before: list[str], current: str) -> Iterable[str]:
    """What an argument may be, where that can be listed."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "game" or action.metavar == "GAME":
        return _games()
    if action.dest == "bots":
        return _bots(before, current)
    if action.dest == "option":
        return _options(before, current)
    if action.dest == "track":
        return _game(before).tracks()
    return []


def _games() -> list[str]:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.engine.registry import all_games

    return [game.id for game in all_games()]


def _game(before: list[str]) -> AnyGame:
    from racecraft.engine.registry import game_of
    from racecraft.games import DEFAULT_GAME

    games = _games()
    return game_of(next((word for word in before if word in games), DEFAULT_GAME))


def _bots(before: list[str], current: str) -> list[str]:
    from racecraft.bots.registry import bot_names

    first, comma, _ = current.rpartition(",")
    return [first + comma + name for name in bot_names(_game(before).id)]


def _options(before: list[str], current: str) -> list[str]:
    from racecraft.cli.options import options_of, values_of

    game = _game(before)
    name, equals, _ = current.partition("=")
    options = options_of(game)
    if not equals:
        return [f"{option.name}=" for option in options]
    found = [option for option in options if option.name == name]
    return [f"{name}={value}" for option in found for value in values_of(game, option)]


def _fitting(current: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(current)]
