"""The tests; they mirror the sources."""
