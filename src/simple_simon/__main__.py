"""`python -m simple_simon`: the same as the command `simple-simon`."""

import sys

from .host.command import main

if __name__ == "__main__":
    sys.exit(main())
