"""The game in words: the board, moves, refusals and faults as sentences in a player's language."""
