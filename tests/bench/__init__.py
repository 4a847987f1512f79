"""What the app costs, in figures: no tests, since what a figure is depends on the machine. Run by `dev.py bench`."""
