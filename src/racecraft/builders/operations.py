"""Edits as typed values: what a page or a program may ask for, read with bounds and applied to a copy."""

from __future__ import annotations

from typing import Any

import msgspec

from racecraft.builders.builder import BadEdit, Document, Edit

LACKING = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What comes of looking for something in a document that lacks it, or has another thing there."""


class Operation(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """One kind of edit. A game declares its kinds as subclasses, each with a tag: the value of `do`."""

    def apply(self, document: Document) -> None:
        """Changes the document; BadEdit if it means nothing here."""
        raise NotImplementedError


def edited(kinds: Any, document: Document, edit: Edit) -> Document:
    """The document after an edit that is one of these kinds, a union of operations. A document from outside
    may lack whatever an operation looks for."""
    try:
        operation: Operation = msgspec.convert(dict(edit), kinds)
    except msgspec.ValidationError as error:
        raise BadEdit(f"this is no edit: {error}") from None
    try:
        after: Document = msgspec.json.decode(msgspec.json.encode(document))
        operation.apply(after)
    except LACKING:
        raise BadEdit("the document has nothing of the kind that this edit changes") from None
    return after


def drop(entries: list[Any], keep: Any) -> None:
    """Leaves only the entries of a list that are to be kept; the list stays the same object."""
    entries[:] = [entry for entry in entries if keep(entry)]
