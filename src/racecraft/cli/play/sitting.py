"""A sitting that may end at any moment: the window is closed, or the system asks the process to end."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType

ENDING_SIGNALS = [
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
]
SIGNALLED = 128
"""Added to the number of the signal that ended a sitting, this is the exit status."""
HUNG_UP = 129


class Ended(BaseException):
    """The system asks this process to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def sit(play: Callable[[], int], on_screen: bool = False) -> int:
    """The exit status of `play`, or of the signal that ended it. What holds a full screen cannot let it go in
    order once the window is closed: it ends at once, with everything in its file."""
    if threading.current_thread() is not threading.main_thread():
        return play()
    before = {number: signal.signal(number, _end) for number in ENDING_SIGNALS}
    if on_screen and sys.platform != "win32":
        signal.signal(signal.SIGHUP, _vanish)
    try:
        status = _played(play)
        if status == HUNG_UP:
            _ignore_signals()
    except Ended as ended:
        status = SIGNALLED + ended.number
    if status == HUNG_UP:
        write_to_nobody()
    else:
        for number, handler in before.items():
            signal.signal(number, handler)
    return status


def _played(play: Callable[[], int]) -> int:
    try:
        return play()
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        return HUNG_UP  # The terminal is gone, and its signal is on its way.


def _end(number: int, frame: FrameType | None) -> None:
    _ignore_signals()
    raise Ended(number)


def _vanish(number: int, frame: FrameType | None) -> None:
    os._exit(HUNG_UP)


def _ignore_signals() -> None:
    for number in ENDING_SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def write_to_nobody() -> None:
    """The window is closed: what is still said goes to the null device."""
    nobody = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nobody, stream.fileno())
    os.close(nobody)
