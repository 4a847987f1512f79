"""Tests of what runs on a computer only."""
