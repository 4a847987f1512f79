"""Simple Simon, a patience game with every card in sight."""

__version__ = "0.1.0"
