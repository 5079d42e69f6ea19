"""The web client's files, as the build left them; without a build, a page that says so.

All files are read once, at the start. Names with a hash in them never change, and may be kept for
ever. A path that is no file is a page of the client: it gets index.html. Nothing here knows of the
API.
"""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import get
from litestar.connection import Request
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made by the build, the better one first
KEPT = "public, max-age=31536000, immutable"
ASKED = "no-cache"  # kept, but asked for each time

_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_NO_CLIENT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sparring</title>
<h1>Sparring</h1>
<p>The server runs. The web client is not built here; programs find the API described
at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class File(NamedTuple):
    body: bytes
    kind: str
    cache: str
    packed: dict[str, bytes]


def read(folder: Path) -> dict[str, File]:
    """All files of a build, by path."""
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and path.suffix not in ENCODINGS.values():
            files[path.relative_to(folder).as_posix()] = _file(path)
    if "index.html" not in files:
        files["index.html"] = File(_NO_CLIENT, "text/html", ASKED, {})
    return files


def _file(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.endswith(("/javascript", "json", "xml")) and not kind.startswith("text/"):
        kind += "; charset=utf-8"
    hashed = _HASHED.search(path.name) and path.suffix != ".html"
    packed = {
        name: beside.read_bytes()
        for name, ending in ENCODINGS.items()
        if (beside := path.with_name(path.name + ending)).is_file()
    }
    return File(path.read_bytes(), kind, KEPT if hashed else ASKED, packed)


def handler(folder: Path) -> HTTPRouteHandler:
    """What answers for everything that is not the API's."""
    files = read(folder)

    @get(
        ["/", "/{path:path}"],
        include_in_schema=False,
        sync_to_thread=False,
        media_type="text/html",
    )
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        name = path.strip("/") or "index.html"
        file = files.get(name)
        if file is None:
            # A page of the client has no dot in its last part, and is none of ours.
            if name.startswith("api/") or "." in name.rpartition("/")[2]:
                raise NotFoundException("there is nothing here")
            file = files["index.html"]
        return _answer(file, request.headers.get("accept-encoding", ""))

    return page


def _answer(file: File, accepted: str) -> Response[bytes]:
    offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
    headers = {"cache-control": file.cache}
    body = file.body
    if file.packed:
        headers["vary"] = "accept-encoding"
    for name, packed in file.packed.items():
        if name in offered:
            body, headers["content-encoding"] = packed, name
            break
    return Response(body, media_type=file.kind, headers=headers)
