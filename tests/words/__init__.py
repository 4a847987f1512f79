"""Tests of the words; on MicroPython too, unless their first line says otherwise."""
