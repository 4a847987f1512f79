"""The headers that every answer has."""

import pytest

from simple_simon.host.headers import FOR_EVER, HEADERS, POLICY_OF_PAGES, cache_control, headers_text


def test_the_policy_allows_no_inline_code_and_no_other_host() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ")
    assert "unsafe-inline" not in policy
    assert "http" not in policy
    assert "*" not in policy


def test_a_page_carries_the_policy_but_for_who_may_frame_it() -> None:
    assert f"{POLICY_OF_PAGES}; frame-ancestors 'none'" == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("assets/boot-1a2b3c4d5e.mjs", True),
        ("/assets/boot-1a2b3c4d5e.mjs", True),
        ("assets/deck/kings-00112233aabbccdd.svg", True),
        ("assets/app-12345678.tar.gz", True),
        ("boot-1a2b3c4d5e.mjs", False),
        ("ca/assets/boot-1a2b3c4d5e.mjs", False),
        ("assets/boot.mjs", False),
        ("assets/boot-1a2b3c4.mjs", False),
        ("assets/boot-00112233aabbccdde.mjs", False),
        ("assets/boot-1A2B3C4D5E.mjs", False),
        ("assets/boot-1a2b3c4d5e", False),
        ("index.html", False),
        ("sw.js", False),
    ],
)
def test_only_fingerprinted_files_are_kept_for_ever(path: str, kept: bool) -> None:
    assert cache_control(path) == ("public, max-age=31536000, immutable" if kept else "no-cache")


def test_the_file_for_hosts_says_all_headers_and_what_never_changes() -> None:
    lines = headers_text().splitlines()
    assert lines[0] == "/*"
    for name, value in HEADERS.items():
        assert f"  {name}: {value}" in lines
    assert lines[lines.index("/assets/*") + 1 :][-1] == f"  Cache-Control: {FOR_EVER}"
