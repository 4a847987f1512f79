"""The compressed copies that lie beside the files of the site, for a host that sends them."""

import gzip
from collections.abc import Callable

BLOCK_SIZES = (0, 16, 17)
"""The sizes of Brotli's blocks that are tried (0: its own choice): which suits a file best shows only afterwards."""


def brotli_copy(content: bytes) -> bytes:
    """Compress as tightly as Brotli can; raise ModuleNotFoundError where it is not installed."""
    import brotli  # An installed game does without.

    copies: list[bytes] = [brotli.compress(content, quality=11, lgblock=size) for size in BLOCK_SIZES]
    return min(copies, key=len)


def gzip_copy(content: bytes) -> bytes:
    """Compress as tightly as gzip can."""
    return gzip.compress(content, 9, mtime=0)


COMPRESSORS: dict[str, Callable[[bytes], bytes]] = {".br": brotli_copy, ".gz": gzip_copy}
"""What makes a copy, by the ending of its name."""
