"""The headers that whoever serves the site should send: the local server here, a static host elsewhere."""

import re

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing from other hosts, no inline code; WebAssembly is what the runtime needs."""

PERMISSIONS_POLICY = ", ".join(
    [
        f"{feature}=()"
        for feature in (
            "accelerometer",
            "camera",
            "display-capture",
            "geolocation",
            "gyroscope",
            "magnetometer",
            "microphone",
            "midi",
            "payment",
            "usb",
        )
    ]
    + ["clipboard-write=(self)"]
)
"""No sensors; a game code may be copied.

Sharing it (web-share) is allowed unasked; named here, desktop Chromium logs an error.
"""

POLICY_OF_PAGES = re.sub(r"; frame-ancestors [^;]*", "", CONTENT_SECURITY_POLICY)
"""The same as it stands in a page, which cannot say who may frame it; only the header can."""

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS_POLICY,
}
"""The security headers, for every answer."""

HEADERS_FILE = "_headers"
"""The file in which many static hosts look for the headers to send."""

FOR_EVER = "public, max-age=31536000, immutable"

ASK_EACH_TIME = "no-cache"

_FINGERPRINTED = re.compile(r"/?assets/(?:[^/]+/)*[^/]*-[0-9a-f]{8,16}(?:\.[A-Za-z0-9]+)+")


def cache_control(path: str) -> str:
    """Return the Cache-Control of a file by its path from the site's root.

    A file whose name carries a fingerprint, such as assets/boot-1a2b3c4d5e.mjs, never changes.
    """
    return FOR_EVER if _FINGERPRINTED.fullmatch(path) else ASK_EACH_TIME


def headers_text() -> str:
    """Return the content of HEADERS_FILE: what to send with every file, and what with those that never change."""
    lines = ["/*", *(f"  {name}: {value}" for name, value in HEADERS.items())]
    lines += ["/assets/*", f"  Cache-Control: {FOR_EVER}"]
    return "\n".join(lines) + "\n"
