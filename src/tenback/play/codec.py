"""Records as JSON and as compact text, both with a check value; read back exactly, or not at all."""

import re
from hashlib import sha256

import msgspec

from tenback.play.record import Record, RecordError, RecordFault, replay
from tenback.play.sheet import Sheet, from_sheet, to_sheet
from tenback.play.text import format_sheet, parse_sheet

FORMAT = "tenback-record"
FORMAT_VERSION = 1


class _Head(msgspec.Struct):
    format: str
    format_version: int


class _File(_Head, kw_only=True, forbid_unknown_fields=True):
    record: Sheet
    check: str


def to_json(record: Record) -> bytes:
    """Write a record as JSON."""
    sheet = to_sheet(record)
    file = _File(format=FORMAT, format_version=FORMAT_VERSION, record=sheet, check=_check(sheet))
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def to_text(record: Record) -> str:
    """Write a record as compact text."""
    sheet = to_sheet(record)
    return "\n".join([f"{FORMAT} {FORMAT_VERSION}", *format_sheet(sheet), f"check {_check(sheet)}", ""])


def check_of(record: Record) -> str:
    """Return the check value of a record, by which branches name their parent."""
    return _check(to_sheet(record))


def read_record(data: bytes) -> Record:
    """Read a record in either form and replay it; raise `RecordError` if anything about it is wrong."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(RecordFault.NOT_A_RECORD, f"byte {error.start + 1}") from error
    sheet, check = _read_json(data) if text.lstrip().startswith("{") else _read_text(text)
    record = from_sheet(sheet)
    replay(record)
    if check != _check(sheet):
        raise RecordError(RecordFault.WRONG_CHECK, "check")
    return record


def _check(sheet: Sheet) -> str:
    return sha256("\n".join(format_sheet(sheet)).encode()).hexdigest()[:16]


def _read_json(data: bytes) -> tuple[Sheet, str]:
    try:
        head = msgspec.json.decode(data, type=_Head)
        _accept(head.format, head.format_version, "format_version")
        file = msgspec.json.decode(data, type=_File)
    except msgspec.ValidationError as error:
        raise RecordError(RecordFault.BAD_FIELD, _json_place(error)) from error
    except msgspec.DecodeError as error:
        fault = RecordFault.CUT if "truncated" in str(error) else RecordFault.NOT_A_RECORD
        raise RecordError(fault, _json_place(error)) from error
    except RecursionError as error:
        raise RecordError(RecordFault.NOT_A_RECORD, "$") from error
    return file.record, file.check


def _json_place(error: Exception) -> str:
    found = re.search(r"at `\$\.?([^`]*)`|\((byte \d+)\)|field `([^`]+)`", str(error))
    return next((part for part in found.groups() if part), "$") if found else "end"


def _read_text(text: str) -> tuple[Sheet, str]:
    head, *lines = text.splitlines() or [""]
    found = re.fullmatch(rf"{FORMAT} (\d{{1,6}})", head)
    if found is None:
        raise RecordError(RecordFault.NOT_A_RECORD, "line 1")
    _accept(FORMAT, int(found[1]), "line 1")
    check = re.fullmatch(r"check ([0-9a-f]{16})", lines[-1]) if lines else None
    if check is None:
        raise RecordError(RecordFault.CUT, f"line {len(lines) + 1}")
    return parse_sheet(lines[:-1], first_line=2), check[1]


def _accept(name: str, version: int, place: str) -> None:
    if name != FORMAT:
        raise RecordError(RecordFault.NOT_A_RECORD, "format")
    if version != FORMAT_VERSION:
        raise RecordError(RecordFault.NEWER if version > FORMAT_VERSION else RecordFault.BAD_FIELD, place)
