"""The game of Simple Simon: cards, deals, rules, moves and records.

It imports nothing outside itself and runs unchanged on CPython and MicroPython.
"""
