"""All topics of the HTTP side; OpenAPI describes them."""

from __future__ import annotations

from litestar import Router

from racecraft.server.api import (
    accounts,
    builders,
    championships,
    devices,
    drills,
    gallery,
    hosting,
    lobby,
    my_races,
    notices,
    pages,
    personal_data,
    pictures,
    play,
    practice,
    puzzles,
    records,
    result_picture,
    reviews,
    site,
    solo,
    standings,
    waiting_room,
)
from racecraft.server.api.services import Services
from racecraft.server.championships.organising import AddingBot, Drawing, Joining, NewChampionship
from racecraft.server.play.clocks import Bank, Days
from racecraft.server.play.opening import NewTable, WantedSeat
from racecraft.server.play.seating import Sitting

__all__ = ["STRICT", "Services", "router"]

TOPICS = (
    site, lobby, waiting_room, hosting, play, records, pictures, result_picture, standings, solo, drills,
    reviews, practice, puzzles, championships, builders, gallery, my_races, notices, accounts, devices,
    personal_data, pages,
)  # fmt: skip

STRICT = [
    NewTable, WantedSeat, Bank, Days, Sitting, lobby.Starting, lobby.Sealing, lobby.Revealing,
    lobby.SeatSecret, site.Renaming, play.PlayBody, play.UndoBody,
    devices.Linking, devices.SigningOut, devices.Credential,
    solo.Again, solo.SeatSeal, drills.Decided, reviews.Sent, reviews.TryingAgain,
    practice.Practising,
    notices.Subscribing, notices.PushKeys, notices.FeedWanted,
    hosting.Switch, hosting.HandingOver, hosting.Reporting, hosting.Holiday,
    NewChampionship, Joining, AddingBot, Drawing,
    builders.Building, builders.Fitting, builders.ClosingWanted, builders.Generating, builders.Studying,
    builders.PictureWanted, gallery.Publishing, gallery.TrackReport,
    waiting_room.SeatFor, waiting_room.ChangingCar, waiting_room.Inviting,
]  # fmt: skip
"""What comes in has these fields and no others, and the description says so."""


def router() -> Router:
    return Router("/", route_handlers=[handler for topic in TOPICS for handler in topic.HANDLERS])
