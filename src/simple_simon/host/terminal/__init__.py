"""The command `play`: the game in a terminal, typed in and drawn in characters."""
