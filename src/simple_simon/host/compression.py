"""The compressed copies that lie beside the files of the site, for a host that sends them."""

import gzip
from collections.abc import Callable


def brotli_copy(content: bytes) -> bytes:
    """Compress as tightly as Brotli can; raise ModuleNotFoundError where it is not installed."""
    import brotli  # An installed game does without.

    compressed: bytes = brotli.compress(content, quality=11)
    return compressed


def gzip_copy(content: bytes) -> bytes:
    """Compress as tightly as gzip can."""
    return gzip.compress(content, 9, mtime=0)


COMPRESSORS: dict[str, Callable[[bytes], bytes]] = {".br": brotli_copy, ".gz": gzip_copy}
"""What makes a copy, by the ending of its name."""
