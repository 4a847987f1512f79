"""Tests of the engine.

Most run on MicroPython too, so they stay in its subset and know no pytest. Those for
CPython alone, too long for a runtime without garbage collection or leaning on
its libraries, say so in their first line.
"""
