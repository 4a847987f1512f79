"""The ports that the local server may be asked to take."""

DEFAULT_PORT = 8052

LAST_PORT = 65535

ANY_PORT = 0
"""Stands for a free port of the system's choice."""

PORTS_TRIED = 100
"""How many ports are tried, from the one asked for upwards."""
